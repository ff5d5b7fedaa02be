/** What match and replay feed a stage with: the game and its board, its words, who plays, and what is pointed at. From these
 * come a director's cast and the props of the board, with or without something to choose.
 */
import type { BoardProps, GameFace } from "../games/board";
import { faceOf } from "../games/registry";
import * as api from "../lib/api";
import { type Facts, SPECTATOR } from "../lib/fluent";
import { playerNames, seatFaces } from "../lib/names";
import { motion, settings } from "../lib/settings.svelte";
import { gameWords, GameTranslation } from "../lib/words.svelte";
import type { GameData, TableInfo } from "../protocol.gen";
import type { Cast, Director } from "./director.svelte";

/** What a seat can do now. */
export type Acting = Pick<
  BoardProps,
  "view" | "viewer" | "prompt" | "legal" | "gesture" | "choose" | "back" | "cancel" | "preview" | "whyNot" | "reason"
>;

const nothing = () => undefined;
const refuse = () => Promise.reject(new Error("only a player can do that"));

/** For spectators and replays: everything is shown, nothing can be chosen. */
const watching = (view: BoardProps["view"]): Acting => ({
  view,
  viewer: SPECTATOR,
  prompt: null,
  legal: [],
  gesture: [],
  choose: () => Promise.resolve(),
  back: nothing,
  cancel: nothing,
  preview: refuse,
  whyNot: nothing,
  reason: refuse,
});

/** Used inside a component. */
export class Feed {
  data = $state.raw<GameData | null>(null);
  face = $state.raw<GameFace | null>(null);
  /** What is pointed at: it lights up on the board. */
  highlight = $state.raw<Facts | null>(null);
  private readonly translation: GameTranslation;

  constructor(
    private readonly table: () => TableInfo | null,
    private readonly mySeats: () => number[] = () => [],
    teaches: () => boolean = () => false,
  ) {
    this.translation = new GameTranslation(
      () => table()?.game ?? "",
      () => this.names,
      teaches,
    );
  }

  private readonly names = $derived.by(() => playerNames(this.table()));
  readonly seats = $derived.by(() => {
    const table = this.table();
    return table ? seatFaces(table, this.mySeats()) : [];
  });
  readonly words = $derived.by(() => {
    const { catalogue } = this.translation;
    return catalogue && this.data ? gameWords(catalogue, this.data.actions) : null;
  });

  async load(game: string): Promise<void> {
    const [data, face] = await Promise.all([api.gameData(game), faceOf(game)]);
    this.face = face;
    this.data = data;
  }

  point = (facts: Facts | null) => {
    this.highlight = facts;
  };

  /** What a director needs to tell a step to a viewer; `away` while nobody looks through these eyes. */
  cast(viewer: number, away = false): Cast | null {
    const { data, face, seats, words } = this;
    if (!words || !data) return null;
    const { scenes = {}, log = {}, sources } = face ?? {};
    return { viewer, data, seats, words, scenes, log, sources, speed: settings.speed, still: motion.still, away };
  }

  /** The board at the director's moment; what a lesson speaks of is lit where nothing else is. */
  board(director: Director, acting: Acting | null = null, taught: Facts | null = null): BoardProps | null {
    const { data, seats, words } = this;
    const [table, position] = [this.table(), director.position];
    if (!data || !words || !table || !position) return null;
    return {
      present: position.view,
      data,
      options: table.options,
      log: director.log.filter(({ number }) => !director.undone.has(number)),
      seats,
      toAct: position.to_act,
      highlight: director.highlight ?? this.highlight ?? taught,
      words,
      still: motion.still,
      point: this.point,
      ...(acting ?? watching(position.view)),
    };
  }
}
