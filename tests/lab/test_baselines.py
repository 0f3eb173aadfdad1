"""Players that were trained: those that come with Parlor, files of one's own, and their seat at a table of a house."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import parlor
from parlor.lab.baselines import FOLDER, Trained, baseline, baselines
from parlor.lab.outside import Forfeit
from parlor.terminal.command import main
from tests.server.running import Guest, Running

pytestmark = pytest.mark.once("compiled")
SACHEM = FOLDER / "sachem-4.net"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", sorted(baselines()))
def test_a_baseline_knows_where_it_comes_from(game: str) -> None:
    path = baselines()[game]
    told = Trained(path).network.told
    assert told["game"] == game
    assert path.stem.rpartition("-")[2] == str(told["players"])
    assert told["version"] == parlor.game(game).version
    assert told["trained"]["seed"] == {"rumme-baseball": 5, "parquet": 2}.get(game, 1)
    curve = json.loads(path.with_suffix(".curve.json").read_text(encoding="utf-8"))
    assert curve[-1]["decisions"] == told["trained"]["decisions"]


def test_all_baselines_together_take_six_megabytes_of_the_package() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= 6_000_000


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", sorted(baselines()))
def test_a_baseline_makes_legal_moves_that_depend_on_what_its_seat_knows(game: str) -> None:
    players = baseline(game).network.told["players"]
    table = parlor.deal(game, players, seed=5)
    for _ in range(40):
        seat = table.waiting[0]
        move = baseline(game, 1).choose(table, seat)
        assert move in table.legal(seat)
        assert baseline(game, 2).choose(table.resample(seat, 3), seat) == move
        table.play(move, seat)
        if table.over:
            break


def test_the_lab_seats_networks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = [word for who in ("baseline:sachem", f"network:{SACHEM}", "random", "random") for word in ("--player", who)]
    out = tmp_path / "rows.jsonl"
    assert main(["lab", "play", "sachem", *seats, "--deals", "1", "--option", "target=1", "--workers", "1", "--out", str(out)]) == 0
    assert "baseline:sachem" in capsys.readouterr().out
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()[1:]]
    assert len(rows) == 4
    assert not any(row["forfeits"] for row in rows)


@pytest.mark.parametrize(
    ("player", "words"),
    [
        ("baseline:flag", "no trained player comes with Parlor for 'flag'; there is one for"),
        ("network:nowhere.net", "there is no network in 'nowhere.net'"),
        (f"network:{__file__}", "cannot be played from: this is not a network of Parlor"),
    ],
)
def test_mistakes_are_told(player: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--deals", "1", "--workers", "1", "--out", str(tmp_path / "rows.jsonl")]
    assert main(["lab", "play", "sachem", "--player", player, *flags]) == 2
    assert words in capsys.readouterr().err


def test_a_network_gives_up_its_seat_at_a_table_of_another_game() -> None:
    with pytest.raises(Forfeit, match="this network was trained for Sachem with 4 players, not for Quenette with 4"):
        baseline("sachem").choose(parlor.deal("quenette", 4, seed=1), 0)


def test_a_folder_of_networks_makes_masters_and_says_what_it_left_out(tmp_path: Path) -> None:
    (tmp_path / "sachem-4.net").write_bytes(SACHEM.read_bytes())
    (tmp_path / "sachem-99.net").write_bytes(SACHEM.read_bytes())
    (tmp_path / "reno-2.net").write_bytes(b"something else")
    code = "import parlor; print([id for id in parlor.games() if 'master' in parlor.game(id).levels])"
    found = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PARLOR_NETWORKS": str(tmp_path)}, capture_output=True, text=True, check=True
    )
    masters = {"sachem", *(id for id in parlor.games() if parlor.game(id).networks)}
    assert found.stdout == f"{[id for id in parlor.games() if id in masters]}\n"
    assert [line.split(": ")[1].rpartition(os.sep)[2] for line in found.stderr.splitlines()] == ["reno-2.net", "sachem-99.net"]


def test_a_trained_player_sits_down_at_a_table_of_a_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOR_NETWORKS", str(FOLDER))

    async def visit(url: str) -> None:
        async with Guest(url) as guest:
            seats = [{"kind": "me"}, *[{"kind": "computer", "level": "master"}] * 3]
            table = await guest.play_alone("sachem", seats=seats, pace="instant", options={"target": 1})
            await guest.call()
            state = await guest.watch(table)
            assert [chair["level"] for chair in state["info"]["seats"]] == [None, "master", "master", "master"]
            mine = False
            while {event["by"] for event in guest.heard if event.get("what") == "moved"} != {0, 1, 2, 3}:
                view = [event for event in guest.heard if event["kind"] == "event"][-1]["view"]
                if view["choices"] and not mine:
                    mine = (await guest.move(table, 0, view["choices"][0]["text"]))["kind"] == "accepted"
                else:
                    await guest.hear("event", table=table)

    with Running(f"sqlite:///{tmp_path}/house.db", log=tmp_path / "log") as house:
        asyncio.run(asyncio.wait_for(visit(house.url), 300))
