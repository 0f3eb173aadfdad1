"""The atlas: what it says of a game is what happened."""

import json
import re
from pathlib import Path

import pytest

import parlor
from parlor.lab.atlas.sheet import seat_advantage, sheet, variants
from parlor.lab.atlas.survey import Game, leads, look, side_size, stopped
from parlor.terminal.command import main


def test_a_look_counts_what_happened() -> None:
    game, seen = look(Game("quenette", 4, (("hands", 1),), "casual", 0))
    assert game.game == "quenette"
    assert seen["moves"] == 52
    assert seen["hands"] == 1
    assert seen["forced"] >= 4, "the last trick leaves no choice"
    assert 1 <= seen["widest"] <= 13
    assert seen["comeback"] is None
    assert seen == look(game)[1]


def test_the_lead_is_who_stood_best_after_each_hand() -> None:
    table = parlor.deal("quenette", players=3, seed=4, options={"hands": 3})
    player = parlor.player("random", 1)
    while not table.over:
        table.play(player.choose(table, table.waiting[0]), table.waiting[0])
    totals = [0, 0, 0]
    for result, lead in zip(table.results, leads(table), strict=True):
        totals = [total + points for total, points in zip(totals, result["points"], strict=True)]
        assert lead == {seat for seat in range(3) if totals[seat] == max(totals)}
    assert leads(table)[-1] == set(table.winners)


def test_partners_who_win_together_are_no_tie() -> None:
    _, seen = look(Game("sammy", 4, (), "casual", 0))
    assert len(seen["places"]) == 2
    assert not seen["tied"]


def test_a_game_that_its_limit_ended_is_noticed() -> None:
    found = []
    for number in range(6):
        table = parlor.deal("organization", seed=number)
        player = parlor.player("random", number)
        while not table.over:
            table.play(player.choose(table, table.waiting[0]), table.waiting[0])
        found.append((stopped(table), len(table.results) >= 100))
    assert all(said == was for said, was in found)
    assert any(was for _, was in found)


def test_sheets_add_up() -> None:
    looks = [look(Game("quenette", 3, (("hands", 1),), "casual", number))[1] for number in range(12)]
    figures = sheet(looks, 3)
    assert figures["games"] == 12
    assert figures["moves"] == [51.0, 0.0]
    assert len(figures["places"]) == 3
    assert seat_advantage(figures)[0] >= 0


def test_variants_are_other_ways_to_play() -> None:
    assert variants(parlor.game("sammy")) == [("play", "borders"), ("partners", "changing")]
    assert variants(parlor.game("quenette")) == []


def test_side_size() -> None:
    assert side_size(parlor.deal("quenette", seed=1)) == 0


def test_the_atlas_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "atlas"
    effort = ["--games", "3", "--deals", "2", "--worlds", "3", "--solve", "2", "--workers", "1"]
    assert main(["lab", "atlas", "coronado", "flag", "--out", str(out), *effort]) == 0
    assert str(out / "index.html") in capsys.readouterr().out
    data = json.loads((out / "atlas.json").read_text())
    assert set(data["games"]) == {"coronado", "flag"}
    assert data["games"]["flag"]["solver"]["deals"] == 2
    assert [step["upper"] for step in data["games"]["coronado"]["ladder"]] == ["casual", "expert"]
    page = (out / "index.html").read_text()
    assert page.count("<svg") == 4
    assert 'src="' not in page
    assert not [link for link in re.findall(r'href="([^"]+)', page) if not link.startswith("#")]
    assert {path.suffix for path in out.iterdir()} == {".html", ".json", ".svg", ".png"}


def test_an_atlas_of_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "atlas", "coronado", "--games", "0"]) == 2
    assert "at least one" in capsys.readouterr().err
