"""A table of a house in plain lines: one's own turn is asked for, and what the others do is told as it happens."""

import asyncio
import threading
from collections.abc import Coroutine
from queue import SimpleQueue
from typing import Any, TypeVar

import parlor
from parlor.terminal import show
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.visiting import Visiting
from parlor.terminal.talking import Leave, Talk, say, sentence
from parlor.terminal.trouble import Trouble

T = TypeVar("T")


def join(link: str, seat: int | None, name: str | None, keep: str | None) -> None:
    """Sits down at a table of a house; the record of a finished game is kept where that was asked for."""
    Visit(Visiting(link, seat, name), keep).run()


class Visit(Talk):
    """A seat at a table of a house. The house is listened to in a thread of its own, since a keyboard is waited for in this one."""

    def __init__(self, company: Visiting, keep: str | None) -> None:
        super().__init__()
        self.company = company
        self.keep = keep
        self.shown: Snapshot | None = None
        self.moments: SimpleQueue[tuple[int, Snapshot] | Trouble] = SimpleQueue()
        self.noticed = ""
        self.loop = asyncio.new_event_loop()

    def run(self) -> None:
        """Plays until the game is over or the person leaves."""
        listening = threading.Thread(target=self.loop.run_forever, daemon=True)
        listening.start()
        following = asyncio.run_coroutine_threadsafe(self.follow(), self.loop)
        try:
            self.sit()
        except (EOFError, KeyboardInterrupt, Leave):
            say("")
            say("You leave the table. Your seat is kept: the link brings you back.")
        finally:
            following.cancel()
            self.wait(self.company.close())
            self.loop.call_soon_threadsafe(self.loop.stop)
            listening.join()
            self.loop.close()

    async def follow(self) -> None:
        """Hears the house, whatever happens at the keyboard."""
        try:
            await self.company.run(self.show, self.notice)
        except Trouble as trouble:
            self.moments.put(trouble)

    async def show(self, now: Snapshot) -> None:
        """A new moment at the table."""
        self.noticed = ""
        self.moments.put((self.company.reached, now))

    def notice(self, text: str) -> None:
        """Something that is not part of the game, said once."""
        if text != self.noticed:
            say(sentence(text))
        self.noticed = text

    def wait(self, asked: Coroutine[Any, Any, T]) -> T:
        """What the house answers."""
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result()

    def sit(self) -> None:
        """Every moment of the game, to its end."""
        while True:
            number, now = self.next()
            if self.shown is None:
                self.welcome(now)
            self.shown = now
            self.unheard(len(now.log))
            if now.view["over"]:
                self.news(now.seat)
                for line in show.ending(now.view):
                    say(line)
                if self.keep is not None:
                    self.save(0, self.keep)
                return
            if number < self.company.made or self.changed():
                continue
            if now.choices and now.seat is not None:
                self.turn(now.seat, "Your move: ")
            else:
                self.news(now.seat)

    def next(self) -> tuple[int, Snapshot]:
        """The next moment, as soon as there is one."""
        moment = self.moments.get()
        if isinstance(moment, Trouble):
            raise moment
        return moment

    def changed(self) -> bool:
        return not self.moments.empty()

    def welcome(self, now: Snapshot) -> None:
        """What is played, and with whom."""
        say(f"{now.game.title}: {now.game.summary}")
        others = [
            f"seat {seat} is {who['name'] or 'empty'}" if who["kind"] != "computer" else f"the computer plays seat {seat} ({who['level']})"
            for seat, who in enumerate(self.company.info["seats"])
            if seat != now.seat
        ]
        you = "you watch" if now.seat is None else f"you are seat {now.seat}"
        say(f"{now.players} player{'s' if now.players > 1 else ''}: {'; '.join([you, *others])}.")
        say("Type ? for help." if now.seat is not None else "Press Ctrl-C to leave.")

    def now(self, seat: int | None) -> Snapshot:
        assert self.shown is not None
        return self.shown

    def play(self, seat: int, move: str) -> str | None:
        return self.wait(self.company.play(move))

    def tried(self, seat: int, move: str) -> str | None:
        """The house tells why a move is refused; one that it would not refuse is not said to it."""
        if move in self.legal(seat):
            return None
        return "The table has changed: look again" if self.changed() else self.wait(self.company.play(move))

    def undo(self, seat: int) -> str | None:
        return self.wait(self.company.undo())

    def advice(self, seat: int) -> list[parlor.Candidate] | str:
        return self.wait(self.company.hint())

    def written(self, name: str) -> str:
        return self.wait(self.company.save(name))
