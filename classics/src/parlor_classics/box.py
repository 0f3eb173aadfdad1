"""The box that the games are in, and how each finds the files of its folder."""

from pathlib import Path

from parlor import Book
from parlor.words.fluent import read_words
from parlor.words.say import Catalogue

LANGUAGES = ("en", "de")

BOOK = Book(
    id="classics",
    title="Classics",
    number=50,
    about="An ordinary pack of cards, and ten games that everyone knows.",
)


def words(folder: Path) -> dict[str, Catalogue]:
    """The sentences of a game, by language."""
    found = {language: read(folder / f"words.{language}.ftl") for language in LANGUAGES}
    return {**found, "de": {**read(folder.parent / "words.de.ftl"), **found["de"]}}


def read(path: Path) -> Catalogue:
    """The sentences of a file."""
    return read_words(path.read_text(encoding="utf-8"))
