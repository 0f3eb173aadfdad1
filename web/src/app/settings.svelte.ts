/** What a guest has chosen for this browser; kept in its storage where that is allowed. */

export interface Settings {
  theme: "light" | "dark" | "auto";
  felt: "green" | "blue" | "wine" | "grey";
  cardSize: "small" | "medium" | "large";
  largeIndex: boolean;
  fourColours: boolean;
  speed: "calm" | "brisk" | "instant";
  sound: boolean;
  leftHanded: boolean;
  confirm: boolean;
  sort: "suit" | "number" | "own";
  /** How well the computer players play who sit down first. */
  level: "random" | "casual" | "skilled" | "expert";
}

/** What each setting may be; anything else in the storage is not believed. */
export const values: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ["auto", "light", "dark"],
  felt: ["green", "blue", "wine", "grey"],
  cardSize: ["small", "medium", "large"],
  largeIndex: [false, true],
  fourColours: [false, true],
  speed: ["calm", "brisk", "instant"],
  sound: [false, true],
  leftHanded: [false, true],
  confirm: [false, true],
  sort: ["suit", "number", "own"],
  level: ["random", "casual", "skilled", "expert"],
};

const KEY = "parlor.settings";

/** A small screen that is touched: a phone. */
const phone = window.matchMedia?.("(pointer: coarse) and (max-width: 48rem)").matches ?? false;

export const defaults: Settings = {
  theme: "auto",
  felt: "green",
  cardSize: "medium",
  largeIndex: false,
  fourColours: false,
  speed: "calm",
  sound: !phone,
  leftHanded: false,
  confirm: false,
  sort: "suit",
  level: "casual",
};

/** Settings as they were kept, less what they may not be. */
export function believed(kept: unknown): Partial<Settings> {
  if (typeof kept !== "object" || kept === null) return {};
  const names = Object.keys(values) as (keyof Settings)[];
  const known = kept as Record<string, unknown>;
  return Object.fromEntries(
    names
      .filter((name) => (values[name] as readonly unknown[]).includes(known[name]))
      .map((name) => [name, known[name]]),
  );
}

function stored(): Partial<Settings> {
  try {
    return believed(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...stored() });

/** Whether this browser keeps anything. */
export function keeps(): boolean {
  try {
    localStorage.setItem(`${KEY}.trial`, "1");
    localStorage.removeItem(`${KEY}.trial`);
    return true;
  } catch {
    return false;
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is switched off: the setting holds until the page is closed.
  }
}

/** Changes one setting and keeps it. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  keep();
}

/** Everything as it was in the beginning. */
export function reset(): void {
  Object.assign(settings, defaults);
  keep();
}
