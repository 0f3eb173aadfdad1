"""Restores the shelf after every test."""

from collections.abc import Iterator

import pytest

import parlor
from parlor.core.registry import GAMES
from parlor.words.say import CATALOGUES


@pytest.fixture(autouse=True)
def _shelf() -> Iterator[None]:
    parlor.games()
    games, words = dict(GAMES), {language: dict(sentences) for language, sentences in CATALOGUES.items()}
    yield
    for there, before in ((GAMES, games), (CATALOGUES, words)):
        there.clear()
        there.update(before)  # type: ignore[arg-type]
