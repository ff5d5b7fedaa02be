/** The box of RAWsiko as the server sends it: continents, territories, links, materials, goals, and their evidence. */
import { known, madeOnce } from "../box";
import type { Goal, Link, Placement, RawsikoComponents, Territory } from "./types.gen";

export interface Find extends Placement {
  territory: string;
}

export class Box {
  readonly continents: string[];
  readonly territories: Territory[];
  readonly seaLinks: Link[];
  readonly materials: string[];
  /** How many players may pick one continent. */
  readonly places: number;
  private readonly byId: Map<string, Territory>;
  private readonly goals: Map<string, Goal>;
  private readonly near = new Map<string, string[]>();

  constructor(private readonly printed: RawsikoComponents) {
    this.continents = printed.continent.map(({ id }) => id);
    this.territories = printed.territory;
    this.seaLinks = printed.link.filter(({ kind }) => kind === "sea");
    this.materials = printed.material.map(({ id }) => id);
    this.places = printed.setup.players_per_continent_max.value;
    this.byId = new Map(printed.territory.map((each) => [each.id, each]));
    this.goals = new Map(printed.goal.map((each) => [each.id, each]));
    for (const {
      between: [a, b],
    } of printed.link)
      this.join(a, b);
  }

  private join(a: string, b: string): void {
    this.near.set(a, [...(this.near.get(a) ?? []), b]);
    this.near.set(b, [...(this.near.get(b) ?? []), a]);
  }

  territory(id: string): Territory {
    return known(this.byId, id);
  }
  goal(id: string): Goal {
    return known(this.goals, id);
  }
  materialsOf(territory: string): string[] {
    return this.territory(territory).placements.map(({ material }) => material);
  }
  neighbours(territory: string): string[] {
    return this.near.get(territory) ?? [];
  }
  /** Where a material is found, with the evidence of each. */
  finds(material: string): Find[] {
    return this.territories.flatMap(({ id, placements }) =>
      placements.filter((each) => each.material === material).map((each) => ({ ...each, territory: id })),
    );
  }
  reference(id: string): string {
    return this.printed.references[id] ?? id;
  }
  euYears(material: string): number[] {
    return this.printed.material.find(({ id }) => id === material)?.eu_list ?? [];
  }
}

export const boxOf = madeOnce("rawsiko", (printed) => new Box(printed));
