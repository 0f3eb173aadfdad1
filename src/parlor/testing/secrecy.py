"""Laws of secrecy: guesses, views and events contain exactly what a seat may know."""

import json
import random
from collections import Counter

from parlor.core.events import Event
from parlor.table.table import IllegalMove, Table
from parlor.table.watching import HIDDEN, Picture
from parlor.testing.walks import Broken, Setup, cards_of, eyes, step
from parlor.words.say import CATALOGUES


def guesses_keep_the_view(setup: Setup) -> None:
    """A resampled table keeps the seat's view and events and all cards, uses nothing that the seat does not know, and is playable."""
    for number, (table, rng) in enumerate(setup.positions(10)):
        if number > 20 and not table.over:
            continue
        for seat in range(table.players):
            first, second = rng.randrange(2**32), rng.randrange(2**32)
            other = table.resample(seat, seed=first)
            different = [name for name, value in table.view(seat).items() if other.view(seat)[name] != value]  # type: ignore[literal-required]
            if different:
                raise Broken(f"resample({seat}) changes what seat {seat} sees: {', '.join(different)}", table)
            if cards_of(other) != cards_of(table):
                raise Broken(f"resample({seat}) gains or loses cards", table)
            if other.resample(seat, seed=second).zones() != table.resample(seat, seed=second).zones():
                raise Broken(
                    f"guess() uses more than seat {seat} knows: a guess made from a guess differs from one made from the truth", table
                )
            if number % 5 == 0 and number <= 15:
                if other.events(seat) != table.events(seat):
                    raise Broken(f"resample({seat}) changes the events of seat {seat}", table)
                play_on(other, table, seat, rng)


def play_on(other: Table, table: Table, seat: int, rng: random.Random) -> None:
    """A guess can be played to the end of its hand."""
    hand = other.hand
    try:
        while not other.over and other.hand == hand:
            step(other, rng)
    except Exception as error:
        raise Broken(f"a table made by resample({seat}) cannot be played on: {type(error).__name__}: {error}", table) from error


def guesses_differ(setup: Setup) -> None:
    """At the deal, the hidden cards differ from one draw to the next."""
    table = setup.deal()
    for seat in range(table.players):
        view = table.view(seat)
        hidden = [name for name, zone in view["zones"].items() if zone.count(HIDDEN) > 1]
        # A single hidden hand can be worked out from the rest; two hands, or the order of a pile, cannot.
        if len(hidden) > 1 or any(view["places"][name]["order"] != "sorted" for name in hidden):
            worlds = {json.dumps(table.resample(seat, seed=draw).zones()) for draw in range(6)}
            if len(worlds) == 1:
                raise Broken(f"resample({seat}) draws nothing anew: its cards in {', '.join(hidden)} are always the same", table)


def two_worlds(setup: Setup) -> None:
    """If cards that a seat has not seen swap places, the same course of play looks the same to that seat, byte for byte."""
    start = setup.deal()
    deck = [start._rules.pack.codes[card] for card in start._rules.shuffled(start._play.match, start._shuffler)]
    if Counter(deck) != Counter(start._rules.pack.codes[card] for card in start._rules.deck):
        return
    for draw in range(8):
        rng = random.Random(draw)
        seat = rng.randrange(setup.players)
        course = Course(setup, deck, seat)
        for _ in range(rng.choice([2, 6, 12, 25])):
            if course.table.over or course.table.hand > 1:
                break
            course.step(rng)
        hidden = sorted(set(deck) - course.seen)
        for _ in range(10):
            if course.compare(dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))):
                break


class Course:
    """A game as one seat saw it, move by move, for comparison with the same game in another world."""

    def __init__(self, setup: Setup, deck: list[str], seat: int) -> None:
        self.setup = setup
        self.deck = deck
        self.seat = seat
        self.table = setup.deal(dealer=0, deck=deck)
        self.codes = set(deck)
        self.moves: list[tuple[int, str]] = []
        self.public = [public(self.table)]
        self.views = [self.table.view(seat)]
        # What the seat has seen: cards in its zones, cards that moved in front of it, cards of announced moves.
        self.seen: set[str] = set()
        self.look()

    def look(self) -> None:
        """Records what the seat sees now."""
        for zone in self.views[-1]["zones"].values():
            self.seen |= set(zone) & self.codes
        for event in self.table.events(self.seat):
            self.seen |= set(event.cards) & self.codes
            if event.key is not None:
                self.seen |= codes_in(event.params, self.codes)

    def step(self, rng: random.Random) -> None:
        """Makes a random move."""
        before = self.table.copy()
        mover, move = step(self.table, rng)
        if self.table.hand > 1 or self.table.over:
            self.table = before
            return
        self.moves.append((mover, move))
        self.public.append(public(self.table))
        self.views.append(self.table.view(self.seat))
        if mover == self.seat:
            self.seen |= set(move.split(" ")) & self.codes
        self.look()

    def compare(self, names: dict[str, str]) -> bool:
        """Whether the moves are publicly the same when the hidden cards are renamed; if so, the seat must see the same."""
        world = self.setup.deal(dealer=0, deck=[names.get(card, card) for card in self.deck])
        views = []
        for number, course in enumerate(self.public):
            if number > 0:
                mover, move = self.moves[number - 1]
                told = move if mover == self.seat else " ".join(names.get(word, word) for word in move.split(" "))
                try:
                    world.play(told, mover)
                except IllegalMove:
                    return False
            if public(world) != course:
                return False
            views.append(world.view(self.seat))
        for number, view in enumerate(views):
            different = [name for name, value in self.views[number].items() if view[name] != value]  # type: ignore[literal-required]
            if "zones" in different or {"waiting", "log"} <= set(different):
                return False
            if different:
                raise Broken(
                    f"after {number} moves, {', '.join(different)} of seat {self.seat}'s view betray cards that it does not see", self.table
                )
        if world.events(self.seat) != self.table.events(self.seat):
            raise Broken(f"the events of seat {self.seat} betray cards that it does not see", self.table)
        return True


def public(table: Table) -> str:
    """What everyone may know about a position, however the hidden cards lie: turn, points, sizes."""
    sizes = {name: len(zone) for name, zone in table.zones().items()}
    return json.dumps([table.turn, table.scores, table.hand, table.over, sizes])


def codes_in(value: object, codes: set[str]) -> set[str]:
    """The card codes in the params of a message."""
    if isinstance(value, str):
        return {word.strip("'\".,:;()") for word in value.replace("=", " ").split()} & codes
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    found: set[str] = set()
    for part in parts:
        found |= codes_in(part, codes)
    return found


def events_rebuild_the_view(setup: Setup) -> None:
    """A seat's events are enough to rebuild its zones, places, facts and scores; a move only adds to them."""
    table, rng = setup.deal(), random.Random(setup.seed)
    codes = table._rules.pack.codes
    order = {codes[card]: card for card in range(len(codes) - 1, -1, -1)}
    pictures = {seat: Picture(seat, order) for seat in eyes(table)}
    told: dict[int | None, list[Event]] = {seat: [] for seat in eyes(table)}
    for _ in range(120):
        for seat, picture in pictures.items():
            events = table.events(seat)
            if events[: len(told[seat])] != told[seat]:
                raise Broken(f"the events of seat {seat} before a move are not the beginning of those after it", table)
            for event in events[len(told[seat]) :]:
                picture.see(event)
                if event.key is not None and event.key not in CATALOGUES["en"]:
                    raise Broken(
                        f"the event {event.kind!r} has the key {event.key!r}, for which there are no words; add it to words['en']", table
                    )
            told[seat] = events
            view = table.view(seat)
            shown = {"zones": picture.zones, "places": picture.places, "facts": picture.facts, "scores": picture.scores}
            different = [name for name, value in shown.items() if view[name] != value]  # type: ignore[literal-required]
            if different:
                raise Broken(f"the events of seat {seat} do not lead to its view: {', '.join(different)} differ", table)
        if table.over:
            break
        step(table, rng)


def events_keep_secrets(setup: Setup) -> None:
    """When a card moves that only the mover may know, nobody else learns its name."""
    table, rng = setup.deal(), random.Random(setup.seed + 1)
    codes = set(table._rules.pack.codes)
    for _ in range(150):
        if table.over:
            break
        zones, seen, heard = table.zones(), {}, {}
        for seat in eyes(table):
            seen[seat] = {card for zone in table.view(seat)["zones"].values() for card in zone}
            heard[seat] = len(table.events(seat))
        hand = table.hand
        mover, _ = step(table, rng)
        if table.hand != hand:
            continue
        others = {card for seat, cards in seen.items() if seat != mover for card in cards}
        moved = moved_cards(zones, table.zones()) - others
        for seat in eyes(table):
            if seat == mover:
                continue
            events = table.events(seat)[heard[seat] :]
            after = {card for zone in table.view(seat)["zones"].values() for card in zone}
            shown = seen[seat] | after | {card for event in events for card in event.cards}
            for event in events:
                secret = codes_in(event.params, codes) & (moved - shown) if event.key is not None and event.seat == mover else set()
                if secret:
                    who = "a spectator" if seat is None else f"seat {seat}"
                    raise Broken(
                        f"{event.key!r} names {sorted(secret)} to {who}, who sees it neither before nor after; override said()", table
                    )


def moved_cards(before: dict[str, list[str]], after: dict[str, list[str]]) -> set[str]:
    """The cards that are now in a different zone."""
    left = {(name, card) for name, zone in before.items() for card in zone}
    return {card for name, zone in after.items() for card in zone if (name, card) not in left}
