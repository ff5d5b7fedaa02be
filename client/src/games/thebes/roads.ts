/** Roads as curves, and one of the shortest ways along them. */
import type { Spot } from "./ring";

/** How far the middle of a curve leaves the straight line, as a part of its length. */
const BOW = 0.09;

/** The control point of the curve between two spots; the same curve both ways. */
export function bend(a: Spot, b: Spot): Spot {
  const [from, to] = a.x < b.x ? [a, b] : [b, a];
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * BOW,
    y: (from.y + to.y) / 2 - (to.x - from.x) * BOW,
  };
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)},${y.toFixed(1)}`;

export const curve = (a: Spot, b: Spot) => `M${at(a)}Q${at(bend(a, b))} ${at(b)}`;

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

/** The way as one path; spots are looked up by place. */
export function wayPath(places: string[], spot: (place: string) => Spot): string {
  return places.slice(1).reduce((path, place, i) => {
    const [from, to] = [spot(places[i]!), spot(place)];
    return `${path}Q${at(bend(from, to))} ${at(to)}`;
  }, places.length > 1 ? `M${at(spot(places[0]!))}` : "");
}
