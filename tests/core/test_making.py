"""Trumps made from a turned card, bowers, and the count of the side that made trumps, put together as a game would."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlor.core.bits import bit, count, members
from parlor.core.game import MostAfter
from parlor.core.hand import Deck, Match, Tally
from parlor.core.moves import DISCARD, NAME, OWN, PASS
from parlor.core.rng import Rng
from parlor.core.shuffle import FastShuffler
from parlor.families.tricks import (
    ALONE,
    WITH_PARTNER,
    Bowers,
    CountMakers,
    FollowWithBowers,
    ForTricks,
    LayAway,
    NameSuit,
    OrderUp,
    PartnerSitsOut,
    Place,
    Stock,
    TakenUp,
    TrickHand,
    TrickRules,
    Turned,
    deal_singly,
    rest_reversed,
)
from parlor.packs.standard import ACE_HIGH, STANDARD

ORDER = OWN
BURIED = 2
CARDS = 5
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
# The deuce of trumps is the highest card, and the next suit's deuce the second highest.
DEUCES = [STANDARD.index[f"2{letter}"] for letter in STANDARD.suit_codes]
BOWERS = Bowers(STANDARD, ACE_HIGH, [[DEUCES[(suit + 1) % 4], DEUCES[suit]] for suit in range(4)])
COUNT = CountMakers([ForTricks(3, 4, 1, "some"), ForTricks(5, 5, 2, "all")], [ForTricks(5, 5, 9, "all-alone")], 3, "failed")


def deal(h: TrickHand, deck: Deck) -> None:
    """Five cards each; the next one is turned up."""
    dealt = deal_singly(h, deck, CARDS)
    h.turned = h.shown = deck.cards[dealt]
    h.stock = rest_reversed(deck.cards, dealt + 1)


def dealt(seed: int = 1, dealer_must: bool = False) -> TrickHand:
    """A hand after the deal; seat 3 deals."""
    rules = TrickRules(
        pack=STANDARD,
        players=4,
        ending=MostAfter(1),
        deal=deal,
        phases=[
            OrderUp(ORDER, "taken", "order-first"),
            NameSuit(dealer_must, "name-first", "turned-down", "stuck"),
            LayAway(BURIED, "heard", "discard-first"),
            PartnerSitsOut([FollowWithBowers(BOWERS)], BOWERS),
        ],
        count=COUNT,
        places=[Turned(), Stock(), Place("buried", "aside")],
        sides=2,
        guessing=TakenUp(),
    )
    rng = Rng(seed)
    hand = rules.new_hand(Match(4, 3, 1, vec[i64]([0, 0, 0, 0]), []), FastShuffler(rng))
    hand.deal(rng.shuffle(rules.deck))
    return hand


def made(seed: int, *moves: int) -> TrickHand:
    """A hand after some moves."""
    hand = dealt(seed)
    for move in moves:
        assert hand.allows(hand.turn, move)
        hand.make(hand.turn, move)
    return hand


def card(code: str) -> int:
    return STANDARD.index[code]


def test_bowers_are_the_highest_trumps() -> None:
    hand = dealt()
    hand.trump = HEARTS
    best = ["2H", "2D", "AH", "KH", "QH"]
    for low in range(len(best)):
        for high in range(len(best)):
            assert BOWERS.beats(hand, card(best[high]), card(best[low])) == (high < low)
    assert BOWERS.beats(hand, card("3H"), card("AS"))
    assert not BOWERS.beats(hand, card("AS"), card("KC"))
    assert BOWERS.beats(hand, card("AS"), card("KS"))


def test_bowers_leave_their_suit() -> None:
    hand = dealt()
    hand.trump = HEARTS
    follow = FollowWithBowers(BOWERS)
    assert follow.following(hand, card("KD")) == STANDARD.suited[DIAMONDS] & ~bit(card("2D"))
    assert follow.following(hand, card("2D")) == follow.following(hand, card("3H")) == BOWERS.trumps[HEARTS]
    assert count(BOWERS.trumps[HEARTS]) == 14
    assert BOWERS.over(card("2H"), HEARTS) == 0
    assert BOWERS.over(card("AD"), HEARTS) == BOWERS.trumps[HEARTS]


@pytest.mark.parametrize("alone", [WITH_PARTNER, ALONE])
def test_the_turned_card_goes_to_the_dealer_who_lays_one_away(alone: int) -> None:
    hand = made(1, PASS, ORDER + alone)
    assert (hand.bidder, hand.bid, hand.trump) == (1, alone, STANDARD.suit[hand.shown])
    assert hand.turn == hand.dealer == 3
    assert hand.known[3] == bit(hand.shown)
    assert list(hand.moves()) == [DISCARD | each for each in members(hand.hands[3])]
    away = hand.shown
    hand.make(3, DISCARD | away)
    assert list(hand.lying(BURIED)) == [away]
    assert hand.known[3] == 0
    assert [zone.sees for zone in hand.zones() if zone.name == "buried"] == [[bit(3)]]


def test_the_partner_of_one_who_goes_alone_sits_out() -> None:
    for maker, first, order in [(0, 0, [1, 3]), (1, 0, [1, 2]), (2, 1, [2, 3]), (3, 0, [2, 3])]:
        hand = made(1, *[PASS] * maker, ORDER + ALONE)
        hand.make(3, hand.moves()[0])
        seats = []
        for _ in range(3):
            seats.append(int(hand.turn))
            hand.make(hand.turn, hand.moves()[0])
        assert seats == [first, *order]
        assert hand.size == 0


def test_another_suit_may_be_named_if_all_pass() -> None:
    hand = made(1, *[PASS] * 4)
    turned = STANDARD.suit[hand.turned]
    assert list(hand.moves()) == [PASS] + [NAME | n for n in range(8) if n % 4 != turned]
    assert hand.reason(hand.turn, NAME | turned).key == "turned-down"
    suit = (turned + 1) % 4
    hand.make(0, NAME | (4 + suit))
    assert (hand.bidder, hand.bid, hand.trump) == (0, ALONE, suit)
    assert hand.phase.name == "play"


def test_a_hand_in_which_all_pass_is_thrown_in_unless_the_dealer_must_name_a_suit() -> None:
    hand = made(1, *[PASS] * 8)
    assert hand.over
    assert list(hand.points()) == [0, 0, 0, 0]
    hand = dealt(dealer_must=True)
    for _ in range(7):
        hand.make(hand.turn, PASS)
    assert PASS not in list(hand.moves())
    assert hand.reason(hand.turn, PASS).key == "stuck"


def test_other_moves_are_refused_in_the_words_of_the_game() -> None:
    assert dealt().reason(0, NAME).key == "order-first"
    assert made(1, *[PASS] * 4).reason(0, ORDER).key == "name-first"
    assert made(1, ORDER).reason(3, PASS).key == "discard-first"


def test_a_card_taken_up_is_guessed_with_the_dealer_or_laid_away() -> None:
    hand = made(1, ORDER)
    hand.make(3, DISCARD | hand.shown)
    places = set()
    for seed in range(40):
        guess = hand.guess(0, Rng(seed))
        assert isinstance(guess, TrickHand)
        assert all(guess.hands[seat] & bit(hand.shown) == 0 for seat in range(3))
        assert hand.shown not in list(guess.stock)
        places.add(guess.hands[3] & bit(hand.shown) != 0)
    assert places == {True, False}


@pytest.mark.parametrize(
    ("tricks", "bid", "points", "key", "number"),
    [
        ([2, 3, 0, 0], WITH_PARTNER, [0, 3, 0, 3], "failed", None),
        ([2, 1, 1, 1], WITH_PARTNER, [1, 0, 1, 0], "some", 3),
        ([4, 0, 1, 0], WITH_PARTNER, [2, 0, 2, 0], "all", None),
        ([5, 0, 0, 0], ALONE, [9, 0, 9, 0], "all-alone", None),
        ([4, 1, 0, 0], ALONE, [0, 3, 0, 3], "failed", None),
    ],
)
def test_the_makers_count_their_tricks(tricks: list[int], bid: int, points: list[int], key: str, number: int | None) -> None:
    hand = dealt()
    hand.bidder, hand.bid, hand.tricks = 0, bid, vec[i64](tricks)
    tally = Tally(4, True)
    hand.count(tally)
    assert list(tally.points) == points
    assert {line.key for line in tally.lines} == {key}
    assert tally.lines[0].params().get("number") == number


def test_random_play_ends_every_hand_with_all_cards_in_their_places() -> None:
    for seed in range(200):
        hand = dealt(seed)
        hand.playout(Rng(seed))
        assert hand.over
        assert sum(hand.tricks) == (CARDS if hand.bidder >= 0 else 0)
        assert sum(len(zone.cards) for zone in hand.zones()) == 52
