"""Every game brings its first lesson along, among its own words."""

import pytest

import parlor
from parlor.pages import lesson_of


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
