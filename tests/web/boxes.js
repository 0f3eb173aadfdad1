/** Whether a table has room for everything on it: measures the boxes on the screen and names what is wrong. Runs inside the page. */
(() => {
  const FINGER = 44;
  /** What must show of a card that another card covers. */
  const STRIP = 32;
  /** Rounding, shadows and the lean of a fan. */
  const SLACK = 3;
  /** Face-up cards can be read from this width on. */
  const READABLE = 32;
  const GRID = 9;
  /** The list beside the map, through which small states are reached: it may slide. */
  const LIST = ".pack.beside";

  /** What must not overlap anything else: its name and its selector. */
  const THINGS = [
    ["plate", ".seat > .plate"],
    ["backs", ".seat > .backs"],
    ["open hand", ".seat > .spread .slot"],
    ["pile", ".pile > button"],
    ["pile name", ".pile > .name"],
    ["trick", ".trick .laid > *"],
    ["combination", ".melds > .meld"],
    ["row", ".rows > .row"],
    ["journey", ".laid-out .slot"],
    ["column", ".columns > .column"],
    ["hand", ".hand .slot > *"],
    ["prompt", ".head > .prompt"],
    ["fact", ".strip > div"],
    ["button", ".actions button, .actions input"],
    ["words", ".actions .lead"],
    ["board", ".special > .special > *"],
    ["bubble", "[data-testid=bubble]"],
  ];
  /** What is said may for a moment hide what lies on the table, but nobody's plate, no words and nothing to be touched by the viewer. */
  const UNSAID = new Set(["plate", "hand", "prompt", "button", "words"]);
  const GLANCE = 0.15;
  /** Things of these kinds lie on each other on purpose. */
  const HEAPS = new Set(["open hand", "trick", "hand", "journey"]);

  const name = (element) => (element.getAttribute?.("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
  const shows = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility !== "hidden";
  };
  const size = (box) => `${Math.round(box.width)}x${Math.round(box.height)}`;

  /** The part of an element that a finger can reach, and what covers the rest. */
  const reached = (element) => {
    const box = element.getBoundingClientRect();
    const stepX = box.width / GRID;
    const stepY = box.height / GRID;
    let [left, right, top, bottom, hits] = [Infinity, -Infinity, Infinity, -Infinity, 0];
    const covers = new Set();
    for (let across = 0; across < GRID; across++)
      for (let down = 0; down < GRID; down++) {
        const x = box.left + stepX * (across + 0.5);
        const y = box.top + stepY * (down + 0.5);
        const hit = document.elementFromPoint(x, y);
        if (hit && (hit === element || element.contains(hit))) {
          hits += 1;
          left = Math.min(left, x - stepX / 2);
          right = Math.max(right, x + stepX / 2);
          top = Math.min(top, y - stepY / 2);
          bottom = Math.max(bottom, y + stepY / 2);
        } else covers.add(hit);
      }
    return { hits: hits / GRID / GRID, width: right - left, height: bottom - top, covers: [...covers] };
  };

  const touch = (faults) => {
    for (const { element } of parlorEyes.touchable()) {
      if (element.closest(LIST)) continue;
      const box = element.getBoundingClientRect();
      const part = reached(element);
      const what = `"${name(element)}"`;
      const under = part.covers.filter((cover) => cover && !cover.contains(element) && !cover.closest(".layer"));
      const cards = under.length && under.every((cover) => cover.closest("[data-card], .slot, .laid"));
      if (!part.hits) faults.push(`hidden: ${what}`);
      else if (part.hits > 0.9 || element.closest(".rows, .melds")) {
        if (Math.min(box.width, box.height) < FINGER - 0.6) faults.push(`small: ${what} is ${size(box)}`);
      } else if (cards && element.dataset.card) {
        if (part.width < STRIP - 0.6 || part.height < STRIP - 0.6) faults.push(`strip: of ${what} ${size(part)} shows`);
      } else if (part.hits < 0.85) faults.push(`covered: ${what} by "${under.map((cover) => cover.className || cover.tagName).join(",")}"`);
    }
  };

  const things = () =>
    THINGS.flatMap(([kind, selector]) =>
      [...document.querySelectorAll(`.board ${selector}`)].filter((element) => shows(element) && !element.closest(LIST)).map((element) => ({ kind, element, box: element.getBoundingClientRect() })),
    );

  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

  /** The part of a thing that a bubble covers. */
  const hidden = (thing, bubble) =>
    ((Math.min(thing.right, bubble.right) - Math.max(thing.left, bubble.left)) * (Math.min(thing.bottom, bubble.bottom) - Math.max(thing.top, bubble.top))) /
    (thing.width * thing.height);

  const overlaps = (faults) => {
    const found = things();
    const told = new Set();
    found.forEach((one, at) => {
      for (const other of found.slice(at + 1)) {
        if (one.kind === other.kind && HEAPS.has(one.kind)) {
          const home = (each) => each.element.closest(".spread, .hand, .trick");
          if (home(one) === home(other)) continue;
        }
        if (one.element.contains(other.element) || other.element.contains(one.element) || !overlap(one.box, other.box)) continue;
        if (other.kind === "bubble" && (!UNSAID.has(one.kind) || hidden(one.box, other.box) < GLANCE)) continue;
        const words = `overlap: ${one.kind} and ${other.kind}`;
        if (!told.has(words)) faults.push(`${words} ("${name(one.element)}", "${name(other.element)}")`);
        told.add(words);
      }
    });
  };

  const inside = (faults) => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const frame = { left: 0, top: board.top, right: innerWidth, bottom: innerHeight };
    for (const { kind, element, box } of things())
      if (box.left < frame.left - SLACK || box.right > frame.right + SLACK || box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK)
        faults.push(`outside: ${kind} "${name(element)}" at ${Math.round(box.left)},${Math.round(box.top)} ${size(box)}`);
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push(`page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
    for (const element of document.querySelectorAll(".board *")) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (how, need, room) => (how === "auto" || how === "scroll") && need > room + 1;
      if (element.closest(`.hand, ${LIST}`)) continue;
      if (scrolls(overflowX, element.scrollWidth, element.clientWidth) || scrolls(overflowY, element.scrollHeight, element.clientHeight))
        faults.push(`scrolls: .${element.className} ${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight}`);
    }
    const prompt = document.querySelector(".prompt");
    if (prompt && (prompt.scrollWidth > prompt.clientWidth + 1 || prompt.scrollHeight > prompt.clientHeight + 2)) faults.push("cut: the prompt");
  };

  const readable = (faults) => {
    let smallest = Infinity;
    for (const card of document.querySelectorAll(".board .felt [data-card], .board .meld .slot > *")) {
      const face = card.querySelector("svg") ?? card;
      const { width } = face.getBoundingClientRect();
      if (width > 1 && !card.closest(".actions")) smallest = Math.min(smallest, width);
    }
    if (smallest < READABLE) faults.push(`tiny: a card is ${smallest.toFixed(0)} wide`);
  };

  window.parlorBoxes = () => {
    const faults = [];
    for (const check of [touch, overlaps, inside, readable]) check(faults);
    return faults;
  };
})();
