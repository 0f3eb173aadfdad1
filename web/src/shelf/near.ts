/** Tells an element when it comes near the screen, once; one observer serves them all. */
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function look(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
  }
}

/** Calls back when the element is less than half a screen away; at once where the browser cannot tell. */
export function whenNear(node: HTMLElement, arrived: () => void): { destroy(): void } {
  if (typeof IntersectionObserver === "undefined") {
    arrived();
    return { destroy: () => undefined };
  }
  observer ??= new IntersectionObserver(look, { rootMargin: "50% 0px" });
  waiting.set(node, arrived);
  observer.observe(node);
  return { destroy: () => observer?.unobserve(node) };
}
