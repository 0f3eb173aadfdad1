"""Rumme Baseball: the batter leads to every trick, and a card of the field pack tells what its taker has made of it.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-b.md, rulings R1 to R8. A hand is a half-inning.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, last, members, shl, within
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.facts import LEFT_OUT, SEAT, FactKinds, OneOf
from parlor.core.game import Highest, Options, Rules, whole
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Params, Refusal, named
from parlor.core.rng import Rng
from parlor.core.state import CardHand, Guessing, Place
from parlor.core.zone import EVERYONE
from parlor.families.tricks import Effect, FollowSuit, Order, TrickHand, TrickRules, Tricks, is_play, show_trump
from parlor.packs.rumme import CROWNS, RUMME, up_to

NINE: Final = 9
MOST_PACKS: Final = 5
LAST_INNING: Final = 25

# The field pack, face down, with the next card last; its turned cards; the cards not in play.
FIELD: Final = 0
TURNED: Final = 1
UNUSED: Final = 2
PLACES: Final[list[Place]] = [Place("field", "aside"), Place("fieldup", "aside", EVERYONE), Place("aside", "aside", order="sorted")]

# Counters for the half-inning: packs dealt, outs, the set of occupied bases, runs, hits and errors.
PACKS: Final = 0
OUTS: Final = 1
BASES: Final = 2
RUNS: Final = 3
HITS: Final = 4
ERRORS: Final = 5

# Bases as sets, and their names.
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 4
FULL: Final = 7
ONE_BASE: Final[i64] = 1
NAMES: Final = ["rumme-baseball-first", "rumme-baseball-second", "rumme-baseball-third"]

# What a card of the field pack can do, and what it does for each Crown from 1 to 9, if the dealer takes it and if the batter does.
OUT: Final = 0
STRIKE_OUT: Final = 1
SACRIFICE: Final = 2
DOUBLE_PLAY_AT_FIRST: Final = 3
DOUBLE_PLAY_AT_SECOND: Final = 4
OUT_THIRD_SCORES: Final = 5
WALK: Final = 6
ERROR: Final = 7
SAFE_HIT: Final = 8
TWO_BASE_HIT: Final = 9
THREE_BASE_HIT: Final = 10
BY_DEALER: Final = vec[i64]([OUT, ERROR, DOUBLE_PLAY_AT_FIRST, WALK, OUT, SACRIFICE, DOUBLE_PLAY_AT_SECOND, WALK, OUT_THIRD_SCORES])
BY_BATTER: Final = vec[i64]([THREE_BASE_HIT, OUT, TWO_BASE_HIT, OUT, SAFE_HIT, WALK, SAFE_HIT, STRIKE_OUT, SAFE_HIT])
OUTS_MADE: Final = ["out", "strike-out", "sacrifice", "double-play-at-first", "double-play-at-second", "out-third-scores"]
EFFECTS: Final = [*OUTS_MADE, "walk", "error", "safe-hit", "two-base-hit", "three-base-hit"]
# For each effect, which runner is out along with the batter, or scores.
RUNNER: Final = vec[i64]([0, 0, 0, FIRST, SECOND, THIRD])


# The deal


def deal(h: TrickHand, deck: Deck) -> None:
    """The Crowns are the field pack. Nine other cards each, batter first; the dealer's last card shows the trump suit (R2, R8)."""
    crowns = RUMME.suited[CROWNS]
    others = within(deck.cards, ~crowns)
    h.lay_out(FIELD, rest_reversed(within(deck.cards, crowns), 0))
    dealt = deal_singly(h, Deck(others), NINE)
    h.lay_out(UNUSED, others[dealt:])
    h.known[h.dealer] = bit(others[dealt - 1])
    h.own[PACKS] += 1
    h.pause()
    show_trump(h, others[dealt - 1])
    turn_field_card(h)


def deal_again(h: TrickHand) -> None:
    """Deals a fresh pack in mid-inning. The count so far stands (R7)."""
    counted = h.own
    h.clear()
    h.own = counted
    h.tell("shuffled", "rumme-baseball-deals-again", h.dealer)
    deal(h, Deck(h.shuffler.shuffle(h.rules.deck, h.match.number, h.own[PACKS])))


def turn_field_card(h: TrickHand) -> None:
    """Turns the next field card; the batter leads (R1)."""
    card = h.take(FIELD)
    h.put(TURNED, card)
    if h.news is not None:
        h.tell("turned", "rumme-baseball-field-card", -1, card)
    h.go_to(1 - h.dealer)


# What the field card does


def advance(h: TrickHand, bases: i64) -> None:
    """Every runner advances some bases. Those who pass third score."""
    own = h.own
    went = shl(own[BASES], bases)
    own[RUNS] += count(went >> 3)
    own[BASES] = went & FULL


def act(h: TrickHand, effect: i64) -> i64:
    """Applies a field card, and says what came of it: no more than an out without a runner for it, or if it is the third (R3, R5)."""
    own = h.own
    if effect >= ERROR:
        own[ERRORS if effect == ERROR else HITS] += 1
        bases = effect - ERROR if effect > ERROR else ONE_BASE
        advance(h, bases)
        own[BASES] |= bit(bases - 1)
        return effect
    if effect == WALK:
        # The batter goes to first and pushes runners on, so the lowest free base is filled (R4).
        own[RUNS] += own[BASES] // FULL
        own[BASES] |= (own[BASES] + 1) & FULL
        return effect
    own[OUTS] += 1
    runner = RUNNER[effect]
    if own[OUTS] == 3 or own[BASES] & runner != runner:
        return STRIKE_OUT if effect == STRIKE_OUT else OUT
    own[BASES] &= ~runner
    if effect == SACRIFICE:
        advance(h, ONE_BASE)
    elif effect == OUT_THIRD_SCORES:
        own[RUNS] += 1
    elif runner != 0:
        own[OUTS] += 1
    return effect


class FieldCardActs(Effect):
    """After each trick the field card acts. Then the side is out, the next field card is turned, or a fresh pack is dealt (R7)."""

    def after_trick(self, h: TrickHand) -> None:
        turned = h.lying(TURNED)
        card = last(turned)
        done = act(h, (BY_DEALER if h.winner == h.dealer else BY_BATTER)[RUMME.number[card] - 1])
        if h.news is not None:
            now: Params = {"outs": int(h.own[OUTS]), "runs": int(h.own[RUNS]), "bases": on_base(h)}
            h.tell_with(
                "noted", "rumme-baseball-acts", {"card": RUMME.codes[card], "effect": named(f"rumme-baseball-{EFFECTS[done]}"), **now}
            )
        if h.own[OUTS] == 3:
            h.over = True
            h.tell("noted", "rumme-baseball-three-out")
        elif len(turned) < NINE:
            turn_field_card(h)
        elif h.own[PACKS] == MOST_PACKS:
            h.over = True
            h.tell("noted", "rumme-baseball-retired")
        else:
            deal_again(h)


def on_base(h: TrickHand) -> list[Params]:
    """The names of the occupied bases, or that they are empty."""
    return [named(NAMES[k]) for k in range(3) if h.own[BASES] >> k & 1 == 1] or [named("rumme-baseball-empty")]


class BaseballTricks(Tricks):
    """The batter may lead any card. The dealer must follow suit if possible."""

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

    def fact_kinds(self) -> FactKinds:
        return {"half": OneOf(["top", "bottom"]), "batter": SEAT, "line": LEFT_OUT}


PLAYING: Final = BaseballTricks([FollowSuit()], Order(RUMME, RUMME.number), [FieldCardActs()])


class GuessedField(Guessing):
    """The Crowns stay in the field pack, in another order."""

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        field = h.players + 1 + h.place(FIELD)
        others = room[:]
        others[field] = 0
        dealt = super().redeal(h, seat, pool & ~RUMME.suited[CROWNS], others, lacks, rng)
        dealt[field] = pool & RUMME.suited[CROWNS]
        return dealt


# The count


def when(h: TrickHand) -> Params:
    """The inning and the half of a hand."""
    number = int(h.match.number)
    return {"inning": (number + 1) // 2, "half": "top" if number % 2 == 1 else "bottom"}


def figures(h: TrickHand) -> dict[str, int]:
    """The runs, hits and errors of the current half-inning."""
    return {"runs": int(h.own[RUNS]), "hits": int(h.own[HITS]), "errors": int(h.own[ERRORS])}


def line_score(h: TrickHand) -> list[Fact]:
    """For each seat, its runs by inning and its total runs, hits and errors, including the current half-inning."""
    halves = [*[result.figures for result in h.match.results], figures(h)]
    # A seat bats in every second half-inning and fields in the others.
    first_batter = (h.dealer + h.match.number) % 2
    lines: list[Fact] = []
    for seat in range(2):
        bats = int(seat ^ first_batter)
        runs = [half["runs"] for half in halves[bats::2]]
        hits = sum([half["hits"] for half in halves[bats::2]])
        errors = sum([half["errors"] for half in halves[1 - bats :: 2]])
        lines.append({"innings": runs, "R": sum(runs), "H": hits, "E": errors})
    return lines


def tally(h: TrickHand, tally: Tally) -> None:
    """The runs go to the batter. Later line scores use the figures kept here."""
    tally.figures.update(figures(h))
    told: Params = {**when(h), **tally.figures, "left": int(count(h.own[BASES]))} if tally.telling else {}
    tally.add_with(1 - h.dealer, h.own[RUNS], "rumme-baseball-half", told)


class AfterInnings(Highest):
    """Whole innings until the regular number is played and there is no tie, but at most twenty-five (R6)."""

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
