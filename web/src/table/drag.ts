/** Dragging a card with mouse, pen or finger. */
import type { Attachment } from "svelte/attachments";
import type { Picked, Play } from "./play.svelte";

const FAR_ENOUGH = 7;

/** The place under a point: a zone, and the card of it that is there. */
export function placeAt(x: number, y: number): { zone: string | null; index: number | null } {
  const under = document.elementFromPoint(x, y);
  const zone = under?.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? null;
  const index = under?.closest<HTMLElement>("[data-index]")?.dataset.index;
  return { zone, index: index === undefined ? null : Number(index) };
}

/** The element that shows a card. */
export function cardElement(root: HTMLElement, { zone, code, index }: Picked): HTMLElement | null {
  const place = root.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  return place?.querySelector<HTMLElement>(`[data-card="${CSS.escape(code)}"][data-index="${index}"]`) ?? null;
}

/** Makes a card draggable; a click that ends a drag is not a click. */
export function draggable(play: Play, card: () => Picked | null): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let moved = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !play.interactive || !card()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved && Math.hypot(dx, dy) < FAR_ENOUGH) return;
      if (!moved) {
        moved = true;
        node.setPointerCapture(event.pointerId);
        play.dragging = card();
        node.classList.add("dragged");
      }
      node.style.transform = `translate(${dx}px, ${dy}px)`;
      event.preventDefault();
    }
    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      start = null;
      if (!moved) return;
      const dragged = card();
      node.style.pointerEvents = "none";
      const { zone, index } = placeAt(event.clientX, event.clientY);
      node.style.pointerEvents = "";
      rest();
      if (dragged && event.type === "pointerup") play.drop(dragged, zone, index);
    }
    function rest(): void {
      node.style.transform = "";
      node.classList.remove("dragged");
      play.dragging = null;
    }
    function click(event: MouseEvent): void {
      if (!moved) return;
      moved = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      if (moved) rest();
    };
  };
}
