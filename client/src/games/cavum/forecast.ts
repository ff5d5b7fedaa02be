/** What the server says building would bring if it ended now, as part of the question. */
import type { PromptInfo } from "../../protocol.gen";

export interface Forecast {
  cityPoints: number;
  /** The hexes that would explode, in order. */
  blasts: string[];
  /** The best route found, empty if there is none; null while it is not told. */
  route: string[] | null;
  stones: string[];
}

/** Read from the facts of a question of building; null for any other. */
export function forecastOf(prompt: PromptInfo | null): Forecast | null {
  const facts = prompt?.facts;
  if (!facts || facts.city_points === undefined) return null;
  return {
    cityPoints: Number(facts.city_points),
    blasts: (facts.blasts as string[]) ?? [],
    route: (facts.best as string[] | undefined) ?? null,
    stones: (facts.best_stones as string[] | undefined) ?? [],
  };
}
