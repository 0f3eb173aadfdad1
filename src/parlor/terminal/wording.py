"""Puts a table's data into words: lines of the log, what a hand brought, why a move is refused."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import parlor
from parlor.leaflets.onlooker import done
from parlor.pages import declared
from parlor.table.shapes import LineShape, NotedShape
from parlor.terminal.texts import known_text, spoken, text
from parlor.words.say import ENGLISH, Reader, say

# The key for a move that is shown exactly as written.
SAID = "said"


class Wording(Reader):
    """A reader at a terminal: sees named seats by name, and cards as the front end spells them; the game may have words of its own."""

    def __init__(self, names: list[str] | None = None, you: int | None = None, spelled: Callable[[str], str] = str, game: str = "") -> None:
        super().__init__(spoken() if spoken() != ENGLISH else "", names, you)
        self.spelled = spelled
        self.game = game

    def seat(self, seat: int, opens: bool) -> str:
        if self.names is not None and 0 <= seat < len(self.names) and self.names[seat] != text("seat-named", seat=seat):
            return self.names[seat]
        return say("seat-opening" if opens else "seat-inside", {"number": seat}, self)

    def card(self, code: str) -> str:
        return self.spelled(code)

    def move(self, typed: str, cards: list[Any]) -> str:
        """A move with cards as they are drawn, in words; where cards are typed, it stays as it is typed."""
        if self.spelled is str or not self.language:
            return super().move(typed, cards)
        return move_in_words(typed, cards, self.spelled)


def told(line: LineShape, reader: Reader) -> str:
    """A line of the log in words; the reader's own moves are described as such.

    In English a move stays as it is written, for that is what one types; other languages say it in a sentence.
    """
    if line["key"] == SAID and line["seat"] is not None and isinstance(reader, Wording) and reader.language:
        sentence = done(reader.game, line["params"], reader)
        if sentence is not None:
            return sentence
    if line["key"] == SAID and line["seat"] is not None and line["seat"] == reader.you:
        return text("you-did", what=reader.move(line["params"]["move"], line["params"]["cards"]))
    return say(line["key"], line["params"], reader)


def noted(line: NotedShape, reader: Reader) -> str:
    """A line of the count in words; with a seat, it includes the points."""
    if line["seat"] is None:
        return say(line["key"], line["params"], reader)
    what = {"key": line["key"], "params": line["params"]}
    params = {"seat": line["seat"], "partners": line["partners"], "what": what, "points": line["points"]}
    return say("points-of-partners" if line["partners"] else "points", params, reader)


def goal_of(view: Mapping[str, Any], reader: Reader) -> str:
    """What one is after in this hand; a game that tells no goal is described by its summary."""
    goal = view.get("goal")
    return say(goal["key"], goal["params"], reader) if goal is not None else summary_of(parlor.game(view["game"]))


def summary_of(game: parlor.Game) -> str:
    """A game in one sentence."""
    return declared(game.summary, spoken(), f"{game.id}-summary")


def verb_of(verb: str) -> str:
    """A verb as the name of a button."""
    key = f"verb-{verb}"
    return text(key) if known_text(key) else text("verb-other", verb=verb.capitalize())


def move_in_words(typed: str, cards: list[str], spelled: Callable[[str], str], called: Callable[[int], str] | None = None) -> str:
    """A move in the reader's language, as something to do, with cards as they are drawn and seats by name."""
    verb, *words = typed.split(" ")
    what = " ".join(spelled(word) for word in words if word in cards)
    if not known_text(f"do-{verb}"):
        return " ".join([verb, *(spelled(word) if word in cards else word for word in words)])
    other = [word for word in words if word not in cards]
    source, place = (place_name(words[words.index(word) + 1], called) if word in words[:-1] else "" for word in ("from", "to"))
    whom = (called or str)(int(words[0])) if verb == "ask" and words[0].isdigit() else ""
    return text(
        f"do-{verb}", what=what, word=other[0] if other else "", bid=" ".join(other), words=other, source=source, place=place, whom=whom
    )


def place_name(place: str, called: Callable[[int], str] | None) -> str:
    """A place as a move names it: with its number if there are several, and with its owner if that is somebody else."""
    base, _, owner = place.partition(":")
    stem = base.rstrip("0123456789")
    name = text("new-pile") if base == "new" else f"{zone_name(stem)} {base[len(stem) :]}".strip()
    whose = called(int(owner)) if called is not None and owner.isdigit() else text("you")
    return name if whose == text("you") else text("place-of", name=whose, place=name)


def zone_name(zone: str) -> str:
    """The name of a zone, as a title; one that is not known keeps its own."""
    key = f"zone-{zone}"
    return text(key) if known_text(key) else zone


def fact_name(name: str) -> str:
    """The name of a fact."""
    key = f"fact-{name.replace(' ', '_')}"
    return text(key) if known_text(key) else name.replace("_", " ")


def tally_of(view: Mapping[str, Any], seat: int, reader: Reader) -> list[str]:
    """How far a seat has come in this hand."""
    return [say(line["key"], line["params"], reader) for line in view.get("tally", []) if line["seat"] == seat]


@dataclass(frozen=True)
class Refusal:
    """Why something is refused: in the words of whoever refuses, and as data if a rule forbids it."""

    text: str
    key: str = ""
    params: dict[str, Any] = field(default_factory=dict)

    def worded(self, reader: Reader) -> str:
        """The reason for a reader."""
        return known(self.text, self.key, self.params, reader)


def because(thought: parlor.Candidate, reader: Reader) -> str:
    """Why a move may be good, for a reader; nothing where no rule of thumb speaks for it."""
    return known(thought.reason, thought.key or "", thought.params or {}, reader)


def known(said: str, key: str, params: dict[str, Any], reader: Reader) -> str:
    """A message for a reader; as it was said where its words are not known here."""
    words = say(key, params, reader) if key else ""
    return words if words != key else said
