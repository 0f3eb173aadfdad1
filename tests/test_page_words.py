"""The page puts a message into the same words as the engine: both are compared with one file of messages and sentences.

python -m tests.test_page_words    rewrites the file
"""

import json
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.pages import is_there
from parlor.words.say import Reader, say

SAID = Path(__file__).resolve().parents[1] / "web" / "tests" / "unit" / "fixtures" / "said.json"
NAMES = ["Ann", "Bob", "Cid"]
MESSAGES: list[tuple[str, dict[str, Any]]] = [
    ("game-over", {}),
    ("no such key", {"number": 1}),
    ("hand-begins", {"seat": 1, "number": 3}),
    ("trick-taken", {"seat": 0, "card": "H7"}),
    ("trick-taken", {"seat": 2, "card": "H7"}),
    ("not-your-turn-but", {"seat": 2}),
    ("does-not-have", {"seat": 1, "card": "A3"}),
    ("hand-shown", {"seat": 1, "cards": ["H7", "U4", "U12"]}),
    ("lays-down", {"seat": 0, "set": {"key": "is-out", "params": {"by": 2}}}),
    ("is-out", {"by": 2}),
    ("points", {"seat": 1, "what": {"key": "holds-worth", "params": {"number": 23, "by": 2}}, "points": 23}),
    ("points", {"seat": 2, "what": {"key": "cards-left", "params": {"number": 5}}, "points": -5}),
    ("points-of-partners", {"seat": 1, "partners": [2], "what": {"key": "jaimy-three", "params": {}}, "points": 3}),
    ("points-of-partners", {"seat": 2, "partners": [1, 0], "what": {"key": "jaimy-three", "params": {}}, "points": 3}),
    ("misfits-run", {"card": "H1", "number": 2, "cards": ["H5", "H6", "H7"], "takes": ["H4", "H8"]}),
    ("misread", {"said": "'x'", "forms": ["pass", "play C"]}),
]


def sentences() -> list[dict[str, Any]]:
    """Every message as three readers see it: a stranger, someone who knows the names, and one of the players."""
    readers = [(None, None), (NAMES, None), (NAMES, 0)]
    return [
        {"key": key, "params": params, "names": names, "you": you, "said": say(key, params, Reader("en", names, you))}
        for key, params in MESSAGES
        for names, you in readers
    ]


def written() -> str:
    """The contents of the file."""
    return "[\n" + ",\n".join(json.dumps(each) for each in sentences()) + "\n]\n"


def test_the_page_is_tried_with_the_sentences_of_the_engine() -> None:
    assert SAID.read_text(encoding="utf-8") == written(), "run python -m tests.test_page_words"


@pytest.mark.parametrize("id", parlor.games())
def test_what_is_agreed_before_the_deal_has_words(id: str) -> None:
    for option in parlor.game(id).options.values():
        own, general = f"{id}-option-{option.name}", f"option-{option.name}"
        assert is_there(own) or is_there(f"{general}.none" if option.values[0] == 0 else general), own
        for value in option.values:
            assert isinstance(value, int) or is_there(f"{own}.{value}") or is_there(f"option-{value}"), f"{own}.{value}"


if __name__ == "__main__":
    SAID.write_text(written(), encoding="utf-8")
