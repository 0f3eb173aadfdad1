"""`parlor`, `parlor serve` and `parlor verify` as people type them."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from parlor.server.settings import HELP, BadSetting, Settings, settled, variable
from tests.server.running import PATIENCE, Guest, Running
from tests.server.test_fair import played


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlor", *arguments], capture_output=True, text=True, timeout=240, env={**os.environ, **environment}
    )


def test_every_setting_is_a_flag_and_a_variable() -> None:
    told = run("serve", "--help").stdout
    words = " ".join(told.split())
    for name in vars(Settings()):
        assert f"--{name.replace('_', '-')} " in told
        assert f"[{variable(name)}]" in words
    assert set(HELP) == set(vars(Settings()))


def test_flags_count_more_than_the_environment() -> None:
    environment = {"PARLOR_PORT": "81", "PARLOR_HOST": "0.0.0.0", "PARLOR_ORIGINS": "https://a.example, https://b.example/"}
    settings = settled({"port": "82"}, environment)
    assert (settings.port, settings.host, settings.origins) == (82, "0.0.0.0", ("https://a.example", "https://b.example"))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "x"),
        ("port", "70000"),
        ("port", ""),
        ("heartbeat", "0"),
        ("origins", "cards.example"),
        ("origins", "https://a.example/path"),
        ("database", "mysql://x"),
        ("database", "sqlite:///"),
        ("log_level", "loud"),
        ("url", "here"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"^PARLOR_{name.upper()} "):
        settled({}, {f"PARLOR_{name.upper()}": value})


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["serve", "--port", "x"], "--port is a whole number"),
        (["serve", "--database", "sqlite:////proc/none/x.db"], "cannot make the folder"),
        (["serve", "--host", "203.0.113.1", "--database", "sqlite:///{}/a.db"], "cannot listen on 203.0.113.1"),
        (["verify", "/no/such/file"], "cannot read"),
        (["verify", "{}/plain.json"], "plain record"),
    ],
)
def test_what_cannot_be_started_is_told_in_one_sentence(tmp_path: Path, arguments: list[str], says: str) -> None:
    (tmp_path / "plain.json").write_text('{"format": "parlor-record"}')
    ran = run(*[each.format(tmp_path) for each in arguments])
    assert ran.returncode == 2
    assert ran.stderr.startswith("parlor: ")
    assert len(ran.stderr.splitlines()) == 1
    assert says in ran.stderr


def test_verify_tells_what_it_has_checked(tmp_path: Path) -> None:
    document = played()
    (tmp_path / "fair.json").write_text(json.dumps(document))
    ran = run("verify", str(tmp_path / "fair.json"))
    assert ran.returncode == 0
    assert ran.stdout.endswith("The deal was fair.\n")
    assert json.loads(run("verify", str(tmp_path / "fair.json"), "--json").stdout)["fair"] is True
    document["fair"]["contributions"][0] = "00" * 32
    (tmp_path / "unfair.json").write_text(json.dumps(document))
    ran = run("verify", str(tmp_path / "unfair.json"))
    assert ran.returncode == 2
    assert "not proved to be fair" in ran.stderr


def test_bare_parlor_opens_the_house_once(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "parlor", "--no-browser"]
    first = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert first.stdout is not None
        line = first.stdout.readline()
        url = line.split()[3]
        assert httpx.get(f"{url}/api/health", timeout=PATIENCE).json()["status"] == "ok"
        assert (tmp_path / "parlor" / "house.db").is_file()
        second = run("--no-browser", XDG_DATA_HOME=str(tmp_path))
        assert second.stdout == f"Parlor is open already: {url}\n"
        assert second.returncode == 0
        first.send_signal(signal.SIGINT)
        out, err = first.communicate(timeout=PATIENCE)
        assert "Every table is kept" in out
        assert first.returncode == 0
        assert err == ""
        assert "Traceback" not in out + err
    finally:
        first.kill()
        first.communicate()


def test_a_stopped_house_says_goodbye_and_logs_no_cards(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", "--log-level", "debug", log=tmp_path / "log") as house:

        async def told() -> None:
            async with Guest(house.url) as ann:
                table = await ann.play_alone("quenette")
                await ann.call()
                state = await ann.watch(table)
                assert state["view"]["zones"]["hand:0"]
                cookie, key = ann.cookie.split("=")[1], (await ann.ask("GET", f"/api/tables/{table}/key?seat=0"))["key"]
                house.stop()
                with pytest.raises(Exception, match=r"1001|1012"):
                    await ann.hear("never")
                ann.socket = None
                log = (tmp_path / "log").read_text()
                for line in log.splitlines():
                    assert json.loads(line)["message"]
                for secret in [cookie, key, *state["view"]["zones"]["hand:0"]]:
                    assert secret not in log

        asyncio.run(told())
