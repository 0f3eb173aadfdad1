"""Numbers that a leaflet writes as words are numbers of its game: of its rules, its options, its players or its pack."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import parlor
from parlor.leaflets.numbers import dealt
from tests.leaflets.test_leaflets import LANGUAGES, OURS, source

LIBRARY = Path(__file__).parents[2] / "src" / "parlor" / "library"
# Smaller ones are everyday words ("one of you", "the other two"), and what they count is in the pictures.
SMALLEST, LARGEST = 5, 999
ENGLISH = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
)
ENGLISH_TENS = ". . twenty thirty forty fifty sixty seventy eighty ninety"
GERMAN = "- ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
GERMAN_TENS = ". . zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"


def in_english(number: int) -> str:
    """A number in English words: two hundred fifty-two."""
    hundreds, rest = divmod(number, 100)
    tens, ones = divmod(rest, 10)
    small = (
        ENGLISH.split()[rest] if rest < 20 else "-".join(filter(None, [ENGLISH_TENS.split()[tens], ENGLISH.split()[ones] if ones else ""]))
    )
    if not hundreds:
        return small
    return f"{'a' if hundreds == 1 else ENGLISH.split()[hundreds]} hundred" + (f" {small}" if rest else "")


def in_german(number: int) -> str:
    """A number in German words: zweihundertzweiundfünfzig."""
    hundreds, rest = divmod(number, 100)
    tens, ones = divmod(rest, 10)
    small = GERMAN.split()[rest] if rest < 20 else (f"{GERMAN.split()[ones]}und" if ones else "") + GERMAN_TENS.split()[tens]
    if not hundreds:
        return small
    return ("" if hundreds == 1 else GERMAN.split()[hundreds]) + "hundert" + (small if rest else "")


SPOKEN = {
    "en": {in_english(number): number for number in range(SMALLEST, LARGEST + 1)},
    "de": {in_german(number): number for number in range(SMALLEST, LARGEST + 1)},
}
NUMBERS = {
    language: re.compile(rf"(?<![\w-])({'|'.join(sorted(spoken, key=len, reverse=True))})(?![\w-])", re.IGNORECASE)
    for language, spoken in SPOKEN.items()
}


def written(text: str, language: str) -> set[int]:
    """The numbers that a text writes as words."""
    return {SPOKEN[language][found.lower()] for found in NUMBERS[language].findall(text)}


@cache
def numbers_of(id: str) -> frozenset[int]:
    """Every number that the declaration of a game knows: in its code, its options, its players and its deals, and the numbers of cards."""
    game = parlor.game(id)
    (folder,) = LIBRARY.glob(f"*/{id.replace('-', '_')}")
    found = {*game.players, *(card.number for card in game.cards)}
    for path in (*folder.glob("*.py"), *folder.parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and type(node.value) is int:
                found.add(node.value)
    for option in game.options.values():
        found.update(value for value in option.values if isinstance(value, int))
    for players in game.players:
        found.update((len(dealt(game, players, False)), len(dealt(game, players, True))))
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_numbers_in_words_are_numbers_of_the_game(id: str, language: str) -> None:
    assert sorted(written(source(id, language).words, language) - numbers_of(id)) == []


def test_numbers_are_read_in_both_languages() -> None:
    assert written("a hundred fifty-two cards, Twelve of them; sixteens and fifty", "en") == {152, 12, 50}
    assert written("zweiunddreißig Karten, Fünf davon; hundertfünfzig Punkte, achtlos", "de") == {32, 5, 150}


def test_a_number_that_the_game_does_not_know_is_found() -> None:
    assert written("If nobody is out after forty-nine turns each, the hand ends.", "en") - numbers_of("rummy") == {49}
