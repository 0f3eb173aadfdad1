"""Language models at the table, played by a script at 127.0.0.1: good answers, bad ones, and nothing that a seat may not know."""

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.lab.language import endpoint as endpoints
from parlor.lab.language.endpoint import Endpoint, NoAnswer, Unusable, exchange, waiting
from parlor.lab.language.player import LanguagePlayer, refusal
from parlor.lab.language.prompt import move_in, question, rules_told
from parlor.lab.language.settings import KEY as KEY_VARIABLE
from parlor.lab.language.settings import READ, TRANSCRIPTS, URL, Settings, settings_of
from parlor.lab.language.transcript import Transcript
from parlor.lab.suite.definition import Entry, Suite
from parlor.lab.suite.estimate import estimate
from parlor.lab.suite.job import Job, play_jobs
from parlor.lab.tournament import Job as Game

KEY = "sk-very-secret"
ASKED = [{"role": "system", "content": "the rules"}, {"role": "user", "content": "Your legal moves:\n- play H4"}]

Reply = Callable[[BaseHTTPRequestHandler, dict[str, Any]], None]


def sent(
    handler: BaseHTTPRequestHandler, body: bytes, status: int = 200, headers: dict[str, str] | None = None, length: int | None = None
) -> None:
    handler.send_response(status)
    for name, value in {"Content-Length": str(len(body) if length is None else length), **(headers or {})}.items():
        handler.send_header(name, value)
    handler.end_headers()
    handler.wfile.write(body)


def said(text: object, usage: object = None) -> bytes:
    used = {"prompt_tokens": 100, "completion_tokens": 7} if usage is None else usage
    return json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}], "usage": used}).encode()


def says(text: object, usage: object = None) -> Reply:
    return lambda handler, asked: sent(handler, said(text, usage))


def answers(body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Reply:
    return lambda handler, asked: sent(handler, body, status, headers)


def first_legal(handler: BaseHTTPRequestHandler, asked: dict[str, Any]) -> None:
    """Plays the first legal move that it is told."""
    _, _, legal = asked["messages"][1]["content"].partition("Your legal moves:\n- ")
    sent(handler, said(f"I take the first.\n\n**MOVE: {legal.splitlines()[0]}**"))


def hangs_up(handler: BaseHTTPRequestHandler, asked: dict[str, Any]) -> None:
    handler.close_connection = True


def stops_in_the_middle(handler: BaseHTTPRequestHandler, asked: dict[str, Any]) -> None:
    sent(handler, b'{"choices": [', length=1000)
    handler.close_connection = True


def drips(handler: BaseHTTPRequestHandler, asked: dict[str, Any]) -> None:
    """Never comes to an end, a byte at a time."""
    sent(handler, b"", length=1_000_000)
    with suppress(OSError):
        while True:
            handler.wfile.write(b" ")
            handler.wfile.flush()
            time.sleep(0.02)


def floods(handler: BaseHTTPRequestHandler, asked: dict[str, Any]) -> None:
    with suppress(OSError):
        sent(handler, b" " * (endpoints.LARGEST + 10), length=1 << 40)


class Script:
    """What the server answers, one reply after the other; the last one is repeated. Keeps all that it was asked."""

    def __init__(self) -> None:
        self.replies: list[Reply] = [first_legal]
        self.asked: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.paths: list[str] = []
        self.slept: list[float] = []
        self.url = ""

    def settings(self, folder: Path, **given: Any) -> Settings:
        return Settings("test/model", self.url, KEY, folder / "transcripts", **given)

    def endpoint(self, folder: Path, **given: Any) -> Endpoint:
        return Endpoint(self.settings(folder, **given), self.slept.append)

    def player(self, folder: Path, seed: int = 7, **given: Any) -> LanguagePlayer:
        return LanguagePlayer(self.settings(folder, **given), seed, self.endpoint(folder, **given))


@pytest.fixture
def script() -> Iterator[Script]:
    """A server on this machine that plays by a script."""
    kept = Script()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            kept.asked.append(asked)
            kept.paths.append(self.path)
            kept.headers.append({name.lower(): value for name, value in self.headers.items()})
            reply = kept.replies[0] if len(kept.replies) == 1 else kept.replies.pop(0)
            reply(self, asked)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    kept.url = f"http://127.0.0.1:{server.server_port}/v1"
    yield kept
    server.shutdown()
    server.server_close()


def table() -> parlor.Table:
    """A hand of Quenette in which seat 0 leads."""
    return parlor.deal("quenette", 4, seed=7, dealer=3, options={"hands": 1})


# Good answers


def test_a_model_is_asked_with_the_leaflet_the_view_and_the_legal_moves(script: Script, tmp_path: Path) -> None:
    there = table()
    player = script.player(tmp_path)
    assert player.choose(there, 0) == there.legal(0)[0]
    (asked,) = script.asked
    assert asked["model"] == "test/model"
    assert asked["max_tokens"] == 2000
    rules, position = (message["content"] for message in asked["messages"])
    assert "# Quenette" in rules
    assert "MOVE: " in rules
    assert "U13 is 13 of Unicorns" in rules
    assert all(f"- {move}\n" in position for move in there.legal(0))
    assert "hand:1: 13 face down" in position
    assert script.paths == ["/v1/chat/completions"]
    assert script.headers[0]["authorization"] == f"Bearer {KEY}"
    assert player.tally.as_dict() == {"questions": 1, "retries": 0, "refused": 0, "fallbacks": 0, "tokens_in": 100, "tokens_out": 7}


def test_an_address_may_have_a_query(script: Script, tmp_path: Path) -> None:
    Endpoint(replace(script.settings(tmp_path), url=f"{script.url}?api-version=1")).ask(ASKED)
    assert script.paths == ["/v1/chat/completions?api-version=1"]


def test_the_referees_page_by_choice_and_no_limit_of_tokens(script: Script, tmp_path: Path) -> None:
    script.player(tmp_path, rules="page", tokens=0, temperature=0.5).choose(table(), 0)
    assert "Illegal, and why" in script.asked[0]["messages"][0]["content"]
    assert "max_tokens" not in script.asked[0]
    assert script.asked[0]["temperature"] == 0.5


def test_where_there_is_one_move_nothing_is_asked(script: Script, tmp_path: Path) -> None:
    there = table()
    while len(there.legal()) > 1:
        there.play(there.legal()[0])
    player = script.player(tmp_path)
    assert player.choose(there, there.turn or 0) == there.legal()[0]
    assert script.asked == []
    assert player.tally.questions == 0


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("MOVE: play H4", "play H4"),
        ("I think.\nmove:  play   H4  ", "play H4"),
        ("**MOVE:** `play H4`", "play H4"),
        ("MOVE: play H9\nNo, rather\nMOVE: play H4.", "play H4"),
        ("play H4", "play H4"),
        ("`play H4`\n", "play H4"),
        ("MOVE: play Z9", "play Z9"),
        ("I would play H4 now", None),
        ("", None),
        ("MOVE:", None),
        ("MOVE: play H4\nMOVE: **", "play H4"),
        (" " * 20_000 + "x" + "\n" * 20_000, None),
    ],
)
def test_the_move_in_an_answer(answer: str, move: str | None) -> None:
    assert move_in(answer, ["play H4", "play H9"]) == move


# Nothing that the seat may not know


@pytest.mark.parametrize("game", [id for id in parlor.games() if id != "numero"])
def test_the_question_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(game: str) -> None:
    there = parlor.deal(game, seed=3)
    player = parlor.player("random", seed=3)
    for _ in range(12):
        seat = there.waiting[0]
        there.play(player.choose(there, seat), seat)
        if there.over:
            break
    for seat in range(there.players):
        assert {question(there.resample(seat, seed=world).view(seat)) for world in range(3)} == {question(there.view(seat))}


def test_a_question_is_made_of_the_view_alone(script: Script, tmp_path: Path) -> None:
    there = table()
    script.player(tmp_path).choose(there, 0)
    hidden = [code for seat in (1, 2, 3) for code in there.zones()[f"hand:{seat}"]]
    position = script.asked[0]["messages"][1]["content"]
    assert not [code for code in hidden if f" {code} " in f" {position.replace(',', ' ')} "]
    assert position == question(there.view(0))


def test_a_refusal_is_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    there = table()
    there.play(there.legal()[0])
    seat = there.turn or 0
    lines = ["play RU", "play U13", "play H1", "bid 3", "x", *(f"play S{number}" for number in range(1, 14))]
    for line in (line for line in lines if line not in there.legal(seat)):
        assert {refusal(there.resample(seat, seed=world), seat, line) for world in range(5)} == {refusal(there, seat, line)}


def test_a_question_is_bounded() -> None:
    view = table().view(0)
    view["log"] = [f"line {number}" for number in range(100_000)]
    view["legal"] = [f"play {number}" for number in range(100_000)]
    assert len(question(view)) < 20_000
    assert "99600 more of the same forms" in question(view)


# Answers that do not do


def test_an_illegal_move_is_refused_in_the_words_of_the_table(script: Script, tmp_path: Path) -> None:
    there = table()
    script.replies = [says("MOVE: play RU"), first_legal]
    player = script.player(tmp_path)
    assert player.choose(there, 0) == there.legal(0)[0]
    *_, answer, why = script.asked[1]["messages"]
    assert answer == {"role": "assistant", "content": "MOVE: play RU"}
    assert why["content"].startswith("You do not hold RU. Your legal moves are: ")
    assert player.tally.as_dict() == {"questions": 1, "retries": 0, "refused": 1, "fallbacks": 0, "tokens_in": 200, "tokens_out": 14}


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        (says("I pass, I think"), "The answer has no line of the form MOVE: the move"),
        (says(""), "The answer is empty"),
        (says("  \n "), "The answer is empty"),
        (says(None), "The answer is empty"),
        (says(["MOVE: play H4"]), "The answer is empty"),
        (answers(b'{"choices": [{"message": "MOVE: play H4"}]}'), "The answer is empty"),
        (answers(b'{"choices": [{}]}'), "The answer is empty"),
        (floods, "The answer is longer than 1048576 bytes"),
        (says("MOVE: " + "play H4 " * 100_000), "The answer has no line of the form MOVE: the move"),
        (says("MOVE: " + "play H4 " * 1_000), "play H4 play H4"),
    ],
)
def test_an_answer_without_a_move_is_told_why_and_counted(reply: Reply, why: str, script: Script, tmp_path: Path) -> None:
    there = table()
    script.replies = [reply, first_legal]
    player = script.player(tmp_path)
    assert player.choose(there, 0) == there.legal(0)[0]
    assert why in script.asked[1]["messages"][-1]["content"]
    assert len(json.dumps(script.asked[1])) < 60_000
    assert (player.tally.refused, player.tally.fallbacks, player.tally.retries) == (1, 0, 0)


def test_after_bounded_tries_a_random_move_of_the_seed_is_made(script: Script, tmp_path: Path) -> None:
    there = table()
    script.replies = [says("MOVE: play RU")]
    player = script.player(tmp_path, answers=4)
    move = player.choose(there, 0)
    assert move in there.legal(0)
    assert len(script.asked) == 4
    assert (player.tally.refused, player.tally.fallbacks) == (4, 1)
    assert script.player(tmp_path / "again", answers=1).choose(there, 0) == move
    others = {script.player(tmp_path / f"{seed}", seed, answers=1).choose(there, 0) for seed in range(12)}
    assert len(others) > 2


@pytest.mark.parametrize("usage", [[], {}, {"prompt_tokens": -4, "completion_tokens": "many"}, {"prompt_tokens": True}, 7, "x"])
def test_tokens_that_are_not_told_are_not_counted(usage: object, script: Script, tmp_path: Path) -> None:
    script.replies = [says("MOVE: play H4", usage)]
    answer = script.endpoint(tmp_path).ask(ASKED)
    assert (answer.tokens_in, answer.tokens_out) == (0, 0)


# An endpoint in trouble


@pytest.mark.parametrize(
    ("reply", "waits"),
    [
        (answers(b"{}", 429, {"Retry-After": "3"}), [3.0]),
        (answers(b'{"error": {"message": "slow down"}}', 429), [1.0]),
        (answers(b"oops", 500), [1.0]),
        (answers(b"", 503, {"Retry-After": "0"}), [0.0]),
        (answers(b"", 529, {"Retry-After": "soon"}), [1.0]),
        (answers(b"not json"), [1.0]),
        (answers(b"\xff\xfe\x00"), [1.0]),
        (answers(b"[" * 100_000), [1.0]),
        (answers(b"[]"), [1.0]),
        (answers(b'{"choices": []}'), [1.0]),
        (answers(b'{"choices": "none"}'), [1.0]),
        (answers(b'{"choices": [7]}'), [1.0]),
        (hangs_up, [1.0]),
        (stops_in_the_middle, [1.0]),
    ],
)
def test_what_may_pass_is_tried_again(reply: Reply, waits: list[float], script: Script, tmp_path: Path) -> None:
    script.replies = [reply, first_legal]
    answer = script.endpoint(tmp_path).ask(ASKED)
    assert answer.text.endswith("**MOVE: play H4**")
    assert answer.retries == 1
    assert script.slept == waits


def test_an_answer_that_never_ends_is_given_up_in_time(script: Script, tmp_path: Path) -> None:
    script.replies = [drips, first_legal]
    answer = script.endpoint(tmp_path, seconds=1.0).ask(ASKED)
    assert answer.retries >= 1
    assert answer.text.endswith("**MOVE: play H4**")


def test_an_endpoint_that_stays_broken_stops_the_game(script: Script, tmp_path: Path) -> None:
    script.replies = [answers(b"oops", 500)]
    with pytest.raises(NoAnswer, match="gave no answer 6 times, the last time thus: the endpoint answers with 500"):
        script.endpoint(tmp_path).ask(ASKED)
    assert script.slept == [1.0, 2.0, 4.0, 8.0, 16.0]


def test_nobody_there(tmp_path: Path) -> None:
    settings = Settings("m", "http://127.0.0.1:1/v1", "", tmp_path)
    with pytest.raises(NoAnswer, match="the connection failed: ConnectionRefusedError"):
        Endpoint(settings, lambda seconds: None).ask(ASKED)


@pytest.mark.parametrize("status", [301, 400, 401, 403, 404])
def test_what_will_not_pass_is_not_tried_again_and_the_key_is_never_told(status: int, script: Script, tmp_path: Path) -> None:
    body = json.dumps({"error": {"message": f"bad key {KEY}"}}).encode()
    script.replies = [answers(body, status, {"Location": "http://127.0.0.1:1/"})]
    with pytest.raises(NoAnswer, match=f"the endpoint answers with {status}: 'bad key …'") as told:
        script.endpoint(tmp_path).ask(ASKED)
    assert KEY not in str(told.value)
    assert len(script.asked) == 1


def test_nobody_waits_for_ever(script: Script, tmp_path: Path) -> None:
    script.replies = [answers(b"{}", 429, {"Retry-After": "86400"})]
    with pytest.raises(NoAnswer, match="asks to wait 86400 seconds, and 120 are the most"):
        script.endpoint(tmp_path).ask(ASKED)
    assert script.slept == []


def test_when_to_come_back_may_be_a_date() -> None:
    assert waiting({"retry-after": "Wed, 21 Oct 2015 07:28:00 GMT"}) == 0.0
    assert (waiting({"retry-after": "Wed, 21 Oct 2150 07:28:00 GMT"}) or 0.0) > 1e9
    assert waiting({"retry-after": "-1"}) is None
    assert waiting({}) is None


def test_a_huge_answer_is_not_read_to_its_end(script: Script, tmp_path: Path) -> None:
    script.replies = [floods]
    status, _, body = exchange(script.url, b"{}", {}, 60.0)
    assert (status, len(body)) == (200, endpoints.LARGEST + 1)
    with pytest.raises(Unusable, match="longer than"):
        script.endpoint(tmp_path).ask(ASKED)


# Transcripts


def test_the_transcript_has_every_exchange_and_no_key(script: Script, tmp_path: Path) -> None:
    script.replies = [says(f"Authorization: Bearer {KEY}"), says(None), first_legal]
    player = script.player(tmp_path)
    player.choose(table(), 0)
    text = player.transcript.path.read_text()
    assert KEY not in text
    rules, *rows = [json.loads(line) for line in text.splitlines()]
    assert rules == {"rules": rules_told("quenette", "leaflet")}
    assert [row["answer"][:15] for row in rows] == ["Authorization: ", "", "I take the firs"]
    assert rows[1]["unusable"] == "The answer is empty"
    assert [len(row["messages"]) for row in rows] == [1, 3, 5]
    assert {"seconds", "tokens_in", "tokens_out", "retries", "model"} <= set(rows[0])
    assert KEY not in repr(player.settings)


def test_what_stands_in_a_transcript_is_not_asked_again(script: Script, tmp_path: Path) -> None:
    script.replies = [says("MOVE: play RU"), first_legal]
    first = script.player(tmp_path)
    move = first.choose(table(), 0)
    with first.transcript.path.open("a") as file:
        file.write('{"request": "torn')
    again = script.player(tmp_path)
    assert again.choose(table(), 0) == move
    assert len(script.asked) == 2
    assert again.tally == first.tally
    script.player(tmp_path, seed=8).choose(table(), 0)
    assert len(script.asked) == 3, "another game has a transcript of its own"


def test_the_name_of_a_transcript_stays_in_its_folder(tmp_path: Path) -> None:
    assert Transcript(tmp_path, "../../etc/x:y", 1).path.parent == tmp_path


# In the lab


def test_a_model_plays_a_tournament(script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOR_LLM_URL", script.url)
    monkeypatch.setenv("PARLOR_LLM_TRANSCRIPTS", str(tmp_path))
    row = Game("quenette", 2, (("hands", 1),), 1, 0, 0, ("llm:test", "random")).play()
    assert row["forfeits"] == {}
    assert len(script.asked) > 5
    assert len(list(tmp_path.iterdir())) == 1
    assert "authorization" not in script.headers[0]


def test_a_model_plays_a_suite_and_a_dead_endpoint_stops_it(script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOR_LLM_URL", script.url)
    monkeypatch.setenv("PARLOR_LLM_TRANSCRIPTS", str(tmp_path))
    suite = Suite("core", 1, "language", 1, ("random",), (Entry("coronado", 1, 2),))
    rows = play_jobs(list(suite.jobs("llm:test")))
    assert [row["asked"]["fallbacks"] for row in rows] == [0, 0]
    assert sum(row["asked"]["questions"] for row in rows) == len(script.asked) > 0
    cost = estimate(suite.jobs("llm:test"), "leaflet")
    assert cost["questions"] > 0
    assert cost["tokens"] > 1000 * cost["questions"]
    script.replies = [answers(b'{"error": "no such model"}', 404)]
    (row,) = play_jobs([Job(1, "quenette", 4, (), 0, side, "llm:other", "random") for side in range(4)])
    assert row["trouble"]["key"] == "lab-llm-status"


SUITE = {
    "version": 1,
    "tracks": {"language": {"opponents": ["random"]}},
    "suites": {"core": {"deals": {"language": 1}, "games": [{"id": "coronado", "rules": 1, "players": 2}]}},
}


def test_the_track_for_language_tells_the_cost_before_and_the_tally_after(
    script: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from parlor.lab.suite import definition
    from parlor.terminal.command import main

    monkeypatch.setattr(definition, "defined", lambda: SUITE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOR_LLM_URL", script.url)
    monkeypatch.setenv("PARLOR_LLM_KEY", KEY)
    script.replies = [answers(b"{}", 401)]
    assert main(["lab", "suite", "run", "--player", "llm:test", "--workers", "1"]) == 130
    complained = capsys.readouterr().err
    assert "questions with" in complained
    assert "the endpoint answers with 401" in complained
    assert "the same command goes on" in complained
    script.replies = [says("MOVE: play the ace"), first_legal]
    assert main(["lab", "suite", "run", "--player", "llm:test", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "track language" in out
    assert "tokens written" in out
    text = (tmp_path / "suite-core-language-llm-test.json").read_text()
    assert json.loads(text)["figures"][0]["asked"]["refused"] == 1
    assert KEY not in text
    assert main(["lab", "suite", "check", "suite-core-language-llm-test.json"]) == 0
    assert not [path for path in (tmp_path / "llm-transcripts").iterdir() if KEY in path.read_text()]


# What is typed


def test_the_page_tells_all_settings() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bench.md").read_text(encoding="utf-8")
    usual = Settings("m", "u")
    for name in READ:
        told = re.search(rf"^\| `{name}=([^`]+)` \|", page, re.MULTILINE)
        assert told is not None, name
        if name in ("answers", "seconds", "tokens"):
            assert float(told[1]) == getattr(usual, name)
    assert all(variable in page for variable in (URL, KEY_VARIABLE, TRANSCRIPTS))


def test_settings_come_from_what_is_typed_and_from_the_environment() -> None:
    given = {"PARLOR_LLM_URL": "https://host/v1/", "PARLOR_LLM_KEY": " k \n"}
    found = settings_of("org/model:free?rules=page&answers=5&seconds=9.5&tokens=0&temperature=0", given)
    expected = Settings("org/model:free", "https://host/v1", "k", Path("llm-transcripts"), "page", 5, 9.5, 0, 0.0)
    assert found == expected
    assert settings_of("m?url=http://127.0.0.1:8080/v1", given) == replace(Settings("m", "http://127.0.0.1:8080/v1"), key="k")


@pytest.mark.parametrize(
    ("written", "environment", "reason"),
    [
        ("", {}, "a language model is written llm:MODEL"),
        ("m", {}, "the address of the language model is '': set PARLOR_LLM_URL"),
        ("m", {"PARLOR_LLM_URL": "ftp://host/"}, "begins with http:// or https://"),
        ("m", {"PARLOR_LLM_URL": "https://"}, "begins with http://"),
        ("m", {"PARLOR_LLM_URL": "https://user:word@host/v1"}, "begins with http://"),
        ("m", {"PARLOR_LLM_URL": "https://host:port/v1"}, "begins with http://"),
        ("m?speed=9", {"PARLOR_LLM_URL": "https://h"}, "'speed' is no option of a language model"),
        ("m?rules", {"PARLOR_LLM_URL": "https://h"}, "'rules' is no option"),
        ("m?rules=book", {"PARLOR_LLM_URL": "https://h"}, "rules cannot be 'book'"),
        ("m?answers=0", {"PARLOR_LLM_URL": "https://h"}, "answers cannot be '0'"),
        ("m?seconds=nan", {"PARLOR_LLM_URL": "https://h"}, "seconds cannot be 'nan'"),
        ("m?tokens=1e3", {"PARLOR_LLM_URL": "https://h"}, "tokens cannot be '1e3'"),
        ("m", {"PARLOR_LLM_URL": "https://h", "PARLOR_LLM_KEY": "a\nb"}, "PARLOR_LLM_KEY is not a key"),
    ],
)
def test_bad_settings_are_told(written: str, environment: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)) as told:
        settings_of(written, environment)
    assert "a\nb" not in str(told.value)
