/** What people may request from the house about seats, each with the question that comes before it. */
import { api } from "../house/api";
import type { TableInfo } from "../house/types";
import { words } from "../words";
import { you } from "../you/requests";
import type { Wish } from "./Confirm.svelte";
import { resigning } from "./seats";

const t = words.seats;
type Change = (info: TableInfo) => void;

/** A computer player takes over for a player who is away. */
export function replacing(info: TableInfo, seat: number, name: string, change: Change): Wish {
  return {
    title: t.computerPlaysOnTitle(name),
    text: t.computerPlaysOnText(name),
    yes: t.computerPlaysOn,
    act: async () => change(await api.fill(info.id, { seat, kind: "computer" })),
  };
}

export function ending(info: TableInfo, change: Change): Wish {
  return { title: t.endTitle, text: t.endText, yes: t.end, act: async () => change(await api.end(info.id)) };
}

export function handingOver(info: TableInfo, seat: number, name: string, change: Change): Wish {
  return {
    title: t.makeHostTitle(name),
    text: t.makeHostText,
    yes: t.makeHost,
    act: async () => change(await api.makeHost(info.id, seat)),
  };
}

export function removing(info: TableInfo, seat: number, name: string, change: Change): Wish {
  return {
    title: t.sendAwayTitle(name),
    text: t.sendAwayText,
    yes: t.sendAwayYes,
    act: async () => change(await api.remove(info.id, seat)),
  };
}

export function givingUp(info: TableInfo, seat: number, change: Change): Wish {
  return {
    title: t.resignTitle,
    text: resigning(info),
    yes: t.resign,
    no: t.goOnPlaying,
    act: async () => change(await api.resign(info.id, seat)),
  };
}

/** Somebody whom one does not want to meet again. */
export function blocking(info: TableInfo, seat: number, name: string): Wish {
  const { blockNamed, blockText, block } = words.you;
  return {
    title: blockNamed(name),
    text: blockText(name),
    yes: block,
    act: async () => void (await you.block({ table: info.id, seat })),
  };
}
