/** What a person sees at a Parlor table, and where a finger would go. Runs inside the page; knows nothing but the page. */
(() => {
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return null;
    for (const [across, down] of [[0.5, 0.5], [0.18, 0.3], [0.08, 0.5], [0.08, 0.15], [0.85, 0.3], [0.5, 0.12], [0.5, 0.9], [0.92, 0.9], [0.05, 0.9]]) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === element || element.contains(hit))) return { x, y };
    }
    return null;
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled);
  const zoneOf = (element) => element.closest("[data-zone]")?.dataset.zone ?? "";
  /** A place that would take the picked card. */
  const LIT = ".target, .takes";
  const text = (selector) => document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? "";

  /** Everything that can be touched now, with the words it carries. */
  const touchable = () => {
    const board = document.querySelector(".board") ?? document;
    const found = [];
    for (const element of board.querySelectorAll("[data-move], [data-live], [data-ask], [data-level]")) {
      if (element.disabled) continue;
      found.push({
        element,
        move: element.dataset.move ?? "",
        card: element.dataset.card ?? "",
        zone: zoneOf(element),
        ask: element.dataset.ask,
        level: element.dataset.level,
        lit: element.matches(LIT) || Boolean(element.closest("[data-zone]")?.matches(LIT)) || Boolean(element.querySelector(LIT)),
        pressed: element.getAttribute("aria-pressed") === "true",
        main: element.classList.contains("main"),
        name: element.getAttribute("aria-label") ?? element.textContent.replace(/\s+/g, " ").trim(),
      });
    }
    return found;
  };

  const reach = (element) => {
    let point = seen(element);
    if (!point) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      point = seen(element);
    }
    return point;
  };

  /** What goes away by itself, each time that it said something else: news, bubbles and prompts. */
  const shown = [];
  new MutationObserver(() => {
    for (const element of document.querySelectorAll("[data-testid=news], [data-testid=bubble], .prompt")) {
      const now = {
        what: element.dataset.testid ?? "prompt",
        seat: element.closest("[data-seat]")?.dataset.seat ?? "",
        text: element.textContent.replace(/\s+/g, " ").trim(),
      };
      if (!shown.some(({ what, seat, text }) => what === now.what && seat === now.seat && text === now.text)) shown.push(now);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  window.parlorEyes = { shown, seen, reach, all, zoneOf, text, touchable };
})();
