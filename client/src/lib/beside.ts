/** Where a note lies beside a thing: on the screen, off the thing itself, and over as little as possible of what must stay in sight. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AWAY = 10;
const EDGE = 8;

const within = (at: number, length: number, whole: number) => Math.max(EDGE, Math.min(at, whole - length - EDGE));

/** How much of two boxes is the same, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Above, right, left or below; what lies over the thing counts more than what lies over the `avoided`. */
export function beside(thing: Box, size: Pick<Box, "width" | "height">, screen: Pick<Box, "width" | "height">, avoided: Box[]): Box {
  const { width, height } = size;
  const [x, y] = [thing.left + thing.width / 2 - width / 2, thing.top + thing.height / 2 - height / 2];
  const spots = [
    [x, thing.top - height - AWAY],
    [thing.left + thing.width + AWAY, y],
    [thing.left - width - AWAY, y],
    [x, thing.top + thing.height + AWAY],
  ] as const;
  const boxes = spots.map(([left, top]) => ({
    left: within(left, width, screen.width),
    top: within(top, height, screen.height),
    width,
    height,
  }));
  const cost = (box: Box) => 100 * overlap(box, thing) + avoided.reduce((sum, each) => sum + overlap(box, each), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
