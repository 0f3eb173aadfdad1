"""Rumme Baseball: the batter leads to every trick, and a card of the field pack tells what its taker has made of it.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8. A hand is a half-inning.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, filled, members, shl, union, zeros
from parlor.core.chance import Rng
from parlor.core.game import Game, Highest, Options, Rules, number_option, whole
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.moves import PLAY, Notation, OneCard
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Zone
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_singly, show_trump
from parlor.families.tricks.hand import Place, TrickHand, TrickRules, is_play, refill
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rumme import CROWNS, RUMME

NINE: Final = 9
MOST_PACKS: Final = 5
LAST_INNING: Final = 25

# The bases are a set: 1 first, 2 second, 4 third.
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4
FULL: Final = 7

# What a field card does.
OUT: Final = 0
STRIKE_OUT: Final = 1
DOUBLE_PLAY_AT_FIRST: Final = 2
DOUBLE_PLAY_AT_SECOND: Final = 3
SACRIFICE: Final = 4
OUT_THIRD_SCORES: Final = 5
ERROR: Final = 6
WALK: Final = 7
SAFE_HIT: Final = 8
TWO_BASE_HIT: Final = 9
THREE_BASE_HIT: Final = 10
TOLD: Final = [
    "out",
    "strike-out",
    "out, and a runner on first too",
    "out, and a runner on second too",
    "sacrifice",
    "out, and a runner on third scores unless three are out",
    "error",
    "base on balls",
    "safe hit",
    "two-base hit",
    "three-base hit",
]
# The field pack: for each Crown from 1 to 9 what it does when the dealer takes it, and when the batter does.
BY_DEALER: Final = [OUT, ERROR, DOUBLE_PLAY_AT_FIRST, WALK, OUT, SACRIFICE, DOUBLE_PLAY_AT_SECOND, WALK, OUT_THIRD_SCORES]
BY_BATTER: Final = [THREE_BASE_HIT, OUT, TWO_BASE_HIT, OUT, SAFE_HIT, WALK, SAFE_HIT, STRIKE_OUT, SAFE_HIT]


class BaseballHand(TrickHand):
    """A half-inning: the field pack, outs, runners, runs, hits and errors."""

    def __init__(self, match: Match, rules: TrickRules, shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.batter: i64 = 1 - match.dealer
        # The field pack, its next card last, and how many of it are turned; how many packs were dealt.
        self.field: vec[i64] = vec[i64]()
        self.up: i64 = 0
        self.packs: i64 = 0
        self.outs: i64 = 0
        self.bases: i64 = 0
        self.runs: i64 = 0
        self.hits: i64 = 0
        self.errors: i64 = 0

    def clone(self) -> Hand:
        other = BaseballHand(self.match, self.rules, self.shuffler)
        self.copy_to(other)
        other.field = self.field
        other.up = self.up
        other.packs = self.packs
        other.outs = self.outs
        other.bases = self.bases
        other.runs = self.runs
        other.hits = self.hits
        other.errors = self.errors
        return other

    def guess(self, seat: i64, rng: Rng) -> Hand:
        other = super().guess(seat, rng)
        assert isinstance(other, BaseballHand)
        lying = union(self.field[: NINE - self.up])
        other.field = refill(self.field, lying, lying, rng)
        return other

    def not_waiting(self, seat: i64, move: i64) -> str:
        if self.size == 0:
            return f"It is not your turn: the batter, seat {self.batter}, leads to every trick"
        return super().not_waiting(seat, move)

    def facts(self, seat: i64) -> dict[str, Fact]:
        facts = super().facts(seat)
        facts["inning"] = inning(self.match.number)
        facts["half"] = half(self.match.number)
        facts["batter"] = int(self.batter)
        facts["outs"] = int(self.outs)
        facts["bases"] = [self.bases & base != 0 for base in (FIRST, SECOND, THIRD)]
        facts["runs"] = int(self.runs)
        facts["packs"] = int(self.packs)
        facts["line"] = line_score(self)
        return facts


def inning(number: i64) -> int:
    """The inning of a hand."""
    return (number + 1) // 2


def half(number: i64) -> str:
    """The half of the inning that a hand is."""
    return "top" if number % 2 == 1 else "bottom"


def line_score(h: BaseballHand) -> list[Fact]:
    """For each seat its runs by innings, and its runs, hits and errors in all; the half-inning that is played included."""
    runs: list[list[int]] = [[], []]
    hits = [0, 0]
    errors = [0, 0]
    first_batter = 1 - (h.dealer + h.match.number - 1) % 2
    for k in range(len(h.match.results)):
        batter = (first_batter + k) % 2
        note = h.match.results[k].notes[0]
        runs[batter].append(figure(note, "runs"))
        hits[batter] += figure(note, "hits")
        errors[1 - batter] += figure(note, "errors")
    runs[h.batter].append(h.runs)
    hits[h.batter] += h.hits
    errors[h.dealer] += h.errors
    return [{"innings": runs[seat], "R": sum(runs[seat]), "H": hits[seat], "E": errors[seat]} for seat in range(2)]


def summary(h: BaseballHand) -> str:
    """What the note of a half-inning tells."""
    left = count(h.bases)
    number = h.match.number
    return f"inning {inning(number)}, {half(number)}: runs {h.runs}, hits {h.hits}, errors {h.errors}, men left {left}"


def figure(note: str, name: str) -> int:
    """A figure out of such a note."""
    return int(note.split(f" {name} ")[1].split(",")[0])


# The deal


def deal(h: TrickHand, deck: Deck) -> None:
    """The Crowns are the field pack; nine each of the others, batter first, the dealer's last one shows the trump (R2, R8)."""
    assert isinstance(h, BaseballHand)
    field = vec[i64](capacity=NINE)
    others = vec[i64](capacity=27)
    cards = deck.cards
    k: i64 = len(cards) - 1
    while k >= 0:
        if RUMME.suit[cards[k]] == CROWNS:
            field = append(field, cards[k])
        k -= 1
    for card in cards:
        if RUMME.suit[card] != CROWNS:
            others = append(others, card)
    h.field = field
    h.up = 0
    h.packs += 1
    h.hands = zeros(2)
    h.known = zeros(2)
    h.lacks = zeros(2)
    h.tricks = zeros(2)
    h.played = vec[i64](capacity=18)
    h.takers = vec[i64](capacity=NINE)
    dealt = deal_singly(h, Deck(others), NINE)
    h.aside = filled(1, union(others[dealt:]))
    h.aside_seen = filled(1, NOBODY)
    h.known[h.dealer] = bit(others[dealt - 1])
    show_trump(h, others[dealt - 1])
    turn_field_card(h)


def turn_field_card(h: BaseballHand) -> None:
    """Turns the next field card; the batter leads (R1)."""
    h.up += 1
    h.tell("The field card is {card}", 0, h.field[NINE - h.up])
    h.go_to(h.batter)


class Field(Place):
    """The field pack face down, its turned cards, and the cards that are not used."""

    def zones(self, h: TrickHand) -> list[Zone]:
        assert isinstance(h, BaseballHand)
        turned = vec[i64](capacity=NINE)
        for k in range(h.up):
            turned = append(turned, h.field[NINE - 1 - k])
        lying = Zone("field", h.field[: NINE - h.up], NOBODY)
        return [lying, Zone("fieldup", turned, EVERYONE), Zone("aside", members(h.aside[0]), NOBODY)]


# What the field card does


def advance_one(h: BaseballHand) -> None:
    """Every runner goes on one base; the one on third scores."""
    h.runs += h.bases // THIRD
    h.bases = shl(h.bases, 1) & FULL


def walk(h: BaseballHand) -> None:
    """The batter takes first, and only the runners whom he pushes go on (R4)."""
    if h.bases == FULL:
        h.runs += 1
    elif h.bases & FIRST == 0:
        h.bases |= FIRST
    elif h.bases & SECOND == 0:
        h.bases |= SECOND
    else:
        h.bases |= THIRD


def put_out(h: BaseballHand, runner: i64) -> None:
    """The batter is out, and unless that makes three a runner on a base too."""
    h.outs += 1
    if h.outs < 3 and h.bases & runner != 0:
        h.outs += 1
        h.bases &= ~runner


def hit(h: BaseballHand, bases: i64) -> None:
    """Batter and runners go on so many bases; a hit on three brings all runners home (R4)."""
    h.hits += 1
    for _ in range(bases):
        advance_one(h)
    h.bases |= bit(bases - 1)


def act(h: BaseballHand, effect: i64) -> None:
    """Lets a field card take effect; nobody scores on the third out (R3, R5)."""
    if effect <= STRIKE_OUT:
        put_out(h, 0)
    elif effect == DOUBLE_PLAY_AT_FIRST:
        put_out(h, FIRST)
    elif effect == DOUBLE_PLAY_AT_SECOND:
        put_out(h, SECOND)
    elif effect == SACRIFICE:
        put_out(h, 0)
        if h.outs < 3:
            advance_one(h)
    elif effect == OUT_THIRD_SCORES:
        put_out(h, 0)
        if h.outs < 3:
            h.runs += h.bases // THIRD
            h.bases &= ~THIRD
    elif effect == ERROR:
        h.errors += 1
        advance_one(h)
        h.bases |= FIRST
    elif effect == WALK:
        walk(h)
    else:
        hit(h, effect - SAFE_HIT + 1)


class FieldCardActs(Then):
    """After each trick the field card acts; then three are out, or the next is turned, or a fresh pack is dealt (R7)."""

    def after_trick(self, h: TrickHand) -> None:
        assert isinstance(h, BaseballHand)
        card = h.field[NINE - h.up]
        effect = (BY_DEALER if h.winner == h.dealer else BY_BATTER)[RUMME.number[card] - 1]
        act(h, effect)
        if h.news is not None:
            h.tell(f"{{card}}: {TOLD[effect]}. Outs {h.outs}, runs {h.runs}, on base: {on_base(h)}", 0, card)
        if h.outs == 3:
            h.tell("Three are out")
            h.over = True
        elif h.up < NINE:
            turn_field_card(h)
        elif h.packs == MOST_PACKS:
            h.tell("Five packs are played: the side is retired")
            h.over = True
        else:
            h.tell("The pack is played with fewer than three out: seat {seat} shuffles and deals again", h.dealer)
            deal(h, Deck(h.shuffler.shuffle(h.rules.deck, h.match.number, h.packs)))


def on_base(h: BaseballHand) -> str:
    """The bases that are occupied, in words."""
    names = ["first", "second", "third"]
    return ", ".join([names[k] for k in range(3) if h.bases >> k & 1 == 1]) or "nobody"


class BaseballTricks(Tricks):
    """The batter leads any card; the dealer must follow suit if he can."""

    def reason(self, h: TrickHand, move: i64) -> str:
        if is_play(move) and RUMME.suit[move] == CROWNS:
            return "Crowns are the field pack: they are never in a hand"
        return super().reason(h, move)


PLAYING: Final = BaseballTricks(FollowSuit(), Order(RUMME, RUMME.number), FieldCardActs())


def tally(h: TrickHand, tally: Tally) -> None:
    """The runs go to the batter."""
    assert isinstance(h, BaseballHand)
    tally.add(h.batter, h.runs, summary(h) if tally.telling else "")


class AfterInnings(Highest):
    """Whole innings until the regular ones are played and the totals differ, at most twenty-five (R6)."""

    def __init__(self, innings: i64) -> None:
        self.innings: Final = innings

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        played = match.number // 2
        if match.number % 2 == 1 or played < self.innings:
            return False
        return match.totals[0] != match.totals[1] or played >= LAST_INNING


class BaseballRules(TrickRules):
    """Rumme Baseball, whose hands hold the state of the field too."""

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        return BaseballHand(match, self, shuffler)


def pack_used() -> vec[i64]:
    """The numbers 1 to 9 of the four suits."""
    cards = vec[i64](capacity=36)
    for card in range(52):
        if RUMME.number[card] <= NINE:
            cards = append(cards, card)
    return cards


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation([OneCard(PLAY, "play", RUMME)])
    ending = AfterInnings(whole(options, "innings"))
    return BaseballRules(RUMME, players, notation, ending, pack_used(), deal, [PLAYING], tally, [Field()])


GAME: Final = Game(
    "rumme-baseball",
    "Rumme Baseball",
    "rumme-1914",
    RUMME,
    [2],
    2,
    [number_option("innings", "regular innings", 9, 1, 9)],
    "Nine innings, two hands each: tricks decide what the cards of the field pack do.",
    rules,
    "tricks",
)
