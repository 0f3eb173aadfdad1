"""A table of the house: who sits where, who may see what, and the effects of events. No network, no clock, no store.

What a guest may ask for is in `table_requests`. A room is rebuilt by replaying the events of its journal.
"""

from array import array
from collections.abc import Sequence

import msgspec

import parlor
from parlor.server import fair
from parlor.server import room_events as ev
from parlor.server.chairs import Chair
from parlor.server.http_messages import Ending, EveningRef, Fair, Level, Phase, Request, TableInfo
from parlor.server.levels import levels_of
from parlor.server.refusals import Refused, by_the_engine
from parlor.server.sides import sides_of
from parlor.table.watching import Watcher
from parlor.undoing import without

IDS_KEPT = 16
SUBSTITUTE: Level = "skilled"
# In a game that counts, nobody should be better off for going away.
COUNTED_SUBSTITUTE: Level = "casual"


class Room:
    """A table of the house, as given by its journal."""

    def __init__(self, id: str, opened: ev.Opened, at: float) -> None:
        self.id = id
        self.opened = opened
        self.at = at
        self.game = parlor.game(opened.game)
        # By which it is played: what was chosen, and the readings of the rules that were in force when it was opened.
        self.options = self.game.as_begun(opened.rules, opened.options)
        self.host = opened.host
        self.chairs = [Chair(place) for place in opened.places]
        self.table: parlor.Table | None = None
        # Watches what happens for each seat, as long as anyone follows the table.
        self.watcher: Watcher | None = None
        self.ending: Ending | None = None
        self.rematch: str | None = None
        self.taken_back = 0
        # Incremented whenever cards have moved: a thought about an earlier position is worthless.
        self.position = 0
        # Everyone who has had a seat since the deal: what they have played or seen is final.
        self.people: set[str] = set()
        # Seat and guest of the last move, as long as nothing else has happened that anyone could have seen.
        self.last_mover: tuple[int, str] | None = None
        # Seat -> guest and name of people who would like to take a computer player's place; and people who no longer may.
        self.requests: dict[int, tuple[str, str]] = {}
        self.declined: set[str] = set()
        self.removed: set[str] = set()
        # Who may come in, at a table of a circle: its members at this moment.
        self.members: frozenset[str] | None = None
        # The seats where a person sat when the cards were dealt, and what each seat had contributed.
        self.persons: list[int] = []
        self.peopled: set[int] = set()
        self._given: list[str | None] = []
        # The length of the log and of the results after each event, so that a client can be told what it missed.
        self._log_lengths = array("I", [0])
        self._result_lengths = array("I", [0])

    # The current state

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self._log_lengths)

    @property
    def phase(self) -> Phase:
        """The current phase of the table, from opening to end."""
        if self.table is None:
            return "gathering"
        return "over" if self.table.over or self.ending is not None else "playing"

    @property
    def hands(self) -> int:
        """How many hands have been counted."""
        return self._result_lengths[-1]

    @property
    def practice(self) -> bool:
        """Whether the cards were not left to chance: someone chose the seed, or the deal is that of another game."""
        return self.opened.seed is not None or self.opened.origin is not None

    @property
    def begun_with(self) -> int:
        """How many moves had been made when the game began here."""
        return 0 if self.opened.origin is None else len(self.opened.origin.moves)

    @property
    def staged(self) -> bool:
        """Whether the staged first hand of a lesson is being played: it goes the same way for all who make the same moves."""
        return self.opened.lesson and self.hands == 0

    @property
    def substitute(self) -> Level:
        """The computer player who takes over for a person."""
        return COUNTED_SUBSTITUTE if self.opened.counts else SUBSTITUTE

    @property
    def contributions(self) -> list[str | None]:
        """The players' own randomness, seat by seat; after the deal, as it was used for the deal, whoever comes and goes.

        In an evening it is that of everybody who signed up.
        """
        if self.opened.evening is not None:
            return self.opened.evening.contributions
        return [chair.contribution for chair in self.chairs] if self.table is None else self._given

    @property
    def winners(self) -> list[int]:
        """The winning seats; a player who resigned does not win, and in a game of two the other one does."""
        if self.table is None or self.phase != "over":
            return []
        standing = [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]
        if self.ending is not None:
            return standing if self.ending.how == "resigned" and len(self.chairs) == 2 else []
        won = [seat for seat in self.table.winners if seat in standing]
        if won or not self.table.winners:
            return won
        ranks = {seat: self.table.scores[seat] * int(self.table.ending().better()) for seat in standing}
        return [seat for seat in standing if ranks[seat] == max(ranks.values())]

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest owns."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def sees(self, guest: str, seat: int | None) -> bool:
        """Whether a guest may see what a seat sees at this moment, or with None what a spectator sees.

        A seat's cards are only for the guest who owns it and plays it personally.
        """
        if self.keeps_out(guest):
            return False
        if seat is None:
            return guest not in self.removed and (self.opened.watching or guest == self.host or bool(self.seats_of(guest)))
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].guest != guest:
            return False
        return self.chairs[seat].level is None or self.phase == "over"

    def keeps_out(self, guest: str) -> bool:
        """Whether the table belongs to a circle of which a guest is no member."""
        return self.members is not None and guest not in self.members

    def strangers(self) -> list[int]:
        """The seats of people who are no members of the circle, or no longer."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is not None and self.keeps_out(chair.guest)]

    def alone(self, guest: str) -> bool:
        """Whether this guest is the only one who has had a seat since the deal, and has only one."""
        return self.people <= {guest} and len([chair for chair in self.chairs if chair.guest is not None]) == 1

    def kept_since(self, n: int | None) -> tuple[int, int]:
        """How much of its log and results a client may keep if it has seen event n; what was taken back since is gone."""
        if n is None or not 0 < n <= self.n:
            return 0, 0
        return min(self._log_lengths[n - 1 :]), min(self._result_lengths[n - 1 :])

    def thinkers(self) -> list[int]:
        """The computer players who may move now."""
        if self.table is None or self.phase != "playing":
            return []
        waiting = self.table.waiting
        if self.staged and any(self.chairs[seat].human for seat in waiting):
            return []
        return [seat for seat in waiting if self.chairs[seat].level is not None]

    def info(self, guest: str | None) -> TableInfo:
        """Everything about the table except the cards, as a guest sees it."""
        opened = self.opened
        return TableInfo(
            id=self.id,
            game=opened.game,
            title=self.game.title,
            players=opened.players,
            options=self.options,
            phase=self.phase,
            seats=[chair.seat(guest, self.host) for chair in self.chairs],
            sides=sides_of(self.game, opened.players, self.options),
            host=guest == self.host,
            joining=opened.joining,
            watching=opened.watching,
            pace=opened.pace,
            clock=opened.clock,
            practice=self.practice,
            origin=opened.origin.table if opened.origin is not None and guest == self.host else None,
            daily=opened.daily,
            take_back=opened.take_back and opened.daily is None,
            hints=opened.hints and opened.daily is None,
            alone=guest is not None and self.alone(guest),
            requests=[Request(seat, name, asked_by == guest) for seat, (asked_by, name) in self.requests.items()],
            ending=self.ending,
            winners=self.winners,
            fair=self.fairness(),
            rematch=self.rematch,
            levels=levels_of(self.game),
            circle=opened.circle,
            counts=opened.counts,
            evening=None if opened.evening is None else EveningRef(opened.evening.id, opened.evening.deal),
            opened=self.at,
            n=self.n,
        )

    def fairness(self) -> Fair | None:
        """What may be revealed about the deal's fairness: the secret only when the game is over."""
        if self.practice:
            return None
        opened = self.opened
        proof = Fair(fair.commitment(opened.secret, opened.salt), self.contributions, opened.key, opened.signature)
        if self.phase == "over" and opened.daily is None and opened.evening is None:
            proof.secret, proof.salt = opened.secret, opened.salt
        return proof

    # Events

    def happen(self, happening: ev.Any, stands: bool = True) -> None:
        """Makes an event happen. Raises Refused, with nothing changed, for a move that the rules forbid.

        When a journal is read, moves that were taken back later do not stand, and need not be played.
        """
        mover: tuple[int, str] | None = None
        match happening:
            case ev.Moved(seat, move, id):
                if stands:
                    self._play(seat, move)
                self._remember(seat, id)
                owner = self.chairs[seat].guest if id is not None else None
                mover = None if owner is None else (seat, owner)
            case ev.Undone(seat, id, moves):
                if stands:
                    self._take_back(moves)
                self._remember(seat, id)
                self.taken_back += 1
            case ev.Sat(seat, guest, name):
                self._seat(seat, guest, name)
            case ev.Filled(seat, level) | ev.Timeout(seat, level):
                self._fill(seat, level)
            case ev.Left(seat):
                self._vacate(seat)
            case ev.Asked(seat, guest, name):
                self.requests[seat] = (guest, name)
            case ev.Declined(seat):
                self.declined.add(self.requests.pop(seat)[0])
            case ev.Hosted(guest):
                self.host = guest
            case ev.Removed(seat):
                self._remove(seat)
            case ev.Swapped(seat, other):
                self._swap(seat, other)
            case ev.Rekeyed(seat):
                self.chairs[seat].epoch += 1
            case ev.Contributed(seat, value):
                self.chairs[seat].contribution = value
            case ev.Dealt(seed):
                self._given, self.persons = self.contributions, [seat for seat, chair in enumerate(self.chairs) if chair.human]
                self.table, self.peopled = self.deal(seed), set(self.persons)
                self.people = {chair.guest for chair in self.chairs if chair.guest is not None}
            case ev.Resigned(seat):
                self._resign(seat)
            case ev.Ended():
                self.ending = Ending("ended")
            case ev.Hinted():
                # Everyone is told; nothing changes.
                pass
            case ev.Rematch(table):
                self.rematch = table
            case ev.Became(guest, person):
                self._become(guest, person)
            case ev.Opened():
                raise Refused("house-table-open")
        self.last_mover = mover
        self.position += isinstance(happening, ev.Dealt | ev.Moved | ev.Undone)
        self._log_lengths.append(0 if self.table is None else self.table.heard)
        self._result_lengths.append(0 if self.table is None else self.table.counted)
        if self.watcher is not None and isinstance(happening, ev.Undone):
            self.watch(True)

    def watch(self, on: bool) -> None:
        """Starts or stops watching what happens."""
        if on:
            self.watcher = None if self.table is None else self.table.watch()
        elif self.watcher is not None:
            self.watcher = None
            if self.table is not None:
                self.table.unwatch()

    def deal(self, seed: int | str) -> parlor.Table:
        """The table dealt from a seed, and played up to the position that it begins with."""
        table = parlor.deal(self.opened.game, self.opened.players, seed=seed, options=self.options)
        for seat, move in self.opened.origin.moves if self.opened.origin is not None else []:
            table.play(move, seat)
        return table

    def _play(self, seat: int, move: str) -> None:
        if self.table is None:
            raise Refused("house-not-begun")
        if self.ending is not None:
            raise Refused("game-over")
        try:
            self.table.play(move, seat)
        except ValueError as error:
            raise by_the_engine(error) from None

    def _take_back(self, moves: int) -> None:
        if self.table is None:
            raise Refused("house-not-begun")
        if self.phase == "over":
            raise Refused("game-over")
        try:
            self.table = without(self.table, moves)
        except ValueError as error:
            raise by_the_engine(error) from None

    def _remember(self, seat: int, id: str | None) -> None:
        """Keeps the last move ids of a seat: a client waits for one answer at a time, so a retry is always among them."""
        ids = self.chairs[seat].ids
        if id is not None:
            ids[id] = self.n + 1
            if len(ids) > IDS_KEPT:
                del ids[next(iter(ids))]

    def _seat(self, seat: int, guest: str, name: str) -> None:
        """A guest sits down; with the key of a seat, its owner continues on another device as the same person."""
        chair = self.chairs[seat]
        before = chair.guest
        chair.take(guest, name)
        self.requests.pop(seat, None)
        if before is not None and not self.seats_of(before):
            self.people.discard(before)
            self.host = guest if self.host == before else self.host
        if self.table is not None:
            self.people.add(guest)
            self.peopled.add(seat)

    def _fill(self, seat: int, level: Level) -> None:
        """A computer player takes a seat; during the game it keeps the seat for its owner."""
        if self.phase == "gathering":
            self._vacate(seat)
        self.chairs[seat].level = level

    def _vacate(self, seat: int) -> None:
        """Empties a seat; if the host leaves, the first person still at the table becomes the host."""
        left = self.chairs[seat].guest
        self.chairs[seat].vacate()
        seated = [chair.guest for chair in self.chairs if chair.guest is not None]
        if self.host == left and seated and self.host not in seated:
            self.host = seated[0]

    def _remove(self, seat: int) -> None:
        """A player is removed: the seat becomes empty, or during the game a computer player's."""
        chair = self.chairs[seat]
        if chair.guest is not None:
            self.removed.add(chair.guest)
        chair.vacate()
        if self.table is not None:
            chair.level = self.substitute

    def _swap(self, seat: int, other: int) -> None:
        chairs = self.chairs
        chairs[seat], chairs[other] = chairs[other], chairs[seat]
        # A key names a seat and its epoch, so the keys to both seats end.
        chairs[seat].epoch = chairs[other].epoch = max(chairs[seat].epoch, chairs[other].epoch) + 1

    def _become(self, guest: str, person: str) -> None:
        """What was a guest's is a person's from now on; keys and cards stay where they are."""
        for chair in self.chairs:
            chair.guest = person if chair.guest == guest else chair.guest
            chair.invited = person if chair.invited == guest else chair.invited
        self.requests = {seat: (person if who == guest else who, name) for seat, (who, name) in self.requests.items()}
        for people in (self.people, self.declined, self.removed):
            if guest in people:
                people.remove(guest)
                people.add(person)
        if self.members is not None and guest in self.members:
            self.members = (self.members - {guest}) | {person}
        if self.host == guest:
            self.host = person
        if self.opened.host == guest:
            self.opened = msgspec.structs.replace(self.opened, host=person)

    def names(self) -> set[str]:
        """The ids of everyone who has anything to do with the table."""
        seated = {who for chair in self.chairs for who in (chair.guest, chair.invited) if who is not None}
        return {self.host, self.opened.host, *seated, *self.people, *self.declined, *self.removed}

    def _resign(self, seat: int) -> None:
        """In a game of two, or if no other person is playing, the game is over; otherwise a computer player takes over."""
        chair = self.chairs[seat]
        chair.resigned = True
        chair.level = self.substitute
        others = [other for other in self.chairs if other.guest is not None and not other.resigned]
        if len(self.chairs) <= 2 or not others:
            self.ending = Ending("resigned", seat)


def rebuilt(id: str, journal: Sequence[tuple[float, ev.Any]]) -> Room:
    """The room that a journal leads to; raises if that is impossible."""
    at, opened = journal[0]
    if not isinstance(opened, ev.Opened):
        raise Refused("house-journal-unopened")
    room = Room(id, opened, at)
    story = [happening for _, happening in journal[1:]]
    left = standing(story)
    for number, happening in enumerate(story):
        room.happen(happening, number in left if isinstance(happening, ev.Moved) else not isinstance(happening, ev.Undone))
    return room


def standing(story: Sequence[ev.Any]) -> set[int]:
    """The moves of a journal that were not taken back, by number."""
    moves: list[int] = []
    for number, happening in enumerate(story):
        if isinstance(happening, ev.Moved):
            moves.append(number)
        elif isinstance(happening, ev.Undone):
            del moves[-(happening.moves or 1) :]
    return set(moves)
