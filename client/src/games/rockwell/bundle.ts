/** Bundles of cubes and notes: what a gesture has laid on the table, and how it is said again with more or less. */
import type { GameData } from "../../protocol.gen";
import { actionId } from "../actions";
import type { BoardProps } from "../board";
import type { Cubes } from "./types.gen";
import { KINDS, type Kind } from "./view";

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

/** What the actions of a gesture have laid down, however they were chosen. */
export function bundleIn(data: GameData, gesture: number[]): Bundle {
  const bundle = { ...EMPTY };
  for (const { kind, facts } of gesture.map((id) => data.actions[id]!)) {
    if (kind === "bid_money") bundle.money += Number(facts.money);
    else if (kind === "bid_cubes" || kind === "insure") bundle[facts.kind as Kind] += Number(facts.cubes);
  }
  return bundle;
}

/** How many cubes of a deal a gesture has counted. */
export function amountIn(data: GameData, gesture: number[]): number {
  const counted = gesture.map((id) => data.actions[id]!).filter(({ kind }) => kind === "amount");
  return counted.reduce((sum, { facts }) => sum + Number(facts.cubes), 0);
}

type Gesture = Pick<BoardProps, "gesture" | "back" | "choose">;

/** Makes the gesture say exactly these actions: what they share with it stays, the rest is taken back and said again. */
export async function rewrite(board: () => Gesture, actions: number[]): Promise<void> {
  const { gesture, back, choose } = board();
  const same = gesture.findIndex((id, i) => id !== actions[i]);
  const keep = same < 0 ? gesture.length : same;
  for (let extra = gesture.length; extra > keep; extra--) back();
  if (actions.length > keep) await choose(...actions.slice(keep));
}
