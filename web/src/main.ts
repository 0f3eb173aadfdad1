import "./style/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepOffline } from "./app/offline.svelte";
import { dress } from "./app/theme.svelte";
import { way } from "./house/way";
import { inTab } from "./tab/place";
import { HOUSE_LANGUAGE } from "./words";

function loaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve(null);
    else window.addEventListener("load", resolve);
  });
}

/** How long the service worker waits for the first table of a tab, in milliseconds. */
const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 3000));

async function begin(): Promise<void> {
  const target = document.getElementById("app");
  dress();
  document.documentElement.lang = HOUSE_LANGUAGE;
  const tab = inTab ? await import("./tab/client") : null;
  if (tab) {
    Object.assign(way, tab.way);
    tab.openHouse();
  }
  if (target) mount(App, { target });
  // After everything that the first view needs, and the engine; whoever sits down at once is dealt to first.
  await (tab ? tab.settled.then(pause) : loaded());
  if (import.meta.env.PROD) await keepOffline();
}

void begin();
