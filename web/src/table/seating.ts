/** How the felt is divided, by its size: who sits on which side, and how large the cards can be. */

/** Low: wider than high, and short of height. Tall: higher than wide. Wide: room on all sides. */
export type Shape = "low" | "tall" | "wide";

const LOW = 640;
const NARROW = 480;

/** The shape of a felt of a size, in pixels. */
export function shapeOf(width: number, height: number): Shape {
  if (width < height || width < NARROW) return "tall";
  return height <= LOW ? "low" : "wide";
}

export interface Sides {
  left: number[];
  top: number[];
  right: number[];
}

/** How many of the others sit at each side of a felt. */
function beside(others: number, shape: Shape, full: boolean): number {
  if (shape === "tall") return 0;
  if (shape === "low") return full ? Math.ceil(others / 2) : Math.floor(others / 2);
  return others < 3 ? 0 : Math.max(1, Math.round((others - 3) / 2));
}

/**
 * Who sits where, clockwise from the viewer's left, so that whoever is across sits across. Seats with cards spread out need the
 * length of the top; on a low felt most of the others leave the height to the middle, and all of them if it is full.
 */
export function seating(
  others: readonly number[],
  shape: Shape,
  spread: (seat: number) => boolean,
  full = false,
): Sides {
  const side = beside(others.length, shape, full);
  const open = others.flatMap((seat, at) => (spread(seat) ? [at] : []));
  const left = Math.min(side, ...open);
  const right = Math.max(others.length - side, left, ...open.map((at) => at + 1));
  return { left: others.slice(0, left), top: others.slice(left, right), right: others.slice(right) };
}

/**
 * The largest whole number between two limits for which something fits; the lower limit if nothing does. `next` guesses a better
 * number from the one that was tried last.
 */
export function largest(
  least: number,
  most: number,
  fits: (size: number) => boolean,
  next: (size: number) => number = () => 0,
): number {
  let [low, high] = [least, Math.max(least, most)];
  if (fits(high)) return high;
  let tried = high;
  while (high - low > 1) {
    const guess = Math.floor(next(tried));
    tried = guess > low && guess < high ? guess : Math.floor((low + high) / 2);
    if (fits(tried)) low = tried;
    else high = tried;
    // From here on nobody would see the difference.
    if (next(tried) && low > least && high < low * CLOSE) break;
  }
  return low;
}

/** Whether some of the things in a part of the felt are higher or lower than the part itself. */
export function sticksOut(part: Element, things: Iterable<Element> = part.children): boolean {
  const frame = part.getBoundingClientRect();
  return [...things].some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.height > 1 && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1);
  });
}

/** Whether something that can be seen in a part of the felt is cut off; the free places of a trick cannot be seen. */
export function isCut(part: Element): boolean {
  return sticksOut(part, part.querySelectorAll(".card, .pile, .meld, .row"));
}

/** How much larger the cards could be before they are set anew: small changes would only be restless. */
const WORTHWHILE = 1.07;
const CLOSE = 1.05;
/** A little less than what would just fit, for what does not shrink with the cards. */
const SURE = 0.98;
const DENSE = "data-dense";
/** What takes room in a part of the felt, whatever has been laid. */
const ROOMY = ".trick, .pile, .rows, .card";

/** The slack of parts in which larger cards did not fit after all. */
const inVain = new WeakMap<Element, number>();

/** How many times as large the things in a part of the felt could be, if all of them grew alike; null if there is nothing in it. */
export function slack(part: Element): number | null {
  const frame = part.getBoundingClientRect();
  const boxes = [...part.querySelectorAll(ROOMY)].map((thing) => thing.getBoundingClientRect());
  const shown = boxes.filter(({ width, height }) => width > 1 && height > 1);
  if (!shown.length) return null;
  const wide = Math.max(...shown.map(({ right }) => right)) - Math.min(...shown.map(({ left }) => left));
  const high = Math.max(...shown.map(({ bottom }) => bottom)) - Math.min(...shown.map(({ top }) => top));
  return Math.min(frame.width / wide, frame.height / high);
}

/** What came of a size that was tried. */
interface Tried {
  fit: boolean;
  /** See `slack`. */
  room: number | null;
  /** What would rather fit; 0 if nothing tells. */
  likelier: number;
}

/** By how much something has to shrink to fit; 1 if it fits. */
const overflow = (needs: number, has: number): number => (needs > has + 1 ? has / needs : 1);

function tryOut(part: HTMLElement, size: number): Tried {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part;
  const shrunk = Math.min(overflow(scrollWidth, clientWidth), overflow(scrollHeight, clientHeight));
  const fit = shrunk === 1;
  const room = slack(part);
  return { fit, room, likelier: size * (room === null || fit ? (room ?? 0) : Math.min(room, shrunk)) * SURE };
}

/**
 * Sets a size on a part of the felt, as large as it can be without anything sticking out, and marks it as dense if only a closer
 * arrangement fits. Every size that is tried lays out the page: so none is tried twice, larger ones only if that was asked for or
 * there is room, and of smaller ones the most likely first. Tells whether everything fits now.
 */
export function grow(part: HTMLElement, name: string, least: number, most: number, anew: boolean): boolean {
  let tried = new Map<number, Tried>();
  const fits = (size: number): boolean => {
    part.style.setProperty(name, `${size}px`);
    const came = tried.get(size) ?? tryOut(part, size);
    tried.set(size, came);
    return came.fit;
  };
  const likelier = (size: number): number => tried.get(size)?.likelier ?? 0;
  const pack = (closely: boolean): void => {
    if (closely !== part.hasAttribute(DENSE)) tried = new Map();
    part.toggleAttribute(DENSE, closely);
  };
  const dense = part.hasAttribute(DENSE);
  const now = Math.min(most, parseFloat(part.style.getPropertyValue(name)));
  const known = now >= least && !anew;
  // A card on its way sticks out of its place; what it needs is seen when it has landed.
  if (known && part.querySelector("[data-flying]")) return true;
  const fit = known && fits(now);
  let limit = most;
  if (known) {
    const room = tried.get(now)?.room ?? null;
    const vain = room === null || room < Math.max(WORTHWHILE, (inVain.get(part) ?? 0) + 0.01);
    if (fit && (now === most || vain)) return true;
    const likely = Math.min(most, Math.floor(now * (room ?? 0) * SURE));
    const smaller = likely >= least && likely < now;
    if (!fit && smaller && fits(likely)) return true;
    if (fit && !dense) {
      const larger = largest(now, likely, fits, likelier);
      if (larger < likely) inVain.set(part, tried.get(larger)?.room ?? 0);
      return fits(larger);
    }
    if (!fit) limit = smaller ? likely : now;
  }
  pack(dense && known && !fit);
  inVain.delete(part);
  const size = largest(least, limit, fits, likelier);
  if (fits(size)) return true;
  pack(true);
  const closest = largest(least, most, fits, likelier);
  const fitted = fits(closest);
  inVain.set(part, tried.get(closest)?.room ?? 0);
  return fitted;
}
