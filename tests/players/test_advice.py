"""Advice: the moves with their expected points, the worlds behind them, and a reason in words that reveals no secret."""

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

import parlor
from parlor.core.messages import Message
from parlor.core.rng import Rng
from parlor.players.policy import policy_of
from parlor.players.reasons import fitting, in_order
from parlor.players.thinking import Thought, peers
from tests.kit.cases import Case
from tests.kit.walk import step


def advice(table: parlor.Table, seat: int) -> list[tuple[str, float, int, float | None, str]]:
    told = parlor.player("expert", seed=3, iterations=8).advise(table, seat)
    return [(each.move, each.worth, each.worlds, each.points, each.reason) for each in told]


@pytest.mark.parametrize("game", parlor.games())
def test_advice_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    table = Case(game, parlor.game(game).usual).deal(1)
    rng = random.Random(1)
    for _ in range(7):
        if not table.over:
            step(table, rng)
    if table.over:
        return
    seat = table.waiting[0]
    told = advice(table, seat)
    assert {move for move, *_ in told} <= set(table.legal(seat))
    assert all(0.0 <= worth <= 1.0 and worlds >= 0 for _, worth, worlds, _, _ in told)
    assert all(reason == reason.strip() and not reason.endswith(".") for *_, reason in told)
    assert advice(table.resample(seat, seed=1), seat) == told


def reasons(table: parlor.Table, iterations: int = 20) -> dict[str, str]:
    seat = table.waiting[0]
    return {each.move: each.reason for each in parlor.player("expert", iterations=iterations).advise(table, seat)}


def test_quenette_tells_when_a_card_ducks() -> None:
    helmets = [f"H{n}" for n in range(1, 14)]
    others = [f"{suit}{n}" for suit in "UCS" for n in range(1, 14)]
    hands = [
        ["H3", "H9", *others[0:10]],
        ["H5", *others[10:21]],
        ["H12", *others[21:32]],
        ["H7", *others[32:39], *helmets[9:11], "H1", "H2"],
    ]
    deck = [hands[seat][k] for k in range(12) for seat in (1, 2, 3, 0)]
    rest = [card for card in [*helmets, *others] if card not in deck]
    table = parlor.deal("quenette", 4, seed=1, dealer=0, deck=[*deck, *rest])
    table.play("play H5")
    assert reasons(table)["play H12"].startswith("Goes over the 5 of Helmets")
    table.play("play H12")
    told = reasons(table)
    assert told["play H7"] == "Ducks: stays under the 12 of Helmets"
    table.play("play H7")
    told = reasons(table)
    assert told["play H3"] == "Ducks: stays under the 12 of Helmets"


def test_patience_tells_what_a_move_opens() -> None:
    found: set[str] = set()
    for seed in range(12):
        table = parlor.deal("mobilization-2", seed=seed)
        if any(move.startswith("move") for move in table.legal()):
            found |= set(reasons(table, 2).values())
        if {"Opens a face-down card", "Shows the next card of the stock"} <= found:
            return
    raise AssertionError(found)


def test_rummy_tells_what_a_discard_gets_rid_of() -> None:
    table = parlor.deal("rumme", 2, seed=4, dealer=0)
    table.play("draw stock")
    assert any(reason.startswith("Gets rid of ") for move, reason in reasons(table).items() if move.startswith("discard"))


def test_only_players_who_search_give_advice() -> None:
    table = parlor.deal("rumme", 2, seed=4, dealer=0)
    with pytest.raises(ValueError, match="a casual player has no figures to give"):
        parlor.player("casual").advise(table, 1)


def positions(game: str, moves: int) -> Iterator[tuple[parlor.Table, int]]:
    """Some positions of a game, with and without a choice."""
    table = Case(game, parlor.game(game).usual).deal(2)
    rng = random.Random(2)
    for number in range(moves):
        if table.over:
            return
        if number % 5 == 0:
            yield table, table.waiting[0]
        step(table, rng)


@pytest.mark.parametrize("game", parlor.games())
def test_the_first_move_is_the_best_by_its_own_figures_and_the_others_follow_in_order(game: str) -> None:
    expert = parlor.player("expert", seed=1, iterations=24)
    for table, seat in positions(game, 11):
        told = expert.advise(table, seat)
        assert told[0].reason
        assert told[0].move == expert.choose(table, seat)
        assert len({each.move for each in told}) == len(told)
        assert told[0].rank == 0
        assert len({each.points is None for each in told}) == 1
        for before, after in pairwise(told):
            assert after.rank in (before.rank, before.rank + 1)
            same = after.rank == before.rank
            assert (after.worth == before.worth) if same else (after.worth < before.worth)
            if before.points is not None and after.points is not None:
                assert (after.points == before.points) if same else (after.points <= before.points)


@pytest.mark.parametrize("game", parlor.games())
def test_where_there_is_only_one_thing_to_do_nobody_thinks(game: str) -> None:
    found = 0
    expert = parlor.player("expert", seed=1, seconds=3600)
    table = Case(game, parlor.game(game).usual).deal(2)
    rng = random.Random(3)
    for _ in range(300):
        if table.over or found == 3:
            return
        seat = table.waiting[0]
        if len(table.legal(seat)) == 1:
            (told,) = expert.advise(table, seat)
            assert (told.move, told.worlds, told.key) == (table.legal(seat)[0], 0, "why-only-move")
            found += 1
        step(table, rng)


def test_moves_within_their_errors_are_one_group() -> None:
    thoughts = [Thought(1, 0.50, 9, 0.04), Thought(2, 0.56, 9, 0.03), Thought(3, 0.40, 9, 0.01), Thought(4, 0.40, 9, 0.0)]
    assert [[each.move for each in group.thoughts] for group in peers(thoughts)] == [[1, 2], [3, 4]]
    assert [group.worth for group in peers(thoughts)] == [0.56, 0.40]


def test_points_that_contradict_the_worth_are_not_told() -> None:
    better = [Thought(1, 0.6, 9, 0.0, 3.0), Thought(2, 0.5, 9, 0.0, 2.0)]
    assert in_order(peers(better))
    assert not in_order(peers([better[0], Thought(2, 0.5, 9, 0.0, 3.5)]))
    assert not in_order(peers([better[0], Thought(2, 0.5, 9)]))


@pytest.mark.parametrize(
    ("thumb", "leads", "key"),
    [
        ("why-ducks", (3.0, 1.0), "why-ducks"),
        ("why-gives-away", (3.0, 1.0), "why-more-points"),
        (None, (3.0, 1.0), "why-more-points"),
        (None, (3.0, 2.99), "why-did-best"),
    ],
)
def test_the_reason_speaks_for_the_move(thumb: str | None, leads: tuple[float, float], key: str) -> None:
    groups = peers([Thought(1, 0.6, 9, 0.0, leads[0]), Thought(2, 0.5, 9, 0.0, leads[1])])
    assert fitting(None if thumb is None else Message(thumb), groups, True, True).key == key


def test_the_reason_for_a_bid_agrees_with_the_bid() -> None:
    """No hand is good for fewer tricks than the bid that it is given as a reason for."""
    bids = 0
    for seed in range(6):
        for game in ("sammy", "foozle"):
            table = parlor.deal(game, seed=seed)
            rng = Rng(seed)
            seat = table.waiting[0]
            hand, policy = table.imagined(seat, rng), policy_of(table.game)
            for move in table.legal(seat):
                why = policy.reason(hand, seat, hand.notation.read(move))
                if why is not None and why.key == "why-good-for":
                    bid = int(re.findall(r"\d+", move)[0])
                    number = why.params["number"]
                    assert isinstance(number, int)
                    assert bid <= number
                    bids += 1
    assert bids > 6


def test_a_trick_that_costs_nothing_is_a_reason_to_take_it_and_one_that_costs_is_none() -> None:
    """Despised Nines: the last to play may go over the others, and a nine in the trick is four bad points."""
    game = parlor.game("despised-nines")
    suit, other = ([card.code for card in game.cards if card.suit == at and card.number >= 6] for at in (0, 1))
    six, seven, nine, twelve = suit[0], suit[1], suit[3], suit[6]
    found = {}
    for second in (seven, nine):
        hands = [[six, *other[:4]], [second, *other[4:]], [twelve, suit[5]]]
        used = {card for hand in hands for card in hand}
        rest = [card.code for card in game.cards if card.number >= 6 and card.code not in used]
        hands = [hand + [rest.pop() for _ in range(32 // 3 - len(hand))] for hand in hands]
        deck = [hands[(seat + 2) % 3][k] for k in range(32 // 3) for seat in (1, 2, 3)]
        table = parlor.deal("despised-nines", 3, seed=1, dealer=2, deck=[*deck, *rest])
        table.play(f"play {six}")
        table.play(f"play {second}")
        found[second] = reasons(table)[f"play {twelve}"]
    assert found == {seven: "Takes the trick with a high card while that costs nothing", nine: "Takes the trick with 4 bad points"}
