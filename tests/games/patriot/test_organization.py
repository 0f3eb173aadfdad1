"""Organization: the examples, laws and rulings of rules/patriot.md."""

import json

import pytest

import parlor
from tests.games.helpers import deck_for, pack_of, play, refusal

EACH = {2: 10, 3: 15, 4: 12, 5: 9, 6: 8}


def table(players: int = 4, hands: dict[int, str] | None = None, then: str = "", **options: int | str) -> parlor.Table:
    """The dealer is the last seat, so that seat 0 speaks first."""
    dealer = players - 1
    deck = deck_for("organization", players, hands or {}, dealer=dealer, batches=[1] * EACH[players], then=then)
    return parlor.deal("organization", players, seed=1, dealer=dealer, deck=deck, options=dict(options))


def say(t: parlor.Table, moves: str) -> None:
    for move in moves.split(", "):
        t.play(move)


def bid(t: parlor.Table, number: int = 1) -> None:
    """The seat to play wins the bidding."""
    t.play(f"bid {number}")
    for _ in range(t.players - 1):
        t.play("pass")


# Deal


@pytest.mark.parametrize("players", EACH)
def test_organization_deal_one_at_a_time_and_what_is_left_over(players: int) -> None:
    pack = pack_of("organization", players)
    t = parlor.deal("organization", players, seed=1, dealer=0, deck=pack)
    zones = t.zones()
    each = EACH[players]
    assert sorted(zones["hand:1"]) == sorted(pack[0 : each * players : players])
    assert sorted(zones["hand:0"]) == sorted(pack[players - 1 : each * players : players])
    left = pack[each * players :]
    assert len(left) == {2: 4, 3: 3, 4: 0, 5: 3, 6: 0}[players]
    assert zones["discard"] == (left if players == 2 else [])
    assert zones["reserve"] == ([] if players == 2 else left)
    assert t.turn == 1


def test_organization_cards_two_play_with_one_set_of_each_country() -> None:
    pack = pack_of("organization", 2)
    assert len(pack) == len(set(pack)) == 24


# Bidding


@pytest.mark.parametrize("players", EACH)
def test_organization_R2_bids_from_one_to_the_number_of_tricks(players: int) -> None:
    t = table(players)
    assert t.legal() == ["pass", *[f"bid {n}" for n in range(1, EACH[players] + 1)]]
    assert refusal(t, f"bid {EACH[players] + 1}") == f"There are only {EACH[players]} units to take"
    assert refusal(t, "bid 0") == f"Bids run from 1 to {EACH[players]}"


def test_organization_illegal_bid_not_above_the_last() -> None:
    t = table()
    t.play("bid 5")
    assert refusal(t, "bid 5") == "You must bid higher than 5 or pass"
    assert refusal(t, "bid 13") == "There are only 12 units to take"


def test_organization_R2_all_pass_is_thrown_in() -> None:
    t = table()
    say(t, "pass, pass, pass, pass")
    assert t.results[0]["points"] == [0, 0, 0, 0]
    assert (t.hand, t.dealer) == (2, 0)


def test_organization_R3_round_and_round_until_all_others_pass() -> None:
    t = table()
    say(t, "pass, bid 2, pass, bid 3, bid 4, pass, pass, bid 6, pass, pass, pass")
    facts = t.view(None)["facts"]
    assert (facts["bidder"], facts["bid"], facts["phase"], t.turn) == (3, 6, "country", 3)


# Reserve


def test_organization_R1_R4_reserve_before_the_country_is_named() -> None:
    t = table(3, {0: "A1 A1 A2 A2 A3 A3 A4 A4 A5 A5 A6 A6 B1 B2 B3"}, then="F6 I6 B6")
    bid(t, 10)
    assert t.turn == 0
    assert t.legal() == ["pass", "take reserve"]
    assert t.view(0)["zones"]["reserve"] == ["??"] * 3
    t.play("take reserve")
    assert t.zones()["reserve"] == []
    assert len(t.view(0)["zones"]["hand:0"]) == 18
    assert {"F6", "I6", "B6"} <= set(t.view(0)["zones"]["hand:0"])
    assert "discard F6" in t.legal()
    assert t.legal().count("discard A1") == 1
    say(t, "discard B1, discard A1, discard F6")
    assert t.zones()["discard"] == ["B1", "A1", "F6"]
    assert t.view(0)["zones"]["discard"] == ["B1", "A1", "F6"]
    for seat in (1, 2, None):
        assert t.view(seat)["zones"]["discard"] == ["??"] * 3
    assert t.legal() == ["name A", "name B", "name F", "name I"]


def test_organization_reserve_may_be_left_unseen() -> None:
    t = table(3)
    bid(t)
    t.play("pass")
    assert t.view(None)["facts"]["reserve taken"] is False
    assert t.view(0)["zones"]["reserve"] == ["??"] * 3
    t.play("name A")
    assert t.view(0)["facts"]["phase"] == "play"


def test_organization_discards_are_not_told() -> None:
    t = table(3)
    bid(t)
    say(t, "take reserve")
    before = len(t.log)
    for _ in range(3):
        t.play(t.legal()[0])
    assert t.log[before:] == ["Seat 0: discard a card face down"] * 3


def test_organization_illegal_in_the_reserve() -> None:
    t = table(3, {0: "A1"}, then="F6 I6 B6")
    bid(t)
    assert refusal(t, "name A") == "Take the reserve first, or pass to leave it"
    assert refusal(t, "discard A1") == "Take the reserve first, or pass to leave it"
    t.play("take reserve")
    missing = next(card for card in pack_of("organization", 3) if card not in t.zones()["hand:0"])
    assert refusal(t, f"discard {missing}") == f"You do not hold {missing}"
    assert refusal(t, "name A") == "Discard first, 3 to go, for the reserve that you took"


def test_organization_C11_the_bidding_is_over() -> None:
    t = table(5)
    bid(t)
    for forward in ("take reserve", "discard", "name", "call", "play"):
        assert refusal(t, "bid 9").startswith("The bidding is over: ")
        for _ in range(3 if forward == "discard" else 1):
            t.play(next(move for move in t.legal() if move.startswith(forward)))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_organization_no_reserve_for_two_four_and_six(players: int) -> None:
    t = table(players)
    bid(t)
    assert t.view(0)["facts"]["phase"] == "country"
    t.play("name B")
    assert (t.view(0)["facts"]["phase"], t.turn) == ("play", 0)


def test_organization_dead_cards_of_two_are_hidden_from_all() -> None:
    t = table(2)
    for seat in (0, 1, None):
        assert t.view(seat)["zones"]["discard"] == ["??"] * 4


# Partner


CALLING = {
    0: "A6 A6 A5 B6 B1 B1 F1 F1 I1",
    1: "A5 A4 B2 B2 F2 F2 I2 I2 A1",
    2: "A4 A3 B6 B3 F3 F3 I3 I3 A1",
    3: "A3 A2 B5 B4 F4 F4 I4 I4 F6",
    4: "A2 B5 B4 B3 F5 F5 I5 I5 I6",
}
LEFT = "F6 I6 I1"


def calling(taking: str = "pass") -> parlor.Table:
    t = table(5, CALLING, LEFT)
    bid(t, 3)
    say(t, f"{taking}, name A")
    return t


def test_organization_R5_call_any_card_but_one_wholly_accounted_for() -> None:
    t = calling()
    codes = list(dict.fromkeys(pack_of("organization", 5)))
    assert t.legal() == [f"call {card}" for card in codes if card not in ("A6", "B1", "F1")]
    assert refusal(t, "call A6") == "You have both copies of A6: nobody else can hold it"
    assert "call A5" in t.legal()


def test_organization_R5_put_away_cards_are_accounted_for() -> None:
    t = calling("take reserve, discard I1, discard I1, discard I6")
    assert "nobody else can hold it" in refusal(t, "call I1")
    assert "nobody else can hold it" in refusal(t, "call B1")
    assert {"call I6", "call F6"} <= set(t.legal())


def test_organization_illegal_must_call() -> None:
    t = calling()
    assert refusal(t, "pass") == "Call a card for your partner first"
    assert refusal(t, "play A6") == "Call a card for your partner first"


def test_organization_partner_is_the_first_other_player_of_the_card() -> None:
    t = calling()
    t.play("call B5")
    assert t.view(4)["facts"]["called"] == "B5"
    play(t, "B6 B2 B3")
    assert t.view(None)["facts"]["partner"] is None
    play(t, "B5")
    assert t.view(None)["facts"]["partner"] == 3
    assert t.log[-1] == "Seat 3 has played the called card, B5, and is the bidder's partner"
    play(t, "B5")
    assert t.view(None)["facts"]["partner"] == 3


def test_organization_bidders_own_copy_announces_nothing() -> None:
    t = calling()
    t.play("call A5")
    play(t, "A5")
    assert t.view(None)["facts"]["partner"] is None
    play(t, "A5")
    assert t.view(None)["facts"]["partner"] == 1


def test_organization_card_in_the_left_reserve_means_playing_alone() -> None:
    hands = {**CALLING, 0: "A6 A6 A5 B6 B1 B1 F1 F1 F6", 3: "A3 A2 B5 B4 F4 F4 I4 I4 I1"}
    t = table(5, hands, LEFT)
    bid(t, 9)
    say(t, "pass, name A, call F6")
    while t.hand == 1:
        assert t.view(None)["facts"]["partner"] is None
        t.play(t.legal()[-1])
    points = t.results[0]["points"]
    assert points[0] == -9
    units = next(note for note in t.results[0]["notes"] if "bid 9 and took" in note)
    assert sum(points[1:]) == 9 - int(units.split("took ")[1].split(":")[0])


# Play


def test_organization_illegal_follow() -> None:
    t = table(4, {0: "B6", 1: "B3 A1 A1 A2 A2 A3 A3 A4 A4 A5 A5 A6"})
    bid(t)
    t.play("name A")
    play(t, "B6")
    assert refusal(t, "play A1") == "You must follow: British was led and you hold B3"
    assert refusal(t, "play B6") == "You do not hold B6"
    assert refusal(t, "bid 3") == "The bidding is over: play a card"
    assert t.legal() == ["play B3"]


def test_organization_C6_organizing_country_takes_and_earlier_of_equal_cards() -> None:
    hands = {0: "B6 I6", 1: "B6 I5", 2: "A1 A1 A2 A2 A3 A3 A4 A4 F1 F1 F2 F2", 3: "B5 I6"}
    t = table(4, hands)
    bid(t)
    say(t, "name A")
    play(t, "B6 B6 A1 B5")
    assert t.turn == 2
    assert t.zones()["won:2"] == ["B6", "B6", "A1", "B5"]
    t = table(4, {**hands, 2: "B1 A2"})
    bid(t)
    say(t, "name A")
    play(t, "B6 B6 B1 B5")
    assert t.turn == 0


# Count


FIVE = """
    A6 A3 A6 A1 B1  B4 B6 B3 B5 B2  F3 F6 F3 F2 B4  I2 I6 I1 I3 I3  F1 F5 A2 F5 I5
    A2 A4 A1 A5 F4  F2 F6 B5 I6 I5  B2 B1 I1 B6 F1  I4 I2 F4 A4 I4
"""


def five(number: int) -> parlor.Table:
    """Seat 0 calls A6; seat 2 turns out to be the partner. Seats 0 to 4 take 3, 1, 2, 2 and 1."""
    t = parlor.deal("organization", 5, seed=2, dealer=4, options={"target": 1})
    bid(t, number)
    say(t, "pass, name A, call A6")
    play(t, FIVE)
    return t


def golden() -> parlor.Table:
    return five(5)


def test_organization_example_five_players_bid_made() -> None:
    t = five(5)
    assert t.results[0]["points"] == [3, 1, 2, 2, 1]
    assert "Seat 2 has played the called card, A6, and is the bidder's partner" in t.log
    assert t.winners == (0,)


def test_organization_R6_example_five_players_bid_missed() -> None:
    t = five(6)
    assert t.results[0]["points"] == [-6, 1, 0, 2, 1]


EIGHT = """
    B6 B4 B1 B3  I5 I3 I6 I3  I1 I4 I5 I1  B1 B3 B2 F4  F4 F5 F3 F1  B6 A3 B5 F2
    I4 A1 A4 I6  F2 B4 F1 F3  B5 F6 B2 A5  F5 A2 F6 A6  A2 I2 A6 A1  A4 A3 A5 I2
"""
SIX = """
    A1 A4 A2 A3  F6 F5 F4 F1  F2 A6 F3 F3  B2 B3 B1 B4  F4 A5 F1 A2  B2 A5 B6 B3
    F5 A4 F6 B1  A6 A3 I6 I3  I5 I1 I6 I2  I1 I2 I5 I3  B5 A1 B4 I4  F2 B6 I4 B5
"""


@pytest.mark.parametrize(("line", "points"), [(EIGHT, [8, 4, 8, 4]), (SIX, [-7, 6, -7, 6])])
def test_organization_example_four_players(line: str, points: list[int]) -> None:
    t = parlor.deal("organization", 4, seed=1, dealer=3)
    bid(t, 7)
    t.play("name A")
    play(t, line)
    assert t.results[0]["points"] == points


STRONG = {0: "A6 A5 B6", 1: "B1 B5 F6"}


def tricks_of(t: parlor.Table, number: int) -> list[int]:
    """The tricks of every seat if everyone plays their first legal card after a bid."""
    bid(t, number)
    if t.players == 3:
        t.play("pass")
    t.play("name A")
    tricks: list[int] = []
    while not t.over and t.hand == 1:
        last = t.copy()
        t.play(t.legal()[0])
        tricks = last.view(None)["facts"]["tricks"]
    start = next((k for k, line in enumerate(t.log) if line.startswith("Hand 2")), len(t.log))
    taker = [line for line in t.log[:start] if "takes the trick" in line][-1].split()[1]
    tricks[int(taker)] += 1
    return tricks


@pytest.mark.parametrize(("players", "hands"), [(2, {1: "A6"}), (3, STRONG)])
@pytest.mark.parametrize("made", [True, False])
def test_organization_count_each_for_himself(players: int, hands: dict[int, str], made: bool) -> None:
    tricks = tricks_of(table(players, hands), 1)
    assert 0 < tricks[0] < EACH[players]
    number = tricks[0] if made else tricks[0] + 1
    t = table(players, hands)
    tricks_of(t, number)
    assert t.results[0]["points"] == [tricks[0] if made else -number, *tricks[1:]]


@pytest.mark.parametrize("made", [True, False])
def test_organization_count_six_as_three_couples(made: bool) -> None:
    tricks = tricks_of(table(6, STRONG), 1)
    joint = [tricks[side] + tricks[side + 3] for side in range(3)]
    number = joint[0] if made else joint[0] + 1
    t = table(6, STRONG)
    tricks_of(t, number)
    mine = joint[0] if made else -number
    assert t.results[0]["points"] == [mine, joint[1], joint[2]] * 2


# The end


def test_organization_C3_target_ends_the_game() -> None:
    assert five(5).over


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_organization_R7_C4_the_game_ends_with_its_hundredth_hand(players: int) -> None:
    t = parlor.deal("organization", players, seed=1)
    for _ in range(100 * players):
        assert not t.over
        t.play("pass")
    assert t.over
    assert len(t.results) == 100
    assert t.winners == tuple(range(players))


# What is known


def worlds(t: parlor.Table, seat: int) -> list[dict[str, list[str]]]:
    return [t.resample(seat, draw).zones() for draw in range(40)]


def test_organization_resample_bidder_never_has_both_copies_of_the_called_card() -> None:
    t = calling("take reserve, discard I1, discard I6, discard B1")
    t.play("call F4")
    for zones in worlds(t, 1):
        assert (zones["hand:0"] + zones["discard"]).count("F4") < 2
    assert any("F4" in zones["discard"] for zones in worlds(t, 1))


def test_organization_resample_after_the_bidder_played_the_called_card_the_other_is_elsewhere() -> None:
    t = calling()
    t.play("call A5")
    play(t, "A5")
    for zones in worlds(t, 4):
        assert "A5" not in zones["hand:0"] + zones["discard"]
    holders = {next(name for name in zones if name != "trick" and "A5" in zones[name]) for zones in worlds(t, 4)}
    assert holders == {"hand:1", "hand:2", "hand:3", "reserve"}


def test_organization_resample_bidder_keeps_what_he_put_away() -> None:
    t = calling("take reserve, discard I1, discard I6, discard B1")
    for zones in worlds(t, 0):
        assert zones["discard"] == ["I1", "I6", "B1"]
        assert zones["hand:0"] == t.zones()["hand:0"]
    others = {json.dumps(zones["discard"]) for zones in worlds(t, 2)}
    assert len(others) > 1


def test_organization_hidden_partner_is_not_in_the_view() -> None:
    t = calling()
    t.play("call B5")
    for seat in (0, 1, 2, 3, 4, None):
        assert t.view(seat)["facts"]["partner"] is None
