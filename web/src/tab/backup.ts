/** Everything that this browser keeps, as one file: the games of the house, and what the page has noted. */
import { copyHouse, examineHouse } from "./client";
import { fromBase64, through, toBase64 } from "./packing";

const FORMAT = "parlor-tab";
const VERSION = 1;
/** What the page notes in the browser's storage begins with this. */
const NOTED = "parlor.";
export const LARGEST = 200_000_000;

interface Backup {
  format: typeof FORMAT;
  version: number;
  /** SHA-256 of `house`, in hexadecimal; empty where the browser cannot tell. */
  digest: string;
  noted: Record<string, string>;
  /** The packed database, in Base64. */
  house: string;
}

export type Refused = "damaged" | "newer" | "tooLarge" | "notReplaced";

/** A file that cannot be loaded, and why. */
export class Unreadable extends Error {
  readonly why: Refused;

  constructor(why: Refused) {
    super(why);
    this.why = why;
  }
}

async function digestOf(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function noted(): Record<string, string> {
  return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(NOTED))) as Record<
    string,
    string
  >;
}

/** The file to save. */
export async function backup(): Promise<Blob> {
  const house = toBase64(await through(await copyHouse(), new CompressionStream("gzip")));
  const made: Backup = { format: FORMAT, version: VERSION, digest: await digestOf(house), noted: noted(), house };
  return new Blob([JSON.stringify(made)], { type: "application/json" });
}

/** A file that was read, before anything is replaced by it. */
export interface Restorable {
  games: number;
  house: Uint8Array;
  noted: Record<string, string>;
}

/** Reads a file that `backup` made; throws `Unreadable`. */
export async function readBackup(text: string): Promise<Restorable> {
  let found: Partial<Backup>;
  try {
    found = JSON.parse(text) as Partial<Backup>;
  } catch {
    throw new Unreadable("damaged");
  }
  if (found?.format !== FORMAT || typeof found.house !== "string") throw new Unreadable("damaged");
  if (typeof found.version !== "number" || found.version > VERSION) throw new Unreadable("newer");
  const digest = await digestOf(found.house);
  if (digest && found.digest && digest !== found.digest) throw new Unreadable("damaged");
  const kept = Object.entries(found.noted ?? {}).filter(
    ([key, value]) => key.startsWith(NOTED) && typeof value === "string",
  );
  let house: Uint8Array;
  try {
    house = await through(fromBase64(found.house), new DecompressionStream("gzip"));
  } catch {
    throw new Unreadable("damaged");
  }
  const { games } = sound(await examineHouse(house));
  return { games, house, noted: Object.fromEntries(kept) };
}

/** What was found in a file; throws if it cannot be taken. */
function sound<T extends { why: string }>(examined: T): T {
  const { why } = examined;
  if (why) throw new Unreadable(why === "damaged" || why === "newer" ? why : "notReplaced");
  return examined;
}

/** Puts a file that was read in the place of what is here; throws `Unreadable`, and then nothing has changed. */
export async function restore(file: Restorable): Promise<void> {
  sound(await examineHouse(file.house, true));
  for (const key of Object.keys(noted())) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(file.noted)) localStorage.setItem(key, value);
}
