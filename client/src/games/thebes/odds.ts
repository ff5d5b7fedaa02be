/** What a number of draws without putting back will bring: hypergeometric, exact. */

/** The chance that none of `drawn` tokens is one of the `marked` among `all`. */
export function chanceOfNone(all: number, marked: number, drawn: number): number {
  let chance = 1;
  for (let draw = 0; draw < drawn; draw++) chance *= Math.max(0, all - marked - draw) / (all - draw);
  return chance;
}

/** The chances of 0, 1, ... marked tokens among the drawn ones. */
export function chances(all: number, marked: number, drawn: number): number[] {
  let row = [1];
  for (let draw = 0; draw < drawn; draw++) row = afterOneMore(row, all - draw, marked);
  return row;
}

function afterOneMore(row: number[], left: number, marked: number): number[] {
  const next = Array<number>(row.length + 1).fill(0);
  row.forEach((chance, found) => {
    const hit = Math.min(1, Math.max(0, marked - found) / left);
    next[found]! += chance * (1 - hit);
    next[found + 1]! += chance * hit;
  });
  return next;
}

/** The mean sum of the values of the drawn tokens. */
export const meanSum = (all: number, sum: number, drawn: number) => (all ? (sum * drawn) / all : 0);
