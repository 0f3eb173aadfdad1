import type { PackArt } from "../face";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import Sprite from "./Sprite.svelte";

export const art: PackArt = { Face, Back, Sprite };
