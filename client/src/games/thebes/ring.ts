/** The ring of weeks around the map: a field is a square of 100 units; fields run clockwise from the upper left. */
import type { Corners } from "./types.gen";

export interface Spot {
  x: number;
  y: number;
}

export const CELL = 100;

export interface Ring {
  width: number;
  height: number;
  /** The middle of a field; 0 is the start space, inside the corner of field 1. */
  spot(field: number): Spot;
  /** Where the marker at this depth of a stack lies: the top one on its field, those under it farther into the map. */
  fan(field: number, depth: number, step: number): Spot;
}

export function ringOf(fields: number, corners: Corners): Ring {
  const { upper_right: right, lower_right: lower, lower_left: left } = corners;
  const width = right * CELL;
  const height = (lower - right + 1) * CELL;
  const middle = (cells: number) => (cells + 0.5) * CELL;
  const spot = (field: number): Spot => {
    if (field < 1 || field > fields) return { x: middle(1), y: middle(1) };
    if (field <= right) return { x: middle(field - 1), y: middle(0) };
    if (field <= lower) return { x: width - CELL / 2, y: middle(field - right) };
    if (field <= left) return { x: width - middle(field - lower), y: height - CELL / 2 };
    return { x: middle(0), y: height - middle(field - left) };
  };
  const fan = (field: number, depth: number, step: number): Spot => {
    const { x, y } = spot(field);
    const [dx, dy] = inwards(x, y, width, height);
    return { x: x + dx * depth * step, y: y + dy * depth * step };
  };
  return { width, height, spot, fan };
}

/** The direction from a spot of the ring into the map; from the start space along its side. */
function inwards(x: number, y: number, width: number, height: number): [number, number] {
  if (y < CELL) return [0, 1];
  if (y > height - CELL) return [0, -1];
  return [x > width - CELL ? -1 : 1, 0];
}
