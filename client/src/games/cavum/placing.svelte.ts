/** The tile in hand: over which hex it hovers, how it is turned, and what its place would allow. */
import type { Choice, Previewed } from "../../protocol.gen";
import type { BoardProps } from "../board";
import { actionId, choicesOf } from "../actions";
import { cellChoices } from "./aim";
import { SIDES } from "./grid";
import { forecastOf, type Forecast } from "./forecast";
import type { CavumView } from "./types.gen";
import { cavum } from "./view";

export class Placing {
  /** The hex under the pointer or the focus, if the tile may go there. */
  private over = $state<string | null>(null);
  private wanted = $state(0);
  /** Whether the person has turned this tile: then a press lays it at once. */
  private isTurned = $state(false);
  /** The rotations by gesture and hex, as the server told them. */
  private told = $state.raw<Record<string, Choice[]>>({});
  /** Where the tile could go before a hex was chosen. */
  private sites = $state.raw<Map<string, Choice>>(new Map());
  /** The view after laying it as it is shown. */
  ahead = $state.raw<CavumView | null>(null);
  /** What building would bring then, if it is still one's turn. */
  foreseen = $state.raw<Forecast | null>(null);
  private asked = 0;

  constructor(private readonly board: () => BoardProps) {}

  get isOn(): boolean {
    return this.kind === "lay" || this.kind === "turn";
  }
  private get kind(): string {
    return this.board().prompt?.kind ?? "";
  }
  get tile(): string | null {
    return this.isOn ? cavum(this.board().view).turn.tile : null;
  }
  /** The hex the ghost is drawn on. */
  get hex(): string | null {
    if (this.kind === "turn") return cavum(this.board().view).turn.hex;
    return this.kind === "lay" ? this.over : null;
  }
  /** Whether the hex is chosen and only the turn is asked. */
  get sits(): boolean {
    return this.kind === "turn";
  }
  get turns(): Choice[] {
    if (this.kind === "turn") return choicesOf(this.board(), "turn");
    return (this.hex && this.told[this.key(this.hex)]) || [];
  }
  get turn(): Choice | null {
    return this.turns.find(({ facts }) => facts.rotation === this.wanted) ?? this.turns[0] ?? null;
  }
  get exits(): number[] {
    return ((this.turn?.facts.exits ?? []) as string[]).map((side) => SIDES.indexOf(side));
  }
  /** The hexes on which the tile may lie, also while one of them is chosen. */
  get places(): Map<string, Choice> {
    return this.kind === "lay" ? cellChoices(this.board()) : this.sites;
  }

  private key = (hex: string) => `${this.board().gesture.join()} ${hex}`;

  /** A new tile, or none: as it lay in the box. */
  reset(): void {
    this.over = null;
    this.isTurned = false;
    this.ahead = this.foreseen = null;
  }

  /** The pointer or the focus came to a hex, or left. */
  look(hex: string | null): void {
    if (this.kind !== "lay") return;
    const choice = hex ? cellChoices(this.board()).get(hex) : undefined;
    this.over = choice ? hex : null;
    if (choice && !this.told[this.key(hex!)]) void this.ask(hex!, choice);
  }

  private async ask(hex: string, choice: Choice): Promise<void> {
    const key = this.key(hex);
    const found = await this.tryPreview(choice.id);
    if (found) this.told = { ...this.told, [key]: found.legal };
  }

  private async tryPreview(...actions: number[]): Promise<Previewed | null> {
    return this.board()
      .preview(...actions)
      .catch(() => null);
  }

  /** Turns it to the next way it may lie. */
  rotate(step: number): void {
    const { turns, turn } = this;
    if (!turn) return;
    const next = turns[(turns.indexOf(turn) + step + turns.length) % turns.length]!;
    this.wanted = Number(next.facts.rotation);
    this.isTurned = true;
  }

  /** A press or a drop on a hex: the tile sits there, or is laid if nothing about its turn is open. */
  async put(hex: string, isTouch = false): Promise<void> {
    if (this.kind === "turn") return this.move(hex);
    const choice = this.places.get(hex);
    if (!choice) return;
    this.sites = cellChoices(this.board());
    const turns = this.told[this.key(hex)] ?? (await this.tryPreview(choice.id))?.legal ?? [];
    const settled = (this.isTurned || turns.length === 1) && !isTouch;
    const turn = turns.find(({ facts }) => facts.rotation === this.wanted) ?? turns[0];
    await this.board().choose(choice.id, ...(settled && turn ? [turn.id] : []));
  }

  /** While it sits: a press on it turns it, one on another hex moves it there; where it cannot go it is taken up again, and why is said. */
  private async move(hex: string): Promise<void> {
    if (hex === this.hex) return this.rotate(1);
    const choice = this.sites.get(hex);
    const { data, back } = this.board();
    back();
    if (choice) return this.board().choose(choice.id);
    const action = actionId(data, "lay", { hex });
    if (action >= 0) this.board().whyNot(action);
  }

  lay(): void {
    if (this.sits && this.turn) void this.board().choose(this.turn.id);
  }

  /** Asks what the mountain would be like with the tile as it is shown. */
  async foresee(): Promise<void> {
    const asked = ++this.asked;
    const { hex, turn } = this;
    const site = hex ? this.places.get(hex) : undefined;
    if (!turn || !(this.sits || site)) {
      this.ahead = this.foreseen = null;
      return;
    }
    const found = await this.tryPreview(...(this.sits ? [] : [site!.id]), turn.id);
    if (asked === this.asked && found) [this.ahead, this.foreseen] = [cavum(found.view), forecastOf(found.prompt)];
  }
}
