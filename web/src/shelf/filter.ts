/** Which games on the shelf match a search, and in which order they lie there. */
import type { GameInfo } from "../house/types";
import { matching, plain } from "./search";

export type Company = "alone" | "computer" | "friends";
export type Sort = "box" | "name" | "length" | "players" | "kind" | "untried";

export interface Wish {
  readonly text: string;
  readonly players: number | null;
  /** The longest that a game may take. */
  readonly minutes: number | null;
  readonly kind: string | null;
  readonly company: Company | null;
  /** Whether it must have partnerships. */
  readonly partners: boolean;
  readonly sort: Sort;
}

export const anything: Wish = {
  text: "",
  players: null,
  minutes: null,
  kind: null,
  company: null,
  partners: false,
  sort: "box",
};
const companies: readonly string[] = ["alone", "computer", "friends"] satisfies Company[];
export const sorts: readonly Sort[] = ["box", "name", "length", "players", "kind", "untried"];

/** How many filters are on, not counting the text. */
export function filters(wish: Wish): number {
  return [wish.players, wish.minutes, wish.kind, wish.company, wish.partners].filter(Boolean).length;
}

/** Whether the user is looking for anything in particular. */
export function isWish(wish: Wish): boolean {
  return plain(wish.text) !== "" || filters(wish) > 0;
}

/** Whether a game can be played with this company. */
export function suits(game: GameInfo, company: Company): boolean {
  return company === "alone" ? game.players.includes(1) : game.players.some((count) => count > 1);
}

/** The least time that a game takes: its short form, if it has one. */
export function leastMinutes(game: GameInfo): number {
  return game.short ? Math.min(game.minutes, game.short.minutes) : game.minutes;
}

/** The games that match, those that are meant by the text first; otherwise in the order given. */
export function fitting(games: readonly GameInfo[], wish: Wish): GameInfo[] {
  const fit = games.filter(
    (game) =>
      (wish.players === null || game.players.includes(wish.players)) &&
      (wish.minutes === null || leastMinutes(game) <= wish.minutes) &&
      (wish.kind === null || game.kind === wish.kind) &&
      (!wish.partners || game.partners) &&
      (wish.company === null || suits(game, wish.company)),
  );
  return plain(wish.text) ? matching(fit, wish.text) : fit;
}

/** Games that lie together under one heading; the key is a book or a kind, or empty for all together. */
export interface Group {
  readonly key: string;
  readonly games: readonly GameInfo[];
}

const orders: Record<Exclude<Sort, "box" | "kind" | "untried">, (one: GameInfo, other: GameInfo) => number> = {
  name: (one, other) => plain(one.title).localeCompare(plain(other.title)),
  length: (one, other) => leastMinutes(one) - leastMinutes(other) || one.minutes - other.minutes,
  players: (one, other) =>
    (one.players[0] ?? 0) - (other.players[0] ?? 0) || (one.players.at(-1) ?? 0) - (other.players.at(-1) ?? 0),
};

/** The games as they lie on the shelf; `tried` says which the guest has played. A typed text keeps the best match first. */
export function grouped(games: readonly GameInfo[], wish: Wish, tried: (id: string) => boolean): Group[] {
  if (plain(wish.text)) return games.length ? [{ key: "", games }] : [];
  if (wish.sort === "untried") {
    const sorted = [...games].sort((one, other) => Number(tried(one.id)) - Number(tried(other.id)));
    return games.length ? [{ key: "", games: sorted }] : [];
  }
  if (wish.sort !== "box" && wish.sort !== "kind")
    return games.length ? [{ key: "", games: [...games].sort(orders[wish.sort]) }] : [];
  const of = (game: GameInfo): string => (wish.sort === "box" ? game.book : game.kind);
  const keys = [...new Set(games.map(of))];
  if (wish.sort === "kind") keys.sort();
  return keys.map((key) => ({ key, games: games.filter((game) => of(game) === key) }));
}

/** A search as part of the page's address, so that it survives a visit to a game and back. */
export function toQuery(wish: Wish, box: string | null): string {
  const query = new URLSearchParams();
  if (wish.text.trim()) query.set("q", wish.text.trim());
  if (wish.players) query.set("players", String(wish.players));
  if (wish.minutes) query.set("minutes", String(wish.minutes));
  if (wish.kind) query.set("kind", wish.kind);
  if (wish.company) query.set("with", wish.company);
  if (wish.partners) query.set("partners", "yes");
  if (wish.sort !== "box") query.set("order", wish.sort);
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
    partners: query.get("partners") === "yes",
    sort: sorts.find((sort) => sort === query.get("order")) ?? "box",
  };
}

/** Numbers of players in short form: 2–8, or 2, 4. */
export function counts(players: readonly number[]): string {
  const [first, last] = [players[0] ?? 0, players.at(-1) ?? 0];
  if (players.length > 1 && last - first === players.length - 1) return `${first}–${last}`;
  return players.join(", ");
}
