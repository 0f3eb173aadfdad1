"""Sham Battle: the examples, laws and rulings of rules/patriot.md."""

import itertools

import pytest

import parlor
from tests.games.helpers import deck_for, pack_of, play, play_out, refusal

# Seat 1 can lay the American sequence and the British Flag and Army.
HANDS = {
    0: "A6 A5 B5 F4 I4 A1 B3 F3 I3 B2 F2 I1",
    1: "A2 A3 A4 A5 A6 B4 B6 F1 F2 I1 I2 B1",
    3: "F6 F6 I6 B6 I5 F5 B1 B2 F3 I3 A1 A2",
}
# Twelve tricks in which seats 1 and 3 take cards that count 205.
KEPT = """
    B6 B3 B1 B3  B4 B5 B6 B2  I6 I4 I2 I4  F3 F2 F2 F5  A4 A2 A1 A4  I5 I5 I1 I1
    I6 I3 I3 F1  B4 B2 B5 B1  F4 A6 F1 F5  A2 A3 A1 A6  F3 A5 F4 F6  A3 I2 F6 A5
"""
WEAK = {
    0: "A6 A5 A4 A3 A2 B6 B5 F6 F5 I6 I5 I4",
    1: "A2 A3 A4 A5 A6 B4 B6 F1 F2 I1 I2 B1",
    3: "B1 B2 B2 B3 F1 F2 F3 I1 I2 I3 F3 F4",
}
# And twelve in which they take 75.
FAILED = """
    I2 I4 I2 I6  I5 I1 I5 I1  A2 A5 A1 B2  A3 A1 F3 A6  I4 F1 I3 I3  A5 A6 F6 B3
    B1 B4 B1 B6  F5 F2 F4 F2  A3 A2 B3 B2  A4 A4 I6 F3  F6 B6 F5 F1  B5 B4 B5 F4
"""

# Cards that never form a combination.
WRONG = [
    "meld A1",
    "meld A6 A6",
    "meld A4 B6",
    "meld A6 B6 F6",
    "meld A1 A2 A3 A4 A5",
    "meld F1 F2 F3 F4 F5 F6",
    "meld B1 B6",
    "meld A5 A6 B5 B6",
    "meld I5 I5 I6 I6",
]


def table(hands: dict[int, str] | None = None, players: int = 4, **options: int | str) -> parlor.Table:
    batches = [3, 3, 3, 3] if players == 4 else [3, 3, 3, 3, 3, 1]
    deck = deck_for("sham-battle", players, hands or HANDS, batches=batches)
    return parlor.deal("sham-battle", players, seed=1, dealer=0, deck=deck, options=dict(options))


def say(t: parlor.Table, moves: str) -> None:
    for move in moves.split(", "):
        t.play(move)


def declaring(hand: str, country: str = "A", players: int = 4, **options: int | str) -> parlor.Table:
    """Seat 1 has won the bid, named a country and must declare next."""
    t = table({1: hand}, players, **options)
    say(t, f"bid 50, pass, pass, pass, name {country}")
    return t


# Deal


def test_sham_battle_deal_by_threes_to_four() -> None:
    pack = pack_of("sham-battle")
    zones = parlor.deal("sham-battle", 4, seed=1, dealer=3, deck=pack).zones()
    assert sorted(zones["hand:0"]) == sorted(pack[0:3] + pack[12:15] + pack[24:27] + pack[36:39])
    assert [len(zones[f"hand:{seat}"]) for seat in range(4)] == [12] * 4
    assert list(zones) == [*[f"hand:{s}" for s in range(4)], "trick", *[f"won:{s}" for s in range(4)], *[f"laid:{s}" for s in range(4)]]


def test_sham_battle_deal_sixteen_to_three_the_last_round_of_one() -> None:
    pack = pack_of("sham-battle", 3)
    zones = parlor.deal("sham-battle", 3, seed=1, dealer=2, deck=pack).zones()
    assert sorted(zones["hand:0"]) == sorted(pack[0:3] + pack[9:12] + pack[18:21] + pack[27:30] + pack[36:39] + pack[45:46])
    assert sorted(zones["hand:2"]) == sorted(pack[6:9] + pack[15:18] + pack[24:27] + pack[33:36] + pack[42:45] + pack[47:48])


# Bidding


def test_sham_battle_R1_bids_by_tens_from_50_to_1000() -> None:
    t = table()
    assert t.turn == 1
    assert t.legal() == ["pass", *[f"bid {n}" for n in range(50, 1001, 10)]]


@pytest.mark.parametrize("bid", ["bid 40", "bid 55", "bid 0", "bid 1010", "bid 255"])
def test_sham_battle_illegal_bid_out_of_line(bid: str) -> None:
    assert refusal(table(), bid) == "Bids are multiples of ten, at least 50 and at most 1000"


def test_sham_battle_illegal_bid_not_above_the_last() -> None:
    t = table()
    t.play("bid 80")
    assert refusal(t, "bid 80") == "You must bid higher than 80 or pass"
    assert refusal(t, "bid 60") == "You must bid higher than 80 or pass"
    assert t.legal()[:2] == ["pass", "bid 90"]


def test_sham_battle_C7_a_pass_does_not_shut_out_and_partners_may_outbid() -> None:
    t = table()
    say(t, "pass, bid 50, pass, bid 60, bid 70, pass, bid 80, pass, bid 90, pass, pass")
    assert t.view(0)["facts"]["phase"] == "bidding"
    t.play("pass")
    facts = t.view(0)["facts"]
    assert (facts["phase"], facts["bidder"], facts["bid"], t.turn) == ("country", 1, 90, 1)


def test_sham_battle_C7_after_the_top_bid_the_others_still_pass() -> None:
    t = table()
    t.play("bid 1000")
    assert t.legal() == ["pass"]
    say(t, "pass, pass")
    assert t.view(0)["facts"]["phase"] == "bidding"
    t.play("pass")
    assert t.view(0)["facts"]["phase"] == "country"


def test_sham_battle_R8_all_pass_is_thrown_in() -> None:
    t = table()
    say(t, "pass, pass, pass")
    assert t.hand == 1
    t.play("pass")
    assert (t.hand, t.dealer) == (2, 1)
    assert t.results[0]["points"] == [0, 0, 0, 0]
    assert t.results[0]["notes"]


def test_sham_battle_illegal_forms_of_another_phase() -> None:
    t = table()
    assert refusal(t, "play A6") == "The bidding is not over: bid or pass"
    assert refusal(t, "name A") == "The bidding is not over: bid or pass"
    assert refusal(t, "pass", 2) == "It is not your turn: seat 1 is to play"
    say(t, "bid 50, pass, pass, pass")
    assert refusal(t, "bid 60") == "The bidding is over: name your country first"
    t.play("name A")
    assert refusal(t, "play A6") == "This is the declaration, so lay a combination or pass"
    assert refusal(t, "bid 60").startswith("The bidding is over: ")
    say(t, "pass, pass")
    assert refusal(t, "bid 60") == "The bidding is over: play a card"
    assert "play a card" in refusal(t, "meld A2 A3 A4 A5 A6")


# Country and declaration


def test_sham_battle_country_is_named_by_the_bidder() -> None:
    t = table()
    say(t, "pass, bid 50, pass, pass, pass")
    assert t.turn == 2
    assert t.legal() == ["name A", "name B", "name F", "name I"]
    t.play("name F")
    assert t.view(None)["facts"]["trumps"] == "French"


@pytest.mark.parametrize(
    ("hand", "country", "meld", "count"),
    [
        ("A6 B6 F6 I6", "A", "A6 B6 F6 I6", 100),
        ("A5 B5 F5 I5", "A", "A5 B5 F5 I5", 80),
        ("A4 B4 F4 I4", "A", "A4 B4 F4 I4", 70),
        ("A3 B3 F3 I3", "A", "A3 B3 F3 I3", 60),
        ("A2 B2 F2 I2", "A", "A2 B2 F2 I2", 50),
        ("A1 B1 F1 I1", "A", "A1 B1 F1 I1", 40),
        ("A6 A6 F6 F6", "B", "A6 A6 F6 F6", 200),
        ("A6 A6 B6 F6 F6", "B", "A6 A6 B6 F6 F6", 220),
        ("A6 A6 B6 B6 F6 F6", "B", "A6 A6 B6 B6 F6 F6", 240),
        ("A6 A6 B6 F6", "B", "A6 A6 B6 F6", 100),
        ("A1 A1 B1 B1 F1 F1 I1 I1", "B", "A1 A1 B1 B1 F1 F1 I1 I1", 160),
        ("A3 A3 B3 F3 I3", "B", "A3 A3 B3 F3 I3", 80),
        ("F2 F3 F4 F5 F6", "F", "F2 F3 F4 F5 F6", 150),
        ("I4 I6", "A", "I4 I6", 20),
        ("I4 I6", "I", "I4 I6", 40),
        ("A6 B1", "I", "A6 B1", 40),
    ],
)
def test_sham_battle_combinations_count(hand: str, country: str, meld: str, count: int) -> None:
    t = declaring(hand, country)
    assert f"meld {meld}" in t.legal()
    t.play(f"meld {meld}")
    assert t.view(None)["facts"]["melds"] == [{"seat": 1, "cards": meld.split(), "count": count}]
    assert t.zones()["laid:1"] == meld.split()


def combination(cards: tuple[str, ...], power: str) -> int:
    """What cards count, straight from the page's table."""
    codes = sorted(cards)
    if codes == [f"{power}{value}" for value in "23456"]:
        return 150
    if len(codes) == 2 and codes[0][0] == codes[1][0] and codes[0][1] + codes[1][1] == "46":
        return 40 if codes[0][0] == power else 20
    if codes == ["A6", "B1"]:
        return 40
    if len(codes) >= 4 and len({card[1] for card in codes}) == 1:
        four = {"6": 100, "5": 80, "4": 70, "3": 60, "2": 50, "1": 40}[codes[0][1]]
        pairs = sum(codes.count(card) == 2 for card in set(codes))
        return four * (2 if pairs >= 2 else 1) + 20 * (len(codes) - 4)
    return 0


@pytest.mark.parametrize("seed", range(6))
def test_sham_battle_legal_combinations_are_all_those_of_the_table(seed: int) -> None:
    t = parlor.deal("sham-battle", 4, seed=seed, dealer=0)
    say(t, "bid 50, pass, pass, pass, name F")
    hand = t.zones()["hand:1"]
    choices = {tuple(sorted(cards)) for size in range(2, 9) for cards in itertools.combinations(hand, size)}
    wanted = {cards: combination(cards, "F") for cards in choices if combination(cards, "F")}
    assert sorted(t.legal()[1:]) == sorted("meld " + " ".join(cards) for cards in wanted)
    for cards, count in wanted.items():
        laid = t.copy()
        laid.play("meld " + " ".join(cards))
        assert laid.view(None)["facts"]["melds"][0]["count"] == count


def test_sham_battle_C5_same_cards_in_another_order_are_the_same_move() -> None:
    t = declaring("A6 B6 F6 I6")
    t.play("meld I6 F6 A6 B6")
    assert t.zones()["laid:1"] == ["A6", "B6", "F6", "I6"]
    assert t.record()["moves"][-1] == [1, "meld A6 B6 F6 I6"]


def test_sham_battle_every_choice_of_a_group_is_listed_once() -> None:
    t = declaring("A6 A6 B6 F6 I6 A1 A2 A3 B2 B3 F1 F2", "A")
    assert t.legal() == [
        "pass",
        "meld A6 A6 B6 F6",
        "meld A6 A6 B6 I6",
        "meld A6 A6 F6 I6",
        "meld A6 B6 F6 I6",
        "meld A6 A6 B6 F6 I6",
    ]


def test_sham_battle_R2_sequence_is_the_five_highest() -> None:
    t = declaring("A1 A2 A3 A4 A5 A6")
    assert [move for move in t.legal() if move.count(" ") == 5] == ["meld A2 A3 A4 A5 A6"]
    assert refusal(t, "meld A1 A2 A3 A4 A5") == "The sequence is exactly five cards, Flag down to Submarine"
    assert refusal(t, "meld A1 A2 A3 A4 A6") == "The sequence is exactly five cards, Flag down to Submarine"


def test_sham_battle_illegal_sequence_of_a_country_not_in_power() -> None:
    t = declaring("B2 B3 B4 B5 B6", "A")
    assert refusal(t, "meld B2 B3 B4 B5 B6").startswith("The sequence counts only in the Country in Power")
    assert "meld B4 B6" in t.legal()


def test_sham_battle_illegal_meld() -> None:
    t = declaring("A6 B6 F6 A4 A1 A2 A3 B1 B2 F1 F2 F3", "F")
    assert refusal(t, "meld A6 B6 F6") == "A6, B6, F6: these cards are no combination"
    assert refusal(t, "meld A6 B6 F6 I6") == "You do not hold I6"
    assert refusal(t, "meld A6 A6 B6 F6") == "You hold A6 only once"
    t.play("meld A4 A6")
    assert "already laid" in refusal(t, "meld A6 B1")


@pytest.mark.parametrize("wrong", WRONG)
def test_sham_battle_illegal_cards_that_are_never_a_combination(wrong: str) -> None:
    for country in "ABFI":
        t = declaring(wrong.removeprefix("meld "), country)
        assert wrong not in t.legal()
        assert refusal(t, wrong).endswith(("are no combination", "Flag down to Submarine"))


@pytest.mark.parametrize("value", range(1, 7))
def test_sham_battle_R3_only_the_count_of_the_four_is_doubled(value: int) -> None:
    four = {6: 100, 5: 80, 4: 70, 3: 60, 2: 50, 1: 40}[value]
    cards = [f"{country}{value}" for country in "AABBFFII"]
    for over, count in [(0, 2 * four), (1, 2 * four + 20), (2, 2 * four + 40), (3, 2 * four + 60), (4, 2 * four + 80)]:
        t = declaring(" ".join(cards[: 4 + over]))
        t.play(f"meld {' '.join(cards[: 4 + over])}")
        assert t.view(0)["facts"]["melds"] == [{"seat": 1, "cards": cards[: 4 + over], "count": count}]


def test_sham_battle_R4_eight_like_cards_may_be_two_groups() -> None:
    t = declaring("A6 A6 B6 B6 F6 F6 I6 I6")
    say(t, "meld A6 A6 B6 B6, meld F6 F6 I6 I6")
    assert [meld["count"] for meld in t.view(0)["facts"]["melds"]] == [200, 200]
    assert t.zones()["laid:1"] == ["A6", "A6", "B6", "B6", "F6", "F6", "I6", "I6"]


def test_sham_battle_declaration_bidder_then_partner_and_cards_go_back() -> None:
    t = table()
    say(t, "bid 250, pass, pass, pass, name A")
    before = t.zones()["hand:1"]
    say(t, "meld A2 A3 A4 A5 A6, meld B4 B6")
    assert t.view(None)["zones"]["laid:1"] == ["A2", "A3", "A4", "A5", "A6", "B4", "B6"]
    assert len(t.zones()["hand:1"]) == 5
    t.play("pass")
    assert t.turn == 3
    assert t.zones()["laid:1"]
    t.play("pass")
    assert t.zones()["laid:1"] == []
    assert t.zones()["hand:1"] == before
    assert t.turn == 1
    assert t.view(0)["facts"]["phase"] == "play"
    assert t.view(0)["zones"]["hand:1"] == ["??"] * 12


def test_sham_battle_R5_partners_do_not_pool() -> None:
    t = table({1: "A6 B6 A1 A1 A2 A2", 3: "F6 I6 B2 B2 B3 B3"})
    say(t, "bid 50, pass, pass, pass, name A")
    assert refusal(t, "meld A6 B6 F6 I6") == "You do not hold F6"


def test_sham_battle_declaration_alone_when_each_plays_for_himself() -> None:
    t = declaring("A6 B1", partners="no")
    t.play("pass")
    assert (t.turn, t.view(0)["facts"]["phase"]) == (1, "play")
    t = table({}, players=3)
    say(t, "bid 50, pass, pass, name A, pass")
    assert (t.turn, t.view(0)["facts"]["phase"]) == (1, "play")


def test_sham_battle_R6_what_is_not_laid_does_not_count() -> None:
    t = table(target=1)
    say(t, "bid 250, pass, pass, pass, name A, meld B4 B6, pass, pass")
    play(t, KEPT)
    # 20 + 205 is below the bid.
    assert t.results[0]["points"] == [235, -250, 235, -250]


# Play


def test_sham_battle_play_follow_or_anything() -> None:
    t = table()
    say(t, "bid 50, pass, pass, pass, name A, pass, pass")
    t.play("play B4")
    held = [card for card in t.zones()["hand:2"] if card[0] == "B"]
    assert t.legal() == [f"play {card}" for card in dict.fromkeys(held)]


def test_sham_battle_illegal_follow() -> None:
    t = table()
    say(t, "bid 50, pass, pass, pass, name A, pass, pass")
    t.play("play A6")
    held = [card for card in t.zones()["hand:2"] if card[0] == "A"]
    assert (
        refusal(t, "play I2" if "I2" in t.zones()["hand:2"] else "play B3")
        == f"You must follow: American was led and you hold {', '.join(held)}"
    )
    assert refusal(t, "play B1") == "You do not hold B1"


def test_sham_battle_C6_of_equal_cards_the_earlier_wins_and_power_beats() -> None:
    t = table({1: "A6", 2: "A6", 3: "A5", 0: "A4"})
    say(t, "bid 50, pass, pass, pass, name B, pass, pass")
    play(t, "A6 A6 A5 A4")
    assert t.zones()["won:1"] == ["A6", "A6", "A5", "A4"]
    assert t.turn == 1
    t = table({1: "A6 A5", 2: "B1 B1 B2 B2 B3 B3 F1 F1 F2 F2 F3 F3", 3: "A6 A5", 0: "A4"})
    say(t, "bid 50, pass, pass, pass, name B, pass, pass")
    play(t, "A6 B1 A6 A4")
    assert t.turn == 2


# Count


def golden() -> parlor.Table:
    t = table(target=1)
    say(t, "bid 250, pass, pass, pass, name A, meld A2 A3 A4 A5 A6, meld B4 B6, pass, pass")
    play(t, KEPT)
    return t


def test_sham_battle_example_bid_kept() -> None:
    t = golden()
    assert t.results[0]["points"] == [235, 375, 235, 375]
    assert "Seat 1 and seat 3: combinations laid: +170" in t.results[0]["notes"]
    assert "Seat 1 and seat 3: cards taken: +205" in t.results[0]["notes"]
    assert t.winners == (1, 3)


def test_sham_battle_R7_example_bid_failed_opponents_count_their_cards() -> None:
    t = table(WEAK, target=1)
    say(t, "bid 250, pass, pass, pass, name A, meld A2 A3 A4 A5 A6, meld B4 B6, pass, pass")
    play(t, FAILED)
    assert t.results[0]["points"] == [365, -250, 365, -250]
    assert t.winners == (0, 2)


# Twelve tricks in which seats 1 and 3 take 200.
EXACT = """
    A2 A3 A1 A5  F2 F1 F5 F3  A4 A2 A1 A4  B4 B1 B5 B4  I1 I1 I4 I6  F5 F4 F2 F1
    F6 F3 A3 F4  B6 B3 B6 B2  A5 B5 B2 A6  B3 B1 I6 I3  I4 I2 I5 I5  I2 F6 I3 A6
"""


@pytest.mark.parametrize(("bid", "points"), [(370, [240, 370, 240, 370]), (380, [240, -380, 240, -380])])
def test_sham_battle_total_equal_to_the_bid_is_enough(bid: int, points: list[int]) -> None:
    t = table()
    say(t, f"bid {bid}, pass, pass, pass, name A, meld A2 A3 A4 A5 A6, meld B4 B6, pass, pass")
    play(t, EXACT)
    assert t.results[0]["points"] == points


def test_sham_battle_singly_everyone_counts_his_own_cards() -> None:
    t = table(partners="no")
    say(t, "bid 50, pass, pass, pass, name A, meld A2 A3 A4 A5 A6, pass")
    play_out(t)
    points = t.results[0]["points"]
    assert sum(points) == 440 + 150
    assert t.scores == points


# The end


def test_sham_battle_C3_game_goes_on_below_the_target() -> None:
    t = table(target=376)
    say(t, "bid 250, pass, pass, pass, name A, meld A2 A3 A4 A5 A6, meld B4 B6, pass, pass")
    play(t, KEPT)
    assert not t.over
    assert (t.hand, t.dealer, t.scores) == (2, 1, [235, 375, 235, 375])


def test_sham_battle_C4_ends_after_a_hundred_hands() -> None:
    t = parlor.deal("sham-battle", 3, seed=1)
    for _ in range(300):
        assert not t.over
        t.play("pass")
    assert t.over
    assert len(t.results) == 100
    assert t.winners == (0, 1, 2)


# What is known


def test_sham_battle_resample_keeps_laid_cards_and_voids() -> None:
    t = table()
    say(t, "bid 250, pass, pass, pass, name A, meld A2 A3 A4 A5 A6, pass, pass")
    play(t, "A6")
    for draw in range(20):
        assert {"A2", "A3", "A4", "A5"} <= set(t.resample(0, draw).zones()["hand:1"])
    t = table({1: "A6 A5", 2: "B1 B1 B2 B2 B3 B3 F1 F1 F2 F2 F3 F3", 3: "A6 A5", 0: "A4"})
    say(t, "bid 50, pass, pass, pass, name B, pass, pass")
    play(t, "A6 B1")
    for draw in range(20):
        assert not [card for card in t.resample(1, draw).zones()["hand:2"] if card[0] == "A"]
