/** Cuts the map of Thebes out of world-atlas: Europe and the Mediterranean, projected, as ready SVG paths.
 *
 * `node scripts/map-thebes.mjs` writes src/games/thebes/map/map.json; a test holds the two equal.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { geoConicConformal, geoGraticule, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";

const require = createRequire(import.meta.url);
const PLACES = JSON.parse(readFileSync(new URL("../src/games/thebes/map/places.json", import.meta.url), "utf-8"));
const OUTPUT = new URL("../src/games/thebes/map/map.json", import.meta.url);

/** The land inside the ring of weeks, in units of the board: a week is 100 wide. */
const FRAME = { left: 100, top: 100, right: 1500, bottom: 1100 };
/** Smaller islands than this many square units are left out. */
const SPECK = 14;

const COUNTRIES = {
  greece: ["300"],
  crete: ["300"],
  egypt: ["818"],
  palestine: ["275", "376"],
  mesopotamia: ["368"],
};
/** Crete is the part of its country south of this latitude and east of this longitude. */
const CRETE = { north: 35.75, west: 23.4, east: 26.4 };

const RIVERS = {
  nile: [[32.9, 24], [32.7, 25.4], [32.5, 26.1], [31.7, 26.6], [31, 27.4], [30.8, 28.6], [31.2, 29.6], [31.1, 30.3], [30.6, 31.3]],
  nile_east: [[31.1, 30.3], [31.5, 31], [31.8, 31.5]],
  euphrates: [[38.6, 39], [38.3, 37.4], [38.1, 36.6], [39, 35.9], [40.4, 35.1], [41.4, 34.4], [42.8, 33.6], [44.2, 32.4], [45.6, 31.3], [47.3, 31], [48.5, 30]],
  tigris: [[40.2, 37.9], [41.8, 37.2], [43.1, 36.3], [43.5, 35], [44.4, 33.3], [45.8, 32.5], [47.3, 31]],
  danube: [[8.5, 48], [10.5, 48.6], [12.3, 48.9], [14.3, 48.3], [16.4, 48.2], [18.8, 47.8], [19, 46.2], [20.4, 44.8], [22.6, 44.5], [25, 43.7], [27.2, 44.1], [28, 45.3], [29.6, 45.2]],
  rhine: [[9.4, 47.5], [7.6, 47.6], [8.1, 49], [7.1, 50.7], [6.1, 51.9], [4.4, 51.9]],
  volga: [[35.5, 56.8], [38.5, 57.8], [41, 57.5], [44, 56.3], [48.5, 55.8], [49.2, 54.4], [48.3, 52.5], [46, 51.5], [45, 49], [46.5, 47.6], [48, 46]],
  dnieper: [[32, 54.8], [30.6, 52], [30.5, 50.4], [33.4, 49.1], [35, 48.4], [34.4, 47.5], [32.5, 46.6]],
  rhone: [[6.2, 46.2], [4.9, 45.7], [4.8, 44], [4.6, 43.5]],
  vistula: [[19, 49.8], [21.7, 50.8], [21, 52.2], [18.7, 53.1], [18.9, 54.3]],
};
const MOUNTAINS = [
  [7, 45.5], [8.6, 46.3], [10.3, 46.7], [12.1, 46.9], [13.9, 47.1], [-0.6, 42.8], [1, 42.6], [19.6, 49.2], [22.2, 48.6], [24.3, 47.7], [25.3, 45.9],
  [12.8, 43.2], [14, 42], [20.6, 42.2], [23.4, 42.2], [41.3, 43.4], [43.6, 42.8], [45.6, 42.2], [31.5, 37.1], [33.6, 37.3], [38.6, 37.9], [42.6, 37.9], [44.6, 36.4], [46.6, 34.8],
  [-4.6, 32.1], [-2, 33.5], [3, 35.1], [6, 35.4], [-5, 40.6], [39.8, 40.5],
];

const atlas = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf-8"));
const projection = geoConicConformal().rotate([-21, 0]).parallels([34, 55]).center([0, 42.5]);
fitFrame();

/** Puts the lowest place, the most western and the most eastern one well inside the frame. */
function fitFrame() {
  const { left, top, right, bottom } = FRAME;
  const corners = { type: "MultiPoint", coordinates: Object.values(PLACES).map((place) => place.at) };
  projection.fitExtent([[left + 110, top + 105], [right - 150, bottom - 100]], corners);
  projection.clipExtent([[left, top], [right, bottom]]);
}

const rounded = (number) => Math.round(number * 10) / 10;

/** An SVG path in tenths, without the points that no eye could tell from a straight line. */
function drawn(shape) {
  const path = geoPath(projection).digits(1)(shape);
  if (!path) return "";
  return path
    .split("M")
    .slice(1)
    .map(ring)
    .filter(Boolean)
    .join("");
}

function ring(text) {
  const closed = text.endsWith("Z");
  const points = text.replace(/Z$/, "").split("L").map((pair) => pair.split(",").map(Number));
  if (closed && area(points) < SPECK) return "";
  const kept = simplified(points, 0.55);
  const [first, ...rest] = kept.map((point) => point.map(rounded));
  return `M${first.join(",")}${rest.map((point, i) => step(i ? rest[i - 1] : first, point)).join("")}${closed ? "Z" : ""}`;
}

/** Relative steps are shorter than absolute ones. */
function step(from, to) {
  const [x, y] = [rounded(to[0] - from[0]), rounded(to[1] - from[1])];
  return `l${x}${y < 0 ? "" : " "}${y}`;
}

const area = (points) =>
  Math.abs(points.reduce((sum, [x, y], i) => sum + x * points[(i + 1) % points.length][1] - points[(i + 1) % points.length][0] * y, 0)) / 2;

/** Douglas and Peucker. */
function simplified(points, tolerance) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let farthest = 0;
  let split = 0;
  points.forEach((point, i) => {
    const distance = fromLine(point, first, last);
    if (distance > farthest) [farthest, split] = [distance, i];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplified(points.slice(0, split + 1), tolerance).slice(0, -1), ...simplified(points.slice(split), tolerance)];
}

function fromLine([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

const inCrete = (polygon) =>
  polygon[0].every(([lon, lat]) => lat < CRETE.north && lon > CRETE.west && lon < CRETE.east);

function region(site) {
  const countries = atlas.objects.countries.geometries.filter((country) => COUNTRIES[site].includes(country.id));
  const shape = merge(atlas, countries);
  if (site !== "greece" && site !== "crete") return shape;
  return { ...shape, coordinates: shape.coordinates.filter((polygon) => inCrete(polygon) === (site === "crete")) };
}

const point = (at) => projection(at).map(rounded);

/** A river through the middles of its stretches, bending at its points. */
function river(coordinates) {
  const points = coordinates.map(point);
  const middles = points.slice(1).map(([x, y], i) => [(x + points[i][0]) / 2, (y + points[i][1]) / 2].map(rounded));
  const bends = middles.slice(1).map((middle, i) => `Q${points[i + 1]} ${middle}`);
  return `M${points[0]}L${middles[0]}${bends.join("")}L${points.at(-1)}`;
}

const entries = (object, make) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, make(value, key)]));

/** A place with its spot, and on which side of it label and pawns stand. */
const place = ({ at, label, pawns }) => {
  const [x, y] = point(at);
  return { x, y, label, pawns };
};

export function map() {
  return {
    frame: FRAME,
    land: drawn(feature(atlas, atlas.objects.land)),
    graticule: drawn(geoGraticule().step([10, 10]).extent([[-40, 10], [80, 80]])()),
    rivers: Object.values(RIVERS).map(river).join(""),
    mountains: MOUNTAINS.map(point),
    regions: entries(COUNTRIES, (_, site) => drawn(region(site))),
    places: entries(PLACES, place),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(OUTPUT, `${JSON.stringify(map())}\n`);
