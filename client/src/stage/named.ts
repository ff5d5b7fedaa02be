/** Things of the stage by their name (`data-at`). */

export const isSeen = (element: Element) => element.getClientRects().length > 0;

/** The drawing that an element is a part of, as a whole. */
function drawingOf(element: Element): SVGSVGElement | null {
  const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
  return svg ? (drawingOf(svg) ?? svg) : null;
}

const within = (middle: number, from: number, to: number) => Math.max(from, Math.min(middle, to));

/** Where an element is on the screen. What a zoomed drawing does not show is at its edge. */
export function placeOf(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const whole = drawingOf(element)?.getBoundingClientRect();
  if (!whole) return new DOMRect(left, top, width, height);
  const x = within(left + width / 2, whole.left, whole.right);
  const y = within(top + height / 2, whole.top, whole.bottom);
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}

/** The thing with this name. A board may show it as well for when another is out of sight, as a seat while the rail is
 * closed: then the last one in sight, since the rail follows the board.
 */
export function named(root: HTMLElement | null, name: string): Element | null {
  const all = [...(root?.querySelectorAll(`[data-at="${CSS.escape(name)}"]`) ?? [])];
  return all.findLast(isSeen) ?? all[0] ?? null;
}
