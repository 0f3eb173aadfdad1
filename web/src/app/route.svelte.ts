/** The page that the address bar names, and how to go to another one without reloading. */

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

/** Makes plain links inside the page change the route: use it on the outermost element. */
export function followLinks(node: HTMLElement): { destroy(): void } {
  function click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === window.location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
