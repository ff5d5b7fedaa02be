/** Twelve people of our own drawing, as data: what each wears and looks like. `Portrait.svelte` draws them. */
export type Hat = "none" | "pith" | "miner" | "cap" | "wide" | "brim" | "scarf" | "flyer" | "bowler";
export type Hair = "short" | "bun" | "long" | "curls" | "braid" | "bald" | "bob";
export type Beard = "none" | "full" | "moustache" | "goatee";

export interface Person {
  /** `portrait-<name>` of the catalogue calls them. */
  name: string;
  skin: string;
  hair: Hair;
  colour: string;
  hat: Hat;
  cloth: string;
  beard: Beard;
  glasses: boolean;
}

const [FAIR, TAN, OLIVE, BROWN, DARK] = ["#f3cfae", "#e0ac80", "#c98f5f", "#9a6236", "#6d4225"];
const [BLACK, CHESTNUT, BLOND, GREY, RED] = ["#2b211b", "#6b4123", "#d2a24c", "#c9c4bb", "#a4502a"];

const person = (
  name: string,
  skin: string,
  hair: Hair,
  colour: string,
  hat: Hat,
  cloth: string,
  beard: Beard = "none",
  glasses = false,
) => ({
  name,
  skin,
  hair,
  colour,
  hat,
  cloth,
  beard,
  glasses,
});

export const PORTRAITS: Person[] = [
  person("archaeologist", FAIR, "short", CHESTNUT, "pith", "#b08d57"),
  person("miner", BROWN, "short", BLACK, "miner", "#5d6d7e", "goatee"),
  person("geologist", TAN, "bun", BLACK, "none", "#4c7a5a", "none", true),
  person("engineer", FAIR, "short", RED, "cap", "#7a4a3a", "moustache"),
  person("professor", OLIVE, "bald", GREY, "none", "#54447a", "full", true),
  person("pilot", DARK, "short", BLACK, "flyer", "#8a6a3d"),
  person("collector", TAN, "long", CHESTNUT, "wide", "#8a3f5a"),
  person("prospector", FAIR, "short", GREY, "brim", "#8c5a2b", "full"),
  person("surveyor", OLIVE, "long", BLACK, "scarf", "#2f7f8a"),
  person("student", BROWN, "curls", BLACK, "none", "#c05b3a"),
  person("guide", TAN, "braid", BLOND, "none", "#3f6f9a"),
  person("banker", DARK, "bob", GREY, "bowler", "#33404f", "none", true),
];

/** The portrait of someone who has chosen none: always the same for the same name. */
export function portraitFor(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum % PORTRAITS.length;
}
