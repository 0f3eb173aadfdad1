/** The sentences of the engine and the games, in the language of the page. */
import catalogueEn from "./catalogue.en.json";
import { brought, LANGUAGE, type Catalogue } from "./language";

const english = catalogueEn as unknown as Catalogue;

/** The sentences in the languages besides English. */
const OTHERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  de: () => import("./catalogue.de.json"),
};

async function loaded(): Promise<Catalogue> {
  try {
    return ((await OTHERS[LANGUAGE]?.())?.default ?? {}) as Catalogue;
  } catch {
    return {};
  }
}

export const catalogue: Catalogue = { ...english, ...(brought?.catalogue ?? (await loaded())) };
