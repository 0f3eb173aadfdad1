"""Mobilization No. 2: rules/patriot.md, section by section."""

from collections import Counter

import pytest

import parlor
from tests.games.helpers import pack_of, refusal

# Where the deal puts each card of a pile, the last one face up.
PLACES = [[0, 5], [1, 6, 10], [2, 7, 11, 14], [3, 8, 12, 15, 17], [4, 9, 13, 16, 18, 19]]


def laid(ups: str, draws: str = "", downs: tuple[str, ...] = (), sets: str = "one") -> parlor.Table:
    """A deal with these face-up cards on piles 1 to 5, these face-down cards (last ones uppermost), and first cards of the stock."""
    below = [downs[k].split() if k < len(downs) else [] for k in range(5)]
    named = [*ups.split(), *draws.split(), *[card for pile in below for card in pile]]
    rest = list((Counter(pack_of("mobilization-2")) - Counter(named)).elements())
    deck = [""] * 20
    for k, up in enumerate(ups.split()):
        while len(below[k]) < k + 1:
            below[k].insert(0, rest.pop())
        for place, card in zip(PLACES[k], [*below[k], up], strict=True):
            deck[place] = card
    return parlor.deal("mobilization-2", seed=1, deck=deck + draws.split() + rest, options={"sets": sets})


def moves(table: parlor.Table, *lines: str) -> None:
    for line in lines:
        table.play(line)


def winning() -> parlor.Table:
    """A deal whose cards can all be mobilized as they come."""
    order = [f"{country}{value}" for country in "ABFI" for value in (1, 2, 3, 4, 5, 6)] * 2
    tops = order[:5]
    table_order = order[5:20]
    below: list[list[str]] = [[], [], [], [], []]
    at = 0
    for pile in range(5):
        below[pile] = table_order[at : at + pile + 1][::-1]
        at += pile + 1
    return laid(" ".join(tops), " ".join(order[20:]), tuple(" ".join(pile) for pile in below))


def win(table: parlor.Table) -> None:
    for pile in range(1, 6):
        table.play(f"move {table.zones()[f'pile{pile}'][-1]} from pile{pile} to mobilized")
    for pile in range(1, 6):
        while table.zones()[f"pile{pile}"]:
            table.play(f"move {table.zones()[f'pile{pile}'][-1]} from pile{pile} to mobilized")
    while not table.over:
        table.play("draw stock")
        table.play(f"move {table.zones()['discard'][-1]} from discard to mobilized")


def test_mobilization_2_players_cards_and_options() -> None:
    game = parlor.game("mobilization-2")
    assert (game.players, game.usual, game.pack, game.title) == ((1,), 1, "patriot", "Mobilization No. 2")
    assert game.options["sets"].values == ["one", "both"]
    assert game.options["sets"].default == "one"
    assert len(pack_of("mobilization-2")) == 48


def test_mobilization_2_deal() -> None:
    deck = pack_of("mobilization-2")
    table = parlor.deal("mobilization-2", seed=1, deck=deck)
    zones = table.zones()
    for pile in range(5):
        assert zones[f"pile{pile + 1}"] == [deck[place] for place in PLACES[pile]]
        assert table.view(0)["zones"][f"pile{pile + 1}"] == ["??"] * (pile + 1) + [deck[PLACES[pile][-1]]]
    assert zones["stock"] == deck[:19:-1]
    assert table.view(0)["zones"]["stock"] == ["??"] * 28
    assert {name for name in zones if name.startswith("mob-")} == {f"mob-{c}{n}" for c in "abfi" for n in "12"}


def test_mobilization_2_R1_draw_turns_a_card_whose_top_is_playable() -> None:
    table = laid("A6 B6 F6 I6 A6", "I5 A1")
    table.play("draw stock")
    assert table.zones()["discard"] == ["I5"]
    assert "move I5 from discard to pile1" in table.legal()
    table.play("draw stock")
    assert table.zones()["discard"] == ["I5", "A1"]
    assert [line for line in table.legal() if "discard" in line] == ["move A1 from discard to mobilized"]


def test_mobilization_2_no_second_time_through() -> None:
    table = laid("A1 B6 F6 I6 A6")
    for _ in range(28):
        table.play("draw stock")
    assert "draw stock" not in table.legal()
    assert refusal(table, "draw stock") == "The stock is empty, and there is no second time through"


def test_mobilization_2_mobilizing_goes_up_and_R2_is_free() -> None:
    table = laid("A1 A2 F6 I6 B3", downs=("A3",))
    assert "draw stock" in table.legal()
    assert refusal(table, "move A2 from pile2 to mobilized").startswith("A2 is not the next card of a set")
    table.play("move A1 from pile1 to mobilized")
    assert table.zones()["mob-a1"] == ["A1"]
    assert table.zones()["pile1"] == ["A3"]
    assert table.log[-1] == "A3 is turned up in pile1"
    moves(table, "move A2 from pile2 to mobilized", "move A3 from pile1 to mobilized")
    assert table.zones()["mob-a1"] == ["A1", "A2", "A3"]
    assert table.zones()["pile1"] == []


def test_mobilization_2_illegal_second_set_before_the_first_is_complete() -> None:
    table = laid("A1 A1 F6 I6 B3")
    table.play("move A1 from pile1 to mobilized")
    assert refusal(table, "move A1 from pile2 to mobilized") == "One set must be complete before the next is begun"


def test_mobilization_2_second_set_after_the_first() -> None:
    table = laid("A1 A2 A3 A4 A5", "A6 A1", sets="one")
    for pile in range(1, 6):
        table.play(f"move A{pile} from pile{pile} to mobilized")
    moves(table, "draw stock", "move A6 from discard to mobilized", "draw stock", "move A1 from discard to mobilized")
    assert table.zones()["mob-a1"] == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert table.zones()["mob-a2"] == ["A1"]


def test_mobilization_2_both_sets_together() -> None:
    table = laid("A1 A1 A2 A2 B3", sets="both")
    moves(table, "move A1 from pile1 to mobilized", "move A1 from pile2 to mobilized", "move A2 from pile3 to mobilized")
    # The lowest-numbered pile that is waiting for the card.
    assert (table.zones()["mob-a1"], table.zones()["mob-a2"]) == (["A1", "A2"], ["A1"])
    table.play("move A2 from pile4 to mobilized")
    assert table.zones()["mob-a2"] == ["A1", "A2"]


@pytest.mark.parametrize(
    ("card", "on", "fits"),
    [("A4", "B5", True), ("F4", "I5", True), ("B4", "A5", True), ("I4", "F5", True),
     ("I4", "B5", False), ("B4", "I5", False), ("B4", "B5", False), ("A4", "F5", False), ("A4", "A5", False)],
)  # fmt: skip
def test_mobilization_2_blue_alternates_with_red_or_green(card: str, on: str, fits: bool) -> None:
    table = laid(f"{on} F6 B6 I6 A6", card)
    table.play("draw stock")
    line = f"move {card} from discard to pile1"
    assert (line in table.legal()) == fits
    if not fits:
        assert refusal(table, line) == f"Blue must alternate with red or green: {card} may not lie on {on}"


def test_mobilization_2_illegal_not_the_next_lower() -> None:
    table = laid("B5 F6 B6 I6 A6", "A3")
    table.play("draw stock")
    assert refusal(table, "move A3 from discard to pile1") == "A3 is not the next lower: pile1 ends with B5"


def test_mobilization_2_all_face_up_cards_move_together() -> None:
    table = laid("B5 A4 F6 I6 A6", "B3")
    moves(table, "move A4 from pile2 to pile1", "draw stock", "move B3 from discard to pile1")
    assert table.zones()["pile1"][1:] == ["B5", "A4", "B3"]
    moves(table, "move B5 from pile1 to pile3")
    assert table.zones()["pile3"][3:] == ["F6", "B5", "A4", "B3"]
    assert len(table.zones()["pile1"]) == 1
    assert refusal(table, "move A4 from pile3 to pile1") == "All face-up cards of the pile move together, from the lowest one"
    assert refusal(table, "move B5 from pile3 to mobilized") == "Only the top card of a pile can be mobilized, and it is not B5"
    assert refusal(table, "move F6 from pile3 to pile3") == "A pile cannot be moved onto itself"
    assert refusal(table, "move I2 from pile3 to pile1") == "I2 does not lie face up in pile3"


def empty_first(last: str, draws: str = "") -> parlor.Table:
    """A table whose first pile is empty."""
    table = laid(f"A1 A2 {last} I6 B6", draws, downs=("A3", "", ""))
    moves(table, "move A1 from pile1 to mobilized", "move A2 from pile2 to mobilized", "move A3 from pile1 to mobilized")
    assert table.zones()["pile1"] == []
    return table


def test_mobilization_2_R3_a_flag_starts_a_new_pile() -> None:
    table = empty_first("F6", "F6 I4")
    assert "move F6 from pile3 to pile1" in table.legal()
    moves(table, "draw stock", "move F6 from discard to pile1")
    assert table.zones()["pile1"] == ["F6"]


def test_mobilization_2_illegal_only_a_flag_on_an_empty_pile() -> None:
    table = empty_first("B5", "I4")
    table.play("draw stock")
    assert refusal(table, "move B5 from pile3 to pile1") == "Only a Flag may start a new pile"
    assert refusal(table, "move I4 from discard to pile1") == "Only a Flag may start a new pile"


def test_mobilization_2_illegal_flag_with_nothing_under_it() -> None:
    table = laid("A1 B1 A2 I6 B6", "F6", downs=("A3", "B3 B2", "A4"))
    moves(table, "move A1 from pile1 to mobilized", "move A2 from pile3 to mobilized", "move A3 from pile1 to mobilized")
    moves(table, "move B1 from pile2 to mobilized", "move B2 from pile2 to mobilized", "move B3 from pile2 to mobilized")
    moves(table, "draw stock", "move F6 from discard to pile1")
    assert table.zones()["pile2"] == []
    assert not [line for line in table.legal() if line.startswith("move F6")]
    assert refusal(table, "move F6 from pile1 to pile2") == "That Flag has nothing under it: it starts a pile of its own already"


def test_mobilization_2_illegal_covered_discard() -> None:
    table = laid("A6 B6 F6 I6 A6", "I5 A1")
    moves(table, "draw stock", "draw stock")
    assert refusal(table, "move I5 from discard to pile1") == "Only the top card of the discard pile can be played, and it is not I5"


def test_mobilization_2_all_mobilized_wins() -> None:
    table = winning()
    win(table)
    assert table.over
    assert table.winners == (0,)
    assert [result["points"] for result in table.results] == [[48]]
    assert table.results[0]["notes"] == ["Seat 0: 48 cards mobilized: +48"]
    assert all(len(cards) in (0, 6) for cards in table.zones().values())


MOBILIZED = "A1 A2 A3 A4 A5 A6 A1 A2 A3 B1 F1 F2 F3 F4"


def stuck() -> parlor.Table:
    """The page's example: Flags on all piles, and the rest of the stock passed by, with an I2 last."""
    table = laid("A6 B6 F6 I6 F6", f"{MOBILIZED} B2 B2 B3 B3 B4 B4 B5 B5 F5 F5 I3 I3 I4 I2")
    for card in MOBILIZED.split():
        moves(table, "draw stock", f"move {card} from discard to mobilized")
    while not table.over:
        table.play("draw stock")
    return table


def test_mobilization_2_example_stuck_with_14_points() -> None:
    table = stuck()
    zones = table.zones()
    assert zones["mob-a1"] == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert [len(zones[name]) for name in ("mob-a2", "mob-b1", "mob-f1", "mob-i1")] == [3, 1, 4, 0]
    assert [result["points"] for result in table.results] == [[14]]
    assert table.results[0]["notes"] == ["Seat 0: 14 cards mobilized: +14"]
    assert table.winners == ()


def test_mobilization_2_points_are_cards_mobilized() -> None:
    table = laid("A1 B6 I6 A6 F6", "A2 I4 I3")
    moves(table, "move A1 from pile1 to mobilized", "draw stock", "move A2 from discard to mobilized")
    while not table.over:
        table.play("draw stock" if "draw stock" in table.legal() else table.legal()[0])
    assert table.scores == [sum(len(cards) for name, cards in table.zones().items() if name.startswith("mob-"))]
    assert table.scores[0] >= 2
    assert table.winners == ()


def test_mobilization_2_ends_by_itself_when_nothing_is_left() -> None:
    table = laid("A6 B6 F6 I6 A6", downs=("B1", "B1", "F1", "F1", "I1"))
    while not table.over:
        assert table.legal()
        table.play("draw stock")
    assert table.zones()["stock"] == []
    assert table.scores == [0]
    assert [result["points"] for result in table.results] == [[0]]
    assert table.results[0]["notes"] == ["Seat 0: 0 cards mobilized: +0"]
    with pytest.raises(parlor.IllegalMove, match="game is over"):
        table.play("draw stock")


def test_mobilization_2_R4_always_ends() -> None:
    for seed in range(20):
        table = parlor.deal("mobilization-2", seed=seed, options={"sets": "both" if seed % 2 else "one"})
        steps = 0
        while not table.over:
            table.play(table.legal()[-1])
            steps += 1
        assert steps < 200


def test_mobilization_2_guess_keeps_what_was_seen() -> None:
    table = laid("A6 B6 F6 I6 A6", "I5 A1")
    moves(table, "draw stock", "draw stock")
    stocks = set()
    for seed in range(5):
        guess = table.resample(0, seed=seed)
        assert guess.zones()["discard"] == ["I5", "A1"]
        stocks.add(tuple(guess.zones()["stock"]))
    assert len(stocks) == 5
