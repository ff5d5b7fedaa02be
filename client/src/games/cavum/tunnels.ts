/** Tunnels as carved outlines: rough walls inside a hex, and the same width at every edge, so that they meet. */
import { noise, pathOf, SIZE, towards, type Spot } from "./grid";

const WIDE = SIZE * 0.2;
const STEPS = [0.3, 0.55, 0.8];
/** Where a tunnel ends that leads on to nothing. */
const END = 0.87;
/** Where a frame of timber stands in a tunnel. */
const FRAME = 0.66;

/** What a tunnel looks like depends on its cell, so that no two are alike. */
export interface Carved {
  /** The outline of all tunnels of the tile. */
  floor: string;
  /** The middle of the tracks. */
  track: string;
  /** The timber that holds the tunnels up. */
  beams: string;
  /** Where the lamps hang: at one end of each beam. */
  lamps: Spot[];
}

/** The tunnels of a tile at a spot; those not in `open` end before the edge. */
export function carve({ x, y }: Spot, exits: number[], open: number[], seed: number): Carved {
  const branches = exits.map((side) => branch(side, open.includes(side), seed));
  const polygons = [...branches, cave(exits.length, seed)];
  const floor = polygons.map((points) => pathOf(points.map((point) => ({ x: x + point.x, y: y + point.y })))).join("");
  const track = exits.map((side) => {
    const end = towards(side, open.includes(side) ? 1 : END - 0.12);
    return `M${x},${y}l${end.x.toFixed(1)},${end.y.toFixed(1)}`;
  });
  const at = (side: number, aside: number) => {
    const found = across(side, FRAME, aside);
    return { x: x + found.x, y: y + found.y };
  };
  const beam = (side: number) => `M${shown(at(side, -WIDE * 1.2))}L${shown(at(side, WIDE * 1.2))}`;
  return { floor, track: track.join(""), beams: exits.map(beam).join(""), lamps: exits.map((side) => at(side, WIDE * 0.78)) };
}

const shown = ({ x, y }: Spot) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Out along one wall and back along the other. */
function branch(side: number, isOpen: boolean, seed: number): Spot[] {
  const end = isOpen ? 1.01 : END;
  const right = STEPS.map((far) => across(side, far * end, WIDE + rough(seed, side, far)));
  const left = STEPS.map((far) => across(side, far * end, -WIDE - rough(seed, side, -far))).reverse();
  const tip = isOpen
    ? [across(side, end, WIDE), across(side, end, -WIDE)]
    : [across(side, end - 0.06, WIDE * 0.8), across(side, end, WIDE * 0.2), across(side, end - 0.03, -WIDE * 0.7)];
  return [across(side, 0, WIDE), ...right, ...tip, ...left, across(side, 0, -WIDE)];
}

const rough = (seed: number, side: number, far: number) => (noise(seed, side, far) - 0.42) * SIZE * 0.085;

/** A spot beside the middle line of a tunnel. */
function across(side: number, far: number, aside: number): Spot {
  const ahead = towards(side, far);
  const angle = (-Math.PI / 3) * side + Math.PI / 2;
  return { x: ahead.x + Math.cos(angle) * aside, y: ahead.y + Math.sin(angle) * aside };
}

/** The hollow in the middle; turned like the branches, so that the outlines join. */
function cave(exits: number, seed: number): Spot[] {
  const radius = SIZE * (exits > 2 ? 0.33 : 0.25);
  return Array.from({ length: 9 }, (_, i) => {
    const angle = (-i * 2 * Math.PI) / 9;
    const far = radius * (0.92 + noise(seed, 77, i) * 0.2);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
}
