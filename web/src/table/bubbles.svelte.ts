/** What players say with their moves, at their seats, for as long as it takes to read. */
import { cardName, theCard } from "../cards/names";
import type { GameInfo, Line } from "../house/types";
import { words } from "../words";
import type { Speed } from "./stage.svelte";
import { list, spokenWord, tell } from "./telling";

const t = words.seen;

/** Kinds of lines in which a player says something. */
const SPOKEN: readonly Line["kind"][] = ["bid", "passed", "named", "asked", "answered", "folded", "called"];
/** How long a bubble stays, in milliseconds: at least, and for every letter. */
const STAY: Record<Speed, { least: number; letter: number }> = {
  calm: { least: 2400, letter: 45 },
  brisk: { least: 1500, letter: 30 },
  instant: { least: 1500, letter: 30 },
};

interface Bubble {
  seat: number;
  text: string;
}

/** What a player says with a line, in a few words; empty if nothing. `names` are those of `namesFor`. */
export function bubbleOf(game: GameInfo, names: readonly string[], line: Line): string {
  const { kind, seat, key, params } = line;
  if (seat === null) return "";
  const known = t.lines[key];
  if (known) return known(typeof params.card === "string" ? theCard(game, params.card) : "");
  if (key !== "said") return kind === "answered" || kind === "called" ? tell(game, names, line) : "";
  const verb = String(params.verb);
  if (!SPOKEN.includes(kind) && !(verb in t.says)) return "";
  const cards = list(texts(params.cards).map((code) => cardName(game, code)));
  const rest = texts(params.words).map((word) => spokenWord(game, word));
  if (verb === "ask") return asks(names, seat, String(params.move), cards);
  if (verb === "name" || verb === "call") return t.name(cards || list(rest));
  if (verb === "prove") return t.prove(list(rest));
  return cards || rest.join(" ") || (t.says[verb] ?? "");
}

/** A question: the seat that is asked is in the notation of the move. */
function asks(names: readonly string[], seat: number, move: string, cards: string): string {
  const asked = Number(move.split(" ")[1]);
  if (asked === seat) return t.askOneself(cards);
  const name = names[asked] ?? words.table.seat(asked + 1);
  return name === words.table.you ? t.askYou(cards) : t.ask(name, cards);
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export class Bubbles {
  shown = $state.raw<readonly Bubble[]>([]);

  /** Shows what is said in some lines; whoever speaks again is heard with the new words. */
  hear(game: GameInfo, names: readonly string[], news: readonly Line[], speed: Speed): void {
    for (const line of news) {
      const text = bubbleOf(game, names, line);
      if (!text || line.seat === null) continue;
      const bubble = { seat: line.seat, text };
      this.shown = [...this.shown.filter(({ seat }) => seat !== bubble.seat), bubble];
      const { least, letter } = STAY[speed];
      setTimeout(() => (this.shown = this.shown.filter((each) => each !== bubble)), least + letter * text.length);
    }
  }

  /** What a seat says now. */
  of(seat: number): string {
    return this.shown.find((bubble) => bubble.seat === seat)?.text ?? "";
  }
}
