"""Records of the releases before this one lead where they led then, by the rules of then."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.core.game import Change
from tests.changes import changed
from tests.kit.walk import finish

RELEASES = Path(__file__).parent.parent / "records"
RECORDS = sorted(RELEASES.glob("*/*-over.json")) + sorted(RELEASES.glob("*/*-begun.json"))
# Game -> the readings of version 1 of its rules, where later ones have another.
FIRST_READINGS: dict[str, dict[str, int | str]] = {
    "goop": {"end": "all"},
    "grafto": {"credit": "any"},
    "mobilization-3": {"pass": "free"},
    "sammys-travels": {"transfer": "may"},
    "secret-seven": {"called": "counts", "packet": "each"},
    "united-states": {"target": 200},
}


def kept(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def one(name: str) -> dict[str, Any]:
    """The record of a game of release 0.1.0."""
    record: dict[str, Any] = kept(RELEASES / "0.1.0" / f"{name}.json")["record"]
    return record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_record_leads_where_it_led(path: Path) -> None:
    old = kept(path)
    table = parlor.replay(old["record"])
    now = {
        "over": table.over,
        "scores": table.scores,
        "winners": list(table.winners),
        "points": [hand["points"] for hand in table.results],
        "zones": table.zones(),
    }
    assert now == old["expect"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_game_goes_on_by_its_own_rules(path: Path) -> None:
    record = kept(path)["record"]
    table = parlor.replay(record)
    readings = FIRST_READINGS.get(record["game"], {}) if record["rules"] == 1 else {}
    wanted = {name: value for name, value in readings.items() if name in table.game.options}
    assert {name: table.options[name] for name in wanted} == wanted
    finish(table, random.Random(1))
    again = table.record()
    assert again["rules"] == table.game.version
    assert sorted(again["options"]) == sorted(table.game.options)
    assert parlor.replay(json.dumps(again)).scores == table.scores


@pytest.mark.parametrize("game", [game for game in ("goop", "grafto", "mobilization-3") if parlor.game(game).version > 1])
def test_by_the_rules_of_today_the_record_would_lead_elsewhere(game: str) -> None:
    old = kept(RELEASES / "0.1.0" / f"{game}-over.json")
    usual = {option.name: option.default for option in parlor.game(game).options.values()}
    today = {**old["record"], "rules": parlor.game(game).version, "options": {**usual, **old["record"]["options"]}}
    if game == "grafto":
        assert parlor.replay(today).scores != old["expect"]["scores"]
    else:
        with pytest.raises(parlor.BadRecord, match="is not legal"):
            parlor.replay(today)


def test_a_reading_that_an_option_stands_for_is_followed() -> None:
    record = one("quenette-over")
    del record["options"]["hands"]
    with changed("quenette", Change(9, "R1", "the game has seven hands", {"hands": 2})):
        assert parlor.replay(record).options == {"hands": 2}
        record["options"]["hands"] = 3
        assert parlor.replay(record).options == {"hands": 3}


def test_a_ruling_that_no_option_stands_for_is_named() -> None:
    with changed("flag"):
        with pytest.raises(parlor.BadRecord) as refused:
            parlor.replay(one("flag-begun"))
        assert str(refused.value) == (
            "the record cannot be played again: Flag is not played by version 1 of its rules any more; "
            "its ruling R2 changed in version 9: the dealer leads"
        )
        assert parlor.replay(one("quenette-begun"))
    assert parlor.replay(one("flag-begun"))
