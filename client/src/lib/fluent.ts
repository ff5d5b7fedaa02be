/** Sentences from the Fluent catalogues, as `play/text.py` makes them: the same files, the same facts, the same words.
 *
 * A text among the facts is the id of a thing: shown by its `name-<id>`, while a selector still compares the id.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

export type Fact = number | string | (number | string)[];
export type Facts = Record<string, Fact>;

export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export const CHANCE = -1;
export const SPECTATOR = -2;

/** Facts that are shown as they are. */
const PLAIN = ["clause", "detail", "notation", "points"];

type Node = { type: string; name?: string; selector?: Node; [field: string]: unknown };

/** Where a selector finds what it compares: beside the variable that is shown. */
const compared = (name: string) => `=${name}`;

/** Lets the selectors of a message look at the ids; notes the variables and the messages it refers to. */
function prepare(value: unknown, seen: References): void {
  if (Array.isArray(value)) for (const item of value) prepare(item, seen);
  else if (value && typeof value === "object") prepareNode(value as Node, seen);
}

function prepareNode(node: Node, seen: References): void {
  if (node.type === "var") seen.variables.add(String(node.name));
  if (node.type === "mesg") seen.messages.add(String(node.name));
  for (const [field, inner] of Object.entries(node)) if (field !== "type" && field !== "name") prepare(inner, seen);
  if (node.type === "select" && node.selector?.type === "var")
    node.selector = { ...node.selector, name: compared(String(node.selector.name)) };
}

interface References {
  variables: Set<string>;
  messages: Set<string>;
}

/** A thing: the sentence shows its name. */
class Named extends FluentType<string> {
  constructor(
    id: string,
    private readonly catalogue: Catalogue,
  ) {
    super(id);
  }
  override toString(): string {
    return this.catalogue.name(this.value);
  }
}

export class TextError extends Error {}

/** What is said in one language: of several catalogues, the first that knows a key. */
export class Catalogue {
  readonly players: readonly string[];
  private readonly bundle: FluentBundle;
  private readonly references = new Map<string, References>();

  constructor(
    readonly lang: Language,
    sources: readonly string[],
    players: readonly string[] = [],
    private readonly strict = false,
  ) {
    this.players = players;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.take(new FluentResource(source));
  }

  private take(resource: FluentResource): void {
    for (const entry of resource.body) {
      if (entry.id.startsWith("-") || this.references.has(entry.id)) continue;
      const seen: References = { variables: new Set(), messages: new Set() };
      prepare(entry.value, seen);
      this.references.set(entry.id, seen);
    }
    this.bundle.addResource(resource);
  }

  has(key: string): boolean {
    return this.references.has(key);
  }

  keys(): string[] {
    return [...this.references.keys()];
  }

  /** The variables of a message, those of messages it refers to included. */
  variables(key: string): Set<string> {
    const found = this.references.get(key);
    const names = new Set(found?.variables);
    for (const other of found?.messages ?? []) for (const name of this.variables(other)) names.add(name);
    return names;
  }

  knows(key: string, facts: Facts): boolean {
    return [...this.variables(key)].every((name) => name in facts);
  }

  /** The sentence of a key with its facts; a fact that is not known is left open. */
  text(key: string, facts: Facts = {}): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) values[name] = this.shown(name, fact);
    return this.filled(key, values);
  }

  /** A sentence of the interface: texts are shown as they are. */
  t(key: string, values: Record<string, string | number> = {}): string {
    return this.filled(key, values);
  }

  private filled(key: string, values: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return this.complain(key, "there is no such sentence");
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.withCompared(key, values), errors);
    for (const error of errors) this.complain(key, error.message);
    return text;
  }

  private withCompared(key: string, values: Record<string, FluentVariable>): Record<string, FluentVariable> {
    const all: Record<string, FluentVariable> = {};
    if (!this.strict) for (const name of this.variables(key)) all[name] = all[compared(name)] = "…";
    for (const [name, value] of Object.entries(values)) {
      all[name] = value;
      all[compared(name)] = value instanceof Named ? value.value : value;
    }
    return all;
  }

  name(id: string): string {
    return this.text(`name-${id}`);
  }

  seat(seat: number): string {
    if (seat === CHANCE) return this.text("seat-chance");
    if (seat === SPECTATOR) return this.text("seat-spectator");
    return this.players[seat] || this.text("seat-number", { number: seat + 1 });
  }

  /** The items as the language lists them: a, b and c. */
  joined(items: string[]): string {
    if (items.length < 2) return items[0] ?? this.text("list-empty");
    return this.filled("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  private shown(name: string, fact: Fact): FluentVariable {
    const last = name.split("_").at(-1)!;
    if (Array.isArray(fact)) return this.joined(fact.map((item) => this.item(last, item)));
    if (typeof fact === "string") return PLAIN.includes(last) ? fact : new Named(fact, this);
    if (last === "seat") return this.seat(fact);
    // A year is not written with a separator of thousands.
    return new FluentNumber(Number(fact), { useGrouping: last !== "year" });
  }

  private item(last: string, item: number | string): string {
    if (typeof item === "string") return this.name(item);
    return last === "seats" ? this.seat(item) : String(item);
  }

  private complain(key: string, problem: string): string {
    if (this.strict) throw new TextError(`${key} (${this.lang}): ${problem}`);
    console.error(`${key} (${this.lang}): ${problem}`);
    return `{${key}}`;
  }
}
