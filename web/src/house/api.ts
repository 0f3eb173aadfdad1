/** Requests to the house over HTTP: one typed function for every request of docs/protocol-house.md. */
import type {
  Admit,
  DailyBoard,
  DailyPage,
  Fill,
  GameInfo,
  GameStatistics,
  HouseInfo,
  Join,
  Leaflet,
  Leave,
  LedgerHead,
  LedgerPage,
  LobbyTable,
  NewTable,
  PackPage,
  PlayedGame,
  Practice,
  Refusal,
  Replay,
  Recollection,
  Review,
  SeatKey,
  StagedLesson,
  Start,
  Swap,
  TableInfo,
  Verdict,
} from "./types";
import { meetKey } from "../after/houseKey.svelte";
import { noteSeal, ownShare, withdraw } from "../after/noted";
import { HOUSE_LANGUAGE, LANGUAGE, words } from "../words";
import { way } from "./way";

/** Why the house refused a request; the message is one sentence for the user. */
export class HouseError extends Error {
  /** The HTTP status; 0 if the house could not be reached at all. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = "HouseError";
    this.status = status;
  }
}

async function reasonOf(answer: Response): Promise<string> {
  try {
    const told = (await answer.json()) as Partial<Refusal>;
    if (typeof told.reason === "string" && told.reason) return await worded(told.reason, told);
  } catch {
    // Not JSON: the status speaks for itself.
  }
  return answer.status === 429 ? words.table.tooMany : words.table.houseAils(answer.status);
}

/** A refusal in the language of the page, whose sentences are loaded only now; in the house's English if they do not come. */
async function worded(reason: string, { key, params }: Partial<Refusal>): Promise<string> {
  try {
    return (await import("../words/house")).houseWords({ reason, key, params });
  } catch {
    return reason;
  }
}

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await way.ask(path, {
      method,
      credentials: "same-origin",
      headers: { "accept-language": LANGUAGE, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch {
    throw new HouseError(way.why(), 0);
  }
  if (!answer.ok) throw new HouseError(await reasonOf(answer), answer.status);
  return answer;
}

/** Sends a request to the house; its answer, or a `HouseError` with the reason. */
export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await send(method, path, body, signal)).json()) as T;
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>("POST", path, body ?? {});

/** The language to tell the house; English is what it speaks anyway. */
const spoken = HOUSE_LANGUAGE === "en" ? "" : `?lang=${HOUSE_LANGUAGE}`;

let shelf: Promise<GameInfo[]> | null = null;

function wholeShelf(): Promise<GameInfo[]> {
  shelf ??= get<GameInfo[]>(`/api/games${spoken}`).catch((error: unknown) => {
    shelf = null;
    throw error;
  });
  return shelf;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Saves the seal of a table, so that the deal can be checked afterward. */
async function sealed(asked: Promise<TableInfo>): Promise<TableInfo> {
  const info = await asked;
  noteSeal(info);
  return info;
}

/** Notes the key that the house shows. */
async function met(asked: Promise<HouseInfo>): Promise<HouseInfo> {
  const info = await asked;
  meetKey(info.key);
  return info;
}

/** Every request that the house answers. Each throws a `HouseError` with the reason if it fails. */
export const api = {
  house: () => met(get<HouseInfo>("/api/house")),
  rename: (name: string) => ask<HouseInfo>("PUT", "/api/me", { name }),

  /** All games in shelf order; fetched once, then cached. */
  games: wholeShelf,
  /** One game of the shelf. */
  async game(id: string): Promise<GameInfo> {
    const found = (await wholeShelf()).find((game) => game.id === id);
    if (!found) throw new HouseError(words.table.noSuchGame(id), 404);
    return found;
  },
  /** The leaflet of a game in a language. */
  leaflet: (id: string, language: string) =>
    get<Leaflet>(`/api/games/${encodeURIComponent(id)}/leaflet?lang=${encodeURIComponent(language)}`),

  /** The page of a pack in a language. */
  pack: (pack: string, language: string) =>
    get<PackPage>(`/api/packs/${encodeURIComponent(pack)}?lang=${encodeURIComponent(language)}`),

  /** The rules of a game, as Markdown. */
  async rules(id: string): Promise<string> {
    return (await send("GET", `/api/games/${encodeURIComponent(id)}/rules${spoken}`)).text();
  },

  tables: () => get<LobbyTable[]>("/api/tables"),
  open: (table: NewTable) => sealed(post<TableInfo>("/api/tables", table)),
  table: (id: string) => sealed(get<TableInfo>(at(id))),
  /** Sits down. What the house has committed to is saved before this browser contributes to the shuffle. */
  async join(id: string, body: Join = {}): Promise<TableInfo> {
    const { phase, fair, daily } = await api.table(id);
    const open = phase === "gathering" && fair && !daily;
    return post<TableInfo>(`${at(id)}/join`, open ? { ...body, contribution: ownShare(id) } : body);
  },
  async leave(id: string, body: Leave = {}): Promise<TableInfo> {
    const info = await post<TableInfo>(`${at(id)}/leave`, body);
    if (info.phase === "gathering" && !info.seats.some((seat) => seat.mine)) withdraw(id);
    return info;
  },
  fill: (id: string, body: Fill) => post<TableInfo>(`${at(id)}/fill`, body),
  /** Deals; computer players of a level may take the seats that are still empty. */
  start: (id: string, fill: Start["fill"] = null) =>
    post<TableInfo>(`${at(id)}/start`, { contribution: ownShare(id), fill } satisfies Start),
  /** The host's answer to a request for a computer player's place. */
  admit: (id: string, body: Admit) => post<TableInfo>(`${at(id)}/admit`, body),
  /** Makes the player in a seat the host. */
  makeHost: (id: string, seat: number) => post<TableInfo>(`${at(id)}/host`, { seat }),
  /** Removes the player in a seat. */
  remove: (id: string, seat: number) => post<TableInfo>(`${at(id)}/remove`, { seat }),
  swap: (id: string, body: Swap) => post<TableInfo>(`${at(id)}/swap`, body),
  /** Ends the game for everyone. */
  end: (id: string) => post<TableInfo>(`${at(id)}/end`),
  resign: (id: string, seat: number) => post<TableInfo>(`${at(id)}/resign`, { seat }),
  /** A practice table with the deal of a finished game, played up to a position. */
  practice: (id: string, body: Practice) => post<TableInfo>(`${at(id)}/practice`, body),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  seatKey: (id: string, seat: number) => get<SeatKey>(`${at(id)}/key?seat=${seat}`),
  /** A new key to a seat; the old one stops working. */
  newSeatKey: (id: string, seat: number) => post<SeatKey>(`${at(id)}/key`, { seat }),
  record: (id: string) => get<Record<string, unknown>>(`${at(id)}/record`),
  replay(id: string, seat: number | null, open = false, first = 0, count = 50): Promise<Replay> {
    const query = new URLSearchParams({ open: String(open), first: String(first), count: String(count) });
    if (seat !== null) query.set("seat", String(seat));
    return get<Replay>(`${at(id)}/replay?${query}`);
  },

  thoughts: (id: string, position: number) => get<Recollection>(`${at(id)}/thoughts?at=${position}`),
  /** A long thought, which `signal` ends. */
  review: (id: string, seat: number, signal?: AbortSignal) => get<Review>(`${at(id)}/review?seat=${seat}`, signal),

  /** Throws an unfinished game away; the games that are left. */
  throwAway: (id: string) => ask<PlayedGame[]>("DELETE", at(id)),
  /** The games with other people that wait for this guest. */
  waiting: () => get<PlayedGame[]>("/api/my/waiting"),
  lesson: (game: string) => get<StagedLesson>(`/api/games/${encodeURIComponent(game)}/lesson${spoken}`),
  myGames: () => get<PlayedGame[]>("/api/my/games"),
  statistics: () => get<GameStatistics[]>("/api/my/statistics"),
  daily: () => get<DailyPage>("/api/daily"),
  playDaily: (game: string) => post<TableInfo>(`/api/daily/${encodeURIComponent(game)}`),
  /** The deal of a day that a link names; only the house of a tab has those of earlier days. */
  linkedDay: (game: string, day: string) =>
    post<TableInfo>(`/api/links/days/${encodeURIComponent(day)}/${encodeURIComponent(game)}`),
  /** The table of a game that a link carries; only the house of a tab opens it. */
  linkedGame: (sent: unknown) => post<TableInfo>("/api/links/games", sent),
  dailyBoard: (day: string, game: string) =>
    get<DailyBoard>(`/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}`),
  verify: (record: unknown) => post<Verdict>("/api/verify", record),
  /** The log of the house. */
  log: {
    head: () => get<LedgerHead>("/api/ledger/head"),
    lines: (first: number, count: number) => get<LedgerPage>(`/api/ledger?first=${first}&count=${count}`),
    of: (table: string) => get<LedgerPage>(`/api/ledger/tables/${table}`),
  },
};
