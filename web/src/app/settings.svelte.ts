/** What a guest has chosen for this browser; saved in its storage if allowed. */
import type { HouseInfo } from "../house/types";
import { LANGUAGES } from "../words";

export interface Settings {
  /** The language of the page; words/language.ts reads it before anything is put into words. */
  language: "auto" | keyof typeof LANGUAGES;
  theme: "light" | "dark" | "auto";
  felt: "green" | "blue" | "wine" | "grey";
  cardSize: "small" | "medium" | "large";
  largeIndex: boolean;
  fourColours: boolean;
  speed: "calm" | "brisk" | "instant";
  sound: boolean;
  leftHanded: boolean;
  confirm: boolean;
  /** Whether moves without a choice are made for the player. */
  forced: boolean;
  /** Whether moves that can never be wrong are made for the player of a patience. */
  autoplay: boolean;
  /** How a hand is sorted; "game": as the game goes, by suit or by number. */
  sort: "game" | "suit" | "number" | "own";
  /** The level of the first computer players. */
  level: HouseInfo["levels"][number];
}

const codes = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

const strengths = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((number) => `strength-${number}` as const);

/** The valid values of each setting; anything else in the storage is ignored. */
export const values: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: ["auto", ...codes],
  theme: ["auto", "light", "dark"],
  felt: ["green", "blue", "wine", "grey"],
  cardSize: ["small", "medium", "large"],
  largeIndex: [false, true],
  fourColours: [false, true],
  speed: ["calm", "brisk", "instant"],
  sound: [false, true],
  leftHanded: [false, true],
  confirm: [false, true],
  forced: [false, true],
  autoplay: [false, true],
  sort: ["game", "suit", "number", "own"],
  level: ["random", "casual", "skilled", "expert", ...strengths],
};

const KEY = "parlor.settings";

/** A small touch screen: a phone. */
const phone = globalThis.matchMedia?.("(pointer: coarse) and (max-width: 48rem)").matches ?? false;

export const defaults: Settings = {
  language: "auto",
  theme: "auto",
  felt: "green",
  cardSize: "medium",
  largeIndex: false,
  fourColours: false,
  speed: "calm",
  sound: !phone,
  leftHanded: false,
  confirm: false,
  forced: true,
  autoplay: true,
  sort: "game",
  level: "casual",
};

/** Saved settings, without invalid values. */
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

/** Whether this browser can save anything. */
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
    // Storage is off: the setting lasts until the page is closed.
  }
}

/** Changes one setting and saves it. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  keep();
}

/** Resets everything to its default. */
export function reset(): void {
  Object.assign(settings, defaults);
  keep();
}
