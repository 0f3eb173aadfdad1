"""The screen of a game in progress."""

import asyncio
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, RichLog, Static

from parlor.terminal import plain_text
from parlor.terminal.errors import CommandError
from parlor.terminal.plain_dialog import capital, sentence
from parlor.terminal.reading import how_to_play
from parlor.terminal.screen.card_facts import line_of, sheet_of
from parlor.terminal.screen.faces import HIDDEN
from parlor.terminal.screen.felt import Felt
from parlor.terminal.screen.keys import letter, named
from parlor.terminal.screen.palette import LIGHTS
from parlor.terminal.screen.panels import Cover, Leaving, Menu, Question, Sheet
from parlor.terminal.screen.picker import Picker
from parlor.terminal.screen.preferences import Preferences, read_habits, write_habits
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.table_backend import PACES, TableBackend
from parlor.terminal.screen.trick_pause import gathered
from parlor.terminal.screen.tricks import last_trick
from parlor.terminal.texts import text
from parlor.terminal.wording import Refusal, told
from parlor.words.say import ANYONE

# From this width on, the score sheet and the log are beside the table.
WIDE = 112


class TableScreen(Screen[None]):
    """The table, what is beside it, and all keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("tab", "next_open", show=False, priority=True),
        Binding("enter", "press", "key-play", key_display="Enter"),
        Binding("space", "mark", "key-pick"),
        Binding("escape", "escape", show=False),
        letter("d", "say('draw')", "key-draw"),
        letter("p", "say('pass')", "key-pass"),
        letter("h", "hint", "key-hint", show=True),
        letter("i", "inspect", "key-inspect", show=True),
        letter("u", "undo", "key-undo", show=True),
        letter("l", "last_trick", "key-last-trick"),
        letter("s", "scores", "key-scores", show=True),
        letter("g", "log", "key-log"),
        letter("r", "rules", "key-rules", show=True),
        letter("o", "sort", "key-sort"),
        letter("t", "light", "key-light"),
        letter("f", "pace", "key-pace"),
        letter("w", "write", "key-write"),
        letter("m", "people", "key-people"),
        letter("n", "again", "key-again"),
        Binding("question_mark", "help", "key-help", key_display="?"),
        letter("q", "leave", "key-leave", show=True),
        *[Binding(str(number), f"push({number})", show=False) for number in range(1, 10)],
    ]
    DEFAULT_CSS = """
    TableScreen #side { width: 38; background: $surface; padding: 0 1; display: none; }
    TableScreen.wide #side { display: block; }
    TableScreen #scores { height: auto; max-height: 40%; border-bottom: solid $secondary; }
    TableScreen #log { height: 1fr; background: $surface; scrollbar-size-vertical: 1; }
    TableScreen Footer { background: $surface; }
    """

    def __init__(self, company: TableBackend) -> None:
        super().__init__()
        self.company = company
        self.felt = Felt()
        self.told = 0
        self.gathering = False
        """A trick that was taken is still being shown."""
        self.note = ""
        """What to say when the next moment is shown."""
        self.trouble: CommandError | None = None

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys with their names."""
        return named(super().active_bindings)

    def compose(self) -> ComposeResult:
        with Horizontal():
            yield self.felt
            with Vertical(id="side"):
                yield Static(id="scores", markup=False)
                log = RichLog(id="log", wrap=True, min_width=20)
                log.can_focus = False
                yield log
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Opens the table."""
        self.felt.focus()
        habits = read_habits()
        self.app.theme = habits.light
        self.felt.order = habits.order
        self.company.pace = habits.pace
        self.set_interval(1.0, self.tick)
        self.begin()

    def tick(self) -> None:
        """Makes a running clock move."""
        if self.felt.now is not None and self.felt.now.deadline is not None:
            self.felt.draw()

    def keep(self) -> None:
        """Saves the user's preferences."""
        write_habits(Preferences(self.app.theme, self.company.pace, self.felt.order))

    def begin(self) -> None:
        """Plays a game to its end in the background."""
        self.gathering = False
        self.run_worker(self.playing(), name="playing", group="playing", exclusive=True)

    async def playing(self) -> None:
        """Follows what happens at the table."""
        try:
            await self.company.run(self.show, self.notice)
        except CommandError as trouble:
            self.trouble = trouble
            self.app.exit()

    def on_resize(self) -> None:
        """There is room for more beside the table, or no longer."""
        self.set_class(self.app.size.width >= WIDE, "wide")

    # Display

    async def show(self, now: Snapshot) -> None:
        """Shows a moment; a taken trick is first shown complete, and a finished hand is counted."""
        before = self.felt.now
        if now.covered and now.seat is not None:
            await self.app.push_screen_wait(Cover(now.seat))
        if before is not None and (whole := gathered(before, now)) is not None:
            self.felt.show(whole)
            self.gathering = True
            await asyncio.sleep(1.5 * PACES[self.company.pace])
            self.gathering = False
        self.felt.show(now)
        if self.note:
            self.felt.tell(self.note, "chalk")
        self.beside(now)
        if before is not None and len(now.results) > len(before.results):
            lines = [*plain_text.sheet(now.results, now.reader)[-40:], "", *self.standing(now)]
            await self.app.push_screen_wait(Sheet(text("counted-title", number=len(now.results)), "\n".join(lines), end=True))
            await self.company.ready()

    def standing(self, now: Snapshot) -> list[str]:
        """The totals, or the final result."""
        if now.view["over"]:
            return plain_text.ending(now.view)
        return [f"{now.called(seat):<16} {score:+}" for seat, score in enumerate(now.view["scores"])]

    def beside(self, now: Snapshot) -> None:
        """Shows scores and log at the side, unless the screen is being closed."""
        if not self.query("#scores"):
            return
        self.query_one("#scores", Static).update("\n".join(self.standing(now)))
        log = self.query_one("#log", RichLog)
        if len(now.log) < self.told:
            log.clear()
            self.told = 0
        for line in now.log[self.told :]:
            log.write(told(line, now.reader))
        self.told = len(now.log)

    def notice(self, said: str) -> None:
        """Shows something that is not part of the game."""
        self.felt.tell(sentence(said), "chalk")

    # Moves

    def on_felt_play(self, message: Felt.Play) -> None:
        """Makes a move, or says why it is illegal; while a trick is being shown, another key press is ignored."""
        if not self.gathering:
            self.run_worker(self.make(message.move), group="move")

    async def make(self, move: str) -> None:
        """Makes a move, or shows the table's refusal."""
        self.note = ""
        refusal = await self.company.play(move)
        if refusal is not None:
            self.refused(refusal)

    def refused(self, refusal: Refusal) -> None:
        """Shows a refusal."""
        now = self.felt.now
        self.felt.tell(sentence(refusal.text if now is None else refusal.worded(now.reader)), "brick")

    def on_felt_pick(self, message: Felt.Pick) -> None:
        """Asks which move to make."""
        self.app.push_screen(Picker(message.title, message.moves, self.felt.choosing), self.picked)

    def picked(self, move: str | None) -> None:
        """A move was picked, or none."""
        if move is not None:
            self.run_worker(self.make(move), group="move")

    # Keys

    def action_walk(self, across: int, down: int) -> None:
        """Arrows."""
        self.felt.walk(across, down)

    def action_next_open(self) -> None:
        """Tab."""
        self.felt.next_open()

    def action_press(self) -> None:
        """Enter."""
        self.felt.press()

    def action_mark(self) -> None:
        """Space."""
        self.felt.mark()

    def action_escape(self) -> None:
        """Escape."""
        self.felt.escape()

    def action_say(self, verb: str) -> None:
        """D and P."""
        if self.felt.now is not None:
            self.felt.say(verb)

    def action_push(self, number: int) -> None:
        """Digits."""
        self.felt.push(number)

    def action_sort(self) -> None:
        """O."""
        self.felt.sort()
        self.keep()

    def action_light(self) -> None:
        """T."""
        names = list(LIGHTS)
        self.app.theme = names[(names.index(self.app.theme) + 1) % len(names)]
        self.felt.tell(text("light-is", name=text(f"light-{self.app.theme}")), "chalk")
        self.keep()

    def action_pace(self) -> None:
        """F."""
        names = list(PACES)
        self.company.pace = names[(names.index(self.company.pace) + 1) % len(names)]
        self.felt.tell(text("pace-is", name=text(f"pace-{self.company.pace}")), "chalk")
        self.keep()

    def action_hint(self) -> None:
        """H."""
        self.run_worker(self.hinting(), group="hint", exclusive=True)

    async def hinting(self) -> None:
        """Asks an expert."""
        before = self.felt.now
        self.felt.tell(text("thinking"), "chalk")
        found = await self.company.hint()
        if self.felt.now is not before:
            return
        if isinstance(found, str):
            self.felt.tell(sentence(found), "brick")
        elif found:
            spoken = self.felt.choosing.spoken
            self.felt.hint(found[0].move)
            self.felt.tell(text("expert-would", move=spoken(found[0].move)))
            self.app.push_screen(
                Sheet(
                    text("expert-title"),
                    "\n".join(plain_text.thoughts(found, before.reader if before is not None else ANYONE, spoken)),
                )
            )

    def action_undo(self) -> None:
        """U."""
        self.run_worker(self.undoing(), group="move")

    async def undoing(self) -> None:
        """Takes back the last move."""
        self.note = text("taken-back")
        refusal = await self.company.undo()
        if refusal is not None:
            self.note = ""
            self.refused(refusal)

    def action_people(self) -> None:
        """M."""
        self.run_worker(self.arranging(), group="people", exclusive=True)

    async def arranging(self) -> None:
        """Shows who sits where, and what can be done about it."""
        lines, offers = self.company.seated(), self.company.offers()
        if not lines:
            self.felt.tell(text("nobody-comes"), "chalk")
            return
        chosen = await self.app.push_screen_wait(Menu(text("people-title"), lines, [sentence(capital(each.text)) for each in offers]))
        if chosen is None:
            return
        offer = offers[chosen]
        if (
            offer.question
            and await self.app.push_screen_wait(Menu(offer.question, [], [text("no-dont"), text("yes-do", what=offer.text)])) != 1
        ):
            return
        reason = await self.company.wish(offer)
        if reason is not None:
            self.felt.tell(sentence(reason), "brick")

    def action_last_trick(self) -> None:
        """L."""
        now = self.felt.now
        found = last_trick(now) if now is not None else None
        if now is None or found is None:
            self.felt.tell(text("no-trick-yet"), "chalk")
            return
        faces = self.felt.faces
        cards = [f"{now.called(seat):<16} {faces.of(card).short:<6} {faces.of(card).name}" for seat, card in found[0]]
        self.app.push_screen(Sheet(text("last-trick-title"), "\n".join([*cards, "", told(found[1], now.reader)])))

    def action_scores(self) -> None:
        """S."""
        now = self.felt.now
        if now is not None:
            lines = [*plain_text.sheet(now.results, now.reader), "", *self.standing(now)]
            self.app.push_screen(Sheet(text("scores-title"), "\n".join(lines).strip(), end=True))

    def action_log(self) -> None:
        """G."""
        now = self.felt.now
        if now is not None:
            self.app.push_screen(Sheet(text("log-title"), "\n".join(now.told()), end=True))

    def action_rules(self) -> None:
        """R."""
        if self.felt.now is not None:
            game = self.felt.now.game
            self.app.push_screen(Sheet(text("rules-title", game=game.title), how_to_play(game.id), markdown=True))

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(Sheet(text("keys-title"), text("keys-table")))

    def action_write(self) -> None:
        """W."""
        if self.felt.now is not None:
            self.app.push_screen(Question(text("write-where"), f"{self.felt.now.game.id}.json"), self.written)

    async def written(self, name: str | None) -> None:
        """Saves the record."""
        if name is None:
            return
        try:
            self.felt.tell(sentence(await self.company.save(name)), "chalk")
        except CommandError as trouble:
            self.felt.tell(sentence(text("not-saved", why=str(trouble))), "brick")

    async def action_again(self) -> None:
        """N."""
        now = self.felt.now
        if now is None or not now.view["over"]:
            self.felt.tell(text("not-over"), "chalk")
            return
        reason = await self.company.again()
        if reason is not None:
            self.felt.tell(sentence(reason), "brick")
            return
        self.felt.now = None
        self.begin()

    def action_leave(self) -> None:
        """Q: asks first, unless there is nothing to lose."""
        known = self.company.leaving()
        if known is None:
            self.app.exit()
        else:
            self.app.push_screen(Leaving(known), self.left)

    def left(self, answer: int | None) -> None:
        """The player leaves, or stays after all."""
        if answer == 0:
            self.app.exit()

    def action_inspect(self) -> None:
        """I."""
        spot, now = self.felt.spot(), self.felt.now
        if now is None or spot is None or spot.button is not None or spot.card in (None, HIDDEN):
            self.felt.tell(text("card-none"), "chalk")
            return
        code = spot.card or ""
        self.app.push_screen(Sheet(line_of(now.game, code).partition(" · ")[0], sheet_of(now.game, code)))

    async def on_unmount(self) -> None:
        """The player has left."""
        await self.company.close()


def ended(now: Snapshot | None) -> list[str]:
    """What is printed in the terminal after the screen has closed."""
    return plain_text.ending(now.view) if now is not None and now.view["over"] else []
