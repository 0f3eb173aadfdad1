/** A leaflet as the house tells it: parts in order, with words, cards and pictures that the engine has made. */
import type { Leaflet as Told } from "../house/types";

/** A piece of a line: words, a card, a suit, or words that stand out. */
export type Inline =
  | string
  | { card: string; name: string }
  | { suit: number; name: string }
  | { strong: Inline[] }
  | { emphasis: Inline[] };

/** Cards in a picture: a face, or a number of cards face down. */
export type Shown = { card: string; name: string } | { down: number };

export interface Place {
  readonly label: string;
  readonly cards: readonly Shown[];
}

export interface Step {
  readonly cards: readonly string[];
  readonly lines: readonly string[];
}

export type Figure =
  | { readonly kind: "deal"; readonly shown: readonly Place[] }
  | { readonly kind: "example"; readonly shown: readonly Place[]; readonly steps: readonly Step[] }
  | {
      readonly kind: "mistake";
      readonly shown: readonly Place[];
      readonly tried: string;
      readonly cards: readonly string[];
      readonly answer: string;
      readonly key: string | null;
    }
  | {
      readonly kind: "score";
      readonly names: readonly string[];
      readonly rows: readonly (readonly number[])[];
      readonly totals: readonly number[];
      readonly lines: readonly { name: string; text: string; points: number }[];
    }
  | { readonly kind: "states"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "map" };

export type Block =
  | { readonly type: "heading"; readonly level: number; readonly text: Inline[] }
  | { readonly type: "paragraph"; readonly text: Inline[] }
  | { readonly type: "list"; readonly numbered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: "table"; readonly head: readonly Inline[][]; readonly rows: readonly (readonly Inline[][])[] }
  | ({ readonly type: "figure" } & Figure);

export interface Part {
  readonly id: string;
  readonly title: Inline[];
  readonly folded: boolean;
  readonly blocks: readonly Block[];
}

export interface Leaflet {
  readonly game: string;
  readonly language: string;
  readonly parts: readonly Part[];
}

/** The leaflet in the house's answer; null for a game that brings none. */
export function readLeaflet(told: Told): Leaflet | null {
  return told.parts.length ? (told as unknown as Leaflet) : null;
}

/** The part that is meant by its name, by its anchor on the page, or by the refusal that it should explain. */
export function partNamed(leaflet: Leaflet, at: string): string {
  const name = at.replace(/^how-/, "");
  return leaflet.parts.some((part) => part.id === name) ? name : partAbout(leaflet, at);
}

/** The part that explains a refusal: the typical mistake if the leaflet shows this very one, otherwise how a turn goes. */
function partAbout(leaflet: Leaflet, refusal: string | null): string {
  const figures = leaflet.parts.flatMap((part) => part.blocks.filter((block) => block.type === "figure"));
  return figures.some((figure) => figure.kind === "mistake" && figure.key === refusal) ? "mistake" : "turn";
}

/** Points as on a score sheet, with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
