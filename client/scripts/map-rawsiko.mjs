/** Cuts RAWsiko's map out of world-atlas: whole countries merged into the territories of the box, as ready SVG paths.
 *
 * `node scripts/map-rawsiko.mjs` writes src/games/rawsiko/map/map.json; a test holds the two equal.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { geoArea, geoGraticule, geoPath, geoProjection } from "d3-geo";
import { merge, mesh } from "topojson-client";

import { NUMBERS } from "./map-rawsiko.iso.mjs";
import { swelling } from "./map-rawsiko.swell.mjs";

const require = createRequire(import.meta.url);
const BOX = fileURLToPath(new URL("../../src/motherlode/games/rawsiko/components.toml", import.meta.url));
const OUTPUT = new URL("../src/games/rawsiko/map/map.json", import.meta.url);

const WIDTH = 1600;
/** The cut runs through the Bering Strait, so that Chukotka stays whole. */
const CUT = -169;
/** Coasts and borders are drawn to about this many units; smaller islands than SPECK square units are left out. */
const TOLERANCE = 0.45;
const SPECK = 2.2;

/** Height by width of the whole, and the sea around the land. */
const RATIO = 0.6;
const [MARGIN, TOP, BOTTOM] = [26, 26, 44];
/** The usual area of a territory, as a share of the whole; the others are placed by hand. */
const ROOM = 9;

/** In such steps the room of a label is looked for. */
const STRIDE = 5;

/** What a badge is wider than high. */
const FLAT = 0.8;

const RADIANS = Math.PI / 180;

/** Parts of a country that the atlas does not tell apart but the box does: by where they begin. */
const PARTS = [
  { of: "FR", part: "GF", west: -55, east: -51, south: 1, north: 6.5 },
  { of: "FR", part: "GP", west: -63, east: -60, south: 13, north: 18.5 },
  { of: "FR", part: "RE", west: 55, east: 56, south: -22, north: -20 },
  { of: "FR", part: "YT", west: 44, east: 46, south: -14, north: -12 },
  { of: "NL", part: "BQ", west: -70, east: -62, south: 11, north: 19 },
  // ISO 3166-2 lists Crimea as UA-43.
  { of: "RU", part: "UA", west: 32, east: 36.7, south: 44, north: 46.3 },
];
/** Shapes of the atlas that have no number. */
const NAMELESS = { Somaliland: "SO", Kosovo: "XK", "N. Cyprus": "CY", "Indian Ocean Ter.": "CC", "Siachen Glacier": "IN" };

/** Made by hand: the names of continents and of China, in units of the map; areas as shares of the whole; and in degrees the
 * badges that lie on the sea and the way of each sea route from coast to coast.
 */
const HAND = JSON.parse(readFileSync(new URL("../src/games/rawsiko/map/hand.json", import.meta.url), "utf-8"));

const box = JSON.parse(
  execFileSync("python3", ["-c", "import json, sys, tomllib; print(json.dumps(tomllib.load(open(sys.argv[1], 'rb'))))", BOX], {
    encoding: "utf-8",
  }),
);
const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf-8"));

/** Miller's cylinder with a lens over Europe, where nine territories are crowded. */
function lens(lambda, phi) {
  const width = 30 * RADIANS;
  const near = 1 / Math.cosh((phi / RADIANS - 48) / 20) ** 2;
  const far = 0.22 + 0.75 * near;
  const bulge = (x) => x + far * width * Math.tanh((x - 14 * RADIANS + middle) / width);
  const [left, right] = [bulge(-Math.PI), bulge(Math.PI)];
  const x = ((bulge(lambda) - left) / (right - left)) * 2 * Math.PI - Math.PI;
  return [x, 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi)) + 0.16 * Math.tanh((phi / RADIANS - 48) / 20)];
}

const middle = (CUT + 180) * RADIANS;
const UNIT = WIDTH / (2 * Math.PI);

/** A projection into this plane: `plane` takes longitude and latitude in radians, counted from the middle. */
function projecting(plane) {
  const raw = (lambda, phi) => {
    const [x, y] = plane(lambda, phi);
    return [x, -y];
  };
  return geoProjection(raw).rotate([-(CUT + 180), 0]).precision(0.3).scale(1).translate(plane(0, 0));
}

function lensed(lambda, phi) {
  const [x, y] = lens(lambda, phi);
  return [x * UNIT, -y * UNIT];
}

const rounded = (number) => Math.round(number * 10) / 10;
const point = (at) => projection(at).map(rounded);

/** The atlas with plain arcs, without the points that no eye could tell from a straight line: borders stay shared. */
function simplifiedAtlas(plane) {
  const { scale, translate } = atlas.transform;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
  });
  return { ...atlas, transform: undefined, arcs: arcs.map((arc) => simplifiedArc(arc, plane)) };
}

function simplifiedArc(arc, plane) {
  return simplified(arc.map((at) => [...plane(flat(at)), at])).map((spot) => spot[2]);
}

/** Without the clipping, and without a leap at the cut. */
function flat([longitude, latitude]) {
  const east = ((((longitude - CUT) % 360) + 360) % 360) - 180;
  return lensed(east * RADIANS, latitude * RADIANS);
}

/** Douglas and Peucker. */
function simplified(spots) {
  if (spots.length < 3) return spots;
  const [first, last] = [spots[0], spots.at(-1)];
  let [farthest, split] = [0, 0];
  spots.forEach((spot, i) => {
    const distance = fromLine(spot, first, last);
    if (distance > farthest) [farthest, split] = [distance, i];
  });
  if (farthest <= TOLERANCE) return [first, last];
  return [...simplified(spots.slice(0, split + 1)).slice(0, -1), ...simplified(spots.slice(split))];
}

function fromLine([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const LETTERS = Object.fromEntries(Object.entries(NUMBERS).map(([letters, number]) => [number, letters]));

/** Every polygon of an atlas with the letters of its country or part. */
function polygons(world) {
  return world.objects.countries.geometries.flatMap((country) => {
    const code = LETTERS[country.id] ?? NAMELESS[country.properties.name];
    if (!code) throw new Error(`no letters for ${country.id} ${country.properties.name}`);
    const parts = country.type === "Polygon" ? [country.arcs] : (country.arcs ?? []);
    return parts.map((arcs) => ({ type: "Polygon", arcs, code: partOf(world, code, arcs) }));
  });
}

function partOf(world, code, arcs) {
  const first = arcs[0][0];
  const [longitude, latitude] = world.arcs[first < 0 ? ~first : first][0];
  const inside = ({ of, west, east, south, north }) =>
    of === code && longitude > west && longitude < east && latitude > south && latitude < north;
  return PARTS.find(inside)?.part ?? code;
}

/** The countries of a list as one shape. */
function merged(world, pieces, { iso }) {
  const own = pieces.filter((piece) => iso.includes(piece.code));
  if (!own.length) throw new Error(`none of ${iso.join(" ")} is in the atlas`);
  return withoutInsideOut(merge(world, own));
}

/** An islet that simplifying has turned inside out would cover the globe. */
function withoutInsideOut({ type, coordinates }) {
  return { type, coordinates: coordinates.filter((polygon) => geoArea({ type: "Polygon", coordinates: polygon }) < 2 * Math.PI) };
}

/** The territories as the lens shows them, and the plane in which all have room. */
const rough = simplifiedAtlas((at) => at);
const roughPieces = polygons(rough);
const regions = [...box.territory, box.closed.china].map((entry) => ringsOf(geoPath(projecting(lensed))(merged(rough, roughPieces, entry))));
const swell = swelling(regions, wantedArea);

/** Small territories grow and large ones shrink; islands need less, for their badges lie on the sea. */
function wantedArea(_, i) {
  return HAND.areas[box.territory[i]?.id ?? "china"] ?? ROOM;
}

/** From the swollen plane into the frame: as wide as it is, with room at the edges for badges. */
const SPAN = spanOf(regions.flat(2).map(swell));
const [SCALE, HEIGHT] = [(WIDTH - 2 * MARGIN) / (SPAN.right - SPAN.left), Math.round(WIDTH * RATIO)];
const RISE = (HEIGHT - TOP - BOTTOM) / (SPAN.bottom - SPAN.top);

function framed(at) {
  const [x, y] = swell(at);
  return [MARGIN + (x - SPAN.left) * SCALE, TOP + (y - SPAN.top) * RISE];
}

function spanOf(points) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const projection = projecting((lambda, phi) => framed(lensed(lambda, phi))).clipExtent([[0, 0], [WIDTH, HEIGHT]]);
const world = simplifiedAtlas(framed);
const pieces = polygons(world);
const region = (entry) => drawn(merged(world, pieces, entry));

/** An SVG path in tenths. Rings too small to be seen are dropped, but never all of them. */
function drawn(shape) {
  const rings = ringsOf(geoPath(projection).digits(1)(shape) ?? "");
  const least = Math.min(SPECK, Math.max(...rings.map(area)));
  return rings.filter((ring) => area(ring) >= least).map((ring) => `${written(ring)}Z`).join("");
}

function ringsOf(path) {
  return path
    .split("M")
    .slice(1)
    .map((text) => text.replace(/Z$/, "").split("L").map((pair) => pair.split(",").map(Number)));
}

/** Relative steps are shorter than absolute ones. */
function written(points) {
  const [first, ...rest] = points;
  return `M${first.join(",")}${rest.map((to, i) => step(i ? rest[i - 1] : first, to)).join("")}`;
}

function step(from, to) {
  const [x, y] = [rounded(to[0] - from[0]), rounded(to[1] - from[1])];
  return x || y ? `l${x}${y < 0 ? "" : " "}${y}` : "";
}

const area = (points) =>
  Math.abs(points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length][1] - points[(i + 1) % points.length][0] * y, 0)) / 2;

/** The rings of a written path. */
function pointsOf(path) {
  return path.split("M").slice(1).map((text) => {
    let [x, y] = [0, 0];
    return [...text.matchAll(/(-?[\d.]+)[, ]?(-?[\d.]+)/g)].map(([, dx, dy]) => [(x += Number(dx)), (y += Number(dy))]);
  });
}

/** What the larger pieces of a territory span. */
function frameOf(path) {
  const rings = pointsOf(path);
  const largest = Math.max(...rings.map(area));
  const points = rings.filter((ring) => area(ring) > 0.15 * largest).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
}

function territory(entry) {
  const path = region(entry);
  const anchor = point(entry.anchor);
  const spot = HAND.badges[entry.id] ? point(HAND.badges[entry.id]) : roomiest(path);
  const isAside = !isInside(sidesOf(pointsOf(path)), spot);
  return { path, frame: frameOf(path), anchor, spot, aside: isAside, room: isAside ? [...spot, ...spot] : roomAround(spot, path) };
}

/** The largest upright rectangle around a spot within its piece, in steps of a few units: the middle of the label may be anywhere in it. */
function roomAround([x, y], path) {
  const sides = sidesOf(pointsOf(path));
  const isLand = (column, row) => isInside(sides, [x + column * STRIDE, y + row * STRIDE]);
  const reach = (row, way) => {
    let column = 0;
    while (isLand(column + way, row)) column += way;
    return column;
  };
  const spans = (way) => {
    const rows = [];
    for (let row = 0; isLand(0, row); row += way) rows.push([reach(row, -1), reach(row, 1)]);
    return rows;
  };
  let best = [0, 0, 0, 0];
  const size = ([left, top, right, bottom]) => (right - left) * (bottom - top);
  const [above, below] = [spans(-1), spans(1)];
  const narrowest = (rows, end) => [Math.max(...rows.slice(0, end).map(([left]) => left)), Math.min(...rows.slice(0, end).map(([, right]) => right))];
  for (let top = 1; top <= above.length; top++)
    for (let bottom = 1; bottom <= below.length; bottom++) {
      const [[aboveLeft, aboveRight], [belowLeft, belowRight]] = [narrowest(above, top), narrowest(below, bottom)];
      const one = [Math.max(aboveLeft, belowLeft), 1 - top, Math.min(aboveRight, belowRight), bottom - 1];
      if (size(one) > size(best)) best = one;
    }
  const [left, top, right, bottom] = best.map((steps) => steps * STRIDE);
  return [x + left, y + top, x + right, y + bottom].map(Math.round);
}

/** The spot of the largest piece with most room around it, in steps of a few units; badges are wider than high. */
function roomiest(path) {
  const ring = pointsOf(path).reduce((one, other) => (area(other) > area(one) ? other : one));
  const sides = sidesOf([ring]);
  const [left, top, right, bottom] = frameOf(path);
  let [best, most] = [[0, 0], -1];
  for (let x = left; x <= right; x += 4)
    for (let y = top; y <= bottom; y += 4) {
      const room = isInside(sides, [x, y]) ? roomAt([x * FLAT, y], sides) : -1;
      if (room > most) [best, most] = [[x, y], room];
    }
  return best.map(rounded);
}

function roomAt(at, sides) {
  return Math.min(...sides.map(([[ax, ay], [bx, by]]) => fromSide(at, [ax * FLAT, ay], [bx * FLAT, by])));
}

function fromSide([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + part * dx - x, ay + part * dy - y);
}

const sidesOf = (rings) => rings.flatMap((ring) => ring.map((from, i) => [from, ring[(i + 1) % ring.length]]));

/** Whether a spot lies inside: it crosses an odd number of sides on its way to the left. */
function isInside(sides, [x, y]) {
  return sides.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax)).length % 2 === 1;
}

/** Where the land of two continents meets. */
function continentBorders() {
  const continents = Object.fromEntries(box.territory.flatMap(({ iso, continent }) => iso.map((code) => [code, continent])));
  const differ = ({ code: a }, { code: b }) => continents[a] && continents[b] && continents[a] !== continents[b];
  const lines = mesh(world, { type: "GeometryCollection", geometries: pieces }, differ);
  return ringsOf(geoPath(projection).digits(1)(lines)).map((line) => written(line)).join("");
}

const byId = (entries, make) => Object.fromEntries(entries.map((entry) => [entry.id, make(entry)]));
const graticule = () =>
  ringsOf(geoPath(projection).digits(1)(geoGraticule().step([20, 20])())).map((line) => written(line)).join("");

export function map() {
  return {
    width: WIDTH,
    height: HEIGHT,
    graticule: graticule(),
    territories: byId(box.territory, territory),
    closed: byId(Object.entries(box.closed).map(([id, entry]) => ({ id, ...entry })), region),
    borders: continentBorders(),
    continents: HAND.continents,
    china: HAND.china,
    routes: Object.fromEntries(Object.entries(HAND.routes).map(([id, ways]) => [id, ways.map((way) => way.map(point))])),
  };
}

/** The letters of the atlas that no list of the box holds, and shapes in two lists. */
export function strays() {
  const lists = [...box.territory, ...Object.values(box.closed)].flatMap(({ iso }) => iso);
  const held = new Set(lists);
  return [...new Set(pieces.map(({ code }) => code))].filter((code) => !held.has(code)).concat(lists.filter((code, i) => lists.indexOf(code) !== i));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(OUTPUT, `${JSON.stringify(map())}\n`);
