"""A National Contest: two parties fight first for the Presidency, then for House and Senate.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core import bits
from parlor.core.bits import bit, last, members, zeros
from parlor.core.deals import deal_all
from parlor.core.facts import SEAT, FactKinds, OneOf
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Params, Refusal, named
from parlor.core.moves import BID, PASS, PLAY, UNKNOWN, Form, OneCard, Word, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import CardHand, CardRules, PerSeat, Place
from parlor.core.zone import EVERYONE
from parlor.packs.sammy import BORDERS, CONGRESSMEN, ELECTORAL_VOTES, RANK, SAMMY, SENATORS, STATES

# The party of each side, and the offices of its two players.
PARTIES: Final[list[Params]] = [{"party": named("national-contest-democrats")}, {"party": named("national-contest-republicans")}]
OFFICES: Final = ["national-contest-president", "national-contest-vice-president"]

# Counters: who opens, how many have bid or passed, the first hand that elects Congress, and 1 if bids are forced (R1).
OPENER: Final = 0
SPOKEN: Final = 1
CONGRESS_FROM: Final = 2
FORCED: Final = 3
# The card in contest; for each seat its bid and the cards it captured.
CONTEST: Final = 0
BIDS: Final = 1
WON: Final = 2
PLACES: Final[list[Place]] = [Place("contest", "trick", EVERYONE), PerSeat("bid", "played", EVERYONE), PerSeat("won", "captured", EVERYONE)]


def _outbids() -> vec[i64]:
    masks = zeros(56)
    for card in members(STATES):
        for other in members(BORDERS[card] & STATES):
            if RANK[other] < RANK[card]:
                masks[card] |= bit(other)
    return masks


# For each state, the larger states that border it. Only these can bid for it (R3).
OUTBIDS: Final = _outbids()


def may_bid(h: CardHand) -> i64:
    """The cards that the player can bid."""
    return h.hands[h.turn] & OUTBIDS[last(h.lying(CONTEST))]


def elects_congress(h: CardHand) -> bool:
    """Whether this hand elects House and Senate."""
    return h.match.number >= h.own[CONGRESS_FROM]


class Opening(Phase[CardHand]):
    """The opener puts a state into contest and bids last (R2). Any other card is simply the opener's own (R4)."""

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
        h.lose(h.turn, move)
        if STATES & bit(move) == 0:
            capture(h, h.turn, move)
            return
        h.put(CONTEST, move)
        h.own[SPOKEN] = 0
        h.go_to(h.left[h.turn])
        h.enter(BIDDING)

    def facts(self, h: CardHand, facts: dict[str, Fact]) -> None:
        facts["contest"] = "Congress" if elects_congress(h) else "President"
        facts["opener"] = int(h.own[OPENER])
        facts["cards"] = [int(bits.count(hand)) for hand in h.hands]

    def fact_kinds(self) -> FactKinds:
        return {"contest": OneOf(["President", "Congress"]), "opener": SEAT}


class Bidding(Phase[CardHand]):
    """Each player in turn bids a larger border state or passes. If bids are forced, only a player who cannot bid may pass (R1)."""

    name = "bidding"

    def forms(self, pack: Pack) -> list[Form]:
        return [Word(PASS, "pass"), OneCard(BID, "bid", pack)]

    def moves(self, h: CardHand) -> vec[i64]:
        cards = may_bid(h)
        return with_each(BID, cards, PASS if cards == 0 or h.own[FORCED] == 0 else UNKNOWN)

    def reason(self, h: CardHand, move: i64) -> Refusal:
        contest = last(h.lying(CONTEST))
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
            h.lacks[seat] |= OUTBIDS[last(h.lying(CONTEST))]
        h.own[SPOKEN] += 1
        if h.own[SPOKEN] == 4:
            decide(h)
        else:
            h.go_to(h.left[seat])


OPENING: Final = 0
BIDDING: Final = 1
PHASES: Final[list[Phase[CardHand]]] = [Opening(), Bidding()]


def leading(h: CardHand) -> i64:
    """The seat with the largest state on the table, including the opener's card (R5)."""
    best = last(h.lying(CONTEST))
    leader = h.own[OPENER]
    for seat in range(4):
        for card in h.lying(BIDS, seat):
            if RANK[card] < RANK[best]:
                best = card
                leader = seat
    return leader


def decide(h: CardHand) -> None:
    """The largest state takes the card, and the bids go back to the hands."""
    won = last(h.lying(CONTEST))
    winner = leading(h)
    h.pause()
    h.lay_out(CONTEST, vec[i64]())
    capture(h, winner, won)
    for seat in range(4):
        for card in h.lying(BIDS, seat):
            h.give_openly(seat, card)
            h.lay_out(BIDS, vec[i64](), seat)
            h.pause()


def capture(h: CardHand, seat: i64, card: i64) -> None:
    """A seat captures a card, and the next seat opens."""
    h.put(WON, card, seat)
    h.own[OPENER] = h.left[h.own[OPENER]]
    h.go_to(h.own[OPENER])
    h.enter(OPENING)
    h.over = sum([len(h.lying(WON, each)) for each in range(4)]) == 56
    h.tell("took", "national-contest-captures", seat, card)


def deal(h: CardHand, deck: Deck) -> None:
    """Deals all cards one at a time. The dealer opens."""
    deal_all(h, deck)
    h.own[OPENER] = h.dealer
    h.go_to(h.dealer)


def count(h: CardHand, tally: Tally) -> None:
    """The side with more electoral votes wins President and Vice President, unless the hand elects Congress."""
    if elects_congress(h):
        elect_congress(h, tally)
        return
    elected = compare(h, tally, "national-contest-electoral-votes", ELECTORAL_VOTES)
    for seat in range(4):
        if h.side[seat] == elected:
            tally.add(seat, 1, OFFICES[seat // 2])


def elect_congress(h: CardHand, tally: Tally) -> None:
    """More congressmen win the House, more senators win the Senate. The Vice President breaks a tie (R8)."""
    give(tally, compare(h, tally, "national-contest-congressmen", CONGRESSMEN), "national-contest-house")
    senate = compare(h, tally, "national-contest-senators", SENATORS)
    if senate >= 0:
        give(tally, senate, "national-contest-senate")
    elif h.match.results:
        give(tally, 0 if h.match.results[0].points[0] > 0 else 1, "national-contest-casting-vote")
    else:
        tally.note("national-contest-divided")


def compare(h: CardHand, tally: Tally, key: str, printed: vec[i64]) -> i64:
    """The side whose captured cards have the higher total, or -1 for a tie."""
    votes = [0, 0]
    for seat in range(4):
        votes[h.side[seat]] += sum([int(printed[card]) for card in h.lying(WON, seat)])
    tally.note(key, votes[0], votes[1])
    return -1 if votes[0] == votes[1] else 0 if votes[0] > votes[1] else 1


def give(tally: Tally, side: i64, key: str) -> None:
    """A point to both partners."""
    first = len(tally.lines)
    for seat in range(4):
        if seat % 2 == side:
            tally.add_with(seat, 1, key, PARTIES[side])
    tally.join(first)


# How many hands are played, and the first hand that elects Congress. There are three offices, one point each (R7).
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
