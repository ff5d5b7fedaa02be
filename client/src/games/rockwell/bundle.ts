/** Bundles of cubes and notes: what a panel has gathered, spelled as the actions that say it. */
import type { GameData } from "../../protocol.gen";
import { actionId } from "../actions";
import type { Cubes } from "./types.gen";
import { KINDS } from "./view";

export interface Bundle extends Cubes {
  money: number;
}

export const EMPTY: Bundle = { zinc: 0, copper: 0, silver: 0, gold: 0, money: 0 };

/** The counts that a kind of action offers, largest first: cubes of five and one, the notes of the bank. */
function sizes(data: GameData, kind: string, key: string): number[] {
  const found = data.actions.filter((action) => action.kind === kind).map((action) => Number(action.facts[key]));
  return [...new Set(found)].sort((a, b) => b - a);
}

/** An amount in the fewest pieces, largest first. */
export function changed(amount: number, pieces: number[]): number[] {
  return pieces.flatMap((piece) => {
    const count = Math.floor(amount / piece);
    amount -= count * piece;
    return Array.from({ length: count }, () => piece);
  });
}

export function spelledCubes(data: GameData, kind: string, cubes: Cubes): number[] {
  const pieces = sizes(data, kind, "cubes");
  return KINDS.flatMap((each) => changed(cubes[each], pieces).map((count) => actionId(data, kind, { kind: each, cubes: count })));
}

/** A bid without its end. */
export function spelledBid(data: GameData, bundle: Bundle): number[] {
  const notes = changed(bundle.money, sizes(data, "bid_money", "money"));
  return [...spelledCubes(data, "bid_cubes", bundle), ...notes.map((money) => actionId(data, "bid_money", { money }))];
}

/** A number of cubes of a deal without its end. */
export function spelledAmount(data: GameData, amount: number): number[] {
  return changed(amount, sizes(data, "amount", "cubes")).map((cubes) => actionId(data, "amount", { cubes }));
}
