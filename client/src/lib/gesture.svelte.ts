/** The unfinished move of a seat. Each choice goes to the server, which plays the move once it is whole and else tells
 * what comes after it. A person who wants to be asked first sends nothing before the confirmation: then each choice is
 * a preview.
 */
import type { Choice, Previewed, PromptInfo, Update } from "../protocol.gen";
import { Refused } from "./api";

/** What a gesture needs of a session. */
export interface MoveServer {
  /** Plays these actions if they are a whole move; else what would come after them. */
  tryMove(seat: number, ply: number, actions: number[]): Promise<Previewed | "played">;
  move(seat: number, ply: number, actions: number[]): Promise<unknown>;
  preview(seat: number, actions: number[]): Promise<Previewed>;
}

interface Step {
  choice: Choice;
  ahead: Previewed;
}

/** Chosen together while the server was still asked, and the ply the person saw. */
interface Waiting {
  ply: number;
  actions: number[];
}

export class Gesture {
  private steps = $state.raw<Step[]>([]);
  busy = $state(false);
  /** Whole, and waiting for the confirmation: only when the person wants to be asked. */
  ready = $state(false);
  refused = $state.raw<Refused | null>(null);
  private waiting: Waiting[] = [];
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: MoveServer,
    private readonly seat: number,
    private readonly present: () => Update,
    private readonly confirms: () => boolean = () => false,
    private readonly played: () => void = () => {},
  ) {}

  get actions(): number[] {
    return this.steps.map((step) => step.choice.id);
  }
  get choices(): Choice[] {
    return this.steps.map((step) => step.choice);
  }
  private get ahead(): Previewed | null {
    return this.steps.at(-1)?.ahead ?? null;
  }
  get view(): Update["view"] {
    return this.ahead?.view ?? this.present().view;
  }
  get legal(): Choice[] {
    return this.ready ? [] : (this.ahead?.legal ?? this.present().legal);
  }
  /** What a lesson asks for next. */
  get right(): number[] {
    return this.ahead?.right ?? this.present().lesson?.right ?? [];
  }
  get prompt(): PromptInfo | null {
    return this.ahead ? this.ahead.prompt : this.present().prompt;
  }

  /** Adds the actions to the gesture, in one message; done when the server has answered. What is chosen in the meantime
   * follows if the gesture goes on; it is dropped if the move was played: the person saw the position before it.
   */
  choose(...actions: number[]): Promise<void> {
    if (this.busy) this.waiting.push({ ply: this.present().ply, actions });
    else this.running = this.run(() => this.takeAll(actions));
    return this.running;
  }

  private async takeAll(first: number[]): Promise<void> {
    for (let actions: number[] | undefined = first; actions; actions = this.next()) await this.take(actions);
    // At once, so that nothing chosen from now on is left waiting.
    this.busy = false;
  }

  /** The next of those waiting that is possible; those before it have come too late. */
  private next(): number[] | undefined {
    for (let each = this.waiting.shift(); each; each = this.waiting.shift())
      if (each.ply === this.present().ply && this.legal.some(({ id }) => id === each!.actions[0])) return each.actions;
    return undefined;
  }

  private async take(actions: number[]): Promise<void> {
    const { steps: before, legal } = this;
    const asksFirst = this.confirms();
    const answer = asksFirst ? await this.preview(before, actions) : await this.tryMove(before, actions);
    if (answer === "played") return;
    const added = await this.stepsTo(before, legal, actions, answer);
    // Given up in the meantime: it stays given up.
    if (this.steps !== before) return;
    this.steps = [...before, ...added];
    this.ready = asksFirst && isWhole(answer);
  }

  private preview(before: Step[], actions: number[]): Promise<Previewed> {
    return this.server.preview(this.seat, [...before.map(({ choice }) => choice.id), ...actions]);
  }

  private async tryMove(before: Step[], actions: number[]): Promise<Previewed | "played"> {
    const { ply } = this.present();
    const answer = await this.server.tryMove(this.seat, ply, [...before.map(({ choice }) => choice.id), ...actions]);
    if (answer === "played") this.end(ply);
    return answer;
  }

  /** The steps of actions chosen together, each with what comes after it, so that each can be taken back. */
  private async stepsTo(before: Step[], legal: Choice[], actions: number[], last: Previewed): Promise<Step[]> {
    const between = actions.slice(1).map((_, i) => this.preview(before, actions.slice(0, i + 1)));
    const aheads = [...(await Promise.all(between)), last];
    const offered = [legal, ...aheads.map((ahead) => ahead.legal)];
    const choiceAt = (id: number, i: number) => offered[i]!.find((choice) => choice.id === id) ?? { id, facts: {} };
    return actions.map((id, i) => ({ choice: choiceAt(id, i), ahead: aheads[i]! }));
  }

  /** The move was played: what was chosen in the position before it has come too late. */
  private end(ply: number): void {
    const { waiting } = this;
    this.clear();
    this.waiting = waiting.filter((each) => each.ply !== ply);
    this.played();
  }

  /** The confirmation: plays the gesture, or shows why it was refused. */
  send = () =>
    this.run(async () => {
      const { ply } = this.present();
      await this.server.move(this.seat, ply, this.actions);
      this.end(ply);
      this.busy = false;
    });

  back(): void {
    this.steps = this.steps.slice(0, -1);
    this.waiting = [];
    this.ready = false;
    this.refused = null;
  }

  clear(): void {
    this.steps = [];
    this.waiting = [];
    this.ready = false;
    this.refused = null;
  }

  /** Work that ends with not being busy any more, or is refused. */
  private async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      await work();
    } catch (error) {
      this.busy = false;
      this.waiting = [];
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
    }
  }
}

/** Nothing more is asked, a draw or a secret follows, or the next question does not continue the gesture. */
const isWhole = ({ complete, stop, legal, prompt }: Previewed) => complete || Boolean(stop) || !legal.length || !prompt?.continues;
