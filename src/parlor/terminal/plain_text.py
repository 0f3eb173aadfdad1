"""What a seat sees, as lines of text. Everything here is made from views only."""

import textwrap
from collections.abc import Callable, Mapping
from typing import Any

import parlor
from parlor.table.shapes import SheetShape
from parlor.terminal.wording import Wording, because, goal_of, noted
from parlor.words.say import ANYONE, Reader

View = Mapping[str, Any]

WIDTH = 100
# Up to this many cards of a place are listed; of a longer one only the last few, which are on top.
SHORT = 18
TOP = 8
# How many moves of a hint are shown.
ADVISED = 3
# Packs whose codes show neither suit nor number, so both are listed beside them.
GLOSSED = {"sammy"}


def lines_of(view: View, *, whole: bool = False) -> list[str]:
    """The table as a seat sees it; compact unless the whole table is wanted."""
    seat = view["seat"]
    told = facts(view)
    lines = [heading(view), row("goal", goal_of(view, Wording(you=seat)))]
    zones = view["zones"]
    meaning = glosses(parlor.game(view["game"]))
    groups: dict[str, list[tuple[int | None, list[str]]]] = {}
    for name, cards in zones.items():
        groups.setdefault(name.partition(":")[0], []).append((view["places"][name]["owner"], [meaning.get(card, card) for card in cards]))
    named = {name for name, _ in told}
    won = {name.partition(":")[0] for name, place in view["places"].items() if place["role"] == "captured"} if has_tricks(view) else set()
    for base, places in groups.items():
        if not whole and base in named:
            continue
        counted = not whole and base in won
        shown = [(owner, describe(cards, whole=whole or owner == seat, counted=counted)) for owner, cards in places if cards]
        if len(places) == 1 and places[0][0] is None:
            lines += [row(base, text) for _, text in shown]
            continue
        mine = [text for owner, text in shown if owner == seat]
        others = [f"{owner}: {text}" for owner, text in shown if owner != seat]
        lines += [row(f"your {base}", text) for text in mine]
        if others:
            lines.append(row(base if not mine else "others", "   ".join(others)))
    known = view["facts"]
    brief = [f"{name.replace('_', ' ')} {text[0]}" for name, text in told if not isinstance(known[name], list)]
    if brief:
        lines.append(row("known", "; ".join(brief)))
    for name, text in told:
        if isinstance(known[name], list):
            lines += [row(name.replace("_", " ") if k == 0 else "", part) for k, part in enumerate(text)]
    return lines


def has_tricks(view: View) -> bool:
    """Whether cards are won in tricks; then it is enough to count them."""
    return any(place["role"] == "trick" for place in view["places"].values())


def glosses(game: parlor.Game) -> dict[str, str]:
    """The codes of a pack that are not self-explanatory, with suit and number."""
    if game.pack not in GLOSSED:
        return {}
    return {card.code: f"{card.code}({game.suits[card.suit]} {card.number})" for card in game.cards}


def pack(game: parlor.Game) -> list[str]:
    """All cards of a pack: code, name, and what is printed on them."""
    if not any(card.printed for card in game.cards):
        return [f"  {card.code:<4} {card.name}" for card in game.cards]
    lines = []
    for card in game.cards:
        suit = game.suits[card.suit] if card.suit >= 0 else ""
        told = [card.name, *([f"{suit} {card.number}"] if game.pack in GLOSSED else [])]
        told += [f"{name.replace('_', ' ')} {plain(value)}" for name, value in card.printed.items()]
        lines.append(row(card.code, "; ".join(told)))
    return lines


def heading(view: View) -> str:
    """The hand number, the dealer, and the scores."""
    return f"Hand {view['hand']}, seat {view['dealer']} deals. Scores: {standing(view)}"


def standing(view: View) -> str:
    """The totals, seat by seat."""
    scores = view["scores"]
    return "   ".join([f"{called(seat, view)}: {score}" for seat, score in enumerate(scores)])


def called(seat: object, view: View) -> str:
    """The name of a seat, from the viewer's point of view."""
    return "you" if seat == view["seat"] else f"seat {seat}"


def row(name: str, text: str) -> str:
    """A name with its description, wrapped and indented."""
    return textwrap.fill(text, WIDTH, initial_indent=f"  {name:<12} ", subsequent_indent=" " * 15, break_on_hyphens=False)


def describe(cards: list[str], *, whole: bool = False, counted: bool = False) -> str:
    """The cards of a place; hidden ones are just counted."""
    if not cards:
        return "none"
    if counted or all(card == "??" for card in cards):
        return f"{len(cards)} card" + ("s" if len(cards) > 1 else "")
    if not whole and len(cards) > SHORT:
        return f"({len(cards)} cards) … {spelled(cards[-TOP:])}"
    return spelled(cards)


def spelled(cards: list[str]) -> str:
    """Cards in order; adjacent hidden ones are just counted."""
    words: list[str] = []
    hidden = 0
    for card in [*cards, ""]:
        if card == "??":
            hidden += 1
            continue
        if hidden:
            words.append(f"({hidden} hidden)")
            hidden = 0
        words.append(card)
    return " ".join(words).strip()


def facts(view: View, spelled: Callable[[str], str] = str) -> list[tuple[str, list[str]]]:
    """What is known besides the cards: names with their lines, leaving out those that say nothing; `spelled` formats cards."""
    known = view["facts"]
    told = []
    for name, value in known.items():
        text = worded(value, view, spelled)
        if text:
            told.append((str(name), text))
    return told


def worded(value: object, view: View, spelled: Callable[[str], str] = str) -> list[str]:
    """A fact in words, on as many lines as needed."""
    if value is None or value == [] or value == {}:
        return []
    if isinstance(value, list):
        if all(isinstance(part, (dict, list)) for part in value):
            return [plain(part, spelled) for part in value]
        if len(value) == view["players"] and len(value) > 1:
            return ["   ".join(f"{called(seat, view)}: {plain(part, spelled)}" for seat, part in enumerate(value))]
    return [plain(value, spelled)]


def plain(value: object, spelled: Callable[[str], str] = str) -> str:
    """A value in words."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join([plain(part, spelled) for part in value]) or "none"
    if isinstance(value, dict):
        return ", ".join([f"{name} {plain(part, spelled)}" for name, part in value.items()])
    return spelled(str(value))


def choices(moves: list[parlor.Move], limit: int | None = None) -> list[str]:
    """The moves with their numbers and meanings, one per line, up to a limit."""
    lines = [f"{number:>3} {move.text}{meaning(move)}" for number, move in enumerate(moves[:limit], 1)]
    if limit is not None and len(moves) > limit:
        lines.append(f"    … and {len(moves) - limit} more: type 'legal' to hear them all")
    return lines


def meaning(move: parlor.Move) -> str:
    """What a move means in words, unless its text already says so."""
    said = move.label.partition(" ")[2]
    return "" if move.label.lower() == move.text.lower() or not move.cards else f" ({said})"


def thoughts(found: list[parlor.Candidate], reader: Reader, spoken: Callable[[str], str] = str) -> list[str]:
    """The best moves of an expert with what each is worth, should bring and why; `spoken` puts a move into words."""
    lines = []
    for thought in found[:ADVISED]:
        lines.append(f"  {spoken(thought.move)}   {figures(thought, found[0])}")
        why = because(thought, reader)
        if why:
            lines.append(f"      {why}.")
    return lines


def figures(thought: parlor.Candidate, best: parlor.Candidate) -> str:
    """How a move compares with the best one."""
    tried = f"({thought.worlds} guessed worlds)"
    if thought.rank == 0:
        return f"the best {tried}" if thought is best else f"about as good {tried}"
    if thought.points is None or best.points is None:
        return f"{round(100 * (best.worth - thought.worth))} % worse {tried}"
    return f"{best.points - thought.points:.1f} points worse {tried}"


def ending(view: View) -> list[str]:
    """The result of a finished game."""
    winners = view["winners"]
    if not winners:
        outcome = "Nobody has won" if view["players"] != 1 else "Not won this time"
    elif winners == [view["seat"]]:
        outcome = "You have won"
    else:
        names = " and ".join([called(seat, view) for seat in winners])
        outcome = f"{names[:1].upper()}{names[1:]} {'have' if len(winners) > 1 or names == 'you' else 'has'} won"
    return [f"The game is over after hand {view['hand']}. {outcome}.", f"Final scores: {standing(view)}"]


def sheet(results: list[SheetShape], reader: Reader = ANYONE) -> list[str]:
    """What each finished hand brought, and why."""
    lines = []
    for number, result in enumerate(results, 1):
        points = [f"{reader.seat(seat, False)}: {value:+}" for seat, value in enumerate(result["points"])]
        lines.append(f"Hand {number}: " + "   ".join(points))
        lines += [f"    {noted(line, reader)}" for line in result["lines"]]
    return lines
