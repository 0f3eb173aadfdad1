/** A circle as this page knows it: what the live channel tells about it, and what is said in it. */
import { api } from "../house/api";
import { Live } from "../house/live";
import type { ChatLine, CircleInfo, Heard } from "../house/types";

export class Following {
  info = $state.raw<CircleInfo | null>(null);
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The circle is not, or no longer, for this guest. */
  gone = $state(false);
  #live: Live;

  constructor(id: string) {
    this.#live = new Live({ introduce: api.house, heard: (message) => this.#heard(message) });
    this.#live.attend(id);
  }

  /** Adds lines of the chat; those with a known number replace the old ones. */
  add(lines: readonly ChatLine[]): void {
    const kept = this.lines.filter((line) => !lines.some((other) => other.number === line.number));
    this.lines = [...kept, ...lines].sort((one, other) => one.number - other.number);
  }

  close(): void {
    this.#live.close();
  }

  #heard(message: Heard): void {
    if (message.kind === "circle") this.info = message.circle;
    else if (message.kind === "chatted") this.add(message.lines);
    else if (message.kind === "dismissed" || (message.kind === "trouble" && message.key.startsWith("circle-")))
      this.gone = true;
  }
}
