"""Liberty Bond Game: lay sequences and groups, one a turn, and Liberty Bonds in front of you for ten each.

"Liberty Patriot Games", time of the First World War; our page: rules/patriot.md, laws C1 to C11, rulings R1 to R5.
"""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import union
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.core.messages import Refusal
from parlor.core.moves import Notation
from parlor.core.shuffle import in_order
from parlor.families.rummy.hand import RummyHand, RummyRules, deal_batches, turn_up
from parlor.families.rummy.melds import NAMES, Faults, Melds, Sizes
from parlor.families.rummy.turn import DrawTurning, Play, TurnLimit, Words, forms
from parlor.packs.patriot import COUNTING, PATRIOT

BOND: Final = 5
# The Bonds, which count for the owner of the meld in which they lie.
BONDS: Final[i64] = union(PATRIOT.cards(["A5", "B5", "F5", "I5"]))

WORDS: Final = Words(
    draw_first="liberty-bond-draw-first",
    drawn="liberty-bond-already-drawn",
    misfit="liberty-bond-misfit",
    misfit_set="liberty-bond-misfit",
    full="liberty-bond-misfit",
    no_meld="no-meld",
    one_meld="liberty-bond-one-meld",
    keep_a_card="liberty-bond-keep-a-card",
)

# Sequences of one country, and groups of three to eight of one value, in which both cards of a kind may lie.
NEITHER: Final = Faults([Refusal("liberty-bond-no-meld")])
MELDS: Final = Melds(PATRIOT, PATRIOT.firsts, Sizes(3, 6), Sizes(3, 8), NEITHER, twins=True)


class DrawRenewing(DrawTurning):
    """An empty stock is renewed as a turn begins: all of the discard pile but its top card is turned over (R3)."""

    def begin(self, h: RummyHand) -> None:
        if h.in_stock == 0:
            h.pause()
            h.turn_over(1)


# One meld a turn and any number of additions (R1); the last card leaves the hand by a discard alone.
PLAYING: Final = Play(MELDS, WORDS, one_meld=True, keep=1)


def deal(h: RummyHand, deck: Deck) -> None:
    """One at a time: ten cards each for two players, eight for three, six for more; the next one is turned up."""
    each = 10 if h.players == 2 else 8 if h.players == 3 else 6
    turn_up(h, deck, deal_batches(h, deck, [1] * each))


def bonds_of(h: RummyHand, seat: i64) -> i64:
    """How many Bonds lie in the melds before a player."""
    bonds: i64 = 0
    for entry in h.laid:
        if h.owners[entry // NAMES // NAMES] == seat and PATRIOT.number[entry % NAMES] == BOND:
            bonds += 1
    return bonds


def tally(h: RummyHand, tally: Tally) -> None:
    """Whoever is out scores the cards left in all other hands; each player scores ten for every Bond in the melds before him (R2, R5)."""
    if h.out >= 0:
        tally.note("is-out", by=h.out)
        for seat in range(h.players):
            if seat != h.out:
                worth = h.counted(seat, COUNTING)
                tally.add(h.out, worth, "holds-worth", worth, by=seat)
    else:
        tally.note("liberty-bond-nobody-out")
    for seat in range(h.players):
        bonds = bonds_of(h, seat)
        if bonds > 0:
            tally.add(seat, 10 * bonds, "liberty-bond-bonds", bonds)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table: a hand stops after 100 turns each, the game after 100 hands."""
    notation = Notation(forms(MELDS, 16))
    ending = FirstTo(whole(options, "target"), 100)
    phases = [DrawRenewing(WORDS), PLAYING]
    return RummyRules(PATRIOT, players, notation, ending, in_order(48), deal, MELDS, phases, TurnLimit(100), tally)
