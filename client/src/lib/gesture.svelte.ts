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

  constructor(
    private readonly teller: Teller,
    private readonly seat: number,
    private readonly present: () => Update,
    private readonly confirms: () => boolean = () => false,
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

  /** Takes the actions one after the other, and sends the move as soon as it is whole. */
  async choose(...actions: number[]): Promise<void> {
    if (this.busy) return;
    await this.guarded(async () => {
      for (const action of actions) await this.take(action);
      if (!this.isWhole()) return;
      if (this.confirms()) this.ready = true;
      else await this.trySend();
    });
  }

  /** Sends the gesture, with these actions added, as it is. Rejects if it is refused. */
  async submit(...actions: number[]): Promise<void> {
    this.busy = true;
    try {
      await this.teller.move(this.seat, this.present().ply, [...this.actions, ...actions]);
      this.clear();
    } finally {
      this.busy = false;
    }
  }

  /** Sends it and shows a refusal. */
  send = () => this.guarded(() => this.trySend());

  back(): void {
    this.steps = this.steps.slice(0, -1);
    this.ready = false;
    this.refused = null;
  }

  clear(): void {
    this.steps = [];
    this.ready = false;
    this.incomplete = false;
    this.refused = null;
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
    } finally {
      this.busy = false;
    }
  }

  private async take(action: number): Promise<void> {
    const choice = this.legal.find((each) => each.id === action) ?? { id: action, facts: {} };
    const ahead = await this.teller.preview(this.seat, [...this.actions, action]);
    this.steps = [...this.steps, { choice, ahead }];
  }

  /** Nothing more is owed, the future is nobody's to know, or the question it began with is asked again. */
  private isWhole(): boolean {
    const ahead = this.ahead!;
    if (ahead.complete || ahead.stop || !ahead.legal.length) return true;
    return !this.incomplete && ahead.prompt?.kind === this.present().prompt?.kind;
  }

  /** A secret choice has to be finished first: it is then gathered further. */
  private async trySend(): Promise<void> {
    try {
      await this.submit();
    } catch (error) {
      if (!(error instanceof Refused) || error.kind !== "incomplete_move") throw error;
      this.incomplete = true;
      this.ready = false;
    }
  }
}
