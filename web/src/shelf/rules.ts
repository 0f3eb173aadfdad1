/** The rules page of a game, parsed for the screen: Markdown as tokens, with names for its paragraphs. */
import { lexer, type Token, type Tokens } from "marked";

export interface Rules {
  /** The game's own part, without its heading and its fine print. */
  readonly own: readonly Token[];
  /** What is only needed for programs and disputes: names of places, what is hidden, the wording of refusals. */
  readonly small: readonly Token[];
  /** What the page says about all the games of its book. */
  readonly common: readonly Token[];
}

/** What a ruling is based on: the book says nothing, its words are read in a certain way, or custom decides. */
export type Ground = "silent" | "read" | "custom";

interface Ruling {
  readonly number: string;
  readonly ground: Ground;
}

const SILENT =
  /\bsilent\b|not printed|says? nothing|does not say|(gives?|names?|sets?|knows?|has|says) (no\b|none|only)|nowhere/i;
const BOOK = /\b(book|leaflet|printed)\b|[“"][^”"]+[”"]/i;

const SMALL_PRINT = /^(zones|hidden|illegal)/i;

/** Reads a rules page; what comes before the second heading is the game's own part. */
export function readRules(markdown: string): Rules {
  const tokens = lexer(markdown).filter((token) => token.type !== "space" && token.type !== "hr");
  const rest = tokens[0]?.type === "heading" ? tokens.slice(1) : tokens;
  const next = rest.findIndex((token) => token.type === "heading");
  const [own, common] = next < 0 ? [rest, []] : [rest.slice(0, next), rest.slice(next)];
  return { ...parted(own), common };
}

/** Separates the fine print: a paragraph with a name goes there, and what follows it until the next name. */
function parted(tokens: readonly Token[]): { own: Token[]; small: Token[] } {
  const own: Token[] = [];
  const small: Token[] = [];
  let into = own;
  const turn = (token: Token): Token[] => {
    const name = lead(token);
    if (name) into = SMALL_PRINT.test(name) ? small : own;
    return into;
  };
  for (const token of tokens) {
    if (token.type === "list" && (token as Tokens.List).items.some((item) => lead(item))) {
      const list = token as Tokens.List;
      const kept = list.items.filter((item) => turn(item) === own);
      const rest = list.items.filter((item) => !kept.includes(item));
      if (kept.length) own.push({ ...list, items: kept });
      if (rest.length) small.push({ ...list, items: rest });
    } else turn(token).push(token);
  }
  return { own, small };
}

/** A name as an anchor: "Hand end and scoring" becomes "hand-end-and-scoring". */
export function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function inline(token: Token | undefined): Token[] {
  return token && "tokens" in token && Array.isArray(token.tokens) ? token.tokens : [];
}

/** The bold words at the start of a paragraph or list item: its name. */
export function lead(token: Token): string | null {
  let first: Token | undefined = inline(token)[0];
  while (first && (first.type === "text" || first.type === "paragraph") && inline(first).length)
    first = inline(first)[0];
  return first?.type === "strong" ? (first as Tokens.Strong).text.replace(/[.:]+$|`/g, "") : null;
}

/** The ruling in a list item; null if it is not one. */
export function ruling(item: Tokens.ListItem): Ruling | null {
  const number = /^R\d+\b/.exec(item.text.replace(/^\*\*/, ""))?.[0];
  if (!number) return null;
  return { number, ground: SILENT.test(item.text) ? "silent" : BOOK.test(item.text) ? "read" : "custom" };
}

/**
 * The anchor of every paragraph and list item: its own name, or the name of its part with a number. What applies to all
 * the games of a book gets separate anchors, since it has parts with the same names.
 */
export function anchors(rules: Rules): ReadonlyMap<Token, string> {
  const found = new Map<Token, string>();
  const taken = new Set<string>();
  const give = (token: Token, wanted: string): void => {
    let id = wanted;
    for (let n = 1; taken.has(id); n += 1) id = `${wanted}-${n}`;
    taken.add(id);
    found.set(token, id);
  };
  const walk = (tokens: readonly Token[], prefix: string, within: string): void => {
    let part = within;
    for (const token of tokens) {
      const items = token.type === "list" ? (token as Tokens.List).items : null;
      for (const block of items ?? (token.type === "paragraph" ? [token] : [])) {
        const ruled = items ? ruling(block as Tokens.ListItem)?.number : undefined;
        const name = lead(block);
        if (name && !ruled) part = prefix + anchor(name);
        give(block, ruled ? prefix + ruled : part);
        if (items) walk(inline(block).slice(1), prefix, part);
      }
    }
  };
  walk([...rules.own, ...rules.small], "", "rules");
  walk(rules.common, "all-", "all-games");
  return found;
}

/** The named parts of a game's rules, in order, for a table of contents. */
export function contents(tokens: readonly Token[]): string[] {
  const blocks = tokens.flatMap((token) => (token.type === "list" ? (token as Tokens.List).items : [token]));
  return blocks.map(lead).filter((name) => name !== null);
}
