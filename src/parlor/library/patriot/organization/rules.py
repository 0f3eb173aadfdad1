"""Organization: bid units, name the Organizing Country, and with five call a partner whom nobody knows till his card falls.

"Liberty Patriot Games"; our page: rules/patriot.md, rulings R1 to R7.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import EMPTY, bit, count, lowest, members, union
from parlor.core.deals import deal_singly
from parlor.core.facts import CARD, SEAT, FactKinds
from parlor.core.game import Options, Rules
from parlor.core.hand import Deck, Fact, Tally
from parlor.core.messages import Params, Refusal
from parlor.core.moves import DISCARD, NEXT, OWN, PASS, Choice, Form, OneCard, Word, payload_of, verb_of, with_each
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.rng import Rng
from parlor.core.state import CardHand, Guessing, Place
from parlor.core.zone import NOBODY, Zone, owner
from parlor.families.tricks import Bids, Effect, Order, TrickHand, TrickRules, Tricks, UntilOthersPass, card_named
from parlor.library.patriot.laws import FollowCountry, NameCountry, to_do_first, to_target
from parlor.packs.patriot import PATRIOT

TAKE: Final = OWN
CALL: Final = OWN + NEXT

# Cards each for 2, 3, 4, 5 and 6 players: as many tricks, and so units, as can be bid.
EACH: Final = {2: 10, 3: 15, 4: 12, 5: 9, 6: 8}
# Four play as two couples, six as three.
SIDES: Final = {2: 0, 3: 0, 4: 2, 5: 0, 6: 3}

# The game's own counters: whether the reserve was taken; the card called, who called it and the partner, -1 for none; and whether
# the caller has played a copy of that card himself.
TAKEN: Final = 0
CALLED: Final = 1
CALLER: Final = 2
PARTNER: Final = 3
PLAYED_BY_CALLER: Final = 4


class PutAway(Place):
    """The cards that the bidder puts away, which he alone sees; with two players the dead cards, which nobody sees."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        sees = h.sees[first]
        return [Zone(self.name, h.lies[first], sees, self.role, -1 if sees == NOBODY else lowest(sees))]


RESERVE: Final = 0
AWAY: Final = 1
PLACES: Final[list[Place]] = [Place("reserve", "aside"), PutAway("discard", "discard")]


def deal(h: TrickHand, deck: Deck) -> None:
    """One at a time; what does not divide is the reserve, or the dead cards of two."""
    h.lay_out(AWAY if h.players == 2 else RESERVE, deck.cards[deal_singly(h, deck, EACH[h.players]) :])


class UnitBids(UntilOthersPass):
    """Bids of units, up to the number of tricks, until all others pass."""

    def no_bid(self, h: TrickHand, bid: i64) -> Refusal:
        if bid > self.bids.high:
            return Refusal("organization-only-so-many", {"number": int(self.bids.high)}, "R2")
        return super().no_bid(h, bid)


class TakeReserve(Phase[TrickHand]):
    """The bidder takes the reserve and puts three cards away, or leaves it (R4)."""

    name = "reserve"

    def forms(self, pack: Pack) -> list[Form]:
        discard = OneCard(DISCARD, "discard", pack, heard="organization-discards")
        return [Word(PASS, "pass"), discard, Choice(TAKE, "take", ["reserve"], "took")]

    def moves(self, h: TrickHand) -> vec[i64]:
        if h.own[TAKEN] == 0:
            return append(append(vec[i64](capacity=2), PASS), TAKE)
        return with_each(DISCARD, h.pack.folded(h.hands[h.at]))

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if h.own[TAKEN] == 0:
            return to_do_first(move, "organization-no-bid-reserve", "organization-reserve-first")
        if verb_of(move) == DISCARD:
            return card_named(h, move)
        to_go: Params = {"number": 3 - len(h.lying(AWAY))}
        return to_do_first(move, "organization-no-bid-discard", "organization-discard-first", to_go)

    def make(self, h: TrickHand, move: i64) -> None:
        if move == TAKE:
            h.own[TAKEN] = 1
            h.hands[h.at] |= union(h.lying(RESERVE))
            h.lay_out(RESERVE, vec[i64]())
            h.show(AWAY, owner(h.at))
            return
        if verb_of(move) == DISCARD:
            card = h.copy_held(h.at, payload_of(move))
            h.hands[h.at] &= ~bit(card)
            h.put(AWAY, card)
        if move == PASS or len(h.lying(AWAY)) == 3:
            h.advance()


class CallPartner(Phase[TrickHand]):
    """The bidder calls a card that somebody else may hold (R5)."""

    name = "partner"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(CALL, "call", pack)]

    def moves(self, h: TrickHand) -> vec[i64]:
        return with_each(CALL, h.pack.folded(h.pack.all & ~(h.hands[h.at] | union(h.lying(AWAY)))))

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == CALL:
            return Refusal("organization-both-copies", {"card": h.pack.codes[payload_of(move)]}, "R5")
        return to_do_first(move, "organization-no-bid-call", "organization-call-first")

    def make(self, h: TrickHand, move: i64) -> None:
        h.own[CALLED] = payload_of(move)
        h.own[CALLER] = h.at
        h.advance()


class FindPartner(Effect):
    """The first other player who plays the called card is the partner."""

    def after_card(self, h: TrickHand, card: i64) -> None:
        if h.pack.first(card) != h.own[CALLED]:
            return
        if h.at == h.own[CALLER]:
            h.own[PLAYED_BY_CALLER] = 1
        elif h.own[PARTNER] < 0:
            h.pause()
            h.own[PARTNER] = h.at
            h.tell("noted", "organization-partner", h.at, card)


class UnitTricks(Tricks):
    """The tricks, each a unit. The bidder leads; follow the country led; the Organizing Country beats the others."""

    def facts(self, h: TrickHand, facts: dict[str, Fact]) -> None:
        super().facts(h, facts)
        facts["reserve taken"] = h.own[TAKEN] == 1
        facts["called"] = h.pack.codes[h.own[CALLED]] if h.own[CALLED] >= 0 else None
        facts["partner"] = int(h.own[PARTNER]) if h.own[PARTNER] >= 0 else None

    def fact_kinds(self) -> FactKinds:
        return {"called": CARD, "partner": SEAT}


PLAYING: Final = UnitTricks([FollowCountry()], Order(PATRIOT, PATRIOT.number), [FindPartner()])


class NeverBoth(Guessing):
    """The caller never has both copies of the card that he called, in his hand or put away."""

    def redeal(self, h: CardHand, seat: i64, pool: i64, room: vec[i64], lacks: vec[i64], rng: Rng) -> vec[i64]:
        caller = h.own[CALLER]
        if caller >= 0 and seat != caller:
            copies = h.pack.copies_in(pool, h.own[CALLED])
            if h.own[PLAYED_BY_CALLER] == 0:
                copies = bit(lowest(copies)) if count(copies) == 2 else EMPTY
            lacks[caller] |= copies
            lacks[h.players + 1 + h.place(AWAY)] |= copies
        return super().redeal(h, seat, pool, room, lacks, rng)


def tally(h: TrickHand, tally: Tally) -> None:
    """A bid that is made scores the units taken, a bid that is missed costs the bid; all others score their units."""
    if h.bidder < 0:
        tally.note("thrown-in")
        return
    bidding = h.side[h.bidder]
    partner = h.own[PARTNER]
    units = h.side_tricks(bidding) + (h.tricks[partner] if partner >= 0 else 0)
    made = units >= h.bid
    tally.note("organization-made" if made else "organization-missed", h.bid, by=h.bidder)
    for side in range(h.players):
        if side == bidding and not made:
            h.score_side(tally, side, -h.bid, "organization-bid-and-took", h.bid, units)
        elif side == partner and not made:
            h.score_side(tally, side, 0, "organization-partner-missed")
        else:
            h.score_side(tally, side, h.side_tricks(side), "organization-units")


def rules(players: int, options: Options) -> Rules:
    """Bidding, the reserve if there is one, the country, with five players the partner, and the tricks; two play with one of each card."""
    reserve: list[Phase[TrickHand]] = [TakeReserve()] if players in (3, 5) else []
    call: list[Phase[TrickHand]] = [CallPartner()] if players == 5 else []
    return TrickRules(
        pack=PATRIOT,
        players=players,
        ending=to_target(options),
        deck=members(PATRIOT.firsts if players == 2 else PATRIOT.all),
        deal=deal,
        phases=[UnitBids(Bids(1, EACH[players])), *reserve, NameCountry(), *call, PLAYING],
        count=tally,
        places=PLACES,
        counters=[0, -1, -1, -1, 0],
        sides=SIDES[players],
        guessing=NeverBoth(),
    )
