"""Sham Battle: bid on combinations and cards taken, and play for them under the Country in Power.

"Liberty Patriot Games"; our page: rules/patriot.md, rulings R1 to R8.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.game import Options, Rules
from parlor.core.hand import Deck, Tally
from parlor.core.messages import NO_PARAMS, Refusal
from parlor.core.moves import MELD, PASS, payload_of, verb_of
from parlor.families.tricks import Bids, Phase, TrickHand, TrickRules, UntilOthersPass, deal_batches
from parlor.library.patriot.combinations import ON_TABLE, BattleTricks, BesideLaid, Laying, combinations, melded
from parlor.library.patriot.laws import NameCountry, counting_value, to_do_first, to_target
from parlor.packs.patriot import PATRIOT

# By tens from 50 to 1000 (R1).
BIDS: Final = Bids(50, 1000, 10)


def deal(h: TrickHand, deck: Deck) -> None:
    """All cards, three at a time; with three players one each at the end."""
    deal_batches(h, deck, [3, 3, 3, 3] if h.players == 4 else [3, 3, 3, 3, 3, 1])


class BidByTens(UntilOthersPass):
    """Bids of points, by tens, until all others pass."""

    def no_bid(self, h: TrickHand, bid: i64) -> Refusal:
        return Refusal("sham-battle-bids", NO_PARAMS, "R1")


class Declaration(Laying):
    """The bidder, and then his partner, each lays as many combinations of his own as he likes; then all cards go back to the hands."""

    name = "declaration"

    def moves(self, h: TrickHand) -> vec[i64]:
        return combinations(h)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if verb_of(move) == MELD:
            return self.no_combination(h, payload_of(move))
        return to_do_first(move, "sham-battle-no-bid-declare", "sham-battle-declare")

    def make(self, h: TrickHand, move: i64) -> None:
        mate = h.partner(h.bidder)
        if move != PASS:
            self.lay(h, payload_of(move))
        elif h.at == h.bidder and mate >= 0:
            h.go_to(mate)
        else:
            h.pause()
            h.go_to(h.bidder)
            h.advance()


PHASES: Final[list[Phase[TrickHand]]] = [BidByTens(BIDS), NameCountry(), Declaration(), BattleTricks()]


def tally(h: TrickHand, tally: Tally) -> None:
    """The bidder's side scores combinations and cards if they reach the bid, else it loses the bid; the others score their cards."""
    if h.bidder < 0:
        tally.note("thrown-in")
        return
    for side in range(h.players):
        cards = counting_value(h.side_taken(side))
        if side != h.side[h.bidder]:
            h.score_side(tally, side, cards, "patriot-cards-taken")
        elif melded(h, side) + cards >= h.bid:
            tally.note("sham-battle-kept", h.bid, by=h.bidder)
            if melded(h, side) > 0:
                h.score_side(tally, side, melded(h, side), "patriot-combinations-laid")
            h.score_side(tally, side, cards, "patriot-cards-taken")
        else:
            h.score_side(tally, side, -h.bid, "sham-battle-failed", h.bid, melded(h, side) + cards)


def rules(players: int, options: Options) -> Rules:
    """Partners when four play, unless the option says otherwise."""
    return TrickRules(
        pack=PATRIOT,
        players=players,
        ending=to_target(options),
        deal=deal,
        phases=PHASES,
        count=tally,
        places=[ON_TABLE],
        rows=2,
        sides=2 if players == 4 and options["partners"] == "yes" else 0,
        hands=BesideLaid(),
    )
