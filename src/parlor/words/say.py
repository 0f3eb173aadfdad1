"""Turns messages into words: the one place where keys and parameters become sentences.

A catalog is plain data, made from the .ftl files by tools/words.py. A sentence is a text, or a list of texts and placeholders. A
placeholder is {"place": NAME}, with "list" for how to join the items of a list, or with "cases" to choose from by number or word.
"""

from importlib import import_module
from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlor.words.catalogue_en import CATALOGUE
from parlor.words.languages import LANGUAGES

Sentence = str | list[Any]
Catalogue = dict[str, Sentence]

ENGLISH: Final = "en"
# A language whose sentences are the bare keys. Under it, nothing can depend on wording.
KEYS: Final = "keys"

# What is spoken at once: English, and what games from other packages bring along. Other languages are read when first spoken.
CATALOGUES: Final[dict[str, Catalogue]] = {ENGLISH: dict(CATALOGUE), KEYS: {}}
_read: Final[dict[str, Catalogue]] = {}
# How lists are joined that need no word for it.
SEPARATORS: Final = {"comma": ", ", "space": " "}
# Placeholders for seats.
SEATS: Final = ("seat", "by", "dealer", "partners")
# Placeholders for card codes.
CARDS: Final = ("card", "cards", "takes", "top")
# The placeholder for a move as written.
MOVE: Final = "move"
# The placeholder for a bid as written: a number, and the name of a suit.
BID: Final = "bid"
_spoken = [ENGLISH]


def speak(language: str) -> None:
    """Sets the default language."""
    if language not in LANGUAGES and language not in CATALOGUES:
        raise ValueError(f"there is no language {language!r}: the languages are {', '.join(LANGUAGES)}")
    _spoken[0] = language


def add_words(language: str, words: Catalogue) -> None:
    """Adds sentences to a catalog, such as those of a game from another package."""
    CATALOGUES.setdefault(language, {}).update(words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Who is reading: their language, the names of the seats, and the seat they sit in.

    A front end that draws cards its own way overrides `card`.
    """

    def __init__(self, language: str = "", names: list[str] | None = None, you: int | None = None) -> None:
        self.language: Final = language
        self.names: Final = names
        self.you: Final = you

    def seat(self, seat: int, opens: bool) -> str:
        """The name of a seat, at the start of a sentence or inside it."""
        if self.names is not None:
            return self.names[seat]
        return say("seat-opening" if opens else "seat-inside", {"number": seat}, self)

    def card(self, code: str) -> str:
        """The name of a card."""
        return code

    def move(self, text: str, cards: list[Any]) -> str:
        """A move as written, but with the names of its cards."""
        return " ".join([self.card(word) if word in cards else word for word in text.split(" ")])


ANYONE: Final = Reader()


def say(key: str, params: dict[str, Any] | None = None, reader: Reader = ANYONE) -> str:
    """The sentence of a key with its placeholders filled; in English if the language lacks it, or the bare key if English lacks it too.

    A sentence about the reader's own seat uses special words, if the catalog has them under the key with ".you".
    """
    spoken = reader.language or _spoken[0]
    given = {} if params is None else own_first(params, reader.you)
    if spoken == KEYS:
        return f"{key} {given}" if given else key
    sentence = sentence_for(key, given, reader, spoken)
    if sentence is None:
        return key
    return sentence if isinstance(sentence, str) else filled(sentence, given, reader, True)


def own_first(params: dict[str, Any], you: int | None) -> dict[str, Any]:
    """The parameters of a sentence about partners, with the reader's own seat first."""
    partners = params.get("partners")
    if not isinstance(partners, list) or you not in partners or "seat" not in params:
        return params
    return {**params, "seat": you, "partners": [params["seat"], *[seat for seat in partners if seat != you]]}


def sentence_for(key: str, params: dict[str, Any], reader: Reader, language: str) -> Sentence | None:
    """The sentence of a key, in the ".you" form if it is about the reader's own seat."""
    about = params.get("seat", params.get("by"))
    found = sentence_of(f"{key}.you", language) if reader.you is not None and about == reader.you else None
    return sentence_of(key, language) if found is None else found


def sentence_of(key: str, language: str) -> Sentence | None:
    """The sentence of a key in a language, or in English."""
    found = CATALOGUES.get(language, {}).get(key)
    if found is None and language != ENGLISH:
        found = own_words(language).get(key)
    return CATALOGUES[ENGLISH].get(key) if found is None else found


def own_words(language: str) -> Catalogue:
    """Parlor's own sentences in a language; none if it does not speak it."""
    if language not in LANGUAGES:
        return {}
    if language not in _read:
        _read[language] = dict(import_module(f"parlor.words.catalogue_{language}").CATALOGUE)
    return _read[language]


def filled(parts: list[Any], params: dict[str, Any], reader: Reader, opens: bool) -> str:
    """A sentence with its placeholders filled."""
    said: list[str] = []
    for part in parts:
        first = opens and not said
        if isinstance(part, str):
            said.append(part)
            continue
        name: str = part["place"]
        value = params.get(name, "")
        cases: dict[str, Any] | None = part.get("cases")
        if cases is not None:
            said.append(filled(cases[chosen(value, cases)], params, reader, first))
        elif name == MOVE and isinstance(value, str):
            cards = params.get("cards")
            said.append(reader.move(value, cards if isinstance(cards, list) else []))
        else:
            said.append(worded(name, value, part.get("list", "comma"), reader, first))
    return "".join(said)


def chosen(value: object, cases: dict[str, Any]) -> str:
    """The case that matches a value: its own, the one for nothing, the one for its number, or the last."""
    told = str(value) or "none"
    if told in cases:
        return told
    return "one" if value == 1 and "one" in cases else "other"


def worded(name: str, value: object, join: str, reader: Reader, opens: bool) -> str:
    """A value as it appears in a sentence. Seats and cards get names, and points get a sign."""
    if isinstance(value, dict):
        return part_of(value, reader, opens)
    if isinstance(value, (list, tuple)):
        return joined([worded(name, each, join, reader, False) for each in value], join, reader)
    if isinstance(value, int):
        if name in SEATS:
            return reader.seat(value, opens)
        if name == "points":
            return f"{value:+}"
    if name in CARDS and isinstance(value, str):
        return reader.card(value)
    if name == BID and isinstance(value, str):
        return " ".join([word if word.isdigit() else say(f"bid-{word}", None, reader) for word in value.split(" ")])
    return say("number-point", None, reader).join(str(value).split(".")) if isinstance(value, float) else str(value)


def joined(items: list[str], join: str, reader: Reader) -> str:
    """Items in one text; a series has commas, and a word before its last item."""
    if join == "series":
        return joined([*([", ".join(items[:-1])] if len(items) > 1 else []), *items[-1:]], "and", reader)
    return (SEPARATORS[join] if join in SEPARATORS else say(f"join-{join}", None, reader)).join(items)


def part_of(message: dict[str, Any], reader: Reader, opens: bool) -> str:
    """A message inside another one."""
    key = str(message["key"])
    params: dict[str, Any] = message.get("params") or {}
    sentence = sentence_for(key, params, reader, reader.language or _spoken[0])
    if sentence is None or isinstance(sentence, str):
        return sentence or key
    return filled(sentence, params, reader, opens)
