import { LANGUAGE } from "./language";

/** A sentence as it goes on after a colon: with a small letter in English, with its capital in German. */
export function afterColon(text: string): string {
  return LANGUAGE.startsWith("de") ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
