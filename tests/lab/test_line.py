"""The line protocol: driving Parlor, joining as an outside program, and programs that misbehave."""

import io
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.lab.engine import Engine, host
from parlor.lab.line import LONGEST, Broken, Garbled, Line
from parlor.lab.outside import Program

EXAMPLES = Path(__file__).parents[2] / "examples"
# How long a program is waited for that answers at once: the machine may be very busy.
PATIENCE = 120.0
FIRST_MOVE = f"{sys.executable} {EXAMPLES / 'line_player.py'}"


def told(engine: Engine, do: str, **fields: Any) -> dict[str, Any]:
    return engine.answer({"do": do, **fields})


def python(program: str) -> str:
    return f'{sys.executable} -c "{program}"'


def lost(program: str, seconds: float = PATIENCE) -> str:
    """Why a program forfeits its seat at a small table."""
    table = parlor.deal("quenette", players=2, seed=1, dealer=1)
    others = [parlor.player("casual", seat) for seat in range(2)]
    with Program(program, seconds) as player:
        forfeit = host(player.line, table, 0, others, seconds)
    assert table.log == parlor.deal("quenette", players=2, seed=1, dealer=1).log
    assert forfeit is not None
    return str(forfeit)


def test_a_whole_game_is_driven_by_requests() -> None:
    engine = Engine()
    assert told(engine, "hello", protocol=1)["games"] == parlor.games()
    standing = told(engine, "deal", game="quenette", players=3, seed=5, options={"hands": 1})
    while not standing["over"]:
        standing = told(engine, "play", move=told(engine, "legal")["moves"][0])
    record = told(engine, "record")["record"]
    assert parlor.replay(record).scores == standing["scores"]
    assert told(Engine(), "replay", record=record) == standing


def test_after_the_end_it_says_that_the_game_is_over() -> None:
    engine = Engine()
    standing = told(engine, "deal", game="quenette", players=2, seed=5, options={"hands": 1})
    while not standing["over"]:
        standing = told(engine, "play", move=told(engine, "legal")["moves"][0])
    over = {"kind": "refused", "reason": "The game is over: say deal for another"}
    assert told(engine, "legal") == told(engine, "think") == told(engine, "play", move="play H1") == over
    assert told(engine, "legal", seat=0)["moves"] == []


def test_the_position_is_a_view_and_tells_no_more() -> None:
    engine = Engine()
    told(engine, "deal", game="rumme", players=2, seed=5)
    table = parlor.deal("rumme", players=2, seed=5)
    assert told(engine, "position", seat=1)["view"] == table.view(1)
    assert told(engine, "position")["view"] == table.view(None)


def test_thinking_repeats_and_gives_its_figures() -> None:
    engine = Engine()
    told(engine, "deal", game="quenette", players=4, seed=5)
    first = told(engine, "think", level="expert", iterations=40)
    assert first == told(engine, "think", level="expert", iterations=40)
    assert first["move"] == first["candidates"][0]["move"]
    assert told(engine, "think", level="casual")["kind"] == "thought"


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({"do": "dance"}, "There is no request 'dance'"),
        ({}, "There is no request None"),
        ({"do": "legal"}, "No cards have been dealt"),
        ({"do": "deal"}, "needs 'game'"),
        ({"do": "deal", "game": "rume"}, "there is no game 'rume'"),
        ({"do": "deal", "game": "rumme", "colour": 1}, "does not know 'colour'"),
        ({"do": "hello", "protocol": 9}, "version 1"),
        ({"do": "replay", "record": 5}, "A record is a JSON object"),
        ({"do": "think", "iterations": -1}, "No cards have been dealt"),
    ],
)
def test_a_request_that_cannot_be_done_is_refused_in_words(request_: dict[str, Any], reason: str) -> None:
    answer = Engine().answer({**request_, "id": "x"})
    assert answer["kind"] == "refused"
    assert answer["id"] == "x"
    assert reason in answer["reason"]


def test_a_refused_move_changes_nothing() -> None:
    engine = Engine()
    standing = told(engine, "deal", game="quenette", players=4, seed=7)
    before = told(engine, "record")
    assert told(engine, "play", move="play RU") == {"kind": "refused", "reason": "You do not hold RU"}
    assert told(engine, "play", move=told(engine, "legal")["moves"][0], seat=(standing["waiting"][0] + 1) % 4)["kind"] == "refused"
    assert told(engine, "play", move=5)["kind"] == "refused"
    assert told(engine, "legal", seat=9)["reason"] == "A seat is a number from 0 to 3, not 9"
    assert told(engine, "record") == before


def test_the_command_answers_lines_and_goes_on_after_nonsense() -> None:
    said = b'{"do":"hello"}\nnonsense\n[1]\n{"do":"quit"}\n{"do":"hello"}\n'
    run = subprocess.run(
        [sys.executable, "-m", "parlor.terminal.command", "engine"], input=said, capture_output=True, timeout=PATIENCE, check=True
    )
    assert [json.loads(line)["kind"] for line in run.stdout.splitlines()] == ["hello", "refused", "refused", "bye"]


def test_a_line_that_is_too_long_ends_the_conversation() -> None:
    line = Line(io.BytesIO(b'"' + b"x" * (LONGEST + 5) + b'"\n{}\n'), io.BytesIO())
    with pytest.raises(Broken, match="more than 1048576 bytes"):
        line.hear(PATIENCE)
    with pytest.raises(Broken, match="has ended"):
        line.hear(PATIENCE)


def test_deep_nonsense_is_no_message() -> None:
    line = Line(io.BytesIO(b"[" * 100_000 + b"\n"), io.BytesIO())
    with pytest.raises(Garbled):
        line.hear(PATIENCE)


@pytest.mark.parametrize("game", ["quenette", "rumme", "goop", "flag", "quatro"])
def test_an_outside_program_plays_a_game(game: str) -> None:
    options: dict[str, int | str] | None = {"hands": 1} if "hands" in parlor.game(game).options else None
    table = parlor.deal(game, seed=3, options=options)
    others = [parlor.player("casual", seat) for seat in range(table.players)]
    with Program(FIRST_MOVE, PATIENCE) as player:
        assert host(player.line, table, 0, others, PATIENCE) is None
    assert table.over


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node on this machine")
def test_the_client_in_another_language_plays_a_game() -> None:
    table = parlor.deal("quenette", players=2, seed=3, options={"hands": 1})
    others = [parlor.player("casual", seat) for seat in range(2)]
    with Program(f"node {EXAMPLES / 'line_player.mjs'}", PATIENCE) as player:
        assert host(player.line, table, 1, others, PATIENCE) is None
    assert table.over


def test_a_guest_of_the_command_gets_views_and_its_result() -> None:
    command = [sys.executable, "-m", "parlor.terminal.command", "engine", "--sit", "quenette", "--players", "2", "--option", "hands=1"]
    with subprocess.Popen([*command, "--seed", "4"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as host_process:
        assert host_process.stdin is not None
        assert host_process.stdout is not None
        line = Line(host_process.stdout, host_process.stdin)
        assert "Quenette" in line.hear(PATIENCE)["rules"]
        line.say({"kind": "hello", "protocol": 1, "name": "guest"})
        while (asked := line.hear(PATIENCE))["do"] == "move":
            assert asked["view"]["seat"] == 0
            line.say({"kind": "move", "id": asked["id"], "move": asked["view"]["legal"][0]})
        assert asked["do"] == "over"
        assert asked["forfeit"] is None
        assert line.hear(PATIENCE) == {"do": "quit"}
        assert host_process.wait(PATIENCE) == 0


def test_a_program_that_resigns_has_forfeited() -> None:
    assert lost(python('print(\'{\\"kind\\":\\"resign\\"}\', flush=True); input()')) == "it resigned"


def test_a_dead_program_has_forfeited() -> None:
    assert lost(python("pass")) in ("it has ended", "it does not listen anymore")


def test_a_program_that_speaks_another_language_has_forfeited() -> None:
    assert "does not speak the protocol" in lost(python("print('id name Stockfish', flush=True);" * 4 + "input()"))


def test_a_program_of_another_version_has_forfeited() -> None:
    assert "version 7" in lost(python('print(\'{\\"kind\\":\\"hello\\",\\"protocol\\":7}\', flush=True); input()'))


GREETING = 'print(\'{\\"kind\\":\\"hello\\",\\"protocol\\":1}\', flush=True);'


def test_a_silent_program_has_forfeited() -> None:
    assert lost(python(GREETING + "import time; time.sleep(60)"), seconds=0.3) == "it said nothing for 0.3 seconds"


def test_a_program_that_does_not_learn_from_refusals_has_forfeited() -> None:
    moves = '[print(\'{\\"kind\\":\\"move\\",\\"id\\":%d,\\"move\\":\\"play RU\\"}\' % n, flush=True) for n in (1, 2, 3)];'
    listening = "[input() for line in range(5)]"
    assert lost(python(GREETING + moves + listening)) == "3 answers were refused, the last one thus: You do not hold RU"


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="'no-such-program' cannot be started"):
        Program("no-such-program", 1)
