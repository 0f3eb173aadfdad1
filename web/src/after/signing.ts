/** The canonical form and the signatures of docs/house.md again, using only the browser's own cryptography. */
import { digest } from "./shuffle";

const encoder = new TextEncoder();

/** A document that has no canonical form here: it has a number that a browser cannot write exactly. */
export class NotCanonical extends Error {}

/** JSON with sorted keys and without spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
  }
  if (typeof value === "number" && !Number.isSafeInteger(value)) throw new NotCanonical(String(value));
  return JSON.stringify(value);
}

/** The digest of a document's canonical form. */
export function digestOf(document: unknown): Promise<string> {
  return digest(canonical(document));
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Whether a document is signed with the key that it contains, and unchanged since; null if this browser cannot tell. */
export async function isSigned(document: Record<string, unknown>): Promise<boolean | null> {
  const { signature, ...bare } = document;
  const key = document["key"];
  if (typeof key !== "string" || !/^[0-9a-f]{64}$/.test(key)) return false;
  if (typeof signature !== "string" || !/^[0-9a-f]{128}$/.test(signature)) return false;
  try {
    const known = await crypto.subtle.importKey("raw", bytes(key), "Ed25519", false, ["verify"]);
    return await crypto.subtle.verify("Ed25519", known, bytes(signature), encoder.encode(canonical(bare)));
  } catch (error) {
    // A key that is not a point of the curve cannot have signed anything.
    if ((error as { name?: unknown }).name === "DataError") return false;
    return null;
  }
}
