/** The box of Thebes as the server sends it: cards, tokens, roads, the wheel, the ring of weeks. */
import { known, madeOnce } from "../box";

export interface Card {
  id: string;
  /** A kind of research card, or the size of an exhibition. */
  kind: string;
  city: string;
  weeks: number;
  points: number;
  site: string | null;
  needs: [string, number][];
}

export interface Token {
  id: string;
  site: string;
  kind: "artifact" | "special" | "general" | "debris";
  value: number;
  /** The site a token of special knowledge is about. */
  about: string | null;
}

export interface Corners {
  upper_left: number;
  upper_right: number;
  lower_right: number;
  lower_left: number;
}

interface Printed {
  places: { cities: string[]; sites: string[]; swap: string };
  map: { roads: [string, string][] };
  research: { id: string; kind: string; city: string; weeks: number; points?: number; site?: string }[];
  exhibition: { id: string; size: string; city: string; weeks: number; points: number; needs: Record<string, number> }[];
  artifact: { id: string; site: string; value: number }[];
  tokens: { special_for: Record<string, string> };
  wheel: { tokens: number[][]; max_knowledge: number; max_weeks: number };
  track: { fields: number; years: number[]; corners: Corners };
}

export class Box {
  readonly cities: string[];
  readonly sites: string[];
  readonly swapPlace: string;
  readonly roads: [string, string][];
  readonly fields: number;
  readonly years: number[];
  readonly corners: Corners;
  readonly topKnowledge: number;
  readonly topWeeks: number;
  private readonly cards: Map<string, Card>;
  private readonly tokens: Map<string, Token>;
  private readonly wheel: number[][];

  constructor(printed: Printed) {
    ({ cities: this.cities, sites: this.sites, swap: this.swapPlace } = printed.places);
    this.roads = printed.map.roads;
    ({ fields: this.fields, years: this.years, corners: this.corners } = printed.track);
    ({ tokens: this.wheel, max_knowledge: this.topKnowledge, max_weeks: this.topWeeks } = printed.wheel);
    this.cards = byId([...printed.research.map(researchCard), ...printed.exhibition.map(exhibitionCard)]);
    this.tokens = byId([...printed.artifact.map(artifact), ...knowledgeTokens(printed)]);
  }

  card(id: string): Card {
    return known(this.cards, id);
  }
  token(id: string): Token {
    return known(this.tokens, id);
  }
  /** The tokens the wheel shows for a knowledge and a number of weeks. */
  wheelTokens(knowledge: number, weeks: number): number {
    return this.wheel[knowledge - 1]?.[weeks - 1] ?? 0;
  }
  /** The points printed on the rumour about a site. */
  rumourPoints(site: string): number {
    return [...this.cards.values()].find((card) => card.kind === "rumour" && card.site === site)?.points ?? 0;
  }
  isSite(place: string): boolean {
    return this.sites.includes(place);
  }
}

const byId = <Thing extends { id: string }>(things: Thing[]) => new Map(things.map((thing) => [thing.id, thing]));

function researchCard({ id, kind, city, weeks, points, site }: Printed["research"][number]): Card {
  return { id, kind, city, weeks, points: points ?? 0, site: site ?? null, needs: [] };
}

function exhibitionCard({ id, size, city, weeks, points, needs }: Printed["exhibition"][number]): Card {
  return { id, kind: size, city, weeks, points, site: null, needs: Object.entries(needs) };
}

function artifact({ id, site, value }: Printed["artifact"][number]): Token {
  return { id, site, kind: "artifact", value, about: null };
}

function knowledgeTokens({ tokens }: Printed): Token[] {
  return Object.entries(tokens.special_for).flatMap(([site, about]): Token[] => [
    { id: `${site}_special`, site, kind: "special", value: 0, about },
    { id: `${site}_general`, site, kind: "general", value: 0, about: null },
    { id: `${site}_debris`, site, kind: "debris", value: 0, about: null },
  ]);
}

export const boxOf = madeOnce((printed: Printed) => new Box(printed));
