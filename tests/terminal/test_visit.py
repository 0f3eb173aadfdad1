"""A table of a house in plain lines, as a script plays it: read the numbers, type one of them, to the end of the game."""

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from parlor.terminal.command import main
from tests.server.running import Guest, Running
from tests.terminal.keyboard import Keyboard
from tests.terminal.reader import Reader


@contextmanager
def hosted(house: Running, game: str, **wish: object) -> Iterator[str]:
    """The link of a table for three with an empty seat and computer players; its host deals as soon as the seat is taken."""
    link: Queue[str] = Queue()

    async def host() -> None:
        async with Guest(house.url) as guest:
            seats = [{"kind": "empty"}, *[{"kind": "computer", "level": "casual"}] * 2]
            table = (await guest.open(game, players=3, seats=seats, pace="instant", **wish))["id"]
            link.put(f"{house.url}/t/{table}")
            for _ in range(400):
                if (await guest.ask("GET", f"/api/tables/{table}"))["seats"][0]["kind"] == "human":
                    break
                await asyncio.sleep(0.05)
            await guest.ask("POST", f"/api/tables/{table}/start", {})

    hosting = Thread(target=asyncio.run, args=(host(),))
    hosting.start()
    yield link.get(timeout=240)
    hosting.join(timeout=240)


def alone(house: Running, game: str, **wish: object) -> str:
    """A patience that was started elsewhere: returns the link with the key to its seat."""

    async def begin() -> str:
        async with Guest(house.url) as guest:
            table = await guest.play_alone(game, players=1, seed=3, **wish)
            return house.url + str((await guest.ask("GET", f"/api/tables/{table}/key?seat=0"))["path"])

    return asyncio.run(begin())


# In Goop everyone plays at once; in Quatro a player goes on after a successful question.
@pytest.mark.parametrize(("game", "options"), [("quenette", {"hands": 1}), ("goop", {"hands": 1}), ("quatro", {})])
def test_a_script_plays_a_game_at_a_house(
    house: Running, game: str, options: dict[str, int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    reader = Reader(capsys, seed=1)
    monkeypatch.setattr(sys, "stdin", reader)
    record = tmp_path / "house.json"
    with hosted(house, game, options=options) as link:
        assert main(["play", link, "--plain", "--name", "Ada", "--save", str(record)]) == 0
    out, err = capsys.readouterr()
    assert reader.warned + err == ""
    told = "".join([*reader.heard, out])
    assert "3 players: you are seat 0; the computer plays seat 1 (casual); the computer plays seat 2 (casual)." in told
    # Everyone plays at once in Goop, so another player may have been faster.
    assert game == "goop" or "Not allowed" not in told
    assert "The game is over after hand 1." in out
    assert "Final scores: you: " in out
    assert json.loads(record.read_text())["format"] == "parlor-house-record"


def test_all_words_work_at_a_house_too(house: Running, keyboard: Keyboard) -> None:
    ran = keyboard.run(
        "play",
        alone(house, "flag"),
        "--plain",
        typed=["? draw stock", "? draw waste", "stock", "undo", "scores", "log", "legal", "hint", "nonsense", "99", "save x.json", "quit"],
    )
    assert ran.status == 0
    for words in (
        "'draw stock' is allowed now.",
        "Not allowed. ",
        "  You: draw stock",
        "Your last move is taken back.",
        "Scores: you: 0",
        "imagined deals)",
        "The moves are numbered from 1 to ",
        "Not saved: ",
        "You leave the table. Your seat is kept: the link brings you back.",
    ):
        assert words in ran.out, ran.out


def test_a_table_that_is_not_there_and_a_key_that_opens_nothing(house: Running, keyboard: Keyboard) -> None:
    link, _, key = alone(house, "flag").partition("#")
    for wrong, says in ((f"{house.url}/t/k3v9x2m4p7q1", "table"), (f"{link}#{key[::-1]}", "key")):
        ran = keyboard.run("play", wrong, "--plain")
        assert ran.status == 2
        assert ran.err.startswith("parlor: ")
        assert says in ran.err
        assert ran.err.count("\n") == 1
