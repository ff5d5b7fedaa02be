/** Cuts RAWsiko's map out of world-atlas: whole countries merged into the territories of the box, as ready SVG paths.
 *
 * `node scripts/map-rawsiko.mjs` writes src/games/rawsiko/map/map.json; a test holds the two equal.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { geoGraticule, geoPath, geoProjection } from "d3-geo";
import { merge } from "topojson-client";

import { NUMBERS } from "./map-rawsiko.iso.mjs";

const require = createRequire(import.meta.url);
const BOX = fileURLToPath(new URL("../../src/motherlode/games/rawsiko/components.toml", import.meta.url));
const OUTPUT = new URL("../src/games/rawsiko/map/map.json", import.meta.url);

const WIDTH = 1600;
/** What the frame shows from north to south. */
const LATITUDES = [80.5, -65.5];
/** The cut runs through the Bering Strait, so that Chukotka stays whole. */
const CUT = -169;
/** Coasts and borders are drawn to about this many units; smaller islands than SPECK square units are left out. */
const TOLERANCE = 0.45;
const SPECK = 2.2;

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

/** Placed by hand, in degrees: badges that would cover neighbours at the anchor of the box, the names of continents,
 * and the way of each sea route from coast to coast.
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
const projection = geoProjection(lens).rotate([-(CUT + 180), 0]).precision(0.3);
const HEIGHT = fitFrame();

/** The whole round of the world in width; as high as the latitudes are apart. */
function fitFrame() {
  projection.scale(WIDTH / (2 * Math.PI)).translate([0, 0]);
  const [[, top], [, bottom]] = LATITUDES.map((latitude) => projection([CUT + 180, latitude]));
  projection.translate([WIDTH / 2, -top]);
  projection.clipExtent([[0, 0], [WIDTH, bottom - top]]);
  return Math.round(bottom - top);
}

const rounded = (number) => Math.round(number * 10) / 10;
const point = (at) => projection(at).map(rounded);

/** The atlas with plain arcs, without the points that no eye could tell from a straight line: borders stay shared. */
function simplifiedAtlas() {
  const { scale, translate } = atlas.transform;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
  });
  return { ...atlas, transform: undefined, arcs: arcs.map(simplifiedArc) };
}

function simplifiedArc(arc) {
  return simplified(arc.map((at) => [...flat(at), at])).map((spot) => spot[2]);
}

/** Without the clipping, and without a leap at the cut. */
function flat([longitude, latitude]) {
  const turned = ((((longitude - CUT) % 360) + 360) % 360) - 180;
  const [x, y] = lens(turned * RADIANS, latitude * RADIANS);
  return [(x * WIDTH) / (2 * Math.PI), (y * WIDTH) / (2 * Math.PI)];
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

const world = simplifiedAtlas();
const LETTERS = Object.fromEntries(Object.entries(NUMBERS).map(([letters, number]) => [number, letters]));

/** Every polygon of the atlas with the letters of its country or part. */
function polygons() {
  return world.objects.countries.geometries.flatMap((country) => {
    const code = LETTERS[country.id] ?? NAMELESS[country.properties.name];
    if (!code) throw new Error(`no letters for ${country.id} ${country.properties.name}`);
    const parts = country.type === "Polygon" ? [country.arcs] : (country.arcs ?? []);
    return parts.map((arcs) => ({ type: "Polygon", arcs, code: partOf(code, arcs) }));
  });
}

function partOf(code, arcs) {
  const first = arcs[0][0];
  const [longitude, latitude] = world.arcs[first < 0 ? ~first : first][0];
  const inside = ({ of, west, east, south, north }) =>
    of === code && longitude > west && longitude < east && latitude > south && latitude < north;
  return PARTS.find(inside)?.part ?? code;
}

const pieces = polygons();

/** The countries of a list as one shape. */
function region({ iso }) {
  const own = pieces.filter((piece) => iso.includes(piece.code));
  if (!own.length) throw new Error(`none of ${iso.join(" ")} is in the atlas`);
  return drawn(merge(world, own));
}

/** An SVG path in tenths. Rings too small to be seen are dropped, but never all of them. */
function drawn(shape) {
  const rings = ringsOf(geoPath(projection).digits(1)(shape) ?? "");
  const least = Math.min(SPECK, Math.max(...rings.map(area)));
  return rings.filter((ring) => area(ring) >= least).map((ring) => `${written(ring)}Z`).join("");
}

const ringsOf = (path) =>
  path
    .split("M")
    .slice(1)
    .map((text) => text.replace(/Z$/, "").split("L").map((pair) => pair.split(",").map(Number)));

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
  const spot = HAND.badges[entry.id] ? point(HAND.badges[entry.id]) : anchor;
  return { path, frame: frameOf(path), anchor, spot, aside: !holds(path, spot) };
}

/** Whether a spot lies inside: it crosses an odd number of sides on its way to the left. */
function holds(path, [x, y]) {
  const sides = pointsOf(path).flatMap((ring) => ring.map((from, i) => [from, ring[(i + 1) % ring.length]]));
  const crossed = sides.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax));
  return crossed.length % 2 === 1;
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
    continents: byId(box.continent, ({ id }) => point(HAND.continents[id])),
    china: point(HAND.china),
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
