/** The map of the states as a drawing for paper. */
import { ASIDE, ISLANDS, lettersOf, PLACES, STATES } from "../boards/atlas";

const INK = "#231f1a";

/** The outlines of the states with their letters, as a document of its own. */
export function paperMap(): string {
  const lands = STATES.map(([, { d }]) => `<path d="${d}"/>`);
  const islands = ISLANDS.map((code) => {
    const { x = 0, y = 0 } = PLACES[code] ?? {};
    return `<rect x="${x - 48}" y="${y - 38}" width="96" height="76" rx="12"/>`;
  });
  const leads = Object.entries(ASIDE).map(
    ([code, to]) => `<line x1="${PLACES[code]?.x}" y1="${PLACES[code]?.y}" x2="${to.x}" y2="${to.y}"/>`,
  );
  const letters = [...STATES.map(([code]) => code), ...ISLANDS].map((code) => {
    const { x, y } = lettersOf(code);
    return `<text x="${x}" y="${y + 12}">${code}</text>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 1980 1200">` +
    `<g fill="#eef2ea" stroke="${INK}" stroke-width="2">${[...lands, ...islands, ...leads].join("")}</g>` +
    `<g font-family="Oswald" font-weight="500" font-size="34" text-anchor="middle" fill="${INK}">${letters.join("")}</g></svg>`
  );
}
