"""Listeners at a table: the journal keeps what everyone heard; a watcher records what happened in front of each seat.

A watcher compares what a seat saw a moment ago with what it sees now. So its events contain nothing that the seat's views do not contain,
and they are enough to keep a picture of the table up to date. `Picture` is such a picture, and the watcher checks every event against it.
"""

from collections import Counter
from typing import Final

from mypy_extensions import i64

from parlor.core.events import UNSAID, Event, Kind, Told
from parlor.core.hand import Counted, Hand, Match, News
from parlor.core.messages import NO_PARAMS, Params
from parlor.core.pack import Pack
from parlor.core.zone import SPECTATOR, PlaceShape, Zone

HIDDEN: Final = "??"
# Spoken moves do not move cards themselves; whatever moves after them has its own reason.
ONLY_SAID: Final = ("asked", "bid", "called", "folded", "named", "passed")


class Journal(News):
    """Everything that everyone heard, line by line."""

    def __init__(self) -> None:
        self.lines: list[Told] = []

    def began(self, match: Match) -> None:
        self.lines.append(Told("began", "hand-begins", match.dealer, -1, match.number))

    def told(self, hand: Hand, line: Told) -> None:
        self.lines.append(line)

    def announced(self, hand: Hand, line: Told) -> None:
        self.lines.append(line)

    def counted(self, hand: Hand, match: Match) -> None:
        self.lines += read_out(match.results[-1].lines)

    def copy(self) -> "Journal":
        """An independent journal with the same lines."""
        other = Journal()
        other.lines = list(self.lines)
        return other


def read_out(lines: list[Counted]) -> list[Told]:
    """The count as everyone hears it; partners share a line."""
    return [told_line(lines[k], partners_in(lines, k)) for k in range(len(lines)) if not lines[k].repeats]


def partners_in(lines: list[Counted], at: i64) -> list[int]:
    """The partners for whom the next lines repeat a line of the count."""
    partners: list[int] = []
    for k in range(at + 1, len(lines)):
        if not lines[k].repeats:
            break
        partners.append(int(lines[k].seat))
    return partners


def told_line(line: Counted, partners: list[int]) -> Told:
    """A line of the count as everyone hears it."""
    if line.seat < 0:
        return Told("counted", line.key, -1, -1, UNSAID, line.params())
    params: Params = {"seat": int(line.seat), "what": {"key": line.key, "params": line.params()}, "points": int(line.points)}
    if not partners:
        return Told("counted", "points", line.seat, -1, UNSAID, params)
    params["partners"] = partners
    return Told("counted", "points-of-partners", line.seat, -1, UNSAID, params)


class Group:
    """Cards that went from one zone to another; None for a zone if a seat cannot tell."""

    def __init__(self, source: str | None, target: str | None, cards: list[str]) -> None:
        self.source: Final = source
        self.target: Final = target
        self.cards: Final = cards


class Picture:
    """What a seat can know about the table from its events alone: zones, places, facts and scores."""

    def __init__(self, seat: int | None, order: dict[str, int]) -> None:
        self.seat: Final = seat
        self.order: Final = order
        self.zones: dict[str, list[str]] = {}
        self.places: dict[str, PlaceShape] = {}
        self.facts: dict[str, object] = {}
        self.scores: list[int] = []

    def see(self, event: Event) -> None:
        """Updates the picture."""
        if event.kind == "began":
            self.zones = {}
            self.places = {}
            self.facts = {}
        elif event.kind == "arranged" and event.target is not None:
            self.zones[event.target] = list(event.cards)
        elif event.kind == "changed":
            self.change(event.params)
        elif event.source is not None or event.target is not None:
            self.move(event.source, event.target, event.cards)

    def change(self, params: Params) -> None:
        """Applies new facts, scores and places, and removes those that are gone."""
        facts, places = params.get("facts", {}), params.get("places", {})
        assert isinstance(facts, dict)
        assert isinstance(places, dict)
        self.facts.update(facts)
        self.places.update(places)
        for gone in texts(params.get("gone", [])):
            del self.facts[gone]
        for gone in texts(params.get("closed", [])):
            del self.places[gone]
            del self.zones[gone]
        for zone in self.places:
            self.zones.setdefault(zone, [])
        scores = params.get("scores")
        if isinstance(scores, list):
            self.scores = scores

    def move(self, source: str | None, target: str | None, cards: tuple[str, ...] | list[str]) -> None:
        """Moves cards from one zone to another, in the order that the target zone is laid out."""
        if source is not None:
            left = self.zones[source]
            for card in cards:
                known = card if card in left else HIDDEN
                if source == target:
                    known = HIDDEN
                if known in left:
                    del left[len(left) - 1 - left[::-1].index(known)]
        if target is not None:
            place = self.places[target]
            faces = place["faces"]
            seen = faces != "down" and (faces != "owner" or place["owner"] == self.seat)
            lies = self.zones[target]
            for card in cards:
                lies.append(card if seen or source == target else HIDDEN)
            if place["order"] == "sorted":
                lies.sort(key=self.rank)

    def copy(self) -> "Picture":
        """An independent picture of the same table."""
        other = Picture(self.seat, self.order)
        other.zones = {zone: list(self.zones[zone]) for zone in self.zones}
        other.places = dict(self.places)
        other.facts = dict(self.facts)
        other.scores = self.scores
        return other

    def rank(self, code: str) -> int:
        """The position of a card in the pack; hidden cards come first."""
        return self.order.get(code, -1)


def texts(value: object) -> list[str]:
    """A list of names."""
    assert isinstance(value, list)
    return [str(each) for each in value]


class Watcher(Journal):
    """What each seat, and a spectator, sees happen from now on. Events stay in `fresh` until someone takes them."""

    def __init__(self, pack: Pack, players: i64) -> None:
        super().__init__()
        self.pack: Final = pack
        self.pictures: Final = [Picture(seat, pack.index) for seat in range(players)] + [Picture(None, pack.index)]
        self.fresh: Final[list[list[Event]]] = [[] for _ in range(players + 1)]
        self.scores: list[int] = []
        # A move that was announced, but whose cards have not moved yet.
        self.waiting: Told | None = None

    def twin(self) -> "Watcher":
        """An independent watcher that has seen the same; `copy` is a journal that watches nothing."""
        other = Watcher(self.pack, len(self.pictures) - 1)
        other.lines = list(self.lines)
        for k in range(len(self.pictures)):
            other.pictures[k] = self.pictures[k].copy()
            other.fresh[k] = list(self.fresh[k])
        other.scores = self.scores
        other.waiting = self.waiting
        return other

    def seen(self, seat: int | None) -> list[Event]:
        """What a seat, or a spectator, has seen since its events were last cleared."""
        return self.fresh[len(self.fresh) - 1 if seat is None else seat]

    def take(self, seat: int | None) -> list[Event]:
        """Returns what a seat has seen, and clears it."""
        taken = self.seen(seat)
        self.fresh[len(self.fresh) - 1 if seat is None else seat] = []
        return taken

    def forget(self) -> None:
        """Clears what has been seen so far."""
        for k in range(len(self.fresh)):
            self.fresh[k] = []

    def look(self, hand: Hand, scores: list[int]) -> None:
        """Takes in the current table without any events for how it got there."""
        self.scores = scores
        self.waiting = None
        zones = hand.zones()
        places = {zone.name: zone.place() for zone in zones}
        for picture in self.pictures:
            picture.zones = seen(zones, self.pack.codes, picture.seat)
            picture.places = dict(places)
            picture.facts = hand.facts(eyes_of(picture.seat))
            picture.scores = scores

    # Calls from the table

    def began(self, match: Match) -> None:
        super().began(match)
        self.scores = [int(total) for total in match.totals]
        line = self.lines[-1]
        event = Event("began", int(line.seat), (), None, None, line.key, line.params(self.pack))
        for k in range(len(self.pictures)):
            self.put(k, event)

    def announced(self, hand: Hand, line: Told) -> None:
        super().announced(hand, line)
        self.waiting = line

    def told(self, hand: Hand, line: Told) -> None:
        super().told(hand, line)
        move = self.waiting
        if move is not None:
            self.waiting = None
            if move.kind in ONLY_SAID:
                self.say(move)
            else:
                self.flush(hand, move)
        if not self.pictures[0].places:
            self.flush(hand, None)
        self.flush(hand, line)

    def paused(self, hand: Hand) -> None:
        move = self.waiting
        self.waiting = None
        self.flush(hand, move)

    def marked(self, hand: Hand, kind: Kind, seat: i64) -> None:
        self.flush(hand, Told(kind, "", seat))

    def settled(self, hand: Hand, match: Match) -> None:
        self.scores = [int(match.totals[seat] + hand.scored(seat)) for seat in range(match.players)]
        self.paused(hand)

    def counted(self, hand: Hand, match: Match) -> None:
        first = len(self.lines)
        super().counted(hand, match)
        for line in self.lines[first:]:
            self.say(line)
        self.scores = [int(total) for total in match.totals]
        self.flush(hand, None)

    def ended(self, winners: list[int]) -> None:
        for k in range(len(self.pictures)):
            self.put(k, Event("ended", None, (), None, None, None, {"winners": list(winners)}))

    # Events

    def say(self, line: Told) -> None:
        """Reports a line that does not move cards."""
        event = Event(line.kind, int(line.seat) if line.seat >= 0 else None, (), None, None, line.key, line.params(self.pack))
        for k in range(len(self.pictures)):
            self.put(k, event)

    def put(self, k: i64, event: Event) -> None:
        """Reports an event to one of the watchers."""
        self.pictures[k].see(event)
        self.fresh[k].append(event)

    def flush(self, hand: Hand, line: Told | None) -> None:
        """Reports to everyone what has moved and changed since the last time, along with the line that goes with it."""
        zones = hand.zones()
        places = {zone.name: zone.place() for zone in zones}
        key = None if line is None or not line.key else line.key
        params = NO_PARAMS if line is None or key is None else line.params(self.pack)
        seat = None if line is None or line.seat < 0 else int(line.seat)
        for k in range(len(self.pictures)):
            picture = self.pictures[k]
            now = seen(zones, self.pack.codes, picture.seat)
            dealing = not picture.places
            if picture.places != places:
                self.replace(k, places)
            groups = movements(picture.zones, now)
            if line is not None and not groups:
                self.put(k, Event(line.kind, seat, (), None, None, key, params))
            for g in range(len(groups)):
                group = groups[g]
                kind: Kind = "dealt" if dealing else "moved"
                first = g == 0 and line is not None
                if line is not None and (first or group.source != group.target):
                    kind = line.kind
                elif group.source == group.target:
                    kind = "shown"
                self.put(
                    k,
                    Event(
                        kind, seat, tuple(group.cards), group.source, group.target, key if first else None, params if first else NO_PARAMS
                    ),
                )
            for zone in now:
                if picture.zones[zone] != now[zone]:
                    self.put(k, Event("arranged", None, tuple(now[zone]), None, zone, None, NO_PARAMS))
            self.change(k, hand.facts(eyes_of(picture.seat)))

    def replace(self, k: i64, places: dict[str, PlaceShape]) -> None:
        """Reports which zones exist, if that has changed. A zone that is gone is empty."""
        old = self.pictures[k].places
        new: Params = {name: places[name] for name in places if old.get(name) != places[name]}
        params: Params = {}
        if new:
            params["places"] = new
        closed = [name for name in old if name not in places]
        if closed:
            params["closed"] = closed
        if params:
            self.put(k, Event("changed", None, (), None, None, None, params))

    def change(self, k: i64, facts: dict[str, object]) -> None:
        """Reports new facts and scores."""
        old = self.pictures[k].facts
        params: Params = {}
        new: Params = {name: facts[name] for name in facts if name not in old or old[name] != facts[name]}
        if new:
            params["facts"] = new
        gone = [name for name in old if name not in facts]
        if gone:
            params["gone"] = gone
        if self.pictures[k].scores != self.scores:
            params["scores"] = list(self.scores)
        if params:
            self.put(k, Event("changed", None, (), None, None, None, params))


def eyes_of(seat: int | None) -> i64:
    """The eyes of a seat, or of a spectator."""
    return SPECTATOR if seat is None else seat


def seen(zones: list[Zone], codes: list[str], seat: int | None) -> dict[str, list[str]]:
    """The zones as a seat sees them."""
    eyes = eyes_of(seat)
    return {zone.name: zone.seen(codes, eyes) for zone in zones}


def movements(before: dict[str, list[str]], now: dict[str, list[str]]) -> list[Group]:
    """Which cards went where, as far as an observer of both positions can tell."""
    lost: dict[str, list[str]] = {}
    gained: dict[str, list[str]] = {}
    groups: list[Group] = []
    shown: list[Group] = []
    for zone in [*before, *[name for name in now if name not in before]]:
        was, lies = before.get(zone, []), now.get(zone, [])
        if was != lies:
            gone = rest_of(was, lies)
            come = rest_of(lies, was)
            # Cards that were turned face up where they are.
            turned = [card for card in come if card != HIDDEN][: gone.count(HIDDEN)] if HIDDEN in gone else []
            if turned:
                shown.append(Group(zone, zone, turned))
                for card in turned:
                    come.remove(card)
                    gone.remove(HIDDEN)
            if gone:
                lost[zone] = gone
            if come:
                gained[zone] = come
    for source in lost:
        for target in gained:
            cards = [card for card in gained[target] if card != HIDDEN]
            both = list((Counter(cards) & Counter(lost[source])).elements())
            if both:
                cards = [card for card in cards if take_from(both, card)]
                groups.append(Group(source, target, cards))
                for card in cards:
                    lost[source].remove(card)
                    gained[target].remove(card)
    sources = [zone for zone in lost if lost[zone]]
    targets = [zone for zone in gained if gained[zone]]
    if len(sources) == 1 and sum([len(gained[zone]) for zone in targets]) == len(lost[sources[0]]):
        for target in targets:
            cards = gained[target]
            if len(targets) == 1:
                cards = [cards[k] if cards[k] != HIDDEN else lost[sources[0]][k] for k in range(len(cards))]
            groups.append(Group(sources[0], target, cards))
    elif len(targets) == 1 and sum([len(lost[zone]) for zone in sources]) == len(gained[targets[0]]):
        groups += [Group(source, targets[0], lost[source]) for source in sources]
    else:
        groups += [Group(source, None, lost[source]) for source in sources]
        groups += [Group(None, target, gained[target]) for target in targets]
    return groups + shown


def rest_of(cards: list[str], others: list[str]) -> list[str]:
    """The cards of one list that are not in another, in order."""
    left = list(others)
    return [card for card in cards if not take_from(left, card)]


def take_from(cards: list[str], card: str) -> bool:
    """Removes a card from a list, if it is there."""
    if card in cards:
        cards.remove(card)
        return True
    return False
