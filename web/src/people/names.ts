/** Names of guests, as the house accepts them. */
import { words } from "../words";

export const LONGEST = 24;

/** What is wrong with a name, in words; null if nothing is. */
export function checkName(name: string): string | null {
  const letters = [...name.trim()];
  if (letters.length === 0) return words.people.noName;
  return letters.length > LONGEST ? words.people.tooLong : null;
}
