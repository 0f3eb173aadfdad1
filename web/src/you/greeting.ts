/** Greets whoever has come back, once the page knows who it is. */
import { tell } from "../app/notice.svelte";
import type { SignedIn } from "../house/types";
import { words } from "../words";

/** Shows who one is now, and how many games came along. */
export function greet(signed: SignedIn): void {
  tell(words.you.welcome(signed.name, signed.games));
}
