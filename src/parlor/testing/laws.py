"""The laws that every game obeys. Each is a function that takes a `Setup`, a table to try the game on, and raises `Broken`.

`check(game)` tries them all with every number of players and every value of the options; `cases(game)` returns them one by one, for pytest.
A game that is not on the shelf yet is registered first.
"""

from collections.abc import Callable

from parlor.core.game import Game
from parlor.testing.bounds import bounds_hold
from parlor.testing.secrecy import (
    events_keep_secrets,
    events_rebuild_the_view,
    guesses_differ,
    guesses_keep_the_view,
    two_worlds,
)
from parlor.testing.soundness import (
    aim_is_told,
    cards_conserved,
    declared,
    game_ends,
    grammar_agrees,
    players_can_play,
    points_add_up,
    records_and_copies,
    waiting_seats_have_moves,
    zones_have_roles,
)
from parlor.testing.walks import Broken, Setup, setups

__all__ = [
    "LAWS",
    "Broken",
    "Case",
    "Setup",
    "aim_is_told",
    "bounds_hold",
    "cards_conserved",
    "cases",
    "check",
    "declared",
    "events_keep_secrets",
    "events_rebuild_the_view",
    "game_ends",
    "grammar_agrees",
    "guesses_differ",
    "guesses_keep_the_view",
    "players_can_play",
    "points_add_up",
    "records_and_copies",
    "setups",
    "two_worlds",
    "waiting_seats_have_moves",
    "zones_have_roles",
]

Law = Callable[[Setup], None]


def check(game: Game | str) -> None:
    """Tries every law at every table; raises Broken for the first violation."""
    for case in cases(game):
        case.check()


def cases(game: Game | str) -> list["Case"]:
    """Every law at every table, to try one by one."""
    return [Case(name, setup) for setup in setups(game) for name in LAWS]


class Case:
    """A law and a table."""

    def __init__(self, law: str, setup: Setup) -> None:
        self.law = law
        self.setup = setup

    def __str__(self) -> str:
        return f"{self.law}-{self.setup}"

    def __repr__(self) -> str:
        return f"Case({self})"

    def check(self) -> None:
        """Raises Broken if the law is violated."""
        try:
            LAWS[self.law](self.setup)
        except Broken as broken:
            broken.args = (f"{self.setup}, seed {self.setup.seed}: {self.law}: {broken.what}",)
            raise
        except Exception as error:
            raise Broken(f"{self.setup}, seed {self.setup.seed}: {self.law}: the game fails: {type(error).__name__}: {error}") from error


LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        declared,
        cards_conserved,
        zones_have_roles,
        waiting_seats_have_moves,
        grammar_agrees,
        game_ends,
        records_and_copies,
        points_add_up,
        bounds_hold,
        aim_is_told,
        guesses_keep_the_view,
        guesses_differ,
        two_worlds,
        events_rebuild_the_view,
        events_keep_secrets,
        players_can_play,
    )
}
