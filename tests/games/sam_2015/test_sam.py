"""SAM: rules/sam.md, section by section."""

import random
from collections import Counter

import pytest

import parlor
from parlor.library.sam_2015.sam.rules import TURN_COUNT, SamHand
from tests.games.helpers import filled, pack_of, refusal

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def laid(payoffs: list[str], draws: str = "", *, bottom: str = "", dealer: int = 1) -> parlor.Table:
    """Two players; pay-off piles (last card on top), the first cards of the stock, and the cards at its bottom (the last one first)."""
    piles = [pile.split() for pile in payoffs]
    size = len(piles[0])
    first = [piles[(dealer + 1 + k) % 2][n] for n in range(size) for k in range(2)]
    cut = bottom.split()[::-1]
    pack = pack_of("sam", 2, {"payoff": size})
    rest = list((Counter(pack) - Counter(first) - Counter(draws.split()) - Counter(cut)).elements())
    return parlor.deal("sam", 2, seed=1, dealer=dealer, options={"payoff": size}, deck=first + draws.split() + rest + cut)


def moves(table: parlor.Table, *lines: str) -> None:
    for line in lines:
        table.play(line)


def test_sam_players_and_options_R5() -> None:
    game = parlor.game("sam")
    assert (game.players, game.usual, game.pack) == ((2, 3, 4, 5, 6), 2, "standard")
    assert (game.options["payoff"].default, game.options["payoff"].values[0], game.options["payoff"].values[-1]) == (10, 3, 40)
    assert game.options["packs"].values == ["auto", 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(("players", "payoff", "packs"), [(2, 10, 2), (3, 15, 3), (2, 16, 3), (6, 40, 7)])
def test_sam_auto_packs(players: int, payoff: int, packs: int) -> None:
    assert len(pack_of("sam", players, {"payoff": payoff})) == 52 * packs


def test_sam_too_few_packs() -> None:
    with pytest.raises(ValueError, match="300 cards are needed, so at least 6 packs"):
        parlor.deal("sam", 6, options={"payoff": 40, "packs": 5})
    with pytest.raises(ValueError, match="packs"):
        parlor.deal("sam", 3, options={"packs": 1})
    # 52 x 2 = 104 = 4 x (16 + 10): just enough.
    assert parlor.deal("sam", 4, seed=1, options={"payoff": 16, "packs": 2}).waiting


def test_sam_deal_one_at_a_time_from_the_dealers_left() -> None:
    deck = filled(["AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "KH"], pack_of("sam", 3, {"payoff": 3}))
    table = parlor.deal("sam", 3, seed=1, dealer=0, options={"payoff": 3}, deck=deck)
    zones = table.zones()
    assert zones["payoff:1"] == ["AS", "4S", "7S"]
    assert zones["payoff:2"] == ["2S", "5S", "8S"]
    assert zones["payoff:0"] == ["3S", "6S", "KH"]
    # A King is the highest card here, and its owner has drawn deck[9] to deck[13].
    assert table.turn == 0
    assert sorted(zones["hand:0"]) == sorted(deck[9:14])
    assert zones["stock"] == deck[:13:-1]


def test_sam_R2_equal_cards_cut_from_the_bottom() -> None:
    table = laid(["2S 3S 9D", "2H 3H 9C"], bottom="4D 7C")
    # Dealer 1: seat 0 cuts first, the last card of the pack.
    assert "Seat 0 cuts 4D" in table.log
    assert "Seat 1 cuts 7C" in table.log
    assert table.turn == 1
    assert table.zones()["stock"][:2] == ["4D", "7C"]


def test_sam_R2_equal_cuts_cut_again() -> None:
    table = laid(["2S 3S 9D", "2H 3H 9C"], bottom="7D 7C KS 8S")
    assert [line for line in table.log if "cuts" in line] == ["Seat 0 cuts 7D", "Seat 1 cuts 7C", "Seat 0 cuts KS", "Seat 1 cuts 8S"]
    assert table.turn == 0


def test_sam_R2_three_players_only_the_tied_cut() -> None:
    pack = pack_of("sam", 3, {"payoff": 3})
    first = ["2S", "2H", "2D", "3S", "3H", "3D", "9S", "4H", "9D"]
    rest = list((Counter(pack) - Counter([*first, "QS", "6S"])).elements())
    table = parlor.deal("sam", 3, seed=1, dealer=2, options={"payoff": 3}, deck=[*first, *rest, "QS", "6S"])
    assert [line for line in table.log if "cuts" in line] == ["Seat 0 cuts 6S", "Seat 2 cuts QS"]
    assert table.turn == 2


def test_sam_zones_and_who_sees_them() -> None:
    table = laid(["2S 3S 9D", "2H 3H 8C"], "AS 2C 3C 4C 5C")
    view, other, spectator = (table.view(seat)["zones"] for seat in (0, 1, None))
    assert view["payoff:0"] == ["??", "??", "9D"]
    assert other["payoff:0"] == ["??", "??", "9D"]
    assert view["hand:0"] == ["AS", "2C", "3C", "4C", "5C"]
    assert other["hand:0"] == spectator["hand:0"] == ["??"] * 5
    assert set(view["stock"]) == {"??"}
    assert set(view) == {"hand:0", "hand:1", "payoff:0", "payoff:1", "discard:0", "discard:1", "stock", "complete"}
    assert table.log[-1] == "Seat 0 draws 5 cards"
    table.play("move AS from hand to new")
    assert table.view(1)["zones"]["centre1"] == ["AS"]


def test_sam_a_pile_rises_by_the_rank_due_and_kings_are_wild() -> None:
    table = laid(["4S 3S KD", "2H 3H 8C"], "AS 2C KC 5C 6C")
    assert [line for line in table.legal() if line.startswith("move")] == [
        "move AS from hand to new",
        "move KD from payoff to new",
        "move KC from hand to new",
    ]
    moves(table, "move AS from hand to new", "move KC from hand to centre1")
    assert table.view(0)["facts"]["due"] == {"centre1": "3"}
    moves(table, "move KD from payoff to new")
    assert table.zones()["centre2"] == ["KD"]
    assert table.zones()["payoff:0"] == ["4S", "3S"]
    assert table.log[-1] == "Seat 0 turns up 3S on the pay-off pile"
    moves(table, "move 3S from payoff to centre1", "move 2C from hand to centre2")
    assert table.zones()["centre1"] == ["AS", "KC", "3S"]
    assert table.zones()["centre2"] == ["KD", "2C"]


def test_sam_a_new_pile_takes_the_lowest_free_number() -> None:
    table = laid(["2D 3S KD", "2H 3H 8C"], "AS AH AD 5C 6C")
    moves(table, "move AS from hand to new", "move AH from hand to new", "move AD from hand to new")
    assert [name for name in table.zones() if name.startswith("centre")] == ["centre1", "centre2", "centre3"]


def complete_first_pile(table: parlor.Table) -> None:
    """Seat 0 plays Ace to Queen from hands of five, taking new cards when each hand is empty."""
    for rank, card in enumerate(["AS", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC"]):
        table.play(f"move {card} from hand to {'centre1' if rank else 'new'}")


def test_sam_a_twelfth_card_completes_the_pile_and_an_empty_hand_draws_five_at_once_R4() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "AS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC AH 2D 4D")
    moves(
        table,
        *[f"move {card} from hand to {place}" for card, place in zip(["AS", "2C", "3C", "4C"], ["new", *["centre1"] * 3], strict=True)],
    )
    assert table.view(0)["facts"]["turns"] == 1
    table.play("move 5C from hand to centre1")
    assert table.turn == 0
    assert table.zones()["hand:0"] == ["6C", "7C", "8C", "9C", "10C"]
    assert table.view(0)["facts"]["turns"] == 2
    for card in ["6C", "7C", "8C", "9C", "10C", "JC", "QC"]:
        table.play(f"move {card} from hand to centre1")
    assert "centre1" not in table.zones()
    assert table.zones()["complete"] == ["AS", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC"]
    assert table.view(0)["zones"]["complete"] == ["??"] * 12
    # The number is free again.
    table.play("move AH from hand to new")
    assert table.zones()["centre1"] == ["AH"]


def test_sam_a_king_completes_as_queen() -> None:
    table = laid(["2S 3S 9D", "2H 3H 8C"], "AS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC KC AH 2D 4D")
    for rank, card in enumerate(["AS", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "KC"]):
        table.play(f"move {card} from hand to {'centre1' if rank else 'new'}")
    assert len(table.zones()["complete"]) == 12


def test_sam_discard_ends_the_turn_and_the_next_draws() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "9C 2C 7C 4C 5C 6D 6C 6H 6S 10D 3D")
    table.play("discard 7C")
    assert table.turn == 1
    assert table.zones()["discard:0"] == ["7C"]
    assert table.zones()["hand:1"] == sorted(["6D", "6C", "6H", "6S", "10D"], key=pack_of("sam").index)
    table.play("discard 10D")
    assert table.zones()["hand:0"] == sorted(["9C", "2C", "4C", "5C", "3D"], key=pack_of("sam").index)
    # Equal or lower only.
    assert [line for line in table.legal() if line.startswith("discard")] == ["discard 3D", "discard 2C", "discard 4C", "discard 5C"]
    table.play("discard 5C")
    assert table.zones()["discard:0"] == ["7C", "5C"]


def test_sam_equal_discard_is_allowed() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "9C 2C 7C 4C 5C 6D 6C 6H 6S 10D 7D")
    moves(table, "discard 7C", "discard 10D")
    assert "discard 7D" in table.legal()


def under() -> parlor.Table:
    """Seat 0 has a 5 on its discards and nothing that low."""
    table = laid(["2S 3S KD", "2H 3H 8C"], "9C 10C 5C JC QC 6D 6C 6H 6S 10D 9D")
    moves(table, "discard 5C", "discard 10D")
    return table


def test_sam_R6_discards_are_turned_under_when_nothing_can_be_discarded() -> None:
    table = under()
    assert [line for line in table.legal() if line.startswith("discard")] == [
        "discard 9D", "discard 9C", "discard 10C", "discard JC", "discard QC",
    ]  # fmt: skip
    table.play("discard JC")
    assert table.zones()["payoff:0"] == ["5C", "2S", "3S", "KD"]
    assert table.zones()["discard:0"] == ["JC"]
    assert table.view(0)["zones"]["payoff:0"] == ["??", "??", "??", "KD"]
    assert "Seat 0 turns a discard under the pay-off pile; KD is on top" in table.log


def test_sam_R6_the_block_is_reversed() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "9C 10C 5C 4C QC 6D 6C 6H 6S 10D 9D 2D 10H JH")
    moves(table, "discard 5C", "discard 10D", "discard 4C", "discard 2D", "discard QC")
    assert table.zones()["payoff:0"] == ["4C", "5C", "2S", "3S", "KD"]


def test_sam_example_empty_payoff_wins_with_a_discard_that_lies() -> None:
    # Pay-off empty, a 5 on the discards, 4 and J in hand: the 4 wins.
    table = laid(["2S AS KD", "2H 3H 8C"], "5C JC 9C 10C QC 6D 6C 6H 6S 10D 4D")
    moves(table, "discard 5C", "discard 10D", "move KD from payoff to new", "move AS from payoff to new")
    moves(table, "move 2S from payoff to centre1")
    assert table.zones()["payoff:0"] == []
    assert not table.over
    assert table.log[-1] == "The pay-off pile of seat 0 is empty"
    still = table.copy()
    table.play("discard 4D")
    assert table.over
    assert table.winners == (0,)
    assert table.scores == [1, 0]
    assert [result["points"] for result in table.results] == [[1, 0]]
    assert table.results[0]["notes"] == ["Seat 0: ended the turn with the pay-off pile empty: +1"]
    assert refusal(still, "discard 9C") == "You cannot discard 9C: a 9 may not lie on a 5, and you hold 4D"


def test_sam_example_empty_payoff_but_the_discards_go_under() -> None:
    table = laid(["2S AS KD", "2H 3H 8C"], "5C JC 9C 10C QC 6D 6C 6H 6S 10D 9D")
    moves(table, "discard 5C", "discard 10D", "move KD from payoff to new", "move AS from payoff to new", "move 2S from payoff to centre1")
    assert table.zones()["payoff:0"] == []
    table.play("discard JC")
    assert not table.over
    # The old bottom of the discards is now the face-up top.
    assert table.zones()["payoff:0"] == ["5C"]
    assert table.view(1)["zones"]["payoff:0"] == ["5C"]
    assert table.turn == 1


def test_sam_play_from_the_discard_pile() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "AC 9C 5C JC QC AD 6C 6H 6S 10D 9D")
    moves(table, "discard AC", "move AD from hand to new", "discard 10D", "move AC from discard to new")
    assert table.zones()["discard:0"] == []
    assert table.zones()["centre2"] == ["AC"]


def test_sam_illegal_higher_discard() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "7C 3D 5C JC QC AD 6C 6H 6S 10D 9D")
    moves(table, "discard 5C", "discard 10D")
    assert refusal(table, "discard 7C") == "You cannot discard 7C: a 7 may not lie on a 5, and you hold 3D"


def test_sam_illegal_wrong_rank() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "AC 3D 5C JC QC")
    table.play("move AC from hand to new")
    assert refusal(table, "move 3D from hand to centre1") == "3D does not fit: a 2 or a King is due on centre1"
    assert refusal(table, "move 3D from hand to centre2") == "There is no pile centre2: an Ace or a King begins a new one"


def test_sam_illegal_new_pile() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "AC 3D 5C JC QC")
    assert refusal(table, "move 3D from hand to new") == "Only an Ace or a King begins a center pile"


def test_sam_illegal_not_on_top() -> None:
    table = laid(["AS 3S KD", "2H 3H 8C"], "AC AD 5C JC QC AH 6C 6H 6S 10D 9D")
    assert refusal(table, "move AS from payoff to new") == "Only the top card of your own pay-off pile can be played, and it is not AS"
    moves(table, "discard JC", "discard 10D", "discard AC")
    table.play("discard 6C")
    assert refusal(table, "move JC from discard to new") == "Only the top card of your own discard pile can be played, and it is not JC"
    assert refusal(table, "move KD from hand to new") == "You do not hold KD"


def test_sam_illegal_ending_without_a_discard_from_the_hand() -> None:
    table = laid(["2S 3S KD", "2H 3H 8C"], "AC 3D 5C JC QC")
    assert refusal(table, "discard KD") == "You do not hold KD: a turn ends with a discard from the hand"
    assert refusal(table, "pass") == "A turn ends with a discard from the hand"
    assert "not your turn" in refusal(table, "discard AC", 1)


def idle(table: parlor.Table, until: int) -> None:
    """Each player discards the first legal card until the stock has at most this many cards."""
    while not table.over and len(table.zones()["stock"]) > until:
        table.play(next(line for line in table.legal() if line.startswith("discard")))


def test_sam_R1_complete_piles_are_shuffled_when_a_card_has_to_be_drawn() -> None:
    table = laid(["2S 3S 9D", "2H 3H 8C"], "AS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC AH 2D 4D")
    complete_first_pile(table)
    done = table.zones()["complete"]
    idle(table, 0)
    # Not replenished until a card has to be drawn.
    assert len(table.zones()["complete"]) == 12
    before = table.zones()
    table.play(next(line for line in table.legal() if line.startswith("discard")))
    assert table.zones()["complete"] == []
    assert "12 cards are shuffled and are the new stock" in table.log
    now = table.zones()
    drawer = f"hand:{table.turn}"
    drawn = list((Counter(now[drawer]) - Counter(before[drawer])).elements())
    assert len(drawn) == 1
    assert Counter(now["stock"] + drawn) == Counter(done)
    again = parlor.replay(table.record())
    assert again.zones() == now


def test_sam_R1_else_the_largest_centre_pile() -> None:
    table = laid(["2S 3S 9D", "2H 3H 8C"], "AS 2C 3C 4C AC 6C 7C AD 2D 9C JC QC AH 2D 4D")
    moves(table, "move AS from hand to new", "move AC from hand to new", "move 2C from hand to centre2", "move 3C from hand to centre2")
    idle(table, 0)
    assert table.zones()["centre2"] == ["AC", "2C", "3C"]
    while "Center pile 2 is taken away" not in table.log:
        table.play(next(line for line in table.legal() if line.startswith("discard")))
    assert "centre2" not in table.zones()
    assert table.zones()["centre1"] == ["AS"]
    assert "3 cards are shuffled and are the new stock" in table.log
    assert sum(len(cards) for cards in table.zones().values()) == 104


def test_sam_R1_lowest_number_among_equal_piles() -> None:
    table = laid(["2S 3S 9D", "2H 3H 8C"], "AS AD 3C 4C 8C 6C 7C 9D 2D 9C JC QC AH 2D 4D")
    moves(table, "move AS from hand to new", "move AD from hand to new")
    idle(table, 0)
    while not any("taken away" in line for line in table.log):
        table.play(next(line for line in table.legal() if line.startswith("discard")))
    assert "Center pile 1 is taken away" in table.log


def test_sam_R1_abrupt_end_fewest_payoff_cards_win() -> None:
    table = laid(["2S 3S 9D", "2H 3H 8C"])
    idle(table, -1)
    assert table.over
    assert "No card is left to draw: the game ends" in table.log
    left = [len(table.zones()[f"payoff:{seat}"]) for seat in (0, 1)]
    best = min(left)
    assert table.scores == [int(n == best) for n in left]
    assert table.winners == tuple(seat for seat in (0, 1) if left[seat] == best)
    assert table.results[0]["notes"][-1].endswith(f"the game ended, with the fewest cards in the pay-off pile: {best}: +1")


def test_sam_R3_limit_of_turns() -> None:
    table = parlor.deal("sam", 2, seed=3, options={"payoff": 40, "packs": 8})
    hand = table._play.hand
    assert isinstance(hand, SamHand)
    hand.own[TURN_COUNT] = 1999
    table.play(next(line for line in table.legal() if line.startswith("discard")))
    assert not table.over
    table.play(next(line for line in table.legal() if line.startswith("discard")))
    assert table.over
    assert "The limit of 2000 turns is reached" in table.log
    assert table.scores == [1, 1]


def test_sam_a_guess_keeps_cut_cards_and_turned_discards_in_place() -> None:
    table = laid(["2S 3S 9D", "2H 3H 9C"], "9C 10C 5C 4C QC 6D 6C 6H 6S 10D 9D 2D 10H JH", bottom="7C 4D")
    moves(table, "discard 5C", "discard 10D", "discard 4C", "discard 2D", "discard QC")
    assert table.zones()["payoff:0"] == ["4C", "5C", "2S", "3S", "9D"]
    below = set()
    for seed in range(8):
        guess = table.resample(1, seed=seed).zones()
        assert guess["stock"][:2] == table.zones()["stock"][:2] == ["7C", "4D"]
        assert guess["payoff:0"][:2] == ["4C", "5C"]
        below.add(guess["payoff:0"][2])
        # Seat 0 could not discard anything on a 4, so whatever it kept is higher.
        assert all(RANKS.index(card[:-1]) > 3 for card in guess["hand:0"])
    assert len(below) > 1


def test_sam_a_guess_knows_what_a_new_stock_is_made_of() -> None:
    table = laid(["2S 3S 9D", "2H 3H 8C"], "AS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC AH 2D 4D")
    complete_first_pile(table)
    done = Counter(table.zones()["complete"])
    for seed in range(3):
        assert table.resample(1, seed=seed).zones()["complete"] == table.zones()["complete"]
    idle(table, 0)
    while table.zones()["complete"]:
        table.play(next(line for line in table.legal() if line.startswith("discard")))
    orders = set()
    for seed in range(8):
        guess = table.resample(0, seed=seed)
        assert not Counter(guess.zones()["stock"]) - done
        orders.add(tuple(guess.zones()["stock"]))
    assert len(orders) > 1


def test_sam_a_guess_does_not_know_from_which_stock_a_card_came() -> None:
    """Worlds that a seat cannot tell apart stay that way when the other plays a card that may be from the old stock or the new."""
    compared = 0
    for seed in range(4):
        table = parlor.deal("sam", 2, seed=seed, options={"payoff": 8, "packs": 2})
        rng = random.Random(seed)
        for number in range(300):
            if table.over:
                break
            if number % 3 == 0 and any("shuffled" in line for line in table.log):
                compared += same_guesses(table, 1 - table.waiting[0])
            table.play(rng.choice(table.legal()))
    assert compared > 20


def same_guesses(table: parlor.Table, seat: int) -> int:
    """Lets the other seat begin a pile in several guesses of a seat, which must then guess the same in all of them; returns how many."""
    after: dict[str, list[dict[str, list[str]]]] = {}
    for seed in range(6):
        guess = table.resample(seat, seed=seed)
        for move in guess.legal():
            if "from hand to new" in move and len(guess.zones()[f"hand:{1 - seat}"]) > 1:
                played = guess.copy()
                played.play(move)
                after.setdefault(move, []).append(played.resample(seat, seed=0).zones())
    for worlds in after.values():
        assert all(world == worlds[0] for world in worlds)
    return sum(len(worlds) > 1 for worlds in after.values())
