/** How far the person has seen each table in this browser: what came since is marked as new. */
const PLACE = "motherlode-seen";
const MOST = 100;

type Seen = Record<string, number>;

function kept(): Seen {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Seen;
  } catch (error) {
    console.error("what was seen of the tables cannot be read", error);
    return {};
  }
}

const keyOf = (table: string, viewer: number) => `${table} ${viewer}`;

/** The number of the last step that was seen; -1 if the table is new here. */
export const lastSeen = (table: string, viewer: number) => kept()[keyOf(table, viewer)] ?? -1;

/** Keeps it, the most recent tables last; the oldest are forgotten. */
export function keepSeen(table: string, viewer: number, number: number): void {
  const { [keyOf(table, viewer)]: _, ...others } = kept();
  const entries = [...Object.entries(others).slice(1 - MOST), [keyOf(table, viewer), number]];
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)));
}
