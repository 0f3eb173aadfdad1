"""Double Rumme, rules/rumme-a.md: what two packs and two Rumme cards add to Rumme."""

import random

import pytest

import parlor
from tests.games.helpers import deck_for, idle, make, pack_of, refusal
from tests.games.rumme_1914.test_rumme import melds, melds_by_the_page


def double(hands: dict[int, str], then: str = "", players: int = 5, length: int = 5) -> parlor.Table:
    """A table where the last seat deals, so seat 0 begins; `then` is the turned card and the stock from its top."""
    deck = deck_for("double-rumme", players, hands, dealer=players - 1, batches=[2] * 5, then=then)
    return parlor.deal("double-rumme", players, seed=1, dealer=players - 1, deck=deck, options={"hands": length})


def adds(table: parlor.Table) -> list[str]:
    return [move for move in table.legal() if move.startswith("add")]


@pytest.mark.parametrize(("players", "stock"), [(5, 55), (6, 45), (7, 35), (8, 25)])
def test_double_rumme_R1_deal(players: int, stock: int) -> None:
    deck = pack_of("double-rumme", players)
    assert len(deck) == 106
    table = parlor.deal("double-rumme", players, deck=deck, dealer=0)
    zones = table.zones()
    assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [10] * players
    assert (zones["discard"], len(zones["stock"])) == ([deck[10 * players]], stock)
    assert sorted(zones["hand:1"]) == sorted(card for k in range(5) for card in deck[2 * players * k : 2 * players * k + 2])
    assert zones["stock"] == deck[10 * players + 1 :][::-1]
    assert table.turn == 1


def test_double_rumme_players_and_options() -> None:
    game = parlor.game("double-rumme")
    assert (game.usual, game.players, game.options["hands"].default) == (5, (5, 6, 7, 8), 5)


def test_double_rumme_two_copies_are_held_and_listed_once() -> None:
    table = double({0: "H5 H5 H6 H6 H7 H7 U1 U1 C13 S9"}, "S1 S11")
    table.play("draw stock")
    assert table.zones()["hand:0"] == ["H5", "H5", "H6", "H6", "H7", "H7", "U1", "U1", "C13", "S9", "S11"]
    assert table.legal() == ["meld H5 H6 H7", *[f"discard {card}" for card in ["H5", "H6", "H7", "U1", "C13", "S9", "S11"]]]


def test_double_rumme_the_same_sequence_may_lie_twice() -> None:
    table = double({0: "H5 H5 H6 H6 H7 H7 H8 U1 C13 S9"}, "S1 S11")
    make(table, "draw stock", "meld H5 H6 H7", "meld H5 H6 H7")
    assert table.zones()["melds:0"] == ["H5", "H6", "H7", "H5", "H6", "H7"]
    assert adds(table) == ["add H8 to 1", "add H8 to 2"]
    table.play("add H8 to 2")
    assert [meld["cards"] for meld in table.view(3)["facts"]["melds"]] == [["H5", "H6", "H7"], ["H5", "H6", "H7", "H8"]]
    assert adds(table) == []


def test_double_rumme_R2_eight_of_a_number_make_two_full_groups() -> None:
    table = double({0: "H5 U5 C5 S5 H5 U5 C5 S5 C13 S9"}, "S1 S11")
    make(table, "draw stock", "meld H5 U5 C5", "meld H5 U5 S5", "add S5 to 1", "add C5 to 2")
    assert table.zones()["melds:0"] == ["H5", "U5", "C5", "S5"] * 2


def test_double_rumme_R3_both_rumme_cards_in_one_meld() -> None:
    table = double({0: "RU RU H6 U10 C13 S2 U13 C3 S6 C8"}, "S1 S11")
    table.play("draw stock")
    assert "meld RU=H5 H6 RU=H7" in table.legal()
    assert "meld RU=H4 RU=H5 H6" in table.legal()
    table.play("meld RU=H5 H6 RU=H7")
    assert table.zones()["melds:0"] == ["RU", "H6", "RU"]
    assert table.view(None)["facts"]["melds"] == [{"number": 1, "owner": 0, "cards": ["RU=H5", "H6", "RU=H7"]}]


def test_double_rumme_both_rumme_cards_added_to_one_meld() -> None:
    table = double({0: "RU RU H6 H7 H8 S2 U13 C3 S10 C8"}, "S1 S12")
    make(table, "draw stock", "meld H6 H7 H8", "add RU=H9 to 1", "add RU=H10 to 1")
    assert table.view(1)["facts"]["melds"][0]["cards"] == ["H6", "H7", "H8", "RU=H9", "RU=H10"]


@pytest.mark.parametrize("seed", range(4))
def test_double_rumme_legal_lists_every_meld_of_the_page(seed: int) -> None:
    rng = random.Random(seed)
    table = parlor.deal("double-rumme", 5 + seed, seed=seed)
    for _ in range(60):
        if "draw stock" not in table.legal():
            assert set(melds(table)) == melds_by_the_page(table.zones()[f"hand:{table.turn}"])
        table.play(rng.choice([move for move in table.legal() if not move.startswith("meld")]))


def test_double_rumme_legal_lists_every_meld_with_both_rumme_cards() -> None:
    table = double({0: "RU RU H4 H5 H7 H8 U5 C5 U6 S9"}, "S1 H9")
    table.play("draw stock")
    listed = melds(table)
    assert set(listed) == melds_by_the_page(table.zones()["hand:0"])
    assert len(listed) == len(set(listed))
    assert "meld RU=H3 H4 H5 RU=H6 H7 H8 H9" in listed


def test_double_rumme_loop_limit_of_six_times_the_players() -> None:
    table = double({}, "C1")
    assert table.view(0)["facts"]["taken_limit"] == 30
    for _ in range(30):
        make(table, "draw discard", "discard C1")
    assert table.legal() == ["draw stock"]
    assert "taken 30 times in a row" in refusal(table, "draw discard")


def test_double_rumme_example_of_going_out() -> None:
    """Seat 3 goes out; the other hands are worth 40, 22, 61 and 15, a lone Rumme card: 138."""
    ones = "H1 H2 H3 U1 U2 U3 C1 C2 C3"
    hands = {
        0: "H13 H13 H12 H2 S4 S5 S6 S7 S8 S9",
        1: "H10 H12 S4 S5 S6 S7 S8 S9 S10 S11",
        2: "U13 U12 U11 U13 C12 C6 C7 C8 C9 C10",
        4: "RU U4 U5 U6 U7 U8 U9 U10 U11 U12",
        3: f"{ones} S1",
    }
    table = double(hands, "C13 C4 C4 C5 C5 U4", length=1)
    make(table, "draw stock", "meld S4 S5 S6 S7 S8 S9", "discard C4")
    make(table, "draw stock", "meld S4 S5 S6 S7 S8 S9 S10 S11", "discard C4")
    make(table, "draw stock", "meld C6 C7 C8 C9 C10", "discard C5")
    make(table, "draw stock", "meld H1 H2 H3", "meld U1 U2 U3", "meld C1 C2 C3", "discard C5")
    make(table, "draw stock", "meld U4 U5 U6 U7 U8 U9 U10 U11 U12", "discard U4")
    for _ in range(3):
        make(table, "draw discard", "discard U4")
    make(table, "draw discard", "add U4 to 5", "discard S1")
    assert table.results[0]["points"] == [0, 0, 0, 138, 0]
    assert [note.split(" worth ")[1] for note in table.results[0]["notes"][1:]] == ["40: +40", "22: +22", "61: +61", "15: +15"]


def test_double_rumme_each_rumme_card_left_counts_fifteen() -> None:
    hands = {0: "H1 H1 U1 U1 C1 C1 S1 S1 H2 H2", 1: "RU RU H13 H13 U13 U13 C13 C13 S13 S13"}
    table = double(hands, length=1)
    idle(table, 55)
    assert table.over
    assert table.results[0]["notes"][0] == "The stock is used up: the lowest hand is worth 12"
    assert "Seat 0: seat 1 holds cards worth 134: +134" in table.results[0]["notes"]


def test_double_rumme_illegal_melds_and_adds() -> None:
    table = double({0: "H5 H5 U5 C5 RU H9 C2 S9 S2 S13", 1: "H12"}, "S1 S11")
    table.play("draw stock")
    assert "A Triplet needs three different suits" in refusal(table, "meld H5 H5 U5")
    assert "each number once" in refusal(table, "meld H5 H5 H6")
    assert "You do not hold so many of RU" in refusal(table, "meld RU=H6 RU=H7 H5")
    assert "You do not hold H12" in refusal(table, "discard H12")
    table.play("meld H5 U5 C5")
    assert "only the fourth suit (S5) may be added" in refusal(table, "add H5 to 1")
    assert "Name the card" in refusal(table, "add RU to 1")


def test_double_rumme_illegal_before_the_draw_and_a_second_draw() -> None:
    table = double({0: "H5 H6 H7"})
    assert "must draw first" in refusal(table, "meld H5 H6 H7")
    table.play("draw stock")
    assert "already drawn" in refusal(table, "draw stock")


def test_double_rumme_resample_keeps_the_copy_that_was_seen_and_deals_the_other_anew() -> None:
    table = double({0: "H5 H9 C2 S9 S2 S13"}, "H5 S11")
    table.play("draw discard")
    worlds = [table.resample(2, seed=seed).zones() for seed in range(40)]
    assert all("H5" in world["hand:0"] for world in worlds)
    assert {world["hand:0"].count("H5") for world in worlds} == {1, 2}
    table.play("discard H5")
    worlds = [table.resample(2, seed=seed).zones() for seed in range(40)]
    assert {world["hand:0"].count("H5") for world in worlds} == {0, 1}
    assert all(sum(world[f"hand:{seat}"].count("H5") for seat in range(5)) + world["stock"].count("H5") == 1 for world in worlds)


def test_double_rumme_game_end_after_the_chosen_hands() -> None:
    table = parlor.deal("double-rumme", 8, seed=8, dealer=2, options={"hands": 2})
    while not table.over:
        idle(table)
    assert len(table.results) == 2
    assert table.dealer == 3
    assert max(table.scores) == table.scores[table.winners[0]]
