/** While you waited: what others did since the viewer's last move, as the strip shows it. */
import { isOwnNote, isUndo, numbersOf, type Planned, type Step, withJoined } from "./steps";

const MOST = 50;
/** How many of one's own moves can be taken back with the strip of then. */
const OWN = 8;

export class Waited {
  /** As far as it was shown, oldest first; moves that join are one. */
  steps = $state.raw<Planned[]>([]);
  /** The viewer's own steps, and what each of them was told before: it is told again when that step is taken back. */
  private own: { numbers: number[]; waited: Planned[] }[] = [];
  /** The number of the step that was played again last. */
  private retold = Number.NEGATIVE_INFINITY;

  /** The viewer decided something: what others did before that has been told. */
  begin(step: Step): void {
    this.retold = Number.NEGATIVE_INFINITY;
    if (!isUndo(step)) this.own = [...this.own, { numbers: numbersOf(step), waited: this.steps }].slice(-OWN);
    this.steps = [];
  }

  /** A step of another player is kept when it is shown for the first time. */
  keep(planned: Planned): void {
    const { mine, position } = planned.step;
    if (isUndo(planned.step)) this.forget(new Set(planned.step.undone));
    else if (mine) this.steps = [];
    const last = this.steps.at(-1)?.step.position.number ?? Number.NEGATIVE_INFINITY;
    if (mine || isOwnNote(planned) || !planned.shots.length || position.number <= last) return;
    this.steps = withJoined(this.steps, planned).slice(-MOST);
  }

  /** What happened before those that were shown meanwhile. */
  recall(earlier: Planned[]): void {
    const meanwhile = this.steps;
    this.steps = [];
    for (const planned of [...earlier, ...meanwhile]) this.keep(planned);
  }

  /** What was taken back was not done: it leaves the strip, and what was told before one's own move is back in it. */
  private forget(undone: Set<number>): void {
    const isUndone = (numbers: number[]) => numbers.every((number) => undone.has(number));
    for (let last = this.own.at(-1); last && isUndone(last.numbers); last = this.own.at(-1)) {
      this.own.pop();
      this.steps = last.waited;
    }
    this.steps = this.steps.filter(({ moment }) => !isUndone(numbersOf(moment)));
  }

  /** The one after the last that was played again, at the end the first. */
  get next(): Planned | undefined {
    return this.steps.find(({ step }) => step.position.number > this.retold) ?? this.steps[0];
  }

  retell({ step }: Planned): void {
    this.retold = step.position.number;
  }
}
