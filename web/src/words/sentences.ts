/**
 * Fills sentences with values. A sentence is a text, or a list of texts and placeholders, which say how to join the
 * items of a list, or have cases to choose from.
 */
import { HOUSE_LANGUAGE, named, type Part } from "./language";

export type Params = Readonly<Record<string, unknown>>;
/** Puts a value of a place into words; `opens` is true at the start of a sentence. */
type Wording = (place: string, value: unknown, join: string, opens: boolean) => string;

/** How lists are joined that need no word for it. */
const SEPARATORS: Record<string, string> = { comma: ", ", space: " " };

/** A sentence with its placeholders filled. */
export function filled(parts: readonly Part[], params: Params, opens: boolean, wording: Wording): string {
  return parts
    .map((part, at) => {
      if (typeof part === "string") return part;
      const first = opens && at === 0;
      const value = params[part.place] ?? "";
      return part.cases
        ? filled(chosen(value, part.cases), params, first, wording)
        : wording(part.place, value, part.list ?? "comma", first);
    })
    .join("");
}

const plurals = new Intl.PluralRules(HOUSE_LANGUAGE);

/** The case that matches a value: its own, the one for nothing, the one for its number, or the last. */
function chosen(value: unknown, cases: Record<string, readonly Part[]>): readonly Part[] {
  const counted = value === "" ? cases.none : typeof value === "number" ? cases[plurals.select(value)] : undefined;
  return cases[String(value)] ?? counted ?? cases.other ?? [];
}

/** Items in one text; a series has commas, and a word before its last item. */
export function joined(items: readonly string[], join: string): string {
  if (join === "series") return joined([items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean), "and");
  return items.join(SEPARATORS[join] ?? named(`join-${join}`));
}

const numbers = new Intl.NumberFormat(HOUSE_LANGUAGE, { maximumFractionDigits: 10, useGrouping: false });

/** A number as it is written in the language of the page. */
export function counted(value: number): string {
  return numbers.format(value);
}

/** The same for people to look at: with a real minus sign. */
export const shown = (value: number): string => counted(value).replace("-", "−");
