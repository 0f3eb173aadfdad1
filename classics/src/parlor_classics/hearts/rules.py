"""Hearts, with passing and shooting the moon. The leaflet next to this file explains the rules in words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, lowest, most, union
from parlor.core.game import Lowest, Options, Rules, whole, without
from parlor.core.hand import Deck, Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.families.tricks import FollowSuit, Limit, Order, TrickHand, TrickRules, deal_singly
from parlor.packs.standard import STANDARD
from parlor_classics.passing import PLACES, ROWS, AfterPassing, KnowsWhatItGave, Passing

HEARTS: Final = STANDARD.suited[1]
# The clubs except the ace; the lowest of them leads.
LEADS: Final = STANDARD.suited[3] & ~bit(STANDARD.index["AC"])
QUEEN: Final = bit(STANDARD.index["QS"])
JACK: Final = bit(STANDARD.index["JD"])
POINTS: Final = HEARTS | QUEEN
# What is left out, so that everyone gets the same number of cards.
OUT: Final = {3: bit(STANDARD.index["2D"]), 4: 0, 5: bit(STANDARD.index["2D"]) | bit(STANDARD.index["2C"])}
PASSED: Final = 3
# Who gets the passed cards in each hand: left, right, across if possible, and nobody.
TURNS: Final = {3: (1, -1, 0), 4: (1, -1, 2, 0), 5: (1, -1, 0)}
LONGEST: Final = 500

# The game's own counters: the jack if it counts, and whether the others pay for the moon.
JACK_COUNTS: Final = 0
OTHERS_PAY: Final = 1


def power() -> vec[i64]:
    """The rank of each card: the ace is high."""
    return vec[i64]([14 if number == 1 else number for number in STANDARD.number])


def is_broken(h: TrickHand) -> bool:
    """Whether a heart has been played."""
    return union(h.played) & HEARTS != 0


class LowestLeads(Limit):
    """The hand begins with the lowest club, which everyone knows the leader to hold."""

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        return cards & h.known[h.at] if len(h.played) == 0 else cards

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("hearts-low-leads", {"card": h.pack.codes[lowest(h.known[h.at])]})


class NoPointsYet(Limit):
    """No heart may be led until hearts are broken, and no points may be played to the first trick, unless there is nothing else."""

    def barred(self, h: TrickHand) -> i64:
        """The cards that may not be played as long as there are others."""
        if h.size == 0:
            return 0 if is_broken(h) else HEARTS
        return POINTS if len(h.takers) == 0 else 0

    def narrow(self, h: TrickHand, cards: i64) -> i64:
        return cards & ~self.barred(h) or cards

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("hearts-unbroken" if h.size == 0 else "hearts-first-trick", {"cards": h.pack.codes_of(self.narrow(h, cards))})

    def shows(self, h: TrickHand, card: i64) -> i64:
        return STANDARD.all & ~POINTS if self.barred(h) >> card & 1 else 0

    def lead_shows(self, h: TrickHand, card: i64) -> i64:
        return STANDARD.all & ~HEARTS if self.barred(h) >> card & 1 else 0


class Play(AfterPassing):
    """The player with the lowest club leads it; the highest card of the suit led takes the trick."""

    def begin(self, h: TrickHand) -> None:
        low = lowest(union(h.rules.deck) & LEADS)
        h.go_to(next(seat for seat in range(h.players) if h.hands[seat] >> low & 1))
        h.known[h.at] |= bit(low)

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["broken"] = is_broken(h)


class Until(Lowest):
    """When a total has reached the target, the lowest one wins."""

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return most(match.totals) >= self.target or match.number >= LONGEST


def deal(h: TrickHand, deck: Deck) -> None:
    """All cards, one at a time."""
    deal_singly(h, deck, len(deck.cards) // h.players)


def counts(h: TrickHand, tally: Tally) -> None:
    """A point for each heart and 13 for the queen; a player who takes them all has shot the moon."""
    for seat in range(h.players):
        taken = h.taken(seat)
        hearts = count(taken & HEARTS)
        moon = taken & POINTS == POINTS
        if moon:
            shoot(h, seat, tally)
        if hearts > 0 and not moon:
            tally.add(seat, hearts, "hearts-taken", hearts)
        if taken & QUEEN != 0 and not moon:
            tally.add(seat, 13, "hearts-queen")
        if taken & h.own[JACK_COUNTS] != 0:
            tally.add(seat, -10, "hearts-jack")


def shoot(h: TrickHand, shooter: int, tally: Tally) -> None:
    """The others count 26 each, or the shooter counts 26 less."""
    tally.note("hearts-moon", by=shooter)
    if h.own[OTHERS_PAY] == 0:
        tally.add(shooter, -26, "hearts-shot")
        return
    for seat in range(h.players):
        if seat != shooter:
            tally.add(seat, 26, "hearts-pays")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    passing = Passing(PASSED, {"turns": TURNS[players], "left": (1,), "never": (0,)}[str(options["passing"])])
    return TrickRules(
        pack=STANDARD,
        players=players,
        ending=Until(whole(options, "target")),
        deck=without(STANDARD, OUT[players]),
        deal=deal,
        phases=[passing, Play([FollowSuit(), LowestLeads(), NoPointsYet()], Order(STANDARD, power()))],
        count=counts,
        places=PLACES,
        counters=[JACK if options["jack"] == "yes" else 0, int(options["moon"] == "others")],
        rows=ROWS,
        guessing=KnowsWhatItGave(passing),
    )
