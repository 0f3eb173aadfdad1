/** Signing like a house, for the tests. */
import { canonical } from "../../src/after/signing";

const hexadecimal = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString("hex");

/** The document signed again, as only the holder of the private key can. */
export async function signedBy(
  seed: string,
  key: string,
  document: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const [d, x] = [seed, key].map((text) => Buffer.from(text, "hex").toString("base64url"));
  const signer = await crypto.subtle.importKey(
    "jwk",
    { kty: "OKP", crv: "Ed25519", d, x } as JsonWebKey,
    "Ed25519",
    false,
    ["sign"],
  );
  const bare: Record<string, unknown> = { ...document, key };
  delete bare["signature"];
  const form = new TextEncoder().encode(canonical(bare));
  return { ...bare, signature: hexadecimal(await crypto.subtle.sign("Ed25519", signer, form)) };
}
