/** The cards of every pack as drawings for paper: the same faces as on the page, without variables and scripts. */
import { render } from "svelte/server";
import { art as patriot } from "../cards/patriot";
import { art as rumme } from "../cards/rumme";
import { art as rummy } from "../cards/rummy";
import { art as sammy } from "../cards/sammy";
import { art as standard } from "../cards/standard";
import type { PackArt } from "../cards/face";
import { suitColour } from "../cards/suits";
import type { CardInfo, GameInfo } from "../house/types";
import packs from "./packs.json";

/** A pack for the printer; every drawing is 250 wide and 350 high, and refers to the definitions. */
export interface PaperPack {
  style: string;
  definitions: string;
  back: string;
  /** The color of the back, which goes on beyond the cut. */
  ground: string;
  faces: Record<string, string>;
}

const ARTS: Record<string, PackArt> = { sammy, rumme, rummy, patriot, standard };
/** On paper the sheet itself is the paper of the card. */
const VALUES: Record<string, string> = {
  "--card-paper": "#ffffff",
  "--card-ink": "#231f1a",
  "--card-red": "#a9372d",
  "--narrow": "Oswald",
  "--display": "Limelight",
  "--serif": "Libre Caslon Text",
};

function plain(drawing: string): string {
  return drawing
    .replace(/<!--.*?-->/gs, "")
    .replace(/var\((--[a-z-]+)(?:,[^()]*)?\)/g, (_, name: string) => VALUES[name] ?? "none");
}

/** The ground of every pattern: a path over its whole tile. */
function grounds(definitions: string): Map<string, string> {
  const found = definitions.matchAll(/<pattern id="([^"]+)"[^>]*><path d="M0 0H[^"]*" fill="(#[0-9a-f]+)"/g);
  return new Map([...found].map(([, id, colour]) => [id ?? "", colour ?? ""]));
}

/** A drawing whose patterns lie on their ground, so that a printer shows no seams between the tiles. */
function seamless(drawing: string, grounds: Map<string, string>): string {
  return drawing.replace(/<rect [^>]*fill="url\(#([^)]+)\)"[^>]*><\/rect>/g, (shape, id: string) => {
    const ground = grounds.get(id);
    return ground ? shape.replace(`url(#${id})`, ground) + shape : shape;
  });
}

function styles(head: string): string[] {
  return [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => plain(rules ?? ""));
}

/** The drawings of a pack. */
function drawn(name: string, suits: readonly string[], cards: readonly CardInfo[]): PaperPack {
  const art = ARTS[name];
  if (!art) throw new Error(`there is no art for the pack ${name}`);
  const game = { pack: name, suits, cards } as unknown as GameInfo;
  const found = new Set<string>();
  const body = (drawing: { head: string; body: string }): string => {
    for (const rules of styles(drawing.head)) found.add(rules);
    return plain(drawing.body);
  };
  const definitions = body(render(art.Sprite)).replace(/^.*?<defs[^>]*>|<\/defs>.*$/gs, "");
  const under = grounds(definitions);
  const faces = Object.fromEntries(
    cards.map((info) => {
      const colour = suitColour(game, info.suit);
      const frame = `<rect x="8" y="8" width="234" height="334" rx="9" fill="none" stroke="${colour}" stroke-width="1.6" stroke-opacity="0.6"/>`;
      const face = body(render(art.Face, { props: { game, info, colour, worn: null, large: false } }));
      return [info.code, frame + seamless(face, under)];
    }),
  );
  const back = seamless(body(render(art.Back)), under);
  return {
    style: [...found].join(""),
    definitions,
    back,
    ground: under.get(`${name}-back`) ?? VALUES["--card-paper"] ?? "",
    faces,
  };
}

/** All packs, by name. */
export function paperPacks(): Record<string, PaperPack> {
  return Object.fromEntries(
    Object.entries(packs).map(([name, pack]) => [name, drawn(name, pack.suits, pack.cards as unknown as CardInfo[])]),
  );
}

export { paperMap } from "./map";
