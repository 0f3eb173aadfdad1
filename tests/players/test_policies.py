"""Casual players: positions in which the sound move is clear, family by family."""

import statistics
from pathlib import Path

import pytest

import parlor
from parlor import player
from parlor.core.game import LEVELS
from parlor.players.policy import policy_of
from tests.games.helpers import deck_for, filled, make, pack_of, play


def casual(table: parlor.Table, seat: int | None = None) -> str:
    """What a casual player does, with any seed."""
    mover = table.turn if seat is None else seat
    assert mover is not None
    moves = {player("casual", seed=seed).choose(table, mover) for seed in range(4)}
    assert len(moves) == 1, moves
    return moves.pop()


def tried(table: parlor.Table, seat: int | None = None) -> set[str]:
    """The moves that a search looks at."""
    mover = table.turn if seat is None else seat
    assert mover is not None
    hand = table.open_hand()
    return {hand.notation.text(move) for move in policy_of(table.game).worth_trying(hand, mover, hand.moves_of(mover))}


# Rummy


def rummy(hand: str, then: str) -> parlor.Table:
    """Rummy for two with a hand for the seat that begins; the first card of `then` is turned up, and the stock follows."""
    return parlor.deal("rummy", 2, dealer=0, deck=deck_for("rummy", 2, {1: hand}, batches=[1] * 8, then=then))


def test_a_discard_that_makes_a_meld_is_taken_and_laid_at_once() -> None:
    table = rummy("R4 R5 L9 K9 B1 B3 L12 K13", "R6 L2")
    assert casual(table) == "draw discard"
    make(table, "draw discard")
    assert casual(table) == "meld R4 R5 R6"


def test_a_discard_that_makes_nothing_is_left() -> None:
    assert casual(rummy("R4 R5 L9 K9 B1 B3 L12 K13", "L7 L2")) == "draw stock"


def test_the_card_that_helps_least_and_costs_most_is_thrown() -> None:
    table = rummy("R4 R5 L9 K9 B9 L1 K2 B13", "L7 K6")
    make(table, "draw stock", "meld L9 K9 B9")
    assert casual(table) == "discard B13"


def test_cards_are_added_to_what_lies() -> None:
    table = rummy("R4 R5 R6 L9 K11 B1 B3 L12", "L7 R7")
    make(table, "draw stock", "meld R4 R5 R6")
    assert casual(table) == "add R7 to 1"


def test_in_parquet_what_lies_is_part_of_every_line() -> None:
    hands = {1: "R4 R5 R6 L9 K11 B1 B3 L12", 0: "K2 K4 L6 L8 B10 B12 K7 L13"}
    table = parlor.deal("parquet", 2, dealer=0, deck=deck_for("parquet", 2, hands, batches=[1] * 8, then="K13 R7"))
    make(table, "draw stock", "meld R4 R5 R6", "discard R7")
    assert casual(table) == "draw discard"
    make(table, "draw discard")
    assert casual(table) == "play R7"


def test_the_rumme_card_is_kept_for_a_meld() -> None:
    deck = deck_for("rumme", 2, {1: "H4 U7 C9 S12 H11 U2 S5 C13 H8 RU"}, batches=[2] * 5, then="S1 C6")
    table = parlor.deal("rumme", 2, dealer=0, deck=deck)
    make(table, "draw stock")
    assert casual(table) == "discard C13"


def test_in_flique_a_card_that_can_be_used_is_used() -> None:
    deck = deck_for("flique", 2, {1: "H4 H5 C1 C3 S7 S9 U2 U10 H8 C10", 0: ""}, batches=[3, 3, 4], then="H6")
    table = parlor.deal("flique", 2, dealer=0, deck=deck)
    make(table, "draw stock")
    assert casual(table) == "meld H4 H5 H6"


# Tricks


def test_whoever_cannot_follow_throws_the_five_of_unicorns() -> None:
    hands = {1: "H9 H3", 2: "U5 U2 C13 S13 C1 C2 C3 C4 C5 C6 C7 C8 C9"}
    table = parlor.deal("quenette", 4, dealer=0, deck=deck_for("quenette", 4, hands, batches=[1] * 13))
    play(table, "H9")
    assert casual(table) == "play U5"


def test_the_last_player_stays_below_a_trick_that_costs() -> None:
    hands = {1: "U9", 2: "U3", 3: "U8", 0: "U2 U7 U13"}
    table = parlor.deal("quenette", 4, dealer=0, deck=deck_for("quenette", 4, hands, batches=[1] * 13))
    play(table, "U9 U3 U8")
    assert casual(table) != "play U13"


def test_a_partner_who_has_the_trick_is_let_alone() -> None:
    hands = {1: "A6 A2", 2: "A1", 3: "A5 A3 A4", 0: "B1 B2"}
    table = parlor.deal("organization", 4, dealer=0, deck=deck_for("organization", 4, hands, batches=[1] * 12))
    make(table, "bid 3", "pass", "pass", "pass", "name A", "play A6", "play A1")
    assert casual(table) not in ("play A4", "play A5")


def test_the_ten_of_trumps_goes_home_with_the_last_card_of_a_trick() -> None:
    hands = {1: "U9", 2: "U10", 3: "U11", 0: "S6 S7 S8 S9 C6 C7 H10 H13 H6"}
    table = parlor.deal("argentina", 4, dealer=0, deck=deck_for("argentina", 4, hands, batches=[1] * 9))
    play(table, "U9 U10 U11")
    assert casual(table) == "play H10"


def test_nobody_wants_the_trick_of_a_field_card_that_harms_its_taker() -> None:
    crowns = ["C8", *[f"C{n}" for n in range(1, 10) if n != 8]]
    plain = [card for card in pack_of("rumme-baseball") if card[0] != "C"]
    own = ["H9", "H2", "U9", "U2", "U3", "S9", "S2", "S3", "S4"]
    others = [card for card in plain if card not in own]
    deck = [card for pair in zip(own, others, strict=False) for card in pair] + others[9:] + crowns
    table = parlor.deal("rumme-baseball", 2, dealer=0, deck=deck)
    assert casual(table) not in ("play H9", "play U9", "play S9")


def test_the_best_combination_is_laid() -> None:
    hands = {1: "A6 A6 A5 A4 A3 A2 B1 I2", 0: "F1 F2"}
    table = parlor.deal("sham-battle-2", 2, dealer=0, deck=deck_for("sham-battle-2", 2, hands, batches=[3] * 4, then="A1"))
    make(table, "play A6", "play F1")
    assert casual(table) == "meld A2 A3 A4 A5 A6"


def test_a_strong_hand_bids_high_and_a_weak_one_does_not() -> None:
    strong = deck_for("foozle", 4, {1: "R13 R12 R11 R10 R9"}, batches=[3, 2])
    weak = deck_for("foozle", 4, {1: "R2 L3 K2 B3 B4"}, batches=[3, 2])
    assert player("casual").choose(parlor.deal("foozle", 4, dealer=0, deck=strong), 1) in ("bid 4", "bid 5")
    assert player("casual").choose(parlor.deal("foozle", 4, dealer=0, deck=weak), 1) in ("pass", "bid 1")


def test_in_hoodoo_one_leads_low_from_the_longest_suit() -> None:
    deck = deck_for("hoodoo", 4, {1: "R13 R9 R2 R4 L1 K1 B1 L5"}, batches=[1] * 8)
    assert casual(parlor.deal("hoodoo", 4, dealer=0, deck=deck)) == "play R2"


def test_a_search_looks_only_at_exchanges_of_the_weakest_cards() -> None:
    deck = deck_for("coronado", 2, {1: "R13 L12 K9 B8 L7"}, batches=[3, 2], then="R6")
    table = parlor.deal("coronado", 2, dealer=0, deck=deck)
    make(table, "propose", "agree")
    assert len(table.legal()) == 31
    looked_at = {candidate.move for candidate in player("expert", iterations=40).advise(table, 1)}
    weakest = ["L7", "B8", "K9", "L12", "R13"]
    assert {frozenset(move.split()[1:]) for move in looked_at} == {frozenset(weakest[:n]) for n in range(1, 6)}


def test_nobody_is_baffled_for_a_trump_that_he_did_not_lead() -> None:
    table = parlor.deal("baffle", 4, seed=3, options={"lead": "penalty"})
    while not table.over:
        make(table, player("casual", seed=1).choose(table, table.waiting[0]))
    assert len(table.results) < 40
    assert not any("led another card" in note for result in table.results for note in result["notes"])


# Patience and races


def test_a_card_that_can_go_up_goes_up() -> None:
    ones = [card.code for card in parlor.game("flag").cards if card.number == 1]
    table = parlor.deal("flag", deck=filled([ones[0]], pack_of("flag")))
    assert casual(table) == f"move {ones[0]} to flags"


def test_a_journey_begins_in_the_corner() -> None:
    assert casual(parlor.deal("sammys-travels", seed=1)) == "play ME"


def test_a_journey_waits_for_the_state_that_would_be_left_behind() -> None:
    first = ["ME", "NH", "VT", "MA"]
    table = parlor.deal("sammys-travels", deck=filled(first, pack_of("sammys-travels")))
    make(table, "play ME", "draw stock")
    assert casual(table) == "move NH to travel:0"
    make(table, "move NH to travel:0", "draw stock")
    assert casual(table) == "move VT to travel:0"


def test_no_patience_goes_in_circles() -> None:
    for game in ("flag", "mobilization-2", "sammys-travels"):
        table = parlor.deal(game, seed=3)
        for _ in range(2000):
            if not table.over:
                table.play(player("casual").choose(table, 0))
        assert table.over


def test_the_pay_off_card_goes_first() -> None:
    found = False
    for seed in range(40):
        table = parlor.deal("sam", 2, seed=seed)
        seat = table.turn
        assert seat is not None
        from_payoff = [move for move in table.legal() if " from payoff " in move]
        if from_payoff:
            found = True
            assert casual(table) in from_payoff
    assert found


def test_a_card_that_can_be_mobilized_is() -> None:
    pack = pack_of("mobilization-3", 2)
    half = pack[:48]
    deck = filled(["A1", "B3", "F3", "I3"], half) + half
    table = parlor.deal("mobilization-3", 2, dealer=1, deck=deck)
    seat = table.turn
    assert seat is not None
    up = [move for move in table.legal() if move.endswith("to mobilized")]
    assert casual(table) in up


# Asking, laying, passing


def test_what_was_openly_handed_over_is_asked_for() -> None:
    hands = {0: "R1 R2", 1: "L1", 2: "K1", 3: "B1"}
    table = parlor.deal("quatro", 4, dealer=0, deck=deck_for("quatro", 4, hands, batches=[1] * 13))
    make(table, "ask 1 for L1", "ask 3 for K1")
    assert casual(table) == "ask 0 for L1"
    assert tried(table) == {"ask 0 for L1"}


def test_a_search_looks_at_few_questions() -> None:
    for game in ("quatro", "mobilization"):
        table = parlor.deal(game, 4, seed=5)
        assert len(tried(table)) == 2 < len(table.legal())


def test_a_count_that_scores_is_made() -> None:
    hands = {1: "R10 L3 K2 B1 B2", 2: "R5 L11 K12 B13 B9"}
    table = parlor.deal("moosehead", 4, dealer=0, deck=deck_for("moosehead", 4, hands, batches=[1] * 5))
    make(table, "play R10")
    assert casual(table) == "play R5"


def test_a_row_is_opened_towards_the_own_cards() -> None:
    hands = {1: "R7 R6 R1 R2 L7 L8 L3", 2: "R8 L6"}
    deck = deck_for("ups-and-downs", 4, hands, batches=[1] * 13)
    table = parlor.deal("ups-and-downs", 4, dealer=0, deck=deck)
    assert casual(table) == "play R7"


def test_a_book_is_folded_at_once_and_the_rarest_number_given() -> None:
    book = "H4 U4 C4 S4 H5 U5 H6 U6 H7 U7 H8 U8 C13"
    table = parlor.deal("goop", 4, dealer=0, deck=deck_for("goop", 4, {1: book}, batches=[1] * 13))
    assert casual(table, 1) == "fold"
    pairs = "H4 U4 C4 H3 H5 U5 H6 U6 H7 U7 H8 U8 C8"
    table = parlor.deal("goop", 4, dealer=0, deck=deck_for("goop", 4, {1: pairs}, batches=[1] * 13))
    assert casual(table, 1) == "give H3"


@pytest.mark.parametrize(
    ("own", "least"),
    [
        ("H4 U4 C4 S4 H5 U5 H6 U6 H7 U7 H8 U8 C13", "fold"),
        ("H4 U4 C4 H3 U3 H9 H10 C12 H2 U2 C2 H7 U7", "give H9, give C12"),
        ("H4 U4 C4 H3 U3 C3 H2 U2 C2 H7 U7 C7 C9", "give C9"),
    ],
)
def test_a_search_in_goop_looks_at_one_card_of_each_number_that_is_needed_least(own: str, least: str) -> None:
    table = parlor.deal("goop", 4, dealer=0, deck=deck_for("goop", 4, {1: own}, batches=[1] * 13))
    assert tried(table, 1) == set(least.split(", "))


def test_a_state_is_taken_from_the_other_party() -> None:
    deck = deck_for("national-contest", 4, {0: "NJ", 1: "NY PA"}, batches=[1] * 14)
    table = parlor.deal("national-contest", 4, dealer=0, deck=deck)
    make(table, "play NJ")
    assert casual(table) == "bid NY"


# Speed


def test_better_players_are_quicker_and_repeat_themselves() -> None:
    table = parlor.deal("goop", 4, seed=1)
    means = []
    for level in LEVELS:
        budget = {"iterations": 1} if level in ("skilled", "expert") else {}
        times = [player(level, seed=seed, **budget).reaction(table, 0) for seed in range(50)]
        assert times == [player(level, seed=seed, **budget).reaction(table.resample(0, seed=7), 0) for seed in range(50)]
        assert len(set(times)) > 10
        means.append(statistics.mean(times))
    assert means == sorted(means, reverse=True)


def test_a_casual_player_of_sam_does_not_lay_the_same_cards_for_ever() -> None:
    """With a stock of nothing but what is laid, the last card of the hand is kept and discarded."""
    table = parlor.replay((Path(__file__).parent / "positions" / "sam-goes-round.json").read_text())
    player, moves = parlor.player("casual", seed=1), 0
    while table.turn == 1:
        table.play(player.choose(table, 1), 1)
        moves += 1
        assert moves < 50
