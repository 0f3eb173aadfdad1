"""What a model is told: the rules, how cards are written, and what its seat may know. It is made of the view and of nothing else."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import parlor
from parlor.core.messages import BadArgument
from parlor.pages import common_of, rules_of
from parlor.table.shapes import ViewShape
from parlor.words.say import ENGLISH, Reader, say

# What is shown of long lists, so that no question grows without end.
LINES = 150
MOVES = 400
HIDDEN = "??"
MOVE = re.compile(r"^[ \t>*_`#-]*move[ \t*_]*[:=](?P<move>.+)$", re.IGNORECASE | re.MULTILINE)

MANNERS = """You are playing a card game. First come its rules, then how its cards are written. After that you are asked for one move
at a time.

Think as long as you like, but end your answer with one line of this form, with one of the legal moves exactly as it is written:

MOVE: the move"""


@cache
def rules_told(game: str, rules: str) -> str:
    """Everything about a game that does not change from move to move."""
    return f"{MANNERS}\n\n{read_aloud(game, rules)}\n\n{cards_told(game)}"


def read_aloud(game: str, rules: str) -> str:
    """The leaflet of a game, or its section of the referee's page with what applies to all games of its book."""
    return f"{rules_of(game)}\n\n{common_of(game)}".strip() if rules == "page" else leaflets()(game)


def leaflets() -> Callable[[str], str]:
    """What reads leaflets, if it is installed."""
    try:
        from parlor.leaflets.markdown import leaflet_or_rules
    except ModuleNotFoundError:
        raise BadArgument("lab-needs-leaflets") from None
    return leaflet_or_rules


def cards_told(game: str) -> str:
    """How the cards of a game are written, and what they are called."""
    found = parlor.game(game)
    reader = Reader(ENGLISH)
    codes = dict.fromkeys(card.code for card in found.cards)
    names = [f"{code} is {say(f'card-{found.pack}-{code}', {}, reader)}" for code in codes]
    return f"## How cards are written\n\n{'; '.join(names)}."


def question(view: ViewShape) -> str:
    """What a seat knows, and what it may do, as text."""
    seat, players = view["seat"] or 0, view["players"]
    lines = [f"You are seat {seat}. There are {players} seats, numbered clockwise from 0." if players > 1 else "You play alone."]
    if len(set(view["sides"])) < players:
        partners = [str(other) for other in range(players) if other != seat and view["sides"][other] == view["sides"][seat]]
        lines.append(f"Your partners: seat {', '.join(partners)}." if partners else "You have no partner now.")
    if view["options"]:
        lines.append(f"House rules: {', '.join(f'{name} = {value}' for name, value in view['options'].items())}.")
    lines.append(f"Hand {view['hand']}; seat {view['dealer']} deals. Scores: {told(view['scores'])}.")
    lines += ["", "On the table:", *[f"- {name}: {cards(held)}" for name, held in view["zones"].items()]]
    facts = {name: fact for name, fact in view["facts"].items() if fact is not None}
    lines += ["", "Also known:", *[f"- {name}: {told(fact)}" for name, fact in facts.items()]] if facts else []
    log = view["log"]
    heading = "So far:" if len(log) <= LINES else f"The last {LINES} things that happened:"
    lines += ["", heading, *[f"- {happened}" for happened in log[-LINES:]]]
    legal = view["legal"]
    lines += ["", "Your legal moves:", *[f"- {move}" for move in legal[:MOVES]]]
    lines += [f"- … and {len(legal) - MOVES} more of the same forms"] if len(legal) > MOVES else []
    return "\n".join([*lines, "", "Which move do you make?"])


def cards(held: list[str]) -> str:
    """The cards of a zone: those that are seen by code, the others by number."""
    hidden = held.count(HIDDEN)
    seen = [code for code in held if code != HIDDEN]
    unseen = [f"{hidden} face down"] if hidden else []
    return ", ".join([*([" ".join(seen)] if seen else []), *unseen]) or "nothing"


def told(fact: Any) -> str:
    """A fact as text: lists with commas, tables by name."""
    if isinstance(fact, dict):
        return "; ".join(f"{name}: {told(value)}" for name, value in fact.items()) or "nothing"
    if isinstance(fact, list | tuple):
        return ", ".join(f"({told(each)})" if isinstance(each, list | tuple) else told(each) for each in fact) or "nothing"
    return "none" if fact is None else str(fact)


def move_in(answer: str, legal: list[str]) -> str | None:
    """The move in an answer: its last line that begins with MOVE:, or all of it if that is a legal move. None if it has neither."""
    found = [said for match in MOVE.finditer(answer) if (said := plain(match["move"]))]
    if found:
        return found[-1]
    whole = plain(answer)
    return whole if whole in legal else None


def plain(text: str) -> str:
    """A move without quotes, marks and doubled spaces."""
    return " ".join(text.strip(" \t\r\n`*_\"'<>[].").split())


def refused(why: str, legal: list[str]) -> str:
    """Why an answer does not do, with what would."""
    return f"{why}. Your legal moves are: {', '.join(legal[:MOVES])}. Answer with one line: MOVE: the move"
