"""Mobilization: the example, the rules and the rulings of rules/patriot.md."""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import parlor
from parlor.core.game import FirstTo
from parlor.core.hand import Tally
from parlor.core.moves import ROW
from parlor.core.rng import Rng
from parlor.families.asking.hand import AskHand
from tests.games.asking import check_guesses
from tests.games.helpers import deck_for, pack_of, refusal

# Seat 0, at the dealer's left, lacks A6 for a set; nobody has six of a country.
HANDS = {
    0: "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 F1 F2",
    1: "A6 A1 A2 A3 B6 B1 B2 F3 F4 F5 F6 F1",
    2: "A6 A4 A5 B6 B3 B4 I6 F3 F4 I1 I2 I6",
    3: "B5 F5 F6 I4 I5 I3 I1 I2 I3 I4 I5 F2",
}


def table(hands: dict[int, str] = HANDS, **options: int | str) -> parlor.Table:
    deck = deck_for("mobilization", 4, hands, dealer=3, batches=[1] * 12)
    return parlor.deal("mobilization", 4, seed=1, dealer=3, deck=deck, options=options)


def asks(t: parlor.Table, questions: str) -> None:
    for question in questions.split(", "):
        seat, card = question.split()
        t.play(f"ask {seat} for {card}")


def set_of(country: str) -> list[str]:
    return [f"{country}{value}" for value in range(1, 7)]


def test_mobilization_deal() -> None:
    sizes = {3: [16] * 3, 4: [12] * 4, 5: [10, 10, 10, 9, 9], 6: [8] * 6, 7: [7] * 6 + [6], 8: [6] * 8}
    for players, expected in sizes.items():
        for seed in range(3):
            t = parlor.deal("mobilization", players, seed=seed, dealer=2)
            dealt = [len(t.zones()[f"hand:{seat}"]) + len(t.zones()[f"sets:{seat}"]) for seat in range(players)]
            assert [dealt[(3 + k) % players] for k in range(players)] == expected
    deck = pack_of("mobilization")[::-1]
    t = parlor.deal("mobilization", 8, seed=1, dealer=0, deck=deck)
    assert sorted(t.zones()["hand:1"]) == sorted(deck[0::8])


def test_mobilization_R1_the_dealers_left_makes_the_first_call() -> None:
    assert table().turn == 0
    assert parlor.deal("mobilization", 5, seed=3, dealer=1).turn == 2


def test_mobilization_success_brings_one_copy_and_another_call() -> None:
    t = table()
    asks(t, "1 A1")
    assert t.turn == 0
    assert t.zones()["hand:0"].count("A1") == 2
    assert "A1" not in t.zones()["hand:1"]
    assert t.log[-1] == "Seat 1 hands over A1"


def test_mobilization_a_call_in_vain_passes_the_turn_to_the_askers_left() -> None:
    t = table()
    asks(t, "3 A6")
    assert t.turn == 1
    assert t.log[-1] == "Seat 3 does not have A6"


def test_mobilization_a_complete_set_is_laid_down_and_the_player_goes_on() -> None:
    t = table()
    asks(t, "1 A6")
    assert t.zones()["sets:0"] == set_of("A")
    assert t.turn == 0
    assert t.log[-1] == "Seat 0 lays down the American set"
    assert t.view(2)["zones"]["sets:0"] == set_of("A")
    assert t.view(2)["zones"]["hand:0"] == ["??"] * 7


def test_mobilization_R2_only_cards_of_a_country_that_one_holds() -> None:
    t = table()
    assert not [move for move in t.legal() if " I" in move]
    cards = [f"{country}{value}" for country in "ABF" for value in range(1, 7)]
    assert t.legal() == [f"ask {seat} for {card}" for card in cards for seat in (1, 2, 3)]
    assert refusal(t, "ask 3 for I1") == "You hold no Italian card"
    t = table(ask="any")
    cards = [f"{country}{value}" for country in "ABFI" for value in range(1, 7)]
    assert t.legal() == [f"ask {seat} for {card}" for card in cards for seat in (1, 2, 3)]


def test_mobilization_the_second_copy_may_be_called_for() -> None:
    assert "ask 1 for A1" in table().legal()


@pytest.mark.parametrize("ask", ["country", "any"])
def test_mobilization_illegal_where_no_other_player_can_hold_it(ask: str) -> None:
    t = table(ask=ask)
    asks(t, "1 A1")
    assert refusal(t, "ask 2 for A1").endswith("no other player can hold it")
    asks(t, "1 A6")
    assert refusal(t, "ask 2 for A1").endswith("no other player can hold it")
    assert "ask 2 for A2" in t.legal()


def test_mobilization_illegal_asking_oneself() -> None:
    assert refusal(table(), "ask 0 for A6") == "You cannot ask yourself"


def test_mobilization_illegal_out_of_turn() -> None:
    assert refusal(table(), "ask 0 for A1", 1) == "It is not your turn: seat 0 is to play"


# Everyone is dealt two complete sets, except seats 2 and 3, who each have a card of the other's.
NEARLY = {
    0: "A1 A2 A3 A4 A5 A6 A1 A2 A3 A4 A5 A6",
    1: "B1 B2 B3 B4 B5 B6 B1 B2 B3 B4 B5 B6",
    2: "F1 F2 F3 F4 F5 F6 F1 F2 F3 F4 F5 I6",
    3: "I1 I2 I3 I4 I5 I6 I1 I2 I3 I4 I5 F6",
}


def test_mobilization_sets_that_were_dealt_are_laid_before_the_first_call() -> None:
    t = table(NEARLY)
    assert t.zones()["sets:0"] == set_of("A") * 2
    assert t.zones()["sets:1"] == set_of("B") * 2
    assert t.zones()["sets:2"] == set_of("F")
    assert t.zones()["sets:3"] == set_of("I")
    assert t.zones()["hand:0"] == []


def test_mobilization_a_player_without_cards_is_passed_over_and_cannot_be_asked() -> None:
    t = table(NEARLY)
    assert t.turn == 2
    assert refusal(t, "ask 0 for I1") == "Seat 0 has no cards left"
    assert t.legal() == [f"ask 3 for {card}" for card in ("F6", "I1", "I2", "I3", "I4", "I5")]


def test_mobilization_the_hand_ends_with_the_eighth_set_and_R3_both_sets_count_100() -> None:
    t = table(NEARLY, target=100)
    asks(t, "3 F6")
    assert not t.over
    assert t.turn == 2
    asks(t, "3 I1, 3 I2, 3 I3, 3 I4, 3 I5")
    assert t.over
    assert t.results[0]["points"] == [100, 100, 125, 25]
    assert t.results[0]["notes"] == [
        "8 of the 8 sets were laid down",
        "Seat 0: both American sets: +100",
        "Seat 1: both British sets: +100",
        "Seat 2: both French sets: +100",
        "Seat 2: one Italian set: +25",
        "Seat 3: one Italian set: +25",
    ]
    assert t.winners == (2,)


def test_mobilization_out_of_cards_by_laying_passes_the_turn_to_the_left() -> None:
    t = table({**NEARLY, 2: "F1 F2 F3 F4 F5 F6 F1 F2 F3 F4 F5 F6", 3: "I1 I2 I3 I4 I5 I6 I1 I2 I3 I4 I5 I6"}, target=600)
    assert t.hand == 2
    hands = {0: "A1 A2 A3 A4 A5 A6 A1 A2 A3 A4 A5 B6", 1: "B1 B2 B3 B4 B5 B6 B1 B2 B3 B4 B5 A6"}
    t = table({**NEARLY, **hands})
    asks(t, "1 B1, 1 B2, 1 B3, 1 B4, 1 B5")
    assert t.zones()["sets:0"] == set_of("A") + set_of("B")
    asks(t, "1 A6")
    assert t.zones()["hand:0"] == []
    assert t.turn == 2


def counted(laid: list[tuple[int, int]]) -> list[int]:
    hand = parlor.game("mobilization").rules(4, {"target": 600, "ask": "country"}).start(Rng(1))
    assert isinstance(hand, AskHand)
    hand.laid = vec[i64]()
    for seat, country in laid:
        hand.laid = append(hand.laid, seat * ROW + country)
    tally = Tally(4, True)
    hand.count(tally)
    return [int(points) for points in tally.points]


def test_mobilization_example_R4_R5() -> None:
    assert counted([(0, 0), (2, 1), (0, 1), (2, 2), (3, 2), (0, 0), (2, 3), (3, 3)]) == [125, 0, 75, 50]


def test_mobilization_R6_a_thousand_calls_end_the_hand() -> None:
    t = table(target=1)
    for call in range(1000):
        assert t.view(None)["facts"]["questions"] == call
        t.play(next(move for move in t.legal() if move.split()[3] not in t.zones()[f"hand:{move.split()[1]}"]))
    assert t.hand == 2
    assert [result["points"] for result in t.results] == [[0, 0, 0, 0]]
    assert t.results[0]["notes"] == ["0 of the 8 sets were laid down"]
    assert "The limit of 1000 questions is reached" in t.log


def test_mobilization_game_ends_at_the_target_or_after_a_hundred_hands() -> None:
    rules = parlor.game("mobilization").rules(4, {"target": 600, "ask": "country"})
    assert isinstance(rules.ending, FirstTo)
    assert rules.ending.limit == 100
    assert rules.ending.target == 600


def test_mobilization_what_was_seen_stays_known() -> None:
    t = table()
    asks(t, "1 A1, 3 A6")
    for seed in range(30):
        zones = t.resample(2, seed=seed).zones()
        assert "A1" in zones["hand:0"]
        assert "A6" not in zones["hand:3"]
        assert len([card for card in zones["hand:0"] if card[0] == "A"]) > 1


@pytest.mark.parametrize("players", [3, 4, 6, 8])
def test_mobilization_guesses_are_deals_that_answer_every_call_alike(players: int) -> None:
    assert check_guesses("mobilization", players, players) > 2


def test_mobilization_guesses_under_any() -> None:
    assert check_guesses("mobilization", 3, 1, {"ask": "any"}) > 3
