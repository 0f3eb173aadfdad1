/** The art of a pack, loaded when its first card is needed. */
import { mount } from "svelte";
import type { PackArt } from "./face";

const loaders: Record<string, () => Promise<{ art: PackArt }>> = {
  sammy: () => import("./sammy"),
  rumme: () => import("./rumme"),
  rummy: () => import("./rummy"),
  patriot: () => import("./patriot"),
  standard: () => import("./standard"),
};

let loaded = $state.raw<Record<string, PackArt>>({});
const wanted: Record<string, Promise<void> | undefined> = {};

async function load(pack: string): Promise<void> {
  const loader = loaders[pack];
  if (!loader) return;
  try {
    const { art } = await loader();
    mount(art.Sprite, { target: document.body });
    loaded = { ...loaded, [pack]: art };
  } catch {
    // The house cannot be reached: cards stay plain, and the next card tries again.
    wanted[pack] = undefined;
  }
}

/** Loads the art of a pack ahead of its first card. */
export function wantArt(pack: string): Promise<void> {
  return (wanted[pack] ??= load(pack));
}

/** The art of a pack, or undefined until it has loaded. */
export function artOf(pack: string): PackArt | undefined {
  void wantArt(pack);
  return loaded[pack];
}
