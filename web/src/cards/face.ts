/** What the faces of all packs share. A card is 250 wide and 350 high. */
import type { Component } from "svelte";
import type { CardInfo, GameInfo } from "../house/types";

export interface FaceProps {
  game: GameInfo;
  info: CardInfo;
  /** The color of its suit. */
  colour: string;
  /** Whether the large-index set is in use. */
  large: boolean;
  /** The card that it stands for, and that card's color. */
  worn: { info: CardInfo; colour: string } | null;
}

/** How the cards of a pack are drawn; the sprite has the pictures that its faces use, and is in the page once. */
export interface PackArt {
  Face: Component<FaceProps>;
  Back: Component;
  Sprite: Component;
}

/** The address of a suit's symbol in the sprite of its pack. */
export function signOf(pack: string, suit: number): string {
  return `#sign-${pack}-${suit}`;
}

const COLUMNS = [90, 125, 160] as const;

/** Where the pips of 1 to 10 go: column and height, upside down below the middle. */
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
