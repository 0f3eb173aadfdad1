/** A table in the log of the house: its lines, the chain from them to the signed head, and what this browser saw before. */
import type { LedgerEntry, LedgerHead, LedgerPage } from "../house/types";
import type { HouseRecord, Proof } from "./record";
import { digest } from "./shuffle";
import { digestOf, isSigned } from "./signing";

const KEY = "parlor.log";
const PAGE = 500;
/** How many lines a page follows; use `parlor mirror` for more. */
export const LONGEST = 5000;

/** What the house answers about its log. */
export interface Log {
  head: () => Promise<LedgerHead>;
  lines: (first: number, count: number) => Promise<LedgerPage>;
  of: (table: string) => Promise<LedgerPage>;
}

/** What was found in the log; `numbers` are the lines of the opening, the deal and the end. */
export type Found =
  | { kind: "whole" | "long"; numbers: number[]; head: LedgerHead; unfinished: number }
  | { kind: "older"; head: LedgerHead; unfinished: number }
  | { kind: "missing"; kinds: string[] }
  | { kind: "other"; number: number }
  | { kind: "broken"; number: number }
  | { kind: "rewritten"; number: number }
  | { kind: "unsigned" };

/** The digest that represents a table in the log. */
export function tableDigest(table: string): Promise<string> {
  return digest(`parlor/table/${table}`);
}

/** The number of the first line that does not follow from the one before, or null. */
export async function broken(lines: readonly LedgerEntry[]): Promise<number | null> {
  for (const [place, line] of lines.entries()) {
    const before = lines[place - 1];
    if (before && (line.number !== before.number + 1 || line.previous !== (await digestOf(before)))) return line.number;
  }
  return null;
}

/** The house's statement about a table when it is opened. */
export function opening(record: HouseRecord, { commitment }: Proof): Record<string, unknown> {
  const { table, game, players, opened, options } = record;
  return { format: "parlor-opening", table, game, players, options, opened, commitment };
}

/** What the three lines of a game must contain: its opening, its deal, and its record. */
function expected(record: HouseRecord, proof: Proof): Promise<string[]> {
  return Promise.all([
    digestOf(opening(record, proof)),
    digestOf({ format: "parlor-deal", table: record.table, contributions: proof.contributions }),
    digestOf(record.whole),
  ]);
}

/** Looks up a game in the log of the house, whose key is known. */
export async function lookUp(record: HouseRecord, proof: Proof, log: Log, key: string): Promise<Found> {
  const head = await log.head();
  if (head.key !== key || (await isSigned({ ...head })) === false) return { kind: "unsigned" };
  const unfinished = head.dealt - head.finished - head.ended;
  const rewritten = await changedSince(head, log);
  if (rewritten !== null) return { kind: "rewritten", number: rewritten };
  const all = (await log.of(await tableDigest(record.table))).entries;
  // Where somebody has closed their account, the record without the name is the one that counts.
  const own = all.slice(0, 3);
  const renamed = all.slice(3);
  const [first, , last] = own;
  if (!first) {
    const [oldest] = (await log.lines(1, 1)).entries;
    if (!oldest || record.opened < oldest.at) return { kind: "older", head, unfinished };
  }
  const kinds = all.filter((line) => line.kind !== "renamed").map((line) => line.kind);
  const end = record.ending === "ended" ? "ended" : "finished";
  if (!first || !last || kinds.join() !== `opened,dealt,${end}`) return { kind: "missing", kinds };
  const wanted = await expected(record, proof);
  const counts = [...own.slice(0, 2), renamed.at(-1) ?? last];
  const other = counts.find((line, place) => line.digest !== wanted[place]);
  if (other) return { kind: "other", number: other.number };
  const numbers = own.map((line) => line.number);
  if (head.number - first.number >= LONGEST) return { kind: "long", numbers, head, unfinished };
  const lines: LedgerEntry[] = [];
  for (let next = first.number; next <= head.number; next += PAGE)
    lines.push(...(await log.lines(next, Math.min(PAGE, head.number - next + 1))).entries);
  const gap = await broken(lines);
  if (gap !== null) return { kind: "broken", number: gap };
  const stand = await Promise.all(
    own.map(async (line) => (await digestOf(lines[line.number - first.number])) === (await digestOf(line))),
  );
  const tail = lines.at(-1);
  if (stand.includes(false) || !tail || tail.number !== head.number || (await digestOf(tail)) !== head.hash)
    return { kind: "broken", number: head.number };
  return { kind: "whole", numbers, head, unfinished };
}

/** Checks that the last line this browser saw is unchanged; returns its number if not. The new head replaces it. */
async function changedSince(head: LedgerHead, log: Log): Promise<number | null> {
  const seen = remembered();
  if (seen && seen.number > 0) {
    const [line] = head.number < seen.number ? [] : (await log.lines(seen.number, 1)).entries;
    if (!line || (await digestOf(line)) !== seen.hash) return seen.number;
  }
  try {
    localStorage.setItem(KEY, JSON.stringify({ number: head.number, hash: head.hash }));
  } catch {
    // Storage is off: nothing is remembered.
  }
  return null;
}

function remembered(): { number: number; hash: string } | null {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? "null") as { number?: unknown; hash?: unknown } | null;
    return typeof seen?.number === "number" && typeof seen.hash === "string"
      ? { number: seen.number, hash: seen.hash }
      : null;
  } catch {
    return null;
  }
}

/** Forgets what was seen of the log, when another key is accepted: that house has another log. */
export function forgetLog(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is off: there is nothing to forget.
  }
}
