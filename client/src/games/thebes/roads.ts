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

/** The places on a shortest way, both ends included; none if there is no way. */
export function way(roads: readonly [string, string][], from: string, to: string): string[] {
  const cameFrom = new Map<string, string>([[from, ""]]);
  for (const place of cameFrom.keys()) {
    if (place === to) return unwound(cameFrom, to);
    for (const next of neighbours(roads, place)) if (!cameFrom.has(next)) cameFrom.set(next, place);
  }
  return [];
}

function neighbours(roads: readonly [string, string][], place: string): string[] {
  return roads.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));
}

function unwound(cameFrom: Map<string, string>, to: string): string[] {
  const steps: string[] = [];
  for (let place = to; place; place = cameFrom.get(place) ?? "") steps.unshift(place);
  return steps;
}

/** The way as one path. */
export function wayPath([first, ...rest]: string[]): string {
  if (!first || !rest.length) return "";
  return `M${at(spotOf(first))}${rest.map((place, i) => stretch(i ? rest[i - 1]! : first, place)).join("")}`;
}
