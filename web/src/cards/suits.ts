/** The symbol of every suit, one closed shape each in a square of 100, and its color on paper. */
import type { GameInfo } from "../house/types";

interface Suit {
  /** Path data, filled by the even-odd rule. */
  readonly shape: string;
  readonly colour: string;
  /** The color in the four-color set, if it differs. */
  readonly fourth?: string;
}

const STAR = "M50 3 61.7 35.9 96.6 36.9 68.9 58.1 78.8 91.6 50 71.9 21.2 91.6 31.1 58.1 3.4 36.9 38.3 35.9z";

const INK = "#231f1a";
const BRICK = "#a9372d";
const NAVY = "#27457a";

const SUITS: Record<string, readonly Suit[]> = {
  standard: [
    {
      shape:
        "M50 3C60 24 92 42 92 66a20 20 0 0 1-37 11c1 9 5 15 13 20H32c8-5 12-11 13-20A20 20 0 0 1 8 66C8 42 40 24 50 3z",
      colour: INK,
    },
    {
      shape:
        "M50 95C38 75 6 56 6 30A22 22 0 0 1 28 8c10 0 18 6 22 16C54 14 62 8 72 8a22 22 0 0 1 22 22C94 56 62 75 50 95z",
      colour: BRICK,
    },
    {
      shape: "M50 2C58 20 71 36 86 50 71 64 58 80 50 98 42 80 29 64 14 50 29 36 42 20 50 2z",
      colour: BRICK,
      fourth: NAVY,
    },
    {
      shape:
        "M50 4a20 20 0 0 1 14 34.5A20 20 0 1 1 55.5 70C56 82 60 91 68 97H32c8-6 12-15 12.5-27A20 20 0 1 1 36 38.5 20 20 0 0 1 50 4z",
      colour: INK,
      fourth: "#35694a",
    },
  ],
  rumme: [
    {
      shape:
        "M47 20C27 20 16 35 16 54V70C10 76 7 84 7 96H64C65 87 69 81 75 77L93 63 79 50C78 32 66 20 47 20zM81 56 40 47V55L77 63zM66 69A3.5 3.5 0 1 0 66.1 69zM54 66A3.5 3.5 0 1 0 54.1 66zM52 16C54 4 38 0 24 3 8 7 1 20 4 38 10 27 18 19 30 16 38 14 46 14 52 16z",
      colour: "#46708f",
    },
    {
      shape:
        "M10 2 47 25 51 24 58 8 66 23C83 34 91 60 91 97H41C42 84 47 76 54 69 46 71 37 75 29 82 23 87 14 87 10 81 6 75 7 70 11 65L36 37zM47 41a4 4 0 1 0 .1 0z",
      colour: "#54305f",
    },
    {
      shape:
        "M12 33 30 50 34 27A8 8 0 1 1 40 26L50 44 60 26A8 8 0 1 1 66 27L70 50 88 33A7 7 0 1 1 94 36L85 73H15L6 36A7 7 0 1 1 12 33zM15 79h70v14H15z",
      colour: "#96660f",
    },
    {
      shape: "M10 6H90V46C90 72 72 88 50 98 28 88 10 72 10 46zM50 16H20V46c0 19 13 31 30 40z",
      colour: BRICK,
    },
  ],
  rummy: [
    {
      shape:
        "M50 8a18 18 0 0 1 17 13 18 18 0 0 1 20 26 18 18 0 0 1-12 30 18 18 0 0 1-25 12 18 18 0 0 1-25-12 18 18 0 0 1-12-30 18 18 0 0 1 20-26A18 18 0 0 1 50 8zM50 34a16 16 0 1 0 .1 0zM50 42a8 8 0 1 1-.1 0z",
      colour: BRICK,
    },
    {
      shape:
        "M50 2a14 14 0 0 1 14 14l10 14H26L36 16A14 14 0 0 1 50 2zM50 8a8 8 0 0 0-8 8h16a8 8 0 0 0-8-8zM26 36h48L82 84H18zM50 46C42 58 38 64 42 72a9 9 0 0 0 16 0C62 64 58 58 50 46zM16 88h68v9H16z",
      colour: "#9c5f0a",
    },
    {
      shape: "M50 2a24 24 0 0 1 7 47V62h17v10H57v5h21v12H57v9H43V49A24 24 0 0 1 50 2zM50 14a12 12 0 1 0 .1 0z",
      colour: NAVY,
    },
    {
      shape:
        "M50 3a8 8 0 0 1 8 9c15 4 22 16 22 34 0 18 4 26 14 32v6H6v-6C16 72 20 64 20 46c0-18 7-30 22-34a8 8 0 0 1 8-9zM38 88H62a12 10 0 0 1-24 0z",
      colour: "#47704f",
    },
  ],
  patriot: [
    { shape: STAR, colour: NAVY },
    {
      shape: "M4 4H28L50 30 72 4H96V22L68 50 96 78V96H72L50 70 28 96H4V78L32 50 4 22z",
      colour: "#a8261f",
    },
    {
      shape:
        "M50 2C62 16 66 28 58 46 62 34 74 26 84 32 98 42 94 60 80 62 84 54 78 48 72 54 68 58 66 62 66 66H72V74H60C60 84 64 90 56 97H44C36 90 40 84 40 74H28V66H34C34 62 32 58 28 54 22 48 16 54 20 62 6 60 2 42 16 32 26 26 38 34 42 46 34 28 38 16 50 2z",
      colour: "#2f78a0",
    },
    {
      shape:
        "M8 4H92V50C92 74 72 88 50 98 28 88 8 74 8 50zM41 14V36H18V52H41V82Q45 85 50 87 55 85 59 82V52H82V36H59V14z",
      colour: "#2c6b3f",
    },
  ],
  sammy: [
    { shape: "M50 5a45 45 0 1 0 .1 0z", colour: "#b02a26" },
    { shape: "M50 2 94 50 50 98 6 50z", colour: NAVY },
    { shape: STAR, colour: NAVY, fourth: "#8a5f0e" },
    { shape: "M8 10H92V28H8zM8 41H92V59H8zM8 72H92V90H8z", colour: "#b02a26", fourth: "#35694a" },
  ],
};

/** A symbol for cards without a suit: the Rumme card's wreath is drawn on its face. */
const NONE: Suit = { shape: STAR, colour: BRICK };

/** The symbol and the color of a suit, by its index in the pack. */
export function suitShape(game: GameInfo, suit: number): Suit {
  return SUITS[game.pack]?.[suit] ?? NONE;
}

/** All suits of a pack. */
export function suitsOf(pack: string): readonly Suit[] {
  return SUITS[pack] ?? [];
}

/** The color of a suit. */
export function suitColour(game: GameInfo, suit: number, fourColours = false): string {
  const { colour, fourth } = suitShape(game, suit);
  return (fourColours && fourth) || colour;
}
