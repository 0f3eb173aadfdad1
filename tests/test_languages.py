"""Every language has all words, with the same placeholders; the page uses every text that it has."""

import ast
import importlib.util
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.words.catalogue_en import CATALOGUE as ENGLISH
from parlor.words.languages import LANGUAGES
from parlor.words.say import Reader, own_words, say

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
OTHERS = [language for language in LANGUAGES if language != "en"]
# Sections of the page that come from the engine: names, not accessors.
NAMES = "names."


def page(language: str) -> dict[str, Any]:
    """The words of the page in a language."""
    read: dict[str, Any] = json.loads((WEB / "src" / "words" / f"page.{language}.json").read_text(encoding="utf-8"))
    return read


def places(sentence: Any) -> Iterator[str]:
    """The placeholders of a sentence."""
    for part in [] if isinstance(sentence, str) else sentence:
        if isinstance(part, dict):
            yield part["place"]
            for inside in part.get("cases", {}).values():
                yield from places(inside)


def shown(sentence: Any) -> Iterator[str]:
    """The placeholders whose values are to be read, and not just chosen by."""
    for part in [] if isinstance(sentence, str) else sentence:
        if isinstance(part, dict) and "cases" not in part:
            yield part["place"]


def declared() -> set[str]:
    """The keys of everything that games declare in English and other languages have words for."""
    keys: set[str] = set()
    for id in parlor.games():
        game = parlor.game(id)
        if game.outside:
            continue
        keys |= {f"{id}-summary", f"box-{game.book}"} | {f"{id}-like-{number}" for number in range(1, len(game.like) + 1)}
        keys |= {f"{id}-short"} if game.short else set()
        keys |= set(game.names)
    return keys


def optional() -> set[str]:
    """The keys that a language may have besides: years that are words."""
    return {f"box-year-{parlor.game(id).book}" for id in parlor.games()}


def test_the_languages_are_those_of_the_folders_and_of_the_page() -> None:
    assert {path.name for path in (WEB / "words").iterdir()} == set(LANGUAGES)
    told = re.search(r"LANGUAGES = \{(.*?)\} as const", (WEB / "src" / "words" / "language.ts").read_text(encoding="utf-8"))
    assert told is not None
    assert dict(re.findall(r'(\w+): "(\w+)"', told[1])) == LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_the_engine_has_all_words(language: str) -> None:
    words = own_words(language)
    assert sorted((set(ENGLISH) | declared()) - set(words)) == [], "missing"
    assert sorted(set(words) - set(ENGLISH) - declared() - optional()) == [], "nobody says these"


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_has_all_words(language: str) -> None:
    theirs, ours = page(language), page("en")
    assert sorted(set(ours) - set(theirs)) == [], "missing"
    assert [key for key in theirs if key not in ours and not key.startswith(NAMES)] == [], "nobody says these"


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_are_those_of_the_english(language: str) -> None:
    """A sentence fills what the English one fills; on the page, what its signature allows."""
    for key, sentence in ENGLISH.items():
        assert set(places(own_words(language)[key])) <= set(places(sentence)), key
        assert set(places(own_words(language)[key])) >= set(shown(sentence)), key
    allowed = signatures()
    for key, sentence in page(language).items():
        if not key.startswith(NAMES):
            assert set(places(sentence)) <= allowed[key], f"{key}: {sorted(set(places(sentence)))}"


@cache
def signatures() -> dict[str, set[str]]:
    """The arguments of the page's messages, by key."""
    code = (WEB / "src" / "words" / "messages.ts").read_text(encoding="utf-8")
    plain = {key: set[str]() for key in re.findall(r' text\("([^"]+)"\)', code)}
    filled = {key: set(names.replace(",", " ").split()) for key, names in re.findall(r'fill\("([^"]+)", \{ ([^}]*) \}\)', code)}
    return {**plain, **filled}


def test_english_sentences_fill_only_their_arguments() -> None:
    for key, sentence in page("en").items():
        if not key.startswith(NAMES):
            assert set(places(sentence)) <= signatures()[key], key


def test_the_page_uses_every_text() -> None:
    """A text is used where a module that speaks of its section names it, or names its table."""
    sources = {path: path.read_text(encoding="utf-8") for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")}
    modules = [code for path, code in sources.items() if path.parent.name != "words" or path.stem == "figures"]
    spoken = {section: [code for code in modules if re.search(rf"\bwords\.{section}\b", code)] for section in sections()}
    unused = []
    for key in page("en"):
        section, _, name = key.partition(".")
        *groups, leaf = name.split("_")
        # A group may be looked up by a key that is known only at run time, or walked as a whole.
        asked = [
            rf"\b{re.escape(leaf)}\b",
            *[rf"\b{group}\)?(\?\.)?\[|Object\.\w+\([\w.]*\b{group}\b|\b{group} (as|=)|in [\w.]*{group}\b" for group in groups],
        ]
        if not key.startswith(NAMES) and not any(re.search("|".join(asked), code) for code in spoken[section]):
            unused.append(key)
    assert unused == []


def sections() -> list[str]:
    """The sections of the page's words."""
    return [path.stem for path in (WEB / "words" / "en").glob("*.ftl")]


# The terminal: keys of texts, or how those begin that are put together. German has words for what has its English elsewhere.
ELSEWHERE = ("argparse-", "flag-")


def of_the_terminal(language: str) -> dict[str, Any]:
    """The terminal's own words in a language."""
    words: dict[str, Any] = import_module(f"parlor.terminal.catalogue_{language}").CATALOGUE
    return words


@cache
def named_in_the_terminal() -> tuple[set[str], set[str], set[str]]:
    """The keys that the terminal asks for, how the keys begin that it puts together, and every text in its code."""
    asked, begun, written = set[str](), set[str](), set[str]()
    for path in (ROOT / "src" / "parlor" / "terminal").rglob("*.py"):
        if path.name.startswith("catalogue_"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                written.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "text" and node.args:
                asked |= keys_of(node.args[0])
    return asked, begun, written


def keys_of(argument: ast.expr) -> set[str]:
    """The keys that an argument stands for: itself, or the two sides of a choice."""
    if isinstance(argument, ast.IfExp):
        return keys_of(argument.body) | keys_of(argument.orelse)
    return {str(argument.value)} if isinstance(argument, ast.Constant) else set()


def test_the_terminal_has_every_text_that_it_asks_for_and_no_other() -> None:
    asked, begun, written = named_in_the_terminal()
    ours = of_the_terminal("en")
    assert sorted(asked - set(ours)) == [], "missing"
    starts = tuple(start for start in begun if re.fullmatch(r"[a-z][a-z-]*-", start))
    assert [key for key in ours if key not in written and not key.startswith(starts)] == [], "nobody says these"


@pytest.mark.parametrize("language", OTHERS)
def test_the_terminal_has_all_words(language: str) -> None:
    theirs, ours = of_the_terminal(language), of_the_terminal("en")
    assert sorted(set(ours) - set(theirs)) == [], "missing"
    assert [key for key in theirs if key not in ours and not key.startswith(ELSEWHERE)] == [], "nobody says these"
    for key, sentence in ours.items():
        assert set(places(theirs[key])) <= set(places(sentence)), key
        assert set(places(theirs[key])) >= set(shown(sentence)), key


def test_seats_lists_and_numbers_follow_the_language() -> None:
    german = Reader("de")
    assert german.seat(1, True) == "Platz 1"
    assert Reader("en").seat(1, False) == "seat 1"
    assert say("leaflet-or", {"numbers": [2, 3]}, german) == "2 oder 3"
    assert say("trick-taken", {"seat": 0, "card": "H7"}, Reader("de", ["Ann"])) != say(
        "trick-taken", {"seat": 0, "card": "H7"}, Reader("en", ["Ann"])
    )


def test_the_language_that_nobody_speaks_keeps_placeholders() -> None:
    spec = importlib.util.spec_from_file_location("pseudo", ROOT / "tools" / "pseudo.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    made = tool.pseudo(page("en"))
    assert made["app.back"] == "⟦Báçk~ ţö ţhé~ šhéļf~⟧"
    for key, sentence in page("en").items():
        assert list(places(made[key])) == list(places(sentence)), key
