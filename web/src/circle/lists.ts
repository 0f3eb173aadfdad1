/** What players of a circle are called. */
import type { StandingLine } from "../house/types";
import { HOUSE_LANGUAGE, words } from "../words";

/** Names in a row, as the language of the page joins them. */
export function listed(names: readonly string[]): string {
  const known = names.map((name) => name || words.circle.someone);
  return new Intl.ListFormat(HOUSE_LANGUAGE, { type: "conjunction" }).format(known);
}

/** A person, or a computer player of a level. */
export function called(name: string, level: StandingLine["level"]): string {
  return level ? words.table.computer(words.table.levels[level] ?? level) : name || words.circle.someone;
}
