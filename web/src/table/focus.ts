/** The focus never falls to the page: if the thing that had it goes away, it moves to what comes next. */

/** Where the focus goes, the best first. */
const NEXT = [
  "dialog[open] form button",
  "[data-testid=curtain]",
  "[data-testid=hand-continue]",
  "[data-testid=result] .button, [data-testid=result] button",
  ".board button[data-live], .board button[data-move]",
  ".board .own button",
  ".board",
];

const visible = (node: HTMLElement): boolean => node.getClientRects().length > 0 && !node.matches(":disabled");

/** Moves the focus to the best place there is, now. */
export function refocus(root: ParentNode = document): void {
  for (const wanted of NEXT)
    for (const node of root.querySelectorAll<HTMLElement>(wanted))
      if (visible(node)) {
        if (!node.matches("button, a, input")) node.tabIndex = -1;
        node.focus({ preventScroll: true });
        return;
      }
}

/** Watches over the focus as long as the node is there. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  const note = (event: FocusEvent): void => void (last = event.target as Element);
  // A click beside everything leaves the focus to the page, as everywhere.
  const release = (event: PointerEvent): void => {
    if (!(event.target as Element).closest("button, a, input, select, summary, [tabindex]")) last = null;
  };
  const look = (): void => {
    if (last && document.activeElement === document.body && !usable(last)) refocus();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "open"],
  });
  document.addEventListener("focusin", note);
  document.addEventListener("pointerdown", release);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", note);
    document.removeEventListener("pointerdown", release);
  };
}

function usable(node: Element): boolean {
  return node.isConnected && visible(node as HTMLElement);
}
