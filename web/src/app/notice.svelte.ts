/** One sentence for the user, shown above every page until it is closed. */
import { HouseError } from "../house/api";
import { words } from "../words";

let current = $state<string | null>(null);

export const notice = {
  get text(): string | null {
    return current;
  },
};

/** Shows a sentence. */
export function tell(text: string): void {
  current = text;
}

/** Removes the sentence. */
export function hush(): void {
  current = null;
}

/** What went wrong, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof HouseError ? error.message : words.app.notLoaded;
}

/** Does something, and shows what went wrong if it fails. */
export async function attempt(act: () => Promise<void>): Promise<void> {
  hush();
  try {
    await act();
  } catch (error) {
    tell(reasonOf(error));
  }
}
