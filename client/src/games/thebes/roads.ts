/** Roads as curves, and one of the shortest ways along them. */
import { spotOf } from "./map/ground";
import type { Spot } from "./ring";

/** How far the middle of a curve leaves the straight line, as a part of its length. */
const BOW = 0.09;
/** Roads that would lie on others bow to the other side. */
const OTHER_BOWS: Record<string, number> = { "crete rome": -0.13, "berlin paris": -0.06, "crete palestine": -0.05 };

/** The control point of the curve between two places; the same curve both ways. */
function bend(a: string, b: string): Spot {
  const [from, to] = spotOf(a).x < spotOf(b).x ? [spotOf(a), spotOf(b)] : [spotOf(b), spotOf(a)];
  const bow = OTHER_BOWS[[a, b].sort().join(" ")] ?? BOW;
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bow,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bow,
  };
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)},${y.toFixed(1)}`;

const stretch = (a: string, b: string) => `Q${at(bend(a, b))} ${at(spotOf(b))}`;

/** The road between two places. */
export const curve = (a: string, b: string) => `M${at(spotOf(a))}${stretch(a, b)}`;

/** The places on a shortest way, both ends included; of several ways the first in the order of the places, as the events
 * tell it.
 */
export function way(roads: readonly [string, string][], places: string[], from: string, to: string): string[] {
  const left = stepsTo(roads, to);
  const steps = [from];
  for (let here = from; here !== to; steps.push(here)) {
    const near = neighbours(roads, here);
    here = places.find((place) => near.includes(place) && left.get(place) === left.get(here)! - 1)!;
  }
  return steps;
}

/** How many roads each place is away from one. */
function stepsTo(roads: readonly [string, string][], goal: string): Map<string, number> {
  const steps = new Map([[goal, 0]]);
  for (const [place, far] of steps) for (const next of neighbours(roads, place)) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

function neighbours(roads: readonly [string, string][], place: string): string[] {
  return roads.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
}

/** The way as one path. */
export function wayPath([first, ...rest]: string[]): string {
  if (!first || !rest.length) return "";
  return `M${at(spotOf(first))}${rest.map((place, i) => stretch(i ? rest[i - 1]! : first, place)).join("")}`;
}
