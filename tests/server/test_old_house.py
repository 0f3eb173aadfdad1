"""The database of a house of the release before this one: its tables go on by their own rules."""

import asyncio
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.terminal.command import main
from tests.changes import changed
from tests.kit.test_old_records import FIRST_READINGS
from tests.server.running import LIBERAL, PARLOR, Guest, Running

OLD = Path(__file__).parent.parent / "records" / "0.1.0"
SEEN = json.loads((OLD / "house.json").read_text())
FOR_EVER = ["--keep-tables", "0", "--keep-unfinished", "0", "--keep-guests", "0"]
GONE = "Flag is not played by version 1 of its rules any more; its ruling R2 changed in version 9: the dealer leads"


def house(folder: Path, *command: str) -> Running:
    """A house that was run by the old release until now."""
    shutil.copy(OLD / "house.db", folder / "house.db")
    return Running(f"sqlite:///{folder}/house.db", *LIBERAL, *FOR_EVER, log=folder / "log", command=command or PARLOR)


def returning(url: str) -> Guest:
    """The guest who opened all the tables."""
    guest = Guest(url)
    guest.http.cookies.set("parlor_guest", SEEN["cookie"], domain="127.0.0.1")
    return guest


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """What was kept of a view."""
    return {name: view[name] for name in ("hand", "dealer", "scores", "zones")}


async def play_on(guest: Guest, game: str) -> None:
    """A table lies as it was left, is played by the readings of its version, and a move can be made."""
    kept = SEEN["tables"][game]
    info = await guest.ask("GET", f"/api/tables/{kept['id']}")
    known = parlor.game(game).options
    assert sorted(info["options"]) == sorted(known)
    readings = {name: value for name, value in FIRST_READINGS.get(game, {}).items() if name in known}
    assert {name: info["options"][name] for name in readings} == readings
    await guest.call()
    view = (await guest.watch(kept["id"], 0))["view"]
    assert seen(view) == kept["seen"]
    assert (await guest.move(kept["id"], 0, view["choices"][0]["text"]))["kind"] == "accepted"
    await guest.hang_up()


def test_the_tables_of_an_old_house_go_on(tmp_path: Path) -> None:
    async def visit(url: str) -> None:
        async with returning(url) as guest:
            for game in SEEN["tables"]:
                await play_on(guest, game)
            ended = SEEN["ended"]
            assert await guest.ask("GET", f"/api/tables/{ended['id']}/record") == ended["record"]
            verdict = await guest.ask("POST", "/api/verify", ended["record"])
            assert verdict["fair"], verdict["checks"]
            again = await guest.ask("POST", f"/api/tables/{ended['id']}/rematch")
            assert again["options"] == (await guest.ask("GET", f"/api/tables/{ended['id']}"))["options"]

    with house(tmp_path) as running:
        asyncio.run(visit(running.url))
        assert running.stop() == 0
    with running:
        asyncio.run(returned(running.url))


async def returned(url: str) -> None:
    """What was played since is still there."""
    async with returning(url) as guest:
        await guest.call()
        for game, kept in SEEN["tables"].items():
            assert (await guest.watch(kept["id"], 0))["view"]["game"] == game
            await guest.say("unwatch", table=kept["id"], seat=0)


def test_a_table_whose_ruling_is_gone_is_named_and_the_others_go_on(tmp_path: Path) -> None:
    flag = SEEN["tables"]["flag"]["id"]

    async def visit(url: str) -> None:
        async with returning(url) as guest:
            for path in ("", "/replay"):
                assert (await guest.ask("GET", f"/api/tables/{flag}{path}", status=410))["reason"] == GONE
            for path in ("/end", "/join"):
                assert (await guest.ask("POST", f"/api/tables/{flag}{path}", {}, 410))["reason"] == GONE
            await guest.call()
            await guest.say("watch", table=flag, seat=0, since=None)
            assert (await guest.hear("trouble", table=flag))["reason"] == GONE
            assert (await guest.move(flag, 0, "draw"))["reason"] == GONE
            await guest.hang_up()
            assert flag in [each["table"] for each in await guest.ask("GET", "/api/my/games")]
            assert flag not in [each["table"] for each in await guest.ask("DELETE", f"/api/tables/{flag}")], "it can be thrown away"
            assert (await guest.ask("GET", "/api/health"))["ails"] == []
            for game in ("goop", "quenette"):
                await play_on(guest, game)

    with house(tmp_path, sys.executable, "-m", "tests.server.later", "flag") as running:
        asyncio.run(visit(running.url))


def test_the_check_tells_of_a_ruling_that_is_gone_and_calls_nothing_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house(tmp_path) as running:
        database = running.database
    assert main(["admin", "check", "--database", database]) == 0
    assert capsys.readouterr().out.splitlines() == ["9 tables were read; none is damaged."]
    with changed("flag"):
        assert main(["admin", "check", "--database", database]) == 0
    told = [f"Table {SEEN['tables']['flag']['id']}: {GONE}", "9 tables were read; none is damaged."]
    assert capsys.readouterr().out.splitlines() == told
