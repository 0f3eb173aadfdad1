"""Jaimy: three tricks count three, all five count seven; after the first three one may stop or go on.

"Rummy", United Games Company, 1916; our page: rules/rummy.md, rulings R1 to R6.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import members
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import OWN, PLAY, Form, OneCard, Word
from parlor.core.pack import Pack
from parlor.core.phase import Phase
from parlor.core.state import Stock
from parlor.families.tricks import Effect, FollowOrTrump, Order, TrickHand, TrickRules, Tricks, Turned, card_named, turn_up
from parlor.packs.rummy import RUMMY

CLAIM: Final = OWN
PLAYING: Final = 0
DECIDING: Final = 1


def all_three(h: TrickHand) -> bool:
    """Whether one side took the first three tricks."""
    side = h.side[h.takers[0]]
    return h.side[h.takers[1]] == side and h.side[h.takers[2]] == side


class StopInTime(Effect):
    """Who has won the first three tricks decides; a third trick won later ends the hand, and so does a failed attempt at all five."""

    def after_trick(self, h: TrickHand) -> None:
        tricks: i64 = len(h.takers)
        if tricks == 3 and all_three(h):
            h.enter(DECIDING)
        elif tricks > 3 and all_three(h):
            # R4: the attempt fails with the first trick lost.
            h.over = h.side[h.winner] != h.side[h.takers[0]]
        elif tricks > 3:
            # R3: a third trick won late counts at once.
            h.over = h.side_tricks(h.side[h.winner]) == 3


class Deciding(Phase[TrickHand]):
    """Whoever won the third of the first three tricks stops, or goes on with a lead (R2, R5)."""

    name = "play"

    def forms(self, pack: Pack) -> list[Form]:
        return [OneCard(PLAY, "play", pack), Word(CLAIM, "claim")]

    def moves(self, h: TrickHand) -> vec[i64]:
        return append(members(h.hands[h.at]), CLAIM)

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        return card_named(h, move)

    def make(self, h: TrickHand, move: i64) -> None:
        if move == CLAIM:
            h.over = True
        else:
            h.enter(PLAYING)
            h.phase.make(h, move)


# With the suit led in hand follow suit or trump, else play anything; the highest trump takes the trick, else the highest of the suit led.
TOO_SOON: Final = {CLAIM: Refusal("jaimy-claim-too-soon", ruling="R2")}
TRICKS: Final = Tricks([FollowOrTrump()], Order(RUMMY, RUMMY.number), [StopInTime()], TOO_SOON)


def deal(h: TrickHand, deck: Deck) -> None:
    """Five each, singly; the next card makes its suit trumps and stays out of play."""
    dealt = deal_singly(h, deck, 5)
    h.stock = rest_reversed(deck.cards, dealt + 1)
    turn_up(h, deck.cards[dealt])


def count(h: TrickHand, tally: Tally) -> None:
    """Three for three tricks, seven for all five; nothing for an attempt that failed."""
    went_on = len(h.takers) > 3 and all_three(h)
    for side in range(h.players):
        tricks = h.side_tricks(side)
        if tricks == 5:
            h.score_side(tally, side, 7, "jaimy-all-five")
        elif tricks == 3 and not went_on:
            h.score_side(tally, side, 3, "jaimy-three")
    if len(tally.seats) == 0:
        if went_on:
            tally.note("jaimy-went-on", by=h.takers[2])
        else:
            tally.note("jaimy-nobody")


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    return TrickRules(
        pack=RUMMY,
        players=players,
        ending=FirstTo(whole(options, "target"), 500),
        deal=deal,
        phases=[TRICKS, Deciding()],
        count=count,
        places=[Turned(), Stock()],
        sides=sides_of(players, options["partners"]),
    )


def sides_of(players: int, partners: int | str) -> int:
    """How many sides there are; 0 where each plays for himself."""
    if partners == "no":
        return 0
    if partners == "pairs" and players in (4, 6):
        return players // 2
    if partners == "threes" and players == 6:
        return 2
    fitting = "4 or 6" if partners == "pairs" else "6"
    raise ValueError(f"option 'partners' cannot be {partners!r} with {players} players: {partners} are for {fitting}")
