/** A real match for the board under test: Python answers as the server would. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { Catalogue, type Language } from "../../lib/fluent";
import { gameWords } from "../../lib/words.svelte";
import type { Choice, GameData, GameInfo, SeenEvent, Previewed, PromptInfo, Reason, Update } from "../../protocol.gen";
import type { SeatFace, Words } from "../board";
import type { AnyView } from "../views.gen";

export const ROOT = join(import.meta.dirname, "../../../..");
const NAMES = ["Ada", "Howard", "Gertrude", "Agatha", "Sawyer", "Heinrich"];
const SHAPES = ["circle", "square", "diamond", "triangle", "hexagon", "star"] as const;

export interface Position {
  seats: number;
  view: AnyView;
  legal: Choice[];
  prompt: PromptInfo | null;
  to_act: number[];
  ply: number;
  log: SeenEvent[];
}

type Argument = string | number | boolean | number[] | Record<string, number>;

/** The beginning of a match, or a position in the words of `tests/games/<game>/desk.py`; then moves of greedy bots. */
export interface Start {
  seats?: number;
  options?: Record<string, boolean | number | string>;
  /** Calls of methods of the desk; an object at the end holds the named arguments. */
  set?: [string, ...Argument[]][];
  /** Another way to begin than the desk itself: the name of a class method. */
  desk?: string;
  play?: number;
}

/** Actions are ids, or in notation. */
export type Actions = (number | string)[];

export class Engine {
  private readonly process: ChildProcess;
  private readonly waiting: ((line: string) => void)[] = [];

  constructor(readonly game: string) {
    this.process = spawn(join(ROOT, ".venv/bin/python"), ["-m", "tests.client.match", game], {
      cwd: ROOT,
      stdio: ["pipe", "pipe", "inherit"],
    });
    createInterface({ input: this.process.stdout! }).on("line", (line) => this.waiting.shift()?.(line));
  }

  private async ask<Answer>(request: object): Promise<Answer> {
    const line = new Promise<string>((resolve) => this.waiting.push(resolve));
    this.process.stdin!.write(`${JSON.stringify(request)}\n`);
    const answer = JSON.parse(await line) as Answer & { error?: string };
    if (answer.error) throw new Error(answer.error);
    return answer;
  }

  start = (start: Start) => this.ask<Position>({ ask: "new", ...start });
  games = () => this.ask<GameInfo[]>({ ask: "games" });
  data = () => this.ask<GameData>({ ask: "data" });
  update = (viewer: number) => this.ask<Position>({ ask: "update", viewer });
  preview = (viewer: number, actions: Actions) => this.ask<Previewed>({ ask: "preview", viewer, actions });
  why = (viewer: number, action: number | string, after: Actions = []) => this.ask<Reason>({ ask: "why", viewer, action, after });
  /** As the server does with `whole: false`: plays a whole move, or says what would come after these actions. */
  tryMove = (viewer: number, actions: Actions) => this.ask<Position | Previewed>({ ask: "move", viewer, actions, whole: false });
  move = (viewer: number, actions: Actions) => this.ask<Position>({ ask: "move", viewer, actions });
  /** This number of moves of greedy bots. */
  play = (moves: number) => this.ask<Position>({ ask: "play", moves });
  close = () => this.process.kill();
}

/** All a game says in a language: its own words, the shared ones, and those of its board. */
export function catalogue(game: string, lang: Language): Catalogue {
  const folders = [`client/src/games/${game}/text`, `src/motherlode/games/${game}/text`, "src/motherlode/play/text"];
  const files = folders.map((folder) => join(ROOT, folder, `${lang}.ftl`)).filter(existsSync);
  return new Catalogue(
    lang,
    files.map((file) => readFileSync(file, "utf-8")),
    NAMES,
    true,
  );
}

export const wordsIn = (lang: Language, data: GameData): Words => gameWords(catalogue(data.id, lang), data.actions);

/** A position as the message it would come in. */
export function updateOf(position: Position, viewer: number): Update {
  const rest = { full: true, events: [], undo: "", undone: [], past: false, thinking: [], clock: null, outcome: null, lesson: null };
  return { type: "update", viewer, number: position.ply, ...rest, ...position };
}

export function faces(seats: number, viewer: number): SeatFace[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: NAMES[seat]!,
    colour: `var(--seat-${seat})`,
    letter: "ABCDEF"[seat]!,
    shape: SHAPES[seat]!,
    mine: seat === viewer,
    portrait: seat,
  }));
}
