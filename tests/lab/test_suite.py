"""Parlor Bench: the same result whoever plays it again, and every way in which a file can lie is told."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.lab.suite import definition
from parlor.lab.suite.checking import Disagreement, checked
from parlor.lab.suite.definition import Entry, Suite, defined, suite_of
from parlor.lab.suite.figures import figures, overall
from parlor.lab.suite.job import Job, forfeited, play_jobs
from parlor.lab.suite.report import Journal, Report, digest, read, report, write
from parlor.terminal.command import main

PATIENCE = 120.0
TINY = {
    "version": 1,
    "tracks": {"standard": {"opponents": ["random", "casual"]}, "language": {"opponents": ["random"]}},
    "suites": {
        "core": {
            "deals": {"standard": 2, "language": 1},
            "games": [
                {"id": "national-contest", "rules": 1, "players": 4},
                {"id": "flag", "rules": 1, "players": 1},
                {"id": "rumme", "rules": 1, "players": 2},
                {"id": "quenette", "rules": 1, "players": 4},
            ],
        },
    },
}


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A suite that is quickly played, and a folder for its results."""
    monkeypatch.setattr(definition, "defined", lambda: TINY)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def played() -> Report:
    """A result of the tiny suite."""
    suite = tiny_suite()
    return report(suite, "casual", play_jobs(list(suite.jobs("casual"))), {})


def tiny_suite() -> Suite:
    entries = [Entry(each["id"], each["rules"], each["players"]) for each in TINY["suites"]["core"]["games"]]  # type: ignore[index]
    return Suite("core", 1, "standard", 2, ("random", "casual"), tuple(entries))


def timeless(path: Path) -> list[str]:
    """A result line by line, but for when it was made."""
    return [line for line in path.read_text().splitlines() if not line.startswith('"when"')]


def typed(*arguments: str) -> int:
    return main(["lab", "suite", *arguments])


# The suites


@pytest.mark.parametrize("name", ["core", "all"])
def test_a_suite_plays_games_of_the_shelf_by_the_rules_that_it_names(name: str) -> None:
    """Where this fails a ruling has changed: raise the version in suites.toml along with that of the game's rules."""
    suite = suite_of(name)
    suite.check()
    assert [(each.game, each.rules) for each in suite.entries] == [(each.game, parlor.game(each.game).version) for each in suite.entries]
    for entry in suite.entries:
        assert entry.players in parlor.game(entry.game).players


def test_all_is_every_game_with_decisions_and_core_a_part_of_it() -> None:
    ours = [id for id in parlor.games() if not parlor.game(id).outside and id != "numero"]
    assert [entry.game for entry in suite_of("all").entries] == ours
    assert set(suite_of("core").entries) < set(suite_of("all").entries)
    kinds = {parlor.game(id).kind for id in ours}
    assert {parlor.game(entry.game).kind for entry in suite_of("core").entries} == kinds - {"race"}


def test_all_plays_every_one_of_its_games() -> None:
    """One deal of each game on every side, against casual players: the result agrees with itself and nobody forfeits."""
    suite = replace(suite_of("all"), deals=1, opponents=("casual",))
    result = report(suite, "random", play_jobs(list(suite.jobs("random"))), {})
    assert len(list(checked(result, suite, False))) == len(result["games"])
    assert len({row["game"] for row in result["games"]}) == len(result["figures"]) == 37
    assert not any(row["forfeits"] for row in result["games"])


def test_the_track_for_language_leaves_out_the_races_and_plays_fewer_deals() -> None:
    for name in ("core", "all"):
        standard, language = suite_of(name), suite_of(name, "language")
        left_out = {entry.game for entry in standard.entries} - {entry.game for entry in language.entries}
        assert left_out == {entry.game for entry in standard.entries if parlor.game(entry.game).kind == "race"}
        assert language.deals < standard.deals


def test_opponents_are_repeatable() -> None:
    for track in defined()["tracks"].values():
        assert all(re.fullmatch(r"random|casual|skilled:\d+", each) for each in track["opponents"])


def test_a_suite_of_other_rules_is_refused() -> None:
    with pytest.raises(ValueError, match="plays Quenette by version 7 of its rules, and this Parlor by version 1"):
        Suite("core", 1, "standard", 1, ("random",), (Entry("quenette", 7, 4),)).check()


def test_the_cards_are_the_same_against_all_opponents_and_on_all_sides() -> None:
    jobs = [job for job in suite_of("core").jobs("casual") if job.game == "quenette" and job.deal == 3]
    assert len(jobs) == 3 * 4
    assert len({json.dumps(job.table().record()) for job in jobs}) == 1
    assert {job.dealer for job in suite_of("core").jobs("casual") if job.game == "quenette"} == {0, 1, 2, 3}
    assert [job.seats for job in jobs[:2]] == [["casual", "random", "random", "random"], ["random", "casual", "random", "random"]]


def test_partners_are_of_one_kind() -> None:
    jobs = [job for job in suite_of("core").jobs("casual") if job.game == "national-contest"][:2]
    assert [job.own for job in jobs] == [[0, 2], [1, 3]]


def test_the_page_tells_what_the_suites_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bench.md").read_text(encoding="utf-8")
    said = defined()
    assert f"has a version, now **{said['version']}**" in page
    for name, suite in said["suites"].items():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` |"))
        assert row.endswith(f"| {suite['deals']['standard']} | {suite['deals']['language']} |")
        assert f"| {len(suite['games'])}: " in row
    for name, track in said["tracks"].items():
        assert f"| `{name}` | {', '.join(f'`{each}`' for each in track['opponents'])} |" in page


# The same result again


def test_the_result_is_the_same_whatever_the_number_of_workers(tiny: Path) -> None:
    assert typed("run", "--player", "expert:3", "--workers", "1", "--out", "one.json") == 0
    assert typed("run", "--player", "expert:3", "--workers", "2", "--out", "two.json") == 0
    assert timeless(tiny / "one.json") == timeless(tiny / "two.json")
    assert len(timeless(tiny / "one.json")) > 40
    assert sorted(path.name for path in tiny.iterdir()) == ["one.json", "two.json"]


def test_an_interrupted_run_goes_on_with_the_same_command(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("run", "--player", "casual", "--workers", "1", "--out", "whole.json") == 0
    rows = json.loads((tiny / "whole.json").read_text())["games"]
    journal = Journal(tiny / "cut.json", suite_of("core"), "casual")
    journal.keep(rows[5:9])
    with journal.path.open("a") as file:
        file.write(json.dumps(rows[9])[:50])
    assert typed("run", "--player", "casual", "--workers", "1", "--out", "cut.json") == 0
    assert timeless(tiny / "cut.json") == timeless(tiny / "whole.json")
    assert not journal.path.exists()
    capsys.readouterr()
    assert typed("run", "--player", "casual", "--workers", "1", "--out", "cut.json") == 2
    assert "cut.json is there already" in capsys.readouterr().err


def test_rows_of_another_run_are_not_mixed_in(tiny: Path) -> None:
    Journal(tiny / "a.json", suite_of("core"), "casual")
    with pytest.raises(ValueError, match="left over from another run"):
        Journal(tiny / "a.json", suite_of("core"), "random")


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlor.terminal.command", "lab", "suite", "run", "--player", "casual", "--workers", "1"]
    rows = tmp_path / "suite-core-casual.json.rows"
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        end = time.monotonic() + PATIENCE
        while not (rows.exists() and rows.stat().st_size >= 20_000):
            assert time.monotonic() < end
            assert run.poll() is None
            time.sleep(0.02)
        run.send_signal(signal.SIGINT)
        _, complained = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "interrupted after" in complained
    assert "the same command goes on" in complained
    assert "Traceback" not in complained
    assert [path.name for path in tmp_path.iterdir()] == [rows.name]


# Checking


def test_a_result_agrees_with_itself(played: Report, tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tiny / "result.json", played)
    assert typed("check", "result.json") == 0
    assert typed("check", "result.json", "--opponents") == 0
    assert f"All {len(played['games'])} records, the figures and the digest agree: {played['digest']}" in capsys.readouterr().out


def first_move(document: Report) -> None:
    """Another legal first move: the record is sound, but tells another story, or breaks off."""
    record = document["games"][-1]["record"]
    table = parlor.replay({**record, "moves": []})
    other = next(move for move in table.legal() if move != record["moves"][0][1])
    record["moves"][0][1] = other


def digest_again(document: Report) -> None:
    document["digest"] = digest(tiny_suite(), document["player"], document["games"])


def points(document: Report) -> None:
    document["games"][3]["points"][0] += 1


def points_and_digest(document: Report) -> None:
    points(document)
    digest_again(document)


def wins(document: Report) -> None:
    document["games"][0]["wins"] = document["games"][0]["wins"][::-1]


def another_deal(document: Report) -> None:
    document["games"][-1]["record"] = document["games"][-5]["record"]


def unfinished(document: Report) -> None:
    document["games"][-1]["record"]["moves"].pop()


def figure(document: Report) -> None:
    document["figures"][0]["wins"][0] += 0.01


def edge(document: Report) -> None:
    document["overall"][0]["edge"][0] += 0.01


def player(document: Report) -> None:
    document["player"] = "expert:1000"


def fewer(document: Report) -> None:
    document["games"].pop()


def order(document: Report) -> None:
    document["games"][0], document["games"][1] = document["games"][1], document["games"][0]


def opponent_forfeits(document: Report) -> None:
    document["games"][0]["forfeits"] = {"1": "it gave up"}


def reason_of_forfeit(document: Report) -> None:
    document["games"][0]["forfeits"] = {"0": "it gave up"}


def no_record(document: Report) -> None:
    document["games"][0]["record"] = ["not a record"]


def no_row(document: Report) -> None:
    document["games"][0] = 7


def rules(document: Report) -> None:
    document["rules"]["flag"] = 2


@pytest.mark.parametrize(
    ("lie", "told"),
    [
        (first_move, "quenette against casual, deal 1, side 3: "),
        (points, "the points do not follow from the record"),
        (points_and_digest, "the points do not follow from the record"),
        (wins, "the wins do not follow from the record"),
        (another_deal, "the record is not of the deal that the suite has there"),
        (unfinished, "the record breaks off before the end of the deal"),
        (figure, "the figures of the result do not follow"),
        (edge, "the overall of the result do not follow"),
        (player, "the digest does not agree"),
        (fewer, "the result has 39 games, and the suite 40"),
        (order, "is not where it should be"),
        (opponent_forfeits, "the forfeits do not follow"),
        (reason_of_forfeit, "do not follow"),
        (no_record, "the record is not of the deal"),
        (no_row, "is not where it should be"),
        (rules, "the rules of the result do not follow"),
    ],
)
def test_what_does_not_agree_is_told_in_one_sentence(lie: Callable[[Report], None], told: str, played: Report) -> None:
    document = deepcopy(played)
    lie(document)
    with pytest.raises(Disagreement, match=re.escape(told)):
        list(checked(document, tiny_suite()))


def test_a_weaker_opponent_in_disguise_is_found_out() -> None:
    """The records are sound and all figures follow from them, but it was a random player who sat there."""
    suite = Suite("core", 1, "standard", 1, ("random",), (Entry("rumme", 1, 2),))
    rows = [{**row, "opponent": "casual"} for row in play_jobs(list(suite.jobs("casual")))]
    claimed = replace(suite, opponents=("casual",))
    document = report(claimed, "casual", rows, {})
    assert len(list(checked(document, claimed))) == 2
    with pytest.raises(Disagreement, match="rumme against casual, deal 0, side 0: the opponent would not have made the move "):
        list(checked(document, claimed, opponents=True))


def test_a_disagreement_is_the_status_of_the_command(played: Report, tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tiny / "result.json", {**played, "digest": "0"})
    assert typed("check", "result.json") == 1
    assert capsys.readouterr().err == "parlor: the digest does not agree with the records\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "damaged"),
        ("[" * 100_000, "damaged"),
        ('{"format": "parlor-suite", "version": 1', "damaged"),
        ("[]", "not the result of a suite"),
        ('{"format": "parlor-record"}', "not the result of a suite"),
        ('{"format": "parlor-suite", "version": 99}', "written in version 99 of the format; this Parlor reads version 1"),
        ('{"format": "parlor-suite", "version": 1}', "it lacks suite, player, versions"),
    ],
)
@pytest.mark.parametrize("command", ["check", "show"])
def test_a_damaged_file_is_told(text: str, told: str, command: str, tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tiny / "result.json").write_text(text)
    assert typed(command, "result.json") == 2
    complained = capsys.readouterr().err
    assert told in complained
    assert complained.count("\n") == 1


def test_a_result_of_another_version_of_the_suite_is_refused(played: Report, tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tiny / "result.json", {**played, "suite": {**played["suite"], "version": 2}})
    assert typed("check", "result.json") == 2
    assert "is a result of version 2 of the suites, and this Parlor has version 1" in capsys.readouterr().err


def test_figures_that_are_no_figures_are_told(played: Report, tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tiny / "result.json", {**played, "overall": [{"opponent": 3}]})
    assert typed("show", "result.json") == 2
    assert "the figures of result.json are damaged" in capsys.readouterr().err


def test_a_result_is_written_whole_or_not_at_all(played: Report, tmp_path: Path) -> None:
    (tmp_path / "result.json").mkdir()
    with pytest.raises(ValueError, match="cannot be written: Is a directory"):
        write(tmp_path / "result.json", played)
    assert [path.name for path in tmp_path.iterdir()] == ["result.json"]
    write(tmp_path / "other.json", played)
    assert json.loads((tmp_path / "other.json").read_text()) == played


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_is_told_and_leaves_no_half_file(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tiny / "result.json.rows.new").symlink_to("/dev/full")
    assert typed("run", "--player", "random", "--workers", "1", "--out", "result.json") == 2
    assert "result.json.rows cannot be written: No space left on device" in capsys.readouterr().err
    assert not list(tiny.iterdir())
    (tiny / "result.json.new").symlink_to("/dev/full")
    assert typed("run", "--player", "random", "--workers", "1", "--out", "result.json") == 2
    assert "result.json cannot be written: No space left on device" in capsys.readouterr().err
    assert [path.name for path in tiny.iterdir()] == ["result.json.rows"], "what was played is kept"
    assert typed("run", "--player", "random", "--workers", "1", "--out", "result.json") == 0


# Figures


def rows_of(entry: Entry, ours: float) -> list[dict[str, Any]]:
    """Rows in which the player has such a share of every win."""
    rows = []
    for deal in range(3):
        for side in range(entry.sides):
            wins = [ours if each == side else (1.0 - ours) / (entry.sides - 1) for each in range(entry.sides)]
            rows.append(
                {"game": entry.game, "opponent": "random", "deal": deal, "side": side, "points": wins, "wins": wins, "forfeits": {}}
            )
    return rows


@pytest.mark.parametrize(("share", "edge"), [(1.0, 1.0), (0.25, 0.0), (0.0, -1 / 3)])
def test_the_edge_is_nothing_for_equals_and_one_for_who_always_wins(share: float, edge: float) -> None:
    entry = Entry("quenette", 1, 4)
    suite = Suite("core", 1, "standard", 3, ("random",), (entry,))
    (line,) = overall(suite, rows_of(entry, share))
    assert line["edge"] == pytest.approx([edge, 0.0], abs=1e-6)
    (game,) = figures(suite, rows_of(entry, share))
    assert game["wins"][0] == share
    assert game["wins"][1] <= share <= game["wins"][2]
    assert game["word"] == "too few"


def test_better_players_have_the_better_figures(played: Report) -> None:
    random, casual = played["overall"]
    assert random["edge"][0] > 0.3
    assert random["edge"][0] > casual["edge"][0]
    assert [line["deals"] for line in played["figures"]] == [2] * 8


def test_whoever_forfeits_has_lost_and_gains_nothing() -> None:
    assert forfeited([3.0, 1.0, 2.0], [1.0, 0.0, 0.0], 0) == ([1.0, 1.0, 2.0], [0.0, 0.5, 0.5])


@pytest.mark.parametrize(
    ("player", "told"),
    [
        ("python:tests.lab.peeking:crashing", "it raised an error: ZeroDivisionError("),
        ("python:tests.lab.peeking:cheating", ""),
        ("program:true", "it "),
    ],
)
@pytest.mark.parametrize(("game", "players"), [("quenette", 4), ("flag", 1)])
def test_a_player_that_crashes_or_cheats_is_counted_and_has_lost(player: str, told: str, game: str, players: int) -> None:
    entry = Entry(game, 1, players)
    suite = Suite("core", 1, "standard", 1, ("random",), (entry,))
    rows = play_jobs(list(suite.jobs(player)))
    own = [row for row in rows if row["forfeits"]]
    assert len(own) == (4 if players == 4 else 1)
    assert all(why and told in why for row in own for why in row["forfeits"].values())
    (line,) = figures(suite, rows)
    assert line["forfeits"] == len(own)
    assert line["wins"][0] == 0.0
    assert line["points"][0] <= 0.0
    assert len(list(checked(report(suite, player, rows, {}), suite))) == len(rows)


def test_a_program_that_cannot_be_started_stops_the_suite(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("run", "--player", "program:no-such-program", "--workers", "1") == 130
    complained = capsys.readouterr().err
    assert "the program 'no-such-program' cannot be started" in complained
    assert "Traceback" not in complained


def test_every_kind_of_player_can_be_named() -> None:
    program = f"program:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'line_player.py'}"
    for player in ("random", "strength-5:5", "master:5", "skilled:5", "expert:5", "python:tests.lab.peeking:peeking", program):
        job = Job(1, "coronado", 2, (), 0, 0, player, "random")
        assert job.play()["forfeits"] == {}


def test_a_player_may_be_a_script_in_the_current_folder(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    lines = ["class First:", "    def __init__(self, seed): ...", "    def choose(self, table, seat): return table.legal(seat)[0]"]
    (tiny / "suite_script.py").write_text("\n".join(lines))
    assert typed("run", "--player", "python:suite_script:First", "--workers", "1", "--out", "result.json") == 0
    assert typed("check", "result.json", "--opponents") == 0


# The table, and bad input


def test_the_table_is_for_people_and_for_pages(played: Report, tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tiny / "one.json", played)
    write(tiny / "two.json", {**played, "player": "a|b"})
    assert typed("show", "one.json") == 0
    told = capsys.readouterr().out
    assert "Suite core, version 1, track standard" in told
    assert re.search(r"^player +against random +against casual +forfeits +digest$", told, re.MULTILINE)
    assert re.search(r"^quenette +4 +25 +\d", told, re.MULTILINE)
    assert played["digest"][:12] in told
    assert typed("show", "one.json", "two.json", "--markdown") == 0
    page = capsys.readouterr().out
    rows = [line for line in page.splitlines() if line.startswith("|")]
    assert "| a\\|b | " in page
    assert len(rows) == 4 + 2 * 6
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {6}


def test_results_of_different_tracks_are_not_compared(played: Report, tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tiny / "one.json", played)
    write(tiny / "two.json", {**played, "suite": {**played["suite"], "track": "language"}})
    assert typed("show", "one.json", "two.json") == 2
    assert "one.json and two.json are results of different suites or tracks" in capsys.readouterr().err


def test_a_table_speaks_german(played: Report, tiny: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    write(tiny / "one.json", played)
    assert typed("show", "one.json") == 0
    assert "gegen random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["run", "--player", "casual", "--suite", "cor"], "there is no suite 'cor': write core or all"),
        (["run", "--player", "casual", "--track", "fast"], "there is no track 'fast': write standard or language"),
        (["run", "--player", "genius"], "there is no player 'genius'"),
        (["run", "--player", "expert"], "need a budget"),
        (["run", "--player", "python:no.such:maker"], "no player can be made"),
        (["run", "--player", "python:tests.lab.peeking:unborn"], "no player can be made"),
        (["run", "--player", "casual", "--workers", "0"], "at least one worker"),
        (["run", "--player", "casual", "--out", "/proc/nowhere/result.json"], "/proc/nowhere"),
        (["check", "nothing.json"], "nothing.json cannot be read: No such file or directory"),
        (["show", "."], "cannot be read: Is a directory"),
    ],
)
def test_bad_input_gets_one_line_and_leaves_nothing_behind(
    arguments: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert typed(*arguments) == 2
    complained = capsys.readouterr().err
    assert reason in complained
    assert complained.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_file_larger_than_any_result_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "large.json").open("wb") as file:
        file.truncate((1 << 30) + 1)
    with pytest.raises(ValueError, match="larger than 1024 MiB"):
        read(tmp_path / "large.json")
