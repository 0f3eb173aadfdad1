"""A National Contest: two parties fight first for the Presidency, then for House and Senate.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core import bits
from parlor.core.bits import bit, members, zeros
from parlor.core.deals import deal_all
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Params, Refusal, named
from parlor.core.moves import BID, PASS, PLAY, Form, OneCard, Word, payload_of, verb_of
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import CardHand, CardRules, PerSeat, Place
from parlor.core.zone import EVERYONE
from parlor.packs.sammy import BORDERS, CONGRESSMEN, ELECTORAL_VOTES, RANK, SAMMY, SENATORS, STATES

# The party of each side, and what its two seats run for.
PARTIES: Final[list[Params]] = [{"party": named("national-contest-democrats")}, {"party": named("national-contest-republicans")}]
OFFICES: Final = ["national-contest-president", "national-contest-vice-president"]

# The game's own counters: who opens, how many have bid or passed, the hand from which Congress is elected, whether one must bid (R1).
OPENER: Final = 0
SPOKEN: Final = 1
CONGRESS_FROM: Final = 2
FORCED: Final = 3
# The card in contest, the bid of each seat, and the cards that it has captured.
CONTEST: Final = 0
BIDS: Final = 1
WON: Final = 2
PLACES: Final[list[Place]] = [
    Place("contest", "trick", EVERYONE),
    PerSeat("bid", "played", EVERYONE),
    PerSeat("won", "captured", EVERYONE),
]


def _outbids() -> vec[i64]:
    masks = zeros(56)
    for card in members(STATES):
        for other in members(BORDERS[card] & STATES):
            if RANK[other] < RANK[card]:
                masks[card] |= bit(other)
    return masks


# For each state its larger border states, which alone can bid for it (R3).
OUTBIDS: Final = _outbids()


def in_contest(h: CardHand) -> i64:
    """The card in contest, or -1."""
    card = h.lying(CONTEST)
    return card[0] if len(card) > 0 else -1


def bid_of(h: CardHand, seat: i64) -> i64:
    """The card that a seat has bid, or -1."""
    bid = h.lying(BIDS, seat)
    return bid[0] if len(bid) > 0 else -1


def may_bid(h: CardHand) -> i64:
    """The cards with which the seat on turn can bid."""
    return h.hands[h.turn] & OUTBIDS[in_contest(h)]


def elects_congress(h: CardHand) -> bool:
    """Whether this hand is about House and Senate."""
    return h.match.number >= h.own[CONGRESS_FROM]


class Opening(Phase[CardHand]):
    """A state is put into contest, the opener bidding last (R2); any other card is the opener's own (R4)."""

    name = "opening"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack)]

    def moves(self, h: CardHand) -> vec[i64]:
        return members(h.hands[h.turn])

    def reason(self, h: CardHand, move: i64) -> Refusal:
        if verb_of(move) != PLAY:
            return Refusal("national-contest-open-first")
        return Refusal("not-held", {"cards": [SAMMY.codes[move]]})

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        h.lose(seat, move)
        if STATES & bit(move) == 0:
            capture(h, seat, move)
            return
        h.put(CONTEST, move)
        h.own[SPOKEN] = 0
        h.go_to(h.left[seat])
        h.enter(BIDDING)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["contest"] = "Congress" if elects_congress(h) else "President"
        facts["opener"] = int(h.own[OPENER])
        facts["cards"] = [int(bits.count(hand)) for hand in h.hands]


class Bidding(Phase[CardHand]):
    """Each in turn bids a larger border state or passes, as he likes or only if he cannot bid (R1)."""

    name = "bidding"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), OneCard(BID, "bid", pack)]

    def moves(self, h: CardHand) -> vec[i64]:
        found = vec[i64](capacity=8)
        cards = may_bid(h)
        if cards == 0 or h.own[FORCED] == 0:
            found = append(found, PASS)
        for card in members(cards):
            found = append(found, BID | card)
        return found

    def reason(self, h: CardHand, move: i64) -> Refusal:
        contest = in_contest(h)
        if verb_of(move) == PLAY:
            return Refusal("national-contest-bid-or-pass", {"contest": SAMMY.name_of(contest)})
        if move == PASS:
            return Refusal("national-contest-must-bid", ruling="R1")
        card = payload_of(move)
        if h.hands[h.turn] & bit(card) == 0:
            return Refusal("not-held", {"cards": [SAMMY.codes[card]]})
        if STATES & bit(card) == 0:
            return Refusal("national-contest-no-state", {"card": SAMMY.name_of(card)}, "R4")
        states: Params = {"state": SAMMY.name_of(card), "contest": SAMMY.name_of(contest)}
        if BORDERS[contest] & bit(card) == 0:
            return Refusal("national-contest-no-border", states)
        return Refusal("national-contest-not-larger", states, "R3")

    def make(self, h: CardHand, move: i64) -> None:
        seat = h.turn
        if move != PASS:
            h.lose(seat, payload_of(move))
            h.put(BIDS, payload_of(move), seat)
        elif h.own[FORCED] == 1:
            h.lacks[seat] |= OUTBIDS[in_contest(h)]
        h.own[SPOKEN] += 1
        if h.own[SPOKEN] == 4:
            decide(h)
        else:
            h.go_to(h.left[seat])


OPENING: Final = 0
BIDDING: Final = 1
PHASES: Final[list[Phase[CardHand]]] = [Opening(), Bidding()]


def leading(h: CardHand) -> i64:
    """The seat with the largest state on the table; the opener's own competes (R5)."""
    best = in_contest(h)
    leader = h.own[OPENER]
    for seat in range(4):
        card = bid_of(h, seat)
        if card >= 0 and RANK[card] < RANK[best]:
            best = card
            leader = seat
    return leader


def decide(h: CardHand) -> None:
    """The largest state takes the card, and the bids go back."""
    card = in_contest(h)
    winner = leading(h)
    h.pause()
    h.lay_out(CONTEST, vec[i64]())
    capture(h, winner, card)
    for seat in range(4):
        card = bid_of(h, seat)
        if card >= 0:
            h.give_openly(seat, card)
            h.lay_out(BIDS, vec[i64](), seat)
            h.pause()


def capture(h: CardHand, seat: i64, card: i64) -> None:
    """A card is won, and the next seat opens."""
    h.put(WON, card, seat)
    h.own[OPENER] = h.left[h.own[OPENER]]
    h.go_to(h.own[OPENER])
    h.enter(OPENING)
    h.over = sum([len(h.lying(WON, each)) for each in range(4)]) == 56
    h.tell("took", "national-contest-captures", seat, card)


def deal(h: CardHand, deck: Deck) -> None:
    """All cards, one at a time; the dealer opens."""
    deal_all(h, deck)
    h.own[OPENER] = h.dealer
    h.go_to(h.dealer)


def count(h: CardHand, tally: Tally) -> None:
    """What the hand was about."""
    if elects_congress(h):
        elect_congress(h, tally)
    else:
        elect_president(h, tally)


def elect_president(h: CardHand, tally: Tally) -> None:
    """The side with more electoral votes has President and Vice President."""
    elected = compare(h, tally, "national-contest-electoral-votes", ELECTORAL_VOTES)
    for seat in range(4):
        if seat % 2 == elected:
            tally.add(seat, 1, OFFICES[seat // 2])


def elect_congress(h: CardHand, tally: Tally) -> None:
    """More congressmen have the House, more senators the Senate; the Vice President breaks a tie (R8)."""
    house = compare(h, tally, "national-contest-congressmen", CONGRESSMEN)
    give(tally, house, "national-contest-house")
    senate = compare(h, tally, "national-contest-senators", SENATORS)
    if senate >= 0:
        give(tally, senate, "national-contest-senate")
    elif h.match.results:
        give(tally, 0 if h.match.results[0].points[0] > 0 else 1, "national-contest-casting-vote")
    else:
        tally.note("national-contest-divided")


def votes(h: CardHand, side: i64, printed: vec[i64]) -> i64:
    """What the cards that a side has captured carry."""
    total: i64 = 0
    for seat in range(4):
        if h.side[seat] == side:
            for card in h.lying(WON, seat):
                total += printed[card]
    return total


def compare(h: CardHand, tally: Tally, key: str, printed: vec[i64]) -> i64:
    """The side that has more of something, or -1."""
    ours = votes(h, 0, printed)
    theirs = votes(h, 1, printed)
    tally.note(key, ours, theirs)
    return -1 if ours == theirs else 0 if ours > theirs else 1


def give(tally: Tally, side: i64, key: str) -> None:
    """A point to both partners."""
    for seat in range(4):
        if seat % 2 == side:
            tally.add_with(seat, 1, key, PARTIES[side])


# How many hands are played, and the one from which Congress is elected: three offices make the game, one point each (R7).
CONTESTS: Final = {"both": (2, 2), "president": (1, 2), "congress": (1, 1)}


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    hands, congress_from = CONTESTS[str(options["contests"])]
    return CardRules(
        pack=SAMMY,
        players=4,
        ending=MostAfter(hands),
        deal=deal,
        phases=PHASES,
        count=count,
        places=PLACES,
        counters=[-1, 0, congress_from, 1 if options["bids"] == "forced" else 0],
        sides=2,
        tells_over=True,
    )
