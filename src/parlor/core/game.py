"""Games: what the shelf says about one, its options, its rules for one table, and how it ends."""

from collections.abc import Callable
from typing import Any, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlor.core.aim import NO_AIM, Aim
from parlor.core.bits import filled, least, members, most
from parlor.core.bounds import UNDECLARED, Bounds
from parlor.core.contest import Contest
from parlor.core.finding import Like, Short
from parlor.core.hand import Hand, Match, Tally
from parlor.core.lessons import Staged
from parlor.core.messages import BadArgument, Message, short
from parlor.core.moves import Notation
from parlor.core.pack import Pack
from parlor.core.rng import Rng
from parlor.core.shuffle import FastShuffler, Shuffler
from parlor.words.say import ENGLISH, Reader, say

Value = int | str
Options = dict[str, Value]


class Option:
    """A choice that the rules page leaves to the players."""

    def __init__(self, name: str, summary: str, default: Value, values: list[Value]) -> None:
        self.name: Final = name
        self.summary: Final = summary
        self.default: Final = default
        self.values: Final = values

    def check(self, value: object) -> Value:
        """The value, if it is valid."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        raise BadArgument("argument-option", {"name": self.name, "given": short(value), "what": self.described().inside()})

    def describe(self) -> str:
        """The valid values, in words."""
        told = self.described()
        return say(told.key, told.params, Reader(ENGLISH))

    def described(self) -> Message:
        """The valid values, as a message."""
        first = self.values[0]
        if isinstance(first, int) and len(self.values) > 8:
            return Message("argument-number-from", {"least": first, "most": self.values[-1]})
        return Message("argument-one-of", {"values": [repr(value) for value in self.values]})


def number_option(name: str, summary: str, default: int, low: int, high: int) -> Option:
    """An option that takes a whole number."""
    return Option(name, summary, default, list(range(low, high + 1)))


def word_option(name: str, summary: str, words: list[str]) -> Option:
    """An option that takes one of a few words; the first is the default."""
    values: list[Value] = list(words)
    return Option(name, summary, words[0], values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ending:
    """When the whole game is over, and who has won it."""

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        """Called after each hand; the totals and results of the match already include it."""
        raise NotImplementedError

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        """The winning seats."""
        raise NotImplementedError

    def better(self) -> i64:
        """1 if points are good, -1 if they are bad."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Highest(Ending):
    """The highest total wins; ties share the win."""

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        best = most(match.totals)
        return [seat for seat in range(match.players) if match.totals[seat] == best]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lowest(Ending):
    """The lowest total wins; ties share the win."""

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        best = least(match.totals)
        return [seat for seat in range(match.players) if match.totals[seat] == best]

    def better(self) -> i64:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class MostAfter(Highest):
    """A set number of hands, then the most points win."""

    def __init__(self, hands: i64) -> None:
        self.hands: Final = hands

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return match.number >= self.hands


@mypyc_attr(allow_interpreted_subclasses=True)
class FewestAfter(Lowest):
    """A set number of hands, then the fewest points win."""

    def __init__(self, hands: i64) -> None:
        self.hands: Final = hands

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return match.number >= self.hands


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstTo(Highest):
    """The most points win after the hand in which a total reaches the target, or after a set number of hands."""

    def __init__(self, target: i64, limit: i64) -> None:
        self.target: Final = target
        self.limit: Final = limit

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return match.number >= self.limit or most(match.totals) >= self.target


@mypyc_attr(allow_interpreted_subclasses=True)
class FewestUntil(Lowest):
    """The fewest points win after the hand in which a total reaches the target, or after a set number of hands."""

    def __init__(self, target: i64, limit: i64) -> None:
        self.target: Final = target
        self.limit: Final = limit

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return match.number >= self.limit or most(match.totals) >= self.target


@mypyc_attr(allow_interpreted_subclasses=True)
class OnePatience(Ending):
    """A single hand for one player, won or not."""

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return True

    def winners(self, match: Match, hand: Hand, tally: Tally) -> list[int]:
        return [0] if hand.won() else []


def to_the_left(match: Match) -> int:
    """The deal passes to the left."""
    return int((match.dealer + 1) % match.players)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of a game as one table plays it: for a number of players, with the options chosen."""

    def __init__(self, pack: Pack, players: i64, notation: Notation, ending: Ending, deck: vec[i64]) -> None:
        self.pack: Final = pack
        self.players: Final = players
        self.notation: Final = notation
        self.ending: Final = ending
        self.deck: Final = deck
        # What a hand is about.
        self.aim: Aim[Any] = NO_AIM
        # The score with which everybody begins, and who deals the hand after one that is over.
        self.first_score: i64 = 0
        self.next_dealer: Callable[[Match], int] = to_the_left

    def new_hand(self, match: Match, shuffler: Shuffler) -> Hand:
        """A hand before the deal."""
        raise NotImplementedError

    def start(self, rng: Rng, dealer: i64 = 0) -> Hand:
        """A first hand for search and simulation, shuffled with the fast generator and dealt."""
        match = Match(self.players, dealer, 1, self.first_totals(), [])
        shuffler = FastShuffler(rng)
        hand = self.new_hand(match, shuffler)
        hand.deal(self.shuffled(match, shuffler))
        return hand

    def shuffled(self, match: Match, shuffler: Shuffler) -> vec[i64]:
        """The order of the pack for a hand."""
        return shuffler.shuffle(self.deck, match.number, 0)

    def first_totals(self) -> vec[i64]:
        """The scores with which the game begins."""
        return filled(self.players, self.first_score)

    def check_deck(self, deck: list[str]) -> None:
        """Rejects a deck that has the right cards in the wrong places."""
        return


SECONDS_A_MOVE: Final = 4


def rounded(number: float) -> int:
    """A number rounded to two digits."""
    step = 1
    while number / step >= 100:
        step *= 10
    return round(number / step) * step


def minutes_of(moves: int) -> int:
    """About how many minutes a number of moves takes."""
    return max(1, rounded(float(moves * SECONDS_A_MOVE) / 60.0))


class Book:
    """A book or a box: games that are together on the shelf. Books are sorted by number."""

    def __init__(self, *, id: str, title: str, number: int = 100, name: str = "", year: str = "", about: str = "") -> None:
        self.id: Final = id
        self.title: Final = title
        self.number: Final = number
        # What is printed on the lid, when it appeared, and a line on what is inside.
        self.name: Final = name or title
        self.year: Final = year
        self.about: Final = about


class RulesChanged(BadArgument):
    """A game that was begun by a ruling that no option stands for any more."""


class Change:
    """A ruling that changed: in which version of the rules, what it says now, and the options under which the old one is still played."""

    def __init__(self, version: int, ruling: str, now: str, before: Options | None = None) -> None:
        self.version: Final = version
        self.ruling: Final = ruling
        self.now: Final = now
        self.before: Final = before


# The distribution that contains our own games.
OURS: Final = "parlor-games"
Sort = Literal["suit", "number"]
# The levels of computer players that every game has, and the one above them, which plays from networks.
LEVELS: Final = ("random", "casual", "skilled", "expert")
MASTER: Final = "master"


class Game:
    """A game on the shelf, with everything about it in one declaration."""

    def __init__(
        self,
        *,
        id: str,
        title: str,
        book: Book,
        pack: Pack,
        players: list[int],
        usual: int,
        summary: str,
        rules: Callable[[int, Options], Rules],
        aim: Callable[[int, Options], Aim[Any]] | None = None,
        options: list[Option] | None = None,
        kind: str = "",
        number: int = 100,
        page: str = "",
        version: int = 1,
        changes: list[Change] | None = None,
        casual: object = None,
        moves: int = 100,
        like: list[Like] | None = None,
        short: Short | None = None,
        picture: list[str] | None = None,
        board: str = "",
        sort: Sort = "suit",
        limits: list[str] | None = None,
        words: dict[str, dict[str, Any]] | None = None,
        leaflet: str = "",
        staged: Staged | None = None,
        strengths: tuple[int, ...] | None = None,
        networks: dict[int, str] | None = None,
        bounds: Callable[[int, Options], Bounds] | None = None,
        contest: Contest | None = None,
        package: str = "",
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.book: Final = book.id
        self.box: Final = book
        # Its place in the book.
        self.number: Final = number
        # The page under rules/ that defines it.
        self.page: Final = page
        self.pack: Final = pack.name
        self.suits: Final = pack.suits
        self.cards: Final = pack.kinds
        self.names: Final = pack.names()
        self.players: Final = tuple(players)
        self.usual: Final = usual
        self.options: Final = {option.name: option for option in options or []}
        self.summary: Final = summary
        self.kind: Final = kind
        # The rulings that changed, the oldest first; each raises the version of the rules.
        self.changes: Final = sorted(changes or [], key=lambda change: change.version)
        self.version: Final = max([version, *[change.version for change in self.changes]])
        # How casual players play it, and how a search handles it: a parlor.players.policy.Policy.
        self.casual: Final = casual
        # About how many moves a game has at the usual number of players.
        self.moves: Final = moves
        # The well-known games that it resembles, the closest first.
        self.like: Final[list[Like]] = like or []
        # A shorter form for a first try, if the whole game takes long.
        self.short: Final = short
        # The cards that stand for it on the shelf.
        self.picture: Final[list[str]] = picture or []
        # The name of the special board that front ends have for it. If it ends in "-aside", the board is beside the table, not on it.
        self.board: Final = board
        # How front ends sort a hand unless the player wants it otherwise: by number where suits mean nothing.
        self.sort: Final[Sort] = sort
        # The keys of what it tells, or counts, when a limit has ended a hand; an event of the kind "stopped" needs none.
        self.limits: Final[list[str]] = limits or []
        # Its sentences by language, if they are not in our catalogs.
        self.words: Final = words or {}
        # Its rules for people, in Markdown, if it has no page under rules/: the text, or the path of a .md file.
        self.leaflet: Final = leaflet
        # The first hand with a coach.
        self.staged: Final = staged
        # From strength 1 to 9, how many of a thousand decisions a computer player thinks through, or with a minus in how many it slips, as
        # tools/strength.py measured it; nothing in it where expert is not clearly better than casual, None where it was not measured.
        self.strengths = strengths
        # The files of the networks that masters play from, by the number of players they were trained for (parlor lab train).
        self.networks: Final[dict[int, str]] = networks or {}
        self.contest: Final = contest or Contest()
        # The distribution that contains it, and its version; registering fills in what is missing. Our own games have no version.
        self.package: str = package
        self.release: str = ""
        self._rules: Final = rules
        # What its players are after.
        self._aim: Final = aim
        self._bounds: Final = bounds
        self._made: dict[tuple[int, tuple[tuple[str, Value], ...]], Rules] = {}

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of computer players available for it, weakest first."""
        return (*LEVELS, MASTER) if self.networks else LEVELS

    @property
    def outside(self) -> bool:
        """Whether it comes from another distribution than ours."""
        return self.package != OURS

    @property
    def source(self) -> str:
        """Where its rules are written down: on our page, or in the leaflet of its package."""
        return f"rules/{self.page}.md#{self.id}" if self.page else f"{self.package}#{self.id}"

    @property
    def minutes(self) -> int:
        """About how many minutes a game takes at the usual number of players."""
        return minutes_of(self.moves)

    def as_begun(self, version: int, options: Options) -> Options:
        """The options of a game that was begun under an older version of the rules, the old readings among them."""
        begun = dict(options)
        for change in self.changes:
            if change.version <= version:
                continue
            if change.before is None:
                told = {"ruling": change.ruling, "changed": change.version, "now": change.now}
                raise RulesChanged("rules-changed", {"game": self.title, "version": version, **told})
            for name, value in change.before.items():
                begun.setdefault(name, value)
        return begun

    def rules(self, players: int, options: Options) -> Rules:
        """The rules for a table. Tables with the same settings share one object, since nothing in it changes."""
        key = (players, tuple(options.items()))
        made = self._made.get(key)
        if made is None:
            made = self._rules(players, dict(options))
            if self._aim is not None:
                made.aim = self._aim(players, dict(options))
            if len(self._made) >= 256:
                self._made.clear()
            self._made[key] = made
        return made

    def bounds(self, players: int, options: Options) -> Bounds:
        """What can happen in a hand at most; wide bounds for a game that declares none."""
        return UNDECLARED if self._bounds is None else self._bounds(players, dict(options))


def whole(options: Options, name: str) -> int:
    """The value of an option that takes a number."""
    value = options[name]
    assert isinstance(value, int)
    return value


def without(pack: Pack, left_out: i64) -> vec[i64]:
    """The cards of a pack, except some."""
    return members(pack.all & ~left_out)
