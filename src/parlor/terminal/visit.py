"""A table of a house in plain lines: asks for the user's moves, and reports what the others do."""

import asyncio
import threading
from collections.abc import Coroutine
from queue import SimpleQueue
from typing import Any, TypeVar

import parlor
from parlor.terminal import plain_text
from parlor.terminal.errors import CommandError
from parlor.terminal.plain_dialog import Leave, Talk, ask, say, sentence
from parlor.terminal.screen.house_client import strange
from parlor.terminal.screen.people import level_of
from parlor.terminal.screen.remote_table import RemoteTable
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.texts import text
from parlor.terminal.wording import Refusal, summary_of

T = TypeVar("T")


def join(link: str, seat: int | None, name: str | None, keep: str | None) -> None:
    """Joins a table of a house; saves the record of a finished game if requested."""
    Visit(RemoteTable(link, seat, name), keep).run()


class Visit(Talk):
    """A seat at a table of a house. A separate thread listens to the house, because this one waits for the keyboard."""

    def __init__(self, company: RemoteTable, keep: str | None) -> None:
        super().__init__()
        self.commands["table"] = self.arrange
        self.counted = 0
        self.company = company
        self.keep = keep
        self.shown: Snapshot | None = None
        self.moments: SimpleQueue[tuple[int, Snapshot] | CommandError] = SimpleQueue()
        self.noticed = ""
        self.loop = asyncio.new_event_loop()

    def help(self) -> str:
        return f"{super().help()}\n{text('help-visit')}"

    def run(self) -> None:
        """Plays until the game is over or the person leaves."""
        listening = threading.Thread(target=self.loop.run_forever, daemon=True)
        listening.start()
        following = asyncio.run_coroutine_threadsafe(self.follow(), self.loop)
        try:
            self.sit()
        except (KeyError, IndexError, TypeError, AttributeError) as error:
            raise CommandError(strange()) from error
        except (EOFError, KeyboardInterrupt, Leave):
            say("")
            say(text("house-left"))
        finally:
            following.cancel()
            self.wait(self.company.close())
            self.loop.call_soon_threadsafe(self.loop.stop)
            listening.join()
            self.loop.close()

    async def follow(self) -> None:
        """Listens to the house, whatever happens at the keyboard."""
        try:
            await self.company.run(self.show, self.notice)
        except CommandError as trouble:
            self.moments.put(trouble)

    async def show(self, now: Snapshot) -> None:
        """A new moment at the table."""
        self.noticed = ""
        self.moments.put((self.company.reached, now))

    def notice(self, said: str) -> None:
        """Shows something that is not part of the game, only once."""
        if said != self.noticed:
            say(sentence(said))
        self.noticed = said

    def wait(self, asked: Coroutine[Any, Any, T]) -> T:
        """Waits for the house's answer."""
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result()

    def sit(self) -> None:
        """Goes through every moment of the game, to its end."""
        while True:
            try:
                number, now = self.next()
            except KeyboardInterrupt:
                self.pause()
                continue
            if self.shown is None:
                self.welcome(now)
            self.shown = now
            self.unheard(len(now.log))
            self.heard.setdefault(now.seat, max(self.heard.values(), default=0))
            if now.view["over"]:
                self.news(now.seat)
                for line in plain_text.ending(now.view):
                    say(line)
                if self.keep is not None:
                    self.save(0, self.keep)
                return
            if len(now.results) > self.counted:
                self.counted = len(now.results)
                self.wait(self.company.ready())
            if number < self.company.made or self.changed():
                continue
            if now.choices and now.seat is not None:
                self.turn(now.seat, text("your-move"))
            else:
                self.news(now.seat)

    def pause(self) -> None:
        """Lets a person type while waiting for others."""
        say("")
        word, _, rest = " ".join(ask(text("house-pause")).split()).partition(" ")
        if word == "quit":
            raise Leave
        if word == "table":
            self.arrange(0, rest)
        elif word in ("view", "scores", "log", "rules") and self.shown is not None:
            self.commands[word](self.shown.seat or 0, rest)
        elif word:
            say(text("house-later"))

    def arrange(self, seat: int, rest: str) -> bool:
        """Shows the people at the table, or sends a request about seats."""
        offers = self.company.offers()
        offer = next((each for each in offers if each.words == rest.lower()), None)
        if offer is None:
            if rest:
                say(text("house-not-now", text=rest))
            for line in self.company.seated():
                say(line)
            for each in offers:
                say(f"  table {each.words:<12} {each.text}")
            return False
        if offer.question and ask(text("house-really", question=offer.question)).strip().lower() != text("house-yes"):
            say(text("house-nothing"))
            return False
        reason = self.wait(self.company.wish(offer))
        say(text("house-not-done", why=sentence(reason)) if reason is not None else text("house-done", what=sentence(offer.text)))
        return reason is None

    def next(self) -> tuple[int, Snapshot]:
        """The next moment, as soon as there is one."""
        moment = self.moments.get()
        if isinstance(moment, CommandError):
            raise moment
        return moment

    def changed(self) -> bool:
        return not self.moments.empty()

    def welcome(self, now: Snapshot) -> None:
        """Says what is being played, and with whom."""
        say(text("welcome-game", game=now.game.title, summary=summary_of(now.game)))
        others = [self.introduced(seat, who) for seat, who in enumerate(self.company.info["seats"]) if seat != now.seat]
        you = text("house-you-watch") if now.seat is None else text("house-you-are", seat=now.seat)
        say(text("house-welcome", players=now.players, who="; ".join([you, *others])))
        say(text("welcome-help" if now.seat is not None else "house-welcome-watch"))

    def introduced(self, seat: int, who: dict[str, Any]) -> str:
        """Who sits in another seat."""
        if who["kind"] == "computer":
            return text("house-computer-plays", seat=seat, level=level_of(who))
        return text("house-seat-is", number=seat, name=who["name"] or text("house-empty"))

    def now(self, seat: int | None) -> Snapshot:
        assert self.shown is not None
        return self.shown

    def play(self, seat: int, move: str) -> str | None:
        return self.reason(seat, self.wait(self.company.play(move)))

    def reason(self, seat: int, refusal: Refusal | None) -> str | None:
        """A refusal in words."""
        return None if refusal is None else refusal.worded(self.reader(seat))

    def tried(self, seat: int, move: str) -> str | None:
        """The house's reason why a move is refused; a move that it might accept is not sent."""
        if move in self.legal(seat):
            return None
        return text("house-changed") if self.changed() else self.play(seat, move)

    def undo(self, seat: int) -> str | None:
        return self.reason(seat, self.wait(self.company.undo()))

    def advice(self, seat: int) -> list[parlor.Candidate] | str:
        return self.wait(self.company.hint())

    def written(self, name: str) -> str:
        return self.wait(self.company.save(name))
