/** What a screen reader hears: everything once, in order, and not more than one can listen to. */
import type { Line } from "../house/types";
import { words } from "../words";

/** How long the announcer waits for more before it speaks, in milliseconds, and at most. */
const WAIT = 120;
const LONGEST = 600;
/** The most lines at a time; what is left out is counted. */
const MOST = 6;
/** How many announcements stay in the page, for those who read them again. */
const KEPT = 12;

interface Announcement {
  id: number;
  text: string;
}

export class Announcer {
  heard = $state.raw<readonly Announcement[]>([]);
  #lines: string[] = [];
  #ids = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #turn = "";
  #others = true;

  /** Announces lines of the log; `me` is the seat of the listener. */
  tell(lines: readonly Line[], me: number | null, tellLine: (line: Line) => string): void {
    if (lines.some(({ seat }) => seat !== me)) this.#others = true;
    this.say(lines.map(tellLine));
  }

  /** Announces sentences. */
  say(sentences: readonly string[]): void {
    const said = sentences.filter(Boolean);
    if (!said.length) return;
    if (!this.#lines.length) this.#since = Date.now();
    this.#lines.push(...said);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#speak(), Math.max(0, Math.min(WAIT, this.#since + LONGEST - Date.now())));
  }

  /** Announces that it is the listener's turn; not again while they go on with the same thing. */
  turn(sentence: string): void {
    if (sentence === this.#turn && !this.#others) return;
    // A turn that nobody has heard of yet is over by now.
    this.#lines = this.#lines.filter((line) => line !== this.#turn);
    this.#turn = sentence;
    this.#others = false;
    this.say([sentence]);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #speak(): void {
    const left = this.#lines.length - MOST;
    const lines = left > 0 ? [words.seen.more(left), ...this.#lines.slice(left)] : this.#lines;
    this.#lines = [];
    this.#ids += 1;
    const text = lines.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
    this.heard = [...this.heard, { id: this.#ids, text }].slice(-KEPT);
  }
}
