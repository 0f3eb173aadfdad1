"""What a seat sees, as lines of text. Everything here is made from views only."""

import textwrap
from collections.abc import Callable, Mapping
from typing import Any

import parlor
from parlor.pages import declared
from parlor.table.shapes import SheetShape
from parlor.terminal.texts import known_text, spoken, text
from parlor.terminal.wording import Wording, because, fact_name, goal_of, noted, zone_name
from parlor.words.say import ENGLISH, Reader

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
    lines = [heading(view), row(text("row-goal"), goal_of(view, Wording(you=seat)))]
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
        name = title(base)
        if len(places) == 1 and places[0][0] is None:
            lines += [row(name, said) for _, said in shown]
            continue
        mine = [said for owner, said in shown if owner == seat]
        others = [f"{owner}: {said}" for owner, said in shown if owner != seat]
        lines += [row(text("place-yours", place=name), said) for said in mine]
        if others:
            lines.append(row(name if not mine else text("row-others"), "   ".join(others)))
    known = view["facts"]
    brief = [f"{fact_name(name)} {said[0]}" for name, said in told if not isinstance(known[name], list)]
    if brief:
        lines.append(row(text("row-known"), "; ".join(brief)))
    for name, said in told:
        if isinstance(known[name], list):
            lines += [row(fact_name(name) if k == 0 else "", part) for k, part in enumerate(said)]
    return lines


def title(base: str) -> str:
    """The name of a zone, with its number if it has one, as it is typed where English is spoken."""
    stem = base.rstrip("0123456789")
    return base if spoken() == ENGLISH or not stem else f"{zone_name(stem)} {base[len(stem) :]}".strip()


def has_tricks(view: View) -> bool:
    """Whether cards are won in tricks; then it is enough to count them."""
    return any(place["role"] == "trick" for place in view["places"].values())


def glosses(game: parlor.Game) -> dict[str, str]:
    """The codes of a pack that are not self-explanatory, with suit and number."""
    if game.pack not in GLOSSED:
        return {}
    suits = suits_of(game)
    return {card.code: f"{card.code}({suits[game.suits[card.suit]]} {card.number})" for card in game.cards}


def suits_of(game: parlor.Game) -> dict[str, str]:
    """The suits of a pack by their English names, in the reader's language."""
    keys = [key for key in game.names if key.startswith(f"suit-{game.pack}-")]
    return {suit: declared(suit, spoken(), key) for suit, key in zip(game.suits, keys, strict=True)}


def card_name(game: parlor.Game, code: str, name: str) -> str:
    """The name of a card in the reader's language."""
    return declared(name, spoken(), f"card-{game.pack}-{code}")


def pack(game: parlor.Game) -> list[str]:
    """All cards of a pack: code, name, and what is printed on them."""
    if not any(card.printed for card in game.cards):
        return [f"  {card.code:<4} {card_name(game, card.code, card.name)}" for card in game.cards]
    lines, suits = [], suits_of(game)
    for card in game.cards:
        suit = suits[game.suits[card.suit]] if card.suit >= 0 else ""
        told = [card_name(game, card.code, card.name), *([f"{suit} {card.number}"] if game.pack in GLOSSED else [])]
        told += [f"{fact_name(name)} {plain(value)}" for name, value in card.printed.items()]
        lines.append(row(card.code, "; ".join(told)))
    return lines


def heading(view: View) -> str:
    """The hand number, the dealer, and the scores."""
    return text("heading", number=view["hand"], seat=view["dealer"], scores=standing(view))


def standing(view: View) -> str:
    """The totals, seat by seat."""
    scores = view["scores"]
    return "   ".join([f"{called(seat, view)}: {score}" for seat, score in enumerate(scores)])


def called(seat: object, view: View) -> str:
    """The name of a seat, from the viewer's point of view."""
    return text("called-you") if seat == view["seat"] else text("called-seat", number=seat)


def row(name: str, said: str) -> str:
    """A name with its description, wrapped and indented."""
    return textwrap.fill(said, WIDTH, initial_indent=f"  {name:<12} ", subsequent_indent=" " * 15, break_on_hyphens=False)


def describe(cards: list[str], *, whole: bool = False, counted: bool = False) -> str:
    """The cards of a place; hidden ones are just counted."""
    if not cards:
        return text("nothing")
    if counted or all(card == "??" for card in cards):
        return text("cards-held", number=len(cards))
    if not whole and len(cards) > SHORT:
        return text("count-cut", number=len(cards), cards=listed(cards[-TOP:]))
    return listed(cards)


def listed(cards: list[str]) -> str:
    """Cards in order; adjacent hidden ones are just counted."""
    words: list[str] = []
    hidden = 0
    for card in [*cards, ""]:
        if card == "??":
            hidden += 1
            continue
        if hidden:
            words.append(text("count-hidden", number=hidden))
            hidden = 0
        words.append(card)
    return " ".join(words).strip()


def facts(view: View, spelled: Callable[[str], str] = str) -> list[tuple[str, list[str]]]:
    """What is known besides the cards: names with their lines, leaving out those that say nothing; `spelled` formats cards."""
    suits = suits_of(parlor.game(view["game"]))

    def word(part: str) -> str:
        return (
            " ".join([suits.get(each, each) for each in part.split(" ")])
            if any(each in suits for each in part.split(" "))
            else spelled(part)
        )

    told = []
    for name, value in view["facts"].items():
        said = worded(value, view, word)
        if said:
            told.append((str(name), said))
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
        return text("value-none")
    if isinstance(value, bool):
        return text("value-yes" if value else "value-no")
    if isinstance(value, list):
        return " ".join([plain(part, spelled) for part in value]) or text("value-none")
    if isinstance(value, dict):
        return ", ".join([f"{fact_name(str(name))} {plain(part, spelled)}" for name, part in value.items()])
    key = f"value-{str(value).replace(' ', '-')}"
    return text(key) if known_text(key) else spelled(str(value))


def choices(moves: list[parlor.Move], limit: int | None = None, game: parlor.Game | None = None) -> list[str]:
    """The moves with their numbers and meanings, one per line, up to a limit."""
    lines = [f"{number:>3} {move.text}{meaning(move, game)}" for number, move in enumerate(moves[:limit], 1)]
    if limit is not None and len(moves) > limit:
        lines.append(f"    {text('more-moves', number=len(moves) - limit)}")
    return lines


def meaning(move: parlor.Move, game: parlor.Game | None = None) -> str:
    """What a move means in words, unless its text already says so."""
    if game is not None and spoken() != ENGLISH:
        names = {card.code: card_name(game, card.code, card.name) for card in game.cards}
        return f" ({', '.join([names[card.partition('=')[0]] for card in move.cards])})" if move.cards else ""
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
    if thought.rank == 0:
        return text("thought-best" if thought is best else "thought-as-good", worlds=thought.worlds)
    if thought.points is None or best.points is None:
        return text("thought-percent", worse=round(100 * (best.worth - thought.worth)), worlds=thought.worlds)
    return text("thought-worse", worse=round(best.points - thought.points, 1), worlds=thought.worlds)


def ending(view: View) -> list[str]:
    """The result of a finished game."""
    winners = view["winners"]
    if not winners:
        outcome = text("ended-nobody" if view["players"] != 1 else "ended-alone")
    elif winners == [view["seat"]]:
        outcome = text("ended-you")
    else:
        names = text("all-of", parts=[called(seat, view) for seat in winners])
        names = f"{names[:1].upper()}{names[1:]}"
        outcome = text("ended-several" if len(winners) > 1 else "ended-one", names=names)
    return [text("ended-after", number=view["hand"], outcome=outcome), text("final-scores", scores=standing(view))]


def sheet(results: list[SheetShape], reader: Reader | None = None) -> list[str]:
    """What each finished hand brought, and why."""
    reader = reader or Reader(spoken())
    lines = []
    for number, result in enumerate(results, 1):
        points = [f"{reader.seat(seat, False)}: {value:+}" for seat, value in enumerate(result["points"])]
        lines.append(text("sheet-hand", number=number, points="   ".join(points)))
        lines += [f"    {noted(line, reader)}" for line in result["lines"]]
    return lines
