"""Golden records: whole games with what they must lead to."""

import json
from pathlib import Path

import pytest
from parlor_classics import GAMES

import parlor

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    table = parlor.replay(golden["record"])
    assert golden["comment"]
    assert table.over
    assert table.scores == golden["expect"]["scores"]
    assert list(table.winners) == golden["expect"]["winners"]
    assert [{"points": hand["points"], "notes": hand["notes"]} for hand in table.results] == golden["expect"]["results"]


def test_every_game_has_a_golden_record() -> None:
    assert {json.loads(path.read_text(encoding="utf-8"))["record"]["game"] for path in RECORDS} == {game.id for game in GAMES}
