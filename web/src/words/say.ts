/**
 * Makes words of messages, as parlor.words.say does: a key of the catalogue, and what goes into the places of its sentence. A
 * sentence is a text, or a list of parts: texts, and places, with how the items of a list are joined, or with cases to choose from.
 */
import english from "./catalogue.en.json";

export type Params = Readonly<Record<string, unknown>>;
type Part = string | { place: string; list?: string; cases?: Record<string, readonly Part[]> };
type Sentence = string | readonly Part[];

const catalogue = english as unknown as Readonly<Record<string, Sentence | undefined>>;
const SEPARATORS: Record<string, string> = { comma: ", ", space: " ", or: " or ", and: " and " };
/** Places in which a seat stands. */
const SEATS = ["seat", "by", "dealer"];

/** Who reads: what the seats are called, which of them he sits in, and what he has words of his own for. */
export interface Reader {
  /** What a seat is called, at the beginning of a sentence or within it. */
  readonly seat: (seat: number, opens: boolean) => string;
  readonly you: number | null;
  /** The words for a name that the catalogue does not know, such as that of a card. */
  readonly named?: (key: string) => string | undefined;
  /** The words for a value in a place: a card, a zone. */
  readonly spelled?: (name: string, value: string) => string | undefined;
}

/** Whether a message is about the reader himself: its seat is his or, where it has none, the seat that did it. */
function isOwn(params: Params, reader: Reader): boolean {
  return reader.you !== null && (params.seat ?? params.by) === reader.you;
}

/**
 * The sentence of a key, its places filled; the bare key where there is none. A sentence about the reader himself, or about
 * somebody by name, may have words of its own.
 */
export function say(key: string, params: Params, reader: Reader, opens = true): string {
  const own = isOwn(params, reader) ? catalogue[`${key}.you`] : undefined;
  const sentence = own ?? catalogue[`${key}.named`] ?? catalogue[key];
  if (sentence === undefined) return reader.named?.(key) ?? key;
  return typeof sentence === "string" ? sentence : filled(sentence, params, reader, opens);
}

function filled(parts: readonly Part[], params: Params, reader: Reader, opens: boolean): string {
  let said = "";
  parts.forEach((part, at) => {
    const first = opens && at === 0;
    if (typeof part === "string") said += part;
    else {
      const value = params[part.place] ?? "";
      said += part.cases
        ? filled(chosen(value, part.cases), params, reader, first)
        : worded(part.place, value, part.list ?? "comma", reader, first);
    }
  });
  return said;
}

/** The case that a value asks for: its own, that of its number, or the last. */
function chosen(value: unknown, cases: Record<string, readonly Part[]>): readonly Part[] {
  return cases[String(value)] ?? (value === 1 ? cases.one : undefined) ?? cases.other ?? [];
}

/** A value as it stands in a sentence. Seats have names, and points their sign. */
function worded(name: string, value: unknown, join: string, reader: Reader, opens: boolean): string {
  if (Array.isArray(value)) {
    const items = value.map((each: unknown) => worded(name, each, join, reader, false));
    const spelled = join === "space" && value.some((each) => typeof each === "string" && reader.spelled?.(name, each));
    return items.join(SEPARATORS[spelled ? "comma" : join]);
  }
  if (typeof value === "object" && value !== null) {
    const { key, params } = value as { key: string; params?: Params };
    return say(key, params ?? {}, reader, opens);
  }
  if (typeof value === "number") {
    if (SEATS.includes(name)) return reader.seat(value, opens);
    if (name === "points" && value >= 0) return `+${value}`;
    return String(value);
  }
  return reader.spelled?.(name, String(value)) ?? String(value);
}
