/** Shapes that the covers share. */

/** A hexagon with a corner on top. */
export const hexagon = (x: number, y: number, r: number) =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => `${(x + r * Math.sin((i * Math.PI) / 3)).toFixed(1)},${(y - r * Math.cos((i * Math.PI) / 3)).toFixed(1)}`).join("L")}Z`;

/** A cut stone, and the edges of its facets. */
export const stone = (x: number, y: number, r: number) =>
  `M${x - r},${y - r * 0.3}L${x - r * 0.5},${y - r}H${x + r * 0.5}L${x + r},${y - r * 0.3}L${x},${y + r}Z`;
export const facets = (x: number, y: number, r: number) =>
  `M${x - r},${y - r * 0.3}H${x + r}M${x - r * 0.4},${y - r * 0.3}L${x},${y + r}L${x + r * 0.4},${y - r * 0.3}L${x},${y - r}Z`;
