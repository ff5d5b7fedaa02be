/** The actions of the moment in groups, for the panel that serves every game. */
import type { ActionInfo, Choice } from "../protocol.gen";

export interface Group {
  kind: string;
  legal: Choice[];
  /** The other actions of this kind, with their own facts only. */
  forbidden: Choice[];
}

/** Legal choices by kind, in the given order of kinds and then that of the action list. */
export function groups(actions: ActionInfo[], legal: Choice[], order: string[], withForbidden: boolean): Group[] {
  const found = new Map<string, Group>();
  const group = (kind: string) => {
    if (!found.has(kind)) found.set(kind, { kind, legal: [], forbidden: [] });
    return found.get(kind)!;
  };
  for (const choice of legal) group(actions[choice.id]!.kind).legal.push(choice);
  if (withForbidden) {
    const allowed = new Set(legal.map((choice) => choice.id));
    actions.forEach((action, id) => {
      if (!allowed.has(id)) group(action.kind).forbidden.push({ id, facts: action.facts });
    });
  }
  const rank = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  return [...found.values()].sort(
    (one, other) => Number(!one.legal.length) - Number(!other.legal.length) || rank(one.kind) - rank(other.kind),
  );
}
