/** A table as this page knows it: what the live channel told, in order and without gaps. */
import { words } from "../words";
import { api } from "./api";
import { Live, type LiveOptions, type LiveStatus } from "./live";
import type { Advice, Event, Heard, Say, TableInfo, View } from "./types";

export interface HandResult {
  points: number[];
  notes: string[];
}

/** A move that the house did not make, and why. */
export interface Refusal {
  move: string;
  reason: string;
}

/** What has just happened, for the screen to play out. */
export interface Happening {
  what: string;
  by: number | null;
  view: View | null;
  log: readonly string[];
  /** The lines of the log that are new. */
  news: readonly string[];
  results: readonly HandResult[];
  freshResults: readonly HandResult[];
}

/** A quick phrase that a seat has said. */
export interface Spoken {
  seat: number;
  phrase: string;
}

/** How long a phrase stays on the screen, in milliseconds. */
const HEARD_FOR = 4000;

let orders = 0;

/** A fresh name for a move; a retry carries the same one. */
function newId(): string {
  orders += 1;
  return `${Date.now().toString(36)}-${orders}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Follows one table and speaks for its seats. */
export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly string[]>([]);
  results = $state.raw<readonly HandResult[]>([]);
  n = $state(-1);
  seat = $state<number | null>(null);
  status = $state<LiveStatus>("connecting");
  /** Why the channel was refused or a wish not granted: one sentence. */
  trouble = $state("");
  deadline = $state<number | null>(null);
  here = $state.raw<readonly boolean[]>([]);
  spectators = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  /** Moves on their way to the house. */
  pending = $state(0);
  said = $state.raw<readonly Spoken[]>([]);

  readonly table: string;
  #live: Live;
  /** What was asked under each id that is not answered yet. */
  #orders: Record<string, string> = {};
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
    this.#live = new Live({
      introduce: api.house,
      ...options,
      heard: (message) => this.heard(message),
      status: (status, reason) => {
        this.status = status;
        if (reason) this.trouble = reason;
      },
    });
    this.#live.follow(table, seat);
  }

  /** Looks at the table from another seat of one's own (hot seat), or as a spectator. */
  sit(seat: number | null): void {
    if (seat === this.seat && this.n >= 0) return;
    this.seat = seat;
    this.view = null;
    this.n = -1;
    this.#live.follow(this.table, seat);
  }

  move(text: string): void {
    this.refusal = null;
    this.advice = null;
    this.#order(text, (id, seat) => ({ do: "move", table: this.table, seat, id, move: text }));
  }

  undo(): void {
    this.advice = null;
    this.#order("undo", (id, seat) => ({ do: "undo", table: this.table, seat, id }));
  }

  hint(): void {
    if (this.thinking) return;
    this.thinking = true;
    this.#order("hint", (id, seat) => ({ do: "hint", table: this.table, seat, id }));
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

  #order(name: string, make: (id: string, seat: number) => Parameters<Live["order"]>[0]): void {
    if (this.seat === null) return;
    const id = newId();
    this.#orders[id] = name;
    this.pending = Object.keys(this.#orders).length;
    this.#live.order(make(id, this.seat));
  }

  #answered(id: string): string {
    const name = this.#orders[id] ?? "";
    this.#orders = Object.fromEntries(Object.entries(this.#orders).filter(([key]) => key !== id));
    this.pending = Object.keys(this.#orders).length;
    if (name === "hint") this.thinking = false;
    return name;
  }

  /** Takes in one message of the house. */
  heard(message: Heard): void {
    switch (message.kind) {
      case "event":
        if (message.table === this.table) this.#event(message);
        break;
      case "accepted":
        this.#answered(message.id);
        break;
      case "refused":
        this.refusal = { move: this.#answered(message.id), reason: message.reason };
        break;
      case "advice":
        this.#answered(message.id);
        this.advice = message;
        break;
      case "presence":
        this.here = message.here;
        this.spectators = message.spectators;
        break;
      case "phrase":
        if (message.table === this.table) this.#hear(message.seat, message.phrase);
        break;
      case "trouble":
        if (message.table === null || message.table === this.table)
          this.trouble = message.reason || words.table.houseGone;
        break;
    }
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
    const fresh = event.results as unknown as HandResult[];
    this.log = log;
    this.results = kept.concat(fresh);
    this.deadline = event.deadline ?? null;
    if (event.info) this.info = event.info;
    this.view = event.view;
    this.trouble = "";
    this.#happened({
      what: event.what,
      by: event.by,
      view: event.view,
      log,
      news: event.log,
      results: this.results,
      freshResults: fresh,
    });
  }
}
