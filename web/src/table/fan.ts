/** How many cards of a hand fit in a row, so that a finger can always touch each of them. */

/** What a finger needs, in pixels. */
export const FINGER = 44;

interface Fan {
  rows: number[];
  /** From one card to the next, in pixels. */
  step: number;
}

/** Lays out `count` cards of a width in as few rows as the space allows, as evenly as possible. */
export function fanOf(count: number, room: number, card: number): Fan {
  if (count === 0) return { rows: [], step: card };
  const inRow = Math.max(1, Math.floor((room - card) / FINGER) + 1);
  const needed = Math.max(1, Math.ceil(count / inRow));
  const each = Math.ceil(count / needed);
  const rows: number[] = [];
  for (let left = count; left > 0; left -= each) rows.push(Math.min(each, left));
  const step = each > 1 ? Math.min(card * 0.94, (room - card) / (each - 1)) : card;
  return { rows, step: Math.max(step, Math.min(FINGER, card)) };
}
