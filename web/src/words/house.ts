/** What the house says to its guests, in the language of the page. */
import { catalogue } from "./catalogue";
import { say, type Reader } from "./say";
import type { Params } from "./sentences";

/** A sentence of the house: what its words are made from, and the house's own English. */
export interface Told {
  readonly reason: string;
  readonly key?: string | null;
  readonly params?: Params | null;
}

/** The sentences of the house are about nobody's seat. */
const ANYONE: Reader = { you: null, seat: String };

/** A sentence of the house; in its own English if the page has no words for it. */
export function houseWords({ reason, key, params }: Told): string {
  return key && key in catalogue ? say(key, params ?? {}, ANYONE) : reason;
}

/** Several sentences of the house, each as what its words are made from, with the English of all. */
export function houseSentences(
  english: readonly string[],
  words: readonly { key: string; params: Params }[] | undefined,
): string[] {
  return english.map((reason, at) => houseWords({ reason, ...words?.[at] }));
}
