/**
 * The language of the page, decided once when it starts, and its words. English is always there; another language is
 * loaded before anything is put into words.
 */
import pageEn from "./page.en.json";

export type Part = string | { place: string; list?: string; cases?: Record<string, readonly Part[]> };
/** Sentences by their keys. */
export type Catalogue = Readonly<Record<string, string | readonly Part[] | undefined>>;

/** All languages, each by its code and its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
const ENGLISH = "en";
const english = pageEn as unknown as Catalogue;

/** The words of the page in the languages besides English. */
const OTHERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  de: () => import("./page.de.json"),
};

/** A language that is not built in: the tests bring one along, to find texts that bypass the catalogs. */
export const brought = (globalThis as { parlorWords?: { language: string; page: Catalogue; catalogue: Catalogue } })
  .parlorWords;

/** The language that was set in this browser, if any. */
function set(): string {
  try {
    return String((JSON.parse(localStorage.getItem("parlor.settings") ?? "{}") as { language?: unknown }).language);
  } catch {
    return "";
  }
}

/** The browser's languages, best first. Without a page, when cards are drawn for paper, there are none. */
const languages: readonly string[] = typeof document === "undefined" ? [] : navigator.languages;

/** The language to speak: the one that was set, else the first of the browser's languages that there is, else English. */
export function wanted(chosen: string, languages: readonly string[]): string {
  const codes = [chosen, ...languages].map((each) => each.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code in LANGUAGES) ?? ENGLISH;
}

/** The words of a language, or English ones where they do not come: they are better than none. */
async function loaded(language: string): Promise<{ language: string; page: Catalogue }> {
  try {
    const words = await OTHERS[language]?.();
    if (words) return { language, page: words.default as Catalogue };
  } catch {
    // English, then.
  }
  return { language: ENGLISH, page: english };
}

const spoken = brought ?? (await loaded(wanted(set(), languages)));

/** The language of the page. */
export const LANGUAGE = spoken.language;
/** The language in which the house tells what it has words for. */
export const HOUSE_LANGUAGE = LANGUAGE in LANGUAGES ? LANGUAGE : ENGLISH;
/** Language and region for dates: the browser's own, if it is a form of the language of the page. */
export const LOCALE = languages.find((each) => each.split("-")[0] === HOUSE_LANGUAGE) ?? HOUSE_LANGUAGE;
export const page: Catalogue = { ...english, ...spoken.page };

/** A name that the language has for a card, a suit or a house rule; in English they have the names that they came with. */
export function named(key: string): string | undefined {
  const found = page[`names.${key}`];
  return typeof found === "string" ? found : undefined;
}
