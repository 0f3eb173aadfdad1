/** What happened between two positions, cut into moments that are shown one after another. */
import type { Happening } from "../house/store.svelte";
import type { HandResult, Line, Seen, View } from "../house/types";
import { after } from "./picture";
import { takes } from "./tricks";

/** Why a moment is worth looking at: it decides how long it stays. */
export type Pause = "move" | "trick" | "said" | "last";

export interface Moment {
  view: View;
  /** The log as far as it has been told by then. */
  log: readonly Line[];
  /** What is told at this moment. */
  news: readonly Line[];
  /** What was seen to happen at this moment. */
  events: readonly Seen[];
  results: readonly HandResult[];
  pause: Pause;
  /** Hands that are counted at this moment. */
  counted: readonly HandResult[];
  /** Whether the game is over with it. */
  over: boolean;
}

/** Events that something was put somewhere; after them the cards may be looked at before they go. */
const moves = ({ kind, source, target }: Seen): boolean => kind !== "arranged" && target !== null && source !== target;

/** Why the table stops before an event, after what has happened since the last stop; null if it goes on at once. */
function stopBefore(event: Seen, since: readonly Seen[], view: View): Pause | null {
  const { kind } = event;
  if (kind === "counted") return since.some((each) => each.kind === "counted") || !since.length ? null : "last";
  if (kind === "began") return since.some((each) => each.kind === "counted") ? "move" : "last";
  if (takes(view, event)) return since.some(moves) ? "trick" : null;
  const before = since.findLast((each) => each.kind !== "changed" && each.kind !== "arranged");
  if (kind === "answered" || kind === "gave" || kind === "laid")
    return before && ["asked", "gave", "answered"].includes(before.kind) && before.seat !== event.seat ? "said" : null;
  if (kind === "drew") return before?.kind === "took" ? "move" : null;
  return null;
}

/** The moments of a happening: the last one is the position that the house has sent. */
export function momentsOf(before: View, happening: Happening): Moment[] {
  const { view } = happening;
  if (!view) return [];
  const cutter = new Cutter(before, happening);
  for (const event of happening.events) cutter.see(event);
  return cutter.end(view);
}

class Cutter {
  readonly #happening: Happening;
  readonly #scores: readonly number[];
  readonly #moments: Moment[] = [];
  #view: View;
  /** What has been seen since the last stop. */
  #since: Seen[] = [];
  /** How many of the new lines have been told, and how many of them before the last stop. */
  #told = 0;
  #from = 0;
  #counted = 0;

  constructor(before: View, happening: Happening) {
    this.#view = before;
    this.#scores = before.scores;
    this.#happening = happening;
  }

  see(event: Seen): void {
    const pause = stopBefore(event, this.#since, this.#view);
    if (pause && this.#since.length) this.#stop(pause);
    if (event.kind === "began") this.#count();
    this.#view = after(this.#view, event);
    this.#since.push(event);
    if (event.key) this.#told += 1;
  }

  end(view: View): Moment[] {
    if (this.#uncounted && view.over) {
      if (this.#since.length) this.#stop(this.#counts ? "move" : "last");
      this.#count();
    }
    this.#view = view;
    this.#told = this.#happening.news.length;
    this.#stop("move");
    return this.#moments;
  }

  get #uncounted(): boolean {
    return this.#counted < this.#happening.freshResults.length;
  }

  /** A hand whose count has no lines is counted too. */
  #count(): void {
    if (this.#uncounted) this.#stop("move", true);
  }

  get #counts(): boolean {
    return this.#since.some(({ kind }) => kind === "counted");
  }

  /** The scores wait for the count; what was tallied before the last move would contradict it. */
  #seen(pause: Pause, counts: boolean): View {
    if (pause === "last") return { ...this.#view, tally: [], scores: [...this.#scores] };
    return counts ? { ...this.#view, tally: [] } : this.#view;
  }

  #stop(pause: Pause, counts = this.#counts): void {
    const { news, log, freshResults, results, view } = this.#happening;
    const counted = counts ? freshResults.slice(this.#counted, this.#counted + 1) : [];
    this.#counted += counted.length;
    const unseen = freshResults.length - this.#counted;
    this.#moments.push({
      view: this.#seen(pause, counts),
      log: log.slice(0, log.length - news.length + this.#told),
      news: news.slice(this.#from, this.#told),
      events: this.#since,
      results: results.slice(0, results.length - unseen),
      pause,
      counted,
      over: unseen === 0 && view !== null && view.over,
    });
    this.#from = this.#told;
    this.#since = [];
  }
}
