const NUMBERS = [
  "Nought",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
];

/** Texts about cards and about the special boards. */
export const cards = {
  /** A number as spoken at the beginning of a card's name. */
  number: (n: number) => NUMBERS[n] ?? String(n),
  ofSuit: (number: string, suit: string) => `${number} of ${suit}`,
  faceDown: "face-down card",
  unknown: (code: string) => `card ${code}`,
  rumme: "Rumme card",
  standsFor: (card: string, other: string) => `${card} as ${other}`,
  sammy: (state: string, sign: string, suit: string) => `${state}, ${sign} of ${suit}`,
  patriot: (card: string, takes: number, counts: number) => `${card}, takes ${takes}, counts ${counts}`,
  /** The fine print on the lids of the boxes; their titles are drawn. */
  lids: { sammy: "FIVE GAMES OF THE STATES", rumme: "AND TEN OTHERS", patriot: "SEVEN GAMES" },
  electoral: "E.V.",
  congress: "M.C.",
  suits: { red: "Red", blue: "Blue", stars: "Stars", stripes: "Stripes" } as Record<string, string>,
};
