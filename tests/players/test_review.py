"""The review of a finished game: costs of decisions, luck and play that add up, as JSON and in words."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import parlor
from parlor.players.move_values import ALIKE
from parlor.players.review import Reviewer, stake
from parlor.terminal.command import main
from parlor.words.say import ENGLISH, KEYS, say, speak

SCHEMA = json.loads((files("parlor") / "schemas" / "review-1.schema.json").read_text(encoding="utf-8"))


def finished(game: str, level: parlor.Level = "casual", options: dict[str, int | str] | None = None) -> parlor.Table:
    """A game in which seat 0 plays at random and the others at a level."""
    table = parlor.deal(game, seed=5, options=options)
    poor, good = parlor.player("random", seed=5), parlor.player(level, seed=5)
    while not table.over:
        seat = table.waiting[0]
        table.play((poor if seat == 0 else good).choose(table, seat), seat)
    return table


@pytest.fixture(scope="module")
def quenette() -> parlor.Table:
    return finished("quenette", options={"hands": 2})


@pytest.fixture(scope="module")
def reviewed(quenette: parlor.Table) -> dict[str, Any]:
    return parlor.review(quenette.record(), iterations=6)


@pytest.mark.parametrize(("game", "options"), [("turkette", {"hands": 1}), ("doolittle", {"hands": 1}), ("coronado", {}), ("hoodoo", {})])
def test_every_review_follows_the_schema_and_adds_up(game: str, options: dict[str, int | str]) -> None:
    known = {name: value for name, value in options.items() if name in parlor.game(game).options}
    table = finished(game, options=known)
    review = parlor.review(json.dumps(table.record()), iterations=1, seats=[0])
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(json.dumps(review)))
    (seat,) = review["seats"]
    assert seat["result"] == review["better"] * table.scores[0]
    assert seat["luck"] + seat["play"] == pytest.approx(seat["result"])
    assert seat["play"] == pytest.approx(-sum(each["cost"] for each in seat["decisions"]))
    for name in ("result", "luck", "play"):
        assert sum(hand[name] for hand in seat["hands"]) == pytest.approx(seat[name])


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_decisions_are_those_of_the_record(quenette: parlor.Table, reviewed: dict[str, Any]) -> None:
    moves = quenette.record()["moves"]
    for seat in reviewed["seats"]:
        for each in seat["decisions"]:
            assert moves[each["index"]] == [seat["seat"], each["played"]]
            assert each["cost"] == pytest.approx(each["expected"] - each["after"])
            assert each["cost"] >= 0.0
            assert (each["best"] == each["played"]) == (each["cost"] == 0.0)


def test_who_plays_at_random_plays_worse_than_the_others(reviewed: dict[str, Any]) -> None:
    plays = [seat["play"] for seat in reviewed["seats"]]
    assert plays[0] == min(plays)
    assert plays[0] < 0.0


@pytest.mark.parametrize("game", ["foozle", "grafto", "baffle", "turkette", "moosehead"])
def test_who_plays_at_random_is_told_what_it_cost(game: str) -> None:
    options: dict[str, int | str] = {"hands": 2} if "hands" in parlor.game(game).options else {}
    review = parlor.review(finished(game, options=options).record(), iterations=48, seats=[0])
    (seat,) = review["seats"]
    dear = [each for each in seat["decisions"] if each["cost"] > 0.05]
    assert dear
    assert all(each["reason"] for each in dear)


def test_a_long_game_is_judged_where_most_is_at_stake() -> None:
    """Where there is no time for all, the moves that a sound player would not have made come first."""
    record = finished("goop").record()
    (seat,) = parlor.review(record, seconds=1.0, seats=[0])["seats"]
    reviewer = Reviewer(dict(record), [0], 0, 1.0, None)
    order = [each.index for each in sorted(reviewer.first_look(), key=stake)]
    judged = {each["index"] for each in seat["decisions"]}
    assert len(judged) + seat["unjudged"] == len(order)
    assert judged == set(order[: len(judged)])


def test_moves_that_come_to_the_same_need_few_worlds(quenette: parlor.Table) -> None:
    alike = [each for each in Reviewer(dict(quenette.record()), [0], ALIKE, 0.0, None).first_look() if max(each.guessed.squares) == 0.0]
    assert alike
    assert all(each.is_judged() and each.guessed.better_than(each.better) == each.played for each in alike)


def test_one_world_is_not_enough_for_a_verdict(quenette: parlor.Table) -> None:
    for seat in parlor.review(quenette.record(), iterations=1)["seats"]:
        assert seat["play"] == 0.0


def test_a_review_repeats_exactly(quenette: parlor.Table, reviewed: dict[str, Any]) -> None:
    again = parlor.review(quenette.record(), iterations=6, seats=[2])
    assert again["seats"] == [reviewed["seats"][2]]


def test_a_lost_chance_of_a_patience_is_found() -> None:
    """A journey that begins in New York cannot visit all states, and one that begins in Maine can."""
    table = parlor.deal("sammys-travels", seed=2)
    table.play("play NY")
    while not table.over:
        table.play(table.legal()[-1])
    review = parlor.review(table.record(), iterations=2)
    first = review["seats"][0]["decisions"][0]
    assert (first["index"], first["played"]) == (0, "play NY")
    assert first["expected"] == 49.0
    assert first["after"] == 43.0


def test_the_text_tells_result_luck_play_and_the_dearest_decision(reviewed: dict[str, Any]) -> None:
    text = parlor.review_text(reviewed)
    seat = reviewed["seats"][0]
    assert f"Seat 0: result {seat['result']:+.1f} = luck {seat['luck']:+.1f} and play {seat['play']:+.1f}" in text
    dear = max(seat["decisions"], key=lambda each: each["cost"])
    assert f"Hand {dear['hand']}, move {dear['index'] + 1}: {dear['played']}" in text


def test_a_reason_is_told_as_data_too(reviewed: dict[str, Any]) -> None:
    decisions = [each for seat in reviewed["seats"] for each in seat["decisions"]]
    assert any(each["key"] is not None for each in decisions)
    for each in decisions:
        assert each["reason"] == ("" if each["key"] is None else say(each["key"], each["params"]))


def test_the_text_is_put_together_from_the_catalogue(reviewed: dict[str, Any]) -> None:
    speak(KEYS)
    try:
        lines = parlor.review_text(reviewed).split("\n")
    finally:
        speak(ENGLISH)
    assert all(not line or line.strip().startswith("review-") for line in lines)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"iterations": 3, "seconds": 1.0}, "not both"),
        ({"iterations": 0}, "from 1 on"),
        ({"seconds": -1.0}, "more than 0"),
        ({"seats": [9]}, "there is no seat 9"),
        ({"seats": []}, "seats are a list"),
        ({"seats": "0"}, "seats are a list"),
    ],
)
def test_bad_questions_are_answered_in_words(quenette: parlor.Table, arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        parlor.review(quenette.record(), **arguments)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="the game is not over"):
        parlor.review(parlor.deal("quenette", seed=1).record())
    with pytest.raises(parlor.BadRecord):
        parlor.review({"format": "something"})


def test_progress_is_told_and_can_stop_the_work(quenette: parlor.Table) -> None:
    seen: list[tuple[int, int]] = []

    def tell(done: int, of: int) -> None:
        seen.append((done, of))
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        parlor.review(quenette.record(), iterations=1, seats=[1], progress=tell)
    assert [done for done, _ in seen] == [1, 2, 3]


def test_the_command_reviews_a_record(quenette: parlor.Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(quenette.record()))
    assert main(["review", str(path), "--seat", "0", "--iterations", "1"]) == 0
    assert "Seat 0: result " in capsys.readouterr().out
    assert main(["review", str(path), "--seat", "1", "--iterations", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"][0]["seat"] == 1
    assert main(["review", str(path), "--seat", "7"]) == 2
    assert "there is no seat 7" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "nothing.json")]) == 2
    assert "cannot read" in capsys.readouterr().err
