"""Flag: rules/sammy.md, section by section."""

import json
import random

import pytest

import parlor
from parlor.library.sammy_1934.flag.rules import FlagHand
from tests.games.helpers import pack_of, refusal

# The cards by value, from the ones up: red, blue, stars, stripes.
VALUES = [
    "PR HI CZ SA", "PI DC AK GU", "NC KS SD NV", "IN MS ME WY", "MO LA OR DE", "NJ OK CO VT", "MA VA NE NM",
    "MI IA FL AZ", "CA MN WA ID", "TX KY CT NH", "OH TN MD UT", "IL AL WV MT", "PA GA SC ND", "NY WI AR RI",
]  # fmt: skip
UPWARD = " ".join(VALUES).split()


def laid(ups: str, downs: str, draws: str) -> parlor.Table:
    """A deal with these face-up cards on stacks 1 to 4, face-down cards (stack 2; 3; 4, bottom first), and first cards of the stock."""
    one, two, three, four = ups.split()
    below = [part.split() for part in downs.split("/")]
    rest = [card for card in pack_of("flag") if card not in f"{ups} {downs} {draws}".split()]
    for k in range(3):
        while len(below[k]) < k + 1:
            below[k].append(rest.pop())
    two_down, three_down, four_down = below
    deck = [one, two_down[0], three_down[0], four_down[0], two, three_down[1], four_down[1], three, four_down[2], four]
    return parlor.deal("flag", seed=1, dealer=0, deck=deck + draws.split() + rest)


def moves(table: parlor.Table, *lines: str) -> None:
    for line in lines:
        table.play(line)


def winning() -> parlor.Table:
    """A deal in which every card can go straight to its flag."""
    up = UPWARD
    stock = [card for k in range(10, 56, 2) for card in (up[k + 1], up[k])]
    return laid(" ".join(up[:4]), f"{up[4]} / {up[7]} {up[5]} / {up[9]} {up[8]} {up[6]}", " ".join(stock))


def win(table: parlor.Table) -> None:
    for k in range(10):
        table.play(f"move {UPWARD[k]} to flags")
    for k in range(10, 56, 2):
        moves(table, "draw stock", f"move {UPWARD[k]} to flags", f"move {UPWARD[k + 1]} to flags")


# Uncle Sams are on all stacks, so that only ones and Presidents fit; `even` cards come up first of two and are covered.
def sams(odd: str, even: str = "PR HI CZ SA PA GA SC ND", downs: str = "// ") -> parlor.Table:
    """A deal of four Uncle Sams whose stock brings the odd cards to the top, in order, and covers the even ones."""
    hidden = [card for part in downs.split("/") for card in part.split()]
    covered = [card for card in even.split() if card not in odd.split() and card not in hidden]
    rest = [card for card in UPWARD if card not in [*odd.split(), *covered, *hidden, "NY", "WI", "AR", "RI"]]
    tops = [*odd.split(), *rest]
    covered += [tops.pop() for _ in range(23 - len(covered))]
    draws = [card for pair in zip(covered, tops[:23], strict=True) for card in pair]
    return laid("NY WI AR RI", downs, " ".join(draws))


def test_flag_players_cards_and_options() -> None:
    game = parlor.game("flag")
    assert (game.players, game.usual, game.book, dict(game.options)) == ((1,), 1, "sammy-1934", {})
    assert len(pack_of("flag")) == 56
    with pytest.raises(ValueError, match="for 1 player, not 2"):
        parlor.deal("flag", 2)


def test_flag_deal_row_by_row() -> None:
    deck = pack_of("flag")
    zones = parlor.deal("flag", seed=3, deck=deck).zones()
    assert [zones[f"stack{n}"] for n in (1, 2, 3, 4)] == [[deck[0]], [deck[4]], [deck[7]], [deck[9]]]
    assert [zones[f"down{n}"] for n in (1, 2, 3, 4)] == [[], [deck[1]], [deck[2], deck[5]], [deck[3], deck[6], deck[8]]]
    assert zones["stock"] == deck[:9:-1]
    assert zones["waste"] == zones["flags"] == []


def test_flag_view_hides_face_down_cards_and_stock() -> None:
    table = parlor.deal("flag", seed=4)
    for view in (table.view(0)["zones"], table.view(None)["zones"]):
        assert view["stock"] == ["??"] * 46
        assert view["down4"] == ["??"] * 3
        assert view["stack4"] == table.zones()["stack4"]


def test_flag_draws_two_second_on_top_R3() -> None:
    table = sams("PA")
    stock = table.zones()["stock"]
    table.play("draw stock")
    assert table.zones()["waste"] == [stock[-1], stock[-2]]
    assert table.zones()["waste"][-1] == "PA"
    assert table.log[-2:] == [f"{stock[-1]} is drawn", "PA is drawn"]


def test_flag_odd_last_card_is_drawn_alone_R3() -> None:
    table = sams("PA")
    moves(table, "draw stock", "move PA to stack2")
    assert len(table.zones()["stock"]) == 44
    for _ in range(22):
        table.play("draw stock")
    waste = table.zones()["waste"]
    assert (len(waste), table.zones()["stock"]) == (45, [])
    for _ in range(22):
        table.play("draw stock")
    assert len(table.zones()["stock"]) == 1
    table.play("draw stock")
    assert table.zones()["waste"] == waste


def test_flag_waste_is_turned_over_unshuffled_in_the_same_move_R3() -> None:
    table = laid("PR NY WI AR", "//", "")
    for _ in range(23):
        table.play("draw stock")
    waste = table.zones()["waste"]
    assert (len(waste), table.view(0)["facts"]["turn_overs"]) == (46, 0)
    table.play("draw stock")
    assert table.zones()["waste"] == waste[:2]
    assert table.zones()["stock"] == waste[:1:-1]
    assert table.view(0)["facts"]["turn_overs"] == 1
    assert "The waste is turned over" in table.log
    assert table.view(0)["zones"]["stock"] == ["??"] * 44


def test_flag_R1_no_play_is_compulsory() -> None:
    table = laid("PR NY WI AR", "//", "")
    assert table.legal()[:2] == ["draw stock", "move PR to flags"]


def test_flag_R2_suits_of_a_flag_in_any_order() -> None:
    table = laid("SA HI NY WI", "PR / / CZ", "")
    moves(table, "move SA to flags", "move HI to flags", "move PR to flags")
    assert table.zones()["flags"] == ["SA", "HI", "PR"]
    assert table.view(0)["facts"]["flag"] == 1


def test_flag_move_from_waste_to_a_higher_card_of_another_suit() -> None:
    table = sams("PA IL", even="PR HI CZ SA GA SC ND")
    table.play("draw stock")
    assert [line for line in table.legal() if "PA" in line] == ["move PA to stack2", "move PA to stack3", "move PA to stack4"]
    moves(table, "move PA to stack3", "draw stock")
    # Nurse on President of the same suit.
    assert not [line for line in table.legal() if "IL" in line]
    assert (
        refusal(table, "move IL to stack3") == "Cards go down by one, on another suit: Uncle Sam, President, Nurse, Marine, 10, 9 and so on"
    )


def test_flag_a_run_moves_whole_and_the_next_card_is_turned_up() -> None:
    table = laid("NY GA PA MT", "AL / / ", "")
    moves(table, "move GA to stack1")
    assert table.zones()["stack1"] == ["NY", "GA"]
    assert table.zones()["stack2"] == ["AL"]
    assert table.zones()["down2"] == []
    assert table.log[-1] == "AL is turned up in stack2"
    moves(table, "move MT to stack1", "move AL to stack3")
    assert table.zones()["stack1"] == ["NY", "GA", "MT"]
    assert table.zones()["stack2"] == []
    assert table.zones()["stack3"] == ["PA", "AL"]


def test_flag_R4_uncle_sam_fills_a_space_with_his_whole_run() -> None:
    table = laid("GA NY ND RI", " / / ", "")
    # Stack 1 becomes empty; the Uncle Sam of stack 2 may move there with its run, since there is a card under it.
    moves(table, "move GA to stack2")
    assert table.zones()["stack1"] == []
    assert "move NY to stack1" in table.legal()
    moves(table, "move NY to stack1")
    assert table.zones()["stack1"] == ["NY", "GA"]


def test_flag_R4_uncle_sam_from_the_waste() -> None:
    table = laid("PA NY WI MT", "//", "IN AR")
    moves(table, "move PA to stack3", "draw stock")
    assert "move AR to stack1" in table.legal()
    moves(table, "move AR to stack1")
    assert table.zones()["stack1"] == ["AR"]


def test_flag_illegal_uncle_sam_already_fills_a_space() -> None:
    table = laid("PA WI TX MT", "OH / / ", "")
    moves(table, "move PA to stack2", "move MT to stack2", "move WI to stack1")
    # Now stack 2 shows OH; move it onto the Nurse, and stack 2 is empty too.
    moves(table, "move OH to stack1")
    assert (table.zones()["stack1"], table.zones()["stack2"]) == (["WI", "PA", "MT", "OH"], [])
    assert not [line for line in table.legal() if line.startswith("move WI")]
    assert refusal(table, "move WI to stack2") == "That Uncle Sam already fills a space of its own"
    assert refusal(table, "move TX to stack2") == "Only an Uncle Sam may fill an empty space"


def test_flag_illegal_too_early() -> None:
    table = laid("PR PI TX MT", " / / ", "")
    assert refusal(table, "move PI to flags") == "The flag of 1s is not complete: only 1s may be placed now"


def test_flag_illegal_part_of_a_run() -> None:
    table = laid("NY GA WI MT", " / / ", "")
    moves(table, "move GA to stack1")
    assert refusal(table, "move GA to stack3") == "All the face-up cards of a stack move together, from the bottom one"
    assert "top card of a stack" in refusal(table, "move NY to flags")


def test_flag_illegal_covered_or_hidden_card() -> None:
    table = laid("PR NY WI AR", "KY / / ", "IN PA")
    table.play("draw stock")
    for hidden in ("IN", "KY", table.zones()["stock"][0]):
        assert refusal(table, f"move {hidden} to stack2") == "Only the top card of the waste can be played"
        assert refusal(table, f"move {hidden} to flags") == "Only the top card of the waste can be played"


def test_flag_cards_never_come_back() -> None:
    table = laid("PR PI TX MT", " / / ", "")
    table.play("move PR to flags")
    assert "never come back" in refusal(table, "move PR to stack2")


def test_flag_illegal_draw_past_the_limit_R7() -> None:
    table = laid("PR NY WI AR", "//", "")
    for _ in range(23 * 11):
        table.play("draw stock")
    assert table.view(0)["facts"]["turn_overs"] == 10
    assert "draw stock" not in table.legal()
    assert "move PR to flags" in table.legal()
    assert refusal(table, "draw stock") == "Ten times through the stock without a play: you must move a card"
    table.play("move PR to flags")
    assert table.view(0)["facts"]["turn_overs"] == 0
    assert table.over or "draw stock" in table.legal()


def test_flag_a_move_resets_the_turn_overs() -> None:
    table = laid("PR SA WI AR", "//", "")
    for _ in range(24):
        table.play("draw stock")
    assert table.view(0)["facts"]["turn_overs"] == 1
    table.play("move PR to flags")
    assert table.view(0)["facts"]["turn_overs"] == 0


def test_flag_R5_over_at_the_deal_when_nothing_can_come() -> None:
    table = sams("", downs="/ / ")
    assert table.over
    assert [(result["points"], result["notes"]) for result in table.results] == [([0], ["Seat 0: no flag is complete: no rank: +0"])]
    assert table.winners == ()


def test_flag_R5_goes_on_while_a_card_will_come() -> None:
    table = sams("IN PA", downs="/ / ")
    assert not table.over
    table.play("draw stock")
    assert table.legal() == ["draw stock"]
    table.play("draw stock")
    # After it has passed, the next pass still brings it.
    table.play("draw stock")
    assert not table.over


def test_flag_R5_a_move_changes_which_cards_come_up() -> None:
    # Every second card comes up until PA has left the waste; the next pass then brings the others, PR first.
    table = sams("PA", even="IN PR HI CZ SA GA SC ND AL WV MT")
    moves(table, "draw stock", "move PA to stack2")
    assert table.legal() == ["draw stock"]
    for _ in range(23):
        table.play("draw stock")
    assert table.zones()["waste"] == ["IN", "PR"]
    assert "move PR to flags" in table.legal()


def test_flag_R5_over_when_the_last_hope_of_the_pass_is_let_go() -> None:
    # Twos are on all stacks, so only ones fit; after HI has left, PR comes up in this pass but never again.
    table = laid("PI DC AK GU", "CZ / SA NY / ", "IN HI MO PR NJ MA")
    moves(table, "draw stock", "move HI to flags", "draw stock")
    assert "move PR to flags" in table.legal()
    table.play("draw stock")
    assert table.over
    assert table.zones()["waste"] == ["IN", "MO", "PR", "NJ", "MA"]


def tops_to_come(waste: list[str], stock: list[str]) -> set[str]:
    """The cards that come to the top in the rest of the pass and in a whole further one, drawn two at a time."""
    tops = set()
    coming = stock[::-1]
    for cards in (coming, waste + coming):
        tops |= {cards[min(k + 1, len(cards) - 1)] for k in range(0, len(cards), 2)}
    return tops


def fits(card: str, zones: dict[str, list[str]]) -> bool:
    """Whether a card from the waste could be placed, in the words of the page."""
    value, suit = UPWARD.index(card) // 4, UPWARD.index(card) % 4
    if value == len(zones["flags"]) // 4:
        return True
    for n in (1, 2, 3, 4):
        stack = zones[f"stack{n}"]
        if not stack and value == 13:
            return True
        if stack and UPWARD.index(stack[-1]) // 4 == value + 1 and UPWARD.index(stack[-1]) % 4 != suit:
            return True
    return False


def test_flag_R5_agrees_with_drawing_on() -> None:
    ended = 0
    for seed in range(60):
        table = parlor.deal("flag", seed=seed)
        rng = random.Random(seed)
        while True:
            zones = table.zones()
            movable = any(line.startswith("move") for line in table.legal())
            if not table.over and not movable:
                assert any(fits(card, zones) for card in tops_to_come(zones["waste"], zones["stock"]))
            if table.over:
                if len(zones["flags"]) < 56 and table.view(0)["facts"]["turn_overs"] < 10:
                    assert not any(fits(card, zones) for card in tops_to_come(zones["waste"], zones["stock"]))
                    ended += 1
                break
            table.play(rng.choice(table.legal()))
    assert ended > 10


def test_flag_ends_when_no_legal_move_is_left() -> None:
    table = sams("PA")
    for _ in range(23 * 11 - 1):
        table.play("draw stock")
    assert not table.over
    table.play("draw stock")
    assert table.over
    assert table.view(0)["facts"]["turn_overs"] == 10


def test_flag_example_five_flags_first_lieutenant() -> None:
    up = UPWARD
    drawn = [card for k in range(10, 22, 2) for card in (up[k + 1], up[k])]
    table = laid(" ".join(up[:4]), f"{up[4]} / {up[7]} {up[5]} / {up[9]} {up[8]} {up[6]}", " ".join([*drawn, "MT", "CO", "VT", "KY"]))
    for k in range(10):
        table.play(f"move {up[k]} to flags")
    for k in range(10, 22, 2):
        moves(table, "draw stock", f"move {up[k]} to flags", f"move {up[k + 1]} to flags")
    moves(table, "draw stock", "move CO to flags")
    assert len(table.zones()["flags"]) == 23
    assert table.view(0)["facts"]["flag"] == 6
    while not table.over:
        table.play("draw stock")
    assert [(result["points"], result["notes"]) for result in table.results] == [
        ([5], ["Seat 0: five flags complete: First Lieutenant: +5"])
    ]
    assert table.scores == [5]
    assert table.winners == ()


def test_flag_R6_an_unfinished_flag_does_not_count_and_without_a_flag_there_is_no_rank() -> None:
    up = UPWARD
    # Three of the ones can be placed; the fourth lies under other cards.
    table = laid("HI CZ SA NY", f"WI / {up[20]} AR / PR {up[24]} {up[28]}", "")
    moves(table, "move HI to flags", "move CZ to flags", "move SA to flags")
    assert len(table.zones()["flags"]) == 3
    while not table.over:
        table.play(table.legal()[0])
    assert len(table.zones()["flags"]) == 3
    assert (table.scores, table.winners) == ([0], ())
    assert table.results[0]["notes"] == ["Seat 0: no flag is complete: no rank: +0"]


def test_flag_all_fourteen_flags_win() -> None:
    table = winning()
    win(table)
    assert table.over
    assert table.winners == (0,)
    assert table.zones()["flags"] == UPWARD
    assert [(result["points"], result["notes"]) for result in table.results] == [
        ([14], ["Seat 0: fourteen flags complete: Retired General: +14"])
    ]


def test_flag_refusal_names_higher_flags() -> None:
    table = winning()
    for k in range(10):
        table.play(f"move {UPWARD[k]} to flags")
    for k in range(10, 40, 2):
        moves(table, "draw stock", f"move {UPWARD[k]} to flags", f"move {UPWARD[k + 1]} to flags")
    table.play("draw stock")
    assert refusal(table, "move OH to stack1") == "Only an Uncle Sam may fill an empty space"
    moves(table, "move OH to flags", "move TN to flags", "draw stock")
    assert table.view(0)["facts"]["flag"] == 11


def test_flag_a_guess_knows_the_order_of_a_stock_that_has_been_seen() -> None:
    table = laid("PR NY WI AR", "//", "")
    for _ in range(25):
        table.play("draw stock")
    downs = set()
    for seed in range(6):
        guess = table.resample(0, seed=seed)
        assert guess.zones()["stock"] == table.zones()["stock"]
        downs.add(json.dumps(guess.zones()["down4"]))
    assert len(downs) > 1


def test_flag_a_guess_is_over_exactly_when_the_patience_is() -> None:
    for table in (sams("IN MO PA"), sams("IN MO NJ MA MI CA TX OH IL LA OR DE OK CO VT VA NE NM IA FL AZ MN PA"), sams("")):
        for seed in range(40):
            guess = table.resample(0, seed=seed)
            hand = guess._play.hand
            assert isinstance(hand, FlagHand)
            assert guess.view(0) == table.view(0)
            assert not hand.any_move()
            assert hand.may_hope() != table.over
