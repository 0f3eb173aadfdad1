/** The ways from the shelf to a table. */
import { go } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { api } from "../house/api";
import type { GameInfo, NewTable, SeatPlan, TableInfo } from "../house/types";

/** A table as it is set up before anyone sits down. */
export interface Setup {
  players: number;
  level: NonNullable<SeatPlan["level"]>;
  options: Record<string, number | string>;
  joining: NonNullable<NewTable["joining"]>;
  clock: number | null;
  /** Whether moves may be taken back, and hints requested, while people play together. */
  takeBack: boolean;
  hints: boolean;
}

/** The standard table of a game, with computer players of the level chosen last. */
export function usual(game: GameInfo): Setup {
  return {
    players: game.usual,
    level: game.levels.includes(settings.level) ? settings.level : "casual",
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    joining: "link",
    clock: null,
    takeBack: true,
    hints: false,
  };
}

/** Who sits where: `me` takes the first seats, then `kind` the rest. */
export function seating(setup: Setup, mine: number, rest: "computer" | "empty"): SeatPlan[] {
  return Array.from({ length: setup.players }, (_, seat) =>
    seat < mine ? { kind: "me" } : rest === "computer" ? { kind: "computer", level: setup.level } : { kind: "empty" },
  );
}

function wish(game: GameInfo, setup: Setup, seats: SeatPlan[], more: Partial<NewTable> = {}): NewTable {
  return { game: game.id, players: setup.players, options: setup.options, seats, pace: settings.speed, ...more };
}

/** What people agree on before they play together. */
function agreed({ takeBack, hints }: Setup): Pick<NewTable, "take_back" | "hints"> {
  return { take_back: takeBack, hints };
}

async function dealt(table: NewTable): Promise<TableInfo> {
  return api.start((await api.open(table)).id);
}

function sitDown(table: TableInfo, replace = false): void {
  go(`/t/${table.id}`, replace);
}

/** Against the computer, right away. */
export async function playNow(game: GameInfo, setup: Setup = usual(game)): Promise<void> {
  sitDown(await dealt(wish(game, setup, seating(setup, 1, "computer"), { joining: "key" })));
}

/** The computers among themselves, but never too fast to watch. */
export async function watch(game: GameInfo, setup: Setup): Promise<void> {
  const pace = settings.speed === "instant" ? "brisk" : settings.speed;
  sitDown(await dealt(wish(game, setup, seating(setup, 0, "computer"), { joining: "key", pace })));
}

/** All seats at one screen; players without a name have the guest's. */
export async function hotSeat(game: GameInfo, setup: Setup, names: readonly string[] = []): Promise<void> {
  const plan = seating(setup, setup.players, "computer").map((seat, at) => {
    const name = names[at]?.trim();
    return name ? { ...seat, name } : seat;
  });
  sitDown(await dealt(wish(game, setup, plan, { joining: "key", ...agreed(setup) })));
}

/** Against the computer, with the cards of a chosen seed; with `replace`, in the place of the page that it was chosen on. */
export async function practise(game: GameInfo, setup: Setup, seed: number, replace = false): Promise<void> {
  sitDown(await dealt(wish(game, setup, seating(setup, 1, "computer"), { joining: "key", seed })), replace);
}

/** A table with empty seats, and its waiting room. */
export async function invite(game: GameInfo, setup: Setup): Promise<void> {
  const { joining, clock } = setup;
  sitDown(await api.open(wish(game, setup, seating(setup, 1, "empty"), { joining, clock, ...agreed(setup) })));
}

/** The deal that everyone gets today. */
export async function daily(game: string): Promise<void> {
  sitDown(await api.playDaily(game));
}

/** A typed seed; null if it is not valid. */
export function readSeed(text: string): number | null {
  const seed = Number(text.trim());
  return /^-?\d{1,15}$/.test(text.trim()) && Number.isSafeInteger(seed) ? seed : null;
}
