/** The live channel: one WebSocket that reconnects by itself and loses nothing that was sent under an id. */
import { ailing } from "./health.svelte";
import { way } from "./way";
import { houseSentences } from "../words/house";
import type { Heard, Hint, HouseInfo, Move, Said, Undo, Watch } from "./types";

/** Requests with an id, which are repeated until they are answered. */
export type Order = Move | Undo | Hint;

export type LiveStatus = "connecting" | "open" | "lost";

/** The part of a WebSocket that the channel uses, so that tests can provide their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

/** What the channel needs to know about the house. */
export type Introduced = Pick<HouseInfo, "heartbeat"> & Partial<HouseInfo>;

export interface LiveOptions {
  /** Opens a connection to the house. */
  dial?: () => Wire;
  /** Called before the first connection and after a refused one: it introduces this guest to the house. */
  introduce?: () => Promise<Introduced>;
  heard: (message: Heard) => void;
  status?: (status: LiveStatus, reason: string) => void;
}

/** While someone is looking: how often the page asks whether the house is there, and how long the answer may take, in milliseconds. */
const LOOK_EVERY = 1_500;
const ANSWER_WITHIN = 1_000;
/** After so long without an answer the connection is given up. */
const GIVE_UP_AFTER = 6_000;
/** Someone is looking for so long after they last did something. */
const LOOKING_FOR = 90_000;
const POLICY = 1008;
const TOO_MANY = 1013;
const LONGEST_WAIT = 15_000;
/** Signs of someone at the screen. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "focus"] as const;
/** A connection that is closed sooner than this, in milliseconds, did no good: the next one waits longer. */
const STEADY = 5_000;

/** The wait before try number `tries`, in milliseconds: at once, then 0.5, 1, 2, 4 … up to 15 seconds. */
export function waitBefore(tries: number): number {
  return tries === 0 ? 0 : Math.min(250 * 2 ** tries, LONGEST_WAIT);
}

const isHidden = (): boolean => globalThis.document?.hidden ?? false;

/** A connection to the house for as long as the page wants one. */
export class Live {
  #options: LiveOptions;
  #wire: Wire | null = null;
  #open = false;
  #closed = false;
  #tries = 0;
  #opened = { at: 0, after: 0 };
  #silent = false;
  #known = false;
  #heartbeat = 20;
  /** When the oldest ping without an answer was sent; 0 if there is none. */
  #asked = 0;
  #missed = false;
  /** Whether trouble was the last thing that the house told. */
  #told = false;
  /** When the house was last heard. */
  #last = 0;
  #active = Date.now();
  #watch: ReturnType<typeof setInterval> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #followed = new Map<string, { seat: number | null; since: number | null }>();
  #circles = new Set<string>();
  #orders = new Map<string, Order>();

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#tell("connecting");
    this.#again();
    this.#watch = setInterval(() => this.#look(), 250);
    globalThis.addEventListener?.("offline", this.#offline);
    globalThis.addEventListener?.("online", this.#online);
    for (const sign of SIGNS) globalThis.addEventListener?.(sign, this.#acted, { passive: true });
  }

  #offline = (): void => this.#miss();
  #online = (): void => this.retry();
  #acted = (): void => void (this.#active = Date.now());

  /** Follows a table from a seat; after a break it continues from the last event noted. */
  follow(table: string, seat: number | null, since: number | null = null): void {
    this.#followed.set(table, { seat, since });
    this.#say(this.#watching(table));
  }

  /** Is told about a circle from now on. */
  attend(circle: string): void {
    if (this.#circles.has(circle)) return;
    this.#circles.add(circle);
    this.#say({ do: "follow", circle });
  }

  /** Notes the last event of a table that has been seen. */
  seen(table: string, n: number): void {
    const followed = this.#followed.get(table);
    if (followed) followed.since = n;
  }

  /** Requests what was missed since the last event noted. */
  catchUp(table: string): void {
    if (this.#followed.has(table)) this.#say(this.#watching(table));
  }

  /** A seat was lost: from now on the table is followed as a spectator, or not at all. */
  lost(table: string, watching: boolean): void {
    const followed = this.#followed.get(table);
    if (!watching) this.#followed.delete(table);
    else if (followed) followed.seat = null;
    for (const [id, order] of this.#orders) if (order.table === table) this.#orders.delete(id);
  }

  unfollow(table: string): void {
    if (this.#followed.delete(table)) this.#say({ do: "unwatch", table });
  }

  /** Sends something that must be answered: it is sent again, under the same id, after every break. */
  order(order: Order): void {
    this.#orders.set(order.id, order);
    this.#say(order);
  }

  /** Sends something that may be lost. */
  say(said: Said): void {
    this.#say(said);
  }

  /** Tries again at once instead of waiting. */
  retry(): void {
    if (this.#closed) return;
    // The old connection may be dead without knowing it.
    if (this.#missed) this.#drop();
    if (this.#open) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#again();
  }

  close(): void {
    this.#closed = true;
    ailing([]);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    clearInterval(this.#watch);
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.removeEventListener?.("online", this.#online);
    for (const sign of SIGNS) globalThis.removeEventListener?.(sign, this.#acted);
    this.#wire?.close();
  }

  #watching(table: string): Watch {
    return { do: "watch", table, ...(this.#followed.get(table) ?? {}) };
  }

  #say(said: Said): void {
    if (this.#open) this.#wire?.send(JSON.stringify(said));
  }

  #tell(status: LiveStatus, reason = ""): void {
    this.#options.status?.(status, reason);
  }

  #again(): void {
    this.#timer = setTimeout(() => void this.#connect(), waitBefore(this.#tries));
    this.#tries += 1;
  }

  async #connect(): Promise<void> {
    if (!this.#known && this.#options.introduce) {
      try {
        this.#heartbeat = (await this.#options.introduce()).heartbeat;
        this.#known = true;
      } catch {
        this.#tell("lost");
        if (!this.#closed) this.#again();
        return;
      }
    }
    if (this.#closed) return;
    const wire = (this.#options.dial ?? way.dial)();
    this.#wire = wire;
    wire.onopen = () => this.#begin();
    wire.onmessage = (event) => this.#heard(event.data);
    wire.onclose = (event) => {
      if (this.#wire === wire) this.#lost(event.code, event.reason);
    };
  }

  #begin(): void {
    this.#open = true;
    this.#opened = { at: Date.now(), after: this.#tries };
    this.#silent = false;
    this.#missed = false;
    this.#asked = 0;
    this.#told = false;
    this.#last = Date.now();
    ailing([]);
    this.#tell("open");
    for (const table of this.#followed.keys()) this.#say(this.#watching(table));
    for (const circle of this.#circles) this.#say({ do: "follow", circle });
    for (const order of this.#orders.values()) this.#say(order);
    this.#pulse = setInterval(() => this.#beat(), this.#heartbeat * 1000);
  }

  /** While someone looks at the page or waits for an answer, a house that has gone silent is missed within three seconds. */
  #look(): void {
    if (!this.#open) return;
    const now = Date.now();
    if (this.#asked) {
      if (now - this.#asked >= GIVE_UP_AFTER) this.#drop();
      else if (now - this.#asked >= ANSWER_WITHIN) this.#miss();
      return;
    }
    const looking = !isHidden() && now - this.#active < LOOKING_FOR;
    if ((looking || this.#orders.size) && now - this.#last >= LOOK_EVERY) {
      this.#asked = now;
      this.#say({ do: "ping" });
    }
  }

  /** The house has not answered: that is told at once, though it may still come back. */
  #miss(): void {
    if (!this.#open || this.#missed) return;
    this.#missed = true;
    this.#asked ||= Date.now();
    this.#tell("lost");
  }

  /** Gives up the connection without waiting for its goodbye. */
  #drop(): void {
    const wire = this.#wire;
    if (!wire || !this.#open) return;
    this.#lost(0, "");
    wire.close();
  }

  /** Sends a ping; if the house has sent nothing since the last one, it is given up without waiting for its goodbye. */
  #beat(): void {
    if (this.#silent) {
      this.#drop();
      return;
    }
    this.#silent = true;
    this.#say({ do: "ping" });
  }

  #heard(data: unknown): void {
    if (typeof data !== "string") return;
    this.#silent = false;
    this.#asked = 0;
    this.#last = Date.now();
    if (this.#missed) {
      this.#missed = false;
      this.#tell("open");
    }
    const message = JSON.parse(data) as Heard;
    // Only now, because a house that is full opens the connection just to say so.
    if (message.kind !== "trouble") this.#tries = 0;
    this.#told = message.kind === "trouble";
    if (message.kind === "accepted" || message.kind === "refused" || message.kind === "advice")
      this.#orders.delete(message.id);
    if (message.kind === "health") ailing(houseSentences(message.ails, message.words));
    if (message.kind === "elsewhere") {
      if (Date.now() - this.#opened.at < STEADY) this.#tries = this.#opened.after;
      this.#wire?.close();
    }
    this.#options.heard(message);
  }

  #lost(code: number, reason: string): void {
    clearInterval(this.#pulse);
    this.#open = false;
    this.#wire = null;
    if (Date.now() - this.#opened.at >= STEADY) this.#tries = 0;
    if (code === POLICY) this.#known = false;
    if (this.#closed) return;
    // The house has usually said so before, in a way that can be put into other words.
    const told = (code === POLICY || code === TOO_MANY) && !this.#told ? reason : "";
    if (told || !this.#missed) this.#tell("lost", told);
    this.#again();
  }
}
