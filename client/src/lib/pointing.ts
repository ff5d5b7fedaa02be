/** What a choice is about, as a board lights it. */
import type { Choice, GameData } from "../protocol.gen";
import type { Facts } from "./fluent";

type Actions = Pick<GameData, "actions">;

export const pointTo = ({ actions }: Actions, choice: Choice): Facts => ({
  ...choice.facts,
  action_kind: actions[choice.id]!.kind,
});

/** All that a gesture is about. Where actions tell different things, the first one counts, for it is to be made first; what
 * several of a kind name is a list, and places that are passed are a route.
 */
export function pointToAll({ actions }: Actions, chosen: Choice[]): Facts {
  const merged = Object.assign({}, ...[...chosen].reverse().map(({ facts }) => facts)) as Facts;
  const kindOf = ({ id }: Choice) => actions[id]!.kind;
  for (const { id, facts } of chosen)
    for (const [name, fact] of Object.entries(facts)) {
      const named = chosen.filter((other) => kindOf(other) === actions[id]!.kind).map((other) => other.facts[name]);
      if (typeof fact === "string" && new Set(named).size > 1) merged[name] = named as string[];
    }
  const places = new Set(chosen.flatMap(({ facts }) => (typeof facts.place === "string" ? [facts.place] : [])));
  return { ...merged, ...(places.size > 1 && { route: [...places] }), action_kind: kindOf(chosen[0]!) };
}

/** What a choice is about, without what is chosen already: the next press goes elsewhere. */
export function notYetChosen(about: Facts, chosen: Choice[]): Facts {
  const known = new Set(chosen.flatMap(({ facts }) => Object.values(facts).filter((fact) => typeof fact === "string")));
  return Object.fromEntries(Object.entries(about).filter(([, fact]) => typeof fact !== "string" || !known.has(fact)));
}

const fits = (name: string, fact: unknown) => name === fact || name.endsWith(`-${String(fact)}`);

/** Of the names that a lesson lights, those that the next part of a gesture is about. A number may stand for many things:
 * what was chosen already is not asked for again only because its number is.
 */
export function stillAsked(names: string[], right: Choice[], chosen: Choice[]): string[] {
  const facts = right.flatMap((each) => Object.values(each.facts));
  const isChosen = (name: string) => chosen.some((each) => Object.values(each.facts).some((fact) => fits(name, fact)));
  return names.filter((name) => facts.some((fact) => fits(name, fact) && (typeof fact === "string" || !isChosen(name))));
}
