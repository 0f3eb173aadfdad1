"""Argentina: catch the trumps that count, the ten above all, and more cards than anybody else.

"Rumme and Ten Others", Milton Bradley, 1914; our page: rules/rumme-a.md, rulings R1 to R9.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.bits import NONE, bit, union
from parlor.core.game import FirstTo, Options, Rules, whole
from parlor.core.hand import Deck, Tally
from parlor.core.messages import Refusal
from parlor.core.state import PerSeat, Place
from parlor.core.zone import NOBODY
from parlor.families.tricks import Effect, FollowSuit, Order, TrickHand, TrickRules, Tricks, Turned, is_play, show_trump, turn_up
from parlor.packs.rumme import RUMME

PACK_SIZE: Final = 36
# What captured trumps count: number and points.
COUNTING: Final = [(1, 4), (13, 3), (12, 2), (11, 1), (10, 10)]
# The hands that stay face down until they are picked up, the last one first; how many each player has with two and three players.
FACE_DOWN: Final = ["first", "second"]
LYING: Final = {2: 2, 3: 1}
# Every deal gives out at least ten points, so the game always ends (R9).
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
    """One card at a time: first the face-down hands, then the hands to play. The thirty-sixth card shows the trump suit (R4)."""
    lying = LYING.get(h.players, 0)
    each = PACK_SIZE // h.players // (lying + 1)
    h.go_to(h.left[h.dealer])
    seat = h.at
    at: i64 = 0
    for layer in range(lying + 1):
        for _ in range(each * h.players):
            if layer < lying:
                h.put(layer, deck.cards[at], seat)
            else:
                h.hands[seat] |= bit(deck.cards[at])
            at += 1
            seat = h.left[seat]
    last = deck.cards[PACK_SIZE - 1]
    if at == PACK_SIZE:
        h.known[h.dealer] |= bit(last)
        show_trump(h, last)
    else:
        h.pause()
        turn_up(h, last)


def still_lying(h: TrickHand) -> i64:
    """How many face-down hands each player still has."""
    lying: i64 = len(h.rules.places) - 1
    while lying > 0 and len(h.lying(lying - 1)) == 0:
        lying -= 1
    return lying


class TakeUpNext(Effect):
    """When all hands are empty, each player picks up the next one (R3). What was known of the old hands no longer counts."""

    def after_trick(self, h: TrickHand) -> None:
        layer = still_lying(h) - 1 if h.hands[h.winner] == 0 else NONE
        if layer < 0:
            return
        h.tell("noted", "argentina-next-hands")
        for seat in range(h.players):
            h.hands[seat] = union(h.lying(layer, seat))
            h.lay_out(layer, vec[i64](), seat)
            h.lacks[seat] = 0
            h.pause()


class ArgentinaTricks(Tricks):
    """Follow suit if you can with the hand you are playing. Otherwise play anything; nobody has to trump or beat."""

    def reason(self, h: TrickHand, move: i64) -> Refusal:
        if still_lying(h) > 0 and is_play(move) and h.hands[h.at] & bit(move) == 0:
            return Refusal("argentina-not-taken-up", {"card": h.pack.codes[move]}, "R3")
        return super().reason(h, move)


PLAYING: Final = ArgentinaTricks([FollowSuit()], Order(RUMME, one_high()), [TakeUpNext()])


def tally(h: TrickHand, tally: Tally) -> None:
    """Counts the trumps taken. Then the player with the most cards scores the surplus, and so does everyone who ties (R7)."""
    for number, points in COUNTING:
        card = bit(h.trump * 13 + number - 1)
        for seat in range(h.players):
            if h.taken(seat) & card != 0:
                tally.add(seat, points, "argentina-trump", number)
    dealt = PACK_SIZE // h.players
    most = max(h.tricks) * h.players
    for seat in range(h.players):
        if h.tricks[seat] * h.players == most and most > dealt:
            tally.add(seat, most - dealt, "argentina-most-cards", most, dealt)


def rules(players: int, options: Options) -> Rules:
    """The rules for a table."""
    face_down: list[Place] = [PerSeat(name, "aside", NOBODY, "sorted") for name in FACE_DOWN[: LYING.get(players, 0)]]
    return TrickRules(
        pack=RUMME,
        players=players,
        ending=FirstTo(whole(options, "target"), NO_LIMIT),
        deck=pack_used(),
        deal=deal,
        phases=[PLAYING],
        count=tally,
        places=[*face_down, Turned()],
    )
