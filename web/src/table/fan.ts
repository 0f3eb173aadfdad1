/** How many cards of a hand lie in a row, so that a finger always finds each of them. */

/** What a finger needs, in pixels. */
export const FINGER = 44;

export interface Fan {
  rows: number[];
  /** From one card to the next, in pixels. */
  step: number;
}

/** Lays `count` cards of a width out in as few rows as the room allows, as evenly as can be. */
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
