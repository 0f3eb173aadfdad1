/** A game as a reel of positions, fetched piece by piece as needed. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "../house/api";
import type { Line, Replay, ReplayStep } from "../house/types";

const PIECE = 50;

type Fetch = (first: number, count: number) => Promise<Replay>;

/** The positions of one game from one point of view; position 0 is the deal. */
export class Reel {
  total = $state(0);
  #steps = new SvelteMap<number, ReplayStep>();
  #asked: Record<number, Promise<void> | undefined> = {};
  #fetch: Fetch;

  constructor(table: string, seat: number | null, open: boolean, fetch?: Fetch) {
    this.#fetch = fetch ?? ((first, count) => api.replay(table, seat, open, first, count));
  }

  /** A position, or undefined until it is fetched. */
  at(position: number): ReplayStep | undefined {
    return this.#steps.get(position);
  }

  /** The log lines of a position and the ones just before it. */
  told(position: number, back = 12): Line[] {
    const lines: Line[] = [];
    for (let at = Math.max(0, position - back); at <= position; at++) lines.push(...(this.#steps.get(at)?.log ?? []));
    return lines;
  }

  /** Fetches the piece that contains a position; a piece that failed is requested again. */
  load(position: number): Promise<void> {
    const first = Math.floor(position / PIECE) * PIECE;
    let asked = this.#asked[first];
    if (!asked) {
      asked = this.#fetch(first, PIECE).then(
        (replay) => {
          this.total = replay.total;
          replay.steps.forEach((step, n) => this.#steps.set(replay.first + n, step));
        },
        (error: unknown) => {
          this.#asked[first] = undefined;
          throw error;
        },
      );
      this.#asked[first] = asked;
    }
    return asked;
  }

  /** Fetches what comes next ahead of time, so that playback never waits. */
  ahead(position: number): void {
    const next = position + PIECE / 2;
    if (next < this.total) this.load(next).catch(() => undefined);
  }
}
