/** The order of the players in the rail: one's own seat first, then as they follow around the table. */
import type { SeatFace } from "../games/board";

export function ownFirst(seats: SeatFace[], viewer: number): SeatFace[] {
  const first = Math.max(0, viewer);
  return [...seats.slice(first), ...seats.slice(0, first)];
}
