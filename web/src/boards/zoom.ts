/** The part of the map that is shown. */
export interface Window {
  x: number;
  y: number;
  /** How many times larger than the whole map. */
  zoom: number;
}

/** The whole map in its own units. */
export const WHOLE = { x: -16, y: -16, width: 1960, height: 1230 };
export const CLOSEST = 6;
/** One press of a button. */
export const STEP = 2;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** A window that stays within the map. */
export function kept({ x, y, zoom }: Window): Window {
  const near = between(1, zoom, CLOSEST);
  return {
    x: between(WHOLE.x, x, WHOLE.x + WHOLE.width * (1 - 1 / near)),
    y: between(WHOLE.y, y, WHOLE.y + WHOLE.height * (1 - 1 / near)),
    zoom: near,
  };
}

/** Closer or farther by a factor; the point stays where it is on the screen. */
export function zoomed({ x, y, zoom }: Window, factor: number, at: { x: number; y: number }): Window {
  const near = between(1, zoom * factor, CLOSEST);
  const shrinks = zoom / near;
  return kept({ x: at.x - (at.x - x) * shrinks, y: at.y - (at.y - y) * shrinks, zoom: near });
}

/** The middle of a window. */
export function middleOf({ x, y, zoom }: Window): { x: number; y: number } {
  return { x: x + WHOLE.width / zoom / 2, y: y + WHOLE.height / zoom / 2 };
}

/** The window around a point: where buttons and keys zoom to. */
export function around(at: { x: number; y: number }, zoom: number): Window {
  const near = between(1, zoom, CLOSEST);
  return kept({ x: at.x - WHOLE.width / near / 2, y: at.y - WHOLE.height / near / 2, zoom: near });
}

/** As the drawing needs it. */
export function boxOf({ x, y, zoom }: Window): string {
  return `${x} ${y} ${WHOLE.width / zoom} ${WHOLE.height / zoom}`;
}
