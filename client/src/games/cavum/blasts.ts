/** The latest explosion as the log tells it: blast after blast, and which of them set off which. */
import type { SeenEvent } from "../../protocol.gen";

export interface Blast {
  /** The number of the log entry. */
  number: number;
  /** From 1 on, in the order of the explosion. */
  place: number;
  hex: string;
  torn: string[];
  /** The blast that bared this dynamite, by place; 0 if it lay open before. */
  from: number;
}

const BUILDING = ["tile_laid", "station_built", "city_station_built", "vein_laid", "given_up", "option_points", "prospected", "no_route"];

/** The blasts of the latest explosion, until somebody builds again. */
export function latestBlasts(log: SeenEvent[]): Blast[] {
  const begun = log.findLastIndex(({ kind }) => BUILDING.includes(kind));
  const entries = log.slice(begun + 1).filter(({ kind }) => kind === "blast");
  const blasts: Blast[] = [];
  for (const { number, facts } of entries) {
    const hex = String(facts.hex);
    const from = blasts.findLast(({ torn }) => torn.includes(hex))?.place ?? 0;
    blasts.push({ number, place: blasts.length + 1, hex, torn: (facts.torn as string[]) ?? [], from });
  }
  return blasts;
}

/** At which blasts a hex loses something, by place. */
export function losses(blasts: Blast[], hex: string): number[] {
  return blasts.filter((blast) => blast.hex === hex || blast.torn.includes(hex)).map(({ place }) => place);
}
