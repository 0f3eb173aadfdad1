/** What the screen shows: the moments of a game one after another, slowly enough to see. */
import type { Happening } from "../house/store.svelte";
import type { HandResult, Line, Seen, View } from "../house/types";
import { momentsOf, type Moment, type Pause } from "./moments";

export type Speed = "calm" | "brisk" | "instant";

/** How long a moment is shown before the next, in milliseconds. */
const PACE: Record<Speed, Record<Pause, number>> = {
  calm: { move: 420, trick: 1250, said: 1100, last: 1700 },
  brisk: { move: 180, trick: 650, said: 550, last: 1000 },
  instant: { move: 0, trick: 0, said: 0, last: 0 },
};

/** The most moments in the queue; a browser that was asleep does not play back the whole game. */
const MOST = 12;

/** A hand that was just counted, shown until it is dismissed. */
export interface Count {
  hand: number;
  results: readonly HandResult[];
  /** The results of the hands before it. */
  before: readonly HandResult[];
  over: boolean;
}

export class Stage {
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly Line[]>([]);
  /** The hands that have been counted on the screen. */
  results = $state.raw<readonly HandResult[]>([]);
  /** What is told at the current moment. */
  news = $state.raw<readonly Line[]>([]);
  /** What was seen to happen at the current moment. */
  events = $state.raw<readonly Seen[]>([]);
  count = $state.raw<Count | null>(null);
  /** Whether the screen is up to date. */
  present = $state(true);
  /** Whether the next moment waits until it is released. */
  held = false;
  /** Whether everything is shown, however much is waiting. */
  unhurried = false;

  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: () => Speed;
  #shows: (moment: Moment) => void;

  /** `shows` is called for every moment, also for those that are over before the screen is drawn. */
  constructor(speed: () => Speed, shows: (moment: Moment) => void = () => undefined) {
    this.#speed = speed;
    this.#shows = shows;
  }

  /** Takes in what happened at the table. */
  happen(happening: Happening): void {
    const { view, log, news, results } = happening;
    if (!view) {
      this.clear();
      return;
    }
    const before = this.#queue.at(-1)?.view ?? this.view;
    const jump = happening.what === "state" || happening.what === "undone" || !before || before.seat !== view.seat;
    if (jump) {
      this.#queue = [];
      this.#show({
        ...{ view, log, results, events: [], counted: [], pause: "move", over: view.over },
        news: before ? news.slice(-3) : [],
      });
      return;
    }
    this.#queue.push(...momentsOf(before, happening));
    this.#hurry();
    this.present = false;
    this.#next();
  }

  /** Dismisses the count of a hand and goes on. */
  onward(): void {
    this.count = null;
    this.release();
  }

  /** Lets the next moment come. */
  release(): void {
    this.held = false;
    this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.view = null;
    this.count = null;
    this.held = false;
    this.present = true;
  }

  /** Leaves out what is waiting, except counts, if there is too much of it. */
  #hurry(): void {
    if (this.#queue.length <= MOST || this.unhurried) return;
    const last = this.#queue.length - 1;
    this.#queue = this.#queue.filter(({ counted }, at) => at === last || counted.length);
  }

  #next(): void {
    if (this.#timer !== undefined || this.count || this.held) return;
    const moment = this.#queue.shift();
    if (moment) this.#show(moment);
  }

  #show(moment: Moment): void {
    const { view, log, news, events, results, counted, over } = moment;
    this.present = this.#queue.length === 0;
    this.view = view;
    this.log = log;
    this.news = news;
    this.events = events;
    this.results = results;
    if (counted.length) {
      this.count = { hand: results.length, results: counted, before: results.slice(0, -counted.length), over };
      this.#shows(moment);
      return;
    }
    this.#shows(moment);
    const hold = PACE[this.#speed()][moment.pause];
    if (hold <= 0) {
      this.#next();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, hold);
  }
}
