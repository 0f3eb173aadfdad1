"""Sammy: the examples and rulings of rules/sammy.md."""

import json

import pytest

import parlor
from tests.games.helpers import deck_for, pack_of, play, play_out, refusal

SUITS = {
    "red": "NY PA IL OH TX CA MI MA NJ MO IN NC PI PR",
    "blue": "WI GA AL TN KY MN IA VA OK LA MS KS DC HI",
    "stars": "AR SC WV MD CT WA FL NE CO OR ME SD AK CZ",
    "stripes": "RI ND MT UT NH ID AZ NM VT DE WY NV GU SA",
}
ONE_SUIT_EACH = dict(enumerate(SUITS.values()))

# The page's example: seats 0+2 can take ten tricks in blue with three honors and two Presidents.
TEN = {
    0: "WI GA AL KY MN IA VA OK LA MS PI CZ SA PR",
    1: "TN KS DC AR RI NY WV MD CT WA FL NE CO OR",
    2: "PA IL OH TX CA MI MA NJ MO IN NC MT UT NH",
    3: "SC ND HI ME SD AK ID AZ NM VT DE WY NV GU",
}
TEN_TRICKS = """
    TN MT HI MS  AR UT SC CZ  RI NH ND SA  NY NC GU PI  WV IN ME LA
    WI KS MO SD  GA DC NJ AK  AL MD MA NV  KY CT MI WY  MN WA CA DE  IA FL TX VT  VA NE OH NM  OK CO IL AZ  PR OR PA ID
"""
# The same with seven tricks.
SEVEN = {
    0: "WI GA AL VA OK LA MS PI PR MO IN NC CZ SA",
    1: "TN KY MN IA KS DC AR RI NY WV MD CT WA FL",
    2: "PA IL OH TX CA MI MA NJ MT UT NH NE CO OR",
    3: "SC ND HI ME SD AK ID AZ NM VT DE WY NV GU",
}
SEVEN_TRICKS = """
    TN MT HI MS  KY UT GU LA  MN NE NV OK  IA CO WY VA  AR OR SC CZ  RI NH ND SA  NY NJ DE PI
    WV MA ME AL  WI KS MI SD  GA DC CA AK  PR MD PA VT  IL NM MO CT  OH AZ IN WA  TX ID NC FL
"""


def table(hands: dict[int, str] | None = None, dealer: int = 0, **options: str) -> parlor.Table:
    deck = deck_for("sammy", 4, hands or ONE_SUIT_EACH, dealer=dealer, batches=[1] * 14)
    return parlor.deal("sammy", 4, seed=1, dealer=dealer, deck=deck, options=dict(options))


def say(t: parlor.Table, calls: str) -> None:
    for call in calls.split(", "):
        t.play(call)


def in_play(bid: str = "7 blue", hands: dict[int, str] | None = None, **options: str) -> parlor.Table:
    """Seat 0 deals, bids and is the declarant."""
    t = table(hands, 0, **options)
    say(t, f"bid {bid}, pass, pass, pass")
    return t


# Deal


def test_sammy_deal_fourteen_each_one_at_a_time() -> None:
    pack = pack_of("sammy")
    zones = parlor.deal("sammy", seed=1, dealer=2, deck=pack).zones()
    assert sorted(zones["hand:3"]) == sorted(pack[0::4])
    assert sorted(zones["hand:0"]) == sorted(pack[1::4])
    assert sorted(zones["hand:2"]) == sorted(pack[3::4])
    assert [name for name in zones if ":" not in name] == ["trick"]


def test_sammy_deal_dealer_opens_the_bidding_and_the_deal_passes_left() -> None:
    t = table(dealer=3)
    assert t.turn == 3
    say(t, "pass, pass, pass, pass")
    assert (t.hand, t.dealer, t.turn) == (2, 0, 0)


# Bidding


def test_sammy_bid_opening_moves() -> None:
    legal = table().legal()
    assert legal[0] == "pass"
    assert len(legal) == 1 + 14 * 5
    assert legal[1:6] == ["bid 1 red", "bid 1 blue", "bid 1 stars", "bid 1 stripes", "bid 1 nt"]
    assert legal[-1] == "bid 14 nt"


def test_sammy_R1_a_raise_means_more_tricks_in_any_denomination() -> None:
    t = table()
    say(t, "bid 8 blue")
    assert "bid 9 red" in t.legal()
    assert not [move for move in t.legal() if move.startswith("bid 8")]
    assert refusal(t, "bid 8 nt") == "A raise must name more tricks than the outstanding 8 blue"
    assert refusal(t, "bid 2 red") == "A raise must name more tricks than the outstanding 8 blue"


def test_sammy_bid_partner_and_own_bid_may_be_raised() -> None:
    t = table()
    say(t, "bid 3 red, pass, bid 4 red, bonus, bid 5 blue, pass, pass, bonus, bid 6 blue")
    assert t.view(None)["facts"]["bid"] == "6 blue"


def test_sammy_bid_one_who_passed_may_bid_again() -> None:
    t = table()
    say(t, "pass, bid 2 red, pass, pass, bid 3 nt")
    assert t.view(1)["facts"]["bidder"] == 0


def test_sammy_bid_ends_after_three_passes() -> None:
    t = table()
    say(t, "pass, pass, pass, bid 1 nt, pass, pass")
    assert t.view(0)["facts"]["phase"] == "bidding"
    t.play("pass")
    assert t.view(0)["facts"]["phase"] == "play"


@pytest.mark.parametrize("call", ["bonus", "bonus, double"])
def test_sammy_bid_bonus_and_double_ask_for_three_more_passes(call: str) -> None:
    t = table()
    say(t, f"bid 7 red, {call}, pass, pass")
    assert t.view(0)["facts"]["phase"] == "bidding"
    t.play("pass")
    assert t.view(0)["facts"]["phase"] == "play"


def test_sammy_illegal_bonus() -> None:
    t = table()
    assert refusal(t, "bonus") == "There is no bid to place a bonus on"
    assert "bonus" not in t.legal()
    say(t, "bid 7 red")
    assert "bonus" in t.legal()
    say(t, "pass")
    assert refusal(t, "bonus") == "You cannot place a bonus on your own side's bid"
    say(t, "pass, bonus, pass")
    assert refusal(t, "bonus") == "A bonus is already placed"


def test_sammy_illegal_double_without_a_bonus() -> None:
    t = table()
    assert refusal(t, "double") == "There is no bonus on your side's bid to double"
    say(t, "bid 7 red, pass")
    assert refusal(t, "double") == "There is no bonus on your side's bid to double"
    say(t, "pass, bonus, double, pass")
    assert refusal(t, "double").startswith("There is no bonus on your side's bid to double")


def test_sammy_illegal_double_of_the_other_sides_bid() -> None:
    t = table()
    say(t, "bid 7 red, bonus, pass")
    assert "double" not in t.legal()
    assert refusal(t, "double") == "There is no bonus on your side's bid to double"


def test_sammy_R3_either_partner_may_double_and_a_raise_cancels() -> None:
    t = table()
    say(t, "bid 7 red, bonus, double, pass")
    facts = t.view(None)["facts"]
    assert (facts["bid"], facts["bonus"], facts["doubled"]) == ("7 red", True, True)
    say(t, "pass, bid 8 stars")
    facts = t.view(None)["facts"]
    assert (facts["bid"], facts["bidder"], facts["bonus"], facts["doubled"]) == ("8 stars", 1, False, False)


def test_sammy_R4_all_pass_is_thrown_in_and_counts_as_a_deal() -> None:
    t = table()
    for _ in range(4):
        say(t, "pass, pass, pass, pass")
    assert t.over
    assert [result["points"] for result in t.results] == [[0, 0, 0, 0]] * 4
    assert t.winners == (0, 1, 2, 3)
    assert [line for line in t.log if line.startswith("Hand")] == [f"Hand {n + 1}: seat {n} deals" for n in range(4)]


def test_sammy_R2_declarant_is_the_first_to_name_the_denomination() -> None:
    t = table()
    say(t, "bid 1 blue, bid 2 red, bid 3 nt, pass, bid 4 red, pass, bid 5 blue, pass, pass, pass")
    facts = t.view(None)["facts"]
    assert (facts["bidder"], facts["declarant"], facts["dummy"], facts["bid"]) == (2, 0, 2, "5 blue")


def test_sammy_R2_the_other_sides_naming_does_not_count() -> None:
    t = table()
    say(t, "bid 1 blue, bid 2 blue, bid 3 nt, bid 4 blue, pass, pass, pass")
    assert t.view(None)["facts"]["declarant"] == 1


def test_sammy_R9_one_to_fourteen_may_be_bid() -> None:
    t = table()
    say(t, "bid 1 red, bid 14 nt")
    assert t.legal() == ["pass", "bonus"]


def test_sammy_illegal_play_in_the_bidding_and_calls_in_the_play() -> None:
    t = table()
    assert refusal(t, "play NY") == "The bidding is not over"
    t = in_play()
    for call in ["bid 9 red", "bonus", "double", "pass"]:
        assert refusal(t, call) == "The bidding is over: play a card"


# Play by suits


def test_sammy_suits_left_of_declarant_leads_and_declarant_plays_dummy() -> None:
    t = in_play()
    assert t.turn == 1
    assert t.legal() == [f"play {card}" for card in t.zones()["hand:1"]]
    t.play("play KS")
    assert t.turn == 0
    assert t.legal(2) == []
    assert t.legal() == [f"play {card}" for card in t.zones()["hand:2"]]
    t.play("play AK")
    assert t.turn == 3
    play(t, "NV")
    assert t.turn == 0
    assert t.legal() == [f"play {card}" for card in t.zones()["hand:0"]]


def test_sammy_suits_dummy_is_seen_from_the_opening_lead() -> None:
    t = in_play()
    assert set(t.view(0)["zones"]["hand:2"]) == {"??"}
    t.play("play KS")
    for seat in (0, 1, 2, 3, None):
        assert t.view(seat)["zones"]["hand:2"] == t.zones()["hand:2"]
    assert set(t.view(2)["zones"]["hand:0"]) == {"??"}
    assert set(t.view(None)["zones"]["hand:3"]) == {"??"}


def test_sammy_suits_trick_won_by_dummy_is_led_from_dummy() -> None:
    t = in_play("7 stars", {**ONE_SUIT_EACH, 1: ONE_SUIT_EACH[1]})
    play(t, "KS AK NV PR")
    assert t.zones()["won:2"] == ["KS", "AK", "NV", "PR"]
    assert t.turn == 0
    assert t.legal() == [f"play {card}" for card in t.zones()["hand:2"]]


def test_sammy_suits_highest_trump_wins_else_highest_of_the_suit_led() -> None:
    t = in_play("7 nt", TEN)
    play(t, "TN MT HI WI")
    assert t.zones()["won:0"] == ["TN", "MT", "HI", "WI"]
    t = in_play("7 stripes", TEN)
    play(t, "TN MT HI WI")
    assert t.zones()["won:2"] == ["TN", "MT", "HI", "WI"]
    t = in_play("7 stripes", SEVEN)
    play(t, "NY NJ ND PI")
    assert t.turn == 3
    assert t.zones()["won:3"] == ["NY", "NJ", "ND", "PI"]


def test_sammy_suits_trumping_is_not_compulsory() -> None:
    t = in_play("7 stripes", TEN)
    t.play("play TN")
    assert {"play MT", "play PA"} <= set(t.legal())


def test_sammy_illegal_follow_suit() -> None:
    t = in_play("7 blue", TEN)
    play(t, "NY")
    assert refusal(t, "play MT") == "You must follow suit: red was led and dummy holds PA, IL, OH, TX, CA, MI, MA, NJ, MO, IN, NC"
    play(t, "NC GU")
    assert refusal(t, "play WI") == "You must follow suit: red was led and you hold PI, PR"


def test_sammy_illegal_card_not_in_dummy() -> None:
    t = in_play()
    play(t, "KS")
    assert refusal(t, "play PA") == "It is dummy's turn, and dummy does not hold PA"


def test_sammy_illegal_card_by_the_dummys_own_seat() -> None:
    t = in_play()
    assert refusal(t, "play AK", 2) == "You are the silent partner: the declarer plays your hand"
    play(t, "KS")
    assert refusal(t, "play AK", 2) == "You are the silent partner: the declarer plays your hand"
    assert refusal(t, "pass", 2).startswith("It is not your turn")


def test_sammy_illegal_not_held_and_not_on_turn() -> None:
    t = in_play()
    assert refusal(t, "play NY") == "You do not hold NY"
    assert refusal(t, "play NY", 0).startswith("It is not your turn")


# Play by border states


BORDERS = {
    0: "OH KY GU MD",
    1: "PA WI TN NY",
    2: "MI IL VA SA",
    3: "WV DC TX NV",
}


def test_sammy_R8_borders_declarant_leads_and_all_play_their_own_hands() -> None:
    t = in_play("7 blue", BORDERS, play="borders")
    assert t.turn == 0
    assert t.view(None)["facts"]["dummy"] is None
    t.play("play OH")
    assert t.turn == 1
    t.play("play PA")
    assert t.turn == 2
    assert set(t.view(0)["zones"]["hand:2"]) == {"??"}


def test_sammy_illegal_borders_follow() -> None:
    t = in_play("7 blue", {**BORDERS, 1: "KY WI TN NY", 0: "OH PI GU MD"}, play="borders")
    t.play("play OH")
    held = [card for card in t.zones()["hand:1"] if card in ("PA", "MI", "IN", "KY", "WV")]
    assert t.legal() == [f"play {card}" for card in held]
    assert refusal(t, "play WI") == f"You must follow with a border state of Ohio: you hold {', '.join(held)}"


def test_sammy_borders_district_borders_maryland_and_virginia() -> None:
    hands = {0: "MD NY", 1: "DC GU", 2: SUITS["stripes"].replace("DE ", "").replace("GU ", "") + " TX CA", 3: "VA"}
    t = in_play("7 nt", hands, play="borders")
    t.play("play MD")
    assert "play DC" in t.legal()
    assert "play GU" not in t.legal()


def borders_trick(bid: str, hands: dict[int, str], cards: str) -> int | None:
    t = in_play(bid, hands, play="borders")
    play(t, cards)
    return t.turn


def test_sammy_borders_order_of_suits_with_the_trump_in_front() -> None:
    # Kentucky (blue 10) is led; Illinois (red 12), Tennessee (blue 11) and West Virginia (stars 12) border it.
    hands = {0: "KY", 1: "IL", 2: "TN", 3: "WV"}
    assert borders_trick("7 nt", hands, "KY IL TN WV") == 1
    assert borders_trick("7 red", hands, "KY IL TN WV") == 1
    assert borders_trick("7 blue", hands, "KY IL TN WV") == 2
    assert borders_trick("7 stars", hands, "KY IL TN WV") == 3
    assert borders_trick("7 stripes", hands, "KY IL TN WV") == 1


def test_sammy_borders_value_decides_inside_a_suit() -> None:
    assert borders_trick("7 nt", {0: "KY", 1: "OH", 2: "IL", 3: "MO"}, "KY OH IL MO") == 2


# None of these stripes borders Kentucky.
FAR = "ND MT UT NH ID AZ NM VT DE WY NV GU SA RI"


def test_sammy_borders_a_trump_that_does_not_border_wins_nothing() -> None:
    # Kentucky is led; Virginia and West Virginia border it and are lower (blue 7, stars 12).
    assert borders_trick("7 stripes", {0: "KY", 1: FAR, 2: "VA", 3: "WV"}, "KY RI VA WV") == 0


def test_sammy_borders_a_territory_led_cannot_be_beaten() -> None:
    assert borders_trick("7 red", {0: "SA", 1: "NY", 2: "PA", 3: "WI"}, "SA NY PA WI") == 0


def test_sammy_borders_free_card_without_a_border_state() -> None:
    t = in_play("7 stripes", {0: "KY", 1: FAR}, play="borders")
    t.play("play KY")
    assert len(t.legal()) == 14


def test_sammy_R5_fourteen_tricks() -> None:
    for way in ("suits", "borders"):
        t = in_play("7 blue", TEN, play=way)
        play_out(t)
        line = next(k for k, line in enumerate(t.log) if line.startswith("Hand 2"))
        assert sum("takes the trick" in entry for entry in t.log[:line]) == 14


# Count


def test_sammy_example_eight_blue_with_ten_tricks() -> None:
    t = table(TEN)
    say(t, "bid 8 blue, bonus, pass, pass, pass")
    play(t, TEN_TRICKS)
    assert t.results[0]["points"] == [225, 50, 225, 50]
    assert t.results[0]["notes"] == [
        "Seat 0 and seat 2: kept the bid of 8 with 10 tricks: +50",
        "Seat 0 and seat 2: took 2 tricks more than the bid: +50",
        "Seat 0 and seat 2: the bonus: +50",
        "Seat 0 and seat 2: captured 2 of the four Presidents: +50",
        "Seat 0 and seat 2: captured 3 of the four honors: +25",
        "Seat 1 and seat 3: captured 2 of the four Presidents: +50",
    ]


def test_sammy_example_eight_blue_with_seven_tricks() -> None:
    t = table(SEVEN)
    say(t, "bid 8 blue, bonus, pass, pass, pass")
    play(t, SEVEN_TRICKS)
    assert t.results[0]["points"] == [75, 125, 75, 125]


def test_sammy_count_double_is_fifty_more_for_the_side_that_prevails() -> None:
    t = table(TEN)
    say(t, "bid 8 blue, bonus, pass, pass, double, pass, pass, pass")
    play(t, TEN_TRICKS)
    assert t.results[0]["points"] == [275, 50, 275, 50]
    t = table(SEVEN)
    say(t, "bid 8 blue, bonus, pass, pass, double, pass, pass, pass")
    play(t, SEVEN_TRICKS)
    assert t.results[0]["points"] == [75, 175, 75, 175]


def test_sammy_count_exactly_the_bid_brings_fifty() -> None:
    t = table(TEN)
    say(t, "bid 10 blue, pass, pass, pass")
    play(t, TEN_TRICKS)
    assert t.results[0]["points"] == [125, 50, 125, 50]


def test_sammy_R6_presidents_and_honours_count_when_the_bid_fails() -> None:
    t = table(TEN)
    say(t, "bid 12 blue, pass, pass, pass")
    play(t, TEN_TRICKS)
    assert t.results[0]["points"] == [75, 100, 75, 100]


def test_sammy_R7_opponents_with_all_four_honours_score_fifty() -> None:
    # Seat 1 leads fourteen trumps of its own: red for the declarants, blue the trump.
    t = in_play("1 blue")
    for _ in range(14):
        card = t.legal()[0].split()[1]
        assert card in SUITS["blue"].split()
        t.play(f"play {card}")
        for _ in range(3):
            t.play(t.legal()[0])
    # One short 25, four Presidents 100, four honors 50.
    assert t.results[0]["points"] == [0, 175, 0, 175]


def test_sammy_count_declarants_with_all_four_honours_score_fifty() -> None:
    t = table()
    say(t, "pass, bid 14 blue, pass, pass, pass")
    assert t.turn == 2
    while t.hand == 1:
        t.play("play GA" if "play GA" in t.legal() else t.legal()[-1])
    # Fourteen tricks 50, Presidents 100, honors 50.
    assert t.results[0]["points"] == [0, 200, 0, 200]


def test_sammy_count_no_trumps_honours_are_the_four_uncle_sams() -> None:
    # Seat 1 leads blue at no trumps and takes all: four Uncle Sams, four Presidents, one trick short.
    t = in_play("1 nt")
    play_out(t)
    assert t.results[0]["points"] == [0, 25 + 100 + 50, 0, 25 + 100 + 50]


def test_sammy_count_two_honours_are_25_for_opponents_and_nothing_for_declarants() -> None:
    hands = {
        0: TEN[0].replace("AL", "TN"),
        1: TEN[1].replace("TN", "AL"),
        2: TEN[2],
        3: TEN[3].replace("HI", "GA"),
    }
    hands[0] = hands[0].replace("GA", "HI")
    t = table(hands)
    say(t, "bid 10 blue, pass, pass, pass")
    # Seats 1 and 3 keep Alabama and Georgia in the first trick.
    play(t, "AL MT GA HI")
    assert t.turn == 3
    play_out(t)
    declarants, opponents = t.results[0]["points"][:2]
    notes = t.results[0]["notes"]
    assert "Seat 1 and seat 3: captured 2 of the four honors: +25" in notes
    assert not [note for note in notes if note.startswith("Seat 0") and "honours" in note]
    assert t.scores == [declarants, opponents, declarants, opponents]


# The end


def golden() -> parlor.Table:
    t = table(TEN)
    say(t, "bid 8 blue, bonus, pass, pass, pass")
    play(t, TEN_TRICKS)
    for _ in range(12):
        t.play("pass")
    return t


def test_sammy_end_after_four_hands_the_higher_side_wins() -> None:
    t = golden()
    assert t.over
    assert t.hand == 4
    assert t.scores == [225, 50, 225, 50]
    assert t.winners == (0, 2)
    assert refusal(t, "pass", 0) == "The game is over"


# Changing partners


def test_sammy_R10_changing_seats_and_deals() -> None:
    t = parlor.deal("sammy", seed=1, dealer=2, options={"partners": "changing"})
    seen = []
    while not t.over:
        facts = t.view(None)["facts"]
        seen.append((t.dealer, facts["clockwise"], facts["partners"]))
        assert t.turn == t.dealer
        hand = t.hand
        order = []
        while t.hand == hand and not t.over:
            order.append(t.turn)
            t.play("pass")
        start = facts["clockwise"].index(t.dealer if t.over else seen[-1][0])
        assert order == (facts["clockwise"] * 2)[start : start + 4]
    assert [dealer for dealer, _, _ in seen] == [2, 3, 0, 1, 2, 1, 3, 0, 2, 0, 1, 3]
    assert [clockwise for _, clockwise, _ in seen[::4]] == [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]]
    assert [partners for _, _, partners in seen[::4]] == [[[0, 2], [1, 3]], [[0, 1], [2, 3]], [[0, 3], [1, 2]]]


def test_sammy_R10_changing_deals_and_plays_round_the_new_order() -> None:
    deck = pack_of("sammy")
    t = parlor.deal("sammy", dealer=0, seed=1, decks=[deck] * 5, options={"partners": "changing"})
    for _ in range(16):
        t.play("pass")
    assert (t.hand, t.dealer) == (5, 0)
    assert sorted(t.zones()["hand:2"]) == sorted(deck[0::4])
    assert sorted(t.zones()["hand:1"]) == sorted(deck[1::4])
    say(t, "bid 1 nt, pass, pass, pass")
    facts = t.view(None)["facts"]
    assert (facts["declarant"], facts["dummy"], t.turn) == (0, 1, 2)


def test_sammy_R10_changing_points_go_to_both_players_of_a_side() -> None:
    plain = deck_for("sammy", 4, TEN, batches=[1] * 14)
    # In hand 5 the clockwise order is 0, 2, 1, 3: seat 2 gets what seat 1 has in the example, and seat 1 gets the dummy's hand.
    t = parlor.deal("sammy", dealer=0, seed=1, decks=[plain] * 5, options={"partners": "changing"})
    for _ in range(16):
        t.play("pass")
    say(t, "bid 8 blue, bonus, pass, pass, pass")
    play(t, TEN_TRICKS)
    assert t.results[4]["points"] == [225, 225, 50, 50]
    assert t.scores == [225, 225, 50, 50]
    while not t.over:
        t.play("pass")
    assert t.hand == 12
    assert t.winners == (0, 1)


# What is known


def test_sammy_facts() -> None:
    t = in_play("7 blue", TEN)
    play(t, "TN MT HI MS")
    facts = t.view(3)["facts"]
    assert facts["calls"] == [[0, "bid 7 blue"], [1, "pass"], [2, "pass"], [3, "pass"]]
    assert facts["cards"] == [13, 13, 13, 13]
    assert facts["partners"] == [[0, 2], [1, 3]]
    assert facts["side tricks"] == [0, 1]
    assert (facts["declarant"], facts["dummy"], facts["bid"]) == (0, 2, "7 blue")


def test_sammy_resample_keeps_to_shown_voids_and_the_open_dummy() -> None:
    t = in_play("7 blue", TEN)
    play(t, "NY NC GU PI")
    for draw in range(20):
        zones = t.resample(1, draw).zones()
        assert zones["hand:2"] == t.zones()["hand:2"]
        assert not set(zones["hand:3"]) & set(SUITS["red"].split())
    assert len({json.dumps(t.resample(1, draw).zones()) for draw in range(5)}) > 1


def test_sammy_resample_keeps_to_shown_lack_of_border_states() -> None:
    t = in_play("7 stripes", {0: "KY", 1: FAR}, play="borders")
    play(t, "KY RI")
    for draw in range(20):
        assert not set(t.resample(0, draw).zones()["hand:1"]) & {"IL", "OH", "MO", "IN", "TN", "VA", "WV"}
