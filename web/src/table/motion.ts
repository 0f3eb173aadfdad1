/** Cards fly from place to place: measured before the change, started after it, and skipped if the screen cannot keep up. */
import { mount, unmount } from "svelte";
import Card from "../cards/Card.svelte";
import type { GameInfo } from "../house/types";
import type { Flight } from "./flights";

export type Places = ReadonlyMap<string, DOMRect>;

const STAGGER = 30;
/** A frame that takes longer than this, in milliseconds, is too slow. */
const SLOW_FRAME = 40;
/** How many changes have no motion after the screen could not keep up. */
const REST = 12;
/** Anything wider than this, in pixels, is not a card but a place. */
const WIDEST = 160;
const LENGTH = { calm: 240, brisk: 160, instant: 0 };

const key = (zone: string, code: string): string => `${zone}/${code}`;

/** Where every zone and every card is now. */
export function measure(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const zone = node.dataset.zone ?? "";
    if (!places.has(zone)) places.set(zone, node.getBoundingClientRect());
    for (const card of node.querySelectorAll<HTMLElement>("[data-card]"))
      places.set(key(zone, card.dataset.card ?? ""), card.getBoundingClientRect());
  }
  return places;
}

/** The element that shows a card in its zone now. */
function cardAt(root: HTMLElement, { to, region, code }: Flight, taken: Set<HTMLElement>): HTMLElement | null {
  const laid = region === "melds" ? "[data-region=melds]" : `[data-zone="${CSS.escape(to)}"]`;
  const found = [...root.querySelectorAll<HTMLElement>(`${laid} [data-card="${CSS.escape(code)}"]`)];
  return found.findLast((node) => !taken.has(node)) ?? null;
}

let tired = 0;

/** Watches the frames of a flight; if the screen cannot keep up, motion pauses. */
function watchFrames(length: number): void {
  const begun = performance.now();
  let last = begun;
  let frames = 0;
  let slow = 0;
  const look = (now: number): void => {
    frames += 1;
    if (now - last > SLOW_FRAME) slow += 1;
    last = now;
    if (now - begun < length) requestAnimationFrame(look);
    else if (frames > 0 && slow * 3 > frames) tired = REST;
  };
  requestAnimationFrame(look);
}

/** Whether this guest wants no motion. */
export function still(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** Starts the cards from where they were. */
export function fly(
  root: HTMLElement,
  layer: HTMLElement,
  before: Places,
  game: GameInfo,
  trips: readonly Flight[],
  speed: keyof typeof LENGTH,
): void {
  const length = LENGTH[speed];
  if (!length || still() || document.hidden || !trips.length) return;
  if (tired > 0) {
    tired -= 1;
    return;
  }
  const deal = trips.length > 8;
  const taken = new Set<HTMLElement>();
  const middle = root.querySelector(".middle")?.getBoundingClientRect();
  const frame = layer.getBoundingClientRect();
  watchFrames(length + (deal ? trips.length * STAGGER : 0));
  // First everything is measured, then everything is moved: the page is laid out only once.
  const starts: (() => void)[] = [];
  trips.forEach((trip, at) => {
    const from = before.get(key(trip.from, trip.code)) ?? before.get(trip.from) ?? middle;
    if (!from?.width) return;
    const options: KeyframeAnimationOptions = {
      duration: length,
      delay: deal ? at * STAGGER : 0,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
      fill: "backwards",
    };
    const card = cardAt(root, trip, taken);
    if (card) {
      taken.add(card);
      const to = card.getBoundingClientRect();
      if (to.width) starts.push(() => slide(card, from, to, options));
    } else if (!deal || at % 2 === 0) {
      // For cards dealt to others, showing every second one is enough.
      const to = root.querySelector(`[data-zone="${CSS.escape(trip.to)}"]`)?.getBoundingClientRect();
      if (to) starts.push(() => ghost(layer, frame, game, trip.code, from, to, options));
    }
  });
  for (const start of starts) start();
}

function slide(card: HTMLElement, from: DOMRect, to: DOMRect, options: KeyframeAnimationOptions): void {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.max(0.3, Math.min(2, Math.min(from.width, to.width * 2) / to.width));
  card.style.zIndex = "50";
  card.dataset.flying = "";
  const flight = card.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
    options,
  );
  const land = (): void => {
    card.style.zIndex = "";
    delete card.dataset.flying;
    card.dispatchEvent(new CustomEvent("landed", { bubbles: true }));
  };
  flight.finished.then(land, land);
}

/** A card that flies to a place where it is not drawn: another player's hand, a pile of won cards. */
function ghost(
  layer: HTMLElement,
  frame: DOMRect,
  game: GameInfo,
  code: string,
  from: DOMRect,
  to: DOMRect,
  options: KeyframeAnimationOptions,
): void {
  const node = document.createElement("div");
  const width = from.width > WIDEST ? WIDEST / 2 : from.width;
  node.style.cssText = `position:absolute;left:${from.left + from.width / 2 - width / 2 - frame.left}px;top:${from.top + from.height / 2 - width * 0.7 - frame.top}px;width:${width}px`;
  layer.append(node);
  const drawn = mount(Card, { target: node, props: { game, code, width: "100%", label: false } });
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const flight = node.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.5 },
    ],
    { ...options, fill: "both" },
  );
  const land = (): void => {
    void unmount(drawn);
    node.remove();
  };
  flight.finished.then(land, land);
}
