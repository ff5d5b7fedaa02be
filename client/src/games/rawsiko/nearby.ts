/** Which territories a finger may mean: those under it and within its reach. */

/** Half of what a fingertip covers, in pixels. */
const REACH = 18;
const MOST = 5;

/** `at` finds the territory at a point of the screen; where some can be chosen, only those count. */
export function nearby(x: number, y: number, at: (x: number, y: number) => string | null, open: string[]): string[] {
  const around = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).map((angle) => [Math.cos(angle) * REACH, Math.sin(angle) * REACH]);
  const found = [[0, 0], ...around].map(([dx, dy]) => at(x + dx!, y + dy!));
  const near = [...new Set(found)].filter((id) => id !== null);
  const choosable = near.filter((id) => open.includes(id));
  return (choosable.length ? choosable : near).slice(0, MOST);
}
