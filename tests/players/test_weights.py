"""The tool that measures the weights of casual play."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "weights.py"


def run(*asked: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-X", "utf8", str(TOOL), *asked], capture_output=True, encoding="utf-8", check=False)


def test_it_prints_a_row_for_every_value_of_a_weight() -> None:
    done = run("hoodoo", "stop", "--deals", "2", "--times", "0,2")
    assert done.returncode == 0, done.stderr
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in done.stdout.splitlines()[1:]]
    assert rows[0] == ["game", "weight", "stands", "changed", "deals", "points a hand", "wins %", "verdict"]
    assert [row[:2] + row[4:5] for row in rows[2:]] == [["hoodoo", "stop", "2"]] * 2
    stands = float(rows[2][2])
    assert [float(row[3]) for row in rows[2:]] == [0, 2 * stands]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (["hoodo"], "there is no game 'hoodo': the games are "),
        (["hoodoo", "luck"], "hoodoo has no weight 'luck': its weights are nearly_out, own_suit, stop"),
        (["hoodoo", "stop", "--players", "99"], "Hoodoo is for 2 to 6 players, not 99"),
    ],
)
def test_what_it_cannot_measure_is_refused(asked: list[str], sentence: str) -> None:
    done = run(*asked)
    assert done.returncode == 2
    assert f"weights: error: {sentence}" in done.stderr
    assert done.stdout == ""
