"""Every game brings its first lesson along: among its own words, and as a hand that is staged."""

import pytest

import parlor
from parlor.pages import lesson_of, step_of
from parlor.testing.lessons import LEARNER, Rehearsal

# So much fits into two lines above the hand of a phone.
TWO_LINES = 96


@pytest.mark.parametrize("id", parlor.games())
def test_every_game_has_a_lesson(id: str) -> None:
    lesson = lesson_of(id)
    assert lesson is not None
    told = [lesson.aim, *lesson.hand, *lesson.watch]
    assert all(sentence.endswith((".", "!")) for sentence in told)
    assert len(lesson.hand) > 1
    assert lesson.watch
    assert len(" ".join(told).split(" ")) < 200, "it is read in two minutes"


def test_no_lesson() -> None:
    assert lesson_of("chess") is None


@pytest.mark.parametrize("id", parlor.games())
def test_every_step_of_the_staged_hand_comes_in_order(id: str) -> None:
    game = parlor.game(id)
    assert game.staged is not None
    rehearsal = Rehearsal(game, game.staged).play()
    assert not rehearsal.refused, "a suggested move is not legal where it is suggested"
    assert rehearsal.moves[: len(game.staged.moves)] == game.staged.moves
    assert [name for name, _ in rehearsal.shown] == [step.name for step in game.staged.steps]
    assert 4 <= len(game.staged.steps) <= 8


@pytest.mark.parametrize("id", parlor.games())
def test_the_staged_hand_is_no_disaster(id: str) -> None:
    game = parlor.game(id)
    assert game.staged is not None
    table = Rehearsal(game, game.staged).play().table
    if table.counted:
        points = [table.ending().better() * each for each in table.counts()[0]["points"]]
        assert points[LEARNER] * len(points) >= sum(points)


@pytest.mark.parametrize("id", parlor.games())
def test_the_coach_is_brief(id: str) -> None:
    staged = parlor.game(id).staged
    assert staged is not None
    for step in staged.steps:
        text = step_of(id, step.name)
        assert len(text) <= TWO_LINES, text
        assert text.endswith((".", "!", "?")), text
