/** Links that carry a deal or a whole game, so that whoever opens one needs nothing else. */
import type { GameInfo, TableInfo } from "../house/types";
import type { Setup } from "../shelf/playing";
import { fromBase64, through, toBase64 } from "./packing";

/** The longest game that a link may carry, in letters. */
const LONGEST = 60_000;

/** The address of a deal: the cards of a seed, and the table that they are for. */
export function dealLink(game: GameInfo, setup: Setup, seed: number): string {
  const changed = game.options.filter((option) => setup.options[option.name] !== option.default);
  const query = new URLSearchParams({ seed: String(seed), players: String(setup.players) });
  for (const option of changed) query.set(option.name, String(setup.options[option.name]));
  return `/play/${game.id}?${query}`;
}

/** The address of the deal of a day. */
export const dayLink = (game: string, day: string): string => `/play/${game}?day=${day}`;

/** What a link to a deal says about the table; null if it fits no table of the game. */
export function linkedDeal(game: GameInfo, query: URLSearchParams, usual: Setup): Setup | null {
  const players = Number(query.get("players") ?? usual.players);
  if (!game.players.includes(players)) return null;
  const options = { ...usual.options };
  for (const option of game.options) {
    const given = query.get(option.name);
    if (given === null) continue;
    const value = option.values.find((each) => String(each) === given);
    if (value === undefined) return null;
    options[option.name] = value;
  }
  return { ...usual, players, options };
}

/** A game that a link carries. */
export interface SentGame {
  record: Record<string, unknown>;
  names: string[];
}

/** The address of a game, for playing it back. */
export async function gameLink(record: unknown, info: TableInfo): Promise<string> {
  const names = info.seats.map((seat) => (seat.kind === "computer" ? "" : (seat.name ?? "")));
  const sent: SentGame = { record: record as SentGame["record"], names };
  const packed = await through(new TextEncoder().encode(JSON.stringify(sent)), new CompressionStream("deflate-raw"));
  return `/replay/#${toBase64(packed).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The game in the last part of an address; null if there is none that can be read. */
export async function linkedGame(fragment: string): Promise<SentGame | null> {
  if (!fragment || fragment.length > LONGEST) return null;
  try {
    const packed = fromBase64(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const text = new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
    const found = JSON.parse(text) as Partial<SentGame>;
    return typeof found?.record === "object" && found.record !== null && Array.isArray(found.names)
      ? { record: found.record, names: found.names.map(String) }
      : null;
  } catch {
    return null;
  }
}
