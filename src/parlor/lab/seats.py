"""The players of a tournament, as typed.

| written | who plays |
| --- | --- |
| `random`, `casual` | a computer player of that level |
| `skilled:200`, `expert:200` | one that searches, with 200 trials per move: exactly repeatable |
| `strength-5:200` | one of the strengths from 1 to 9, with the trials of the decisions that it thinks through |
| `expert:0.5s` | one that searches for half a second per move |
| `master`, `master:200` | one that plays from a network, at once or with a search on top |
| `baseline:sachem`, `network:FILE` | one that was trained for its game: one that comes with Parlor, or a file of `parlor lab train` |
| `python:package.module:maker` | what `maker(seed)` returns: anything with `choose(table, seat)`; a script lies in the current folder |
| `llm:model` | a language model at an endpoint that is named in the environment (parlor.lab.language.settings) |
| `program:command` | an outside program that speaks the line protocol, started for every game |
"""

import inspect
import os
import re
import sys
from contextlib import ExitStack, suppress
from importlib import import_module
from typing import Protocol

import parlor
from parlor.core.game import MASTER
from parlor.core.messages import BadArgument, short
from parlor.lab.baselines import baseline, trained
from parlor.lab.language.player import language_player
from parlor.lab.outside import Forfeit, OutsidePlayer, Program
from parlor.players.player import new_player

# Seconds per move for outside programs.
PATIENCE = 60.0
# Players from networks.
TRAINED = {"baseline": baseline, "network": trained}


class Chooser(Protocol):
    """All that a player must be able to do."""

    def choose(self, table: parlor.Table, seat: int) -> str: ...


class Blindfold:
    """Hides the true cards from a player that is not ours: it gets a table that its seat cannot tell from the true one.

    A player that raises an error gives up its seat.
    """

    def __init__(self, player: Chooser, seed: int) -> None:
        self.player = player
        self.seed = seed

    def choose(self, table: parlor.Table, seat: int) -> str:
        self.seed += 1
        world = table.resample(seat, self.seed)
        try:
            return self.player.choose(world, seat)
        except Exception as error:
            raise Forfeit("lab-crashed", {"why": short(error)}) from error


def check_player(written: str) -> None:
    """Refuses a description of which no player can be made. Programs are not started for that."""
    if not written.startswith("program:"):
        with ExitStack() as stack:
            seated(written, 0, stack)


def seated(written: str, seed: int, stack: ExitStack) -> Chooser | OutsidePlayer:
    """The player for a typed description; the stack cleans up what was started for it."""
    kind, _, rest = written.partition(":")
    if kind == "program":
        return stack.enter_context(Program(rest, PATIENCE))
    if kind in TRAINED:
        return TRAINED[kind](rest, seed)
    if kind == "llm":
        return language_player(rest, seed)
    if kind == "python":
        return Blindfold(made(rest, seed), seed)
    if kind not in (*parlor.LEVELS, MASTER, *parlor.STRENGTHS):
        levels = [*parlor.LEVELS, MASTER, f"{parlor.STRENGTHS[0]} … {parlor.STRENGTHS[-1]}"]
        raise BadArgument("lab-no-player", {"given": short(written), "levels": levels})
    budget = re.fullmatch(r"(?P<seconds>\d*\.?\d+)s|(?P<iterations>\d+)|", rest)
    if budget is None or (rest and kind not in parlor.THINKING and kind != MASTER):
        raise BadArgument("lab-budget", {"given": short(written)})
    seconds, iterations = budget["seconds"], budget["iterations"]
    return new_player(kind, seed, float(seconds) if seconds else None, int(iterations) if iterations else None)


def made(path: str, seed: int) -> Chooser:
    """A player from one of the caller's modules, which may be a script in the current folder."""
    module, _, name = path.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    try:
        maker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadArgument("lab-not-made", {"given": short(path), "why": str(error)}) from None
    try:
        # Compiled makers may have no signature to look at.
        with suppress(ValueError):
            inspect.signature(maker).bind(seed)
    except TypeError as error:
        raise BadArgument("lab-no-maker", {"given": short(path), "why": str(error)}) from None
    try:
        player: Chooser = maker(seed)
    except Exception as error:
        raise BadArgument("lab-not-made", {"given": short(path), "why": short(error)}) from error
    if not callable(getattr(player, "choose", None)):
        raise BadArgument("lab-no-chooser", {"given": short(path), "kind": type(player).__name__})
    return player


def reaction(player: Chooser | OutsidePlayer, table: parlor.Table, seat: int) -> float:
    """How soon a player acts when several may; players that are not ours are as fast as an expert at its fastest."""
    return player.reaction(table, seat) if isinstance(player, parlor.Player) else 0.4
