"""Numero: the rulings of rules/rummy.md. Seat 0 deals, seat 1 starts."""

import parlor
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rummy_1916.numero.rules import CAPTURED, TO_CAPTURE
from tests.games.helpers import pack_of, refusal


def table(players: int, coming: dict[int, str]) -> parlor.Table:
    """A deal in which the seats first turn up these cards, in this order."""
    rest = pack_of("numero")
    for cards in coming.values():
        for card in cards.split():
            rest.remove(card)
    deck = [""] * 52
    for seat, cards in coming.items():
        places = [place for place in range(51, -1, -1) if (place + 1) % players == seat]
        for place, card in zip(places, cards.split(), strict=False):
            deck[place] = card
    deck = [card or rest.pop(0) for card in deck]
    return parlor.deal("numero", players, dealer=0, seed=1, deck=deck)


def turn(t: parlor.Table, times: int = 1) -> None:
    for _ in range(times):
        t.play("turn")


def test_numero_deal_each_card_on_top() -> None:
    deck = pack_of("numero")[::-1]
    t = parlor.deal("numero", 3, dealer=0, seed=1, deck=deck)
    assert t.zones()["hand:1"] == deck[0:52:3]
    assert t.zones()["hand:2"] == deck[1:52:3]
    assert t.zones()["hand:0"] == deck[2:52:3]
    assert [len(t.zones()[f"hand:{seat}"]) for seat in range(3)] == [17, 18, 17]
    assert t.turn == 1
    turn(t)
    assert t.zones()["pile"] == [deck[51]]


def test_numero_all_hands_are_hidden_from_everybody() -> None:
    t = parlor.deal("numero", 4, seed=1)
    turn(t, 3)
    for seat in (None, 0, 1, 2, 3):
        view = t.view(seat)["zones"]
        assert all(card == "??" for name in view for card in view[name] if name.startswith("hand"))
        assert view["pile"] == t.zones()["pile"]
    assert set(t.zones()) == {"hand:0", "hand:1", "hand:2", "hand:3", "pile"}


def test_numero_one_move() -> None:
    t = parlor.deal("numero", 4, seed=1, dealer=0)
    assert t.legal() == ["turn"]
    assert t.legal(2) == []


def test_numero_illegal_anything_but_turn() -> None:
    t = parlor.deal("numero", 4, seed=1, dealer=0)
    assert refusal(t, "pass").startswith("The only move is turn: play your top card")
    assert refusal(t, "play R5").startswith("The only move is turn: play your top card")
    assert refusal(t, "turn", 3) == "It is not your turn: seat 1 is to play"


def test_numero_R4_capture_goes_under_the_hand_in_its_order() -> None:
    """R5 starts the pile; R6 and L6 match each other but not the starting card; K5 captures."""
    t = table(3, {1: "R5 K5 R1", 2: "R6 R2", 0: "L6 R3"})
    turn(t, 3)
    assert t.zones()["pile"] == ["R5", "R6", "L6"]
    held = t.zones()["hand:1"]
    turn(t)
    assert t.zones()["pile"] == []
    assert t.zones()["hand:1"] == ["K5", "L6", "R6", "R5", *held[:-1]]
    assert t.turn == 2
    assert "Seat 1 captures the 4 cards of the pile" in t.log
    assert "Seat 1: turns up K5" in t.log
    turn(t)
    assert t.zones()["pile"] == ["R2"]


def test_numero_captured_cards_come_out_again_starting_card_first() -> None:
    """Seat 2 captures R5 and L5 at once and turns them up again after its own six cards."""
    t = table(8, {1: "R5", 2: "L5 R1 R2 R3 R4 R6 R7"})
    turn(t, 2)
    assert t.zones()["hand:2"] == ["L5", "R5", "R7", "R6", "R4", "R3", "R2", "R1"]


def test_numero_with_two_players_five_piles() -> None:
    """Each pair of turns is a capture by seat 0, then by seat 1 and so on."""
    t = table(2, {1: "R1 L2 R3 L4 R5", 0: "L1 R2 L3 R4 L5"})
    assert t.view(0)["facts"] == {"phase": "play", "captured": 0, "limit": 200, "last_piles": 5}
    turn(t, 8)
    assert not t.over
    assert t.view(0)["facts"]["last_piles"] == 1
    turn(t, 2)
    assert t.over
    assert t.hand == 1
    sizes = [len(t.zones()[f"hand:{seat}"]) for seat in (0, 1)]
    assert t.scores == sizes == [31, 21]
    assert t.results[0]["notes"] == ["Seat 0: holds 31 cards: +31", "Seat 1: holds 21 cards: +21"]
    assert t.winners == (0,)


# All cards of eight players: the first pile is captured by the last card of seat 6, the next by the last of seat 1.
SEVENTHS = {
    1: "R1 R2 R3 R4 R6 R7 B1",
    2: "L2 L3 L4 L6 L7 L8 L9",
    3: "K2 K3 K4 K6 K7 K9 K8",
    4: "B2 B3 B4 B6 B7 B9 B8",
    5: "R8 R9 R10 R11 R12 R13",
    6: "L5 L10 L11 L12 L13 L1",
    7: "K5 K10 K11 K12 K13 K1",
    0: "B10 B11 B12 B13 R5 B5",
}


def test_numero_R1_who_runs_out_is_out_unless_the_card_captures() -> None:
    """R1 starts a pile that nobody matches until L1, the last card of seat 6, captures it; seat 5 is out before."""
    t = table(8, SEVENTHS)
    turn(t, 5 * 8 + 4)
    assert t.turn == 5
    turn(t)
    assert "Seat 5 is out" in t.log
    assert t.turn == 6
    assert len(t.zones()["hand:6"]) == 1
    turn(t)
    assert "Seat 6 captures the 46 cards of the pile" in t.log
    assert "Seat 6 is out" not in t.log
    assert len(t.zones()["hand:6"]) == 46
    assert t.zones()["hand:6"][0] == "L1"
    assert t.zones()["hand:6"][-1] == "R1"
    assert t.turn == 7
    turn(t, 2)
    assert [line for line in t.log if line.endswith("is out")] == ["Seat 5 is out", "Seat 7 is out", "Seat 0 is out"]
    assert t.turn == 1
    turn(t)
    assert "Seat 1 captures the 3 cards of the pile" in t.log
    assert t.turn == 2
    turn(t, 2)
    assert t.view(None)["facts"]["last_piles"] is None
    turn(t)
    assert not t.over
    assert t.turn == 6
    assert t.view(None)["facts"]["last_piles"] == 5
    assert t.zones()["pile"] == ["L9", "K8", "B8"]


def played_out() -> parlor.Table:
    t = parlor.deal("numero", 4, dealer=0, seed=2)
    while t.view(None)["facts"]["last_piles"] is None:
        turn(t)
    return t


def test_numero_R2_the_unfinished_pile_does_not_count() -> None:
    t = played_out()
    assert t.zones()["pile"] != []
    before = t.view(None)["facts"]["captured"]
    while not t.over:
        turn(t)
        captured = t.view(None)["facts"]["captured"] - before
        if not t.over:
            assert captured <= 5
            assert t.view(None)["facts"]["last_piles"] == min(5, 6 - captured)
    sizes = [len(t.zones()[f"hand:{seat}"]) for seat in range(4)]
    assert captured == 6 or sizes.count(0) == 3


def test_numero_R3_one_of_the_last_two_runs_out() -> None:
    """Seat 0 captures fifty cards with L1; then seat 1 turns up its last card, K1, and there is nobody left to play against."""
    others = [card for card in pack_of("numero") if card[1:] != "1"]
    t = table(2, {1: " ".join(["R1", *others[:24], "K1"]), 0: " ".join([*others[24:], "L1", "B1"])})
    turn(t, 50)
    assert "Seat 0 captures the 50 cards of the pile" in t.log
    assert t.turn == 1
    turn(t)
    assert t.over
    assert t.zones()["pile"] == ["K1"]
    assert t.scores == [51, 0]
    assert t.winners == (0,)


def test_numero_most_cards_win_and_ties_are_shared() -> None:
    """Captures of two cards of the other's, of one, of one, of one and of one, by seats 0, 1, 1, 0 and 1."""
    t = table(2, {1: "R1 R3 R4 L4 L6 R8 R9 L9", 0: "R2 L1 R5 R6 R7 L7 R10"})
    turn(t, 15)
    assert t.over
    assert t.scores == [26, 26]
    assert t.winners == (0, 1)


def test_numero_two_to_eight() -> None:
    assert parlor.game("numero").players == (2, 3, 4, 5, 6, 7, 8)
    for players in range(2, 9):
        t = parlor.deal("numero", players, dealer=0, seed=1)
        sizes = [len(t.zones()[f"hand:{(1 + place) % players}"]) for place in range(players)]
        assert sizes == sorted(sizes, reverse=True)
        assert sum(sizes) == 52


def test_numero_captured_cards_are_known_in_place() -> None:
    t = table(3, {1: "R5 K5 R1", 2: "R6 R2", 0: "L6 R3"})
    turn(t, 4)
    for seed in range(10):
        assert t.resample(1, seed).zones()["hand:1"][:4] == ["K5", "L6", "R6", "R5"]
    worlds = {tuple(t.resample(1, seed).zones()["hand:1"]) for seed in range(10)}
    assert len(worlds) == 10


def test_numero_R5_the_200th_capture_ends_the_game() -> None:
    """A hand that has seen 199 captures, with three seats in."""
    hand = parlor.game("numero").rules(3, {}).start(Rng(1))
    assert isinstance(hand, CardHand)
    hand.own[CAPTURED] = 199
    while not hand.over:
        hand.make(hand.turn, hand.moves()[0])
    assert hand.own[CAPTURED] == 200
    assert hand.own[TO_CAPTURE] < 0
    assert hand.facts(0)["captured"] == 200
    sizes = [len(zone.cards) for zone in hand.zones()]
    assert sizes[3] == 0
    assert min(sizes[:3]) > 0
    assert list(hand.points()) == sizes[:3]
