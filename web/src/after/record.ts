/** Reading the record of a house, from a text that anyone may have changed. */
import { words } from "../words";

/** What proves that a deal was fair. */
export interface Proof {
  commitment: string;
  secret: string;
  salt: string;
  contributions: (string | null)[];
  /** Which deal of an evening it is, from 1; null at any other table. */
  deal: number | null;
  /** The evening, for a deal of one. */
  evening: string | null;
  /** The seats where a person sat when the cards were dealt; null in a record from before the house recorded this. */
  people: number[] | null;
}

/** The parts of a house record that a check needs. */
export interface HouseRecord {
  /** Whether it is a signed kind of record; version 1 is not. */
  signed: boolean;
  table: string;
  /** When the table was opened, in milliseconds since 1970; 0 if unknown. */
  opened: number;
  options: unknown;
  /** How the game ended: "played" to its end, or otherwise. */
  ending: string;
  /** How often moves were taken back. */
  takenBack: number;
  names: string[];
  /** The proof; null at a practice table, "damaged" if a part is missing. */
  proof: Proof | null | "damaged";
  game: string;
  players: number;
  seed: number | string;
  dealer: number;
  moves: number;
  arranged: boolean;
  /** The original document. */
  whole: Record<string, unknown>;
}

/** A text that is not a house record; the message says why, for the user. */
export class NoRecord extends Error {}

/** The largest text that is accepted. */
export const LARGEST = 2_000_000;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDigest = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

function proofOf(given: unknown): Proof | null | "damaged" {
  if (given === null) return null;
  if (!isObject(given)) return "damaged";
  const whole = given["procedure"] === "parlor/evening/1";
  if (!whole && given["procedure"] !== "parlor/fair/1") return "damaged";
  const { deal, evening } = given;
  if (whole && (!Number.isSafeInteger(deal) || typeof evening !== "string")) return "damaged";
  const { commitment, secret, salt, contributions } = given;
  if (!isDigest(commitment) || !isDigest(secret) || !isDigest(salt) || !Array.isArray(contributions)) return "damaged";
  if (!contributions.every((value) => value === null || isDigest(value))) return "damaged";
  const { people } = given;
  if (people !== undefined && !(Array.isArray(people) && people.every(Number.isSafeInteger))) return "damaged";
  return {
    commitment,
    secret,
    salt,
    contributions: contributions as (string | null)[],
    people: whole ? null : ((people as number[] | undefined) ?? null),
    deal: whole ? (deal as number) : null,
    evening: whole ? (evening as string) : null,
  };
}

/** Parses a house record; throws `NoRecord` for anything else. */
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
  if (whole["version"] !== 1 && whole["version"] !== 2) throw new NoRecord(words.after.check.wrongVersion);
  const record = whole["record"];
  if (!isObject(record) || !Array.isArray(record["moves"])) throw new NoRecord(words.after.check.notRecord);
  const { game, players, seed, dealer, decks } = record;
  if (typeof game !== "string" || typeof players !== "number" || typeof dealer !== "number")
    throw new NoRecord(words.after.check.notRecord);
  if (typeof seed !== "number" && !isDigest(seed)) throw new NoRecord(words.after.check.notRecord);
  const names = Array.isArray(whole["names"]) ? whole["names"].map(String) : [];
  const { opened, ending, taken_back: takenBack } = whole;
  return {
    signed: whole["version"] !== 1,
    table: typeof whole["table"] === "string" ? whole["table"] : "",
    opened: typeof opened === "number" ? opened : 0,
    options: record["options"],
    ending: isObject(ending) ? String(ending["how"]) : "played",
    takenBack: typeof takenBack === "number" ? takenBack : 0,
    names: Array.from({ length: players }, (_, seat) => names[seat] || words.after.check.seat(seat + 1)),
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
