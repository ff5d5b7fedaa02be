/** What an attack may bring, from the weights the server sends: how many throws cost the defender 0, 1, ... resources. */

export interface Prospect {
  /** The chance of conquest. */
  conquest: number;
  ownLoss: number;
  otherLoss: number;
  /** The chances of 0, 1, ... losses of the defender. */
  chances: number[];
}

/** `garrison`: all who stand on the target, of whom at most three defend. */
export function prospect(weights: number[], garrison: number): Prospect {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map((weight) => weight / all);
  const pairs = weights.length - 1;
  const otherLoss = chances.reduce((sum, chance, lost) => sum + chance * lost, 0);
  return { conquest: garrison === pairs ? chances[pairs]! : 0, ownLoss: pairs - otherLoss, otherLoss, chances };
}

export interface Pair {
  attack: number;
  defence: number;
  won: boolean;
}

/** The dice as they are compared: highest with highest; those without a partner are left over. */
export function pairs(attack: number[], defence: number[]): Pair[] {
  const count = Math.min(attack.length, defence.length);
  return Array.from({ length: count }, (_, i) => ({
    attack: attack[i]!,
    defence: defence[i]!,
    won: attack[i]! > defence[i]!,
  }));
}
