"""Golden records: complete games whose moves, scores and notes were checked by hand against the rules pages."""

import json
from pathlib import Path

import pytest

import parlor

RECORDS = sorted(path for path in (Path(__file__).parent.parent / "records").glob("*.json") if path.name != "digests.json")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    golden = json.loads(path.read_text())
    table = parlor.replay(golden["record"])
    expected = golden["expect"]
    assert golden["comment"]
    assert table.over
    assert table.scores == expected["scores"]
    assert list(table.winners) == expected["winners"]
    assert [{"points": hand["points"], "notes": hand["notes"]} for hand in table.results] == expected["results"]


@pytest.mark.parametrize("game", parlor.games())
def test_every_game_has_a_golden_record(game: str) -> None:
    assert any(json.loads(path.read_text())["record"]["game"] == game for path in RECORDS)
