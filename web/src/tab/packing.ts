/** Bytes, packed and unpacked, and as letters. */

/** What comes out of a stream that packs or unpacks. */
export async function through(
  data: Uint8Array | Blob,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const plain = new Response(data as Uint8Array<ArrayBuffer> | Blob).body;
  return new Uint8Array(await new Response(plain?.pipeThrough(stream)).arrayBuffer());
}

/** Bytes as Base64, however many there are. */
export function toBase64(data: Uint8Array): string {
  let text = "";
  for (let at = 0; at < data.length; at += 0x8000) text += String.fromCharCode(...data.subarray(at, at + 0x8000));
  return btoa(text);
}

/** The bytes of a text in Base64; throws if it is none. */
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
