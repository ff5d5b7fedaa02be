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
  return { width, height, spot };
}
