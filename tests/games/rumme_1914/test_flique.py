"""Flique, rules/rumme-b.md: the deal, use or throw, every refusal, every ruling, the end."""

import random
from itertools import combinations

import pytest

import parlor
from tests.games.helpers import deck_for, make, pack_of, refusal


def flique(hand: str, other: str = "", then: str = "", sets: str = "no") -> parlor.Table:
    """A table where seat 1 deals, so seat 0 begins with these cards; `then` is the stock from its top."""
    deck = deck_for("flique", 2, {0: hand, 1: other}, dealer=1, batches=[3, 3, 4], then=then, options={"sets": sets})
    return parlor.deal("flique", dealer=1, deck=deck, options={"sets": sets})


def throw(table: parlor.Table, turns: int = 1) -> None:
    """Turns in which the card drawn from the stock is discarded."""
    for _ in range(turns):
        table.play("draw stock")
        table.play(next(move for move in table.legal() if move.startswith("discard")))


# Hands without two neighbors in a suit: nothing can be laid down without the card drawn.
APART = "H1 H3 H5 H7 H9 U2 U4 U6 U8 U10"
ALSO_APART = "C1 C3 C5 C7 C9 S2 S4 S6 S8 S10"


def test_flique_deal_three_three_four() -> None:
    deck = pack_of("flique")
    assert len(deck) == 40
    assert {int(card[1:]) for card in deck} == set(range(1, 11))
    table = parlor.deal("flique", deck=deck, dealer=0)
    zones = table.zones()
    assert sorted(zones["hand:1"]) == sorted(deck[0:3] + deck[6:9] + deck[12:16])
    assert sorted(zones["hand:0"]) == sorted(deck[3:6] + deck[9:12] + deck[16:20])
    assert zones["stock"] == deck[20:][::-1]
    assert zones["discard"] == zones["drawn"] == []
    assert table.turn == 1
    assert list(zones) == ["hand:0", "hand:1", "stock", "discard", "drawn", "melds:0", "melds:1"]


def test_flique_players_and_options() -> None:
    game = parlor.game("flique")
    assert (game.players, game.usual) == ((2,), 2)
    assert (game.options["sets"].default, game.options["sets"].values) == ("no", ["no", "yes"])


def test_flique_first_turn_can_only_draw_from_the_stock() -> None:
    assert flique(APART).legal() == ["draw stock"]


def test_flique_drawn_from_the_stock_is_seen_by_its_drawer_alone() -> None:
    table = flique(APART, then="H2")
    table.play("draw stock")
    assert table.view(0)["zones"]["drawn"] == ["H2"]
    assert table.view(1)["zones"]["drawn"] == ["??"]
    assert table.view(None)["zones"]["drawn"] == ["??"]
    assert len(table.zones()["hand:0"]) == 10
    assert not any("H2" in line for line in table.log)
    assert {table.resample(1, seed=seed).zones()["drawn"][0] for seed in range(20)} != {"H2"}


def test_flique_use_or_throw_lists_every_combination_with_the_drawn_card() -> None:
    table = flique("H1 H2 H4 H5 H6 H8 U3 U5 U7 U9", then="H3")
    table.play("draw stock")
    assert table.legal() == [
        "meld H1 H2 H3",
        "meld H1 H2 H3 H4",
        "meld H2 H3",
        "meld H2 H3 H4",
        "meld H2 H3 H4 H5",
        "meld H3 H4",
        "meld H3 H4 H5",
        "meld H3 H4 H5 H6",
        "discard H3",
    ]
    table.play("meld H4 H3 H2")
    assert table.zones()["melds:0"] == ["H2", "H3", "H4"]
    assert table.zones()["drawn"] == []
    assert table.legal() == [f"discard {card}" for card in ["H1", "H5", "H6", "H8", "U3", "U5", "U7", "U9"]]
    table.play("discard U3")
    assert table.turn == 1
    assert table.view(1)["facts"]["melds"] == [{"number": 1, "owner": 0, "cards": ["H2", "H3", "H4"]}]


def test_flique_a_thrown_card_ends_the_turn() -> None:
    table = flique(APART, ALSO_APART, then="H2")
    make(table, "draw stock", "discard H2")
    assert table.turn == 1
    assert table.zones()["discard"] == ["H2"]
    assert table.view(0)["facts"] == {"phase": "draw", "melds": []}


def test_flique_draw_discard_only_if_usable() -> None:
    table = flique(APART, ALSO_APART, then="C2 H2 U1")
    make(table, "draw stock", "discard C2")
    assert table.legal() == ["draw stock", "draw discard"]
    table.play("draw discard")
    assert table.view(0)["zones"]["drawn"] == ["C2"]
    assert table.legal() == ["meld C1 C2", "meld C1 C2 C3", "meld C2 C3"]
    make(table, "meld C1 C2 C3", "discard S10")
    assert table.legal() == ["draw stock"]


def test_flique_add_the_drawn_card_to_either_end_of_ones_own() -> None:
    table = flique(APART, ALSO_APART, then="H2 C2 H4 C4")
    make(table, "draw stock", "meld H1 H2 H3", "discard U2", "draw stock", "meld C1 C2 C3", "discard S2", "draw stock")
    assert table.legal() == ["meld H4 H5", "add H4 to 1", "discard H4"]
    table.play("add H4 to 1")
    assert table.zones()["melds:0"] == ["H1", "H2", "H3", "H4"]
    make(table, "discard U4", "draw stock")
    assert "add C4 to 2" in table.legal()


def test_flique_a_combination_never_grows_beyond_four() -> None:
    table = flique("H1 H2 H3 H6 H8 U2 U4 U6 U8 U10", ALSO_APART, then="H4 C2 H5")
    make(table, "draw stock", "meld H1 H2 H3 H4", "discard U2", "draw stock", "discard C2", "draw stock")
    assert table.legal() == ["meld H5 H6", "discard H5"]
    assert "at most four cards" in refusal(table, "add H5 to 1")


def test_flique_example_eleven_down_without_a_discard() -> None:
    """X and three make a four, another four, then X and the last two: 4 + 4 + 3, won without a discard."""
    table = flique("H1 H2 H3 U1 U2 U3 C9 C10 S1 S10", "H5 H7 H9 U5 U7 U9 C1 C3 C5 C7", then="H4 S3 U4 S5 C8")
    make(table, "draw stock", "meld H1 H2 H3 H4", "discard S1", "draw stock", "discard S3")
    assert len(table.zones()["hand:0"]) == 6
    make(table, "draw stock", "meld U1 U2 U3 U4", "discard S10", "draw stock", "discard S5")
    assert table.zones()["hand:0"] == ["C9", "C10"]
    make(table, "draw stock", "meld C8 C9 C10")
    assert table.over
    assert table.scores == [1, 0]
    assert table.winners == (0,)
    assert table.results[0]["points"] == [1, 0]
    assert table.results[0]["notes"] == ["Seat 0: eleven cards in combinations: +1"]
    assert table.zones()["hand:0"] == []
    assert len(table.zones()["melds:0"]) == 11
    assert table.zones()["discard"] == ["S1", "S3", "S10", "S5"]


def ten_down(then: str) -> parlor.Table:
    """Seat 0 has ten cards on the table and none in hand; it is seat 1's turn."""
    table = flique("H1 H2 H3 U1 U2 U3 C9 S7 S1 S10", "H6 H8 H10 U6 U8 U10 C1 C3 C5 S4", then=f"H4 S3 U4 S5 C10 C7 {then}")
    make(table, "draw stock", "meld H1 H2 H3 H4", "discard S1", "draw stock", "discard S3")
    make(table, "draw stock", "meld U1 U2 U3 U4", "discard S10", "draw stock", "discard S5")
    make(table, "draw stock", "meld C9 C10", "discard S7")
    assert len(table.zones()["melds:0"]) == 10
    assert table.zones()["hand:0"] == []
    assert not table.over
    make(table, "draw stock", "discard C7")
    return table


def test_flique_ten_on_the_table_can_only_draw_and_add() -> None:
    table = ten_down("S9 S2 C8")
    assert table.legal() == ["draw stock"]
    make(table, "draw stock", "discard S9")
    assert not table.over
    make(table, "draw stock", "discard S2", "draw stock")
    assert table.legal() == ["add C8 to 3", "discard C8"]
    table.play("add C8 to 3")
    assert table.over
    assert table.winners == (0,)
    assert len(table.zones()["melds:0"]) == 11


# Illegal, and why


def test_flique_illegal_keeping_the_drawn_card() -> None:
    table = flique(APART, then="H2")
    table.play("draw stock")
    assert "Use the drawn card in a combination or throw it" in refusal(table, "discard H9")
    assert "You do not hold C1" in refusal(table, "discard C1")


def test_flique_illegal_taking_a_discard_one_cannot_use() -> None:
    table = flique(APART, ALSO_APART, then="H2")
    assert "discard pile is empty" in refusal(table, "draw discard")
    make(table, "draw stock", "discard H2")
    assert "You can use the discard only to form a combination at once" in refusal(table, "draw discard")


def test_flique_illegal_throwing_a_card_taken_from_the_discard() -> None:
    table = flique(APART, ALSO_APART, then="C2")
    make(table, "draw stock", "discard C2", "draw discard")
    assert "taken from the discard pile must be used" in refusal(table, "discard C2")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("meld H5 H6", "must hold the drawn card, H2"),
        ("meld H1 H2 H3 H4 H5", "at most four cards"),
        ("meld H2 U2", "of one suit with consecutive numbers"),
        ("meld H2 H4", "of one suit with consecutive numbers"),
        ("meld H10 H1 H2", "of one suit with consecutive numbers"),
        ("meld H2", "at least two cards"),
        ("meld H2 H3 H4 H5", "You do not hold H4"),
        ("add H2 to 1", "no combination 1"),
        ("add H3 to 1", "Only the drawn card"),
        ("draw stock", "already drawn"),
        ("pass", "already drawn"),
        ("meld H2 RU=H3", "not a move"),
    ],
)
def test_flique_illegal_uses(move: str, words: str) -> None:
    table = flique("H1 H3 H5 H6 H9 U2 U4 U6 U8 U10", then="H2")
    table.play("draw stock")
    assert words in refusal(table, move)


def test_flique_illegal_adding_to_the_opponents_combination() -> None:
    table = flique(APART, ALSO_APART, then="H2 H4 C2")
    make(table, "draw stock", "meld H2 H3", "discard U2", "draw stock")
    assert "only to your own combinations" in refusal(table, "add H4 to 1")


def test_flique_illegal_misfit_on_ones_own_combination() -> None:
    table = flique(APART, ALSO_APART, then="H2 C2 H8")
    make(table, "draw stock", "meld H2 H3", "discard U2", "draw stock", "discard C2", "draw stock")
    assert "H8 does not fit combination 1 (H2 H3)" in refusal(table, "add H8 to 1")


def test_flique_illegal_phases() -> None:
    table = flique(APART, ALSO_APART, then="H2")
    assert "must draw first" in refusal(table, "discard H1")
    assert "must draw first" in refusal(table, "meld H1 H3")
    assert "only when the stock is empty" in refusal(table, "pass")
    assert "not your turn" in refusal(table, "draw stock", 1)
    make(table, "draw stock", "meld H1 H2")
    assert "One combination a turn" in refusal(table, "add H3 to 1")
    assert "One combination a turn" in refusal(table, "draw stock")
    assert "You do not hold C1" in refusal(table, "discard C1")


# Rulings


def test_flique_R1_no_card_above_ten() -> None:
    table = flique(APART, then="H2")
    table.play("draw stock")
    assert "of one suit with consecutive numbers" in refusal(table, "meld H12 H13")


def test_flique_R2_sets_are_an_option() -> None:
    hand = "H5 C5 S5 U1 U3 U7 H9 H7 S9 S7"
    table = flique(hand, then="U5")
    table.play("draw stock")
    assert table.legal() == ["discard U5"]
    table = flique(hand, then="U5", sets="yes")
    table.play("draw stock")
    assert sorted(table.legal()) == sorted(
        [
            "meld H5 U5",
            "meld U5 C5",
            "meld U5 S5",
            "meld H5 U5 C5",
            "meld H5 U5 S5",
            "meld U5 C5 S5",
            "meld H5 U5 C5 S5",
            "discard U5",
        ]
    )
    assert "or of one number in different suits" in refusal(table, "meld H5 C7")


def test_flique_R2_a_set_takes_a_missing_suit_up_to_four() -> None:
    table = flique("H5 C5 S1 U1 U3 U7 H9 H7 S9 S7", "C1 C3 C7 C9 H1 H3 U9 S3 S6 H6", "U5 C10 S5", "yes")
    make(table, "draw stock", "meld H5 U5 C5", "discard S1", "draw stock", "discard C10", "draw stock")
    assert "add S5 to 1" in table.legal()
    table.play("add S5 to 1")
    assert table.zones()["melds:0"] == ["H5", "U5", "C5", "S5"]


def test_flique_R3_a_pair_may_be_extended_by_the_drawn_card() -> None:
    table = flique(APART, ALSO_APART, then="H2 C2 H4")
    make(table, "draw stock", "meld H2 H3", "discard U2", "draw stock", "discard C2", "draw stock", "add H4 to 1")
    assert table.view(1)["facts"]["melds"][0]["cards"] == ["H2", "H3", "H4"]


def test_flique_R4_hand_and_table_make_ten_after_every_turn() -> None:
    rng = random.Random(4)
    for seed in range(20):
        table = parlor.deal("flique", seed=seed)
        while not table.over:
            zones = table.zones()
            for seat in (0, 1):
                if seat != table.turn or table.view(0)["facts"]["phase"] == "draw":
                    assert len(zones[f"hand:{seat}"]) + len(zones[f"melds:{seat}"]) == 10
            table.play(rng.choice(table.legal()))


def test_flique_R5_one_combination_a_turn() -> None:
    table = flique("H1 H3 U1 U2 U3 C1 C3 C5 C7 C9", then="H2")
    make(table, "draw stock", "meld H1 H2 H3")
    assert all(move.startswith("discard") for move in table.legal())


def test_flique_R6_a_usable_discard_need_not_be_taken() -> None:
    table = flique(APART, ALSO_APART, then="C2 S1")
    make(table, "draw stock", "discard C2", "draw stock")
    assert table.zones()["discard"] == ["C2"]


def last_discard(card: str) -> parlor.Table:
    """Nineteen cards have been discarded and this is the last card of the stock; seat 1 has drawn it."""
    rest = [code for code in pack_of("flique") if code not in [*APART.split(), *ALSO_APART.split(), card]]
    table = flique(APART, ALSO_APART, " ".join([*rest, card]))
    throw(table, 19)
    table.play("draw stock")
    return table


def test_flique_R7_an_empty_stock_and_a_discard_that_cannot_be_used_is_a_draw() -> None:
    table = last_discard("C2")
    assert table.turn == 1
    table.play("discard C2")
    assert table.over
    assert table.scores == [0, 0]
    assert table.winners == ()
    assert table.results[0]["points"] == [0, 0]
    assert table.results[0]["notes"] == ["A draw: nobody has eleven cards in combinations"]


def test_flique_R7_a_usable_discard_may_be_taken_or_declined() -> None:
    table = last_discard("H2")
    table.play("discard H2")
    assert not table.over
    assert table.legal() == ["pass", "draw discard"]
    assert "stock is empty" in refusal(table, "draw stock")
    declined = table.copy()
    declined.play("pass")
    assert declined.over
    assert declined.winners == ()
    make(table, "draw discard", "meld H1 H2 H3")
    table.play("discard U2")
    assert table.over
    assert table.winners == ()


def test_flique_resample_gives_the_one_on_turn_a_use_for_an_open_card() -> None:
    table = last_discard("H2")
    table.play("discard H2")
    for seed in range(20):
        assert {"H1", "H3"} & set(table.resample(1, seed=seed).zones()["hand:0"])
    table.play("draw discard")
    for seed in range(20):
        other = table.resample(1, seed=seed)
        assert other.view(0)["legal"]
        assert other.zones()["drawn"] == ["H2"]


@pytest.mark.parametrize("sets", ["no", "yes"])
def test_flique_legal_lists_every_combination_of_the_page(sets: str) -> None:
    rng = random.Random(2)
    for seed in range(10):
        table = parlor.deal("flique", seed=seed, options={"sets": sets})
        while not table.over:
            zones = table.zones()
            if zones["drawn"]:
                cards = sorted([*zones[f"hand:{table.turn}"], *zones["drawn"]], key=pack_of("flique").index)
                expected = {
                    "meld " + " ".join(choice)
                    for size in (2, 3, 4)
                    for choice in combinations(cards, size)
                    if zones["drawn"][0] in choice and is_combination(choice, sets)
                }
                assert {move for move in table.legal() if move.startswith("meld")} == expected
            table.play(rng.choice(table.legal()))


def is_combination(choice: tuple[str, ...], sets: str) -> bool:
    """The page's definition, on codes."""
    suits = {card[0] for card in choice}
    numbers = [int(card[1:]) for card in choice]
    if len(suits) == 1:
        return numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    return sets == "yes" and len(set(numbers)) == 1


def test_flique_an_empty_hand_with_ten_cards_down_has_not_won() -> None:
    rng = random.Random(6)
    emptied = 0
    for seed in range(60):
        table = parlor.deal("flique", seed=seed)
        while not table.over:
            table.play(max(table.legal(), key=lambda move: (move.startswith(("meld", "add")), rng.random())))
        down = [len(table.zones()[f"melds:{seat}"]) for seat in (0, 1)]
        assert table.scores == [int(cards == 11) for cards in down]
        emptied += table.winners == () and max(down) == 10
    assert emptied > 0
