/** Makes the cards of a felt fly when its view changes: measured before the page changes, started after it. */
import { tick } from "svelte";
import { settings } from "../app/settings.svelte";
import type { GameInfo, Seen, View } from "../house/types";
import { dealt, flights, type Flight } from "./flights";
import { fly, measure, type Places } from "./motion";

/** A felt, and the layer above it. */
interface Felt {
  root: HTMLElement;
  layer: HTMLElement;
  game: GameInfo;
}

export class Mover {
  readonly #felt: () => Felt | null;
  #shown: View | null = null;
  #noted: Places | null = null;

  constructor(felt: () => Felt | null) {
    this.#felt = felt;
  }

  /** Notes where everything is: before anything on the page changes it costs nothing. */
  note(): void {
    const felt = this.#felt();
    if (felt && settings.speed !== "instant") this.#noted = measure(felt.root);
  }

  /** A view comes in place of the one before, after what was seen to happen. */
  change(next: View, events: readonly Seen[]): void {
    const [before, felt] = [this.#shown, this.#felt()];
    this.#shown = next;
    if (!felt || !before || before === next || settings.speed === "instant") return;
    const trips = flights(before, next, events);
    if (trips.length) void this.#start(this.#noted ?? measure(felt.root), trips);
    this.#noted = null;
  }

  /** The cards of a first view are dealt. */
  deal(view: View): void {
    const felt = this.#felt();
    if (felt && settings.speed !== "instant")
      fly(felt.root, felt.layer, measure(felt.root), felt.game, dealt(view), settings.speed);
  }

  async #start(places: Places, trips: readonly Flight[]): Promise<void> {
    await tick();
    // Just before the next picture, when the page is laid out anyway.
    await new Promise(requestAnimationFrame);
    const felt = this.#felt();
    if (felt) fly(felt.root, felt.layer, places, felt.game, trips, settings.speed);
  }
}
