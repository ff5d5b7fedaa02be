/** The unfinished move of a seat: gathered action by action through previews, sent when it is whole. */
import type { Choice, Previewed, PromptInfo, Update } from "../protocol.gen";
import { Refused } from "./api";

/** What a gesture needs of a session. */
export interface Teller {
  move(seat: number, ply: number, actions: number[]): Promise<unknown>;
  preview(seat: number, actions: number[]): Promise<Previewed>;
}

interface Step {
  choice: Choice;
  ahead: Previewed;
}

export class Gesture {
  private steps = $state.raw<Step[]>([]);
  busy = $state(false);
  /** Whole, and waiting for a last word: only when the person wants to be asked. */
  ready = $state(false);
  refused = $state.raw<Refused | null>(null);
  private incomplete = false;
  /** Chosen while a preview was still running, each with what was chosen together with it. */
  private waiting: number[][] = [];

  constructor(
    private readonly teller: Teller,
    private readonly seat: number,
    private readonly present: () => Update,
    private readonly confirms: () => boolean = () => false,
    /** The prompts with which a gesture begins: one that leads to such a prompt is whole. */
    private readonly begins: () => string[] = () => [],
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
  get view(): Record<string, unknown> {
    return this.ahead?.view ?? this.present().view;
  }
  get legal(): Choice[] {
    return this.ready ? [] : (this.ahead?.legal ?? this.present().legal);
  }
  get prompt(): PromptInfo | null {
    return this.ahead ? this.ahead.prompt : this.present().prompt;
  }

  /** Takes the actions one after the other, and sends the move as soon as it is whole. What is chosen while the server
   * is asked follows if the gesture goes on; it is dropped if the gesture was sent: the person saw what was before it.
   */
  async choose(...actions: number[]): Promise<void> {
    if (this.busy) this.waiting.push(actions);
    else await this.guarded(() => this.gather(actions));
  }

  private async gather(first: number[]): Promise<void> {
    for (let actions: number[] | undefined = first; actions; actions = this.next()) {
      for (const action of actions) if (!(await this.take(action))) break;
      if (!this.isWhole()) continue;
      if (this.confirms()) this.ready = true;
      else await this.trySend();
    }
    // At once: what is chosen from now on begins anew.
    this.busy = false;
  }

  /** The next of those waiting that is possible; those before it have come too late. */
  private next(): number[] | undefined {
    let actions = this.waiting.shift();
    while (actions && !this.legal.some(({ id }) => id === actions![0])) actions = this.waiting.shift();
    return actions;
  }

  /** Sends the gesture, with these actions added, as it is. Rejects if it is refused. */
  async submit(...actions: number[]): Promise<void> {
    this.busy = true;
    try {
      await this.move(...actions);
    } finally {
      this.waiting = [];
      this.busy = false;
    }
  }

  private async move(...actions: number[]): Promise<void> {
    await this.teller.move(this.seat, this.present().ply, [...this.actions, ...actions]);
    this.clear();
  }

  /** Sends it and shows a refusal. */
  send = () =>
    this.guarded(async () => {
      await this.trySend();
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
    this.incomplete = false;
    this.refused = null;
  }

  /** Work that ends with not being busy any more, or is refused. */
  private async guarded(work: () => Promise<void>): Promise<void> {
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

  /** Whether the gesture has grown by it: it may have been given up in the meantime. */
  private async take(action: number): Promise<boolean> {
    const before = this.steps;
    const choice = this.legal.find((each) => each.id === action) ?? { id: action, facts: {} };
    const ahead = await this.teller.preview(this.seat, [...this.actions, action]);
    if (this.steps !== before) return false;
    this.steps = [...before, { choice, ahead }];
    return true;
  }

  /** Nothing more is owed, the future is nobody's to know, or a question comes with which a gesture begins. */
  private isWhole(): boolean {
    const { ahead } = this;
    if (!ahead) return false;
    if (ahead.complete || ahead.stop || !ahead.legal.length) return true;
    return !this.incomplete && [this.present().prompt?.kind, ...this.begins()].includes(ahead.prompt?.kind);
  }

  /** A secret choice has to be finished first: it is then gathered further. */
  private async trySend(): Promise<void> {
    try {
      await this.move();
    } catch (error) {
      if (!(error instanceof Refused) || error.kind !== "incomplete_move") throw error;
      this.incomplete = true;
      this.ready = false;
    }
  }
}
