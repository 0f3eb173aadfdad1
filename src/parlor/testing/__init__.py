"""For authors of games: the laws that every Parlor game obeys, to run on your own.

from parlor.testing import laws

laws.check(GAME)                      # raises laws.Broken, which names the law, the table and what is wrong

@pytest.mark.parametrize("case", laws.cases(GAME), ids=str)
def test_laws(case):                  # the same, one test for each law and table
    case.check()
"""

from parlor.testing import laws

__all__ = ["laws"]
