/** Numbers as people write them in the language of the page. */
import { words } from ".";
import { HOUSE_LANGUAGE } from "./language";

const decimals = new Intl.NumberFormat(HOUSE_LANGUAGE, { maximumFractionDigits: 2, useGrouping: false });
const ordinals = new Intl.PluralRules(HOUSE_LANGUAGE, { type: "ordinal" });

/** A number with a real minus sign, and at most one decimal, or as many as asked for. */
export function figure(value: number, places = 1): string {
  const power = 10 ** places;
  return decimals.format(Math.round(value * power) / power + 0).replace("-", "−");
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(n: number): string {
  return words.boards.ordinal(n, ordinals.select(n));
}
