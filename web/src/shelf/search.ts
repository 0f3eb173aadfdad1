/** How well a game matches what someone types: its own name, a game that they know, or what is said about it. */
import type { GameInfo, LikeInfo } from "../house/types";

/** A match at least this good is a real one; weaker ones are shown only if there is no better one. */
const REAL = 2;
/** How long a word must be before one typing error, and before two, are forgiven. */
const ONE_ERROR = 4;
const TWO_ERRORS = 8;

/** Just letters and digits, without accents and capitals. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How many letters must be added, dropped, changed or swapped to get from one word to the other. */
export function errors(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Whether a word may be another one with a typing error in it. */
function nearly(typed: string, meant: string): boolean {
  const forgiven = typed.length >= TWO_ERRORS ? 2 : typed.length >= ONE_ERROR ? 1 : 0;
  return forgiven > 0 && Math.abs(typed.length - meant.length) <= forgiven && errors(typed, meant) <= forgiven;
}

const namesOf = ({ known, also }: LikeInfo): string[] => [known, ...also].map(plain);

/** The well-known game that is meant by the words typed, among those that a game resembles. */
export function meantBy(game: GameInfo, text: string): LikeInfo | null {
  const asked = plain(text);
  if (asked.length < 2) return null;
  const tests: ((name: string) => boolean)[] = [
    (name) => name === asked,
    (name) => ` ${name}`.includes(` ${asked}`),
    (name) => nearly(asked, name) || name.split(" ").some((word) => nearly(asked, word)),
  ];
  for (const test of tests) {
    const found = game.like.find((like) => namesOf(like).some(test));
    if (found) return found;
  }
  return null;
}

/** How well the known games of a game match; a game that names it first is the closest. */
function likeness(game: GameInfo, asked: string): number {
  const found = meantBy(game, asked);
  if (!found || asked.length < 3) return 0;
  const rank = game.like.indexOf(found) / 10;
  const names = namesOf(found);
  if (names.includes(asked)) return 4 - rank;
  return names.some((name) => ` ${name}`.includes(` ${asked}`)) ? 3 - rank : 1 - rank;
}

/** How well a game matches the words typed: 0 for not at all. */
export function closeness(game: GameInfo, text: string): number {
  const asked = plain(text);
  if (!asked) return REAL;
  const title = plain(game.title);
  if (title === asked) return 7;
  if (title.startsWith(asked)) return 6;
  if (` ${title}`.includes(` ${asked}`)) return 5;
  const like = likeness(game, asked);
  if (like >= REAL) return like;
  const every = (parts: string[]): boolean => {
    const all = ` ${parts.map(plain).join(" ")}`;
    return asked.split(" ").every((word) => all.includes(` ${word}`));
  };
  if (every([title, game.id, game.kind, game.summary])) return REAL;
  if (every([game.kind, game.book, game.box.title])) return 1.8;
  if (nearly(asked, title) || title.split(" ").some((word) => nearly(asked, word))) return 1.5;
  return Math.max(like, every(game.suits) ? 0.5 : 0);
}

/** The games that match what was typed, the best first; otherwise in the order given. */
export function matching(games: readonly GameInfo[], text: string): GameInfo[] {
  const found = games.map((game) => ({ game, close: closeness(game, text) })).filter(({ close }) => close > 0);
  const real = found.filter(({ close }) => close >= REAL);
  return (real.length ? real : found).sort((one, other) => other.close - one.close).map(({ game }) => game);
}

/** A few other games on the shelf that resemble a game: the same known games first, then the same kind and cards. */
export function siblings(game: GameInfo, games: readonly GameInfo[], count = 3): GameInfo[] {
  const known = game.like.map((like) => like.known);
  const nearness = (other: GameInfo): number =>
    known.reduce((sum, name, at) => sum + (other.like.some((like) => like.known === name) ? 6 - 2 * at : 0), 0) +
    (other.kind === game.kind ? 2 : 0) +
    (other.pack === game.pack ? 1 : 0) +
    (other.usual === game.usual ? 0.5 : 0);
  return games
    .filter((other) => other.id !== game.id && nearness(other) >= 2)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, count);
}
