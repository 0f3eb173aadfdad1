/** Everything that is drawn, on one page: `npx vite` and then /tests/gallery/?show=rumme&width=90px&large&four. */
import "../../src/style/base.css";
import { mount } from "svelte";
import { settings } from "../../src/app/settings.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(window.location.search);
settings.largeIndex = query.has("large");
settings.fourColours = query.has("four");
const props = {
  show: query.get("show") ?? "rumme rummy standard patriot sammy",
  width: query.get("width") ?? "120px",
  codes: query.get("codes"),
};
mount(Gallery, { target: document.body, props });
