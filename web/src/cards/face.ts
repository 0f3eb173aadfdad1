/** What the faces of all packs have in common. A card is 250 wide and 350 high. */
import type { Component } from "svelte";
import type { CardInfo, GameInfo } from "../house/types";

export interface FaceProps {
  game: GameInfo;
  info: CardInfo;
  /** The colour in which its suit is printed. */
  colour: string;
  /** Whether the large-index set is in use. */
  large: boolean;
  /** The card that it stands for, and that card's colour. */
  worn: { info: CardInfo; colour: string } | null;
}

/** How the cards of a pack are drawn; the sprite holds the pictures that its faces use, and lies in the page once. */
export interface PackArt {
  Face: Component<FaceProps>;
  Back: Component;
  Sprite: Component;
}

/** The address of a suit's sign in the sprite of its pack. */
export function signOf(pack: string, suit: number): string {
  return `#sign-${pack}-${suit}`;
}

const COLUMNS = [90, 125, 160] as const;

/** Where the pips of 1 to 10 stand: column and height, those below the middle upside down. */
export function pips(count: number): { x: number; y: number }[] {
  const [left, middle, right] = COLUMNS;
  const pairs = (...heights: number[]) => heights.flatMap((y) => [left, right].map((x) => ({ x, y })));
  const single = (...heights: number[]) => heights.map((y) => ({ x: middle, y }));
  const layouts = [
    [],
    single(175),
    single(70, 280),
    single(70, 175, 280),
    pairs(70, 280),
    [...pairs(70, 280), ...single(175)],
    pairs(70, 175, 280),
    [...pairs(70, 175, 280), ...single(122)],
    [...pairs(70, 175, 280), ...single(122, 228)],
    [...pairs(70, 140, 210, 280), ...single(175)],
    [...pairs(70, 140, 210, 280), ...single(105, 245)],
  ];
  return layouts[count] ?? [];
}
