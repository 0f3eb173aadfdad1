"""Grafto: rules/rumme-b.md, section by section."""

import json

import pytest

import parlor
from parlor.core.hand import Match, Tally
from parlor.library.rumme_1914.grafto.rules import hands_with_a_bid
from tests.games.helpers import deck_for, pack_of, play, refusal

STRONG = "H13 H12 H11 H10 H9 C1 U1"
FOUR_TRUMPS = "H13 H12 H11 H10 C1 U1 S1"
LEADER = "S10 S11 S12 S13 C13 C12 U13"
WEAK = "S2 S3 S4 C2 C3 U2 U3"
WEAKER = "S5 S6 S7 C4 C5 U4 U5"


def arranged(hands: dict[int, str], turned: str = "H1", players: int = 4, credit: str = "first") -> parlor.Table:
    """Seat 0 deals; the first cards after the deal are named, so that the five of trumps lies where a test wants it."""
    deck = deck_for("grafto", players, hands, batches=[1] * 7, then=turned)
    return parlor.deal("grafto", players, seed=1, dealer=0, deck=deck, options={"hands": 1, "credit": credit})


def bids(table: parlor.Table, calls: str) -> None:
    for call in calls.split():
        table.play("pass" if call == "-" else f"bid {call}")


def play_high(table: parlor.Table) -> None:
    """Finishes the hand, every seat playing the last of its legal cards."""
    hand = table.hand
    while not table.over and table.hand == hand:
        table.play(table.legal()[-1])


def test_grafto_players_options_and_pack() -> None:
    game = parlor.game("grafto")
    assert game.players == (3, 4, 5, 6, 7)
    assert game.usual == 4
    assert (game.options["hands"].default, game.options["hands"].values[-1]) == (7, 20)
    assert (game.options["credit"].default, game.options["credit"].values, game.version) == ("first", ["first", "any"], 2)
    assert len(pack_of("grafto")) == 53


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_grafto_deal_seven_one_at_a_time_and_one_turned(players: int) -> None:
    deck = [card for card in pack_of("grafto")[::-1] if card != "RU"] + ["RU"]
    table = parlor.deal("grafto", players, seed=1, dealer=0, deck=deck)
    zones = table.zones()
    fives = {f"{suit}5" for suit in "HUCS"}
    turned = deck[7 * players]
    for seat in range(players):
        dealt = set(deck[(seat - 1) % players : 7 * players : players])
        assert dealt - fives == set(zones[f"hand:{seat}"]) - fives - {turned}
    assert table.view(None)["facts"]["turned"] == turned
    assert [card for card in zones["stock"] if card not in fives] == [card for card in deck[: 7 * players : -1] if card not in fives]


def test_grafto_turned_card_shows_trumps_and_the_left_bids_first() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: WEAK, 3: STRONG})
    assert table.zones()["turned"] == ["H1"]
    assert table.view(None)["facts"]["trumps"] == "Helmets"
    assert table.view(None)["facts"]["phase"] == "bidding"
    assert table.turn == 1
    assert table.view(2)["zones"]["stock"] == ["??"] * 24


def test_grafto_R1_rumme_card_turned_is_buried() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: WEAK, 3: STRONG}, turned="RU H1 H2")
    assert table.zones()["turned"] == ["H1"]
    assert table.zones()["stock"][0] == "RU"
    assert table.zones()["stock"][-1] == "H2"
    assert "RU is turned up and buried under the stock" in table.log
    assert all(table.resample(1, seed).zones()["stock"][0] == "RU" for seed in range(5))


def test_grafto_R2_forced_graft_of_the_five_of_trumps() -> None:
    table = arranged({2: "H5 C2 C3 U2 U3 S2 S3"}, turned="H9")
    assert "H9" in table.zones()["hand:2"]
    assert "H5" not in table.zones()["hand:2"]
    assert table.zones()["stock"][0] == "H5"
    assert table.zones()["turned"] == []
    assert table.view(None)["facts"]["trumps"] == "Helmets"
    assert table.view(None)["facts"]["turned"] == "H9"
    assert table.log[-2:] == ["Seat 2 must graft: H5 is buried under the stock", "Seat 2 takes H9"]
    assert table.view(2)["zones"]["stock"][0] == "??"
    for seed in range(5):
        zones = table.resample(1, seed).zones()
        assert zones["stock"][0] == "H5"
        assert "H9" in zones["hand:2"]


def test_grafto_R2_the_dealer_too_must_graft() -> None:
    table = arranged({0: "H5"}, turned="H9")
    assert "H9" in table.zones()["hand:0"]
    assert table.zones()["stock"][0] == "H5"


def test_grafto_R1_and_R2_together_five_below_the_rumme_card() -> None:
    table = arranged({2: "H5"}, turned="RU H9")
    assert table.zones()["stock"][:2] == ["H5", "RU"]


def test_grafto_the_five_of_another_suit_stays() -> None:
    table = arranged({2: "U5"}, turned="H9 H5")
    assert "U5" in table.zones()["hand:2"]
    assert table.zones()["turned"] == ["H9"]


def test_grafto_nobody_who_did_not_graft_holds_the_five() -> None:
    table = arranged({}, turned="H9 H5")
    assert "H5" in table.zones()["stock"]
    for seed in range(20):
        assert "H5" in table.resample(0, seed).zones()["stock"]


def test_grafto_R3_dealers_graft_of_a_turned_five() -> None:
    table = arranged({0: WEAKER, 1: LEADER}, turned="H5 H1")
    assert table.turn == 0
    assert table.view(1)["facts"]["phase"] == "graft"
    assert table.legal() == ["pass", *[f"graft {card}" for card in ("U4", "U5", "C4", "C5", "S5", "S6", "S7")]]
    table.play("graft U4")
    assert "H5" in table.zones()["hand:0"]
    assert "U4" not in table.zones()["hand:0"]
    assert table.zones()["turned"] == []
    assert table.zones()["stock"][0] == "U4"
    assert table.view(0)["zones"]["stock"][0] == "U4"
    assert table.view(1)["zones"]["stock"][0] == "??"
    assert table.log[-2:] == ["Seat 0: graft a card, face down", "Seat 0 takes H5"]
    assert table.turn == 1
    assert all(table.resample(0, seed).zones()["stock"][0] == "U4" for seed in range(5))
    assert {table.resample(1, seed).zones()["stock"][0] for seed in range(9)} != {"U4"}
    assert all("H5" in table.resample(1, seed).zones()["hand:0"] for seed in range(9))


def test_grafto_dealer_may_pass_the_turned_five() -> None:
    table = arranged({0: WEAKER, 1: LEADER}, turned="H5 H1")
    table.play("pass")
    assert table.zones()["turned"] == ["H5"]
    assert table.turn == 1
    assert table.legal()[0] == "pass"


def test_grafto_bidding_one_round_R4_each_once() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: WEAK, 3: STRONG})
    assert table.legal() == ["pass", *[f"bid {n}" for n in range(1, 16)]]
    bids(table, "3 -")
    assert table.turn == 3
    assert table.legal() == ["pass", *[f"bid {n}" for n in range(4, 16)]]
    bids(table, "6 -")
    assert table.view(None)["facts"]["phase"] == "play"
    assert table.view(None)["facts"]["calls"] == [[1, "bid 3"], [2, "pass"], [3, "bid 6"], [0, "pass"]]
    assert table.turn == 1


def test_grafto_fifteen_ends_the_bidding_at_once() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: WEAK, 3: STRONG})
    bids(table, "3 15")
    assert table.view(None)["facts"]["phase"] == "play"
    assert table.turn == 1


def test_grafto_all_pass_the_hand_is_thrown_in() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: WEAK, 3: STRONG})
    bids(table, "- - - -")
    assert table.results == [{"points": [0, 0, 0, 0], "notes": ["All passed: the hand is thrown in"], "counted": []}]
    assert not table.over
    assert (table.hand, table.dealer) == (2, 1)


def test_grafto_example_bidder_takes_five() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: WEAK, 3: STRONG}, turned="H1 H5")
    bids(table, "3 - 6 -")
    play(table, "S10 S2 H13 S5 H12")
    play_high(table)
    assert [result["points"] for result in table.results] == [[0, -3, 0, 7]]
    assert table.results[0]["notes"] == [
        "Seat 1: bid 3 and did not take four tricks: -3",
        "Seat 3: made a bid of 6: +6",
        "Seat 3: took 1 trick over four: +1",
    ]
    assert table.winners == (3,)


def test_grafto_R6_example_another_takes_five() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: STRONG, 3: WEAK}, turned="H1 H5")
    bids(table, "3 - 6 -")
    play(table, "S10 H13 S2 S5 H12")
    play_high(table)
    assert table.results[0]["points"] == [0, -3, 1, -6]


def test_grafto_R5_example_fifteen_fails() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: FOUR_TRUMPS, 3: WEAK}, turned="H1 H5")
    bids(table, "15")
    play(table, "S10 H13 S2 S5 H12")
    play_high(table)
    assert table.results[0]["points"] == [0, -15, 15, 0]


@pytest.mark.parametrize(("credit", "points"), [("first", [0, 3, 0, -15]), ("any", [0, 18, 0, -15])])
def test_grafto_R5_example_a_later_fifteen_is_credited_only_with_any(credit: str, points: list[int]) -> None:
    table = arranged({0: WEAKER, 1: FOUR_TRUMPS, 2: WEAK, 3: LEADER}, turned="H1 H5", credit=credit)
    bids(table, "3 - 15")
    play(table, "H13")
    play_high(table)
    assert table.results[0]["points"] == points
    beaten = [note for note in table.results[0]["notes"] if "beat another" in note]
    assert beaten == ([] if credit == "first" else ["Seat 1: beat another's bid of 15: +15"])


@pytest.mark.parametrize(("credit", "points"), [("first", [0, -15, 15, 0]), ("any", [0, -15, 15, 0])])
def test_grafto_R5_a_fifteen_of_the_first_player_is_credited_either_way(credit: str, points: list[int]) -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: FOUR_TRUMPS, 3: WEAK}, turned="H1 H5", credit=credit)
    bids(table, "15")
    play(table, "S10 H13 S2 S5 H12")
    play_high(table)
    assert table.results[0]["points"] == points


def test_grafto_R5_a_hand_of_version_1_credits_anyones_fifteen() -> None:
    table = arranged({0: WEAKER, 1: FOUR_TRUMPS, 2: WEAK, 3: LEADER}, turned="H1 H5")
    bids(table, "3 - 15")
    record = json.loads(json.dumps(table.record()))
    assert record["rules"] == 2
    del record["options"]["credit"]
    with pytest.raises(parlor.BadRecord, match="do not say credit"):
        parlor.replay(record)
    old = parlor.replay({**record, "rules": 1})
    assert old.options == {"hands": 1, "credit": "any"}
    play(old, "H13")
    play_high(old)
    assert old.results[0]["points"] == [0, 18, 0, -15]
    assert parlor.game("grafto").as_begun(1, {"hands": 3}) == {"hands": 3, "credit": "any"}
    assert parlor.game("grafto").as_begun(2, {"hands": 3, "credit": "first"}) == {"hands": 3, "credit": "first"}


def test_grafto_R5_own_fifteen_counts_once() -> None:
    table = arranged({0: WEAKER, 1: FOUR_TRUMPS, 2: LEADER, 3: WEAK}, turned="H1 H5")
    bids(table, "15")
    play(table, "H13")
    play_high(table)
    assert table.results[0]["points"] == [0, 15, 0, 0]


def test_grafto_killed_hand_scores_nothing_and_counts() -> None:
    shared = {0: "C13 C12 C11 S4 U1 U2 U3", 1: "U13 U12 U11 S1 C1 C2 C3", 2: "S5 S2 S3 U4 U5 C4 C5", 3: "S6 S7 S8 U6 U7 C6 C7"}
    table = arranged(shared, turned="H1 H5")
    bids(table, "5 - - -")
    play(table, "U13 U4 U6 U1 U12 U5 U7 U2 U11 S5 S6 U3 C1 C4 C6 C13 C12 C2 C5 C7 C11 C3 S2 S7 S4 S1 S3 S8")
    assert table.results == [{"points": [0, 0, 0, 0], "notes": ["Nobody took four tricks: the hand is killed"], "counted": []}]
    assert table.over
    assert table.winners == (0, 1, 2, 3)


def test_grafto_thrown_in_hands_do_not_count_towards_the_end() -> None:
    table = arranged({0: WEAKER, 1: LEADER, 2: WEAK, 3: STRONG})
    bids(table, "- - - -")
    assert table.view(None)["facts"]["hands_with_a_bid"] == 0
    while table.legal()[0] == "pass":
        table.play(table.legal()[1] if len(table.legal()) == 16 else "pass")
    play_high(table)
    assert table.over
    assert table.hand == 2


def test_grafto_limit_of_500_hands() -> None:
    table = parlor.deal("grafto", 3, seed=1)
    while not table.over:
        table.play("pass")
    assert len(table.results) == 500
    assert table.winners == (0, 1, 2)


def test_grafto_rumme_card_is_the_highest_trump() -> None:
    table = arranged({1: "H13 C13 C12 C11 C10 C9 C8", 2: "H2 S2 S3 S4 S5 S6 S7", 3: "H12", 0: "RU U2 U3 U4 U5 U6 U7"}, turned="H1 H5")
    bids(table, "1 - - -")
    play(table, "H13 H2 H12")
    assert table.legal() == ["play RU"]
    play(table, "RU")
    assert table.turn == 0


def test_grafto_five_of_trumps_beats_the_thirteen() -> None:
    table = arranged({1: "H13", 2: "H2", 3: "H3", 0: "U2"}, turned="H5 H1")
    table.play("graft U2")
    bids(table, "1 - - -")
    play(table, "H13 H2 H3 H5")
    assert table.turn == 0


def test_grafto_five_of_a_plain_suit_in_its_usual_place() -> None:
    table = arranged({1: "C5", 2: "C6", 3: "C4", 0: "C3"}, turned="H1 H5")
    bids(table, "1 - - -")
    play(table, "C5 C6 C4 C3")
    assert table.turn == 2


def test_grafto_rumme_card_led_is_a_trump_lead() -> None:
    table = arranged({1: "RU", 2: "H2 S2 S3 S4 S5 S6 S7"}, turned="H1 H5")
    bids(table, "1 - - -")
    play(table, "RU")
    assert table.legal() == ["play H2"]
    assert refusal(table, "play S2") == "You must follow suit: trumps were led and you hold H2"


def test_grafto_R7_follow_suit_or_trump() -> None:
    table = arranged({1: "C9", 2: "C4 C5 H2 RU S5 S6 U7"}, turned="H1 H5")
    bids(table, "1 - - -")
    play(table, "C9")
    assert table.legal() == ["play H2", "play C4", "play C5", "play RU"]
    assert refusal(table, "play S5") == "You must follow suit or trump: Crowns were led and you hold C4, C5"


def test_grafto_any_card_without_the_suit_led() -> None:
    table = arranged({1: "C9", 2: "H2 RU S5 S6 U7 U8 U9"}, turned="H1 H5")
    bids(table, "1 - - -")
    play(table, "C9")
    assert len(table.legal()) == 7


def test_grafto_trumping_shows_no_void_but_throwing_away_does() -> None:
    table = arranged({1: "C9", 2: "H2 C4 S5 S6 U7 U8 U9", 3: "S7 S8 S9 S10 U2 U3 U4"}, turned="H1 H5")
    bids(table, "1 - - -")
    play(table, "C9 H2 S7")
    assert any(card[0] == "C" for seed in range(20) for card in table.resample(0, seed).zones()["hand:2"])
    assert not any(card[0] == "C" for seed in range(20) for card in table.resample(0, seed).zones()["hand:3"])


def test_grafto_R8_winner_of_a_trick_leads() -> None:
    table = arranged({1: "C5", 2: "C6", 3: "C4", 0: "C13"}, turned="H1 H5")
    bids(table, "1 - - -")
    play(table, "C5 C6 C4 C13")
    assert table.turn == 0
    assert table.zones()["won:0"] == ["C5", "C6", "C4", "C13"]


def test_grafto_illegal_bid_not_higher() -> None:
    table = arranged({}, turned="H1 H5")
    bids(table, "6")
    assert refusal(table, "bid 6") == "Your bid must be higher than 6"
    assert refusal(table, "bid 2") == "Your bid must be higher than 6"


@pytest.mark.parametrize("bid", ["bid 0", "bid 16", "bid 100"])
def test_grafto_illegal_bid_out_of_range(bid: str) -> None:
    assert refusal(arranged({}, turned="H1 H5"), bid) == "Bids run from 1 to 15"


def test_grafto_illegal_graft_in_another_phase_or_by_another() -> None:
    table = arranged({1: LEADER}, turned="H1 H5")
    assert refusal(table, "graft C13") == "Only the dealer grafts, before the bidding, and only if a 5 is turned up"
    bids(table, "1 - - -")
    assert refusal(table, "graft C13") == "Only the dealer grafts, before the bidding, and only if a 5 is turned up"
    table = arranged({1: LEADER}, turned="H5 H1")
    assert refusal(table, "graft C13", seat=1) == "It is not your turn: seat 0 is to play"
    assert refusal(table, "graft C13", seat=0) == "You do not hold C13"


def test_grafto_illegal_forms_of_another_phase() -> None:
    table = arranged({0: WEAKER, 1: LEADER}, turned="H5 H1")
    assert refusal(table, "bid 3") == "The dealer decides on the turned 5 first: graft a card or pass"
    table.play("pass")
    assert refusal(table, "play S10") == "The bidding is not over: bid or pass"
    bids(table, "1 - - -")
    assert refusal(table, "bid 3") == "The bidding is over: play a card"
    assert refusal(table, "play U4") == "You do not hold U4"


def test_grafto_a_hand_thrown_in_is_no_hand_of_a_simulation_either() -> None:
    hand = parlor.fast("grafto", seed=1)
    while not hand.over:
        hand.make(hand.turn, hand.notation.read("pass"))
    tally = Tally(hand.players, False)
    hand.count(tally)
    assert hands_with_a_bid(Match(hand.players, hand.dealer, 1, hand.match.totals, [tally.result()])) == 0
