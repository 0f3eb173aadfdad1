"""Rumme Baseball: the batter leads to every trick, and a card of the field pack tells what its taker has made of it.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8. A hand is a half-inning.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, members, shl
from parlor.core.game import Highest, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Params, Refusal, named
from parlor.core.rng import Rng
from parlor.core.zone import EVERYONE
from parlor.families.tricks import (
    CardHand,
    Effect,
    FollowSuit,
    Guessing,
    Order,
    Place,
    TrickHand,
    TrickRules,
    Tricks,
    deal_singly,
    is_play,
    rest_reversed,
    show_trump,
)
from parlor.packs.rumme import CROWNS, RUMME, up_to

NINE: Final = 9
MOST_PACKS: Final = 5
LAST_INNING: Final = 25

# The field pack face down, its next card last; its turned cards; the cards that are not used.
FIELD: Final = 0
TURNED: Final = 1
UNUSED: Final = 2
PLACES: Final[list[Place]] = [Place("field", "aside"), Place("fieldup", "aside", EVERYONE), Place("aside", "aside", order="sorted")]

# What is counted in a half-inning: packs dealt, outs, the occupied bases as a set, runs, hits and errors.
PACKS: Final = 0
OUTS: Final = 1
BASES: Final = 2
RUNS: Final = 3
HITS: Final = 4
ERRORS: Final = 5

FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4
FULL: Final = 7
BASE_NAMES: Final = ["rumme-baseball-first", "rumme-baseball-second", "rumme-baseball-third"]

# What a field card does, by the key of its name; a hit takes the batter so many bases.
OUT: Final = "rumme-baseball-out"
STRIKE_OUT: Final = "rumme-baseball-strike-out"
DOUBLE_PLAY_AT_FIRST: Final = "rumme-baseball-double-play-at-first"
DOUBLE_PLAY_AT_SECOND: Final = "rumme-baseball-double-play-at-second"
SACRIFICE: Final = "rumme-baseball-sacrifice"
OUT_THIRD_SCORES: Final = "rumme-baseball-out-third-scores"
ERROR: Final = "rumme-baseball-error"
WALK: Final = "rumme-baseball-walk"
SAFE_HIT: Final = "rumme-baseball-safe-hit"
TWO_BASE_HIT: Final = "rumme-baseball-two-base-hit"
THREE_BASE_HIT: Final = "rumme-baseball-three-base-hit"
HIT: Final = [SAFE_HIT, TWO_BASE_HIT, THREE_BASE_HIT]
# For each Crown from 1 to 9 what it does when the dealer takes it, and when the batter does.
BY_DEALER: Final = [OUT, ERROR, DOUBLE_PLAY_AT_FIRST, WALK, OUT, SACRIFICE, DOUBLE_PLAY_AT_SECOND, WALK, OUT_THIRD_SCORES]
BY_BATTER: Final = [THREE_BASE_HIT, OUT, TWO_BASE_HIT, OUT, SAFE_HIT, WALK, SAFE_HIT, STRIKE_OUT, SAFE_HIT]


def field_card(h: TrickHand) -> i64:
    """The field card that is fought for."""
    turned = h.lying(TURNED)
    return turned[len(turned) - 1]


# The deal


def deal(h: TrickHand, deck: Deck) -> None:
    """The Crowns are the field pack; nine each of the others, batter first, the dealer's last one shows the trump (R2, R8)."""
    field = [card for card in deck.cards if RUMME.suit[card] == CROWNS]
    others = vec[i64]([card for card in deck.cards if RUMME.suit[card] != CROWNS])
    h.lay_out(FIELD, rest_reversed(vec[i64](field), 0))
    dealt = deal_singly(h, Deck(others), NINE)
    h.lay_out(UNUSED, others[dealt:])
    h.known[h.dealer] = bit(others[dealt - 1])
    h.own[PACKS] += 1
    h.pause()
    show_trump(h, others[dealt - 1])
    turn_field_card(h)


def deal_again(h: TrickHand) -> None:
    """A fresh pack in mid-inning: all cards are gathered, and what was counted stands (R7)."""
    counted = h.own
    h.clear()
    h.own = counted
    h.tell("shuffled", "rumme-baseball-deals-again", h.dealer)
    deal(h, Deck(h.shuffler.shuffle(h.rules.deck, h.match.number, h.own[PACKS])))


def turn_field_card(h: TrickHand) -> None:
    """Turns the next field card; the batter leads (R1)."""
    field = h.lying(FIELD)
    left: i64 = len(field) - 1
    h.put(TURNED, field[left])
    h.lay_out(FIELD, field[:left])
    h.tell("turned", "rumme-baseball-field-card", -1, field[left])
    h.go_to(1 - h.dealer)


# What the field card does


def advance_one(h: TrickHand) -> None:
    """Every runner goes on one base; the one on third scores."""
    h.own[RUNS] += h.own[BASES] // THIRD
    h.own[BASES] = shl(h.own[BASES], 1) & FULL


def walk(h: TrickHand) -> None:
    """The batter takes first, and only the runners whom he pushes go on (R4)."""
    h.own[RUNS] += h.own[BASES] // FULL
    # The lowest free base is taken.
    h.own[BASES] |= (h.own[BASES] + 1) & FULL


def put_out(h: TrickHand, runner: i64) -> None:
    """The batter is out, and unless that makes three a runner on a base too."""
    h.own[OUTS] += 1
    if h.own[OUTS] < 3 and h.own[BASES] & runner != 0:
        h.own[OUTS] += 1
        h.own[BASES] &= ~runner


def hit(h: TrickHand, bases: i64) -> None:
    """Batter and runners go on so many bases; a hit on three brings all runners home (R4)."""
    h.own[HITS] += 1
    for _ in range(bases):
        advance_one(h)
    h.own[BASES] |= bit(bases - 1)


def act(h: TrickHand, effect: str) -> None:
    """Lets a field card take effect; nobody scores on the third out (R3, R5)."""
    if effect in HIT:
        hit(h, HIT.index(effect) + 1)
    elif effect == WALK:
        walk(h)
    elif effect == ERROR:
        h.own[ERRORS] += 1
        advance_one(h)
        h.own[BASES] |= FIRST
    else:
        put_out(h, FIRST if effect == DOUBLE_PLAY_AT_FIRST else SECOND if effect == DOUBLE_PLAY_AT_SECOND else 0)
        if effect == SACRIFICE and h.own[OUTS] < 3:
            advance_one(h)
        elif effect == OUT_THIRD_SCORES and h.own[OUTS] < 3:
            h.own[RUNS] += h.own[BASES] // THIRD
            h.own[BASES] &= ~THIRD


class FieldCardActs(Effect):
    """After each trick the field card acts; then three are out, or the next is turned, or a fresh pack is dealt (R7)."""

    def after_trick(self, h: TrickHand) -> None:
        card = field_card(h)
        effect = (BY_DEALER if h.winner == h.dealer else BY_BATTER)[RUMME.number[card] - 1]
        act(h, effect)
        if h.news is not None:
            figures: Params = {"outs": int(h.own[OUTS]), "runs": int(h.own[RUNS]), "bases": on_base(h)}
            h.tell_with("noted", "rumme-baseball-acts", {"card": RUMME.codes[card], "effect": named(effect), **figures})
        if h.own[OUTS] == 3:
            h.over = True
            h.tell("noted", "rumme-baseball-three-out")
        elif len(h.lying(FIELD)) > 0:
            turn_field_card(h)
        elif h.own[PACKS] == MOST_PACKS:
            h.over = True
            h.tell("noted", "rumme-baseball-retired")
        else:
            deal_again(h)


def on_base(h: TrickHand) -> list[Params]:
    """The bases that are occupied, by name."""
    return [named(BASE_NAMES[k]) for k in range(3) if h.own[BASES] >> k & 1 == 1] or [named("rumme-baseball-nobody")]


class BaseballTricks(Tricks):
    """The batter leads any card; the dealer must follow suit if he can."""

    def not_waiting(self, h: TrickHand, seat: i64, move: i64) -> Refusal:
        if h.size == 0:
            return Refusal("rumme-baseball-batter-leads", {"seat": int(1 - h.dealer)}, "R1")
        return super().not_waiting(h, seat, move)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if is_play(move) and RUMME.suit[move] == CROWNS:
            return Refusal("rumme-baseball-crowns", {"suit": RUMME.suit_name(CROWNS)})
        return super().reason(h, move)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts.update(when(h))
        facts["batter"] = int(1 - h.dealer)
        facts["outs"] = int(h.own[OUTS])
        facts["bases"] = [h.own[BASES] & base != 0 for base in (FIRST, SECOND, THIRD)]
        facts["runs"] = int(h.own[RUNS])
        facts["packs"] = int(h.own[PACKS])
        facts["line"] = line_score(h)


PLAYING: Final = BaseballTricks([FollowSuit()], Order(RUMME, RUMME.number), [FieldCardActs()])


class GuessedField(Guessing):
    """The Crowns that lie in the field pack stay there, in another order."""

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        field = h.players + 1 + h.place(FIELD)
        others = room[:]
        others[field] = 0
        dealt = super().redeal(h, seat, pool & ~RUMME.suited[CROWNS], others, lacks, rng)
        dealt[field] = pool & RUMME.suited[CROWNS]
        return dealt


# The count


def when(h: TrickHand) -> Params:
    """The inning of a hand, and the half of it that it is."""
    number = int(h.match.number)
    return {"inning": (number + 1) // 2, "half": "top" if number % 2 == 1 else "bottom"}


def line_score(h: TrickHand) -> list[Fact]:
    """For each seat its runs by innings, and its runs, hits and errors in all; the half-inning that is played included."""
    halves = [result.figures for result in h.match.results]
    halves.append({"runs": int(h.own[RUNS]), "hits": int(h.own[HITS]), "errors": int(h.own[ERRORS])})
    # The halves of a seat at bat are every second one; in the others it fields.
    first_batter = (h.dealer + h.match.number) % 2
    lines: list[Fact] = []
    for seat in range(2):
        bats = int(seat ^ first_batter)
        runs = [figures["runs"] for figures in halves[bats::2]]
        hits = sum([figures["hits"] for figures in halves[bats::2]])
        errors = sum([figures["errors"] for figures in halves[1 - bats :: 2]])
        lines.append({"innings": runs, "R": sum(runs), "H": hits, "E": errors})
    return lines


def tally(h: TrickHand, tally: Tally) -> None:
    """The runs go to the batter; the line score of later halves is made of the figures kept."""
    tally.keep("runs", h.own[RUNS])
    tally.keep("hits", h.own[HITS])
    tally.keep("errors", h.own[ERRORS])
    told: Params = {**when(h), **tally.figures, "left": int(count(h.own[BASES]))} if tally.telling else {}
    tally.add_with(1 - h.dealer, h.own[RUNS], "rumme-baseball-half", told)


class AfterInnings(Highest):
    """Whole innings until the regular ones are played and the totals differ, at most twenty-five (R6)."""

    def __init__(self, innings: i64) -> None:
        self.innings: Final = innings

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        played = match.number // 2
        if match.number % 2 == 1 or played < self.innings:
            return False
        return match.totals[0] != match.totals[1] or played >= LAST_INNING


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMME,
        players=players,
        ending=AfterInnings(whole(options, "innings")),
        deck=members(up_to(NINE)),
        deal=deal,
        phases=[PLAYING],
        count=tally,
        places=PLACES,
        counters=[0, 0, 0, 0, 0, 0],
        guessing=GuessedField(),
    )
