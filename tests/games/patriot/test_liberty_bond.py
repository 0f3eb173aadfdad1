"""Liberty Bond Game, rules/patriot.md: the deal, the moves, every refusal, every ruling, the points."""

import random
from collections import Counter
from itertools import combinations

import pytest

import parlor
from tests.games.helpers import deck_for, idle, make, pack_of, refusal

EACH = {2: 10, 3: 8, 4: 6, 5: 6, 6: 6}


def bonds(hands: dict[int, str], then: str = "", players: int = 3, target: int = 1000) -> parlor.Table:
    """A table where the last seat deals, so seat 0 begins; `then` is the turned card and the stock from its top."""
    deck = deck_for("liberty-bond", players, hands, dealer=players - 1, batches=[1] * EACH[players], then=then)
    return parlor.deal("liberty-bond", players, seed=1, dealer=players - 1, deck=deck, options={"target": target})


def starting(table: parlor.Table, verb: str) -> list[str]:
    return [move for move in table.legal() if move.startswith(verb)]


@pytest.mark.parametrize(("players", "stock"), [(2, 27), (3, 23), (4, 23), (5, 17), (6, 11)])
def test_liberty_bond_deal(players: int, stock: int) -> None:
    deck = pack_of("liberty-bond", players)
    random.Random(3).shuffle(deck)
    each = EACH[players]
    table = parlor.deal("liberty-bond", players, deck=deck, dealer=0)
    zones = table.zones()
    assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [each] * players
    assert zones["hand:1"] == sorted(deck[0 : each * players : players])
    assert zones["discard"] == [deck[players * each]]
    assert zones["stock"] == deck[players * each + 1 :][::-1]
    assert len(zones["stock"]) == stock
    assert table.turn == 1
    assert set(zones) == {"stock", "discard"} | {f"{zone}:{seat}" for zone in ("hand", "melds") for seat in range(players)}


def test_liberty_bond_players_and_options() -> None:
    game = parlor.game("liberty-bond")
    assert (game.usual, game.players) == (4, (2, 3, 4, 5, 6))
    target = game.options["target"]
    assert (target.default, target.values[0], target.values[-1]) == (1000, 1, 5000)


def test_liberty_bond_draw_is_compulsory_and_both_ways_are_open() -> None:
    table = bonds({}, "A1 A2")
    assert table.legal() == ["draw stock", "draw discard"]
    table.play("draw discard")
    assert "Seat 0 takes A1 from the discard pile" in table.log
    assert starting(table, "draw") == []


def test_liberty_bond_example_sub_choices_of_a_sequence() -> None:
    table = bonds({0: "B3 B4 B5 B6 A1 A1 F2 I6"}, "A3 F1")
    table.play("draw stock")
    assert starting(table, "meld") == ["meld B3 B4 B5", "meld B3 B4 B5 B6", "meld B4 B5 B6", "meld A1 A1 F1"]


def test_liberty_bond_groups_with_identical_cards_of_three_to_eight() -> None:
    table = bonds({0: "A6 A6 B6 B6 F6 F6 I6 I6"}, "A3 F1")
    table.play("draw stock")
    listed = starting(table, "meld")
    assert len(listed) == 66
    assert "meld A6 A6 F6" in listed
    table.play("meld I6 A6 A6 B6 B6 F6 F6 I6")
    assert table.zones()["melds:0"] == ["A6", "A6", "B6", "B6", "F6", "F6", "I6", "I6"]


def melds_by_the_page(hand: list[str]) -> set[str]:
    """All sequences and groups of a hand that leave a card in it."""
    held = Counter(hand)
    lines = {
        tuple(f"{country}{n}" for n in range(low, low + size)) for country in "ABFI" for size in range(3, 7) for low in range(1, 8 - size)
    }
    lines |= {choice for n in range(1, 7) for size in range(3, 9) for choice in combinations(sorted(f"{c}{n}" for c in "AABBFFII"), size)}
    return {"meld " + " ".join(line) for line in lines if len(line) < len(hand) and not Counter(line) - held}


@pytest.mark.parametrize("seed", range(5))
def test_liberty_bond_legal_lists_every_meld_of_the_page(seed: int) -> None:
    rng = random.Random(seed)
    table = parlor.deal("liberty-bond", 2 + seed, seed=seed)
    for _ in range(80):
        if "draw stock" not in table.legal():
            listed = starting(table, "meld")
            assert set(listed) == melds_by_the_page(table.zones()[f"hand:{table.turn}"])
            assert len(listed) == len(set(listed))
        table.play(rng.choice([move for move in table.legal() if not move.startswith("meld")]))


def test_liberty_bond_zones_sequence_low_to_high_added_cards_of_a_group_last() -> None:
    table = bonds({0: "B4 B5 B6 B3 F2 I2 A2 I5", 1: "A2 B2 B2 F3 F4 F5 I1 I3"}, "A3 F1 A1")
    make(table, "draw stock", "meld F2 I2 A2", "discard F1")
    make(table, "draw stock", "meld F5 F4 F3", "add B2 to 1", "add A2 to 1", "discard A1")
    idle(table)
    make(table, "draw stock", "meld B4 B5 B6", "add B3 to 3")
    assert table.zones()["melds:0"] == ["A2", "F2", "I2", "B2", "A2", "B3", "B4", "B5", "B6"]
    assert table.zones()["melds:1"] == ["F3", "F4", "F5"]
    for seat in (None, 0, 1, 2):
        assert table.view(seat)["facts"]["melds"] == [
            {"number": 1, "owner": 0, "cards": ["A2", "F2", "I2", "B2", "A2"]},
            {"number": 2, "owner": 1, "cards": ["F3", "F4", "F5"]},
            {"number": 3, "owner": 0, "cards": ["B3", "B4", "B5", "B6"]},
        ]


def test_liberty_bond_add_to_both_ends_but_no_wrap() -> None:
    table = bonds({0: "B4 B5 B6 B3 B1 I1 A2 I5", 1: "B2 B1 A4 F4 I4 A1 A3 F6"}, "A3 F1 A1")
    make(table, "draw stock", "meld B4 B5 B6")
    assert starting(table, "add") == ["add B3 to 1"]
    make(table, "add B3 to 1", "discard F1", "draw stock")
    assert starting(table, "add") == ["add B2 to 1"]


# Illegal, and why


def test_liberty_bond_illegal_before_the_draw() -> None:
    table = bonds({0: "B3 B4 B5"})
    for move in ["meld B3 B4 B5", "add B3 to 1", "discard B3"]:
        assert "Draw a card first" in refusal(table, move)


def test_liberty_bond_illegal_second_draw() -> None:
    table = bonds({})
    table.play("draw stock")
    assert "already drawn" in refusal(table, "draw discard")


def test_liberty_bond_illegal_second_meld_in_a_turn() -> None:
    table = bonds({0: "B3 B4 B5 A6 F6 I6 A1 A2"}, "A3 F1")
    make(table, "draw stock", "meld B3 B4 B5")
    assert starting(table, "meld") == []
    assert "Only one combination may be laid in a turn" in refusal(table, "meld A6 F6 I6")


def test_liberty_bond_illegal_to_empty_the_hand_by_laying() -> None:
    table = bonds({0: "A2 A3 A4 B1 B2 B3"}, "I1 F6 F1 F2 F3 A5", 4)
    make(table, "draw stock", "meld B1 B2 B3", "discard F6")
    idle(table, 3)
    table.play("draw stock")
    assert table.legal() == ["meld A2 A3 A4", "meld A3 A4 A5", "discard A2", "discard A3", "discard A4", "discard A5"]
    assert "You must keep a card to discard" in refusal(table, "meld A2 A3 A4 A5")
    table.play("meld A2 A3 A4")
    assert table.legal() == ["discard A5"]
    assert "You must keep a card to discard" in refusal(table, "add A5 to 2")
    assert not table.results
    table.play("discard A5")
    assert table.results[0]["notes"][0] == "Seat 0 is out"


@pytest.mark.parametrize("move", ["meld B3 B4", "meld B3 B4 A5", "meld B3 B3 B4", "meld B3 B4 B4 B5", "meld B6 A1 B1", "meld B3 A3"])
def test_liberty_bond_illegal_neither_sequence_nor_group(move: str) -> None:
    table = bonds({0: "B3 B4 B5 B3 A5 A3 B1 B6"}, "A1 A1")
    table.play("draw stock")
    assert "not a sequence of one country nor a group of like cards" in refusal(table, move)


def test_liberty_bond_illegal_adds_and_cards_not_held() -> None:
    table = bonds({0: "B3 B4 B5 A5 A3 B1 A6 A2", 1: "F2 F2 I6"}, "A1 A1")
    make(table, "draw stock", "meld B3 B4 B5")
    assert "A6 does not fit on meld 1" in refusal(table, "add A6 to 1")
    assert "There is no meld 2" in refusal(table, "add A6 to 2")
    assert "You do not hold F2" in refusal(table, "discard F2")
    assert "You do not hold F2" in refusal(table, "meld F2 I2 A2")
    assert "You do not hold F3" in refusal(table, "meld A3 A3 F3")
    assert "not a move" in refusal(table, "pass")
    assert "not your turn" in refusal(table, "draw stock", 1)


# Rulings


def test_liberty_bond_R1_additions_before_and_after_the_meld() -> None:
    table = bonds({0: "B3 B4 B5 A5 A3 B1 A6 A2", 1: "B6 B2 F1 F2 F3 F4 A6 I5"}, "A1 A1 I6")
    make(table, "draw stock", "meld B3 B4 B5", "discard A1", "draw stock")
    make(table, "add B6 to 1", "meld F1 F2 F3", "add B2 to 1", "add F4 to 2")
    assert table.zones()["melds:0"] == ["B2", "B3", "B4", "B5", "B6"]
    assert table.zones()["melds:1"] == ["F1", "F2", "F3", "F4"]


def test_liberty_bond_R2_a_bond_counts_for_the_owner_of_the_meld() -> None:
    table = bonds({0: "B2 B3 B4", 1: "B5 B6 A1 A2 A3 A4"}, "I1 F6 I2", 4, target=1)
    make(table, "draw stock", "meld B2 B3 B4", "discard F6")
    make(table, "draw stock", "add B5 to 1", "meld A1 A2 A3 A4", "add B6 to 1", "discard I2")
    notes = table.results[0]["notes"]
    assert notes[0] == "Seat 1 is out"
    assert [note for note in notes if "Bonds" in note] == ["Seat 0: Liberty Bonds on the table (1): +10"]
    assert table.results[0]["points"][0] == 10


@pytest.mark.parametrize(("players", "together"), [(2, 28), (3, 24), (4, 24), (5, 18), (6, 12)])
def test_liberty_bond_R3_renewing_the_stock_before_the_turn(players: int, together: int) -> None:
    table = bonds({}, players=players)
    zones = table.zones()
    assert len(zones["stock"]) + len(zones["discard"]) == together
    idle(table, together - 2)
    table.play("draw stock")
    seat = table.turn
    pile = list(table.zones()["discard"])
    assert table.zones()["stock"] == []
    thrown = table.zones()[f"hand:{seat}"][0]
    table.play(f"discard {thrown}")
    assert table.zones()["discard"] == [thrown]
    assert table.zones()["stock"] == pile[::-1]
    assert table.legal() == ["draw stock", "draw discard"]
    assert table.view(None)["facts"]["turned_over"] == 1
    assert set(table.view(seat)["zones"]["stock"]) == {"??"}
    assert seat is not None
    other = table.resample(seat, seed=3)
    assert other.zones()["stock"] == table.zones()["stock"]
    nearer = table.turn
    table.play("draw stock")
    assert pile[0] in table.zones()[f"hand:{nearer}"]
    assert pile[0] in table.resample(seat, seed=4).zones()[f"hand:{nearer}"]


def test_liberty_bond_R4_the_card_just_taken_may_be_discarded() -> None:
    table = bonds({}, "A1")
    make(table, "draw discard", "discard A1")
    assert table.zones()["discard"] == ["A1"]


def test_liberty_bond_R5_a_hundred_turns_each_stop_the_hand() -> None:
    table = bonds({0: "A5 B5 F5"}, "A1 A2", 2, target=1)
    make(table, "draw stock", "meld A5 B5 F5", "discard A2")
    for turn in range(1, 200):
        assert not table.results
        assert table.view(0)["facts"]["turns"] == turn
        make(table, "draw discard", "discard A2")
    assert table.results[0]["points"] == [30, 0]
    assert table.results[0]["notes"] == [
        "Nobody is out: the cards in hand count for no one",
        "Seat 0: Liberty Bonds on the table (3): +30",
    ]
    assert table.winners == (0,)


# Points


def example() -> parlor.Table:
    """The page's example played out: seat 1 goes out, seat 0 is left with A6 F1 and seat 2 with B5 B4 I2."""
    hands = {0: "A6 A6 F1 A1 A2 A3 A4 A5", 1: "F3 F4 F5 I3 I4 I5 F2 I6", 2: "B5 B4 I2 F6 F6 B6 B6 I6"}
    table = bonds(hands, "I1 B1 B2 B3 B1 B2", target=10)
    make(table, "draw stock", "meld A1 A2 A3 A4 A5", "add A6 to 1", "discard B1")
    make(table, "draw stock", "meld F3 F4 F5", "discard B2")
    make(table, "draw stock", "meld F6 F6 B6 B6 I6", "discard B3")
    make(table, "draw stock", "discard B1")
    make(table, "draw stock", "meld I3 I4 I5", "add F2 to 2", "add I6 to 4", "discard B2")
    return table


def test_liberty_bond_example_points() -> None:
    """Seat 1 goes out; A6 F1 and B5 B4 I2 are left; seat 0 has one Bond, seat 1 has two: 10, 65 and 0."""
    table = example()
    assert [result["points"] for result in table.results] == [[10, 65, 0]]
    assert table.results[0]["notes"] == [
        "Seat 1 is out",
        "Seat 1: seat 0 holds cards worth 20: +20",
        "Seat 1: seat 2 holds cards worth 25: +25",
        "Seat 0: Liberty Bonds on the table (1): +10",
        "Seat 1: Liberty Bonds on the table (2): +20",
    ]


def test_liberty_bond_C3_two_past_the_target_the_higher_total_wins() -> None:
    table = example()
    assert table.over
    assert table.scores == [10, 65, 0]
    assert table.winners == (1,)


def test_liberty_bond_C4_the_game_ends_with_its_hundredth_hand() -> None:
    table = parlor.deal("liberty-bond", 2, seed=4)
    while not table.over:
        table.play("draw discard")
        table.play(f"discard {table.log[-1].split()[3]}")
    assert len(table.results) == 100
    assert table.scores == [0, 0]
    assert table.winners == (0, 1)


def test_liberty_bond_hidden() -> None:
    table = bonds({0: "A2 A3 A4"}, "A1 A5")
    table.play("draw stock")
    view = table.view(1)["zones"]
    assert view["hand:0"] == ["??"] * 9
    assert set(view["stock"]) == {"??"}
    assert view["discard"] == ["A1"]
