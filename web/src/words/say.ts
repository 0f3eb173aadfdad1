/**
 * Puts messages into words, like parlor.words.say: a key of the catalog, and the values for the placeholders of its
 * sentence. A sentence is a text, or a list of texts and placeholders, which say how to join the items of a list, or
 * have cases to choose from.
 */
import { catalogue } from "./catalogue";
import type { Catalogue } from "./language";
import { counted, filled, joined, type Params } from "./sentences";

/** Placeholders for seats. */
const SEATS = ["seat", "by", "dealer", "partners"];
/** The placeholder for a bid as written: a number, and the name of a suit. */
const BID = "bid";

/** Who is reading: the names of the seats, the reader's own seat, and special words for some values. */
export interface Reader {
  /** The name of a seat, at the start of a sentence or inside it. */
  readonly seat: (seat: number, opens: boolean) => string;
  readonly you: number | null;
  /** The words for a name that the catalog does not have, such as a card's. */
  readonly named?: (key: string) => string | undefined;
  /** The sentences and names that a game from outside brings along. */
  readonly brought?: Catalogue;
  /** The words for a value in a place: a card, a zone. */
  readonly spelled?: (name: string, value: string, opens: boolean) => string | undefined;
  /** How a number is written; without it, as the engine writes it. */
  readonly numbered?: (value: number) => string;
}

/** Whether a message is about the reader: its seat is the reader's or, if it has none, the seat that did it. */
function isOwn(params: Params, reader: Reader): boolean {
  return reader.you !== null && (params.seat ?? params.by) === reader.you;
}

/** The parameters of a sentence about partners, with the reader's own seat first. */
function ownFirst(params: Params, { you }: Reader): Params {
  const { seat, partners } = params;
  if (you === null || !Array.isArray(partners) || !partners.includes(you)) return params;
  return { ...params, seat: you, partners: [seat, ...partners.filter((each) => each !== you)] };
}

/**
 * The sentence of a key with its placeholders filled; the bare key if there is none. A sentence about the reader, or
 * about someone by name, may have special words.
 */
export function say(key: string, given: Params, reader: Reader, opens = true): string {
  const params = ownFirst(given, reader);
  const brought = reader.brought ?? {};
  const own = isOwn(params, reader) ? (catalogue[`${key}.you`] ?? brought[`${key}.you`]) : undefined;
  const other = catalogue[`${key}.named`] ?? brought[`${key}.named`];
  const sentence = own ?? other ?? catalogue[key] ?? reader.named?.(key) ?? brought[key];
  if (sentence === undefined) return key;
  if (typeof sentence === "string") return sentence;
  return filled(sentence, params, opens, (place, value, join, first) => worded(place, value, join, reader, first));
}

/** A value as it appears in a sentence. Seats get names, and points get a sign. */
function worded(name: string, value: unknown, join: string, reader: Reader, opens: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((each: unknown) => worded(name, each, join, reader, false));
    const spelled =
      join === "space" && value.some((each) => typeof each === "string" && reader.spelled?.(name, each, false));
    return joined(items, spelled ? "comma" : join);
  }
  if (typeof value === "object" && value !== null) {
    const { key, params } = value as { key: string; params?: Params };
    return say(key, params ?? {}, reader, opens);
  }
  if (typeof value === "number") {
    if (SEATS.includes(name)) return reader.seat(value, opens);
    if (name === "points" && value >= 0) return `+${value}`;
    return reader.numbered?.(value) ?? counted(value);
  }
  if (name === BID) {
    const said = (word: string): string => (/^\d+$/.test(word) ? word : say(`bid-${word}`, {}, reader, false));
    return String(value).split(" ").map(said).join(" ");
  }
  return reader.spelled?.(name, String(value), opens) ?? String(value);
}
