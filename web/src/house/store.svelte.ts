/** A table as this page knows it: what the live channel sent, in order and without gaps. */
import { words } from "../words";
import { houseWords } from "../words/house";
import { api } from "./api";
import { Live, type Introduced, type LiveOptions, type LiveStatus } from "./live";
import { cutTraces, leftBy, type Trace } from "./traces";
import type {
  Advice,
  CircleInfo,
  Event,
  HandResult,
  Heard,
  Line,
  Lost,
  Refused,
  Say,
  Seen,
  TableInfo,
  View,
} from "./types";

/** A move that the house refused, and why. */
export interface Refusal extends Pick<Refused, "reason" | "key" | "params" | "rule"> {
  move: string;
}

/** What has just happened, for the screen to show. */
export interface Happening {
  what: string;
  by: number | null;
  view: View | null;
  log: readonly Line[];
  /** The new lines of the log. */
  news: readonly Line[];
  /** What the seat saw happen: which cards went where. */
  events: readonly Seen[];
  results: readonly HandResult[];
  freshResults: readonly HandResult[];
}

/** A quick phrase from a seat. */
export interface Spoken {
  seat: number;
  phrase: string;
}

/** A seat that this page had, and why it was lost. */
export interface LostSeat {
  seat: number | null;
  reason: string;
  /** Whether the page continues as a spectator. */
  watching: boolean;
}

/** Why the house ends the connection of a device that was signed out. */
const SIGNED_OUT = "house-device-revoked";
/** How long a phrase stays on the screen, in milliseconds. */
const HEARD_FOR = 4000;

const NOTHING = { what: "looked", by: null, view: null, news: [], events: [], freshResults: [] };

let orders = 0;

/** A new id for a move; a retry uses the same one. */
function newId(): string {
  orders += 1;
  return `${Date.now().toString(36)}-${orders}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Follows one table and acts for its seats. */
export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly Line[]>([]);
  results = $state.raw<readonly HandResult[]>([]);
  n = $state(-1);
  seat = $state<number | null>(null);
  status = $state<LiveStatus>("connecting");
  /** Why the channel or a request was refused: one sentence. */
  trouble = $state("");
  deadline = $state<number | null>(null);
  here = $state.raw<readonly boolean[]>([]);
  /** For each seat since when its owner is away, in seconds since 1970; null if they are here. */
  away = $state.raw<readonly (number | null)[]>([]);
  /** After how many seconds the host, and any player, may act for a player who is away. */
  patience = $state.raw({ host: 60, anyone: 180 });
  spectators = $state(0);
  lost = $state.raw<LostSeat | null>(null);
  /** What people have done besides playing, since this page was opened. */
  traces = $state.raw<readonly Trace[]>([]);
  /** The seat of the last move, while nothing else has happened; undefined if this page has not seen it. */
  lastMover = $state.raw<number | null | undefined>(undefined);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  /** Moves on their way to the house. */
  pending = $state(0);
  /** How many moves were sent from this page, and those that were made, oldest first. */
  sent = $state(0);
  made = $state.raw<readonly string[]>([]);
  /** Advice that nobody has asked to see: for a coach, about the position on the table. */
  counsel = $state.raw<Advice | null>(null);
  said = $state.raw<readonly Spoken[]>([]);
  /** The circle that the table belongs to, if this guest is a member. */
  circle = $state.raw<CircleInfo | null>(null);

  readonly table: string;
  #live: Live;
  /** What the zones are, as the house has last told. */
  #places: View["places"] = {};
  /** What was asked under each id that is not answered yet. */
  #orders: Record<string, string> = {};
  /** The event after which counsel was asked for. */
  #consulted = -1;
  #happened: (happening: Happening) => void;

  constructor(
    table: string,
    seat: number | null,
    happened: (happening: Happening) => void = () => undefined,
    options: Partial<LiveOptions> = {},
  ) {
    this.table = table;
    this.seat = seat;
    this.#happened = happened;
    const introduce = options.introduce ?? api.house;
    this.#live = new Live({
      ...options,
      introduce: () => introduce().then((house) => this.#met(house)),
      heard: (message) => this.heard(message),
      status: (status, reason) => {
        this.status = status;
        if (reason) this.trouble = reason;
      },
    });
    this.#live.follow(table, seat);
  }

  #met(house: Introduced): Introduced {
    const { host, anyone } = this.patience;
    this.patience = { host: house.away_host ?? host, anyone: house.away_anyone ?? anyone };
    return house;
  }

  /** Looks at the table from another seat at this screen (hot seat), or as a spectator. */
  sit(seat: number | null): void {
    if (seat === this.seat && this.n >= 0) return;
    this.#look(seat);
    this.n = -1;
    this.#live.follow(this.table, seat);
  }

  /** Switches to the view from a seat; the cards of the last one are gone at once. */
  #look(seat: number | null): void {
    if (seat !== null) this.lost = null;
    this.seat = seat;
    this.view = null;
    this.advice = null;
    this.refusal = null;
    this.#happened({ ...NOTHING, log: this.log, results: this.results });
  }

  move(text: string): void {
    this.refusal = null;
    this.advice = null;
    this.sent += 1;
    this.#order(text, (id, seat) => ({ do: "move", table: this.table, seat, id, move: text }));
  }

  /** Takes back the last move, or several of a patience; if several seats are at this screen, for the seat that made it. */
  undo(by: number | null = this.seat, moves = 1): void {
    this.advice = null;
    this.#order("undo", (id, seat) => ({ do: "undo", table: this.table, seat: by ?? seat, id, moves }));
  }

  /** Has read the count of a hand: the turn clock need not wait for these seats. */
  ready(seats: readonly number[]): void {
    for (const seat of seats) this.#live.say({ do: "ready", table: this.table, seat });
  }

  hint(): void {
    if (this.thinking) return;
    if (this.counsel) {
      this.advice = this.counsel;
      return;
    }
    this.thinking = true;
    const [asked] = Object.entries(this.#orders).find(([, name]) => name === "counsel") ?? [];
    if (asked) this.#orders[asked] = "hint";
    else this.#order("hint", (id, seat) => ({ do: "hint", table: this.table, seat, id }));
  }

  /** Asks for counsel, without a word to the player. */
  consult(): void {
    if (this.thinking || Object.values(this.#orders).includes("counsel")) return;
    this.#consulted = this.n;
    this.#order("counsel", (id, seat) => ({ do: "hint", table: this.table, seat, id }));
  }

  /** Says one of the quick phrases to the table. */
  say(phrase: Say["phrase"]): void {
    if (this.seat !== null) this.#live.say({ do: "say", table: this.table, seat: this.seat, phrase });
  }

  /** Tries the connection again at once. */
  retry(): void {
    this.#live.retry();
  }

  close(): void {
    this.#live.close();
  }

  /** Counsel about a position that has passed is of no use. */
  #counseled(advice: Advice): void {
    if (this.#consulted === this.n) this.counsel = advice;
  }

  #order(name: string, make: (id: string, seat: number) => Parameters<Live["order"]>[0]): void {
    if (this.seat === null) return;
    const id = newId();
    this.#orders[id] = name;
    this.#count();
    this.#live.order(make(id, this.seat));
  }

  #answered(id: string): string {
    const name = this.#orders[id] ?? "";
    this.#orders = Object.fromEntries(Object.entries(this.#orders).filter(([key]) => key !== id));
    this.#count();
    if (name === "hint") this.thinking = false;
    return name;
  }

  /** Counsel is no move: nobody waits for it. */
  #count(): void {
    this.pending = Object.values(this.#orders).filter((name) => name !== "counsel").length;
  }

  /** Handles one message from the house. */
  heard(message: Heard): void {
    switch (message.kind) {
      case "event":
        if (message.table === this.table) this.#event(message);
        break;
      case "accepted":
        this.#accepted(this.#answered(message.id));
        break;
      case "refused":
        if (this.#orders[message.id] === "counsel") this.#answered(message.id);
        else this.refusal = this.#refused(message);
        break;
      case "advice":
        if (this.#answered(message.id) === "counsel") this.#counseled(message);
        else this.advice = message;
        break;
      case "presence":
        if (message.table !== this.table) break;
        this.here = message.here;
        this.away = message.away;
        this.spectators = message.spectators;
        break;
      case "lost":
        if (message.table === this.table) this.#lose(message);
        break;
      case "clock":
        if (message.table === this.table) this.deadline = message.deadline;
        break;
      case "phrase":
        if (message.table === this.table) this.#hear(message.seat, message.phrase);
        break;
      case "circle":
        this.circle = message.circle;
        break;
      case "trouble":
        if (message.table === null || message.table === this.table)
          this.trouble = houseWords(message) || words.table.houseGone;
        // Whoever this device is from now on has no business at the table.
        if (message.key === SIGNED_OUT) this.#lose({ ...message, seat: this.seat, watching: false });
        break;
    }
  }

  #accepted(order: string): void {
    if (order === "undo") this.made = this.made.slice(0, -1);
    else if (order) this.made = [...this.made, order];
  }

  #refused({ id, reason, key, params, rule }: Refused): Refusal {
    return { move: this.#answered(id), reason, key, params, rule };
  }

  #lose(lost: Pick<Lost, "seat" | "watching" | "reason" | "key" | "params">): void {
    const { seat, watching } = lost;
    this.lost = { seat, watching, reason: houseWords(lost) };
    this.#live.lost(this.table, watching);
    // Whoever may not even watch keeps nothing of what the seat had seen.
    if (!watching) {
      this.log = [];
      this.results = [];
    }
    this.#orders = {};
    this.pending = 0;
    this.thinking = false;
    this.#look(null);
  }

  #hear(seat: number, phrase: string): void {
    const spoken = { seat, phrase };
    this.said = [spoken, ...this.said.filter((other) => other.seat !== seat)];
    setTimeout(() => (this.said = this.said.filter((other) => other !== spoken)), HEARD_FOR);
  }

  #event(event: Event): void {
    const whole = event.what === "state";
    if (!whole && event.n <= this.n) return;
    if (!whole && this.n >= 0 && event.n !== this.n + 1) {
      this.#live.catchUp(this.table);
      return;
    }
    this.n = event.n;
    this.#live.seen(this.table, event.n);
    const log = this.log.slice(0, event.log_from).concat(event.log);
    const kept = this.results.slice(0, event.results_from);
    const fresh = event.results;
    this.log = log;
    this.results = kept.concat(fresh);
    this.deadline = event.deadline ?? null;
    this.#trace(event, log.length);
    if (event.info) this.info = event.info;
    if (event.info?.circle) this.#live.attend(event.info.circle);
    if (event.places) this.#places = event.places;
    this.view = event.view && { ...event.view, places: this.#places };
    this.counsel = null;
    this.trouble = "";
    this.#happened({
      what: event.what,
      by: event.by,
      view: this.view,
      log,
      news: event.log,
      events: event.events,
      results: this.results,
      freshResults: fresh,
    });
  }

  #trace(event: Event, length: number): void {
    this.lastMover = event.what === "state" ? undefined : event.what === "moved" ? event.by : null;
    if (event.what === "dealt") this.traces = [];
    this.traces = [...cutTraces(this.traces, length), ...leftBy(event, this.info, length)];
  }
}
