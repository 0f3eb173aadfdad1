/** What the screen shows: the moments of a game one after another, slowly enough to see. */
import type { Happening } from "../house/store.svelte";
import type { HandResult, Line, View } from "../house/types";
import { beforeTaken, completed } from "./tricks";

export type Speed = "calm" | "brisk" | "instant";

/** How long a moment is shown before the next, in milliseconds. */
const PACE: Record<Speed, { move: number; trick: number }> = {
  calm: { move: 420, trick: 1250 },
  brisk: { move: 180, trick: 650 },
  instant: { move: 0, trick: 0 },
};

/** The most moments in the queue; a browser that was asleep does not play back the whole game. */
const MOST = 8;

interface Moment {
  view: View;
  log: readonly Line[];
  news: readonly Line[];
  hold: number;
  /** Hands that were counted at this moment. */
  counted: readonly HandResult[];
}

/** A hand that was just counted, shown until it is dismissed. */
export interface Count {
  hand: number;
  results: readonly HandResult[];
  over: boolean;
}

export class Stage {
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly Line[]>([]);
  /** The lines for the current moment, for screen readers. */
  news = $state.raw<readonly Line[]>([]);
  count = $state.raw<Count | null>(null);
  /** Whether the screen is up to date. */
  present = $state(true);

  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: () => Speed;

  constructor(speed: () => Speed) {
    this.#speed = speed;
  }

  /** Takes in what happened at the table. */
  happen(happening: Happening): void {
    const { view } = happening;
    if (!view) {
      this.clear();
      return;
    }
    const pace = PACE[this.#speed()];
    const before = this.#queue.at(-1)?.view ?? this.view;
    const jump = happening.what === "state" || happening.what === "undone" || !before || before.seat !== view.seat;
    const moment: Moment = {
      view,
      log: happening.log,
      news: happening.news,
      hold: pace.move,
      counted: jump ? [] : happening.freshResults,
    };
    if (jump) {
      this.#queue = [];
      moment.news = before ? happening.news.slice(-3) : [];
      this.#show(moment);
      return;
    }
    const whole = pace.trick ? completed(before, happening.events) : null;
    if (whole) {
      const said = happening.news.slice(0, beforeTaken(happening.news));
      const log = happening.log.slice(0, happening.log.length - (happening.news.length - said.length));
      this.#queue.push({ view: whole, log, news: said, hold: pace.trick, counted: [] });
      moment.news = happening.news.slice(said.length);
    }
    this.#queue.push(moment);
    if (this.#queue.length > MOST) this.#queue.splice(0, this.#queue.length - 1);
    this.present = false;
    this.#next();
  }

  /** Dismisses the count of a hand and goes on. */
  onward(): void {
    this.count = null;
    this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.view = null;
    this.count = null;
    this.present = true;
  }

  #next(): void {
    if (this.#timer !== undefined || this.count) return;
    const moment = this.#queue.shift();
    if (moment) this.#show(moment);
  }

  #show(moment: Moment): void {
    const hand = this.view?.hand ?? moment.view.hand;
    this.present = this.#queue.length === 0;
    if (moment.counted.length) {
      // The cards of the next hand are shown after the count has been read.
      this.count = { hand, results: moment.counted, over: moment.view.over };
      this.#queue.unshift({ ...moment, counted: [], news: [] });
      this.news = moment.news;
      this.log = moment.log;
      this.present = false;
      return;
    }
    this.view = moment.view;
    this.log = moment.log;
    this.news = moment.news;
    if (moment.hold <= 0) {
      this.#next();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, moment.hold);
  }
}
