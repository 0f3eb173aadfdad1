/** A lesson in progress: which step stands, what is suggested, and what was missed. */
import type { TableStore } from "../house/store.svelte";
import type { Advice, Choice, GameInfo, Lesson, LessonStep, StagedLesson, View } from "../house/types";
import { missedBy, type Missed } from "./missed";
import { happens, opens, type Scene } from "./when";

/** What the lesson needs from the screen: while a step is being read, nothing else is shown. */
export interface Held {
  held: boolean;
  unhurried: boolean;
  release: () => void;
}

interface Kept {
  times: Record<string, number>;
  made: readonly string[];
}

const SPOKEN = { verb: "", card: "", kind: "", key: "", to: "", nth: 1, point: "" };

/** The steps of a game that has no staged hand: what wins, and how a hand goes. */
export function plainSteps({ aim, hand }: Lesson): LessonStep[] {
  const step = (text: string, at: number): LessonStep => ({
    ...SPOKEN,
    name: `${at}`,
    text,
    at: "deal",
    by: "anyone",
  });
  return [aim, ...hand].map(step);
}

export class LessonPlay {
  /** The step that is being read. */
  step = $state.raw<LessonStep | null>(null);
  /** How many steps have been shown. */
  told = $state(0);
  /** What was missed with the last move. */
  missed = $state.raw<Missed | null>(null);
  /** How often something was missed in this hand; null as long as no move of it could be judged. */
  slips = $state<number | null>(null);

  readonly steps: readonly LessonStep[];
  readonly #moves: readonly string[];
  readonly #game: GameInfo;
  readonly #store: TableStore;
  readonly #stage: Held;
  #waiting: LessonStep[] = [];
  #times: Record<string, number> = {};
  #first = true;
  #looked: View | null = null;
  /** The position that the learner thinks about, and what is known about it. */
  #pondered: View | null = null;
  #counsel: Advice | null = null;

  constructor(staged: StagedLesson, game: GameInfo, store: TableStore, stage: Held) {
    this.steps = staged.steps.length || !game.lesson ? staged.steps : plainSteps(game.lesson);
    this.#moves = staged.moves;
    this.#game = game;
    this.#store = store;
    this.#stage = stage;
    stage.unhurried = true;
    this.#recall();
  }

  /** A moment is shown: its steps are due, and the next moment waits for them. */
  see(scene: Scene): void {
    if (scene.view.hand > 1 && !scene.counted.length) return;
    const first = this.#first;
    this.#first = false;
    this.#due(this.steps.filter((step) => happens(step, scene, first)));
  }

  /** The learner is to move. */
  turn(view: View): void {
    if (view.hand > 1 || this.#looked === view) return;
    this.#looked = view;
    this.#due(this.steps.filter((step) => opens(step, view, this.#game)));
  }

  /** The step has been read. */
  next(): void {
    this.step = this.#waiting.shift() ?? null;
    if (this.step) this.told += 1;
    else this.#stage.release();
  }

  /** The learner goes on without reading. */
  skip(): void {
    this.#waiting = [];
    this.next();
  }

  /** Whether the learner has followed to the last suggestion. */
  get followed(): boolean {
    const { made } = this.#store;
    return made.length >= this.#moves.length && this.#moves.every((move, at) => move === made[at]);
  }

  /** What the coach suggests, as long as the learner has followed; undefined if nothing. */
  suggestion(view: View): Choice | undefined {
    const made = this.#store.made;
    if (view.hand > 1 || !made.every((move, at) => move === this.#moves[at])) return undefined;
    const move = this.#moves[made.length];
    return view.choices.find((choice) => choice.text === move);
  }

  /** The learner thinks about a move of the second hand, and so does the coach. */
  ponder(view: View, counsel: Advice | null): void {
    if (this.#pondered !== view) this.#store.consult();
    this.#pondered = view;
    this.#counsel = counsel;
  }

  /** Judges the move that was made. */
  judge(move: string): void {
    const view = this.#pondered;
    this.#pondered = null;
    this.missed = view && missedBy(view, move, this.#counsel);
    if (this.missed || this.#counsel) this.slips = (this.slips ?? 0) + (this.missed ? 1 : 0);
  }

  /** A hand begins or ends. */
  forget(): void {
    this.missed = null;
    this.slips = null;
  }

  #due(steps: readonly LessonStep[]): void {
    const now = steps.filter((step) => {
      const times = (this.#times[step.name] ?? 0) + 1;
      this.#times[step.name] = times;
      return times === step.nth;
    });
    this.#keep();
    if (!now.length) return;
    this.#waiting.push(...now);
    if (this.step) return;
    this.#stage.held = true;
    this.next();
  }

  get #drawer(): string {
    return `parlor-lesson-${this.#store.table}`;
  }

  #keep(): void {
    const kept: Kept = { times: this.#times, made: this.#store.made };
    sessionStorage.setItem(this.#drawer, JSON.stringify(kept));
  }

  /** After the page was loaded again: what was told before is not told again. */
  #recall(): void {
    const kept = sessionStorage.getItem(this.#drawer);
    if (kept === null) return;
    const { times, made } = JSON.parse(kept) as Kept;
    this.#times = times;
    this.#first = false;
    this.#store.made = made;
    this.told = this.steps.filter((step) => (times[step.name] ?? 0) >= step.nth).length;
  }
}
