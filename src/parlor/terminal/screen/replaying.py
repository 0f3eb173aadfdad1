"""A recorded game, shown move by move, forward and back."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Footer

import parlor
from parlor.terminal import plain_text
from parlor.terminal.reading import how_to_play
from parlor.terminal.screen.felt import Felt
from parlor.terminal.screen.palette import LIGHTS
from parlor.terminal.screen.panels import Sheet
from parlor.terminal.screen.preferences import read_habits
from parlor.terminal.screen.snapshot import Snapshot, laid_open, of_table

HELP = """\
Right, Left           one move forward, one move back
Page down, Page up    to the next hand, to the hand before
Home, End             to the first deal, to the end
Space                 goes on by itself, or stops
E                     whose eyes: all cards open, or one seat after the other
S, G, R               score sheet, log, rules
T                     another light
Q                     leave"""
STEP_SECONDS = 0.8


class ReplayScreen(Screen[None]):
    """The table without a player."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", "Forward", key_display="→"),
        Binding("left", "step(-1)", "Back", key_display="←"),
        Binding("pagedown", "hand(1)", "Next hand", key_display="PgDn"),
        Binding("pageup", "hand(-1)", "Hand before", key_display="PgUp", show=False),
        Binding("home", "go(0)", "Start", show=False),
        Binding("end", "go(-1)", "End", show=False),
        Binding("space", "run", "Go on"),
        Binding("e", "eyes", "Eyes"),
        Binding("s", "scores", "Scores"),
        Binding("g", "log", "Log"),
        Binding("r", "rules", "Rules", show=False),
        Binding("t", "light", "Light", show=False),
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("q,escape", "leave", "Leave", key_display="Q"),
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
        names = [f"Seat {seat}" for seat in range(table.players)]
        if self.eyes is None:
            return laid_open(table, names)
        seen = of_table(table, self.eyes, names, [])
        return Snapshot(seen.view, [], seen.log, seen.results, names)

    def show(self) -> None:
        """Shows the position and says which one it is."""
        self.felt.show(self.now())
        eyes = "all cards open" if self.eyes is None else f"as seat {self.eyes} saw it"
        told = "The deal" if self.here == 0 else f"Move {self.here} of {len(self.moves)}"
        self.felt.tell(f"{told}, {eyes}. ← → walk, Space goes on, ? tells the keys.", "call")

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
                "Score sheet", "\n".join([*plain_text.sheet(now.results, now.reader), "", plain_text.standing(now.view)]).strip(), end=True
            )
        )

    def action_log(self) -> None:
        """G."""
        self.app.push_screen(Sheet("Log", "\n".join(self.now().told()), end=True))

    def action_rules(self) -> None:
        """R."""
        game = self.tables[0].game
        self.app.push_screen(Sheet(f"How to play {game.title}", how_to_play(game.id), markdown=True))

    def action_light(self) -> None:
        """T."""
        names = list(LIGHTS)
        self.app.theme = names[(names.index(self.app.theme) + 1) % len(names)]
        self.show()

    def action_help(self) -> None:
        """The keys."""
        self.app.push_screen(Sheet("Keys", HELP))

    def action_leave(self) -> None:
        """Q."""
        self.app.exit()
