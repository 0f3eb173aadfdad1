"""The atlas: what it says about a game is what happened."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.lab.atlas.effort import FEWEST, FEWEST_DEALS, Effort
from parlor.lab.atlas.journal import Journal
from parlor.lab.atlas.making import cases
from parlor.lab.atlas.sheet import seat_advantage, sheet, variants
from parlor.lab.atlas.skill import Deal, Round
from parlor.lab.atlas.survey import Case, Game, leads, look, sides, stopped
from parlor.lab.tournament import Job
from parlor.terminal.command import main

SMALL = ["--moves", "400", "--trials", "2", "--imagined", "1000", "--solve", "2", "--workers", "1"]


def test_a_look_counts_what_happened() -> None:
    game = Game(Case("quenette", 4, (("hands", 1),)), "casual", 0)
    seen = look(game)
    assert seen.moves == 52
    assert seen.hands == 1
    assert seen.forced >= 4, "the last trick leaves no choice"
    assert 1 <= seen.widest <= 13
    assert seen.comeback is None
    assert seen == look(game)


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
    seen = look(Game(Case("sammy", 4), "casual", 0))
    assert len(seen.places) == 2
    assert not seen.tied


def test_a_win_that_several_share_is_a_tie_in_a_game_of_one_hand_too() -> None:
    seen = [look(Game(Case("quatro", 4), "casual", number)) for number in range(20)]
    assert all(each.tied == (len(each.places) > 1) for each in seen)
    assert any(each.tied for each in seen)


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


@pytest.mark.parametrize(
    ("case", "level", "key"),
    [
        (Case("hoodoo", 6), "casual", "hoodoo-fewest"),
        (Case("goop", 3, (("end", "all"), ("hands", 1))), "random", "goop-limit"),
    ],
)
def test_a_limit_that_a_game_tells_in_its_own_words_is_noticed(case: Case, level: str, key: str) -> None:
    assert key in parlor.game(case.game).limits
    assert any(look(Game(case, level, number)).stopped for number in range(8))
    assert not all(look(Game(case, "casual", number)).stopped for number in range(2))


def test_sheets_add_up() -> None:
    looks = [Game(Case("quenette", 3, (("hands", 1),)), "casual", number).do() for number in range(12)]
    figures = sheet(looks, 3)
    assert figures["games"] == 12
    assert figures["moves"] == [51.0, 0.0]
    assert len(figures["places"]) == 3
    assert figures["seat_advantage"] >= 0
    assert figures["ties"]["low"] <= figures["ties"]["share"] <= figures["ties"]["high"]


def test_a_seat_is_better_only_if_luck_does_not_explain_it() -> None:
    even = {"games": 100, "won": {"share": 1.0}, "places": [{"share": 0.45}, {"share": 0.55}]}
    assert seat_advantage(even) == (0.05, False)
    assert seat_advantage({**even, "games": 10_000}) == (0.05, True)


def test_long_games_are_played_less_often_and_every_figure_rests_on_some() -> None:
    effort = Effort(moves=10_000, trials=40, imagined=1_000_000)
    assert effort.games("quenette", 100) == 100
    assert effort.games("quenette", 100_000) == FEWEST
    assert effort.games("organization", 10) < effort.games("quenette", 10)
    short, all_trials = effort.second_step(60, 3, 2, 2)
    long, fewer_trials = effort.second_step(900, 1, 2, 2)
    assert short > long == FEWEST_DEALS
    assert all_trials == 40 > fewer_trials


def test_every_number_of_players_and_every_option_is_a_case() -> None:
    found = cases("secret-seven")
    assert [case.players for case in found if not case.options] == list(parlor.game("secret-seven").players)
    assert {case.options[0] for case in found if case.options} == {
        ("sides", "single"),
        ("call", "auto"),
        ("called", "apart"),
        ("packet", "four"),
    }
    travels = [(case.players, case.options[0]) for case in cases("sammys-travels") if case.options]
    assert travels == [(2, ("packs", "shared")), (2, ("transfer", "must"))], "packs are shared by two"


def test_partners_climb_the_ladder_together() -> None:
    assert sides(Case("sammy", 4)) == [0, 1, 0, 1]
    assert sides(Case("sammy", 4, (("partners", "changing"),))) == [0, 1, 2, 3]
    assert sides(Case("quenette", 4)) == [0, 1, 2, 3]
    table = Round(Job("national-contest", 4, (), 0, 0, 0, ("casual", "random", "casual", "random")), "casual")
    assert table.do()["won"] in (0.0, 0.5, 1.0)


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    plan = {"games": ["flag"]}
    journal = Journal(path, plan, resume=False)
    journal.found["solve/flag/1/0"] = {"key": "solve/flag/1/0", "verdict": "kept"}
    path.write_text(path.read_text() + '{"key":"solve/flag/1/0","verdict":"kept"}\n{"key":"solve/fl')
    again = Journal(path, plan, resume=True)
    with ThreadPoolExecutor(1) as one:
        found = again.work_off("solving", [Deal(Case("flag", 1), number, 1000) for number in range(2)], (one, 1))
    assert [row["verdict"] for row in found] == ["kept", Deal(Case("flag", 1), 1, 1000).do()["verdict"]]
    with pytest.raises(ValueError, match="another atlas"):
        Journal(path, {"games": ["rumme"]}, resume=True)
    with pytest.raises(ValueError, match="say --resume"):
        Journal(path, plan, resume=False)


def test_variants_are_other_ways_to_play() -> None:
    assert variants(parlor.game("sammy")) == [("play", "borders"), ("partners", "changing")]
    assert variants(parlor.game("quenette")) == []


def test_the_atlas_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "atlas"
    assert main(["lab", "atlas", "flique", "flag", "numero", "--out", str(out), *SMALL]) == 0
    assert str(out / "index.html") in capsys.readouterr().out
    data = json.loads((out / "atlas.json").read_text())
    assert set(data["games"]) == {"flique", "flag", "numero"}
    assert data["games"]["flag"]["patience"][0]["deals"] == 2
    steps = data["games"]["flique"]["ladder"]
    assert [step["upper"] for step in steps] == ["casual", "expert"]
    assert all(step["games"] == 2 * step["deals"] for step in steps)
    assert data["games"]["numero"]["ladder"] == [], "nobody decides anything in Numero"
    page = (out / "index.html").read_text()
    pictures = {path.name for path in out.glob("*.svg")}
    assert page.count("<svg") == len(pictures) >= 5
    assert data["command"] in page
    assert 'src="' not in page
    assert not [link for link in re.findall(r'href="([^"]+)', page) if not link.startswith("#")]
    assert {path.suffix for path in out.iterdir()} == {".html", ".json", ".svg", ".png"}


def test_an_interrupted_atlas_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert main(["lab", "atlas", "flique", "--out", str(whole), *SMALL]) == 0
    assert main(["lab", "atlas", "flique", "--out", str(broken), "--resume", *SMALL]) == 2
    assert "nothing to go on with" in capsys.readouterr().err
    journal = Journal(broken / "atlas-rows.jsonl", plan_of(whole), resume=False)
    game = Game(Case("flique", 2), "casual", 0)
    with ThreadPoolExecutor(1) as one:
        journal.work_off("one", [game], (one, 1))
    assert main(["lab", "atlas", "flique", "--out", str(broken), "--resume", *SMALL]) == 0
    assert games_of(broken) == games_of(whole)


def games_of(folder: Path) -> Any:
    """What an atlas says about its games."""
    return json.loads((folder / "atlas.json").read_text())["games"]


def plan_of(folder: Path) -> dict[str, Any]:
    """The plan of an atlas."""
    data = json.loads((folder / "atlas.json").read_text())
    return {"games": list(data["games"]), "effort": data["effort"]}


def test_an_atlas_of_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "atlas", "coronado", "--moves", "0"]) == 2
    assert "at least one" in capsys.readouterr().err
