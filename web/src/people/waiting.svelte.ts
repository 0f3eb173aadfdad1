/** The games with other people that wait for this guest: asked for now and then, wherever in the house one is. */
import { api } from "../house/api";
import type { PlayedGame } from "../house/types";

const SEEN = 20_000;
const HIDDEN = 60_000;

let games = $state.raw<readonly PlayedGame[]>([]);

export const waiting = {
  get games(): readonly PlayedGame[] {
    return games;
  },
};

async function look(): Promise<void> {
  try {
    games = await api.waiting();
  } catch {
    // The house cannot be reached: what was known stays.
  }
}

/** Keeps asking until it is stopped; more seldom while the page is hidden, and at once when it is seen again. */
export function keepLooking(): () => void {
  let clock: ReturnType<typeof setTimeout>;
  const again = (): void => {
    clearTimeout(clock);
    void look();
    clock = setTimeout(again, document.hidden ? HIDDEN : SEEN);
  };
  const seen = (): void => {
    if (!document.hidden) again();
  };
  clock = setTimeout(again);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearTimeout(clock);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** A title with the number of waiting games before it; an old number is dropped. */
export function marked(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, "");
  return count ? `(${count}) ${bare}` : bare;
}

/** Keeps the mark on the title of the page, whoever changes the title. */
export function markTitle(count: number): () => void {
  const mark = (): void => {
    const wanted = marked(document.title, count);
    if (document.title !== wanted) document.title = wanted;
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
