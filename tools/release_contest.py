"""Today's expert and that of another build of Parlor at one game, with equal time a move. The other one runs in a process of its own."""

import atexit
import json
import os
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from arena_deals import Chooser, code_of, play

import parlor
from parlor.lab.deals import HALF, alone, by_side
from parlor.lab.evidence import Played

GUEST = Path(__file__).with_name("arena_guest.py")


class NotComparable(Exception):
    """The two builds do not play the same game; the message says why."""


class Other:
    """Another build, which lies unpacked in a folder."""

    def __init__(self, folder: str) -> None:
        root = Path(folder).resolve()
        environment = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{GUEST.parent}"}
        self._process = Popen([sys.executable, "-P", str(GUEST)], stdin=PIPE, stdout=PIPE, env=environment)
        atexit.register(self.end)
        told = self.ask({"do": "hello"})
        if not Path(told["file"]).resolve().is_relative_to(root):
            raise NotComparable(f"no build of Parlor lies in {folder}: unpack its wheel there")
        self.version = str(told["version"])
        self.build = str(told["build"])
        self.games: list[str] = told["games"]

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise NotComparable("the other build has ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise NotComparable(str(answer["error"]))
        return answer

    def deal(self, game: str, players: int, number: int) -> parlor.Table:
        """The same deal at both: the other one deals, and its record is what we play, by the rules under which it was begun."""
        try:
            options = parlor.game(game).contest.options
            asked = {"do": "deal", "game": game, "players": players, "seed": number, "dealer": number % players, "options": options}
            return parlor.replay(self.ask(asked)["record"])
        except ValueError as error:
            raise NotComparable(str(error)) from None

    def end(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.wait()


@cache
def other(folder: str) -> Other:
    """The other build; each of our processes has its own."""
    return Other(folder)


class Host:
    """Seats at a table of ours that is copied move by move to the other build."""

    def __init__(self, there: Other, player: Chooser | None, seed: int, seconds: float) -> None:
        self.there = there
        self.player = player
        self.asked = {"seed": seed, "seconds": seconds}

    def choose(self, table: parlor.Table, seat: int) -> str:
        """The move of our player, or of the other build if there is none; both tables get it."""
        if self.player is not None:
            move = self.player.choose(table, seat)
        else:
            move = str(self.there.ask({"do": "choose", "seat": seat, **self.asked})["move"])
        try:
            after = table.copy()
            after.play(move, seat)
        except parlor.IllegalMove as error:
            raise NotComparable(f"the other build plays {move!r}: {error}") from None
        told = self.there.ask({"do": "play", "move": move, "seat": seat})
        expected = {
            "waiting": list(after.waiting),
            "over": after.over,
            "points": [list(result["points"]) for result in after.counts()],
        }
        if told != expected:
            raise NotComparable(f"after {move!r} of seat {seat} the other build has {told}, not {expected}")
        return move

    def reaction(self, table: parlor.Table, seat: int) -> float:
        """How soon the player acts when several may."""
        if self.player is not None:
            return self.player.reaction(table, seat)
        return float(self.there.ask({"do": "reaction", "seat": seat, **self.asked})["reaction"])


def players_of(game: str) -> int:
    """How many play: one at patience, else the smallest even number, every other seat ours."""
    found = parlor.game(game)
    return 1 if found.kind == "patience" else min(players for players in found.players if players % 2 == 0)


@dataclass(frozen=True)
class ReleaseContest:
    """A game, the folder of the other build, and the time a move for both."""

    game: str
    folder: str
    seconds: float

    @property
    def players(self) -> int:
        """How many play."""
        return players_of(self.game)

    @property
    def key(self) -> str:
        """What the results depend on."""
        there = other(self.folder)
        budget = f"{self.seconds:g} s"
        rival = f"parlor {there.version} {there.build}"
        return "/".join([self.game, f"{self.players}", f"{rival}-expert", budget, parlor.build(), code_of(self.game)])

    @property
    def fair(self) -> float:
        """Half of the wins: half of the seats are ours."""
        return HALF

    def play(self, number: int) -> Played:
        """A deal twice, with the even seats ours and with the odd ones; patience by both."""
        if self.players == 1:
            return alone(self.table(number, (0,)), self.table(number, (1,)))
        teams = [seat % 2 for seat in range(self.players)]
        values = [by_side(self.table(number, [side ^ own for side in teams]), teams) for own in (0, 1)]
        return Played((0, 1), tuple(points for points, _ in values), tuple(wins for _, wins in values))

    def table(self, number: int, sides: "tuple[int, ...] | list[int]") -> parlor.Table:
        """One game; the seats with a 0 are ours."""
        there = other(self.folder)
        table = there.deal(self.game, self.players, number)
        ours = parlor.player("expert", number, seconds=self.seconds)
        play(table, [Host(there, None if side else ours, number, self.seconds) for side in sides])
        return table

    def check(self) -> None:
        """Refuses a game that the two builds do not play alike: casual players try it through both."""
        there = other(self.folder)
        if self.game not in there.games:
            raise NotComparable("the other build does not have it")
        for number in range(2):
            table = there.deal(self.game, self.players, number)
            play(table, [Host(there, parlor.player("casual", seat), number, self.seconds) for seat in range(self.players)])
