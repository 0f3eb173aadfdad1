"""The other side of the screen: the same interface for a local table and for one in a house."""

import asyncio
from collections.abc import Awaitable, Callable

import parlor
from parlor.terminal import record_files, unfinished
from parlor.terminal.reacting import next_to_act, quickest
from parlor.terminal.screen.bot_process import BotProcess
from parlor.terminal.screen.people import Offer
from parlor.terminal.screen.snapshot import Snapshot, of_table
from parlor.terminal.texts import text
from parlor.terminal.undoing import taken_back
from parlor.terminal.wording import Refusal

Show = Callable[[Snapshot], Awaitable[None]]
Notice = Callable[[str], None]
# How long a computer player's move is shown before the next one.
PACES = {"instant": 0.0, "brisk": 0.6, "calm": 1.6}
# Where seats act without turns, a computer player takes its reaction time, times this.
REACTING = {"instant": 0.3, "brisk": 1.0, "calm": 1.6}


class TableBackend:
    """A table with a seat for the user. Everything that can be refused returns the reason, or None."""

    pace = "brisk"

    async def run(self, show: Show, notice: Notice) -> None:
        """Shows every moment of the game until it is over, and reports what is not part of it."""
        raise NotImplementedError

    async def play(self, move: str) -> Refusal | None:
        """Makes a move."""
        raise NotImplementedError

    async def undo(self) -> Refusal | None:
        """Takes back the last move."""
        raise NotImplementedError

    async def hint(self) -> list[parlor.Candidate] | str:
        """What an expert would do, best first; or why there is no hint."""
        raise NotImplementedError

    async def again(self) -> str | None:
        """Starts the same game again; then call `run` once more."""
        raise NotImplementedError

    async def save(self, name: str) -> str:
        """Saves the record, and says where."""
        raise NotImplementedError

    def leaving(self) -> str | None:
        """What a player who leaves now should know; None if there is nothing to ask."""
        return None

    def seated(self) -> list[str]:
        """Who sits where, as lines; empty if nobody else can join."""
        return []

    def offers(self) -> list[Offer]:
        """What can be requested about seats."""
        return []

    async def wish(self, offer: Offer) -> str | None:
        """Sends a request about seats."""
        raise NotImplementedError

    async def ready(self) -> None:
        """Says that the count of a hand has been read."""

    async def close(self) -> None:
        """Leaves the table."""


class LocalTable(TableBackend):
    """A table on this machine, with some seats at the keyboard and all others played by the computer."""

    def __init__(self, table: parlor.Table, people: list[int], computer: parlor.Player, keep: str | None = None) -> None:
        self.table = table
        self.people = people
        self.computer = computer
        self.keep = keep
        """The file that the game is saved in when the player leaves; without one, a game that goes on is kept as unfinished."""
        self.looking = people[0]
        self.moved = asyncio.Event()
        self.thinker = BotProcess()

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [text("seat-named", seat=seat) for seat in range(self.table.players)]

    @property
    def states(self) -> list[str]:
        """Who plays them."""
        return ["" if seat in self.people else text(f"level-{self.computer.level}") for seat in range(self.table.players)]

    def now(self, *, covered: bool = False) -> Snapshot:
        """The current moment, as the current player sees it."""
        return of_table(self.table, self.looking, self.names, self.states, covered=covered)

    async def run(self, show: Show, notice: Notice) -> None:
        await show(self.now(covered=len(self.people) > 1))
        while not self.table.over:
            seat = next_to_act(self.table, self.people, self.computer)
            if self.table.together and len(self.people) == 1:
                await self.race()
            elif seat in self.people:
                if seat != self.looking:
                    self.looking = seat
                    await show(self.now(covered=True))
                await self.moved.wait()
                self.moved.clear()
            else:
                await asyncio.sleep(PACES[self.pace] * self.computer.pace(self.table, seat))
                if seat in self.table.waiting:
                    await self.computer_moves(seat)
            await show(self.now())
        self.remember()

    async def race(self) -> None:
        """One move where seats act without turns: the person at the keyboard has as long as the quickest computer player takes."""
        first = quickest(self.table, self.people, self.computer)
        try:
            await asyncio.wait_for(self.moved.wait(), None if first is None else REACTING[self.pace] * first[0])
            self.moved.clear()
        except TimeoutError:
            if first is not None and first[1] in self.table.waiting:
                await self.computer_moves(first[1])

    def remember(self) -> None:
        """Keeps the game, so that it can go on even if the window is closed."""
        if self.keep is None:
            unfinished.keep(self.table, self.people, self.computer.level)

    def leaving(self) -> str | None:
        if self.table.over:
            return None
        if self.keep is not None:
            return text("leave-saved", file=self.keep)
        return text("leave-kept" if self.has_moved() else "leave-fresh")

    def has_moved(self) -> bool:
        """Whether somebody at the keyboard has made a move."""
        return any(seat in self.people for seat, _ in self.table.record()["moves"])

    async def computer_moves(self, seat: int) -> None:
        """Makes one move of a computer player; a person may have been faster."""
        before = self.table.heard
        if self.computer.level in parlor.THINKING:
            move = await self.thinker.choose(self.computer, self.table, seat)
        else:
            move = self.computer.choose(self.table, seat)
        if self.table.heard == before:
            self.table.play(move, seat)

    async def play(self, move: str) -> Refusal | None:
        try:
            self.table.play(move, self.looking)
        except parlor.IllegalMove as refusal:
            return Refusal(str(refusal), refusal.key, refusal.params)
        self.remember()
        self.moved.set()
        return None

    async def undo(self) -> Refusal | None:
        try:
            self.table = taken_back(self.table, self.people)
        except parlor.IllegalMove as refusal:
            return Refusal(str(refusal), refusal.key, refusal.params)
        self.remember()
        self.moved.set()
        return None

    async def hint(self) -> list[parlor.Candidate] | str:
        if self.looking not in self.table.waiting:
            return text("not-your-turn")
        return await self.thinker.advise(self.table, self.looking)

    async def again(self) -> str | None:
        table = self.table
        self.table = parlor.deal(table.game.id, table.players, options=dict(table.options))
        return None

    async def save(self, name: str) -> str:
        record_files.save(self.table, name)
        return text("saved-in", file=name)

    async def close(self) -> None:
        if self.has_moved():
            self.remember()
        self.thinker.stop()
