"""Mobilization No. 3: rules/patriot.md, section by section."""

from collections import Counter

import pytest

import parlor
from parlor.core.moves import PASS
from parlor.core.rng import Rng
from parlor.library.patriot.mobilization_3.casual import MobilizePolicy
from parlor.library.patriot.mobilization_3.rules import MOST_MOVES, MOVED, Mobilization3Hand
from tests.games.helpers import pack_of, refusal


def laid(
    piles: tuple[str, str] = ("", ""),
    reserves: tuple[str, str] = ("", ""),
    stocks: tuple[str, str] = ("", ""),
    *,
    dealer: int = 1,
    build: str = "any",
    passing: str = "stuck",
) -> parlor.Table:
    """Four Playing Piles, the last cards of the reserve (its top last) and the first cards of the stock, for each seat."""
    named = Counter(" ".join([*piles, *reserves, *stocks]).split())
    rest = list((Counter(pack_of("mobilization-3")) - named).elements())
    deck = []
    for seat in (0, 1):
        four, reserve, stock = piles[seat].split(), reserves[seat].split(), stocks[seat].split()
        while len(four) < 4:
            four.append(rest.pop())
        while len(reserve) < 13:
            reserve.insert(0, rest.pop(0))
        while len(stock) < 31:
            stock.append(rest.pop(0))
        deck += four + reserve + stock
    return parlor.deal("mobilization-3", seed=1, dealer=dealer, deck=deck, options={"build": build, "pass": passing})


def moves(table: parlor.Table, *lines: str) -> None:
    for line in lines:
        table.play(line)


def miss(table: parlor.Table) -> None:
    """Turns a card and discards it."""
    table.play("draw stock")
    table.play(f"discard {table.zones()[f'turned:{table.turn}'][0]}")


def test_mobilization_3_players_cards_and_options() -> None:
    game = parlor.game("mobilization-3")
    assert (game.players, game.usual, game.pack) == ((2,), 2, "patriot")
    assert game.options["build"].values == ["any", "alternate"]
    assert game.options["pass"].values == ["stuck", "free"]
    assert Counter(pack_of("mobilization-3")) == Counter({f"{c}{v}": 4 for c in "ABFI" for v in range(1, 7)})


def test_mobilization_3_shuffled_halves_are_full_packs() -> None:
    for seed in range(3):
        zones = parlor.deal("mobilization-3", seed=seed).zones()
        for seat in (0, 1):
            own = [card for name, cards in zones.items() if name.endswith(f":{seat}") for card in cards]
            assert Counter(own) == Counter({f"{c}{v}": 2 for c in "ABFI" for v in range(1, 7)})


def test_mobilization_3_deal() -> None:
    deck = pack_of("mobilization-3")
    zones = parlor.deal("mobilization-3", seed=1, deck=deck).zones()
    for seat in (0, 1):
        own = deck[48 * seat : 48 * seat + 48]
        assert [zones[f"pile{n}:{seat}"] for n in (1, 2, 3, 4)] == [[card] for card in own[:4]]
        assert zones[f"reserve:{seat}"] == own[4:17]
        assert zones[f"stock:{seat}"] == own[:16:-1]
        assert zones[f"turned:{seat}"] == zones[f"discard:{seat}"] == []
    assert {name for name in zones if name.startswith("mob-")} == {f"mob-{c}{n}" for c in "abfi" for n in "1234"}


def test_mobilization_3_hidden_reserve_and_stock() -> None:
    table = laid(reserves=("F4", "B2"))
    for seat in (0, 1, None):
        view = table.view(seat)["zones"]
        assert view["reserve:0"] == ["??"] * 12 + ["F4"]
        assert view["stock:1"] == ["??"] * 31


@pytest.mark.parametrize(
    ("reserves", "dealer", "first"),
    [(("A5", "B4"), 0, 0), (("A3", "B4"), 0, 1), (("A4", "B4"), 0, 1), (("A4", "B4"), 1, 0)],
)
def test_mobilization_3_R6_the_higher_reserve_card_begins(reserves: tuple[str, str], dealer: int, first: int) -> None:
    assert laid(reserves=reserves, dealer=dealer).turn == first


def test_mobilization_3_mobilizing_and_R2_two_sets_in_process() -> None:
    table = laid(piles=("A1 A1 A1 A2", "B6 F6 I6 B6"), reserves=("F6", "I1"), stocks=("A3", ""))
    moves(table, "move A1 from pile1:0 to mobilized", "move A1 from pile2:0 to mobilized")
    assert (table.zones()["mob-a1"], table.zones()["mob-a2"]) == (["A1"], ["A1"])
    assert "move A1 from pile3:0 to mobilized" not in table.legal()
    assert refusal(table, "move A1 from pile3:0 to mobilized") == "Two American sets are already in process"
    table.play("move A2 from pile4:0 to mobilized")
    # The lowest-numbered pile that is waiting for it.
    assert (table.zones()["mob-a1"], table.zones()["mob-a2"]) == (["A1", "A2"], ["A1"])
    assert refusal(table, "move F6 from reserve:0 to mobilized") == "No French set awaits F6: sets rise from Battleship to Flag"


def test_mobilization_3_a_third_set_after_one_is_complete() -> None:
    table = laid(piles=("A1 A1 A1 A2", "B6 F6 I6 B6"), reserves=("A6 A5 A4 A3", "I1"))
    moves(table, "move A1 from pile1:0 to mobilized", "move A1 from pile2:0 to mobilized", "move A2 from pile4:0 to mobilized")
    moves(table, *[f"move A{n} from reserve:0 to mobilized" for n in (3, 4, 5, 6)])
    assert table.zones()["mob-a1"] == ["A1", "A2", "A3", "A4", "A5", "A6"]
    table.play("move A1 from pile3:0 to mobilized")
    assert table.zones()["mob-a3"] == ["A1"]


def test_mobilization_3_R1_playing_piles_downward_any_country() -> None:
    table = laid(piles=("B5 B4 A6 A6", "I6 F6 B5 B6"), reserves=("F6", "I1"))
    assert "move B4 from pile2:0 to pile1:0" in table.legal()
    # On the opponent's piles too.
    assert "move B4 from pile2:0 to pile3:1" in table.legal()
    assert "move B5 from pile1:0 to pile2:1" in table.legal()
    assert refusal(table, "move B5 from pile1:0 to pile2:0") == "Playing Piles are built downward: B5 is not one lower than B4"
    table.play("move B4 from pile2:0 to pile3:1")
    assert table.zones()["pile3:1"] == ["B5", "B4"]
    assert table.zones()["pile2:0"] == []


def test_mobilization_3_build_alternate() -> None:
    table = laid(piles=("B5 B4 A4 A6", "I6 F6 B5 B6"), reserves=("F6", "I1"), build="alternate")
    assert "move B4 from pile2:0 to pile1:0" not in table.legal()
    assert refusal(table, "move B4 from pile2:0 to pile1:0") == "Blue must alternate with red or green: B4 may not lie on B5"
    assert "move A4 from pile3:0 to pile1:0" in table.legal()


def test_mobilization_3_reserves_and_discards_up_or_down() -> None:
    table = laid(piles=("B5 B3 A2 A6", "I6 F6 B6 B6"), reserves=("F6", "I4"))
    assert [line for line in table.legal() if "to reserve:1" in line] == [
        "move B3 from pile2:0 to reserve:1",
        "move B5 from pile1:0 to reserve:1",
    ]
    assert "Only a card one higher or one lower may be played on reserve:1" in refusal(table, "move A6 from pile4:0 to reserve:1")
    assert refusal(table, "move B3 from pile2:0 to discard:1") == "There is no card on discard:1 to play upon"
    table.play("move B5 from pile1:0 to reserve:0")
    assert table.zones()["reserve:0"][-2:] == ["F6", "B5"]
    assert table.view(0)["zones"]["reserve:0"][-2:] == ["??", "B5"]


def test_mobilization_3_empty_spaces_are_filled_from_reserve_or_discard() -> None:
    table = laid(piles=("A1 B3 A2 A6", "I1 F6 B6 B6"), reserves=("F2 F6", "I4"), stocks=("I2 A4", "I5"))
    table.play("move A1 from pile1:0 to mobilized")
    assert table.zones()["pile1:0"] == []
    assert "move F6 from reserve:0 to pile1:0" in table.legal()
    assert not [line for line in table.legal() if line.endswith("to pile1:0") and "reserve" not in line]
    assert refusal(table, "move B3 from pile2:0 to pile1:0") == "An empty space is filled only from the Reserve or Discard Pile"
    table.play("draw stock")
    assert refusal(table, "move I2 from turned:0 to pile1:0") == "An empty space is filled only from the Reserve or Discard Pile"
    table.play("discard I2")
    moves(table, "move I1 from pile1:1 to mobilized")
    miss(table)
    assert "move I2 from discard:0 to pile1:0" in table.legal()
    # Never the opponent's space.
    assert refusal(table, "move F6 from reserve:0 to pile1:1") == "That is not your space: only its owner may fill it"
    table.play("move F6 from reserve:0 to pile1:0")
    assert table.zones()["pile1:0"] == ["F6"]
    assert table.log[-1] == "F2 is turned up in reserve:0"


def test_mobilization_3_R3_a_card_may_be_turned_although_plays_are_possible() -> None:
    table = laid(piles=("A1 B3 A2 A6", ""), reserves=("F6", "I4"))
    assert table.legal()[0] == "draw stock"
    assert "move A1 from pile1:0 to mobilized" in table.legal()


def test_mobilization_3_R4_while_a_card_lies_turned() -> None:
    table = laid(piles=("A1 B3 A2 A6", "B6 B6 F6 I6"), reserves=("F4", "I4"), stocks=("I5", ""))
    table.play("draw stock")
    assert table.zones()["turned:0"] == ["I5"]
    assert table.view(1)["zones"]["turned:0"] == ["I5"]
    assert table.legal() == [
        "discard I5",
        "move I5 from turned:0 to pile4:0",
        "move I5 from turned:0 to reserve:0",
        "move I5 from turned:0 to pile1:1",
        "move I5 from turned:0 to pile2:1",
        "move I5 from turned:0 to pile3:1",
        "move I5 from turned:0 to pile4:1",
        "move I5 from turned:0 to reserve:1",
    ]
    assert refusal(table, "draw stock") == "A card lies turned: move it or discard it first"
    assert refusal(table, "move A1 from pile1:0 to mobilized") == "A card lies turned: move it or discard it first"
    assert refusal(table, "discard A1") == "Only the turned card can be discarded"
    assert refusal(table, "pass") == "A card lies turned: move it or discard it"
    # It fits, but it may still be discarded: the miss.
    table.play("discard I5")
    assert table.turn == 1
    assert table.zones()["discard:0"] == ["I5"]


def test_mobilization_3_turned_card_moved_to_the_own_discard_keeps_the_turn() -> None:
    table = laid(piles=("A6 A6 A6 A6", "B6 B6 F6 I6"), reserves=("F6", "F6"), stocks=("B2 B3", "I6"))
    miss(table)
    miss(table)
    moves(table, "draw stock", "move B3 from turned:0 to discard:0")
    assert table.turn == 0
    assert table.zones()["discard:0"] == ["B2", "B3"]
    assert "draw stock" in table.legal()


def test_mobilization_3_illegal_others() -> None:
    table = laid(piles=("A1 B3 A2 A6", "B1 B6 F6 I6"), reserves=("F6", "I4"))
    assert refusal(table, "move B1 from pile1:1 to mobilized") == "That is not your pile"
    assert refusal(table, "move A2 from pile1:0 to pile2:0") == "The top card of pile1:0 is not A2"
    assert refusal(table, "move A2 from turned:0 to pile2:0") == "There is no card on turned:0"
    assert refusal(table, "discard A1") == "Draw first: only a turned card can be discarded"
    assert refusal(table, "pass") == "You can still turn a card: only a player who cannot may pass"
    assert refusal(table, "move A1 from pile1:0 to pile1:0") == "A1 lies on pile1:0 already"
    assert "not your turn" in refusal(table, "draw stock", 1)


def test_mobilization_3_R5_the_discard_pile_is_turned_over_oldest_first() -> None:
    table = laid(piles=("A6 A6 A6 A6", "B6 B6 F6 I6"), reserves=("F6", "F6"), stocks=("B2 B5", ""))
    for _ in range(62):
        miss(table)
    assert table.zones()["stock:0"] == []
    discards = table.zones()["discard:0"]
    assert discards[:2] == ["B2", "B5"]
    table.play("draw stock")
    assert table.zones()["turned:0"] == ["B2"]
    assert table.zones()["stock:0"] == discards[:0:-1]
    assert table.zones()["discard:0"] == []
    assert "Seat 0 turns the discard pile over" in table.log


def example(passing: str = "stuck", discarded: str = "F4") -> parlor.Table:
    """Seat 1 discards a card; then seat 0 mobilizes everything except a B3 on its second pile, in one turn."""
    sets = [f"A{n}" for n in range(1, 7)] * 4 + ([f"I{n}" for n in range(1, 7)] * 4)[:23]
    table = laid(
        piles=(f"{sets[0]} B3 {sets[1]} {sets[2]}", "B6 B6 F6 B6"),
        reserves=(" ".join(sets[15:2:-1]), "F5"),
        stocks=(" ".join(sets[16:]), discarded),
        passing=passing,
    )
    moves(table, "draw stock", f"discard {discarded}")
    for pile, card in ((1, "A1"), (3, "A2"), (4, "A3")):
        table.play(f"move {card} from pile{pile}:0 to mobilized")
    for card in sets[3:16]:
        table.play(f"move {card} from reserve:0 to mobilized")
    for card in sets[16:]:
        moves(table, "draw stock", f"move {card} from turned:0 to mobilized")
    return table


def test_mobilization_3_example_the_last_card_on_the_opponents_discard_wins() -> None:
    table = example()
    assert table.turn == 0
    assert table.view(0)["facts"]["left"] == [1, 48]
    assert "move B3 from pile2:0 to discard:1" in table.legal()
    table.play("move B3 from pile2:0 to discard:1")
    assert table.over
    assert table.zones()["discard:1"] == ["F4", "B3"]
    assert table.scores == [1, 0]
    assert table.winners == (0,)
    assert [result["points"] for result in table.results] == [[1, 0]]
    assert table.results[0]["notes"] == ["Seat 0: no card left: +1"]


def test_mobilization_3_pass_when_nothing_can_be_turned() -> None:
    table = example(discarded="F1")
    assert table.legal() == ["pass"]
    assert refusal(table, "draw stock") == "You have no card left to turn: play, or pass if you cannot"
    table.play("pass")
    assert table.turn == 1


def test_mobilization_3_R8_nobody_passes_who_can_play_on_the_opponents_piles() -> None:
    table = example()
    assert table.legal() == ["move B3 from pile2:0 to discard:1"]
    assert refusal(table, "pass") == "B3 can go on discard:1: you cannot pass"


def nearly_done(passing: str = "stuck", low: str = "F2") -> parlor.Table:
    """F1 is mobilized, and seat 0 has two cards left, on its second and third piles; the second is one lower than the third."""
    sets = [f"A{n}" for n in range(1, 7)] * 4 + ([f"I{n}" for n in range(1, 7)] * 4)[:21]
    table = laid(
        piles=(f"F1 {low} B3 {sets[0]}", "B6 B6 F6 B6"),
        reserves=(" ".join(sets[13:0:-1]), "F6"),
        stocks=(" ".join(sets[14:]), "F5"),
        passing=passing,
    )
    if table.turn == 1:
        miss(table)
    moves(table, "move F1 from pile1:0 to mobilized", f"move {sets[0]} from pile4:0 to mobilized")
    for card in sets[1:14]:
        table.play(f"move {card} from reserve:0 to mobilized")
    for card in sets[14:]:
        moves(table, "draw stock", f"move {card} from turned:0 to mobilized")
    return table


def test_mobilization_3_R8_nobody_passes_who_can_mobilize() -> None:
    table = nearly_done()
    assert table.legal() == ["move F2 from pile2:0 to mobilized", "move F2 from pile2:0 to pile3:0"]
    assert refusal(table, "pass") == "F2 can be mobilized: you cannot pass"
    table.play("move F2 from pile2:0 to mobilized")
    assert table.legal() == ["pass"]


def test_mobilization_3_R8_moves_among_the_own_piles_do_not_forbid_passing() -> None:
    table = nearly_done(low="B2")
    assert table.legal() == ["pass", "move B2 from pile2:0 to pile3:0"]
    table.play("pass")
    assert table.turn == 1


def test_mobilization_3_R8_free_passing_as_in_version_1() -> None:
    table = nearly_done("free")
    assert table.legal() == ["pass", "move F2 from pile2:0 to mobilized", "move F2 from pile2:0 to pile3:0"]
    table.play("pass")
    assert table.turn == 1
    assert example("free").legal() == ["pass", "move B3 from pile2:0 to discard:1"]


def test_mobilization_3_R8_a_table_of_version_1_plays_on_freely() -> None:
    old = example("free").record()
    old["rules"] = 1
    del old["options"]["pass"]
    table = parlor.replay(old)
    assert table.options["pass"] == "free"
    assert table.legal()[0] == "pass"
    assert parlor.game("mobilization-3").version == 2


def test_mobilization_3_R7_R8_after_a_hundred_moves_passing_is_free() -> None:
    hand = nearly_done().open_hand()
    assert isinstance(hand, Mobilization3Hand)
    assert PASS not in hand.moves()
    hand.own[MOVED] = MOST_MOVES
    assert list(hand.moves()) == [PASS]


def test_mobilization_3_casual_players_mobilize_before_they_pass() -> None:
    """With free passing, too, they play what they can, and the game comes to its end."""
    game = parlor.game("mobilization-3")
    rules = game.rules(2, {"build": "any", "pass": "free"})
    for seed in range(3):
        rng = Rng(seed)
        hand = rules.start(rng)
        assert isinstance(hand, Mobilization3Hand)
        while not hand.over:
            move = MobilizePolicy().choose(hand, hand.turn, rng)
            assert move != PASS or hand.outward(hand.moves()[1:]) < 0
            hand.make(hand.turn, move)
        assert min(hand.left(0), hand.left(1)) == 0


def test_mobilization_3_R5_then_the_reserve_is_turned_over_bottom_first() -> None:
    sets = [f"A{n}" for n in range(1, 7)] * 4 + ([f"I{n}" for n in range(1, 7)] * 4)[:7]
    table = laid(piles=("F6 F6 F6 F6", "B6 B6 B6 B6"), reserves=("B1 B2 B5", "F2"), stocks=(" ".join(sets), ""))
    for card in sets:
        moves(table, "draw stock", f"move {card} from turned:0 to mobilized")
    reserve = table.zones()["reserve:0"]
    assert table.zones()["stock:0"] == table.zones()["discard:0"] == []
    table.play("draw stock")
    assert "Seat 0 turns the reserve over" in table.log
    assert table.zones()["turned:0"] == [reserve[0]]
    assert table.zones()["stock:0"] == reserve[:0:-1]
    assert table.zones()["reserve:0"] == []
    # What was on top of the reserve is known to be at the bottom of the stock.
    bottoms = {tuple(table.resample(1, seed=seed).zones()["stock:0"][:2]) for seed in range(8)}
    assert {pair[0] for pair in bottoms} == {"B5"}
    assert len(bottoms) > 1


def test_mobilization_3_R7_a_hundred_moves_a_turn() -> None:
    table = laid(piles=("A6 A6 A6 A6", "B6 B6 F6 I6"), reserves=("B5 B4", "F2"), stocks=("I5", "I6"))
    miss(table)
    miss(table)
    for _ in range(50):
        moves(table, "move B4 from reserve:0 to discard:0", "move B4 from discard:0 to reserve:0")
    assert table.legal() == ["draw stock"]
    assert refusal(table, "move B4 from reserve:0 to discard:0").startswith("You have made a hundred moves in this turn")
    table.play("draw stock")
    assert len(table.legal()) == 1
    assert table.legal()[0].startswith("discard ")
    table.play(table.legal()[0])
    miss(table)
    assert len(table.legal()) > 1


def blocked(first: str = "") -> parlor.Table:
    """Nobody mobilizes; all moves, except perhaps one, are misses."""
    table = laid(piles=("B5 A6 A6 A6", "B6 B6 F6 I6"), reserves=("F6", "F2"))
    if first:
        table.play(first)
    while not table.over:
        miss(table)
    return table


def test_mobilization_3_R7_blocked_game_fewer_cards_win() -> None:
    table = blocked("move B5 from pile1:0 to pile1:1")
    assert table.scores == [1, 0]
    assert table.winners == (0,)
    assert table.results[0]["notes"] == ["Seat 0: the game is blocked: 47 cards left against 49: +1"]
    assert sum(line.endswith("draw stock") for line in table.log) == 100
    assert "100 turns have passed without mobilizing: the game is blocked" in table.log


def test_mobilization_3_R7_blocked_game_equal_cards() -> None:
    table = blocked()
    assert table.scores == [0, 0]
    assert table.winners == (0, 1)
    assert table.results[0]["notes"] == ["The game is blocked, and both players have 48 cards left"]


def test_mobilization_3_mobilizing_begins_the_count_anew() -> None:
    table = laid(piles=("A1 A6 A6 A6", "B6 B6 F6 I6"), reserves=("F6", "F2"))
    for _ in range(10):
        miss(table)
    assert table.view(0)["facts"]["idle_turns"] == 10
    table.play("move A1 from pile1:0 to mobilized")
    miss(table)
    assert table.view(0)["facts"]["idle_turns"] == 0


def test_mobilization_3_guess_keeps_each_pack_whole() -> None:
    table = parlor.deal("mobilization-3", seed=5)
    for seed in range(4):
        zones = table.resample(0, seed=seed).zones()
        for seat in (0, 1):
            own = [card for name, cards in zones.items() if name.endswith(f":{seat}") for card in cards]
            assert Counter(own) == Counter({f"{c}{v}": 2 for c in "ABFI" for v in range(1, 7)})
        assert zones["stock:0"] != table.zones()["stock:0"]


def test_mobilization_3_guess_of_an_arranged_deck_shares_the_unseen_cards() -> None:
    table = laid(piles=("A1 A1 A1 A1", ""), reserves=("F6", "F2"))
    stocks = {tuple(sorted(table.resample(0, seed=seed).zones()["stock:0"])) for seed in range(4)}
    assert len(stocks) > 1
