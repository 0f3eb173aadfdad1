/** What is agreed before the deal, in the words of the game; what has none is told as the house tells it. */
import type { GameInfo, OptionInfo } from "../house/types";
import { named } from "../words/language";

/** The first of some keys that has words. */
function told(keys: readonly string[], brought: unknown): string | undefined {
  const own = (brought ?? {}) as Readonly<Record<string, unknown>>;
  for (const key of keys) {
    const said = named(key) ?? own[key];
    if (typeof said === "string") return said;
  }
  return undefined;
}

/** What an option is about. */
export function optionName(game: GameInfo, { name, summary, values }: OptionInfo): string {
  const general = values[0] === 0 ? `option-${name}.none` : `option-${name}`;
  const found = told([`${game.id}-option-${name}`, general], game.words.en);
  return found ?? summary.charAt(0).toUpperCase() + summary.slice(1);
}

/** One of the values of an option. */
export function optionValue(game: GameInfo, { name }: OptionInfo, value: number | string): string {
  return told([`${game.id}-option-${name}.${value}`, `option-${value}`], game.words.en) ?? String(value);
}

/** An option that a table has agreed on, and its value, where only their names are known. */
export function agreedOn(game: string, name: string, value: number | string): { name: string; value: string } {
  return {
    name: told([`${game}-option-${name}`, `option-${name}`], null) ?? name,
    value: told([`${game}-option-${name}.${value}`, `option-${value}`], null) ?? String(value),
  };
}
