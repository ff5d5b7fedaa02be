/** Things of the stage by their name (`data-at`). */

export const isSeen = (element: Element) => element.getClientRects().length > 0;

/** The thing with this name. A board may show it as well for when another is out of sight, as a seat while the rail is
 * closed: then the last one in sight, since the rail follows the board.
 */
export function named(root: HTMLElement | null, name: string): Element | null {
  const all = [...(root?.querySelectorAll(`[data-at="${CSS.escape(name)}"]`) ?? [])];
  return all.findLast(isSeen) ?? all[0] ?? null;
}
