"""A table of the house: who sits where, what may be done, and what it comes to. No network, no clock, no store.

Every command of a guest is a method that returns what is to happen, or raises Refused with the reason; `happen` makes it so.
A room is rebuilt by letting the happenings of its journal happen again.
"""

from array import array
from collections.abc import Sequence

import parlor
from parlor.server import fair
from parlor.server import happenings as h
from parlor.server.protocol import Fair, Fill, Level, Phase, Seat, TableInfo

IDS_KEPT = 16
SUBSTITUTE: Level = "skilled"


class Refused(Exception):
    """What was asked cannot be done; the message is for the one who asked."""


class Chair:
    """One seat: the guests who own it, and who plays in it now."""

    __slots__ = ("contribution", "epoch", "guests", "ids", "level", "name")

    def __init__(self, place: h.Place) -> None:
        self.guests: list[str] = [place.guest] if place.guest else []
        self.name = place.name
        self.level: Level | None = place.level
        self.epoch = 0
        self.contribution: str | None = None
        self.ids: dict[str, int] = {}

    @property
    def empty(self) -> bool:
        """Nobody sits here."""
        return not self.guests and self.level is None

    @property
    def human(self) -> bool:
        """A person plays here, present or not."""
        return bool(self.guests) and self.level is None

    def vacate(self) -> None:
        """Makes the seat empty; keys to it end."""
        self.guests, self.name, self.level, self.contribution = [], "", None, None
        self.epoch += 1

    def seat(self, guest: str | None) -> Seat:
        """The seat as a guest sees it."""
        kind = "empty" if self.empty else "human" if self.human else "computer"
        return Seat(
            kind,  # type: ignore[arg-type]
            self.name,
            self.level,
            guest in self.guests,
            self.level is not None and bool(self.guests),
        )


class Room:
    """A table of the house as its journal tells it."""

    def __init__(self, id: str, opened: h.Opened, at: float) -> None:
        self.id = id
        self.opened = opened
        self.at = at
        self.game = parlor.game(opened.game)
        self.host = opened.host
        self.chairs = [Chair(place) for place in opened.places]
        self.table: parlor.Table | None = None
        self.rematch: str | None = None
        self.last_mover: int | None = None
        self.taken_back = 0
        # How long the log and the results were after each event, so that a client can be told what it missed.
        self._log_lengths = array("I", [0])
        self._result_lengths = array("I", [0])

    # How it stands

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self._log_lengths)

    @property
    def phase(self) -> Phase:
        """Where the table stands between opening and end."""
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def practice(self) -> bool:
        """Whether the seed was typed."""
        return self.opened.seed is not None

    @property
    def contributions(self) -> list[str | None]:
        """The players' own chance, seat by seat."""
        return [chair.contribution for chair in self.chairs]

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest owns."""
        return [seat for seat, chair in enumerate(self.chairs) if guest in chair.guests]

    def kept_since(self, n: int | None) -> tuple[int, int]:
        """How much of its log and results a client may keep that has seen event n: what was taken back since is gone."""
        if n is None or not 0 < n <= self.n:
            return 0, 0
        return min(self._log_lengths[n - 1 :]), min(self._result_lengths[n - 1 :])

    def thinkers(self) -> list[int]:
        """The computer players who may move now."""
        return [] if self.table is None else [seat for seat in self.table.waiting if self.chairs[seat].level is not None]

    def info(self, guest: str | None) -> TableInfo:
        """Everything about the table but the cards, as a guest sees it."""
        opened = self.opened
        return TableInfo(
            id=self.id,
            game=opened.game,
            title=self.game.title,
            players=opened.players,
            options=opened.options,
            phase=self.phase,
            seats=[chair.seat(guest) for chair in self.chairs],
            host=guest == self.host,
            joining=opened.joining,
            watching=opened.watching,
            pace=opened.pace,
            clock=opened.clock,
            practice=self.practice,
            daily=opened.daily,
            fair=self.fairness(),
            rematch=self.rematch,
            opened=self.at,
            n=self.n,
        )

    def fairness(self) -> Fair | None:
        """What may be told of the deal's fairness: the secret only when the game is over."""
        if self.practice:
            return None
        opened = self.opened
        proof = Fair(fair.commitment(opened.secret, opened.salt), self.contributions)
        if self.phase == "over" and opened.daily is None:
            proof.secret, proof.salt = opened.secret, opened.salt
        return proof

    # What a guest may ask for

    def sit(self, guest: str, name: str, seat: int | None, key: int | None) -> h.Sat | None:
        """Sits down in an empty seat, or in the seat that a key opens; None where the guest sits there already."""
        if key is not None:
            if guest in self.chairs[key].guests:
                return None
            self._no_second_seat(guest)
            return h.Sat(key, guest, name)
        if seat is None and self.seats_of(guest):
            return None
        if seat is None:
            seat = next((each for each, chair in enumerate(self.chairs) if chair.empty), None)
            if seat is None:
                raise Refused("All seats are taken")
        chair = self._chair(seat)
        if guest in chair.guests:
            # Sitting down again is how a seat learns its owner's new name.
            return None if chair.human and chair.name == name else h.Sat(seat, guest, name)
        if not chair.empty:
            raise Refused(f"Seat {seat} is taken")
        if self.opened.joining == "key" and guest != self.host:
            raise Refused("This table is joined with the key to a seat: ask the host for one")
        if guest != self.host:
            self._no_second_seat(guest)
        return h.Sat(seat, guest, name)

    def leave(self, guest: str, seat: int | None, level: Level) -> h.Left | h.Filled | None:
        """Gets up: before the game the seat becomes empty, during the game a computer player goes on."""
        if seat is None:
            seat = next(iter(self.seats_of(guest)), None)
            if seat is None:
                return None
        if guest not in self._chair(seat).guests:
            raise Refused(f"Seat {seat} is not yours")
        if self.phase == "gathering":
            return h.Left(seat)
        return h.Filled(seat, level) if self.phase == "playing" and self.chairs[seat].human else None

    def fill(self, guest: str, name: str, wish: Fill, away: bool) -> h.Sat | h.Left | h.Filled | None:
        """Passes a seat on; `away` tells that no client of its owner is there."""
        chair = self._chair(wish.seat)
        self._not_over()
        if wish.kind == "me":
            return self._take(guest, name, wish.seat)
        owner, host = guest in chair.guests, guest == self.host
        if chair.human and not owner and not (host and away):
            raise Refused("Only the one who sits there can do that" + (", while he is here" if host else ""))
        if not chair.human and not host and not owner:
            raise Refused("Only the host can do that")
        if wish.kind == "empty":
            if self.phase != "gathering":
                raise Refused("A seat cannot be emptied during the game: a computer player can take it")
            return None if chair.empty else h.Left(wish.seat)
        if self.opened.daily is not None:
            raise Refused("The daily deal is played by yourself")
        return None if chair.level == wish.level else h.Filled(wish.seat, wish.level)

    def _take(self, guest: str, name: str, seat: int) -> h.Sat | None:
        """Takes a seat from a computer player, or an empty one."""
        chair = self.chairs[seat]
        if chair.level is None or guest in chair.guests:
            return self.sit(guest, name, seat, None)
        if chair.guests:
            raise Refused(f"A computer player keeps seat {seat} for {chair.name or 'someone'}")
        if self.opened.daily is not None:
            raise Refused("The computer players of the daily deal stay where they are")
        if self.opened.joining == "key" and guest != self.host:
            raise Refused("This table is joined with the key to a seat: ask the host for one")
        if guest != self.host or self.phase != "gathering":
            self._no_second_seat(guest)
        return h.Sat(seat, guest, name)

    def contribute(self, guest: str, seat: int, value: str) -> h.Contributed:
        """Adds a player's own chance; the first word counts."""
        if guest not in self._chair(seat).guests:
            raise Refused(f"Seat {seat} is not yours")
        if self.phase != "gathering":
            raise Refused("The cards are dealt already")
        if self.practice or self.opened.daily is not None:
            raise Refused("The cards of this table are fixed already")
        if self.chairs[seat].contribution is not None:
            raise Refused(f"Seat {seat} has contributed already")
        return h.Contributed(seat, value)

    def start(self, guest: str) -> h.Dealt | None:
        """Deals; None where that is done already."""
        if self.phase != "gathering":
            return None
        if guest != self.host:
            raise Refused("Only the host can start the game")
        empty = [str(seat) for seat, chair in enumerate(self.chairs) if chair.empty]
        if empty:
            raise Refused(f"Seat {', '.join(empty)} is empty: let someone sit down, or a computer player")
        if self.opened.seed is not None:
            return h.Dealt(self.opened.seed)
        return h.Dealt(fair.seed(self.opened.secret, self.contributions))

    def made(self, guest: str, seat: int, id: str) -> int | None:
        """The event of a move that was made before under the same id."""
        self._owned(guest, seat)
        return self.chairs[seat].ids.get(id)

    def move(self, guest: str, seat: int, move: str, id: str) -> h.Moved:
        """A move by a guest; whether it is legal shows when it happens."""
        self._owned(guest, seat)
        return h.Moved(seat, move, id)

    def undo(self, guest: str, seat: int, id: str) -> h.Undone:
        """Takes back the guest's own last move; where all others are computer players, with what they have played since."""
        self._owned(guest, seat)
        if self.opened.daily is not None:
            raise Refused("In the daily deal every move stands")
        if self.table is not None and all(chair.level is not None for other, chair in enumerate(self.chairs) if other != seat):
            movers = [mover for mover, _ in self.table.record()["moves"]]
            if seat not in movers:
                raise Refused("There is nothing to take back")
            return h.Undone(seat, id, 0 if len(self.chairs) == 1 else movers[::-1].index(seat) + 1)
        if self.last_mover != seat:
            raise Refused("Only your own last move can be taken back")
        return h.Undone(seat, id)

    def ask_rematch(self, guest: str) -> None:
        """Whether a guest may ask for another game."""
        if not self.seats_of(guest):
            raise Refused("Only those who played can ask for another game")
        if self.phase != "over":
            raise Refused("The game is not over yet")
        if self.opened.daily is not None:
            raise Refused("There is one daily deal a day")

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(f"There is no seat {seat}: the seats are 0 to {len(self.chairs) - 1}")
        return self.chairs[seat]

    def _owned(self, guest: str, seat: int) -> None:
        chair = self._chair(seat)
        if guest not in chair.guests:
            raise Refused(f"Seat {seat} is not yours")
        if self.table is None:
            raise Refused("The game has not begun")
        if chair.level is not None and self.phase == "playing":
            raise Refused("A computer player holds your seat: take it back first")

    def _no_second_seat(self, guest: str) -> None:
        if self.seats_of(guest):
            raise Refused("You sit at this table already")

    def _not_over(self) -> None:
        if self.phase == "over":
            raise Refused("The game is over")

    # What happens

    def happen(self, happening: h.Any) -> None:
        """Lets something happen. Raises Refused, with nothing changed, for a move that the rules forbid."""
        match happening:
            case h.Moved(seat, move, id):
                self._play(seat, move)
                self._remember(seat, id)
                self.last_mover = seat
            case h.Undone(seat, id, moves):
                self._take_back(moves)
                self._remember(seat, id)
                self.last_mover = None
                self.taken_back += 1
            case h.Sat(seat, guest, name):
                self._seat(self.chairs[seat], guest, name)
            case h.Filled(seat, level) | h.Timeout(seat, level):
                self._fill(seat, level)
            case h.Left(seat):
                self._vacate(seat)
            case h.Contributed(seat, value):
                self.chairs[seat].contribution = value
            case h.Dealt(seed):
                self.table = self.deal(seed)
            case h.Rematch(table):
                self.rematch = table
            case h.Opened():
                raise Refused("The table is open already")
        self._log_lengths.append(0 if self.table is None else len(self.table.log))
        self._result_lengths.append(0 if self.table is None else len(self.table.results))

    def deal(self, seed: int | str) -> parlor.Table:
        """The cards of a seed."""
        return parlor.deal(self.opened.game, self.opened.players, seed=seed, options=self.opened.options)

    def _play(self, seat: int, move: str) -> None:
        if self.table is None:
            raise Refused("The game has not begun")
        try:
            self.table.play(move, seat)
        except ValueError as error:
            raise Refused(str(error)) from None

    def _take_back(self, moves: int) -> None:
        if self.table is None:
            raise Refused("The game has not begun")
        self._not_over()
        try:
            if moves == 0:
                self.table.undo()
            else:
                record = self.table.record()
                self.table = parlor.replay({**record, "moves": record["moves"][:-moves]})
        except ValueError as error:
            raise Refused(str(error)) from None

    def _remember(self, seat: int, id: str | None) -> None:
        """Keeps the last ids of a seat: a client waits for one answer at a time, so a retry is always among them."""
        ids = self.chairs[seat].ids
        if id is not None:
            ids[id] = self.n + 1
            if len(ids) > IDS_KEPT:
                del ids[next(iter(ids))]

    def _seat(self, chair: Chair, guest: str, name: str) -> None:
        chair.level = None
        if guest in chair.guests:
            chair.name = name
        elif chair.guests:
            chair.guests.append(guest)
        else:
            chair.guests, chair.name, chair.contribution = [guest], name, None
            chair.epoch += 1

    def _fill(self, seat: int, level: Level) -> None:
        """A computer player takes a seat; during the game it keeps the seat for its owner."""
        if self.phase == "gathering":
            self._vacate(seat)
        self.chairs[seat].level = level

    def _vacate(self, seat: int) -> None:
        """Empties a seat; a host who leaves hands the table to the first person who still sits at it."""
        left = self.chairs[seat].guests
        self.chairs[seat].vacate()
        seated = [guest for chair in self.chairs for guest in chair.guests]
        if self.host in left and seated and self.host not in seated:
            self.host = seated[0]


def rebuilt(id: str, journal: Sequence[tuple[float, h.Any]]) -> Room:
    """The room that a journal leads to; raises where it leads nowhere."""
    at, opened = journal[0]
    if not isinstance(opened, h.Opened):
        raise Refused("The journal does not begin with the opening of the table")
    room = Room(id, opened, at)
    for _, happening in journal[1:]:
        room.happen(happening)
    return room
