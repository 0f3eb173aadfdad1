/** Settings that matter to style sheets, as attributes of the page's root element. */
import { settings } from "./settings.svelte";

const sky = window.matchMedia?.("(prefers-color-scheme: dark)");
let night = $state(sky?.matches ?? false);
sky?.addEventListener("change", (event) => (night = event.matches));

/** Styles the page according to the settings, and again whenever they change; the returned function undoes it. */
export function dress(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset.theme = settings.theme === "auto" ? (night ? "dark" : "light") : settings.theme;
      dataset.felt = settings.felt;
      dataset.cards = settings.cardSize;
      dataset.index = settings.largeIndex ? "large" : "plain";
      dataset.colours = settings.fourColours ? "four" : "two";
      dataset.hand = settings.leftHanded ? "left" : "right";
      dataset.speed = settings.speed;
    });
  });
}
