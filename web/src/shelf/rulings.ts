/** Where the rules page explains what is illegal in general. */
const ILLEGAL = "illegal-and-why";

/** The paragraph that forbids something: the ruling that the house names after the page, or what is illegal in general. */
export function anchorOf(rule: string | null): string {
  return rule?.split(" ")[1] ?? ILLEGAL;
}
