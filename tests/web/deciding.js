/** What a willing beginner would touch next: lays down what lies together, moves home what goes home, else plays on. */
(() => {
  const eyes = window.parlorEyes;
  /** Touched in vain so often that something else is tried. */
  const tried = new Map();
  let asked = 0;
  let bids = 0;
  let changes = 0;
  let seen = -1;
  let chosen = null;
  /** What a finger is on its way to: if something else is there when it arrives, it stops. */
  let aimed = null;
  const stop = (event) => {
    if (!aimed || aimed.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ["pointerdown", "mousedown", "touchstart", "click"]) window.addEventListener(kind, stop, { capture: true, passive: false });

  /** An idle player draws and discards where he might move cards about. */
  let idle = false;
  new MutationObserver(() => (changes += 1)).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const HOME = /^(flags|mob-|travel|complete)/;
  const rank = (thing) => {
    const verb = thing.move.split(" ")[0];
    if (thing.ask !== undefined) return thing.pressed ? -1 : 30 + ((Number(thing.ask) + asked) % 8) / 10;
    if (thing.level !== undefined) return -1;
    if (verb === "meld") return 90 + thing.move.length / 100;
    if (verb === "ask") return 60 + Math.random();
    if (verb === "fold" || verb === "claim") return 88;
    if (verb === "bid") return bids < 1 ? 70 - thing.move.length / 1000 : 5;
    if (verb === "name" || verb === "call" || verb === "secret" || verb === "content" || verb === "graft") return 65 + Math.random();
    if (verb === "propose" || verb === "resign" || verb === "refuse" || verb === "exchange" || verb === "cop") return 3;
    if (verb === "pass" || verb === "agree") return 20;
    if (verb === "draw") return /stock/.test(thing.move) ? 45 : 40;
    if (verb === "turn") return 80;
    return 35;
  };

  /** The next thing to touch, or null when it is not one's turn. */
  const next = () => {
    const things = eyes.touchable();
    if (!things.length) return null;
    const picked = things.some((thing) => thing.card && thing.pressed) || document.querySelector("[data-card][aria-pressed=true]");
    const weighed = [];
    for (const thing of things) {
      let worth;
      if (picked) {
        // A card is in the hand: its button, or a place that lights up.
        if (thing.pressed && thing.card) worth = -1;
        else if (thing.move && thing.main) worth = 50 + (/to (flags|mobilized|travel|centre|new)/.test(thing.move) ? 10 : 0) + (/^discard/.test(thing.move) ? (idle ? 30 : -8) : 0);
        else if (/^draw/.test(thing.move)) worth = 2;
        else if (thing.move && !thing.zone) worth = /^(meld|add)/.test(thing.move) ? 55 : 2;
        else if (thing.lit || thing.move) worth = HOME.test(thing.zone) ? 58 : 40;
        else worth = thing.card && !thing.zone.startsWith("hand:") ? 20 : 1;
      } else if (thing.move && !thing.card) worth = rank(thing);
      else if (thing.card && thing.move) worth = rank(thing);
      else if (thing.card) {
        // Cards of the table move before one draws again; cards of the hand come after draws and combinations.
        worth = (thing.zone.startsWith("hand:") ? 42 : idle && !thing.zone.startsWith("turned") ? 30 : 48) + Math.random();
      } else worth = rank(thing);
      if (worth < 0) continue;
      const key = [thing.move, thing.card, thing.zone, thing.ask].join("|");
      weighed.push({ thing, key, worth: worth - 12 * (tried.get(key) ?? 0) });
    }
    weighed.sort((a, b) => b.worth - a.worth);
    for (const { thing, key } of weighed) {
      const point = eyes.reach(thing.element);
      tried.set(key, (tried.get(key) ?? 0) + 1);
      if (!point) continue;
      chosen = thing.element;
      if (thing.move.startsWith("bid")) bids += 1;
      if (thing.ask !== undefined) asked += 1;
      return { ...point, key, move: thing.move, card: thing.card, zone: thing.zone, name: thing.name };
    }
    return null;
  };

  /** A hand has been counted, and nobody waits for just that. */
  const goOn = () => {
    const button = document.querySelector("[data-testid=hand-continue]");
    const point = button && eyes.reach(button);
    if (point) chosen = button;
    return point ? { ...point, key: "", move: "", card: "", zone: "", name: "go on" } : null;
  };

  /** One look at the table: whether it is done, how often it has changed, and where to touch it next. */
  const look = (done) => {
    aimed = null;
    if (document.querySelector(done)) return { done: true };
    if (changes !== seen) tried.clear();
    seen = changes;
    const touch = goOn() ?? next();
    if (touch) aimed = chosen;
    return { done: false, changes, touch };
  };

  /** Nothing is touched any more. */
  const rest = () => (aimed = null);

  /** Whether the chosen thing comes after (1) or before (-1) the focus in the order of Tab, or has it (0); null when it is gone. */
  // Tab stops once in a hand; from there the arrows go on.
  const arrow = (from, to) => {
    const [here, there] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    if (Math.abs(dy) > 0.25 * here.height) return dy > 0 ? "ArrowDown" : "ArrowUp";
    return dx > 0 ? "ArrowRight" : "ArrowLeft";
  };

  const wayByKeys = () => {
    if (!chosen?.isConnected) return null;
    const now = document.activeElement;
    if (now === chosen) return 0;
    if (!now || now === document.body) return 1;
    const zone = now.closest("[data-zone]");
    if (now.dataset.card && chosen.dataset.card && zone && zone === chosen.closest("[data-zone]")) return arrow(now, chosen);
    return now.compareDocumentPosition(chosen) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
  };

  window.parlorPerson = { look, rest, wayByKeys, idle: (on) => (idle = on) };
})();
