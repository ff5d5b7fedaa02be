/** Plays what happened, step by step: a queue between the server and the screen. What is shown is the director's moment;
 * it catches up with the newest position as fast as the person wants, and at once when asked.
 */
import { tick } from "svelte";

import type { GameFace, LogFace, SeatFace, Words } from "../games/board";
import type { AnyView } from "../games/views.gen";
import type { Facts } from "../lib/fluent";
import { eventSentence } from "../lib/sentences";
import type { GameData, OutcomeInfo, SeenEvent } from "../protocol.gen";
import { type Crew, type Ghost, StageActor } from "./actor";
import { actingIn, BUDGET, joinedShot, lengthOf, LINE, rateFor, type Scenes, type Shot, shotsOf, skips, toldIn } from "./plan";
import { scoreShot } from "./points";
import type { Moment } from "./scene";

/** A position that can be shown: an update of the server, or a step of a replay. */
export interface Position {
  number: number;
  to_act: number[];
  view: AnyView;
  outcome: OutcomeInfo | null;
}

/** One step of the match as it comes in. */
export interface Step {
  position: Position;
  events: SeenEvent[];
  /** Whose move it was; -1 if nobody's. */
  seat: number;
  mine: boolean;
  /** The viewer's own, but it opens what others had chosen in secret: it is shown as theirs. */
  opens?: boolean;
  /** Numbers of the events that it takes back. */
  undone?: readonly number[];
}

/** Everything that is needed to tell a step; asked for when it is played. */
export interface Cast {
  viewer: number;
  data: GameData;
  seats: SeatFace[];
  words: Words;
  scenes: Scenes;
  log: LogFace;
  sources?: GameFace["sources"];
  /** 0.5, 1, 2, or 0 for at once. */
  speed: number;
  still: boolean;
  /** Nobody looks through these eyes now: what happens waits until they are back. */
  away?: boolean;
}

export interface Caption {
  text: string;
  seat: number;
  event: SeenEvent;
}

interface Shown {
  position: Position;
  log: SeenEvent[];
  /** Numbers of events that were taken back. */
  undone: ReadonlySet<number>;
}

/** A step with what it takes to show it. */
export interface Planned {
  step: Step;
  from: Position;
  moment: Moment;
  shots: Shot[];
}

/** A scene that has not ended after this many times its own length is cut off. */
const OVERTIME = 1.25;
/** More of them than this tell nothing any more. */
const GHOSTS = 12;
const HEARD = 30;
const WAITED = 50;
/** How many of one's own moves can be taken back with the strip of then. */
const OWN = 8;
const NONE: ReadonlySet<number> = new Set();

export class Director {
  private shown = $state.raw<Shown | null>(null);
  private newest: Shown | null = null;
  private queue: Planned[] = [];
  /** The step that is being played; another one, or none, means that it was cut off. */
  private current: Planned | null = null;
  private actor: StageActor | null = null;
  private running = false;
  /** How many steps of the viewer's own came in. */
  decided = 0;
  /** How often a position was shown to which nothing led. */
  jumped = $state(0);
  /** How much of the budget the steps since the viewer's last decision have taken. */
  private spent = 0;
  /** When there was last nothing left to play: time in which nobody waits for scenes. */
  private rested = 0;
  private rate = 1;
  /** The viewer's own steps, and what each of them was told before: it is told again when that step is taken back. */
  private own: { numbers: number[]; waited: Planned[] }[] = [];
  /** The number of the step that was played again last. */
  private retold = Number.NEGATIVE_INFINITY;
  private isRetelling = false;
  /** The stage on which scenes find things by name. */
  root: HTMLElement | null = null;

  isPlaying = $state(false);
  /** What others did is being shown: a click ends it and does nothing else. */
  isHolding = $state(false);
  caption = $state.raw<Caption | null>(null);
  /** What a screen reader hears, in order. */
  heard = $state.raw<{ key: number; text: string }[]>([]);
  /** What the event of the moment is about: it lights up on the board. */
  highlight = $state.raw<Facts | null>(null);
  /** Names of things that a scene lights up. */
  lit = $state.raw<string[]>([]);
  /** Names of things that a lesson speaks of: they stay lit whatever scenes do. */
  taught = $state.raw<string[]>([]);
  /** What others did since the viewer's last move as far as it was shown, oldest first; moves that join are one. */
  waited = $state.raw<Planned[]>([]);
  ghosts = $state.raw<Ghost[]>([]);
  /** The number of the last step that was seen when the page was opened; later ones are new. */
  seen = $state(Number.POSITIVE_INFINITY);

  constructor(private readonly cast: () => Cast | null) {}

  get position(): Position | null {
    return this.shown?.position ?? null;
  }
  get log(): SeenEvent[] {
    return this.shown?.log ?? [];
  }
  get undone(): ReadonlySet<number> {
    return this.shown?.undone ?? NONE;
  }

  /** Shows a position at once; nothing led to it. */
  jump(position: Position, log: SeenEvent[], undone = NONE): void {
    this.newest = { position, log, undone };
    this.jumped += 1;
    this.finish();
  }

  /** More became known of what is shown newest; what is being played goes on. */
  renew(position: Position, log: SeenEvent[], undone: ReadonlySet<number>): void {
    if (!this.newest || !this.shown) return this.jump(position, log, undone);
    const isNewest = this.shown === this.newest;
    const last = this.shown.log.at(-1)?.number ?? -1;
    this.newest = { position, log, undone };
    const ahead = new Set(this.steps.flatMap((planned) => planned.step.undone ?? []));
    const until = new Set([...undone].filter((number) => !ahead.has(number)));
    this.shown = isNewest ? this.newest : { ...this.shown, log: this.logUpTo(last), undone: until };
  }

  /** More of the log became known; the position is the same. */
  relog(log: SeenEvent[], undone: ReadonlySet<number> = this.newest?.undone ?? NONE): void {
    if (this.newest) this.renew(this.newest.position, log, undone);
  }

  /** The position that what comes in next follows on. */
  get latest(): Position | null {
    return this.newest?.position ?? null;
  }

  /** What happened since the viewer last looked, told by the strip alone, before what was shown meanwhile. */
  recall(steps: Step[], before: Position): void {
    const meanwhile = this.waited;
    this.waited = [];
    let last = before;
    for (const step of steps) {
      const planned = this.plan(step, last);
      if (step.mine || step.opens) this.waited = [];
      if (!step.mine && planned) this.keep(planned);
      last = step.position;
    }
    for (const planned of meanwhile) this.keep(planned);
  }

  /** A step came in: it is played after those before it. */
  receive(step: Step, log: SeenEvent[]): void {
    const before = this.newest?.position ?? step.position;
    const undone = step.undone?.length ? new Set([...(this.newest?.undone ?? NONE), ...step.undone]) : (this.newest?.undone ?? NONE);
    this.newest = { position: step.position, log, undone };
    if (step.mine || step.opens) this.begin(step);
    this.enqueue(this.plan(step, before));
  }

  /** A step of another player comes into the strip when it is shown for the first time. */
  private keep(planned: Planned): void {
    const { mine, position } = planned.step;
    if (isUndo(planned.step)) this.forget(new Set(planned.step.undone));
    else if (mine) this.waited = [];
    const last = this.waited.at(-1)?.step.position.number ?? Number.NEGATIVE_INFINITY;
    if (mine || isOwnNote(planned) || !planned.shots.length || position.number <= last) return;
    this.waited = withJoined(this.waited, planned).slice(-WAITED);
  }

  /** What was taken back was not done: it leaves the strip, and what was told before one's own move is back in it. */
  private forget(undone: Set<number>): void {
    const isUndone = (numbers: number[]) => numbers.every((number) => undone.has(number));
    for (let last = this.own.at(-1); last && isUndone(last.numbers); last = this.own.at(-1)) {
      this.own.pop();
      this.waited = last.waited;
    }
    this.waited = this.waited.filter(({ moment }) => !isUndone(numbersOf(moment)));
  }

  /** Steps through those that were waited for: the one after the last that was played again, at the end the first. */
  againNext(): void {
    const next = this.waited.find(({ step }) => step.position.number > this.retold) ?? this.waited[0];
    if (next) this.again(next);
  }

  /** Plays a step of those that were waited for once more, from the position before it. */
  again(planned: Planned): void {
    this.finish();
    this.retold = planned.step.position.number;
    this.isRetelling = true;
    const { step, from } = planned;
    const to_act = step.seat >= 0 ? [step.seat] : step.position.to_act;
    this.spent = 0;
    this.queue = [{ ...planned, from: { ...from, to_act }, step: { ...step, mine: false, undone: [] } }];
    this.returnTo(this.queue[0]!);
    this.update();
    void this.run();
  }

  /** To where a step begins, if something else is shown. */
  private returnTo({ from, moment }: Planned): void {
    if (!this.newest || this.shown?.position.view === moment.before) return;
    const first = moment.events[0]?.number ?? Number.POSITIVE_INFINITY;
    this.shown = { position: from, log: this.logUpTo(first - 1), undone: this.undone };
  }

  /** The viewer decided something: what others did before that has been told. */
  private begin(step: Step): void {
    this.decided += 1;
    this.spent = 0;
    this.retold = Number.NEGATIVE_INFINITY;
    if (!isUndo(step)) this.own = [...this.own, { numbers: numbersOf(step), waited: this.waited }].slice(-OWN);
    this.waited = [];
    this.ghosts = [];
    this.seen = Number.POSITIVE_INFINITY;
  }

  private enqueue(planned: Planned | null): void {
    const isIdle = !this.current && !this.queue.length;
    if (isIdle) this.rest();
    if (planned && isIdle && this.pace() <= 0) this.flash(planned);
    else if (planned && !(isIdle && !planned.shots.length)) this.queue = withJoined(this.queue, planned);
    if (!this.queue.length && !this.current) return this.settle();
    this.update();
    void this.run();
  }

  private plan(step: Step, before: Position): Planned | null {
    const cast = this.cast();
    if (!cast) return null;
    const { viewer, data, seats, words, scenes, sources } = cast;
    const { events, seat, mine } = step;
    const moment = { events, before: before.view, after: step.position.view, seat, mine, viewer, data, seats, words };
    const shots = shotsOf(moment, scenes, (event) => Boolean(eventSentence(words, event)));
    return { step, from: before, moment, shots: [...shots, scoreShot(moment, sources) ?? []].flat() };
  }

  private async run(): Promise<void> {
    if (this.running || this.cast()?.away) return;
    this.running = true;
    while (this.queue.length && !this.cast()?.away) {
      this.fitBudget();
      this.current = this.queue.shift() ?? null;
      this.update();
      if (this.current) await this.playStep(this.current);
      this.current = null;
    }
    this.running = false;
    if (!this.queue.length) this.settle();
  }

  /** Somebody looks again: what waited for them is played. */
  resume(): void {
    void this.run();
  }

  /** While nothing was played nobody waited for it: that time is there again. */
  private rest(): void {
    const pause = (performance.now() - this.rested) * (this.cast()?.speed || 1);
    this.spent = Math.max(0, this.spent - pause);
  }

  /** Milliseconds of the budget that are left; hardly any when it is spent. */
  private get left(): number {
    return Math.max(1, BUDGET - this.spent);
  }

  /** Leaves out the oldest steps that do not fit into the time there is. */
  private fitBudget(): void {
    const skip = skips(
      this.queue.map(({ shots }) => lengthOf(shots)),
      this.left,
    );
    for (const each of this.queue.splice(0, skip)) this.flash(each);
  }

  /** The rest of a step and all that waits behind it, just fast enough for the time there is. */
  private hurry(rest: Shot[]): void {
    const pending = this.queue.reduce((sum, { shots }) => sum + lengthOf(shots), lengthOf(rest));
    this.rate = rateFor(pending, this.left);
  }

  private async playStep(planned: Planned): Promise<void> {
    this.keep(planned);
    this.returnTo(planned);
    const last = planned.shots.findLastIndex((shot) => shot.scene.play);
    for (const [i, shot] of planned.shots.entries()) {
      const began = performance.now();
      this.hurry(planned.shots.slice(i));
      if (i > last) this.show(planned.step);
      this.addToLog(shot.event);
      await this.playShot(planned, shot);
      if (this.current !== planned) return;
      this.spent += (performance.now() - began) * (this.cast()?.speed || 1);
    }
    this.reach(planned.step);
  }

  private async playShot({ step, moment }: Planned, shot: Shot): Promise<void> {
    this.announce(shot, step.seat);
    const actor = new StageActor(moment, this.crew(step));
    this.actor = actor;
    await tick();
    const most = Math.min(shot.ms * OVERTIME, this.left * this.rate);
    await Promise.race([this.perform(shot, actor), actor.wait(most)]);
    actor.end();
    this.lit = [];
  }

  /** A scene that is over sooner than it said still leaves time to read its line. */
  private async perform({ scene, event, ms }: Shot, actor: StageActor): Promise<void> {
    if (!scene.play) return actor.wait(ms);
    const read = actor.wait(Math.min(ms, LINE / 2));
    await playOut(scene.play(event, actor));
    await read;
  }

  private crew(step: Step): Crew {
    return {
      root: () => this.root,
      still: () => this.cast()?.still ?? true,
      pace: () => this.pace(),
      light: (names) => (this.lit = [...this.lit, ...names]),
      caption: (text) => this.say(text),
      show: () => this.show(step),
      ghost: (ghost) => this.leave(step, ghost),
    };
  }

  private leave({ mine }: Step, ghost: Ghost): void {
    const isKnown = this.ghosts.some((each) => each.from === ghost.from && each.to === ghost.to);
    if (!mine && !isKnown) this.ghosts = [...this.ghosts, ghost].slice(-GHOSTS);
  }

  /** What is asked for once more is shown even to those who want everything at once. */
  private pace(): number {
    const speed = this.cast()?.speed || Number(this.isRetelling);
    return speed > 0 && !document.hidden ? 1 / (speed * this.rate) : 0;
  }

  /** The position after the step, while the log still tells as far as it came. */
  private show({ position, undone = [] }: Step): void {
    this.shown = { position, log: this.log, undone: new Set([...this.undone, ...undone]) };
  }

  /** The position after the step, with the log up to there. */
  private reach({ position, events, undone = [] }: Step): void {
    const last = events.at(-1)?.number ?? this.log.at(-1)?.number ?? -1;
    this.shown = { position, log: this.logUpTo(last), undone: new Set([...this.undone, ...undone]) };
  }

  private addToLog({ number }: SeenEvent): void {
    if (this.shown && (this.log.at(-1)?.number ?? -1) < number) this.shown = { ...this.shown, log: this.logUpTo(number) };
  }

  private logUpTo(last: number): SeenEvent[] {
    return this.newest!.log.filter(({ number }) => number <= last);
  }

  private announce(shot: Shot, mover: number): void {
    const { event } = shot;
    const cast = this.cast();
    const text = cast ? toldIn(shot, cast.words) : "";
    this.highlight = cast?.log.about?.(event) ?? event.facts;
    if (!text) return;
    this.caption = { text, seat: actingIn(event, mover), event };
    const others = this.heard.filter(({ key }) => key !== event.number);
    this.heard = [...others, { key: event.number, text }].slice(-HEARD);
  }

  /** Other words for the event that is being told, for eyes and ears. */
  private say(text: string): void {
    if (!this.caption) return;
    const { number } = this.caption.event;
    this.caption = { ...this.caption, text };
    this.heard = this.heard.map((line) => (line.key === number ? { ...line, text } : line));
  }

  /** A step at once: its lines are heard and its ghosts stay, but nothing is waited for. */
  private flash(planned: Planned): void {
    const { step, moment, shots } = planned;
    this.keep(planned);
    const crew = { ...this.crew(step), root: () => null, pace: () => 0, show: () => undefined, light: () => undefined };
    for (const shot of shots) {
      this.announce(shot, step.seat);
      if (shot.scene.play && !step.mine) void playOut(shot.scene.play(shot.event, new StageActor(moment, crew)));
    }
    this.reach(step);
  }

  /** The person does not want to see it: the newest position is there at once, and no more is said. */
  skip(): void {
    this.finish();
    this.heard = [];
  }

  /** Ends everything that is being shown; what is left stays among what was waited for. */
  finish(): void {
    for (const each of this.queue.splice(0)) this.flash(each);
    this.current = null;
    this.actor?.end();
    this.settle();
  }

  forgetGhosts(): void {
    if (this.ghosts.length) this.ghosts = [];
  }

  /** Nothing is left to play: the newest position is shown. */
  private settle(): void {
    if (this.newest) this.shown = this.newest;
    this.highlight = null;
    this.lit = [];
    this.caption = null;
    this.rested = performance.now();
    this.isRetelling = false;
    this.update();
  }

  /** What is being played, and what waits. */
  private get steps(): Planned[] {
    return this.current ? [this.current, ...this.queue] : this.queue;
  }

  private update(): void {
    const steps = this.steps;
    this.isPlaying = steps.length > 0;
    this.isHolding = steps.some(({ step, shots }) => !step.mine && shots.length > 0);
  }
}

const numbersOf = ({ events }: { events: SeenEvent[] }) => events.map(({ number }) => number);

const isUndo = ({ events }: Step) => events.some(({ kind }) => kind === "undo");

/** That the viewer left the seat to a bot, came back to it, or took back a move: no move of others. */
const isOwnNote = ({ step, moment }: Planned) =>
  step.events.length > 0 && step.events.every(({ of, kind, facts }) => (of === "table" || kind === "undo") && facts.seat === moment.viewer);

/** The steps with another one; the last one and it become one where the board says so. */
function withJoined(steps: Planned[], next: Planned): Planned[] {
  const last = steps.at(-1);
  const event = last ? joinedShot(last.shots, next.shots) : null;
  if (!last || !event) return [...steps, next];
  const events = [...last.moment.events, ...next.moment.events];
  const moment = { ...next.moment, before: last.moment.before, events };
  const shot = last.shots[0]!;
  const joined = { ...shot, event, ms: shot.scene.ms?.(event, moment) ?? shot.ms };
  return [...steps.slice(0, -1), { step: { ...next.step, events }, from: last.from, moment, shots: [joined] }];
}

async function playOut(scene: Promise<void>): Promise<void> {
  try {
    await scene;
  } catch (problem) {
    console.error(problem);
  }
}
