"""A National Contest: two parties fight first for the Presidency, then for House and Senate.

"Sammy", The Sammy Card Company, 1934; our page: rules/sammy.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core import bits
from parlor.core.bits import bit, members, zeros
from parlor.core.deals import deal_all
from parlor.core.facts import SEAT, FactKinds, OneOf
from parlor.core.game import MostAfter, Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Params, Refusal, named
from parlor.core.moves import BID, PASS, PLAY, UNKNOWN, Form, OneCard, Word, any_with, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand, CardRules, PerSeat, Place
from parlor.core.zone import EVERYONE, Zone
from parlor.packs.sammy import BORDERS, CONGRESSMEN, ELECTORAL_VOTES, RANK, SAMMY, SENATORS, STATES

# The party of each side, and the offices of its two players.
PARTIES: Final[list[Params]] = [{"party": named("national-contest-democrats")}, {"party": named("national-contest-republicans")}]
OFFICES: Final = ["national-contest-president", "national-contest-vice-president"]

# Counters: who opens, how many have bid or passed, the first hand that elects Congress, and 1 if bids are forced (R1).
OPENER: Final = 0
SPOKEN: Final = 1
CONGRESS_FROM: Final = 2
FORCED: Final = 3
# The card in contest and from there on the bid of each seat, -1 where no card lies; how many cards are captured.
CONTEST: Final = 4
BIDS: Final = 5
CAPTURED: Final = 9


class InContest(Place):
    """The card in contest, and the bids for it."""

    def listed(self) -> bool:
        return False

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        lie = [members(bit(card)) if card >= 0 else vec[i64]() for card in h.own[CONTEST:CAPTURED]]
        bids = [Zone(f"bid:{seat}", lie[1 + seat], EVERYONE, "played", seat) for seat in range(4)]
        return [Zone(self.name, lie[0], EVERYONE, self.role), *bids]


# The cards that each seat captured.
WON: Final = 1
PLACES: Final[list[Place]] = [InContest("contest", "trick"), PerSeat("won", "captured", EVERYONE)]


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
    return h.hands[h.turn] & OUTBIDS[h.own[CONTEST]]


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
        h.own[CONTEST] = move
        h.own[SPOKEN] = 0
        h.go_to(h.left[h.turn])
        h.enter(BIDDING)

    def step(self, h: CardHand, rng: Rng) -> None:
        self.make(h, rng.member(h.hands[h.turn]))

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
        return with_each(BID, may_bid(h), self.passing(h))

    def passing(self, h: CardHand) -> i64:
        """PASS, if the player may pass."""
        return PASS if h.own[FORCED] == 0 or may_bid(h) == 0 else UNKNOWN

    def step(self, h: CardHand, rng: Rng) -> None:
        self.make(h, any_with(BID, may_bid(h), rng, self.passing(h)))

    def reason(self, h: CardHand, move: i64) -> Refusal:
        contest = h.own[CONTEST]
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
            h.own[BIDS + seat] = payload_of(move)
        elif h.own[FORCED] == 1:
            h.lacks[seat] |= OUTBIDS[h.own[CONTEST]]
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
    best = h.own[CONTEST]
    leader = h.own[OPENER]
    for seat in range(4):
        card = h.own[BIDS + seat]
        if card >= 0 and RANK[card] < RANK[best]:
            best = card
            leader = seat
    return leader


def decide(h: CardHand) -> None:
    """The largest state takes the card, and the bids go back to the hands."""
    won = h.own[CONTEST]
    winner = leading(h)
    h.pause()
    h.own[CONTEST] = -1
    capture(h, winner, won)
    for seat in range(4):
        card = h.own[BIDS + seat]
        if card >= 0:
            h.give_openly(seat, card)
            h.own[BIDS + seat] = -1
            h.pause()


def capture(h: CardHand, seat: i64, card: i64) -> None:
    """A seat captures a card, and the next seat opens."""
    h.put(WON, card, seat)
    h.own[CAPTURED] += 1
    h.own[OPENER] = h.left[h.own[OPENER]]
    h.go_to(h.own[OPENER])
    h.enter(OPENING)
    h.over = h.own[CAPTURED] == len(h.rules.deck)
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


def votes_of(h: CardHand, printed: vec[i64], side: int) -> int:
    """What is printed on the cards that a side has captured, in all."""
    return sum([int(printed[card]) for seat in range(4) if h.side[seat] == side for card in h.lying(WON, seat)])


def compare(h: CardHand, tally: Tally, key: str, printed: vec[i64]) -> i64:
    """The side whose captured cards have the higher total, or -1 for a tie."""
    votes = [votes_of(h, printed, side) for side in range(2)]
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
        counters=[-1, 0, congress_from, 1 if options["bids"] == "forced" else 0, -1, -1, -1, -1, -1, 0],
        sides=2,
        tells_over=True,
    )
