/** Reading the record of a house, from a text that anybody may have changed. */
import { words } from "../words";

/** What proves that a deal was fair. */
export interface Proof {
  commitment: string;
  secret: string;
  salt: string;
  contributions: (string | null)[];
}

/** The parts of a house record that a check looks at. */
export interface HouseRecord {
  table: string;
  names: string[];
  /** The proof; null at a practice table, "damaged" where it lacks a part. */
  proof: Proof | null | "damaged";
  game: string;
  players: number;
  seed: number | string;
  dealer: number;
  moves: number;
  arranged: boolean;
  /** The document as it was given. */
  whole: Record<string, unknown>;
}

/** A text that is no record of a house; the message says why, for the person who brought it. */
export class NoRecord extends Error {}

/** The largest text that is looked at. */
export const LARGEST = 2_000_000;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDigest = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

function proofOf(given: unknown): Proof | null | "damaged" {
  if (given === null) return null;
  if (!isObject(given) || given["procedure"] !== "parlor/fair/1") return "damaged";
  const { commitment, secret, salt, contributions } = given;
  if (!isDigest(commitment) || !isDigest(secret) || !isDigest(salt) || !Array.isArray(contributions)) return "damaged";
  if (!contributions.every((value) => value === null || isDigest(value))) return "damaged";
  return { commitment, secret, salt, contributions: contributions as (string | null)[] };
}

/** Takes a house record apart; throws `NoRecord` for anything else. */
export function readRecord(text: string): HouseRecord {
  if (text.length > LARGEST) throw new NoRecord(words.after.check.tooLarge);
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    throw new NoRecord(words.after.check.notJson);
  }
  if (isObject(whole) && whole["format"] === "parlor-record") throw new NoRecord(words.after.check.plainRecord);
  if (!isObject(whole) || whole["format"] !== "parlor-house-record") throw new NoRecord(words.after.check.notRecord);
  if (whole["version"] !== 1) throw new NoRecord(words.after.check.wrongVersion);
  const record = whole["record"];
  if (!isObject(record) || !Array.isArray(record["moves"])) throw new NoRecord(words.after.check.notRecord);
  const { game, players, seed, dealer, decks } = record;
  if (typeof game !== "string" || typeof players !== "number" || typeof dealer !== "number")
    throw new NoRecord(words.after.check.notRecord);
  if (typeof seed !== "number" && !isDigest(seed)) throw new NoRecord(words.after.check.notRecord);
  const names = Array.isArray(whole["names"]) ? whole["names"].map(String) : [];
  return {
    table: typeof whole["table"] === "string" ? whole["table"] : "",
    names: Array.from({ length: players }, (_, seat) => names[seat] || words.after.check.seat(seat)),
    proof: proofOf(whole["fair"]),
    game,
    players,
    seed,
    dealer,
    moves: record["moves"].length,
    arranged: Array.isArray(decks) && decks.length > 0,
    whole,
  };
}
