"""A seat for an outside program: it gets its view, is asked for its move, learns why a move is refused, and may resign."""

import contextlib
import shlex
import subprocess
import time
from types import TracebackType
from typing import Any

import parlor
from parlor.core.messages import BadArgument, Message, short
from parlor.lab.line import PROTOCOL, Broken, Garbled, Line
from parlor.lab.words import Trouble
from parlor.pages import common_of, rules_of
from parlor.words.say import ENGLISH, Reader, say

# How many wrong answers a program may give to a question before it loses.
TRIES = 3
# Seconds for the greeting and for shutting down: a program may have a lot to load.
GREETING = 30.0
PARTING = 2.0


class Forfeit(Trouble):
    """The program has given up its seat: it resigned, went silent, ended, or kept making illegal moves."""


class OutsidePlayer:
    """A player at the other end of a line. `choose` is all that a tournament needs."""

    def __init__(self, line: Line, seconds: float) -> None:
        self.line = line
        self.seconds = seconds
        self.name = "an outside program"
        self._asked = 0

    def sit_down(self, table: parlor.Table, seat: int) -> None:
        """Tells the program what is being played, and gets its name."""
        game = table.game
        self.line.say(
            {
                "do": "hello",
                "protocol": PROTOCOL,
                "game": game.id,
                "title": game.title,
                "players": table.players,
                "seat": seat,
                "options": table.options,
                "seconds": self.seconds,
                "rules": f"{rules_of(game.id)}\n\n{common_of(game.id)}",
            }
        )
        answer = self._answer("hello", GREETING)
        if answer.get("protocol") != PROTOCOL:
            raise Forfeit("lab-other-protocol", {"given": short(answer.get("protocol")), "version": PROTOCOL})
        self.name = str(answer.get("name", self.name))[:80]

    def choose(self, table: parlor.Table, seat: int) -> str:
        """A legal move of the program; `Forfeit` if none comes."""
        view = table.view(seat)
        refused: Message | None = None
        until = time.monotonic() + self.seconds
        for _ in range(TRIES):
            self._asked += 1
            left = until - time.monotonic()
            self._say({"do": "move", "id": self._asked, "seat": seat, "seconds": round(left, 3), "view": view, "refused": english(refused)})
            answer = self._answer("move", left)
            move = answer.get("move")
            if answer.get("id") != self._asked:
                refused = Message("lab-other-question", {"id": self._asked})
            elif not isinstance(move, str):
                refused = Message("lab-no-move")
            else:
                try:
                    table.copy().play(move, seat)
                    return move
                except parlor.IllegalMove as illegal:
                    refused = Message(illegal.key, illegal.params)
        assert refused is not None
        raise Forfeit("lab-refused", {"tries": TRIES, "why": refused.inside()})

    def tell_result(self, table: parlor.Table, forfeit: str | None = None) -> None:
        """Tells the program the result; if it is gone by now, that does not matter."""
        with contextlib.suppress(Broken):
            self.line.say(
                {
                    "do": "over",
                    "scores": table.scores,
                    "winners": list(table.winners),
                    "results": table.results,
                    "forfeit": forfeit,
                }
            )

    def part(self) -> None:
        """Dismisses the program."""
        with contextlib.suppress(Broken):
            self.line.say({"do": "quit"})

    def _say(self, message: dict[str, Any]) -> None:
        try:
            self.line.say(message)
        except Broken as broken:
            raise Forfeit(broken.key, broken.params) from None

    def _answer(self, kind: str, seconds: float) -> dict[str, Any]:
        """The next message of a kind within the time limit; other messages are skipped, up to a point."""
        until = time.monotonic() + seconds
        for _ in range(TRIES):
            try:
                answer = self.line.hear(max(0.0, until - time.monotonic()))
            except Garbled:
                continue
            except Broken as broken:
                raise Forfeit(broken.key, broken.params) from None
            if answer.get("kind") == "resign":
                raise Forfeit("lab-resigned")
            if answer.get("kind") == kind:
                return answer
        raise Forfeit("lab-no-protocol", {"tries": TRIES, "kind": short(kind)})


def english(message: Message | None) -> str | None:
    """A message for a program."""
    return None if message is None else say(message.key, message.params, Reader(ENGLISH))


class Program:
    """An outside program started by Parlor, as a context manager: at the end it is asked to quit, then forced to."""

    def __init__(self, command: str, seconds: float) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadArgument("lab-not-started", {"given": short(command), "why": str(error)}) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.player = OutsidePlayer(Line(self._process.stdout, self._process.stdin), seconds)

    def __enter__(self) -> OutsidePlayer:
        return self.player

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.player.part()
        try:
            self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
