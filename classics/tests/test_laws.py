"""The laws that every game obeys."""

import os

import pytest
from parlor_classics import GAMES

from parlor.testing import laws

# The pure build is slow, so there the laws are tried only with the usual number of players and the default options.
PURE = os.environ.get("PARLOR_EXPECT") != "compiled"
CASES = [
    case
    for game in GAMES
    for case in laws.cases(game)
    if not PURE
    or (case.setup.players == game.usual and set(case.setup.options) <= {"target"} and case.setup.options.get("target", 25) == 25)
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_laws(case: laws.Case) -> None:
    case.check()
