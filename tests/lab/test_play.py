"""Tournaments and mass simulation: repeatable, resumable, on any executor, and fair to everyone."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import parlor
from parlor.lab.figures import interval, wilson
from parlor.lab.results import Results
from parlor.lab.seats import Blindfold
from parlor.lab.simulating import added, batches, play_batches
from parlor.lab.standings import standings, told
from parlor.lab.tournament import Job, Plan, Row, play_jobs
from parlor.lab.working import WorkersDied, cluster, spread
from parlor.learn.simulate import simulate, summed
from parlor.workers import Workers
from tests.lab.peeking import Peeking, peeking

ONE_HAND: tuple[tuple[str, int | str], ...] = (("hands", 1),)
SMALL = Plan(("quenette",), ("casual", "random"), 4, seed=3, players=4, options=ONE_HAND)
PATIENCE = 120.0
COMMAND = [sys.executable, "-m", "parlor.terminal.command", "lab"]


def until(true: Callable[[], bool]) -> None:
    """Waits for a condition."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def rows_of(plan: Plan) -> list[Row]:
    return play_jobs(list(plan.jobs()))


def lab(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE, cwd=cwd, check=False)


def test_every_deal_is_played_with_every_rotation_of_the_seats() -> None:
    jobs = list(Plan(("quenette",), ("casual", "random", "random"), 2, players=3).jobs())
    assert [(job.deal, job.rotation) for job in jobs] == [(deal, rotation) for deal in range(2) for rotation in range(3)]
    assert {job.seats.index("casual") for job in jobs if job.deal == 0} == {0, 1, 2}
    assert len(list(SMALL.jobs())) == 4 * 2, "A B A B and B A B A are all the rotations there are"


def test_the_cards_of_a_deal_are_the_same_in_all_rotations() -> None:
    jobs = list(Plan(("quenette",), ("random",) * 3 + ("casual",), 1, players=4, options=ONE_HAND).jobs())
    assert len(jobs) == 4
    assert len({sum(job.play()["scores"]) for job in jobs}) == 1


@pytest.mark.parametrize("workers", [1, 2])
def test_the_same_plan_gives_the_same_file_whatever_the_number_of_workers(tmp_path: Path, workers: int) -> None:
    out = tmp_path / f"{workers}.jsonl"
    arguments = ("play", "quenette", "--player", "casual", "--player", "expert:5", "--deals", "3", "--option", "hands=1")
    run = lab(*arguments, "--workers", str(workers), "--out", str(out), cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    plan = Plan(("quenette",), ("casual", "expert:5"), 3, options=ONE_HAND)
    assert [json.loads(line) for line in out.read_text().splitlines()[1:]] == rows_of(plan)
    assert run.stdout.splitlines() == told(standings(rows_of(plan)))


def test_rows_are_told_in_the_order_of_the_plan_whoever_was_done_first() -> None:
    plan = Plan(("quenette",), ("casual", "random"), 3, options=ONE_HAND)
    assert plan.in_order(rows_of(plan)[::-1]) == rows_of(plan)


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    out, whole = tmp_path / "cut.jsonl", tmp_path / "whole.jsonl"
    arguments = ("play", "rumme", "--player", "casual", "--deals", "6", "--workers", "1")
    assert lab(*arguments, "--out", str(whole), cwd=tmp_path).returncode == 0
    lines = whole.read_text().splitlines()
    out.write_text("\n".join([*lines[:3], lines[3][:20]]))
    assert lab(*arguments, "--out", str(out), "--resume", cwd=tmp_path).returncode == 0
    assert out.read_text() == whole.read_text()


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    command = [*COMMAND, "play", "rumme", "--player", "casual", "--deals", "100000", "--workers", "1", "--out", "long.jsonl"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        rows = tmp_path / "long.jsonl"
        until(lambda: rows.exists() and rows.stat().st_size >= 2000)
        run.send_signal(signal.SIGINT)
        said, complained = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "interrupted after" in complained
    assert "Traceback" not in complained
    assert "casual" in said
    assert len((tmp_path / "long.jsonl").read_text().splitlines()) > 2


def test_rows_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    results = Results(tmp_path / "a.jsonl", SMALL)
    results.begin()
    with pytest.raises(ValueError, match="is there already"):
        results.begin()
    with pytest.raises(ValueError, match="another tournament"):
        Results(tmp_path / "a.jsonl", Plan(("rumme",), ("casual",), 1)).resume()
    with pytest.raises(ValueError, match="nothing to go on with"):
        Results(tmp_path / "b.jsonl", SMALL).resume()


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    results = Results(tmp_path / "rows.parquet", SMALL)
    results.begin()
    rows = rows_of(SMALL)
    results.keep(rows)
    found = parquet.read_table(results.finish(list(reversed(rows)))).to_pylist()
    assert [{**row, "forfeits": json.loads(row["forfeits"])} for row in found] == rows
    assert list(tmp_path.iterdir()) == [tmp_path / "rows.parquet"]


def test_a_player_from_outside_the_package_is_shown_a_table_that_it_cannot_tell_from_the_true_one() -> None:
    Peeking.seen.clear()
    table = parlor.deal("quenette", 4, seed=1, dealer=3)
    Blindfold(peeking(0), 5).choose(table, 0)
    ((zones, view),) = Peeking.seen
    assert view == table.view(0)
    assert zones["hand:0"] == table.zones()["hand:0"]
    assert zones["hand:1"] != table.zones()["hand:1"]
    row = Job("quenette", 4, ONE_HAND, 1, 0, 0, ("python:tests.lab.peeking:peeking",) * 4).play()
    assert row["forfeits"] == {}


SCRIPT = """
class First:
    def choose(self, table, seat):
        return table.legal(seat)[0]

def maker(seed):
    return First()
"""


def test_a_player_may_be_a_script_in_the_current_folder(tmp_path: Path) -> None:
    """The installed command does not have the current folder on its path; -P is the same."""
    (tmp_path / "my_player.py").write_text(SCRIPT)
    arguments = ["lab", "play", "quenette", "--player", "python:my_player:maker", "--deals", "1", "--option", "hands=1", "--workers", "1"]
    command = [sys.executable, "-P", "-m", "parlor.terminal.command", *arguments]
    run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path, check=False)
    assert run.returncode == 0, run.stderr
    assert "python:my_player:maker" in run.stdout


def test_a_simulation_ends_without_a_word_of_complaint(tmp_path: Path) -> None:
    for seed in range(4):
        run = lab("simulate", "quenette", "--games", "4", "--workers", "1", "--seed", str(seed), cwd=tmp_path)
        assert (run.returncode, run.stderr) == (0, "")


def test_a_player_that_breaks_the_rules_forfeits_and_cannot_win() -> None:
    row = Job("quenette", 2, ONE_HAND, 1, 0, 0, ("python:tests.lab.peeking:cheating", "random")).play()
    assert row["forfeits"] == {"0": "You do not hold RU"}
    assert 0 not in row["winners"]
    (cheat, _) = standings([row])
    assert cheat.forfeits == 1


def test_a_program_that_dies_forfeits_and_the_game_goes_on() -> None:
    row = Job("quenette", 2, ONE_HAND, 1, 0, 0, ("program:true", "random")).play()
    assert list(row["forfeits"]) == ["0"]
    assert len(row["scores"]) == 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "quenett"], "there is no game 'quenett'"),
        (["play", "quenette", "--player", "genius"], "there is no player 'genius'"),
        (["play", "quenette", "--player", "expert:fast"], "a budget is written"),
        (["play", "quenette", "--player", "casual:3"], "a budget is written"),
        (["play", "quenette", "--player", "expert"], "need a budget"),
        (["play", "quenette", "--player", "python:no.such:maker"], "no player can be made"),
        (["play", "quenette", "--player", "python:tests.lab.peeking:nobody"], "cannot choose"),
        (["play", "quenette", "--player", "python:uuid:uuid4"], "which is called with a seed: too many positional arguments"),
        (["play", "quenette", "--deals", "0"], "at least one deal"),
        (["play", "quenette", "--workers", "0"], "at least one worker"),
        (["play", "quenette", "--out", "rows.csv"], ".jsonl or .parquet"),
        (["play", "quenette", "--option", "hands"], "NAME=VALUE"),
        (["play", "quenette", "--option", "hands=99"], "cannot be '99'"),
        (["play", "flag", "--player", "casual", "--player", "random"], "2 players are named"),
        (["simulate", "quenette", "--games", "0"], "at least one game"),
        (["simulate", "quenette", "--players", "40"], "players"),
    ],
)
def test_bad_input_gets_one_line_and_leaves_nothing_behind(
    arguments: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from parlor.terminal.command import main

    monkeypatch.chdir(tmp_path)
    assert main(["lab", *arguments]) == 2
    complained = capsys.readouterr().err
    assert reason in complained
    assert complained.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_any_executor_does() -> None:
    with ThreadPoolExecutor(2) as threads:
        rows = [row for stint in spread(SMALL.jobs(), play_jobs, threads, 2) for row in stint]
    assert sorted(rows, key=str) == sorted(rows_of(SMALL), key=str)


def test_stints_get_shorter_towards_the_end_so_that_nobody_is_left_working_alone() -> None:
    with ThreadPoolExecutor(2) as threads:
        stints = [len(stint) for stint in spread(range(1000), list, threads, 2)]
    assert sum(stints) == 1000
    assert max(stints) > 20
    # The last batch handed out has one job; the three in progress at that time may finish after it.
    assert 1 in stints[-4:]


def deadly(stint: list[int]) -> list[int]:
    import os

    if 13 in stint:
        os._exit(1)
    return stint


def test_a_worker_that_dies_is_replaced_and_a_deadly_job_is_given_up() -> None:
    done: list[int] = []
    with Workers(1) as workers, pytest.raises(WorkersDied, match="again and again"):
        done.extend(number for stint in spread(iter(range(20)), deadly, workers, 1) for number in stint)
    assert set(range(12)) <= set(done)
    assert 13 not in done


def test_simulation_adds_up_the_same_however_it_is_spread() -> None:
    todo = list(batches("quenette", 3, {"hands": 1}, 5, 5000))
    assert [batch.games for batch in todo] == [2000, 2000, 1000]
    one, two, three = play_batches(todo)
    whole = added(added(one, two), three)
    assert whole == added(three, added(two, one))
    assert whole["games"] == 5000
    assert sum(whole["wins"]) == pytest.approx(5000)


@pytest.mark.parametrize("game", parlor.games())
def test_simulated_games_are_games(game: str) -> None:
    sums = summed(simulate(game, None, None, 1, 1))
    assert sums["games"] == 1
    assert sums["moves"] > 0 or game == "numero"  # type: ignore[operator]


def test_intervals() -> None:
    assert interval([1.0, 1.0, 1.0]) == (1.0, 0.0)
    mean, reach = interval([0.0, 2.0])
    assert mean == 1.0
    assert reach == pytest.approx(12.71, abs=0.01)
    low, high = wilson(0, 100)
    assert low == 0.0
    assert 0.03 < high < 0.04
    assert wilson(50, 100)[0] == pytest.approx(0.4038, abs=0.001)


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers, each in its own process."""
    pytest.importorskip("distributed")
    started: list[subprocess.Popen[bytes]] = []

    def start(*arguments: str) -> None:
        command = [sys.executable, "-m", "distributed.cli." + arguments[0], *arguments[1:]]
        started.append(subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    found = tmp_path / "scheduler.json"
    try:
        start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(found))
        until(lambda: found.exists() and found.read_text().rstrip().endswith("}"))
        address = json.loads(found.read_text())["address"]
        for name in ("one", "two"):
            start(
                "dask_worker",
                address,
                "--name",
                name,
                "--nthreads",
                "1",
                "--no-dashboard",
                "--no-nanny",
                "--local-directory",
                str(tmp_path),
            )
        yield address, started
    finally:
        for process in started:
            process.kill()
            process.wait()


def test_a_dask_cluster_that_loses_a_worker_gives_the_same_rows(dask: tuple[str, list[subprocess.Popen[bytes]]]) -> None:
    address, started = dask
    plan = Plan(("quenette",), ("casual", "random"), 60, players=4, options=ONE_HAND)
    rows: list[Row] = []
    with cluster(address) as executor:
        for stint in spread(plan.jobs(), play_jobs, executor, 4):
            rows += stint
            if len(rows) >= 4 and started[1].poll() is None:
                started[1].kill()
    assert sorted(rows, key=str) == sorted(rows_of(plan), key=str)


def test_no_cluster_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("parlor.lab.working.REACHED", 1)
    with pytest.raises(ValueError, match="no Dask scheduler at tcp://127"):
        cluster("tcp://127.0.0.1:1").__enter__()
