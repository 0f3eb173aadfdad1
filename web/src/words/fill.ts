/** The texts of the page, from the catalog of its language. */
import { page } from "./language";
import { filled, joined, shown, type Params } from "./sentences";

/** A text without placeholders. */
export function text(key: string): string {
  return fill(key, {});
}

/** A text with its placeholders filled. */
export function fill(key: string, params: Params): string {
  const sentence = page[key] ?? key;
  return typeof sentence === "string" ? sentence : filled(sentence, params, true, plain);
}

/** A value as it is, a number with a real minus sign; a list with its items joined. */
function plain(_: string, value: unknown, join: string): string {
  if (Array.isArray(value)) return joined(value.map(String), join);
  return typeof value === "number" ? shown(value) : String(value);
}
