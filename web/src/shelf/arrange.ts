/** How a few cards lie in the small picture of a game, by its kind: fanned, in a row, in columns, on piles. */

export interface Laid {
  /** The middle of the card, in percent of the picture. */
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
}

const spread = (count: number, at: number): number => (count > 1 ? at - (count - 1) / 2 : 0);

function fan(count: number, at: number): Laid {
  const off = spread(count, at);
  return { x: 50 + off * Math.min(17, 60 / count), y: 53 + off * off * 3.2, turn: off * Math.min(14, 44 / count) };
}

function row(count: number, at: number): Laid {
  return { x: 50 + spread(count, at) * Math.min(24, 78 / count), y: 50, turn: 0 };
}

function cascade(count: number, at: number): Laid {
  const step = Math.min(17, 40 / Math.max(1, count - 1));
  return { x: 50 + spread(count, at) * 10, y: 50 + spread(count, at) * step, turn: 0 };
}

function scattered(count: number, at: number): Laid {
  return {
    x: 50 + spread(count, at) * Math.min(21, 66 / count),
    y: at % 2 ? 58 : 45,
    turn: [-8, 6, -3, 9][at % 4] ?? 0,
  };
}

const ways: Record<string, ((count: number, at: number) => Laid) | undefined> = {
  rummy: row,
  laying: row,
  patience: cascade,
  capturing: scattered,
  race: scattered,
};

/** Where the cards of a picture lie. */
export function arrange(kind: string, count: number): Laid[] {
  const way = ways[kind] ?? fan;
  return Array.from({ length: count }, (_, at) => way(count, at));
}
