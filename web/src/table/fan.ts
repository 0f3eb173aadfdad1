/** How the cards of a hand are laid, so that a finger can always touch each of them. */

/** What a finger needs, in pixels, and what must at least show of a covered card. */
export const FINGER = 44;
export const STRIP = 34;

interface Fan {
  rows: number[];
  /** From one card to the next, in pixels. */
  step: number;
  /** Whether the rows are longer than the space. */
  pages: boolean;
}

/**
 * Lays out `count` cards of a width in as few rows as the space allows, but at most `most`, as evenly as possible. If even
 * strips do not fit, the rows are longer than the space, and the hand has to be scrolled.
 */
export function fanOf(count: number, room: number, card: number, most = 3): Fan {
  if (count === 0) return { rows: [], step: card, pages: false };
  const inRow = Math.max(1, Math.floor((room - card) / FINGER) + 1);
  const each = Math.ceil(count / Math.min(most, Math.ceil(count / inRow)));
  const rows: number[] = [];
  for (let left = count; left > 0; left -= each) rows.push(Math.min(each, left));
  const wide = each > 1 ? Math.min(card * 0.94, (room - card) / (each - 1)) : card;
  const step = Math.max(wide, Math.min(STRIP, card));
  return { rows, step, pages: (each - 1) * step + card > room + 1 };
}
