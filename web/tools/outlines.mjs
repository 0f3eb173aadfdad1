/**
 * Draws the states from the us-atlas package: `node tools/outlines.mjs` writes
 * src/cards/sammy/outlines.json, every outline alone with the detail that its own size allows, in a square of 1000, and
 * src/boards/states.json, the states as they lie side by side, with the place of each one's letters, and
 * src/cards/lids/nation.json, the forty-eight states as one shape.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { geoArea, geoConicEqualArea, geoCentroid, geoPath } from "d3-geo";
import { feature, merge, neighbors } from "topojson-client";
import { presimplify, quantile, simplify } from "topojson-simplify";

// prettier-ignore
/** The numbers of the census for the cards of the pack; American Samoa is SA there. */
const CENSUS = {
  AL: 1, AK: 2, AZ: 4, AR: 5, CA: 6, CO: 8, CT: 9, DE: 10, DC: 11, FL: 12, GA: 13, HI: 15, ID: 16, IL: 17, IN: 18, IA: 19, KS: 20,
  KY: 21, LA: 22, ME: 23, MD: 24, MA: 25, MI: 26, MN: 27, MS: 28, MO: 29, MT: 30, NE: 31, NV: 32, NH: 33, NJ: 34, NM: 35, NY: 36,
  NC: 37, ND: 38, OH: 39, OK: 40, OR: 41, PA: 42, RI: 44, SC: 45, SD: 46, TN: 47, TX: 48, UT: 49, VT: 50, VA: 51, WA: 53, WV: 54,
  WI: 55, WY: 56, SA: 60, GU: 66, PR: 72,
};
const ISLANDS = new Set(["AK", "HI", "SA", "GU", "PR"]);
/** Islands far apart: the largest stands for all. */
const LONELY = new Set(["SA"]);
const MAP_WIDTH = 1900;
const FACE_SIZE = 1000;
/** How many points an outline on a card keeps, about. */
const FACE_POINTS = 110;

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("us-atlas/states-10m.json"), "utf8"));
const byCensus = new Map(atlas.objects.states.geometries.map((shape) => [Number(shape.id), shape]));

/** What each file holds. */
export function drawings() {
  return {
    "src/cards/sammy/outlines.json": faces(),
    "src/boards/states.json": statesOnMap(),
    "src/cards/lids/nation.json": nation(),
  };
}

/** Which outlines have a line in common, as pairs of codes. */
export function sharedLines() {
  const codes = Object.keys(CENSUS);
  const found = neighbors(codes.map((code) => byCensus.get(CENSUS[code])));
  return codes.flatMap((code, at) => found[at].filter((other) => other !== at).map((other) => [code, codes[other]]));
}

/** The forty-eight states and the District, simplified together so that neighbours still fit. */
function mainland() {
  const topology = presimplify(atlas);
  const rough = simplify(topology, quantile(topology, 0.93));
  const codes = Object.keys(CENSUS).filter((code) => !ISLANDS.has(code));
  const byId = new Map(rough.objects.states.geometries.map((shape) => [Number(shape.id), shape]));
  return codes.map((code) => ({ code, shape: withoutSpecks(feature(rough, byId.get(CENSUS[code])), 0.00004) }));
}

function projection() {
  const all = { type: "FeatureCollection", features: mainland().map(({ shape }) => shape) };
  const albers = geoConicEqualArea().parallels([29.5, 45.5]).rotate([96, 0]).center([0, 38.5]);
  return albers.fitWidth(MAP_WIDTH, all);
}

function statesOnMap() {
  const project = projection();
  const path = geoPath(project);
  return Object.fromEntries(
    mainland().map(({ code, shape }) => {
      const [x, y] = path.centroid(largest(shape)).map(Math.round);
      return [code, { x, y, d: compact(rings(shape, project)) }];
    }),
  );
}

function nation() {
  const codes = Object.keys(CENSUS).filter((code) => !ISLANDS.has(code));
  const geometry = merge(
    atlas,
    codes.map((code) => byCensus.get(CENSUS[code])),
  );
  const all = rings(largest({ type: "Feature", properties: {}, geometry }), projection());
  return { d: compact(all.slice(0, 1).map((ring) => thin(ring, 7))) };
}

function faces() {
  return Object.fromEntries(Object.keys(CENSUS).map((code) => [code, face(code)]));
}

function face(code) {
  const whole = withoutSpecks(feature(atlas, byCensus.get(CENSUS[code])), LONELY.has(code) ? 1 : 0.012, true);
  const [east, north] = geoCentroid(whole);
  const project = geoConicEqualArea()
    .parallels([north - 3, north + 3.5])
    .rotate([-east, 0])
    .center([0, north]);
  project.fitSize([FACE_SIZE, FACE_SIZE], whole);
  const all = rings(whole, project);
  let tolerance = 1;
  let kept = all;
  while (kept.reduce((sum, ring) => sum + ring.length, 0) > FACE_POINTS) {
    tolerance *= 1.15;
    kept = all.map((ring) => thin(ring, tolerance)).filter((ring) => ring.length > 3);
  }
  return compact(kept);
}

/** A shape without the islands that are too small for print, in steradians or as a share of the whole. */
function withoutSpecks(shape, least, share = false) {
  const { geometry } = shape;
  if (geometry.type !== "MultiPolygon") return shape;
  const limit = share ? least * geoArea(shape) : least;
  const area = (coordinates) => geoArea({ type: "Polygon", coordinates });
  const top = Math.max(...geometry.coordinates.map(area));
  const coordinates = geometry.coordinates.filter((polygon) => area(polygon) >= Math.min(limit, top));
  return { ...shape, geometry: { type: "MultiPolygon", coordinates } };
}

function largest(shape) {
  const { geometry } = shape;
  if (geometry.type !== "MultiPolygon") return shape;
  const area = (coordinates) => geoArea({ type: "Polygon", coordinates });
  const coordinates = geometry.coordinates.reduce((best, polygon) => (area(polygon) > area(best) ? polygon : best));
  return { ...shape, geometry: { type: "Polygon", coordinates } };
}

/** The rings of a shape on paper, in whole numbers. */
function rings(shape, project) {
  const { type, coordinates } = shape.geometry;
  const polygons = type === "MultiPolygon" ? coordinates : [coordinates];
  return polygons.flat().map((ring) => ring.map((point) => project(point).map(Math.round)));
}

/** Drops the points of a ring that lie closer than `tolerance` to the line without them (Douglas and Peucker). */
function thin(ring, tolerance) {
  const half = Math.floor(ring.length / 2);
  return [...keep(ring.slice(0, half + 1), tolerance).slice(0, -1), ...keep(ring.slice(half), tolerance)];
}

function keep(line, tolerance) {
  if (line.length < 3) return line;
  const [a, z] = [line[0], line[line.length - 1]];
  let far = 0;
  let at = 0;
  line.forEach((point, index) => {
    const distance = apart(point, a, z);
    if (distance > far) [far, at] = [distance, index];
  });
  if (far <= tolerance) return [a, z];
  return [...keep(line.slice(0, at + 1), tolerance).slice(0, -1), ...keep(line.slice(at), tolerance)];
}

function apart([x, y], [ax, ay], [zx, zy]) {
  const length = Math.hypot(zx - ax, zy - ay);
  return length ? Math.abs((zx - ax) * (ay - y) - (ax - x) * (zy - ay)) / length : Math.hypot(x - ax, y - ay);
}

/** Path data in steps from point to point, the shortest text that says it. */
function compact(all) {
  return all
    .map((ring) => {
      let [x, y] = ring[0];
      let text = `M${x} ${y}l`;
      for (const [nx, ny] of ring.slice(1, -1)) {
        if (nx === x && ny === y) continue;
        text += `${nx - x < 0 || text.endsWith("l") ? "" : " "}${nx - x}${ny - y < 0 ? "" : " "}${ny - y}`;
        [x, y] = [nx, ny];
      }
      return `${text}z`;
    })
    .filter((text) => !text.endsWith("lz"))
    .join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, drawing] of Object.entries(drawings()))
    writeFileSync(new URL(`../${file}`, import.meta.url), `${JSON.stringify(drawing, null, 1)}\n`);
}
