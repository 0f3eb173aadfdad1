/** The drawing of the map, on the screen and on paper: the outlines of the states, and where their letters go. */
import states from "./states.json";

interface Shape {
  x: number;
  y: number;
  d: string;
}
/** The whole of the map, with its margins. */
export const SHEET = "-10 -10 1980 1200";
const STATES: [string, Shape][] = Object.entries(states);
/** The states that are large enough for an outline; the capital is a dot. */
export const OUTLINES = STATES.filter(([code]) => code !== "DC").map(([code, { d }]) => ({ code, d }));
export const PLACES: Record<string, { x: number; y: number }> = {
  ...states,
  AK: { x: 60, y: 1120 },
  HI: { x: 172, y: 1120 },
  PI: { x: 284, y: 1120 },
  GU: { x: 396, y: 1120 },
  SA: { x: 508, y: 1120 },
  PR: { x: 620, y: 1120 },
  CZ: { x: 732, y: 1120 },
};
/** What lies far away is a box below the map. */
export const BOXES = ["AK", "HI", "PI", "GU", "SA", "PR", "CZ"].map((code) => ({
  code,
  x: (PLACES[code]?.x ?? 0) - 46,
  y: 1084,
  width: 92,
  height: 66,
  rx: 12,
}));
/** The capital. */
export const DOT = { code: "DC", cx: states.DC.x, cy: states.DC.y, r: 9 };
/** Where the letters go for a state that has no room for them; a line leads there. */
export const ASIDE: Record<string, { x: number; y: number }> = {
  VT: { x: 1668, y: 196 },
  NH: { x: 1722, y: 146 },
  MA: { x: 1896, y: 318 },
  RI: { x: 1886, y: 368 },
  CT: { x: 1838, y: 408 },
  NJ: { x: 1790, y: 452 },
  DE: { x: 1782, y: 500 },
  MD: { x: 1778, y: 548 },
  DC: { x: 1764, y: 598 },
};
/** The lines that lead there. */
export const LEADERS = Object.entries(ASIDE).map(([code, { x, y }]) => {
  const from = PLACES[code] ?? { x, y };
  const to = x < from.x ? { x: x + 18, y: y < 250 ? y + 8 : y } : { x: x - 30, y };
  return { code, d: `M${from.x} ${from.y}L${to.x} ${to.y}` };
});
/** Letters that look better away from the middle of their state. */
const NUDGED: Record<string, [x: number, y: number]> = {
  MI: [26, 40],
  FL: [22, 0],
  LA: [-28, -8],
  CA: [-12, 20],
  ID: [8, 50],
  NV: [0, -16],
  MN: [-12, 8],
  WV: [-8, 8],
  KY: [14, 0],
  VA: [18, 6],
  NY: [0, 6],
  NC: [10, 0],
  OK: [28, 0],
  MD: [0, 0],
};

/** Where the letters of a state are written. */
export function lettersOf(code: string): { x: number; y: number } {
  const { x = 0, y = 0 } = ASIDE[code] ?? PLACES[code] ?? {};
  const [right, down] = (!ASIDE[code] && NUDGED[code]) || [0, 0];
  return { x: x + right, y: y + down };
}
