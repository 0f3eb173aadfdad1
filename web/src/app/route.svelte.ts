/** The page that the address bar names, and how to go to another one without reloading. */
import { way } from "../house/way";
import { inTab } from "../tab/place";
import { saveFile } from "./saving";

interface Route {
  /** The parts of the path: `/g/flag` is `["g", "flag"]`. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  /** What follows `#`; it may be a seat key, since it is never sent to a server. */
  readonly fragment: string;
}

/** A decoded part of a path; if it is not valid, it stays as it is and matches nothing. */
function lettered(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const { pathname, search, hash } = window.location;
  return {
    parts: pathname.split("/").filter(Boolean).map(lettered),
    query: new URLSearchParams(search),
    fragment: hash.slice(1),
  };
}

let current = $state.raw<Route>(read());
window.addEventListener("popstate", () => (current = read()));

export const route = {
  get current(): Route {
    return current;
  },
};

/** Goes to another page of the house. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read();
  if (!replace) window.scrollTo(0, 0);
}

/** Paths that are no pages of the table. */
export const OUTSIDE = /^\/(api|handbook|print)\//;

/** Saves what the house in this tab answers to a link; a house on the network does that by itself. */
async function download(link: HTMLAnchorElement): Promise<void> {
  const answer = await way.ask(link.pathname + link.search, { method: "GET", headers: {} });
  saveFile(await answer.blob(), link.download);
}

/** Makes plain links inside the page change the route: use it on the outermost element. */
export function followLinks(node: HTMLElement): { destroy(): void } {
  function click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== window.location.origin || link.target) return;
    if (inTab && link.pathname.startsWith("/api/")) {
      event.preventDefault();
      void download(link);
      return;
    }
    if (OUTSIDE.test(link.pathname) || (link.hash && link.pathname === window.location.pathname)) return;
    if (link.hasAttribute("download")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
