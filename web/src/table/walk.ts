/** Moving around the cards and piles with the arrow keys: always to the nearest thing in that direction. */

type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = (box: Box): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The index of the nearest box in a direction, or -1. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const here = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const there = middle(box);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const level = direction === "left" || direction === "right";
    const ahead = direction === "left" ? -dx : direction === "right" ? dx : direction === "up" ? -dy : dy;
    const aside = Math.abs(level ? dy : dx);
    if (ahead <= 2 || (level && aside > from.height * 0.75)) return;
    const distance = ahead + aside * 2;
    if (distance < least) [least, best] = [distance, at];
  });
  return best;
}

const REACHABLE = "button:not(:disabled), a[href], input, summary";

/** Moves the focus inside `root`; if nothing has the focus, to the first thing that can be played. */
export function walk(root: HTMLElement, direction: Direction): boolean {
  const things = [...root.querySelectorAll<HTMLElement>(REACHABLE)].filter((node) => node.getClientRects().length > 0);
  const now = document.activeElement as HTMLElement | null;
  if (!now || !root.contains(now)) {
    const first = things.find((node) => node.dataset.live !== undefined) ?? things[0];
    first?.focus();
    return first !== undefined;
  }
  const others = things.filter((node) => node !== now);
  const at = nearest(
    now.getBoundingClientRect(),
    others.map((node) => node.getBoundingClientRect()),
    direction,
  );
  others[at]?.focus();
  return at >= 0;
}
