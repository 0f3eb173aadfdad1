/** The shuffle of docs/shuffle.md and the fair seed of docs/house.md again, using only the browser's own cryptography. */

const encoder = new TextEncoder();

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text)));
}

/** The SHA-256 of a text, in hexadecimal. */
export async function digest(text: string): Promise<string> {
  return hexadecimal(await sha256(text));
}

/** Whether this page may use the browser's cryptography: over https, or at this machine's own address. */
export function canDerive(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}

/** What the house published before anyone contributed. */
export async function commitment(secret: string, salt: string): Promise<string> {
  return digest(`parlor/fair/1/commit/${salt}/${secret}`);
}

/** The seed derived from the secret and what each seat contributed. */
export async function fairSeed(secret: string, contributions: readonly (string | null)[]): Promise<string> {
  const joined = contributions.map((value) => value ?? "-").join(",");
  return digest(`parlor/fair/1/seed/${secret}/${joined}`);
}

/** The seed of a deal of an evening, derived from the secret and what everyone who took part contributed. */
export async function eveningSeed(
  secret: string,
  contributions: readonly (string | null)[],
  deal: number,
): Promise<string> {
  const joined = contributions.map((value) => value ?? "-").join(",");
  return digest(`parlor/evening/1/seed/${secret}/${deal}/${joined}`);
}

async function keyOf(seed: number | string): Promise<CryptoKey> {
  const bytes =
    typeof seed === "number"
      ? await sha256(`parlor/seed/1/${seed}`)
      : Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return crypto.subtle.importKey("raw", bytes as BufferSource, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The 32-bit numbers of one label, block by block. */
class Stream {
  readonly #key: CryptoKey;
  readonly #label: string;
  #block = 0;
  #words: number[] = [];

  constructor(key: CryptoKey, label: string) {
    this.#key = key;
    this.#label = label;
  }

  async #next(): Promise<number> {
    if (!this.#words.length) {
      const text = encoder.encode(`parlor/shuffle/1/${this.#label}/${this.#block++}`);
      const block = new DataView(await crypto.subtle.sign("HMAC", this.#key, text));
      this.#words = Array.from({ length: 8 }, (_, place) => block.getUint32(4 * place));
    }
    return this.#words.shift() as number;
  }

  /** A number below n, all equally likely. */
  async below(n: number): Promise<number> {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = await this.#next();
    while (word >= limit) word = await this.#next();
    return word % n;
  }
}

/** The cards after the shuffle with a label; the first one is dealt first. */
export async function shuffled<T>(seed: number | string, label: string, cards: readonly T[]): Promise<T[]> {
  const stream = new Stream(await keyOf(seed), label);
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = await stream.below(i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}

/** The seat that deals first, unless it was chosen. */
export async function firstDealer(seed: number | string, players: number): Promise<number> {
  return new Stream(await keyOf(seed), "cut").below(players);
}

/** Numbers below the same bound, drawn one after another. */
export async function drawn(seed: number | string, label: string, below: number, count: number): Promise<number[]> {
  const stream = new Stream(await keyOf(seed), label);
  const numbers: number[] = [];
  while (numbers.length < count) numbers.push(await stream.below(below));
  return numbers;
}
