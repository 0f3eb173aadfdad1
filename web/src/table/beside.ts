/** Where a bubble goes: next to what it belongs to, over as little else as possible. */

/** A box on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something on the felt, and how bad it is to cover a pixel of it. */
export interface Obstacle {
  box: Box;
  weight: number;
}

const GAP = 3;
/** How many places are tried along each side. */
const STEPS = 12;
/** What a pixel of distance costs, so that of two free places the nearer is taken. */
const FAR = 12;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A box moved so far that it lies inside a frame. */
function within(box: Box, frame: Box): Box {
  const left = Math.max(frame.left, Math.min(box.left, frame.right - (box.right - box.left)));
  const top = Math.max(frame.top, Math.min(box.top, frame.bottom - (box.bottom - box.top)));
  return boxAt(left, top, box.right - box.left, box.bottom - box.top);
}

/** The places around a thing, and over it, for something of a size. */
function around(thing: Box, width: number, height: number): Box[] {
  const { left, top, right, bottom } = thing;
  const found = [boxAt((left + right - width) / 2, bottom + GAP, width, height)];
  for (let step = 0; step <= STEPS; step++) {
    const x = left - width + ((right - left + width) * step) / STEPS;
    const y = top - height + ((bottom - top + height) * step) / STEPS;
    found.push(boxAt(x, bottom + GAP, width, height), boxAt(x, top - height - GAP, width, height));
    found.push(boxAt(right + GAP, y, width, height), boxAt(left - width - GAP, y, width, height));
    found.push(boxAt(x, (top + bottom) / 2, width, height), boxAt(x, bottom - height, width, height));
  }
  return found;
}

/** The place next to a thing, inside a frame, that covers the least. */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  frame: Box,
  obstacles: readonly Obstacle[],
): Box {
  const cost = (box: Box): number =>
    obstacles.reduce((sum, each) => sum + each.weight * overlap(box, each.box), 0) +
    FAR *
      Math.hypot(
        (box.left + box.right - thing.left - thing.right) / 2,
        (box.top + box.bottom - thing.top - thing.bottom) / 2,
      );
  const places = around(thing, size.width, size.height).map((box) => within(box, frame));
  return places.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
