"""Argentina: catch the trumps that count, the ten above all, and more cards than anybody else.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import bit, filled, members, zeros
from parlor.core.game import FirstTo, Game, Options, Rules, number_option, whole
from parlor.core.hand import Deck, Tally
from parlor.core.moves import PLAY, Notation, OneCard
from parlor.core.zone import NOBODY, Zone
from parlor.families.tricks.beats import Order
from parlor.families.tricks.deals import show_trump, turn_up
from parlor.families.tricks.hand import Place, TrickHand, TrickRules, Turned, card_named, is_play
from parlor.families.tricks.may import FollowSuit
from parlor.families.tricks.play import Tricks
from parlor.families.tricks.then import Then
from parlor.packs.rumme import RUMME

PACK_SIZE: Final = 36
# What trumps taken count: number, points.
COUNTING: Final = [(1, 4), (13, 3), (12, 2), (11, 1), (10, 10)]
# The names of the hands that lie face down, the one taken up last first, and how many of them there are for two and for three.
FACE_DOWN: Final = ["first", "second"]
LYING: Final = {2: 2, 3: 1}
# Every deal gives out ten points at least, so no limit on the hands is ever reached (R9).
NO_LIMIT: Final = 1000000


def pack_used() -> vec[i64]:
    """The 1 and the 6 to 13 of every suit (R1)."""
    cards = vec[i64](capacity=PACK_SIZE)
    for card in range(52):
        if RUMME.number[card] == 1 or RUMME.number[card] >= 6:
            cards = append(cards, card)
    return cards


def one_high() -> vec[i64]:
    """The power of every card: its number, the 1 above the 13."""
    power = vec[i64](capacity=RUMME.size)
    for number in RUMME.number:
        power = append(power, 14 if number == 1 else number)
    return power


def deal(h: TrickHand, deck: Deck) -> None:
    """One at a time: the hands that lie face down first, then the hands taken up; the thirty-sixth card shows the trump (R4)."""
    lying = LYING.get(h.players, 0)
    each = PACK_SIZE // h.players // (lying + 1)
    h.aside = zeros(lying * h.players)
    h.aside_seen = filled(lying * h.players, NOBODY)
    cards = deck.cards
    at: i64 = 0
    for layer in range(lying + 1):
        for _ in range(each):
            seat = h.left[h.dealer]
            for _ in range(h.players):
                if layer < lying:
                    h.aside[layer * h.players + seat] |= bit(cards[at])
                else:
                    h.hands[seat] |= bit(cards[at])
                at += 1
                seat = h.left[seat]
    h.go_to(h.left[h.dealer])
    last = cards[PACK_SIZE - 1]
    if at == PACK_SIZE:
        h.known[h.dealer] |= bit(last)
        show_trump(h, last)
    else:
        turn_up(h, last)


class FaceDown(Place):
    """Each player's hands that are not taken up yet: nobody sees them, the owner neither."""

    def __init__(self, players: int) -> None:
        self.lying: Final = LYING.get(players, 0)

    def zones(self, h: TrickHand) -> list[Zone]:
        return [self.zone(h, layer, seat) for layer in range(self.lying) for seat in range(h.players)]

    def zone(self, h: TrickHand, layer: i64, seat: i64) -> Zone:
        """One hand, empty once it is taken up."""
        lies = layer * h.players < len(h.aside)
        return Zone(f"{FACE_DOWN[layer]}:{seat}", members(h.aside[layer * h.players + seat]) if lies else vec[i64](), NOBODY)


class TakeUpNext(Then):
    """When all hands are empty each takes up the next one from the top of its pile (R3); what play has shown of the old hands is past."""

    def after_trick(self, h: TrickHand) -> None:
        lying = len(h.aside) - h.players
        if h.hands[h.winner] != 0 or lying < 0:
            return
        for seat in range(h.players):
            h.hands[seat] = h.aside[lying + seat]
            h.lacks[seat] = 0
        h.aside = h.aside[:lying]
        h.aside_seen = h.aside_seen[:lying]
        h.tell("All take up their next hands")


class ArgentinaTricks(Tricks):
    """Follow suit if you can with the hand taken up, else trump or throw away; nobody is obliged to trump or to beat."""

    def reason(self, h: TrickHand, move: i64) -> str:
        if len(h.aside) > 0 and is_play(move) and h.hands[h.at] & bit(move) == 0:
            return f"{card_named(h, move)}: a hand that lies face down has not been taken up yet"
        return super().reason(h, move)


PLAYING: Final = ArgentinaTricks(FollowSuit(), Order(RUMME, one_high()), TakeUpNext())


def tally(h: TrickHand, tally: Tally) -> None:
    """The trumps that count, to their takers; then the surplus of the one who took the most cards, or of all who share the most (R7)."""
    for number, points in COUNTING:
        card = bit(h.trump * 13 + number - 1)
        for seat in range(h.players):
            if h.taken(seat) & card != 0:
                tally.add(seat, points, "took the {} of trumps", number)
    dealt = PACK_SIZE // h.players
    most = max(h.tricks) * h.players
    for seat in range(h.players):
        if h.tricks[seat] * h.players == most and most > dealt:
            tally.add(seat, most - dealt, "took the most cards, {}, and was dealt {}", most, dealt)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    notation = Notation([OneCard(PLAY, "play", RUMME)])
    ending = FirstTo(whole(options, "target"), NO_LIMIT)
    return TrickRules(RUMME, players, notation, ending, pack_used(), deal, [PLAYING], tally, [FaceDown(players), Turned()])


GAME: Final = Game(
    "argentina",
    "Argentina",
    "rumme-1914",
    RUMME,
    [2, 3, 4, 5, 6, 7],
    2,
    [number_option("target", "points that end the game", 72, 1, 500)],
    "Catch the trumps that count, the ten above all, and more cards than anybody else.",
    rules,
    "tricks",
)
