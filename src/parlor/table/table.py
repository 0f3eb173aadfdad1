"""The table is the whole game: hands in sequence, text in and out, totals, and what each seat may know."""

import secrets
from collections import Counter
from hashlib import sha256
from typing import Any, Final, overload

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import count, lowest, members
from parlor.core.events import Event
from parlor.core.game import Ending, Game, Options, Rules
from parlor.core.hand import Hand
from parlor.core.match import MatchPlay
from parlor.core.messages import NO_PARAMS, BadArgument, Params, Refusal, short
from parlor.core.moves import UNKNOWN, Move
from parlor.core.rng import Rng
from parlor.core.shuffle import KeyedShuffler, key_of
from parlor.core.zone import SPECTATOR, Zone
from parlor.table.saying import counted_line, message_shape, noted_lines, standing_shape, told_result
from parlor.table.shapes import CountShape, LineShape, RecordShape, ResultShape, SheetShape, ViewShape
from parlor.table.watching import Journal, Watcher
from parlor.words.say import say

FORMAT: Final = "parlor-record"
VERSION: Final = 1


class IllegalMove(ValueError):
    """A move that the rules forbid. The message names the rule, and nothing has changed.

    The message is made from `key` and `params`; `rule` is the page that it comes from, with the ruling if there is one.
    """

    def __init__(self, message: str, key: str = "", params: Params = NO_PARAMS, rule: str = "") -> None:
        super().__init__(message)
        self.key = key
        self.params = params
        self.rule = rule

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str, Params, str]]:
        return IllegalMove, (str(self), self.key, self.params, self.rule)


class Table:
    """A game in progress. `parlor.deal` makes one."""

    def __init__(self, game: Game, rules: Rules, options: Options, seed: int | str, dealer: int | None, decks: list[list[str]]) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seed: Final = seed
        self.decks: Final = decks
        self._rules: Final = rules
        self._players: Final[i64] = rules.players
        self._shuffler: Final = KeyedShuffler(key_of(seed))
        self._first_dealer: Final[int] = int(self._shuffler.cut(rules.players)) if dealer is None else dealer
        self._journal: Journal = Journal()
        self._play: MatchPlay = MatchPlay(rules, self._shuffler, self._first_dealer, decks, self._journal, False)
        self._moves: list[tuple[int, str]] = []
        self._lines: list[str] = []
        # If the table is a guess: what it was made from.
        self._past: Past | None = None
        self._shadow: Shadow | None = None

    def __repr__(self) -> str:
        state = f"won by {list(self.winners)}" if self.over else f"hand {self.hand}, waiting for {list(self.waiting)}"
        return f"<Table {self.game.id}, {self._players} players, {state}, scores {self.scores}>"

    def _repr_html_(self) -> str:
        """For notebooks: the table as a spectator sees it."""
        from parlor.table.picture import Picture

        return Picture(self)._repr_html_()

    # The current state

    @property
    def players(self) -> int:
        """The number of players."""
        return self._players

    @property
    def hand(self) -> int:
        """The number of the current hand, from 1."""
        return self._play.hand.match.number

    @property
    def dealer(self) -> int:
        """The seat that dealt the current hand."""
        return self._play.hand.match.dealer

    @property
    def over(self) -> bool:
        """Whether the whole game is over."""
        return self._play.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over."""
        return tuple(self._play.winners)

    @property
    def scores(self) -> list[int]:
        """Each seat's total for the whole game so far."""
        play = self._play
        totals = [int(total) for total in play.match.totals]
        return totals if play.over else [totals[seat] + play.hand.scored(seat) for seat in range(self._players)]

    @property
    def results(self) -> list[ResultShape]:
        """For each finished hand: the points, notes that explain them, and the count as data."""
        return [told_result(result) for result in self._play.match.results]

    def counts(self, since: int = 0) -> list[CountShape]:
        """The results from a given hand on, as data: the points, and every line of the count."""
        return [
            {"points": list(result.points), "lines": [counted_line(line) for line in result.lines]}
            for result in self._play.match.results[since:]
        ]

    def sheet(self, since: int = 0) -> list[SheetShape]:
        """The results from a given hand on as they are read out, as data: like `counts`, but partners share a line."""
        return [{"points": list(result.points), "lines": noted_lines(result.lines)} for result in self._play.match.results[since:]]

    @property
    def counted(self) -> int:
        """How many hands have been counted."""
        return len(self._play.match.results)

    # What happened

    @property
    def log(self) -> list[str]:
        """What everyone at the table saw happen, in words."""
        heard = self._journal.lines
        for at in range(len(self._lines), len(heard)):
            self._lines.append(say(heard[at].key, heard[at].params(self._rules.pack)))
        return list(self._lines)

    @property
    def heard(self) -> int:
        """The number of lines in the log."""
        return len(self._journal.lines)

    def messages(self, since: int = 0) -> list[LineShape]:
        """The log from a given line on, as data."""
        pack = self._rules.pack
        return [
            {"kind": line.kind, "seat": int(line.seat) if line.seat >= 0 else None, "key": line.key, "params": line.params(pack)}
            for line in self._journal.lines[since:]
        ]

    @overload
    def events(self, seat: int) -> list[Event]: ...
    @overload
    def events(self, seat: None = None) -> list[Event]: ...
    def events(self, seat: object = None) -> list[Event]:
        """Everything that a seat, or a spectator, was allowed to see happen, oldest first."""
        viewer = None if seat is None else int(self._checked(seat))
        if self._shadow is None:
            self._shadow = Shadow(self)
        return self._shadow.events(self, viewer)

    def watch(self) -> Watcher:
        """Starts watching: from now on, a watcher records what happens here for every seat, starting from the current position."""
        watcher = Watcher(self._rules.pack, self._players)
        watcher.lines = self._journal.lines
        watcher.look(self._play.hand, self.scores)
        self._listen(watcher)
        return watcher

    def unwatch(self) -> None:
        """Stops watching."""
        self._listen(self._journal.copy())

    def journal(self) -> Journal:
        """A copy of everything that everyone heard."""
        return self._journal.copy()

    def _listen(self, journal: Journal) -> None:
        self._journal = journal
        self._play.news = journal
        self._play.hand.news = journal

    # Whose turn it is, and what is legal

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return tuple([int(seat) for seat in members(self._play.waiting())])

    @property
    def turn(self) -> int | None:
        """The only waiting seat, or None if there are several or none."""
        waiting = self._play.waiting()
        return lowest(waiting) if count(waiting) == 1 else None

    @property
    def together(self) -> bool:
        """Whether seats act without turns now: then the fastest goes first, however many of them are waiting."""
        return not self._play.over and self._play.hand.turn < 0

    @overload
    def legal(self, seat: int) -> list[str]: ...
    @overload
    def legal(self, seat: None = None) -> list[str]: ...
    def legal(self, seat: object = None) -> list[str]:
        """The legal moves of a seat (default: the seat to play), as text, in a fixed order."""
        notation = self._rules.notation
        return [notation.text(move) for move in self._open_to(seat)]

    @overload
    def choices(self, seat: int) -> list[Move]: ...
    @overload
    def choices(self, seat: None = None) -> list[Move]: ...
    def choices(self, seat: object = None) -> list[Move]:
        """The legal moves of a seat, split into parts: verb, cards, source, target, label; with what they bring and mean."""
        mover = self.turn if seat is None else int(self._checked(seat))
        if mover is None:
            return []
        notation, aim, hand = self._rules.notation, self._rules.aim, self._play.hand
        choices: list[Move] = []
        for move in self._open_to(mover):
            choice = notation.parts(move)
            choice.worth = aim.worth(hand, mover, move)
            choice.means = aim.means(hand, mover, move)
            choices.append(choice)
        return choices

    def _open_to(self, seat: object) -> vec[i64]:
        if seat is None:
            seat = self.turn
            if seat is None:
                return vec[i64]()
        mover = self._checked(seat)
        waiting = self._play.waiting()
        if waiting >> mover & 1 == 0:
            return vec[i64]()
        moves = self._play.hand.moves_of(mover)
        if len(moves) == 0:
            phase = self._play.hand.facts(mover).get("phase")
            raise RuntimeError(f"{self.game.id}: seat {mover} is to move and has no move (phase {phase!r}); a phase must offer one or end")
        return moves

    @overload
    def play(self, move: str, seat: int | None = None) -> None: ...
    @overload
    def play(self, move: Move, seat: int | None = None) -> None: ...
    def play(self, move: object, seat: object = None) -> None:
        """Makes one move. An illegal move raises IllegalMove, which names the rule, and changes nothing."""
        if isinstance(move, Move):
            move = move.text
        if not isinstance(move, str):
            raise self._refusal(Refusal("not-text", {"type": type(move).__name__}))
        mover: i64 = -1
        if seat is not None:
            mover = self._checked(seat)
        play = self._play
        if play.over:
            raise self._refusal(Refusal("game-over"))
        hand = play.hand
        waiting = hand.waiting()
        if mover < 0:
            if count(waiting) != 1:
                raise self._refusal(Refusal("which-seat", {"seats": list(self.waiting)}))
            mover = lowest(waiting)
        made = hand.notation.read(move)
        if waiting >> mover & 1 == 0:
            raise self._refusal(hand.not_waiting(mover, made))
        if made == UNKNOWN:
            raise self._refusal(hand.notation.misread(move))
        if not hand.allows(mover, made):
            raise self._refusal(hand.reason(mover, made))
        self._moves.append((mover, hand.notation.text(made)))
        play.make(mover, made)

    def _checked(self, seat: object) -> i64:
        if type(seat) is not int or not 0 <= seat < int(self._players):
            raise BadArgument("argument-seat", {"given": short(seat), "last": int(self._players) - 1})
        return seat

    def refusal(self, key: str) -> IllegalMove:
        """A refusal that needs only its key, for callers that manage this table to raise."""
        return self._refusal(Refusal(key))

    def _refusal(self, refusal: Refusal) -> IllegalMove:
        return refused(refusal, self.game.source)

    def begin(self) -> None:
        """Deals the first hand."""
        self._play.begin()

    # Who sees what

    def zones(self) -> dict[str, list[str]]:
        """All cards, face up: for referees, tests and replays."""
        codes = self._rules.pack.codes
        return {zone.name: zone.codes(codes) for zone in self._play.hand.zones()}

    @overload
    def view(self, seat: int) -> ViewShape: ...
    @overload
    def view(self, seat: None) -> ViewShape: ...
    def view(self, seat: object) -> ViewShape:
        """Everything that a seat may know and nothing more, built from what its zones let it see; None is for a spectator."""
        viewer = None if seat is None else int(self._checked(seat))
        eyes: i64 = SPECTATOR if viewer is None else viewer
        codes = self._rules.pack.codes
        aim, hand = self._rules.aim, self._play.hand
        zones = hand.zones()
        return {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "seat": viewer,
            "hand": self.hand,
            "dealer": self.dealer,
            "waiting": [int(known) for known in members(self._play.waiting_known(eyes))],
            "zones": {zone.name: zone.seen(codes, eyes) for zone in zones},
            "places": {zone.name: zone.place() for zone in zones},
            "legal": [] if viewer is None else self.legal(viewer),
            "scores": self.scores,
            "facts": hand.facts(eyes),
            "goal": message_shape(aim.goal(hand, eyes)),
            "ask": message_shape(aim.asked(hand, eyes) if self._play.waiting() >> eyes & 1 == 1 else aim.idle(hand, eyes)),
            "tally": [standing_shape(line) for line in aim.tally(hand, eyes)],
            "sides": hand.sides(),
            "results": self.results,
            "over": self.over,
            "winners": list(self.winners),
            "log": self.log,
        }

    # Other tables

    def copy(self) -> "Table":
        """An independent copy of this table."""
        return self._with(self._play.hand.clone(), self.seed)

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from parlor.table.record import replay, replay_guess

        past = self._past
        if past is None:
            return replay, (self.record(),)
        return replay_guess, (past.true, past.seat, past.seed, self._moves[len(past.true._moves) :])

    @overload
    def resample(self, seat: int, seed: int) -> "Table": ...
    @overload
    def resample(self, seat: int, seed: None = None) -> "Table": ...
    def resample(self, seat: object, seed: object = None) -> "Table":
        """Another table that a seat cannot tell from this one: whatever it does not know is drawn again."""
        guesser = self._checked(seat)
        if seed is None:
            seed = secrets.randbits(96)
        if type(seed) is not int:
            raise BadArgument("guess-seed", {"given": short(seed)})
        rng = Rng(seed)
        hand = self._play.hand.guess(guesser, rng)
        table = self._with(hand, sha256(f"parlor/guess/{rng.seed()}".encode()).hexdigest())
        hand.shuffler = table._shuffler
        table._past = Past(self.copy(), int(guesser), seed, table.copy())
        return table

    def imagined(self, seat: int, rng: Rng) -> Hand:
        """The current hand for a player to think about: a guess that contains nothing the seat does not know."""
        return self._play.hand.guess(self._checked(seat), rng)

    def open_hand(self) -> Hand:
        """The current hand with all cards known: for referees, solvers, and reviews after the game."""
        return self._play.hand.clone()

    def rules(self) -> Rules:
        """The rules of this table, which tables with the same settings share."""
        return self._rules

    def ending(self) -> Ending:
        """The object that decides when the game is over and who wins."""
        return self._rules.ending

    def _with(self, hand: Hand, seed: int | str) -> "Table":
        other = Table(self.game, self._rules, self.options, seed, self._first_dealer, self.decks)
        other._play.stand_as(self._play)
        other._play.hand = hand
        other._moves = list(self._moves)
        other._lines = list(self._lines)
        other._past = self._past
        other._listen(self._journal.copy())
        return other

    def undo(self) -> None:
        """Takes back the last move. In a game with others, only if that move showed nobody a card."""
        if self._past is not None:
            raise self._refusal(Refusal("guess-stands"))
        if not self._moves:
            raise self._refusal(Refusal("nothing-to-take-back"))
        earlier = Table(self.game, self._rules, self.options, self.seed, self._first_dealer, self.decks)
        earlier.begin()
        for seat, move in self._moves[:-1]:
            earlier.play(move, seat)
        if self._players > 1 and self._shows_more_than(earlier):
            raise self._refusal(Refusal("move-has-shown"))
        self._play = earlier._play
        self._moves = earlier._moves
        self._journal = earlier._journal
        self._lines = []
        self._shadow = None

    def _shows_more_than(self, earlier: "Table") -> bool:
        """Whether someone sees a card here that they did not see at the earlier table."""
        if self.hand != earlier.hand:
            return True
        now, then = self._play.hand.zones(), earlier._play.hand.zones()
        return any(seen_by(eyes, now) - seen_by(eyes, then) for eyes in [SPECTATOR, *range(self._players)])

    def record(self) -> RecordShape:
        """The game so far as a JSON document; `parlor.replay` turns it back into the same table."""
        if self._past is not None:
            raise BadArgument("guess-record")
        record: RecordShape = {
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
        if self.game.outside:
            record["package"] = {"name": self.game.package, "version": self.game.release}
        return record


class Past:
    """What a guess was made from: the true table, the seat that guessed, its seed, and the guess before any moves on it."""

    def __init__(self, true: Table, seat: int, seed: int, guess: Table) -> None:
        self.true: Final = true
        self.seat: Final = seat
        self.seed: Final = seed
        self.guess: Final = guess


class Shadow:
    """A second table that follows the first one with a watcher, because games played at full speed have no watcher."""

    def __init__(self, table: Table) -> None:
        past = table._past
        if past is None:
            self.table: Table = Table(table.game, table._rules, table.options, table.seed, table._first_dealer, table.decks)
            self.watcher: Watcher = Watcher(table._rules.pack, table._players)
            self.table._listen(self.watcher)
            self.table.begin()
        else:
            self.table = past.guess.copy()
            self.watcher = self.table.watch()
        self.kept: Final[list[list[Event]]] = [[] for _ in range(table._players + 1)]

    def events(self, table: Table, seat: int | None) -> list[Event]:
        """What a seat has seen up to now. For the time before a guess, the other seats keep what everyone saw."""
        for at in range(len(self.table._moves), len(table._moves)):
            mover, move = table._moves[at]
            self.table.play(move, mover)
        kept = self.kept[len(self.kept) - 1 if seat is None else seat]
        kept += self.watcher.take(seat)
        past = table._past
        if past is None:
            return list(kept)
        before = past.true.events(past.seat) if seat == past.seat else past.true.events()
        return before + kept


def refused(refusal: Refusal, page: str = "") -> IllegalMove:
    """A refusal in words."""
    return IllegalMove(say(refusal.key, refusal.params), refusal.key, refusal.params, f"{page} {refusal.ruling}".strip())


def seen_by(eyes: i64, zones: list[Zone]) -> Counter[int]:
    """The cards that these eyes see."""
    return Counter([zone.cards[k] for zone in zones for k in range(len(zone.cards)) if zone.sees[k] >> int(eyes) & 1])
