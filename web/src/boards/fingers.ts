/** Fingers and the wheel on a map: two fingers zoom, one moves a map that is zoomed. */
import { kept, zoomed, type Window } from "./zoom";

interface Finger {
  x: number;
  y: number;
}

/** How far a finger moves, in pixels, before it no longer taps. */
const TAP = 6;

export interface Fingers {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  wheel: (event: WheelEvent) => void;
  /** Whether the last touch moved the map, so that its click means nothing. */
  moved: () => boolean;
}

/** Follows the fingers on a drawing; `get` and `set` are the window that it shows. */
export function fingersOn(
  drawing: () => SVGSVGElement | undefined,
  get: () => Window,
  set: (next: Window) => void,
): Fingers {
  const down = new Map<number, Finger>();
  let travelled = 0;

  /** A point of the screen in the units of the map. */
  function onMap({ x, y }: Finger): Finger {
    const matrix = drawing()?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }
  const apart = ([a, b]: readonly Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

  return {
    down(event) {
      if (!down.size) travelled = 0;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    move(event) {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const gap = apart([...down.values()]);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      down.set(event.pointerId, now);
      if (down.size === 2) {
        const [a, b] = [...down.values()] as [Finger, Finger];
        const middle = onMap({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
        if (gap) set(zoomed(get(), apart([a, b]) / gap, middle));
      } else if (down.size === 1 && get().zoom > 1 && travelled > TAP) {
        const [from, to] = [onMap(before), onMap(now)];
        const { x, y, zoom } = get();
        set(kept({ x: x + from.x - to.x, y: y + from.y - to.y, zoom }));
      }
    },
    up(event) {
      down.delete(event.pointerId);
    },
    wheel(event) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      set(zoomed(get(), 2 ** (-event.deltaY / 200), onMap({ x: event.clientX, y: event.clientY })));
    },
    moved: () => travelled > TAP,
  };
}
