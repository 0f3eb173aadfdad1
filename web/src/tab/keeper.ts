/** Keeps the file of the house in IndexedDB, piece by piece: a change is one transaction, so what is kept is always whole. */
import type { Unkept } from "./messages";

const NAME = "parlor";
const PIECES = "house";
const SIZE = "size";
const PIECE = 16_384;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // Whatever goes wrong ends in this, and only then is it known why.
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}

function reasonOf(error: unknown): Unkept {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "failed";
}

/** Whether two stretches of bytes are the same. */
function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

export class Keeper {
  #database: IDBDatabase | null;
  #kept: Uint8Array = new Uint8Array();
  #saving: Promise<void> = Promise.resolve();
  #waiting: Promise<Unkept | ""> | null = null;

  private constructor(database: IDBDatabase | null) {
    this.#database = database;
  }

  /** Opens the storage; without any, nothing is kept. */
  static async open(): Promise<Keeper> {
    try {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(PIECES);
      return new Keeper(await done(opening));
    } catch {
      return new Keeper(null);
    }
  }

  /** The file as it was kept last; null if there is none. Throws if it cannot be read. */
  async load(): Promise<Uint8Array | null> {
    if (!this.#database) return null;
    const pieces = this.#database.transaction(PIECES).objectStore(PIECES);
    const size = (await done(pieces.get(SIZE))) as number | undefined;
    if (size === undefined) return null;
    const file = new Uint8Array(size);
    const all = (await done(pieces.getAll(IDBKeyRange.bound(0, Math.ceil(size / PIECE))))) as Uint8Array[];
    all.forEach((piece, at) => file.set(piece.subarray(0, size - at * PIECE), at * PIECE));
    this.#kept = file.slice();
    return file;
  }

  /** Keeps the file as `read` finds it when its turn comes; those who ask meanwhile share the next turn. */
  save(read: () => Uint8Array): Promise<Unkept | ""> {
    if (!this.#database) return Promise.resolve("blocked");
    this.#waiting ??= this.#saving.then(async () => {
      this.#waiting = null;
      const saving = this.#write(read());
      this.#saving = saving.then(
        () => undefined,
        () => undefined,
      );
      return saving.then(() => "" as const, reasonOf);
    });
    return this.#waiting;
  }

  async #write(file: Uint8Array): Promise<void> {
    if (!this.#database) return;
    const transaction = this.#database.transaction(PIECES, "readwrite", { durability: "strict" });
    const pieces = transaction.objectStore(PIECES);
    try {
      for (let at = 0; at < file.length; at += PIECE) {
        const piece = file.subarray(at, at + PIECE);
        if (!same(piece, this.#kept.subarray(at, at + PIECE))) pieces.put(piece.slice(), at / PIECE);
      }
      if (file.length < this.#kept.length) pieces.delete(IDBKeyRange.lowerBound(Math.ceil(file.length / PIECE)));
      pieces.put(file.length, SIZE);
    } catch (error) {
      // Half of a change is none.
      transaction.abort();
      throw error;
    }
    await committed(transaction);
    this.#kept = file.slice();
  }
}
