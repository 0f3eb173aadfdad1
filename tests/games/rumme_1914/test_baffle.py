"""Baffle: rules/rumme-b.md, section by section."""

import pytest

import parlor
from parlor.core.bits import filled
from parlor.core.hand import Match, Tally
from parlor.core.rng import Rng
from tests.games.helpers import pack_of, play, refusal

EXAMPLE = {1: "C13 H12 H11 U2 U4 C6", 2: "S6 S7 S8 S9 S10 S11", 3: "U5 U6 U7 U8 U9 U10", 0: "C3 S1 S5 U13 U12 C5"}
EXAMPLE_COP = "C2 H1 S4 U3 C4 C7"


def arranged(hands: dict[int, str], cop: str = "", turned: str = "H13", players: int = 4, lead: str = "must") -> parlor.Table:
    """Seat 0 deals: three each to the others, three to the cop hand, three to the dealer, and all again."""
    wanted = [hands.get(seat, "").split() for seat in range(1, players)] + [cop.split(), hands.get(0, "").split()]
    rest = [card for card in pack_of("baffle") if card != turned and not any(card in hand for hand in wanted)]
    for hand in wanted:
        while len(hand) < 6:
            hand.append(rest.pop())
    deck = [card for start in (0, 3) for hand in wanted for card in hand[start : start + 3]]
    return parlor.deal("baffle", players, seed=1, dealer=0, deck=[*deck, turned, *rest], options={"lead": lead})


def moves(table: parlor.Table, lines: str) -> None:
    for line in lines.split(","):
        table.play(line.strip())


def finish(table: parlor.Table) -> None:
    hand = table.hand
    while not table.over and table.hand == hand:
        table.play(table.legal()[0])


def test_baffle_players_options_and_pack_R1() -> None:
    game = parlor.game("baffle")
    assert game.players == (2, 3, 4, 5, 6, 7)
    assert game.usual == 4
    assert game.options["lead"].values == ["must", "penalty"]
    assert game.options["lead"].default == "must"
    assert len(pack_of("baffle")) == 52
    assert "RU" not in pack_of("baffle")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_baffle_R7_deal_three_at_a_time_with_the_cop_before_the_dealer(players: int) -> None:
    deck = pack_of("baffle")[::-1]
    table = parlor.deal("baffle", players, seed=1, dealer=0, deck=deck)
    zones = table.zones()
    second = 3 * (players + 1)
    for seat in range(1, players):
        at = 3 * (seat - 1)
        assert set(zones[f"hand:{seat}"]) == set(deck[at : at + 3] + deck[second + at : second + at + 3])
    at = 3 * (players - 1)
    assert set(zones["cop"]) == set(deck[at : at + 3] + deck[second + at : second + at + 3])
    at += 3
    assert set(zones["hand:0"]) == set(deck[at : at + 3] + deck[second + at : second + at + 3])
    assert zones["turned"] == [deck[6 * (players + 1)]]
    assert zones["stock"] == deck[6 * (players + 1) + 1 :][::-1]
    assert zones["dead"] == []
    assert table.turn == 1


def test_baffle_scores_start_at_twenty() -> None:
    assert parlor.deal("baffle", 3, seed=1).scores == [20, 20, 20]


def test_baffle_view_hides_cop_and_shows_declarations() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "content, resign")
    view = table.view(3)
    assert view["zones"]["cop"] == ["??"] * 6
    assert view["zones"]["dead"] == ["??"] * 6
    assert view["zones"]["turned"] == ["H13"]
    assert view["facts"]["declared"] == [None, "content", "resign", None]
    assert view["facts"]["trumps"] == "Helmets"
    assert table.view(2)["zones"]["dead"] == EXAMPLE[2].split()


def test_baffle_declaring_from_the_left_to_the_dealer() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    for seat in (1, 2, 3, 0):
        assert table.turn == seat
        assert table.legal() == ["content", "cop", "resign"]
        table.play("content")
    assert table.view(None)["facts"]["phase"] == "play"
    assert table.turn == 1


def test_baffle_R4_cop_taker_decides_on_the_turned_card_at_once() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "content, cop")
    assert table.turn == 2
    assert sorted(table.zones()["hand:2"]) == sorted(EXAMPLE_COP.split())
    assert table.zones()["cop"] == []
    assert table.zones()["dead"] == EXAMPLE[2].split()
    assert table.legal() == ["pass", "exchange H1", "exchange U3", "exchange C2", "exchange C4", "exchange C7", "exchange S4"]
    table.play("exchange C2")
    assert "H13" in table.zones()["hand:2"]
    assert table.zones()["turned"] == []
    assert sorted(table.zones()["dead"]) == sorted([*EXAMPLE[2].split(), "C2"])
    assert table.log[-2:] == ["Seat 2: exchange a card, face down", "Seat 2 takes H13"]
    assert table.view(2)["zones"]["dead"] == table.zones()["dead"]
    assert table.view(1)["zones"]["dead"] == ["??"] * 7
    assert all("H13" in table.resample(1, seed).zones()["hand:2"] for seed in range(5))
    assert all(table.resample(2, seed).zones()["dead"] == table.zones()["dead"] for seed in range(5))
    assert table.turn == 3
    assert table.legal() == ["content", "resign"]


def test_baffle_cop_taker_may_pass_the_turned_card() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "cop, pass")
    assert table.zones()["turned"] == ["H13"]
    assert table.turn == 2


def test_baffle_right_hand_player_may_resign_last_and_the_dealer_scores_five() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "resign, resign")
    assert "resign" in table.legal()
    table.play("resign")
    assert [result["points"] for result in table.results] == [[-5, 0, 0, 0]]
    assert table.results[0]["notes"] == ["Seat 0: all others have resigned: -5"]
    assert table.scores == [15, 20, 20, 20]
    assert (table.hand, table.dealer) == (2, 1)


def test_baffle_two_players_the_opponent_is_the_right_hand_player() -> None:
    table = arranged({}, players=2)
    table.play("resign")
    assert table.results[0]["points"] == [-5, 0]


def test_baffle_R3_the_dealer_must_play_against_a_single_player() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "resign, content, resign")
    assert table.turn == 0
    assert table.legal() == ["content", "cop"]
    assert refusal(table, "resign") == "Only one other player is in: the dealer must play too"


def test_baffle_R3_with_the_cop_gone_the_dealer_plays_his_own_hand() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "resign, cop, pass, resign")
    assert table.legal() == ["content"]


def test_baffle_R3_the_dealer_may_resign_against_two() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "content, resign, content, resign")
    assert table.view(None)["facts"]["phase"] == "play"
    play(table, "C13")
    assert table.turn == 3


def test_baffle_R3_a_forced_dealer_without_a_trick_is_baffled() -> None:
    table = arranged({1: "H12 H11 H10 H9 H8 H7", 0: "C2 C3 C4 C5 C6 C7"})
    moves(table, "content, resign, resign, content")
    finish(table)
    assert table.results[0]["points"][0] == 5
    assert "Seat 0: baffled: content, and no trick: +5" in table.results[0]["notes"]


def test_baffle_first_player_in_to_the_left_of_the_dealer_leads() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "resign, resign, content, content")
    assert table.turn == 3


def test_baffle_example() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "content, resign, cop, pass, content")
    play(table, "C13 C2 C3  H12 H1 S1  H11 S4 S5  U2 U3 U13  U12 U4 C4  C5 C6 C7")
    assert [result["points"] for result in table.results] == [[-2, -5, 0, 4]]
    assert table.results[0]["notes"] == [
        "Seat 0: took 2 tricks that count one: -2",
        "Seat 1: took the trick with the lowest trump, the 1 of Helmets: -3",
        "Seat 1: took 2 tricks that count one: -2",
        "Seat 2 has resigned: 0",
        "Seat 3: took 1 trick that counts one: -1",
        "Seat 3: baffled: the cop hand, and fewer than two tricks: +5",
    ]
    assert table.scores == [18, 15, 20, 24]


def test_baffle_R5_no_trump_played_no_trick_counts_three() -> None:
    table = arranged({1: "C13 C12 C11 C10 C9 C8", 0: "C2 C3 C4 C5 C6 C7"}, players=2)
    moves(table, "content, content")
    finish(table)
    assert table.results[0]["points"] == [5, -6]


def test_baffle_lowest_trump_is_that_of_those_played() -> None:
    table = arranged({1: "H12 C12 C11 C10 C9 C8", 0: "H5 C3 C4 C5 C6 C7"}, players=2)
    moves(table, "content, content")
    play(table, "H12 H5")
    finish(table)
    assert table.results[0]["points"] == [5, -8]
    assert "Seat 1: took the trick with the lowest trump, the 5 of Helmets: -3" in table.results[0]["notes"]


def test_baffle_cop_with_two_tricks_is_not_baffled() -> None:
    table = arranged({1: "C2", 0: "C13 C12 S13 S12 S11 S10"}, cop="C3 U12 U13 U11 U10 U9", players=2)
    moves(table, "cop, pass, content")
    play(table, "U13")
    finish(table)
    assert not any("baffled" in note and note.startswith("Seat 1") for note in table.results[0]["notes"])


def test_baffle_R2_lead_must_is_enforced_from_the_second_trick() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "content, resign, cop, pass, content")
    assert len(table.legal()) == 6
    play(table, "C13 C2 C3")
    assert table.legal() == ["play H11", "play H12"]
    assert refusal(table, "play U2") == "Whoever won the last trick must lead a trump, if possible: you hold H11, H12"


def test_baffle_a_plain_lead_shows_that_its_leader_has_no_trump() -> None:
    table = arranged({1: "C13 C12 S2 S3 U2 U3", 0: "C2 C3 C4 C5 C6 C7"}, players=2)
    moves(table, "content, content")
    play(table, "C13 C2 C12")
    for seed in range(20):
        assert not any(card[0] == "H" for card in table.resample(0, seed).zones()["hand:1"])


def test_baffle_R2_lead_penalty_allows_any_lead_and_baffles() -> None:
    hands = {1: "C13 H12 H2 U2 U4 C6", 0: "C3 S1 S5 U13 U12 C5"}
    table = arranged(hands, players=2, lead="penalty")
    moves(table, "content, content")
    play(table, "C13 C3")
    assert "play U4" in table.legal()
    play(table, "U4 U13 U12 U2 S1 H2 H12 S5 C6 C5")
    assert table.results[0]["points"] == [-2, -6 + 5]
    assert table.results[0]["notes"][-1] == "Seat 1: baffled: held a trump and led another card: +5"


def test_baffle_lead_penalty_does_not_touch_a_leader_without_trumps() -> None:
    hands = {1: "C13 H12 H2 U2 U4 C6", 0: "C3 S1 S5 U13 U12 C5"}
    table = arranged(hands, players=2, lead="penalty")
    moves(table, "content, content")
    play(table, "C13 C3 H12 S1 H2 S5 U4 U13 U12 U2 C5 C6")
    assert not any("baffled" in note for note in table.results[0]["notes"])


def test_baffle_lead_penalty_once_a_hand_at_most() -> None:
    hands = {1: "C13 C12 C11 C10 C9 H12", 0: "C3 C4 C5 C6 C7 H2"}
    table = arranged(hands, players=2, lead="penalty")
    moves(table, "content, content")
    play(table, "C13 C3 C12 C4 C11 C5 C10 C6 C9 C7 H12 H2")
    assert table.results[0]["points"] == [5, -8 + 5]


def test_baffle_game_ends_at_nothing_and_the_lowest_wins() -> None:
    table = parlor.deal("baffle", 2, seed=3, dealer=0)
    hands = 0
    while not table.over:
        table.play("resign" if "resign" in table.legal() else table.legal()[0])
        hands = len(table.results)
    assert hands == 7
    assert table.scores == [0, 5]
    assert table.winners == (0,)


def test_baffle_R6_several_at_or_below_nothing_the_lowest_wins() -> None:
    found = 0
    for seed in range(300):
        table = parlor.deal("baffle", 2, seed=seed, dealer=0)
        while not table.over:
            table.play(table.legal()[0])
        assert min(table.scores) <= 0
        assert table.winners == tuple(seat for seat in (0, 1) if table.scores[seat] == min(table.scores))
        found += max(table.scores) <= 0
    assert found > 0


def test_baffle_illegal_cop_already_taken() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "cop, pass")
    assert refusal(table, "cop") == "The cop hand is already taken"


def test_baffle_illegal_follow_suit() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    moves(table, "content, resign, cop, pass, content")
    play(table, "C13")
    assert refusal(table, "play H1") == "You must follow suit: Crowns were led and you hold C2, C4, C7"


def test_baffle_illegal_exchange_without_the_cop() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    assert refusal(table, "exchange C13") == "Only the player who has taken the cop hand may exchange a card"
    moves(table, "content, resign, cop, pass, content")
    assert refusal(table, "exchange C13") == "Only the player who has taken the cop hand may exchange a card, and only at once"


def test_baffle_illegal_forms_of_another_phase() -> None:
    table = arranged(EXAMPLE, EXAMPLE_COP)
    assert refusal(table, "play C13") == "Declare first: content, cop or resign"
    assert refusal(table, "content", seat=0) == "It is not your turn: seat 1 is to play"
    table.play("cop")
    assert refusal(table, "content") == "You have taken the cop hand: exchange a card for the turned one or pass"
    assert refusal(table, "exchange C13") == "You do not hold C13"
    moves(table, "pass, content, resign, content")
    assert refusal(table, "resign") == "All have declared: play a card"
    assert refusal(table, "play C13") == "You do not hold C13"


@pytest.mark.parametrize(("number", "over"), [(499, False), (500, True)])
def test_baffle_limit_of_500_hands(number: int, over: bool) -> None:
    rules = parlor.game("baffle").rules(2, {"lead": "must"})
    match = Match(2, 0, number, filled(2, 9), [])
    hand = rules.start(Rng(1))
    assert rules.ending.over(match, hand, Tally(2, False)) is over
    assert rules.ending.winners(match, hand, Tally(2, False)) == [0, 1]
