/** One guest at one live table: what is on their screen, whose turn it is, and what they can do. */
import { untrack } from "svelte";
import { attempt } from "../app/notice.svelte";
import { go } from "../app/route.svelte";
import { settings } from "../app/settings.svelte";
import { api } from "../house/api";
import { TableStore, type Happening } from "../house/store.svelte";
import type { Choice, GameInfo, TableInfo, View } from "../house/types";
import { words } from "../words";
import { playAgain } from "./again";
import { Announcer } from "./announcer.svelte";
import { announce } from "./announcing.svelte";
import { Bubbles } from "./bubbles.svelte";
import { countWords } from "./counting";
import { Forced } from "./forced.svelte";
import type { Moment } from "./moments";
import { lostBy } from "./patience";
import type { SeatNote } from "./play.svelte";
import { awayFor, inCompany, noHint, noUndo, seatsToSee, spanOf } from "./seats";
import { Solo } from "./solo.svelte";
import { sound } from "./sound";
import { Stage } from "./stage.svelte";
import { namesFor, refusalWords, seatNames, tell } from "./telling";
import { takes } from "./tricks";
import { zonesOf } from "./zones";

const t = words.table;
/** How often absences are told anew, in milliseconds. */
const TICK = 5000;

export class Sitting {
  readonly game: GameInfo;
  readonly store: TableStore;
  readonly stage: Stage;
  readonly solo: Solo;
  readonly forced: Forced;
  readonly announcer = new Announcer();
  readonly #bubbles = new Bubbles();
  readonly #first: TableInfo;
  /** Is told of every moment when it is shown. */
  heard: (moment: Moment) => void = () => undefined;
  /** The felt, which notes where everything is before the screen changes. */
  felt = $state.raw<{ notePlaces: () => void }>();
  /** Cards that a teacher points to. */
  lit = $state.raw<Choice | null>(null);
  /** The time in seconds: absence is shown in minutes. */
  now = $state(Date.now() / 1000);
  #changed = $state.raw<TableInfo | null>(null);
  /** The seat whose player has taken the screen, where several play at one. */
  #unlocked = $state<number | null>(null);
  /** Why nothing can be done now, in the page's own words. */
  #local = $state("");

  readonly info: TableInfo = $derived.by(() => {
    const [told, changed] = [this.store.info, this.#changed];
    return told && (!changed || told.n >= changed.n) ? told : (changed ?? this.#first);
  });
  readonly mine = $derived.by(() => seatsToSee(this.info));
  readonly names = $derived.by(() => seatNames(this.info));
  /** The names from the viewer's point of view. */
  readonly called = $derived.by(() => namesFor(this.names, this.store.seat));
  readonly company = $derived.by(() => inCompany(this.info));
  readonly target = $derived.by(() => (typeof this.info.options.target === "number" ? this.info.options.target : null));

  /** Whoever is to look at the screen: the next player must confirm. */
  readonly wanted = $derived.by(() => {
    const waiting = this.view?.waiting ?? [];
    if (this.seat !== null && waiting.includes(this.seat)) return this.seat;
    return this.mine.find((number) => waiting.includes(number)) ?? this.seat;
  });
  readonly curtain = $derived.by(
    () =>
      this.mine.length > 1 &&
      this.info.phase === "playing" &&
      this.view !== null &&
      this.stage.present &&
      !this.stage.count &&
      this.wanted !== this.#unlocked,
  );
  readonly #playing = $derived.by(
    () =>
      this.stage.present &&
      !this.stage.count &&
      this.store.pending === 0 &&
      this.seat !== null &&
      this.info.phase === "playing",
  );
  readonly turn = $derived.by(
    () => this.#playing && this.view !== null && this.seat !== null && this.view.waiting.includes(this.seat),
  );
  readonly over = $derived.by(() => this.view !== null && this.view.over && this.stage.present && !this.stage.count);
  /** The view, with choices only while they can be made. */
  readonly shown = $derived.by(() => this.view && (this.#playing ? this.view : { ...this.view, choices: [] }));
  readonly tricks = $derived.by(() => this.view !== null && zonesOf(this.view, "trick").length > 0);
  /** Why a patience cannot be won any more. */
  readonly stuck = $derived.by(() => (this.view && this.turn ? lostBy(this.view) : null));
  /** Why nothing can be taken back, and why there is no hint; empty if there is. */
  readonly undoless = $derived.by(() => noUndo(this.info, this.mine, this.store.lastMover, this.stage.log));
  readonly hintless = $derived.by(() => noHint(this.info, this.turn));
  /** Why the last attempt was refused: the house's reason, or the page's own. */
  readonly refusal = $derived.by(
    () => this.#local || (this.store.refusal ? refusalWords(this.game, this.called, this.store.refusal) : ""),
  );
  readonly #offered = $derived.by(() => this.view?.choices.map(({ text }) => text).join() ?? "");
  /** The move that a hint or a teacher points to. */
  readonly hinted = $derived.by(() => {
    const best = this.turn ? this.store.advice?.moves[0]?.move : undefined;
    if (!this.store.advice || !this.turn) return this.lit;
    return this.view?.choices.find((choice) => choice.text === best) ?? null;
  });
  readonly notes: SeatNote[] = $derived.by(() => this.info.seats.map((_, at) => this.#noteOf(at)));

  /** `coached`: a teacher sits beside the player, so the page makes no moves by itself. */
  constructor(first: TableInfo, game: GameInfo, coached: boolean) {
    this.#first = first;
    this.game = game;
    this.stage = new Stage(
      () => (this.solo.hurries ? "instant" : settings.speed),
      (moment) => {
        this.#shows(moment);
        this.heard(moment);
      },
    );
    this.store = new TableStore(first.id, seatsToSee(first)[0] ?? null, (happening) => this.#happened(happening));
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of an object have their own `this`
    const at = this;
    this.forced = new Forced({
      get view() {
        return at.turn && !at.curtain && !coached ? at.view : null;
      },
      game,
      get options() {
        return at.info.options;
      },
      get wanted() {
        return settings.forced;
      },
      get company() {
        return at.company;
      },
      get speed() {
        return settings.speed;
      },
      move: (text) => this.store.move(text),
    });
    // What the page does by itself in a patience.
    this.solo = new Solo({
      get view() {
        return at.view;
      },
      get turn() {
        return at.turn;
      },
      get speed() {
        return settings.speed;
      },
      get tidies() {
        return settings.autoplay && !coached;
      },
      move: (text) => this.store.move(text),
    });
    this.#keepSeat();
    this.#keepTime();
    this.#forget();
    announce(this);
  }

  get view(): View | null {
    return this.stage.view;
  }
  get seat(): number | null {
    return this.store.seat;
  }

  close(): void {
    this.store.close();
    this.stage.clear();
    this.announcer.close();
  }

  /** What a moment on the screen says: in bubbles, and to those who listen. */
  #shows({ news, counted }: Moment): void {
    this.felt?.notePlaces();
    const { game, called, stage } = this;
    this.#bubbles.hear(game, called, news, settings.speed);
    const lines = counted.length ? news.filter(({ kind }) => kind !== "counted") : news;
    this.announcer.tell(lines, this.seat, (line) => tell(game, called, line));
    if (stage.count && stage.view) this.announcer.say(countWords(stage.count, stage.view, game, called, this.target));
  }

  #happened(happening: Happening): void {
    this.stage.happen(happening);
    if (happening.what === "undone") this.forced.resting = true;
    this.solo.happened(happening.what);
    if (!settings.sound || happening.what === "state") return;
    const { view } = happening;
    if (happening.what === "dealt" || happening.freshResults.length) sound("deal");
    else if (view && happening.events.some((event) => takes(view, event))) sound("gather");
    else if (happening.what === "moved") sound("lay");
  }

  #keepSeat(): void {
    // A guest who sits down looks from their seat; one who lost it watches.
    $effect(() => {
      const seats = this.mine;
      untrack(() => {
        if (this.seat === null ? seats.length : !seats.includes(this.seat)) this.store.sit(seats[0] ?? null);
      });
    });
    // A seat may be lost while we are not listening, or without a message: then the table is requested again.
    $effect(() => {
      const gone = this.store.lost !== null && !this.store.lost.watching;
      if (gone || (this.store.trouble && untrack(() => this.seat) !== null))
        void api.table(this.#first.id).then(this.change, () => undefined);
    });
  }

  #keepTime(): void {
    $effect(() => {
      this.now = Date.now() / 1000;
      if (!this.store.away.some((since) => since !== null)) return;
      const timer = setInterval(() => (this.now = Date.now() / 1000), TICK);
      return () => clearInterval(timer);
    });
  }

  /** What was refused belongs to what could be done then. */
  #forget(): void {
    $effect(() => {
      void this.#offered;
      untrack(() => this.forgive());
    });
  }

  #noteOf(at: number): SeatNote {
    const { level, kind, kept, host, resigned } = this.info.seats[at] as TableInfo["seats"][number];
    const gone = awayFor(this.info, this.store.away, at, this.now);
    const phrase = this.store.said.find(({ seat }) => seat === at)?.phrase ?? "";
    return {
      level,
      computer: kind === "computer",
      empty: kind === "empty",
      kept,
      host: host && this.company,
      resigned,
      away: gone >= 60 ? t.awayFor(spanOf(gone)) : gone ? t.away : "",
      says: t.phrases[phrase] ?? this.#bubbles.of(at),
    };
  }

  /** Takes in what the house answered about the table. */
  readonly change = (changed: TableInfo): void => void (this.#changed = changed);

  unlock(): void {
    this.#unlocked = this.wanted;
    if (this.wanted !== null) this.store.sit(this.wanted);
  }

  move(text: string): void {
    this.forgive();
    this.solo.stop();
    this.forced.resting = false;
    this.store.move(text);
  }

  /** Tries a move that is not offered, so that the house says why. */
  tryOut(text: string | null): void {
    this.forgive();
    const { view, seat } = this;
    if (text) this.store.move(text);
    else if (seat === null) this.#local = t.onlyWatching;
    else if (view && !view.waiting.includes(seat) && !view.over)
      this.#local = t.notYourTurn(view.waiting.map((number) => this.names[number] ?? "").join(", "));
  }

  forgive(): void {
    this.#local = "";
    this.store.refusal = null;
  }

  undo(): void {
    this.solo.stop();
    this.store.undo(this.mine.find((number) => number === this.store.lastMover) ?? this.seat, this.solo.together);
  }

  /** Dismisses the count of a hand. */
  onward(): void {
    this.stage.onward();
    if (this.info.clock && !this.stage.count) this.store.ready(this.mine);
  }

  fill(seat: number, kind: "me" | "computer"): Promise<void> {
    return attempt(async () => this.change(await api.fill(this.info.id, { seat, kind })));
  }

  async leave(): Promise<void> {
    if (this.seat !== null && this.info.phase === "playing" && this.company)
      await attempt(async () => void (await api.leave(this.info.id)));
    go("/");
  }

  rematch(): Promise<void> {
    return attempt(async () => go(`/t/${(await playAgain(this.info.id)).id}`));
  }
}
