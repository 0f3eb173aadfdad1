"""A recorded game, shown move by move, forward and back."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Footer

import parlor
from parlor.terminal import plain_text
from parlor.terminal.reading import how_to_play
from parlor.terminal.screen.felt import Felt
from parlor.terminal.screen.keys import letter, named
from parlor.terminal.screen.palette import LIGHTS
from parlor.terminal.screen.panels import Sheet
from parlor.terminal.screen.preferences import read_habits
from parlor.terminal.screen.snapshot import Snapshot, laid_open, of_table
from parlor.terminal.texts import text

STEP_SECONDS = 0.8


class ReplayScreen(Screen[None]):
    """The table without a player."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", "key-forward", key_display="→"),
        Binding("left", "step(-1)", "key-back", key_display="←"),
        Binding("pagedown", "hand(1)", "key-next-hand", key_display="PgDn"),
        Binding("pageup", "hand(-1)", "key-hand-before", key_display="PgUp", show=False),
        Binding("home", "go(0)", "key-start", show=False),
        Binding("end", "go(-1)", "key-end", show=False),
        Binding("space", "run", "key-run"),
        letter("e", "eyes", "key-eyes", show=True),
        letter("s", "scores", "key-scores", show=True),
        letter("g", "log", "key-log", show=True),
        letter("r", "rules", "key-rules"),
        letter("t", "light", "key-light"),
        Binding("question_mark", "help", "key-help", key_display="?"),
        letter("q", "leave", "key-leave", show=True),
        Binding("escape", "leave", show=False),
    ]
    DEFAULT_CSS = "ReplayScreen Footer { background: $surface; }"

    def __init__(self, table: parlor.Table) -> None:
        super().__init__()
        record = table.record()
        self.moves: list[tuple[int, str]] = [(seat, move) for seat, move in record["moves"]]
        # Every position shown so far; copies are cheap.
        self.tables = [parlor.replay({**record, "moves": []})]
        self.here = 0
        self.eyes: int | None = None
        self.felt = Felt()
        self.running: Timer | None = None

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys with their names."""
        return named(super().active_bindings)

    def compose(self) -> ComposeResult:
        yield self.felt
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Starts at the deal."""
        self.felt.can_focus = False
        self.app.theme = read_habits().light
        self.show()

    def at(self, place: int) -> parlor.Table:
        """The table after a number of moves."""
        while len(self.tables) <= place:
            following = self.tables[-1].copy()
            seat, move = self.moves[len(self.tables) - 1]
            following.play(move, seat)
            self.tables.append(following)
        return self.tables[place]

    def now(self) -> Snapshot:
        """The position, from the chosen point of view."""
        table = self.at(self.here)
        names = [text("seat-named", seat=seat) for seat in range(table.players)]
        if self.eyes is None:
            return laid_open(table, names)
        seen = of_table(table, self.eyes, names, [])
        return Snapshot(seen.view, [], seen.log, seen.results, names)

    def show(self) -> None:
        """Shows the position and says which one it is."""
        self.felt.show(self.now())
        eyes = text("replay-open") if self.eyes is None else text("replay-as", seat=self.eyes)
        deal = self.here == 0
        told = text("replay-deal", eyes=eyes) if deal else text("replay-move", number=self.here, last=len(self.moves), eyes=eyes)
        self.felt.tell(told, "call")

    def action_step(self, by: int) -> None:
        """Arrows."""
        self.here = max(0, min(len(self.moves), self.here + by))
        self.show()

    def action_go(self, place: int) -> None:
        """Home and End."""
        self.here = place if place >= 0 else len(self.moves)
        self.show()

    def action_hand(self, by: int) -> None:
        """Goes to the beginning of the next hand, of this one, or of the one before."""
        began = self.at(self.here).hand
        if by > 0:
            while self.here < len(self.moves) and self.at(self.here).hand == began:
                self.here += 1
        elif self.here > 0:
            wanted = self.at(self.here - 1).hand
            while self.here > 0 and self.at(self.here - 1).hand == wanted:
                self.here -= 1
        self.show()

    def action_run(self) -> None:
        """Starts or stops playing automatically."""
        if self.running is None:
            self.running = self.set_interval(STEP_SECONDS, self.ahead)
        else:
            self.running.stop()
            self.running = None

    def ahead(self) -> None:
        """Makes one move of an automatic replay."""
        self.action_step(1)
        if self.here == len(self.moves) and self.running is not None:
            self.action_run()

    def action_eyes(self) -> None:
        """Switches to the next point of view."""
        players = self.tables[0].players
        self.eyes = 0 if self.eyes is None else self.eyes + 1 if self.eyes + 1 < players else None
        self.show()

    def action_scores(self) -> None:
        """S."""
        now = self.now()
        self.app.push_screen(
            Sheet(
                text("scores-title"),
                "\n".join([*plain_text.sheet(now.results, now.reader), "", plain_text.standing(now.view)]).strip(),
                end=True,
            )
        )

    def action_log(self) -> None:
        """G."""
        self.app.push_screen(Sheet(text("log-title"), "\n".join(self.now().told()), end=True))

    def action_rules(self) -> None:
        """R."""
        game = self.tables[0].game
        self.app.push_screen(Sheet(text("rules-title", game=game.title), how_to_play(game.id), markdown=True))

    def action_light(self) -> None:
        """T."""
        names = list(LIGHTS)
        self.app.theme = names[(names.index(self.app.theme) + 1) % len(names)]
        self.show()

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(Sheet(text("keys-title"), text("keys-replay")))

    def action_leave(self) -> None:
        """Q."""
        self.app.exit()
