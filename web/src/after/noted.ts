/** What this browser notes of a table before the cards are dealt, to hold it against the record afterwards. */
import type { Noted } from "./check";

const KEY = "parlor.deals";
const MOST = 50;

type Notes = Record<string, Noted>;

function read(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Notes;
  } catch {
    return {};
  }
}

/** Notes the seal of a table, and the chance that this browser added for a seat; the oldest notes make room. */
export function note(table: string, commitment: string, seat?: number, contribution?: string): void {
  const notes = read();
  const { [table]: before, ...others } = notes;
  const contributions = { ...before?.contributions };
  if (seat !== undefined && contribution && !(seat in contributions)) contributions[String(seat)] = contribution;
  const kept = Object.fromEntries(Object.entries(others).slice(-MOST + 1));
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ ...kept, [table]: { commitment: before?.commitment ?? commitment, contributions } }),
    );
  } catch {
    // Storage is switched off: the check does without.
  }
}

/** What was noted of a table. */
export function notedAt(table: string): Noted | null {
  return read()[table] ?? null;
}
