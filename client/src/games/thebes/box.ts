/** The box of Thebes as the server sends it: cards, tokens, roads, the wheel, the ring of weeks. */
import { known, madeOnce } from "../box";
import type { Artifact, Corners, ExhibitionCard, ResearchCard, ThebesComponents } from "./types.gen";

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

  constructor(printed: ThebesComponents) {
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
  /** Cities, then sites: the order of the box. */
  get places(): string[] {
    return [...this.cities, ...this.sites];
  }
  isSite(place: string): boolean {
    return this.sites.includes(place);
  }
}

const byId = <Thing extends { id: string }>(things: Thing[]) => new Map(things.map((thing) => [thing.id, thing]));

function researchCard({ id, kind, city, weeks, points, site }: ResearchCard): Card {
  return { id, kind, city, weeks, points: points ?? 0, site: site ?? null, needs: [] };
}

function exhibitionCard({ id, size, city, weeks, points, needs }: ExhibitionCard): Card {
  return { id, kind: size, city, weeks, points, site: null, needs: Object.entries(needs) };
}

function artifact({ id, site, value }: Artifact): Token {
  return { id, site, kind: "artifact", value, about: null };
}

function knowledgeTokens({ tokens }: ThebesComponents): Token[] {
  return Object.entries(tokens.special_for).flatMap(([site, about]): Token[] => [
    { id: `${site}_special`, site, kind: "special", value: 0, about },
    { id: `${site}_general`, site, kind: "general", value: 0, about: null },
    { id: `${site}_debris`, site, kind: "debris", value: 0, about: null },
  ]);
}

export const boxOf = madeOnce("thebes", (printed) => new Box(printed));
