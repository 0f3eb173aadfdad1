"""Sham Battle No. 2: the example, laws and rulings of rules/patriot.md."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import parlor
from parlor.core.hand import Match, Tally
from parlor.core.rng import Rng
from tests.games.helpers import deck_for, pack_of, refusal

# Seat 0 leads; A3 is turned up, so America is in power.
HANDS = {0: "A5 B5 F5 I5 A6 B1 A1 B6 I6 F2 F1 I2", 1: "A4 A4 B2 B3 B4 F3 F4 I3 I4 F6 B5 I1"}
GROUP = "meld A5 B5 F5 I5"

# The page's example: combinations of 80 and 40, one exchange and cards of 230 against cards of 210.
FIRST_PART = """
    play A1, play B2, meld A5 B5 F5 I5, pass, play A5, play F3, meld A6 B1, exchange, pass, play A6, play I4, pass,
    play B5, play B3, pass, play I5, play A6, pass, play I1, play A2, pass, play I6, play I3, pass,
    play B1, play B5, pass, play F1, play I2, pass, play B4, play I1, pass, play F6, play I3, pass, play B3, play A3, pass
"""
SECOND_PART = """
    play A5, play A3, play I6, play I4, play F1, play F4, play A4, play F5, play A4, play B4, play A2, play B1,
    play B2, play B6, play F2, play F3, play F6, play F2, play F4, play F5, play I5, play I2, play B6, play A1
"""


def table(hands: dict[int, str] | None = None, then: str = "A3", target: int = 1000) -> parlor.Table:
    deck = deck_for("sham-battle-2", 2, {1: "B2 B3 I3", **(hands or HANDS)}, dealer=1, batches=[3] * 4, then=then)
    return parlor.deal("sham-battle-2", 2, seed=1, dealer=1, deck=deck, options={"target": target})


def say(t: parlor.Table, moves: str) -> None:
    for move in moves.split(","):
        t.play(move.strip())


def phase(t: parlor.Table) -> str:
    name: str = t.view(None)["facts"]["phase"]
    return name


# Deal


def test_sham_battle_2_deal_by_threes_and_the_turned_card() -> None:
    pack = pack_of("sham-battle-2")
    t = parlor.deal("sham-battle-2", seed=1, dealer=0, deck=pack)
    zones = t.zones()
    assert sorted(zones["hand:1"]) == sorted(pack[0:3] + pack[6:9] + pack[12:15] + pack[18:21])
    assert sorted(zones["hand:0"]) == sorted(pack[3:6] + pack[9:12] + pack[15:18] + pack[21:24])
    assert zones["turned"] == [pack[24]]
    assert zones["stock"] == pack[:24:-1]
    assert t.turn == 1
    assert t.view(None)["facts"]["trumps"] == "French"
    assert set(t.view(0)["zones"]["stock"]) == {"??"}
    assert sorted(name.partition(":")[0] for name in zones) == ["hand"] * 2 + ["laid"] * 2 + ["stock", "trick", "turned"] + ["won"] * 2


# First part


def test_sham_battle_2_first_part_nobody_need_follow() -> None:
    t = table()
    t.play("play B6")
    assert len(t.legal()) == len(set(HANDS[1].split()))
    t.play("play I1")
    assert (t.turn, phase(t)) == (0, "claim")


def test_sham_battle_2_who_wins_a_trick() -> None:
    # A lower card, a higher card, a card of another country, a card of the Country in Power, and an equal card.
    for led, answer, winner in [("B6", "B5", 0), ("F2", "F3", 1), ("I2", "B4", 0), ("B6", "A4", 1), ("B5", "B5", 0), ("A5", "A4", 0)]:
        t = table()
        say(t, f"play {led}, play {answer}")
        assert t.turn == winner, (led, answer)
        assert t.zones()[f"won:{winner}"] == [led, answer]


def test_sham_battle_2_winner_draws_first_and_leads() -> None:
    t = table(then="A3 B6 F6")
    say(t, "play F2, play F3")
    assert len(t.zones()["stock"]) == 23
    t.play("pass")
    assert "B6" in t.zones()["hand:1"]
    assert t.zones()["hand:0"].count("F6") == 1
    assert len(t.zones()["stock"]) == 21
    assert (t.turn, phase(t)) == (1, "first part")


def test_sham_battle_2_pass_is_always_needed() -> None:
    t = table({0: HANDS[0], 1: "A4 A2 B2 B3 B4 F3 F4 I3 I1 F5 B5 I1"})
    say(t, "play F2, play F3")
    assert t.legal() == ["pass"]


def test_sham_battle_2_one_combination_for_each_trick() -> None:
    t = table()
    say(t, "play B6, play I1")
    assert t.legal() == ["pass", "meld A6 B1", GROUP, "exchange"]
    t.play(GROUP)
    assert t.zones()["laid:0"] == ["A5", "B5", "F5", "I5"]
    assert t.view(1)["zones"]["laid:0"] == ["A5", "B5", "F5", "I5"]
    assert t.legal() == ["pass", "exchange"]
    assert refusal(t, "meld A6 B1") == "You may lay only one combination for each trick taken"
    assert t.view(None)["facts"]["melds"] == [{"seat": 0, "cards": ["A5", "B5", "F5", "I5"], "count": 80}]


def test_sham_battle_2_illegal_card_on_the_table_serves_no_second_combination() -> None:
    t = table({0: "A6 A4 B6 F6 I6 B1 A5 B5 F5 I1 I2 F1"})
    say(t, "play B5, play B2, meld A4 A6, pass, play A5, play B3")
    assert "already used in a combination" in refusal(t, "meld A6 B6 F6 I6")
    assert "already used in a combination" in refusal(t, "meld A2 A3 A4 A5 A6")
    assert refusal(t, "meld B6 F6 I6") == "B6, F6, I6: these cards are no combination"
    assert "meld A6 B1" not in t.legal()


def test_sham_battle_2_R4_a_fifth_like_card_cannot_be_added() -> None:
    t = table({0: "A5 A6 B5 F5 I5 I5 B6 A1 B1 F1 I2 F2"})
    say(t, f"play B6, play B2, {GROUP}, pass, play A6, play B3")
    assert "meld I5" not in t.legal()
    assert "already used" in refusal(t, "meld A5 B5 F5 I5 I5")


def test_sham_battle_2_a_laid_card_is_played_first_and_keeps_its_count() -> None:
    t = table({0: "A5 A5 B5 F5 I5 B6 B1 I6 F1 F2 I1 I2"})
    say(t, f"play B6, play B2, {GROUP}, pass")
    t.play("play A5")
    assert t.zones()["laid:0"] == ["B5", "F5", "I5"]
    assert "A5" in t.zones()["hand:0"]
    assert t.view(None)["facts"]["melds"][0]["count"] == 80


# Exchange


def test_sham_battle_2_exchange_the_battleship_for_the_turned_card() -> None:
    t = table()
    say(t, "play B6, play I1, exchange")
    assert t.zones()["turned"] == ["A1"]
    assert "A3" in t.zones()["hand:0"]
    assert t.view(1)["facts"]["exchanges"] == [1, 0]
    assert t.legal() == ["pass", "meld A6 B1", GROUP]
    for draw in range(10):
        assert "A3" in t.resample(1, draw).zones()["hand:0"]


def test_sham_battle_2_illegal_exchange_without_the_battleship() -> None:
    t = table()
    say(t, "play F2, play F3")
    assert refusal(t, "exchange") == "You need a Battleship of the Country in Power, American, in your hand to exchange"


def test_sham_battle_2_R3_two_exchanges_in_a_hand() -> None:
    t = table({0: "A1 A1 B6 B6 F6 I6 B1 B2 F1 F2 I1 I2"})
    say(t, "play B6, play B3, exchange, exchange")
    assert t.view(None)["facts"]["exchanges"] == [2, 0]
    # A Battleship was changed for a Battleship.
    assert t.zones()["turned"] == ["A1"]
    assert sorted(card for card in t.zones()["hand:0"] if card[0] == "A") == ["A1", "A3"]
    assert refusal(t, "exchange") == "No more exchanges are allowed in this hand"


def test_sham_battle_2_R3_one_exchange_if_a_battleship_was_turned() -> None:
    t = table({0: "A1 B6 B6 F6 I6 B1 B2 F1 F2 I1 I2 I3"}, then="A1")
    say(t, "play B6, play B3, exchange")
    assert refusal(t, "exchange") == "No more exchanges are allowed in this hand"
    assert t.zones()["turned"] == ["A1"]


def test_sham_battle_2_R6_country_in_power_stays_after_an_exchange() -> None:
    t = table({0: "A1 A2 A4 A5 A6 B6 F6 B1 B2 F1 F2 I1"})
    say(t, "play B6, play B3, exchange")
    assert t.view(None)["facts"]["trumps"] == "American"
    say(t, "meld A2 A3 A4 A5 A6")
    assert t.view(None)["facts"]["melds"][0]["count"] == 150


def test_sham_battle_2_illegal_forms_of_another_step() -> None:
    t = table()
    assert refusal(t, "pass") == "Play a card first: combinations and exchanges are for the taker of a trick"
    assert refusal(t, GROUP) == "Play a card first: combinations and exchanges are for the taker of a trick"
    assert refusal(t, "play I1") == "You do not hold I1"
    say(t, "play B6, play I1")
    assert refusal(t, "play A5") == "Lay a combination, exchange or pass before the next trick"
    assert refusal(t, "pass", 1).startswith("It is not your turn")


# Second part


def second_part(target: int = 1000) -> parlor.Table:
    t = table(target=target)
    say(t, FIRST_PART)
    return t


def test_sham_battle_2_R1_the_turned_card_is_drawn_last() -> None:
    t = table()
    say(t, FIRST_PART.rsplit(",", 1)[0])
    assert phase(t) == "claim"
    assert t.turn == 0
    assert (len(t.zones()["stock"]), t.zones()["turned"]) == (1, ["A1"])
    last = t.zones()["stock"][0]
    before = t.zones()["hand:0"]
    t.play("pass")
    assert t.zones()["turned"] == t.zones()["stock"] == []
    assert "A1" in t.zones()["hand:1"]
    assert last in t.zones()["hand:0"]
    assert len(before) < 12
    assert "Seat 1 draws the turned card, A1" in t.log


def test_sham_battle_2_laid_cards_return_for_the_second_part() -> None:
    t = table()
    say(t, FIRST_PART.rsplit(",", 1)[0])
    assert t.zones()["laid:0"] == ["F5"]
    t.play("pass")
    zones = t.zones()
    assert zones["laid:0"] == zones["laid:1"] == []
    assert len(zones["hand:0"]) == len(zones["hand:1"]) == 12
    assert "F5" in zones["hand:0"]
    assert (phase(t), t.turn) == ("second part", 0)


def test_sham_battle_2_illegal_second_part_follow() -> None:
    t = second_part()
    t.play("play A5")
    held = [card for card in t.zones()["hand:1"] if card[0] == "A"]
    assert refusal(t, "play F6") == f"You must follow: American was led and you hold {', '.join(dict.fromkeys(held))}"
    assert "play a card" in refusal(t, "exchange")
    assert "play a card" in refusal(t, "pass")


# Count


def golden() -> parlor.Table:
    t = second_part(target=1)
    say(t, SECOND_PART)
    return t


def test_sham_battle_2_example_count() -> None:
    t = golden()
    assert [result["points"] for result in t.results] == [[360, 210]]
    assert t.results[0]["notes"] == [
        "Seat 0: combinations laid: +120",
        "Seat 0: Battleships swapped: +10",
        "Seat 0: cards taken: +230",
        "Seat 1: cards taken: +210",
    ]
    assert t.winners == (0,)
    assert len(t.zones()["won:0"] + t.zones()["won:1"]) == 48


def test_sham_battle_2_R2_the_exchanged_battleship_still_counts_five() -> None:
    # A1 was given in exchange, drawn by seat 1 and played: all 440 are in the cards taken.
    points = golden().results[0]["points"]
    assert sum(points) == 440 + 120 + 10


def test_sham_battle_2_R5_scores_change_only_at_the_end_of_the_hand() -> None:
    t = table(target=80)
    say(t, f"play B6, play I1, {GROUP}")
    assert t.scores == [0, 0]
    assert not t.over


def test_sham_battle_2_C3_the_deal_alternates_below_the_target() -> None:
    t = second_part()
    say(t, SECOND_PART)
    assert (t.over, t.hand, t.dealer, t.turn, t.scores) == (False, 2, 0, 1, [360, 210])


@pytest.mark.parametrize(("number", "totals", "over"), [(99, [999, 0], False), (100, [999, 0], True), (1, [0, 1000], True)])
def test_sham_battle_2_R7_C4_the_game_ends_with_its_hundredth_hand(number: int, totals: list[int], over: bool) -> None:
    # No hundred hands are needed in play: the cards alone count 440 in each.
    rules = parlor.game("sham-battle-2").rules(2, {"target": 1000})
    hand = rules.start(Rng(1))
    match = Match(2, 0, number, vec[i64](totals), [])
    assert rules.ending.over(match, hand, Tally(2, True)) == over
    assert rules.ending.winners(match, hand, Tally(2, True)) == [totals.index(max(totals))]


# What is known


def test_sham_battle_2_resample_leaves_laid_cards_and_draws_the_rest() -> None:
    t = table()
    say(t, f"play B6, play I1, {GROUP}, pass")
    worlds = [t.resample(1, draw).zones() for draw in range(10)]
    for zones in worlds:
        assert zones["laid:0"] == ["A5", "B5", "F5", "I5"]
        assert zones["hand:1"] == t.zones()["hand:1"]
    assert len({tuple(zones["hand:0"]) for zones in worlds}) > 1
    assert len({tuple(zones["stock"]) for zones in worlds}) > 1


def test_sham_battle_2_resample_knows_all_cards_in_the_second_part() -> None:
    t = second_part()
    assert t.resample(1, 3).zones() == t.zones()
