"""Sentences from .ftl files, read without a library."""

import re
from pathlib import Path

import pytest

from parlor.words.fluent import read_words
from parlor.words.say import CATALOGUES, add_words, say

SOURCE = Path(__file__).parents[2] / "src" / "parlor"
FILES = sorted([*(SOURCE / "words" / "en").glob("*.ftl"), *(SOURCE / "library").rglob("words.en.ftl")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_our_own_files_read_as_they_are_compiled(path: Path) -> None:
    words = read_words(path.read_text(encoding="utf-8"))
    assert words
    assert all(CATALOGUES["en"][key] == sentence for key, sentence in words.items())


def test_places_lists_and_choices() -> None:
    add_words(
        "en",
        read_words(
            "# A comment.\n"
            'tiny-may = Lead { LIST($cards, type: "or") }\n'
            '    or { "{" }nothing\n'
            "tiny-took = { $number ->\n"
            "    [one] took a trick\n"
            "   *[other] took { $number } tricks\n"
            "}\n"
            "    .you = You took { $number }\n"
            "tiny-wait = { $unit ->\n"
            "    [minutes] { $number ->\n"
            '        [one] 1{ "{" }minute\n'
            "       *[other] { $number } minutes\n"
            "    }\n"
            "   *[seconds] { $number } seconds\n"
            "}\n"
        ),
    )
    assert say("tiny-may", {"cards": ["AS", "2S"]}) == "Lead AS or 2S\nor {nothing"
    assert say("tiny-took", {"number": 1}) == "took a trick"
    assert say("tiny-took", {"number": 3}) == "took 3 tricks"
    assert say("tiny-took.you", {"number": 3}) == "You took 3"
    assert say("tiny-wait", {"unit": "minutes", "number": 1}) == "1{minute"
    assert say("tiny-wait", {"unit": "minutes", "number": 2}) == "2 minutes"
    assert say("tiny-wait", {"unit": "seconds", "number": 1}) == "1 seconds"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("what is this", "line 1: 'what is this' is neither 'key = sentence' nor the rest of one"),
        ("a = b\na = c", "line 2: 'a' stands in two places"),
        ("a = { $b", "a: a brace is opened and never closed"),
        ("a = { NUMBER($b) }", "a part of Fluent that the catalogues do without"),
        ("a = { $b ->\n    [one] c\n}", "a: a choice needs a case for all others"),
    ],
)
def test_what_cannot_be_read(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        read_words(text)
