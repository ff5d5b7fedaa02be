/** A real match of RAWsiko behind the board under test: Python answers as the server would. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { Catalogue, type Language } from "../../../lib/fluent";
import { gameWords } from "../../../lib/words.svelte";
import type { Choice, GameData, GameInfo, LogEntry, Previewed, PromptInfo, Reason } from "../../../protocol.gen";
import type { SeatFace, View, Words } from "../../board";
import { face } from "../index";

export const ROOT = join(import.meta.dirname, "../../../../..");
const NAMES = ["Ada", "Sawyer", "Gertrude", "Howard", "Agatha"];
const SHAPES = ["circle", "square", "diamond", "triangle", "hexagon"] as const;

export interface Position {
  view: View;
  legal: Choice[];
  prompt: PromptInfo | null;
  to_act: number[];
  log: LogEntry[];
}

/** A start: moves of bots, or a position in the words of `tests/games/rawsiko/desk.py`. */
export interface Start {
  seats?: number;
  play?: number;
  set?: [string, ...(string | number | Record<string, number>)[]][];
  options?: Record<string, boolean | number | string>;
}

export class Engine {
  private readonly process = spawn(join(ROOT, ".venv/bin/python"), ["-m", "tests.client.rawsiko"], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  private readonly waiting: ((line: string) => void)[] = [];

  constructor() {
    createInterface({ input: this.process.stdout }).on("line", (line) => this.waiting.shift()?.(line));
  }

  private async ask<Answer>(request: object): Promise<Answer> {
    const line = new Promise<string>((resolve) => this.waiting.push(resolve));
    this.process.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse(await line) as Answer & { error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer;
  }

  start = (start: Start) => this.ask<Position>({ ask: "new", ...start });
  games = () => this.ask<GameInfo[]>({ ask: "games" });
  data = () => this.ask<GameData>({ ask: "data" });
  update = (viewer: number) => this.ask<Position>({ ask: "update", viewer });
  preview = (viewer: number, actions: number[]) => this.ask<Previewed>({ ask: "preview", viewer, actions });
  why = (viewer: number, action: number, after: number[]) => this.ask<Reason>({ ask: "why", viewer, action, after });
  move = (viewer: number, actions: number[]) => this.ask<Position>({ ask: "move", viewer, actions });
  close = () => this.process.kill();
}

export function catalogue(lang: Language): Catalogue {
  const files = ["src/motherlode/games/rawsiko/text", "src/motherlode/play/text"].map((folder) => join(ROOT, folder, `${lang}.ftl`));
  const sources = files.map((file) => readFileSync(file, "utf-8"));
  return new Catalogue(lang, [face.text[lang]!, ...sources], NAMES, true);
}

export const wordsIn = (lang: Language, data: GameData): Words => gameWords(catalogue(lang), data.actions);

export function faces(seats: number, viewer: number): SeatFace[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: NAMES[seat]!,
    colour: `var(--seat-${seat})`,
    letter: "ABCDE"[seat]!,
    shape: SHAPES[seat]!,
    mine: seat === viewer,
  }));
}
