"""What people read: the same sentences and leaflets in every language, and nothing that nobody says."""

import json
import re
from pathlib import Path
from typing import Any

import parlor_classics
import pytest
from parlor_classics import GAMES
from parlor_classics.box import LANGUAGES

from parlor import pages
from parlor.core.moves import OWN

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
# What the shelf tells in English by the declaration of a game.
SHELF = re.compile(r"(box-classics|.*-(summary|short|option-[a-z]+))")


def places(sentence: Any) -> set[str]:
    """The placeholders of a sentence."""
    return set(re.findall(r'"(number|other|by|seat|card|cards|suit|top|limit)"', json.dumps(sentence)))


@every_game
def test_every_language_says_the_same(game: Any) -> None:
    english, german = game.words["en"], game.words["de"]
    assert {key for key in german if not SHELF.fullmatch(key)} == set(english)
    assert [key for key in english if places(english[key]) != places(german[key])] == []


@every_game
def test_the_shelf_is_told_in_german(game: Any) -> None:
    options = {f"{game.id}-option-{name}" for name in game.options}
    short = {f"{game.id}-short"} if game.short else set()
    assert {key for key in game.words["de"] if SHELF.fullmatch(key)} == {"box-classics", f"{game.id}-summary", *options, *short}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_is_asked_is_part_of_a_sentence_whose_full_stop_comes_later(language: str) -> None:
    asked = [words for game in GAMES for key, words in game.words[language].items() if "-ask-" in key and isinstance(words, str)]
    assert asked
    assert [words for words in asked if words[-1] in ".?!"] == []


@every_game
def test_every_sentence_is_said_somewhere(game: Any) -> None:
    folder = Path(parlor_classics.__file__).parent / game.id.replace("-", "_")
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    elsewhere = re.compile(r".*-(lesson|said)-.*|.*\.you")
    unsaid = [key for key in game.words["en"] if not elsewhere.fullmatch(key) and f'"{key}"' not in code]
    assert unsaid == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_of_its_own_has_a_sentence(game: Any, language: str) -> None:
    forms = game.rules(game.usual, {name: option.default for name, option in game.options.items()}).notation.forms
    own = {f"{game.id}-said-{form.word}" for form in forms if form.verb >= OWN}
    assert {key for key in game.words[language] if "-said-" in key} == own | {f"{key}.you" for key in own}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_leaflet(game: Any, language: str) -> None:
    leaflet = pages.rules_of(game.id, language)
    assert leaflet.startswith(f"## {game.title} (`{game.id}`)")
    assert ("**Spieler.**" in leaflet) == (language == "de")
    assert all(f"`{option}`" in leaflet for option in game.options)
