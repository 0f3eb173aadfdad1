/** Ed25519 for the house, whose own library is not there for WebAssembly. All values are hexadecimal. */
import { ed25519 } from "@noble/curves/ed25519.js";
import { bytesToHex, hexToBytes } from "@noble/curves/utils.js";

export const publicKey = (secret: string): string => bytesToHex(ed25519.getPublicKey(hexToBytes(secret)));

export const sign = (secret: string, message: string): string =>
  bytesToHex(ed25519.sign(hexToBytes(message), hexToBytes(secret)));

export function isValid(key: string, signature: string, message: string): boolean {
  try {
    return ed25519.verify(hexToBytes(signature), hexToBytes(message), hexToBytes(key));
  } catch {
    return false;
  }
}
