/** Which paragraph of the rules forbids what the house has just refused. */
import type { Token, Tokens } from "marked";
import { anchors, readRules } from "./rules";

const LISTED = /^(illegal-and-why|all-(c\d+-)?always-illegal)/;

/** How much of a refusal, each word weighed by how rare it is on the page, a paragraph must say to be the one. */
const SURE = 0.6;
const SURE_ELSEWHERE = 0.85;
/** Shorter sentences find their words anywhere. */
const LONG = 5;

interface Paragraph {
  readonly id: string;
  readonly said: ReadonlySet<string>;
}

/** The words of a text without cards and numbers, which differ from table to table. */
const wordsOf = (text: string): string[] => text.replace(/\b[A-Z]{0,2}\d+\b/g, " ").match(/[A-Za-z]{2,}/g) ?? [];

const plain = (word: string): string => word.toLowerCase().replace(/(?<=[a-z]{2})s$/, "");

/** What a paragraph says itself, without the lists inside it. */
function own(token: Token): string {
  const parts = token.type === "list_item" ? (token as Tokens.ListItem).tokens : [token];
  return parts
    .filter((part) => part.type !== "list")
    .map((part) => part.raw)
    .join(" ");
}

/** The anchor of the paragraph that a refusal is about: where the page gives its words, else where it lists what is illegal. */
export function forbidding(page: string, refusal: string): string {
  const texts = [...anchors(readRules(page))].map(([token, id]) => ({ id, said: wordsOf(own(token)) }));
  const paragraphs: Paragraph[] = texts.map(({ id, said }) => ({ id, said: new Set(said.map(plain)) }));
  // A word that the page writes with a capital only is the name of a card or a suit.
  const usual = new Set(texts.flatMap(({ said }) => said.filter((word) => /^[a-z]/.test(word)).map(plain)));
  const weigh = (word: string): number => {
    const saying = paragraphs.filter((each) => each.said.has(word)).length;
    return Math.log(1 + paragraphs.length / saying);
  };
  const asked = new Set(wordsOf(refusal).map(plain));
  const weights = [...asked].filter((word) => usual.has(word)).map((word) => [word, weigh(word)] as const);
  const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const share = (each: Paragraph): number =>
    weights.reduce((sum, [word, weight]) => sum + (each.said.has(word) ? weight : 0), 0) / (whole || 1);
  const best = (among: readonly Paragraph[], sure: number): string | undefined => {
    const ranked = among.map((each) => [share(each), each] as const).sort(([a], [b]) => b - a);
    return ranked[0] && ranked[0][0] >= sure ? ranked[0][1].id : undefined;
  };
  const listed = paragraphs.filter(({ id }) => LISTED.test(id));
  const elsewhere = weights.length < LONG ? [] : paragraphs;
  return best(listed, SURE) ?? best(elsewhere, SURE_ELSEWHERE) ?? listed[0]?.id ?? "rules";
}
