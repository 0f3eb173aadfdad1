/** The drawing of the map: the outlines of the states, and where their letters go. */
import states from "./states.json";

interface Shape {
  x: number;
  y: number;
  d: string;
}
export const STATES: [string, Shape][] = Object.entries(states);
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
export const ISLANDS = ["AK", "HI", "PI", "GU", "SA", "PR", "CZ"];
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
