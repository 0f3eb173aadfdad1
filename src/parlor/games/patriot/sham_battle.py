"""Sham Battle: bid on combinations and cards taken, and play for them under the Country in Power.

"Liberty Patriot Games"; our page: rules/patriot.md, rulings R1 to R8.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.game import Game, Options, Rules, word_option
from parlor.core.hand import Deck, Tally
from parlor.core.moves import MELD, PASS, PLAY, Notation, OneCard, Word, payload_of, verb_of
from parlor.core.shuffle import in_order
from parlor.families.tricks.auctions import Bids, UntilOthersPass
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import deal_batches
from parlor.families.tricks.hand import Phase, TrickHand
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.sides import partner, score_side, side_taken
from parlor.families.tricks.then import Then
from parlor.games.patriot.combinations import LAYING, BattleHand, BattleRules, Laid
from parlor.games.patriot.laws import NAMING, FollowCountry, NameCountry, counting_value, target_option, to_do_first, to_target
from parlor.packs.patriot import PATRIOT

# By tens from 50 to 1000 (R1).
BIDS: Final = Bids(50, 1000, 10)


def deal(h: TrickHand, deck: Deck) -> None:
    """All cards, three at a time; with three players one each at the end."""
    deal_batches(h, deck, [3, 3, 3, 3] if h.players == 4 else [3, 3, 3, 3, 3, 1])


class BidByTens(UntilOthersPass):
    """Bids of points, by tens, until all others pass."""

    def no_bid(self, h: TrickHand, bid: i64) -> str:
        return "Bids are multiples of ten, at least 50 and at most 1000"


class Declaration(Phase):
    """The bidder, and then his partner, each lays what combinations of his own he likes; then all cards go back to the hands."""

    name = "declaration"

    def moves(self, h: TrickHand) -> vec[i64]:
        assert isinstance(h, BattleHand)
        moves = vec[i64](capacity=16)
        return h.may_lay(append(moves, PASS))

    def allows(self, h: TrickHand, move: i64) -> bool:
        assert isinstance(h, BattleHand)
        return move == PASS or (verb_of(move) == MELD and h.can_lay(payload_of(move)))

    def reason(self, h: TrickHand, move: i64) -> str:
        assert isinstance(h, BattleHand)
        if verb_of(move) == MELD:
            return h.no_combination(payload_of(move))
        return to_do_first(move, "this is the declaration, so lay a combination or pass")

    def make(self, h: TrickHand, move: i64) -> None:
        assert isinstance(h, BattleHand)
        mate = partner(h, h.bidder)
        if move != PASS:
            h.lay(move)
        elif h.at == h.bidder and mate >= 0:
            h.go_to(mate)
        else:
            h.take_up(h.bidder)
            if mate >= 0:
                h.take_up(mate)
            h.go_to(h.bidder)
            h.advance()


# The bidder leads; follow the country led; the Country in Power beats the others.
PHASES: Final[list[Phase]] = [
    BidByTens(BIDS),
    NameCountry(),
    Declaration(),
    Tricks(FollowCountry(), Order(PATRIOT, PATRIOT.number), Then()),
]


def tally(h: TrickHand, tally: Tally) -> None:
    """The bidder's side scores combinations and cards if they reach the bid, else it loses the bid; the others score their cards."""
    assert isinstance(h, BattleHand)
    if h.bidder < 0:
        tally.note("All passed: the hand was thrown in")
        return
    for side in range(h.players):
        cards = counting_value(side_taken(h, side))
        if side != h.side[h.bidder]:
            score_side(h, tally, side, cards, "cards taken")
        elif h.melded(side) + cards >= h.bid:
            tally.note("Seat {} has kept the bid of {}", h.bidder, h.bid)
            if h.melded(side) > 0:
                score_side(h, tally, side, h.melded(side), "combinations laid")
            score_side(h, tally, side, cards, "cards taken")
        else:
            score_side(h, tally, side, -h.bid, "bid {} and reached only {}", h.bid, h.melded(side) + cards)


def rules(players: int, options: Options) -> Rules:
    """Partners when four play, unless the option says otherwise."""
    notation = Notation([OneCard(PLAY, "play", PATRIOT), Word(PASS, "pass"), BIDS, NAMING, LAYING])
    sides = 2 if players == 4 and options["partners"] == "yes" else 0
    return BattleRules(PATRIOT, players, notation, to_target(options), in_order(48), deal, PHASES, tally, [Laid()], sides)


GAME: Final = Game(
    "sham-battle",
    "Sham Battle",
    "patriot",
    PATRIOT,
    [3, 4],
    4,
    [
        target_option(1000, 5000, "points"),
        word_option("partners", "whether four play as partners", ["yes", "no"]),
    ],
    "Bid on your combinations and the cards you will take, name the Country in Power, and play for it.",
    rules,
    "tricks",
)
