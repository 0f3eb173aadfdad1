/** What this browser saves about a table before the cards are dealt, to compare with the record afterward. */
import type { EveningInfo, TableInfo } from "../house/types";
import type { Noted } from "./check";
import type { HouseRecord } from "./record";

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

/** Adds to the notes of a table; the oldest notes are dropped to make room. */
function write(table: string, change: (before: Noted) => Noted): void {
  const { [table]: before, ...others } = read();
  const kept = Object.fromEntries(Object.entries(others).slice(-MOST + 1));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [table]: change(before ?? {}) }));
  } catch {
    // Storage is off: the check works without it.
  }
}

/** Saves what the house has committed to, with its signature; only the first time counts. */
export function noteSeal({ id, phase, fair }: TableInfo): void {
  if (!fair || phase !== "gathering") return;
  const { commitment, key, signature } = fair;
  write(id, (before) => (before.commitment ? before : { ...before, commitment, key, signature }));
}

/** Saves what the house has committed to for a whole evening; only the first time counts. */
export function noteEvening({ id, state, fair: { commitment, key, signature } }: EveningInfo): void {
  if (state === "signing")
    write(id, (before) => (before.commitment ? before : { ...before, commitment, key, signature }));
}

/** This browser's own share of the shuffle, 32 random bytes in hexadecimal: drawn once per table, and saved before it is sent. */
export function ownShare(table: string): string {
  const before = notedAt(table)?.contribution;
  if (before) return before;
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0"));
  const contribution = drawn.join("");
  write(table, (noted) => ({ ...noted, contribution }));
  return contribution;
}

/** Forgets the share of a guest who left before the deal. */
export function withdraw(table: string): void {
  if (notedAt(table)?.contribution) write(table, (noted) => ({ ...noted, contribution: undefined }));
}

/** What was saved about the table of a record, or about its evening. */
export function notedFor({ table, proof }: HouseRecord): Noted | null {
  return notedAt((proof && proof !== "damaged" && proof.evening) || table);
}

/** What was saved about a table. */
export function notedAt(table: string): Noted | null {
  return read()[table] ?? null;
}
