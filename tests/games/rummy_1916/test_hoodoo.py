"""Hoodoo: the examples and rulings of rules/rummy.md."""

import random

import parlor
from tests.games.helpers import deck_for, pack_of, play, refusal

HANDS = {
    0: "R1 R2 R3 L1 L2 K1 K2 B1",
    1: "R4 R5 R6 L3 L4 K3 K4 B2",
    2: "R7 R8 R9 L5 L6 K5 K6 K7",
}

# Four whole tricks and the lead of K7, to which seat 0 cannot follow.
GATHERED = "R4 R9 R1 K5 K1 K3 K6 K2 K4 L5 L1 L3 K7"


def table(hands: dict[int, str] | None = None) -> parlor.Table:
    hands = hands or HANDS
    deck = deck_for("hoodoo", len(hands), hands, batches=[1] * 8)
    return parlor.deal("hoodoo", len(hands), seed=1, dealer=0, deck=deck)


def test_hoodoo_deal_eight_each_singly() -> None:
    deck = pack_of("hoodoo")[::-1]
    t = parlor.deal("hoodoo", 3, dealer=1, seed=1, deck=deck)
    zones = t.zones()
    assert sorted(zones["hand:2"]) == sorted(deck[0:24:3])
    assert sorted(zones["hand:1"]) == sorted(deck[2:24:3])
    assert zones["stock"] == deck[:23:-1]
    assert zones["pile"] == zones["trick"] == []
    assert not any(name.startswith("won") for name in zones)
    assert t.turn == 2


def test_hoodoo_two_to_six() -> None:
    assert parlor.game("hoodoo").players == (2, 3, 4, 5, 6)
    assert len(parlor.deal("hoodoo", 6, seed=1).zones()["stock"]) == 4


def test_hoodoo_complete_trick_goes_to_the_pile_and_highest_leads() -> None:
    t = table()
    assert t.legal() == [f"play {card}" for card in HANDS[1].split()]
    play(t, "R4 R9 R1")
    assert t.turn == 2
    assert t.zones()["pile"] == ["R4", "R9", "R1"]
    assert t.zones()["trick"] == []
    for seat in (None, 0, 1, 2):
        assert t.view(seat)["zones"]["pile"] == ["??"] * 3


def test_hoodoo_illegal_follow_suit() -> None:
    t = table({0: "R1 R2 B3 L1 L2 K1 K2 B1", 1: "B2 R5 R6 L3 L4 K3 K4 B4"})
    play(t, "B2")
    assert refusal(t, "play R1").startswith("You must follow suit: Bells were led and you hold B1, B3")
    assert refusal(t, "play R9") == "You do not hold R9"
    assert refusal(t, "play B4", 1) == "It is not your turn: seat 0 is to play"
    assert t.legal() == ["play B1", "play B3"]


def test_hoodoo_R2_who_cannot_follow_picks_up_pile_and_trick_and_leads() -> None:
    t = table()
    play(t, GATHERED[:26])
    assert t.turn == 2
    assert len(t.zones()["pile"]) == 9
    play(t, GATHERED[26:])
    assert t.turn == 0
    zones = t.zones()
    assert zones["pile"] == zones["trick"] == []
    assert set(GATHERED.split()) < set(zones["hand:0"])
    assert len(zones["hand:0"]) == 4 + 13
    assert "Seat 0 is hoodooed and picks up 13 cards" in t.log
    assert t.view(1)["facts"]["hoodoos"] == 1
    assert "play K7" in t.legal()
    assert len(t.legal()) == 17


def test_hoodoo_the_seats_after_it_do_not_play_to_the_broken_trick() -> None:
    t = table()
    play(t, "B2")
    assert t.turn == 2
    assert t.zones()["hand:0"] == HANDS[0].split()
    assert "B2" in t.zones()["hand:2"]
    assert t.legal() == [f"play {card}" for card in [*HANDS[2].split(), "B2"]]


def test_hoodoo_R1_last_card_led_wins() -> None:
    """Without a hoodoo the leader of the eighth trick wins by leading."""
    t = table({0: "R1 R2 R3 R4 R5 R6 R7 L1", 1: "R8 R9 R10 R11 R12 R13 L3 L2"})
    play(t, "R8 R1 R9 R2 R10 R3 R11 R4 R12 R5 R13 R6 L2 L1")
    assert t.turn == 1
    play(t, "L3")
    assert t.over
    assert t.zones()["trick"] == ["L3"]
    assert t.zones()["hand:0"] == ["R7"]
    assert len(t.results) == 1
    assert t.results[0]["points"] == [0, 1]
    assert t.results[0]["notes"] == ["Seat 1: out of cards first: +1"]
    assert t.winners == (1,)


def test_hoodoo_R1_last_card_wins_in_the_middle_of_a_trick() -> None:
    """Seat 0 has picked up two cards; seat 1 follows its lead with a last card, and seat 2, who could not follow, is spared."""
    hands = {0: "R10 R11 R12 R13 L10 L11 L12 L13", 1: "B1 R1 R2 R3 L1 L2 L3 L4", 2: "B2 R4 R5 R6 L5 L6 L7 K1"}
    t = table(hands)
    play(t, "B1 B2")
    assert t.turn == 0
    play(t, "R13 R1 R4 R12 R2 R5 R11 R3 R6 L13 L1 L5 L12 L2 L6 L11 L3 L7 L10")
    assert t.turn == 1
    play(t, "L4")
    assert t.over
    assert t.zones()["hand:2"] == ["K1"]
    assert t.zones()["trick"] == ["L10", "L4"]
    assert t.winners == (1,)


def wandering(players: int) -> parlor.Table:
    """The only Lantern goes around: whoever gets it leads it, and the next player cannot follow."""
    hands = {0: "R1 R2 R3 R4 R5 R6 R7 R8", 1: "L1 K2 K3 K4 K5 K6 K7 K8", 2: "B1 B2 B3 B4 B5 B6 B7 B8"}
    t = table({seat: hands[seat] for seat in range(players)})
    while not t.over:
        play(t, "L1")
    return t


def test_hoodoo_R3_limit_of_200_fewest_cards_win() -> None:
    t = wandering(3)
    assert t.view(None)["facts"] == {"phase": "play", "hoodoos": 200, "limit": 200}
    assert len(t.record()["moves"]) == 200
    assert [len(t.zones()[f"hand:{seat}"]) for seat in range(3)] == [9, 7, 8]
    assert len(t.results) == 1
    assert t.results[0]["points"] == [0, 1, 0]
    assert t.results[0]["notes"] == ["Seat 1: fewest cards, 7, after 200 hoodoos: +1"]
    assert t.winners == (1,)


def test_hoodoo_R3_limit_of_200_equal_ones_share() -> None:
    t = wandering(2)
    assert [len(t.zones()[f"hand:{seat}"]) for seat in range(2)] == [8, 8]
    assert t.scores == [1, 1]
    assert t.winners == (0, 1)


def test_hoodoo_one_hand() -> None:
    t = parlor.deal("hoodoo", 4, seed=3)
    rng = random.Random(3)
    while not t.over:
        t.play(rng.choice(t.legal()))
    assert t.hand == 1
    assert sorted(t.scores) == [0, 0, 0, 1]


def test_hoodoo_gathered_cards_stay_known() -> None:
    t = table()
    play(t, GATHERED)
    gathered = set(GATHERED.split())
    for seed in range(20):
        drawn = t.resample(1, seed).zones()["hand:0"]
        assert gathered < set(drawn)
        assert not any(card.startswith("K") for card in set(drawn) - gathered)
    assert t.view(1)["zones"]["hand:0"] == ["??"] * 17


def test_hoodoo_who_is_asked_to_follow_can() -> None:
    t = table()
    play(t, "L3")
    for seed in range(20):
        other = t.resample(0, seed)
        assert any(card.startswith("L") for card in other.zones()["hand:2"])


def test_hoodoo_the_pile_stays_as_it_was_seen_to_fall() -> None:
    t = table()
    play(t, "R4 R9 R1")
    assert all(t.resample(0, seed).zones()["pile"] == ["R4", "R9", "R1"] for seed in range(5))
