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
}

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
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...stored() });

/** Changes one setting and keeps it. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is switched off: the setting holds until the page is closed.
  }
}
