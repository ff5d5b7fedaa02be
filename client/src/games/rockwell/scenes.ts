/** How the events of Rockwell are shown: bids side by side, crews along arrows, tiles that turn over, the six steps of an
 * extraction, cubes that go behind the screens, market, workshop, and the core. Events without a scene light up what they name.
 */
import type { SeenEvent } from "../../protocol.gen";
import type { Actor, Scene } from "../../stage/scene";
import { bench } from "./bench.svelte";
import { badgeOf, cardFront, crewGoes, cubePile, cubesFly, dieOf, ownerIn, partsOf, send, tellAll, together } from "./flights";
import { chairAt, crewAt, deliveryAt, seatAt, spotAt } from "./places";
import { cubesIn, hasAny, type Kind } from "./view";

const lasts = (ms: number) => () => ms;

/** A scene that plays for a time. */
const scene = (ms: number, play: (event: SeenEvent, actor: Actor) => Promise<void>): Scene => ({ ms: lasts(ms), play });

/** Events of a kind that are shown as one. */
const joint = (ms: number, play: (event: SeenEvent, actor: Actor) => Promise<void>): Scene => ({
  ...scene(ms, play),
  merge: together,
  tell: tellAll,
});

/** A line that only has to be read. */
const brief = (ms: number): Scene => ({ ms: lasts(ms) });

const number = (fact: unknown) => Number(fact);

/** The front of a tile stays in sight until its turning over is told. */
function coverTile({ moment }: Actor): void {
  const flip = moment.events.find(({ kind }) => kind === "tile_flipped");
  bench.covered = flip ? { tile: String(flip.facts.tile), until: flip.number } : null;
}

const moved = (ms: number) =>
  scene(ms + 150, async (event, actor) => {
    coverTile(actor);
    await crewGoes(actor, ownerIn(event), event, String(event.facts.to), ms);
  });

/** Another company's crew is pulled over: long enough to be understood. */
const bribed = (owner: (event: SeenEvent) => number | "ai") =>
  scene(1500, async (event, actor) => {
    coverTile(actor);
    actor.light(spotAt(String(event.facts.from)));
    await actor.wait(350);
    await crewGoes(actor, owner(event), event, String(event.facts.to), 650);
  });

const dieFlies = (back: boolean) =>
  scene(600, async ({ facts }, actor) => {
    const [supply, crew] = ["supply", spotAt(String(facts.place))];
    await send(actor, dieOf(number(facts.strength ?? 0)), back ? crew : supply, back ? supply : crew, { ms: 450, arc: 30 });
  });

const paid = (ms = 500) =>
  scene(ms, async ({ facts }, actor) => {
    actor.light(seatAt(facts.seat));
    await actor.show();
    await actor.wait(ms - 50);
  });

/** A deal: cubes one way; what they cost is told. */
const deal = (isSale: boolean) =>
  scene(650, async ({ facts }, actor) => {
    const kind = facts.kind as Kind;
    const pile = cubePile({ zinc: 0, copper: 0, silver: 0, gold: 0, [kind]: number(facts.cubes) });
    const company = seatAt(facts.seat);
    await send(actor, pile, isSale ? company : "board_2", isSale ? "board_2" : company, { ms: 500, arc: 30 });
  });

const ready = scene(800, async ({ facts }, actor) => {
  coverTile(actor);
  actor.light(String(facts.tile));
  await actor.wait(750);
});

export const scenes: Record<string, Scene> = {
  ring_laid: brief(0),
  bid_revealed: joint(1700, async (_, actor) => {
    await actor.show();
    await actor.wait(1650);
  }),
  insured: joint(900, async (event, actor) => {
    actor.light(...partsOf(event).flatMap(({ facts }) => (facts.tokens ? [seatAt(facts.seat)] : [])));
    await actor.wait(850);
  }),
  vp_placed: scene(600, async ({ facts }, actor) => {
    const seat = number(facts.seat);
    await send(actor, badgeOf(actor, seat), seatAt(seat), chairAt(String(facts.board), number(facts.chair)), { ms: 450, arc: 30 });
    await actor.show();
  }),
  drilling_round: brief(350),
  turn_skipped: brief(250),
  crew_moved: moved(600),
  ai_moved: moved(600),
  crew_stayed: brief(250),
  core_entered: scene(1700, async (event, actor) => {
    await crewGoes(actor, ownerIn(event), event, "core", 900);
    actor.light("core");
    await actor.wait(700);
  }),
  bribed: bribed(({ facts }) => number(facts.victim_seat)),
  ai_bribed: bribed(() => "ai"),
  die_taken: dieFlies(false),
  die_returned: dieFlies(true),
  hired: scene(1100, async ({ facts }, actor) => {
    coverTile(actor);
    const crew = crewAt(number(facts.seat), String(facts.place), number(facts.crew_strength));
    await send(actor, dieOf(number(facts.strength)), "supply", crew, { ms: 500, arc: 30 });
    await actor.show();
    await actor.wait(500);
  }),
  tile_extracted: ready,
  ai_extracted: ready,
  tile_flipped: scene(700, async ({ facts }, actor) => {
    const turning = actor.flip(String(facts.tile), 600);
    await actor.wait(300);
    bench.covered = null;
    await turning;
  }),
  card_drawn: scene(900, async ({ facts }, actor) => {
    const card = cardFront(cubesIn(facts), facts.danger !== 0);
    await send(actor, card, "cards", spotAt(String(facts.tile)), { ms: 500, arc: 20 });
    actor.light(String(facts.tile));
    await actor.wait(350);
  }),
  share: joint(700, async (event, actor) => {
    actor.light(...partsOf(event).map(({ facts }) => seatAt(facts.seat)));
    await actor.wait(650);
  }),
  surplus: brief(600),
  ai_share: brief(400),
  ai_surplus: brief(400),
  danger: joint(800, async (event, actor) => {
    actor.light(...partsOf(event).map(({ facts }) => seatAt(facts.seat)));
    await actor.wait(750);
  }),
  tokens_used: brief(450),
  cubes_lost: joint(700, async (event, actor) => {
    const lost = partsOf(event).filter(({ facts }) => hasAny(cubesIn(facts)));
    const gone = lost.map(({ facts }) =>
      send(actor, cubePile(cubesIn(facts)), spotAt(String(facts.tile)), "supply", { ms: 600, scale: 0.3 }),
    );
    await Promise.all(gone);
  }),
  cubes_received: joint(800, async (event, actor) => {
    await cubesFly(actor, event, 700);
    await actor.show();
  }),
  card_kept: brief(250),
  card_set_aside: brief(250),
  achievement: scene(1000, async ({ facts }, actor) => {
    actor.light(seatAt(facts.seat));
    await actor.show();
    await actor.wait(900);
  }),
  shaft_yield: joint(800, (event, actor) => cubesFly(actor, event, 700)),
  market_opened: brief(350),
  works_opened: brief(350),
  bought: deal(false),
  sold: deal(true),
  market_left: brief(200),
  works_left: brief(200),
  crew_upgraded: scene(550, async ({ facts }, actor) => {
    actor.light(spotAt(String(facts.place)));
    await actor.show();
    actor.light(crewAt(number(facts.seat), String(facts.place), number(facts.strength)));
    await actor.wait(500);
  }),
  safety_upgraded: paid(),
  mobility_upgraded: paid(),
  shaft_built: scene(700, async ({ facts }, actor) => {
    const seat = number(facts.seat);
    await send(actor, badgeOf(actor, seat), seatAt(seat), String(facts.tile), { ms: 500, arc: 40 });
    await actor.show();
  }),
  shaft_moved: scene(700, async ({ facts }, actor) => {
    await actor.fly(badgeOf(actor, number(facts.seat)), String(facts.from), String(facts.to), { ms: 500, arc: 40 });
    await actor.show();
  }),
  delivered: scene(800, async ({ facts }, actor) => {
    const cubes = cubesIn(facts);
    const kind = (Object.keys(cubes) as Kind[]).find((each) => cubes[each]) ?? "zinc";
    await send(actor, cubePile(cubes), seatAt(facts.seat), deliveryAt(kind), { ms: 600, arc: 40 });
    await actor.show();
  }),
  ai_upgraded: paid(),
  last_round: brief(1000),
  cleaned_up: brief(300),
  majority: joint(1500, async (event, actor) => {
    actor.light(...partsOf(event).map(({ facts }) => seatAt(facts.seat)));
    await actor.wait(1400);
  }),
};
