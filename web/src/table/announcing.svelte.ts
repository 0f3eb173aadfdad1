/** What is heard at a table besides the moves: whose turn it is, who has won, what is said, and sounds. */
import { untrack } from "svelte";
import { headlineOf } from "../after/headline";
import { settings } from "../app/settings.svelte";
import { words } from "../words";
import { prompt } from "./prompt";
import type { Sitting } from "./sitting.svelte";
import { sound } from "./sound";

const t = words.table;

/** Announces for as long as the guest sits there. */
export function announce(at: Sitting): void {
  const { announcer, store } = at;
  $effect(() => {
    const { turn, curtain, view } = at;
    const sentence = turn && !curtain && view && view.players > 1 ? prompt(view, at.game, at.called) : "";
    if (sentence) untrack(() => announcer.turn(sentence));
  });
  $effect(() => {
    const called = untrack(() => at.called);
    if (at.over && at.view) announcer.say([headlineOf(at.view, at.info, called)]);
  });
  $effect(() => {
    const [latest] = store.said;
    const said = latest && latest.seat !== untrack(() => at.seat) ? t.phrases[latest.phrase] : undefined;
    if (latest && said) untrack(() => announcer.say([`${at.called[latest.seat] ?? ""}: ${said}`]));
  });
  $effect(() => {
    if (at.refusal && untrack(() => settings.sound)) sound("refuse");
  });
  // A player who is looking elsewhere hears that it is their turn.
  $effect(() => {
    if (at.turn && document.hidden && untrack(() => settings.sound)) sound("turn");
  });
}
