/** Whether a guest played the quick or the full form of a game last; kept in this browser if it allows that. */
import type { GameInfo } from "../house/types";
import type { Setup } from "./playing";

export type Length = "quick" | "full";
const KEY = "parlor.lengths";

function kept(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The length chosen last for a game, or null. */
export function chosenLength(game: GameInfo): Length | null {
  const found = kept()[game.id];
  return game.short && (found === "quick" || found === "full") ? found : null;
}

export function keepLength(game: GameInfo, length: Length): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game.id]: length }));
  } catch {
    // Storage is off: the choice is not remembered.
  }
}

/** A setup with the options of the quick or of the full form; an option that was set to anything else stays for the full form. */
export function withLength(game: GameInfo, setup: Setup, length: Length): Setup {
  if (!game.short) return setup;
  const { options: short } = game.short;
  if (length === "quick") return { ...setup, options: { ...setup.options, ...short } };
  const back = game.options.filter(({ name }) => name in short && setup.options[name] === short[name]);
  return {
    ...setup,
    options: { ...setup.options, ...Object.fromEntries(back.map((option) => [option.name, option.default])) },
  };
}
