"""The table is the whole game: hands in sequence, text in, text out, totals, and what each seat may know."""

import secrets
from collections import Counter
from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import count, lowest, members
from parlor.core.chance import Rng
from parlor.core.game import Ending, Game, Options, Rules
from parlor.core.hand import Hand, Match, Result, Tally
from parlor.core.moves import UNKNOWN, Move
from parlor.core.shuffle import KeyedShuffler, key_of
from parlor.core.words import short
from parlor.core.zone import SPECTATOR, Zone

FORMAT: Final = "parlor-record"
VERSION: Final = 1

# What callers hand over is checked here, with a message that helps; a narrower type would be refused without one.
Line = object
Seat = object


# How a move begins in the log.
CALLED: Final = [f"Seat {seat}: " for seat in range(16)]


class IllegalMove(ValueError):
    """A move that the rules forbid; the message names the rule, and nothing has changed."""


class Table:
    """A game in progress. `parlor.deal` makes one."""

    def __init__(self, game: Game, rules: Rules, options: Options, seed: int | str, dealer: int | None, decks: list[list[str]]) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seed: Final = seed
        self.decks: Final = decks
        self._rules: Final = rules
        self._shuffler: Final = KeyedShuffler(key_of(seed))
        self._players: Final[i64] = rules.players
        self._first_dealer: Final[int] = int(self._shuffler.cut(rules.players)) if dealer is None else dealer
        self._match: Match = Match(rules.players, self._first_dealer, 1, rules.first_totals(), [])
        self._hand: Hand = rules.new_hand(self._match, self._shuffler)
        self._moves: list[tuple[int, str]] = []
        self._log: list[str] = []
        self._winners: list[int] = []
        self._over = False
        self._guessed = False

    def __repr__(self) -> str:
        state = f"won by {list(self._winners)}" if self._over else f"hand {self.hand}, waiting for {list(self.waiting)}"
        return f"<Table {self.game.id}, {self._players} players, {state}, scores {self.scores}>"

    # What stands

    @property
    def players(self) -> int:
        """How many play."""
        return self._players

    @property
    def hand(self) -> int:
        """The number of the current hand, from 1."""
        return self._hand.match.number

    @property
    def dealer(self) -> int:
        """The seat that dealt the current hand."""
        return self._hand.match.dealer

    @property
    def over(self) -> bool:
        """Whether the whole game is over."""
        return self._over

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over."""
        return tuple(self._winners)

    @property
    def scores(self) -> list[int]:
        """The whole game's total of each seat so far."""
        totals = [int(total) for total in self._match.totals]
        return totals if self._over else [totals[seat] + self._hand.scored(seat) for seat in range(self._players)]

    @property
    def results(self) -> list[dict[str, Any]]:
        """The points and notes of each finished hand."""
        return [{"points": list(result.points), "notes": list(result.notes)} for result in self._match.results]

    @property
    def log(self) -> list[str]:
        """What everyone at the table saw happen."""
        return list(self._log)

    # Whose turn it is and what may be done

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return () if self._over else tuple([int(seat) for seat in members(self._hand.waiting())])

    @property
    def turn(self) -> int | None:
        """The only waiting seat, or None when there are several or none."""
        waiting: i64 = 0 if self._over else self._hand.waiting()
        return lowest(waiting) if count(waiting) == 1 else None

    def legal(self, seat: Seat = None) -> list[str]:
        """The moves that a seat may make (default: the seat on turn), as text, in a fixed order."""
        notation = self._rules.notation
        return [notation.text(move) for move in self._open_to(seat)]

    def choices(self, seat: Seat = None) -> list[Move]:
        """The moves that a seat may make, taken apart: verb, cards, source, target, label."""
        notation = self._rules.notation
        return [notation.parts(move) for move in self._open_to(seat)]

    def _open_to(self, seat: Seat) -> vec[i64]:
        if seat is None:
            seat = self.turn
            if seat is None:
                return vec[i64]()
        mover = self._checked(seat)
        return vec[i64]() if self._over else self._hand.moves_of(mover)

    def play(self, move: Line, seat: Seat = None) -> None:
        """Makes one move. One that is not legal raises IllegalMove, which names the rule; then nothing has changed."""
        if not isinstance(move, str):
            raise IllegalMove(f"A move is a line of text such as 'pass', not {type(move).__name__}")
        mover: i64 = -1
        if seat is not None:
            mover = self._checked(seat)
        if self._over:
            raise IllegalMove("The game is over")
        hand = self._hand
        waiting = hand.waiting()
        if mover < 0:
            if count(waiting) != 1:
                raise IllegalMove(f"Several seats may act now ({', '.join([str(s) for s in self.waiting])}): say which one moves")
            mover = lowest(waiting)
        made = hand.notation.read(move)
        if waiting >> mover & 1 == 0:
            raise IllegalMove(hand.not_waiting(mover, made))
        if made == UNKNOWN:
            raise IllegalMove(hand.notation.misread(move))
        if not hand.allows(mover, made):
            raise IllegalMove(hand.reason(mover, made))
        self._moves.append((mover, hand.notation.text(made)))
        self._log.append(CALLED[mover] + hand.said(mover, made))
        hand.make(mover, made)
        if hand.over:
            self._finish()

    def _checked(self, seat: Seat) -> i64:
        if type(seat) is not int or not 0 <= seat < int(self._players):
            raise ValueError(f"there is no seat {short(seat)}: the seats are 0 to {self._players - 1}")
        return seat

    # Hands in sequence

    def begin(self) -> None:
        """Deals the hand that the match stands at."""
        rules = self._rules
        match = self._match
        number = match.number
        self._log.append(f"Hand {number}: seat {match.dealer} deals")
        hand = rules.new_hand(match, self._shuffler)
        hand.news = self._log
        hand.deal(rules.pack.cards(self.decks[number - 1]) if number <= len(self.decks) else rules.shuffled(match, self._shuffler))
        self._hand = hand
        if hand.over:
            self._finish()

    def _finish(self) -> None:
        """Books the points of the finished hand and deals the next, unless the game is over."""
        rules = self._rules
        before = self._match
        tally = Tally(self._players, True)
        self._hand.count(tally)
        totals = before.totals[:]
        for seat in range(self._players):
            totals[seat] += tally.points[seat]
        self._log += tally.notes
        results = [*before.results, Result([int(points) for points in tally.points], tally.notes)]
        after = Match(self._players, before.dealer, before.number, totals, results)
        if rules.ending.over(after, self._hand, tally):
            self._match = after
            self._over = True
            self._winners = rules.ending.winners(after, self._hand, tally)
        else:
            self._match = Match(self._players, rules.next_dealer(after), before.number + 1, totals, results)
            self.begin()

    # What is seen

    def zones(self) -> dict[str, list[str]]:
        """Everything, face up: for referees, tests and replays."""
        codes = self._rules.pack.codes
        return {zone.name: zone.codes(codes) for zone in self._hand.zones()}

    def view(self, seat: Seat) -> dict[str, Any]:
        """All that a seat may know and nothing more, built up from what its zones let it see; None for a spectator."""
        eyes = SPECTATOR if seat is None else self._checked(seat)
        codes = self._rules.pack.codes
        return {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "seat": seat,
            "hand": self.hand,
            "dealer": self.dealer,
            "waiting": list(self.waiting),
            "zones": {zone.name: zone.seen(codes, eyes) for zone in self._hand.zones()},
            "legal": [] if seat is None else self.legal(seat),
            "scores": self.scores,
            "facts": self._hand.facts(eyes),
            "results": self.results,
            "over": self._over,
            "winners": list(self._winners),
            "log": self.log,
        }

    # Other tables

    def copy(self) -> "Table":
        """An independent table in the same position."""
        return self._with(self._hand.clone(), self.seed)

    def resample(self, seat: Seat, seed: object = None) -> "Table":
        """Another table that a seat cannot tell from this one: what it does not know is drawn anew."""
        guesser = self._checked(seat)
        if seed is None:
            seed = secrets.randbits(96)
        if type(seed) is not int:
            raise ValueError(f"the seed of a guess is a whole number, not {short(seed)}")
        rng = Rng(seed)
        hand = self._hand.guess(guesser, rng)
        table = self._with(hand, sha256(f"parlor/guess/{rng.seed()}".encode()).hexdigest())
        hand.shuffler = table._shuffler
        table._guessed = True
        return table

    def imagined(self, seat: Seat, rng: Rng) -> Hand:
        """The current hand as a player may think about it: a guess, which holds nothing that the seat does not know."""
        return self._hand.guess(self._checked(seat), rng)

    def open_hand(self) -> Hand:
        """The current hand as it truly lies, all cards known: for referees, solvers and what is told after the game."""
        return self._hand.clone()

    def ending(self) -> Ending:
        """When the game is over, and who wins it."""
        return self._rules.ending

    def _with(self, hand: Hand, seed: int | str) -> "Table":
        other = Table(self.game, self._rules, self.options, seed, self._first_dealer, self.decks)
        other._match = self._match
        other._moves = list(self._moves)
        other._log = list(self._log)
        other._winners = self._winners
        other._over = self._over
        other._guessed = self._guessed
        hand.news = other._log
        other._hand = hand
        return other

    def undo(self) -> None:
        """Takes back the last move. In a game with others only one that has shown nobody a card may be taken back."""
        if self._guessed:
            raise IllegalMove("This table is a guess made by resample: nothing on it can be taken back")
        if not self._moves:
            raise IllegalMove("There is nothing to take back")
        earlier = Table(self.game, self._rules, self.options, self.seed, self._first_dealer, self.decks)
        earlier.begin()
        for seat, move in self._moves[:-1]:
            earlier.play(move, seat)
        if self._players > 1 and self._shows_more_than(earlier):
            raise IllegalMove("The last move has shown a card that was hidden: it stands")
        self._match = earlier._match
        self._hand = earlier._hand
        self._moves = earlier._moves
        self._log = earlier._log
        self._winners = earlier._winners
        self._over = earlier._over

    def _shows_more_than(self, earlier: "Table") -> bool:
        """Whether someone sees a card here that he did not see there."""
        if self.hand != earlier.hand:
            return True
        now, then = self._hand.zones(), earlier._hand.zones()
        return any(seen_by(eyes, now) - seen_by(eyes, then) for eyes in [SPECTATOR, *range(self._players)])

    def record(self) -> dict[str, Any]:
        """The game so far as a JSON document, from which `parlor.replay` makes the same table."""
        if self._guessed:
            raise ValueError("this table is a guess made by resample: its cards were never dealt, so there is no record of it")
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.id,
            "rules": self.game.version,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "dealer": self._first_dealer,
            "decks": [list(deck) for deck in self.decks],
            "moves": [[seat, move] for seat, move in self._moves],
        }


def seen_by(eyes: i64, zones: list[Zone]) -> Counter[int]:
    """The cards that a seat sees."""
    return Counter([zone.cards[k] for zone in zones for k in range(len(zone.cards)) if zone.sees[k] >> int(eyes) & 1])
