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

/**
 * Who sits where, clockwise from the viewer's left. Seats with cards spread out need the length of the top; on a low felt the
 * others leave the height to the middle, on a tall one they leave the width.
 */
export function seating(others: readonly number[], shape: Shape, spread: (seat: number) => boolean): Sides {
  const top = others.filter(spread);
  const plain = others.filter((seat) => !spread(seat));
  if (shape === "tall" || top.length === others.length) return { left: [], top: [...others], right: [] };
  if (shape === "low") {
    const half = Math.ceil(plain.length / 2);
    return { left: plain.slice(0, half), top, right: plain.slice(half) };
  }
  if (others.length < 3) return { left: [], top: [...others], right: [] };
  const side = Math.max(1, Math.round((plain.length - 3) / 2));
  const above = new Set([...top, ...plain.slice(side, -side)]);
  return {
    left: plain.slice(0, side),
    top: others.filter((seat) => above.has(seat)),
    right: plain.slice(-side),
  };
}

/** The largest whole number between two limits for which something fits; the lower limit if nothing does. */
export function largest(least: number, most: number, fits: (size: number) => boolean): number {
  let [low, high] = [least, Math.max(least, most)];
  if (fits(high)) return high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether something in a part of the felt is higher or lower than the part itself. */
export function sticksOut(part: Element): boolean {
  const frame = part.getBoundingClientRect();
  return [...part.children].some((child) => {
    const box = child.getBoundingClientRect();
    return box.height > 1 && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1);
  });
}

/** How much larger the cards could be before they are set anew: small changes would only be restless. */
const WORTHWHILE = 1.07;
const DENSE = "data-dense";

/**
 * Sets a size on a part of the felt, as large as it can be without anything sticking out, and marks it as dense if only a closer
 * arrangement fits. Every size that is tried lays out the page, so larger ones are tried only where there is more room than before.
 * Tells whether everything fits now.
 */
export function grow(part: HTMLElement, name: string, least: number, most: number, freer: boolean): boolean {
  const fits = (size: number): boolean => {
    part.style.setProperty(name, `${size}px`);
    return part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 1;
  };
  const dense = part.hasAttribute(DENSE);
  const now = Math.min(most, parseFloat(part.style.getPropertyValue(name)));
  const settled = now >= least && fits(now) && (!freer || now === most || !fits(Math.min(most, now * WORTHWHILE)));
  if (settled && !(freer && dense)) return fits(now);
  part.toggleAttribute(DENSE, dense && !freer);
  const size = largest(least, most, fits);
  if (fits(size)) return true;
  part.toggleAttribute(DENSE, true);
  return fits(largest(least, most, fits));
}
