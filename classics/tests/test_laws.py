"""The laws that every game obeys."""

import os

import pytest
from parlor_classics import GAMES

from parlor.testing import laws

# With the usual number of players and the default options in every run; with all others in the compiled build, one case in seven of them,
# and all with PARLOR_WHOLE=1.
ONE_IN = 0 if os.environ.get("PARLOR_EXPECT") != "compiled" else 1 if os.environ.get("PARLOR_WHOLE") == "1" else 7


def usual(case: laws.Case) -> bool:
    """Whether a game is played as it mostly is, and not for long."""
    options = case.setup.options
    return case.setup.players == case.setup.game.usual and set(options) <= {"target"} and options.get("target", 25) == 25


CASES = [case for game in GAMES for number, case in enumerate(laws.cases(game)) if usual(case) or (ONE_IN and number % ONE_IN == 0)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_laws(case: laws.Case) -> None:
    case.check()
