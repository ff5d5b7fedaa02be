/** The short rules as they are laid out: items and steps that follow each other are one list. */
import type { BlockInfo } from "../protocol.gen";

const LISTS = ["item", "step"];

export function stretches(blocks: BlockInfo[]): BlockInfo[][] {
  const parts: BlockInfo[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (last && LISTS.includes(block.kind) && last[0]!.kind === block.kind) last.push(block);
    else parts.push([block]);
  }
  return parts;
}
