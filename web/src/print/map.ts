/** The map of the states as a drawing for paper. */
import { render } from "svelte/server";
import { SHEET } from "../boards/atlas";
import PlainMap from "../boards/PlainMap.svelte";

/** The outlines of the states with their letters, as a document of its own. */
export function paperMap(): string {
  const drawing = render(PlainMap, { props: { font: "Oswald" } }).body.replace(/<!--.*?-->/gs, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SHEET}">${drawing}</svg>`;
}
