"""A game in plain lines: easy to read aloud, and usable without a screen or by scripts."""

import sys

import parlor
from parlor.terminal import plain_text, record_files, unfinished
from parlor.terminal.plain_dialog import Leave, Talk, ask, say
from parlor.terminal.reacting import next_to_act
from parlor.terminal.screen.snapshot import Snapshot, of_table
from parlor.terminal.texts import text
from parlor.terminal.undoing import taken_back
from parlor.terminal.wording import summary_of

HINT_SECONDS = 1.0


class Session(Talk):
    """One table, with some seats at the keyboard and all others played by the computer."""

    def __init__(self, table: parlor.Table, people: list[int], computer: parlor.Player, keep: str | None) -> None:
        super().__init__()
        self.table = table
        self.people = people
        self.computer = computer
        self.keep = keep
        self.looking: int | None = people[0] if len(people) == 1 else None

    def run(self) -> None:
        """Plays until the game is over or the last person leaves; saves the record if requested."""
        try:
            self.welcome()
            while not self.table.over:
                seat = next_to_act(self.table, self.people, self.computer)
                if seat in self.people:
                    self.person(seat)
                else:
                    self.table.play(self.computer.choose(self.table, seat), seat)
            self.farewell()
            if self.keep is None:
                unfinished.finish(self.table)
        except (EOFError, KeyboardInterrupt, Leave):
            say("")
            say(text("leave-plain"))
            self.put_away()
        if self.keep is not None:
            self.save(0, self.keep)

    def put_away(self) -> None:
        """Keeps the game that was left, so that it can go on."""
        if self.keep is None and any(seat in self.people for seat, _ in self.table.record()["moves"]):
            unfinished.keep(self.table, self.people, self.computer.level)
            say(text("leave-plain-kept", file=unfinished.path_of(self.table.game.id)))

    def welcome(self) -> None:
        """Says what is being played, and who sits where."""
        game = self.table.game
        say(text("welcome-game", game=game.title, summary=summary_of(game)))
        if self.table.players > 1:
            keys = ("welcome-one", "welcome-one-others") if len(self.people) == 1 else ("welcome-several", "welcome-several-others")
            key = keys[len(self.people) < self.table.players]
            seats = ", ".join([str(seat) for seat in self.people])
            level = text(f"level-{self.computer.level}")
            say(text(key, players=self.table.players, seat=self.people[0], seats=seats, level=level))
        chosen = ", ".join([f"{name} {value}" for name, value in self.table.options.items()])
        if chosen:
            say(text("welcome-options", options=chosen))
        if self.table.players == 1 and isinstance(self.table.seed, int):
            say(text("welcome-deal", number=self.table.seed))
        say(text("welcome-help"))

    def farewell(self) -> None:
        """Shows the last news, and who has won."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.news(self.people[0])
        for line in plain_text.ending(self.table.view(seat)):
            say(line)

    def person(self, seat: int) -> None:
        """Plays a person's turn, after passing the keyboard if necessary."""
        if self.looking != seat and len(self.people) > 1:
            self.hand_over(seat)
        self.looking = seat
        self.turn(seat, text("your-move") if len(self.people) == 1 else text("seats-move", seat=seat))

    def hand_over(self, seat: int) -> None:
        """Passes the keyboard to another person without showing them the previous player's cards."""
        if self.looking is not None:
            say("\033[2J\033[H" if sys.stdout.isatty() else "\n" * 3)
        ask(text("hand-over", seat=seat))

    def now(self, seat: int | None) -> Snapshot:
        return of_table(self.table, seat, [text("seat-named", seat=each) for each in range(self.table.players)], [])

    def play(self, seat: int, move: str) -> str | None:
        try:
            self.table.play(move, seat)
        except parlor.IllegalMove as refusal:
            return str(refusal)
        return None

    def tried(self, seat: int, move: str) -> str | None:
        try:
            self.table.copy().play(move, seat)
        except parlor.IllegalMove as refusal:
            return str(refusal)
        return None

    def undo(self, seat: int) -> str | None:
        try:
            self.table = taken_back(self.table, self.people)
        except parlor.IllegalMove as refusal:
            return str(refusal)
        self.unheard(self.table.heard)
        return None

    def advice(self, seat: int) -> list[parlor.Candidate] | str:
        return parlor.player("expert", seconds=HINT_SECONDS).advise(self.table, seat)

    def written(self, name: str) -> str:
        record_files.save(self.table, name)
        return text("saved-in", file=name)

    def save(self, seat: int, rest: str) -> None:
        super().save(seat, rest or self.keep or "")
