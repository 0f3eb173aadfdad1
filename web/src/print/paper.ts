/** Where the cards of a pack can be printed from. */
import { inTab } from "../tab/place";

/** Countries whose printers hold letter paper; everyone else has A4. */
const LETTER = new Set(["US", "CA", "MX", "PH", "CL", "CO", "CR", "GT", "PA", "DO", "PR", "SV", "VE"]);
const PACKS = new Set(["sammy", "rumme", "patriot", "rummy", "standard"]);

/** The paper that the reader's printer is likely to hold. */
export function paperFor(language: string): "a4" | "letter" {
  return LETTER.has(new Intl.Locale(language).maximize().region ?? "") ? "letter" : "a4";
}

/** The address of the PDF of a pack, on the reader's paper and in the language of the page; null for a pack that we have not drawn. */
export function printAddress(pack: string, reader: string, page: string): string | null {
  if (!PACKS.has(pack)) return null;
  const paper = paperFor(reader);
  return inTab ? `/print/${pack}-${paper}-${page}.pdf` : `/api/print/${pack}?paper=${paper}&lang=${page}`;
}
