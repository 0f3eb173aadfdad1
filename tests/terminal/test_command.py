"""The command parlor: what it prints, and one clear sentence if something is wrong."""

import json
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import parlor
from tests.terminal.keyboard import Keyboard

COMMANDS = ["play", "games", "rules", "replay", "serve", "verify", "mirror", "completion", "new-game", "build", "doctor"]


def wrong(keyboard: Keyboard, *arguments: str, says: str) -> None:
    ran = keyboard.run(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("parlor: ")
    assert len(ran.err.splitlines()) == 1
    assert says in ran.err


def test_the_help_lists_all_commands(keyboard: Keyboard) -> None:
    ran = keyboard.run("--help")
    assert ran.status == 0
    assert all(f"    {command}" in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", [[], *[[name] for name in COMMANDS]], ids=" ".join)
def test_help_is_complete(keyboard: Keyboard, command: list[str]) -> None:
    ran = keyboard.run(*command, "--help")
    assert ran.status == 0
    assert "usage: parlor" in ran.out
    assert "--help" in ran.out


def test_version_and_build_tell_which_build_is_running(keyboard: Keyboard) -> None:
    assert keyboard.run("--version").out == f"parlor {parlor.__version__} ({parlor.build()}, Python {platform.python_version()})\n"
    assert keyboard.run("build").out == f"{parlor.build()}\n"


def test_games_lists_the_shelf(keyboard: Keyboard) -> None:
    out = keyboard.run("games").out
    places = [out.index(f"  {id} ") for id in parlor.games()]
    assert places == sorted(places)
    assert "option hands: hands that make the game; a whole number from 1 to 20 (usually 7)" in out


@pytest.mark.parametrize(
    ("known", "first"),
    [("hearts", "quenette"), ("gin", "rumme"), ("bridge", "sammy"), ("solitare", "flag"), ("go fish", "mobilization")],
)
def test_games_are_found_by_those_that_people_know(keyboard: Keyboard, known: str, first: str) -> None:
    told = keyboard.run("games", *known.split(), "--no-pager").out.splitlines()
    assert told[0].split()[0] == first
    assert told[1].strip().startswith("like ")


def test_games_are_found_by_name_in_spite_of_a_typing_error(keyboard: Keyboard) -> None:
    assert keyboard.run("games", "quenete").out.split()[0] == "quenette"
    assert [game["id"] for game in json.loads(keyboard.run("games", "moosehead", "--json").out)] == ["moosehead"]


def test_a_search_that_finds_nothing_says_so(keyboard: Keyboard) -> None:
    ran = keyboard.run("games", "zzz")
    assert "no game on the shelf is like 'zzz'" in ran.err
    assert ran.status == 2


def test_games_as_json(keyboard: Keyboard) -> None:
    shelf = json.loads(keyboard.run("games", "--json").out)
    assert [game["id"] for game in shelf] == parlor.games()
    quenette = next(game for game in shelf if game["id"] == "quenette")
    assert quenette["players"] == [2, 3, 4, 5, 6, 7, 8]
    assert quenette["options"]["hands"] == {"summary": "hands that make the game", "default": 7, "values": list(range(1, 21))}


@pytest.mark.parametrize("id", parlor.games())
def test_every_game_has_its_rules(keyboard: Keyboard, id: str) -> None:
    ran = keyboard.run("rules", id, "--full")
    assert ran.status == 0
    assert f"(`{id}`)" in ran.out.splitlines()[0]
    assert "Players" in ran.out
    assert ran.out.count("\n## ") == 0
    common = keyboard.run("rules", id, "--common").out
    assert common.startswith("# ")
    assert f"(`{id}`)" not in common.replace(f"# SAM  (pack `{id}`)", "")


def test_rules_are_the_leaflet_in_the_language_of_the_terminal(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for wish, aim in (("en_US.UTF-8", "Take as few Unicorns"), ("de_AT.UTF-8", "Nimm so wenige"), ("xx", "Take as few Unicorns")):
        monkeypatch.setenv("LANG", wish)
        ran = keyboard.run("rules", "quenette")
        assert ran.out.startswith(f"# Quenette\n\n{aim}")
        assert "`parlor rules quenette --full`" in ran.out.splitlines()[-1]


def test_rules_as_json(keyboard: Keyboard) -> None:
    page = json.loads(keyboard.run("rules", "flag", "--full", "--json").out)
    assert page["game"] == "flag"
    assert page["title"] == "Flag"
    assert page["markdown"].startswith("## Flag")
    assert json.loads(keyboard.run("rules", "quenette", "--json").out)["markdown"].startswith("# Quenette")
    assert json.loads(keyboard.run("rules", "flag", "--common", "--json").out)["markdown"].startswith("# ")


def test_what_is_wrong_is_said_in_one_sentence(keyboard: Keyboard, tmp_path: Path) -> None:
    wrong(keyboard, "dance", says="invalid choice: 'dance'")
    wrong(keyboard, "rules", says="the following arguments are required: GAME")
    wrong(keyboard, "rules", "whist", says="there is no game 'whist': the games are ")
    wrong(keyboard, "play", "whist", says="there is no game 'whist': the games are ")
    wrong(keyboard, "play", "quenette", "--players", "99", says="Quenette is for 2 to 8 players, not 99")
    wrong(keyboard, "play", "quenette", "--players", "four", says="'four' is not a whole number")
    wrong(keyboard, "play", "quenette", "--option", "rounds=3", says="Quenette has no option 'rounds'")
    wrong(keyboard, "play", "quenette", "--option", "hands", says="an option is NAME=VALUE, not 'hands'")
    wrong(keyboard, "play", "quenette", "--option", "hands=many", says="option 'hands' cannot be 'many'")
    wrong(keyboard, "play", "quenette", "--seat", "4", says="there is no seat 4: the seats are 0 to 3")
    wrong(keyboard, "play", "quenette", "--dealer", "4", says="the dealer is a seat from 0 to 3, not 4")
    wrong(keyboard, "play", "quenette", "--hot-seat", "--seat", "1", says="--hot-seat takes all seats")
    wrong(keyboard, "play", "quenette", "--nonsense", says="unrecognized arguments: --nonsense")
    wrong(keyboard, "play", "quenette", "--name", "Ada", says="--name is for a table in a house")
    wrong(keyboard, "play", "http://127.0.0.1:9/t/x", "--seed", "1", says="--seed is settled by the house")
    wrong(keyboard, "play", "http://127.0.0.1:9/t/x", "--plain", says="is no link of a table")
    wrong(keyboard, "play", "http://127.0.0.1:9/t/k3v9x2m4p7q1", "--plain", says="the house at http://127.0.0.1:9 does not answer")
    wrong(keyboard, "replay", "x.json", "--plain", "--json", says="not allowed with argument")
    wrong(keyboard, "completion", "cmd", says="invalid choice: 'cmd'")
    wrong(keyboard, "replay", str(tmp_path / "none.json"), says="no such file or directory")
    wrong(keyboard, "replay", str(tmp_path), says="is a directory")
    wrong(keyboard, "replay", "nul\0byte", says="cannot read")
    wrong(keyboard, "play", "--load", str(tmp_path / "none.json"), says="no such file or directory")


def test_a_damaged_record_is_told(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe binary")
    wrong(keyboard, "replay", str(path), says="the record is not JSON")
    path.write_text("{}")
    wrong(keyboard, "replay", str(path), says="this is not a Parlor record")
    record = parlor.deal("quenette", seed=1).record()
    path.write_text(json.dumps({**record, "version": 2}))
    wrong(keyboard, "replay", str(path), says="made by a later Parlor")
    path.write_text(json.dumps({**record, "moves": [[0, "play RU"]]}))
    wrong(keyboard, "replay", str(path), says="move 1 of the record")


def finished(path: Path) -> parlor.Table:
    table = parlor.deal("quenette", 4, seed=4, options={"hands": 2})
    while not table.over:
        table.play(table.legal()[0])
    path.write_text(json.dumps(table.record()))
    return table


def test_replay_tells_the_game_hand_by_hand(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = finished(path)
    out = keyboard.run("replay", str(path)).out
    assert out.startswith("Quenette, 4 players, hands 2\n")
    assert out.index("\nHand 1: seat") < out.index("\nHand 2: seat")
    assert all(line in out for line in table.log)
    assert "The game is over after hand 2." in out
    assert all(note in out for result in table.results for note in result["notes"])


def test_replay_as_json_is_the_state_of_the_table(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = finished(path)
    state = json.loads(keyboard.run("replay", str(path), "--json").out)
    assert state["record"] == table.record()
    assert state["zones"] == table.zones()
    assert state["scores"] == table.scores
    assert state["winners"] == list(table.winners)
    assert state["over"] is True


def test_a_house_record_is_replayed_as_well(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = finished(path)
    plain = keyboard.run("replay", str(path)).out
    path.write_text(json.dumps({"format": "parlor-house-record", "version": 1, "record": table.record()}))
    assert keyboard.run("replay", str(path)).out == plain
    path.write_text(json.dumps({"format": "parlor-house-record", "version": 1}))
    wrong(keyboard, "replay", str(path), says="a record is a JSON object")


def test_replay_of_a_game_that_is_not_over(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(parlor.deal("quenette", 4, seed=4, dealer=0).record()))
    assert "Not over: in hand 1 the game waits for seat 1." in keyboard.run("replay", str(path)).out


def test_a_reader_that_goes_away_is_no_trouble() -> None:
    command = subprocess.Popen([sys.executable, "-m", "parlor", "rules", "quenette"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert command.stdout is not None
    command.stdout.close()
    _, err = command.communicate(timeout=240)
    assert b"Traceback" not in err
    assert b"BrokenPipe" not in err
