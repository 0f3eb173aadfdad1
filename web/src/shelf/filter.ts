/** Which games on the shelf match a search. */
import type { GameInfo } from "../house/types";

export type Company = "alone" | "computer" | "friends";

export interface Wish {
  readonly text: string;
  readonly players: number | null;
  /** The longest that a game may take. */
  readonly minutes: number | null;
  readonly kind: string | null;
  readonly company: Company | null;
}

export const anything: Wish = { text: "", players: null, minutes: null, kind: null, company: null };
const companies: readonly string[] = ["alone", "computer", "friends"] satisfies Company[];

/** Whether the user is looking for anything in particular. */
export function isWish(wish: Wish): boolean {
  return Boolean(plain(wish.text) || wish.players || wish.minutes || wish.kind || wish.company);
}

/** Just letters and digits, without accents and capitals. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How well a game matches the words typed: 0 for not at all. */
export function closeness(game: GameInfo, text: string): number {
  const asked = plain(text);
  if (!asked) return 1;
  const title = plain(game.title);
  if (title === asked) return 5;
  if (title.startsWith(asked)) return 4;
  if (` ${title}`.includes(` ${asked}`)) return 3;
  const all = ` ${[title, plain(game.id), plain(game.kind), plain(game.book), plain(game.summary), plain(game.suits.join(" "))].join(" ")}`;
  return asked.split(" ").every((word) => all.includes(` ${word}`)) ? 2 : 0;
}

/** Whether a game can be played with this company. */
export function suits(game: GameInfo, company: Company): boolean {
  return company === "alone" ? game.players.includes(1) : game.players.some((count) => count > 1);
}

/** The games that match, those matched by name first; otherwise in shelf order. */
export function fitting(games: readonly GameInfo[], wish: Wish): GameInfo[] {
  return games
    .filter(
      (game) =>
        (wish.players === null || game.players.includes(wish.players)) &&
        (wish.minutes === null || game.minutes <= wish.minutes) &&
        (wish.kind === null || game.kind === wish.kind) &&
        (wish.company === null || suits(game, wish.company)),
    )
    .map((game) => ({ game, close: closeness(game, wish.text) }))
    .filter(({ close }) => close > 0)
    .sort((one, other) => other.close - one.close)
    .map(({ game }) => game);
}

/** A search as part of the page's address, so that it survives a visit to a game and back. */
export function toQuery(wish: Wish, box: string | null): string {
  const query = new URLSearchParams();
  if (wish.text.trim()) query.set("q", wish.text.trim());
  if (wish.players) query.set("players", String(wish.players));
  if (wish.minutes) query.set("minutes", String(wish.minutes));
  if (wish.kind) query.set("kind", wish.kind);
  if (wish.company) query.set("with", wish.company);
  if (box) query.set("box", box);
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** The search in an address; invalid parts are ignored. */
export function fromQuery(query: URLSearchParams): Wish {
  const number = (name: string): number | null => {
    const value = Number(query.get(name));
    return Number.isInteger(value) && value > 0 ? value : null;
  };
  const company = query.get("with");
  return {
    text: query.get("q") ?? "",
    players: number("players"),
    minutes: number("minutes"),
    kind: query.get("kind"),
    company: company !== null && companies.includes(company) ? (company as Company) : null,
  };
}

/** Numbers of players in short form: 2–8, or 2, 4. */
export function counts(players: readonly number[]): string {
  const [first, last] = [players[0] ?? 0, players.at(-1) ?? 0];
  if (players.length > 1 && last - first === players.length - 1) return `${first}–${last}`;
  return players.join(", ");
}
