/** Which crews a finger may have meant: those that can be chosen and stand close to where it touched. */
import { CREW, SIZE } from "./mine";
import type { Placed } from "./placing";
import type { Spot } from "../kit/zoom.svelte";

/** Half of what a finger covers, in pixels. */
const FINGER = 22;

/** Nearest first; `scale` is how many pixels a unit of the drawing has, `size` how much larger than usual crews are drawn. */
export function crewsNear(spot: Spot, placed: Placed[], scale: number, size = 1): Placed[] {
  const far = ({ spot: { x, y } }: Placed) => Math.hypot(x - spot.x, y - spot.y);
  const reach = FINGER / scale + (CREW * size) / 2;
  return placed.filter((each) => far(each) < reach).sort((one, other) => far(one) - far(other));
}

/** Pixels for each unit of a drawing of this width, zoomed in by so much. */
export const scaleOf = (width: number, zoom: number) => (width * zoom) / SIZE;
