/** Greets whoever has come back, once the page knows who it is. */
import { tell } from "../app/notice.svelte";
import { go } from "../app/route.svelte";
import { circles } from "../house/circles";
import type { SignedIn } from "../house/types";
import { words } from "../words";

/** Shows who one is now, and how many games came along. */
export function greet(signed: SignedIn): void {
  tell(words.you.welcome(signed.name, signed.games));
}

/** Greets, and leads to one's circles, or to one's games. */
export async function comeBack(signed: SignedIn): Promise<void> {
  greet(signed);
  go((await circles.mine()).length ? "/circles" : "/me");
}
