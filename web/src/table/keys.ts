/** The keys of the felt. */
import type { Play } from "./play.svelte";
import { ARROWS, walk } from "./walk";

/** Presses a key at the felt: arrows go from card to card, letters make moves; nothing happens while the user is typing. */
export function press(event: KeyboardEvent, root: HTMLElement, play: Play, onforgive: () => void): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches?.("input, select, textarea") || target.closest?.("dialog[open]")) return;
  const direction = ARROWS[event.key];
  if (direction) {
    if (root.contains(target) || target === document.body || target.id === "content") {
      if (walk(root, direction)) event.preventDefault();
    }
  } else if (event.key === "Escape") {
    play.clear();
    onforgive();
  } else if (event.key === "d" || event.key === "D") {
    const draws = [...play.offer.piles];
    const [, draw] = draws.find(([zone]) => play.view.places[zone]?.role === "stock") ?? draws[0] ?? [];
    if (draw) play.choose(draw);
  } else if (event.key === "p" || event.key === "P") {
    const pass = play.offer.plain.find((choice) => choice.verb === "pass");
    if (pass) play.choose(pass);
  }
}
