"""Actions and layouts: every move has its number, and a layout shows what its seat may know and nothing more."""

import random
import tracemalloc

import numpy as np
import pytest

import parlor
from parlor import Rng
from parlor.adapters.encoding import encoding
from parlor.core.facts import LEFT_OUT
from parlor.learn.int_match import IntMatch
from tests.kit.cases import Case, every_case

USUAL = [Case(id, parlor.game(id).usual) for id in parlor.games()]


def walk(play: IntMatch, rng: random.Random, moves: int) -> None:
    """Makes random moves."""
    for _ in range(moves):
        if play.over:
            return
        seat = seats_of(play)[0]
        legal = list(play.hand.moves_of(seat))
        play.make(seat, rng.choice(legal))


def seats_of(play: IntMatch) -> list[int]:
    waiting = int(play.waiting())
    return [seat for seat in range(16) if waiting >> seat & 1]


def not_words(fact: object) -> bool:
    """Whether a fact is a number, or a list of them, or none."""
    return all(each is None or isinstance(each, int) for each in (fact if isinstance(fact, list) else [fact]))


@every_case
def test_every_legal_move_has_its_number(case: Case) -> None:
    found = encoding(case.game, case.players, case.options)
    play = found.start_match(5, one_hand=True)
    rng = random.Random(5)
    for _ in range(60):
        if play.over:
            break
        for seat in seats_of(play):
            moves = [int(move) for move in play.hand.moves_of(seat)]
            numbers = found.actions.numbers_of(play.hand, seat)
            assert [int(found.actions.move_of(number, play.hand, seat)) for number in numbers] == moves
            assert numbers == sorted(set(numbers))
            assert list(np.flatnonzero(found.mask(play, seat))) == numbers
        walk(play, rng, 1)


def test_the_numbers_of_actions_never_change() -> None:
    none = encoding("quenette").start_match(1).hand.moves_of(9)
    quenette = encoding("quenette")
    assert [quenette.actions.text(n, none) for n in (0, 12, 13, 51)] == ["play H1", "play H13", "play U1", "play S13"]
    sammy = encoding("sammy")
    assert len(sammy.actions) == 129
    assert [sammy.actions.text(n, none) for n in (56, 57, 126, 127, 128)] == ["pass", "bid 1 red", "bid 14 nt", "bonus", "double"]
    assert {id: len(encoding(id).actions) for id in ("rumme", "rummy", "sam", "numero")} == {
        "rumme": 2663,
        "rummy": 559,
        "sam": 2380,
        "numero": 1,
    }


@pytest.mark.parametrize(("id", "verb"), [("coronado", "discard"), ("parquet", "meld")])
def test_sets_of_cards_too_many_for_a_table_are_numbered_as_they_are_listed(id: str, verb: str) -> None:
    found = encoding(id)
    rng = random.Random(1)
    most = 0
    for seed in range(40):
        play = found.start_match(seed, one_hand=True)
        while not play.over:
            hand, seat = play.hand, seats_of(play)[0]
            texts = [found.actions.text_of(number, hand, seat) for number in found.actions.numbers_of(hand, seat)]
            assert texts == [found.rules.notation.text(move) for move in hand.moves_of(seat)]
            most = max(most, sum(text.startswith(verb) for text in texts))
            walk(play, rng, 1)
    assert 1 < most <= found.bounds.listed


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_sheet_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(case: Case) -> None:
    found = encoding(case.game)
    rng = random.Random(3)
    for seed in range(2):
        play = found.start_match(seed)
        for k in range(6):
            for seat in range(case.players):
                layout = found.observation(play, seat)
                assert layout.shape == (found.size,)
                for guess in range(2):
                    assert np.array_equal(layout, found.observation(play.guess(seat, Rng(10 * k + guess)), seat))
            walk(play, rng, rng.randrange(1, 12))


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_sheet_holds_what_the_view_tells(case: Case) -> None:
    """The same seed deals the same cards as a table, so the view of the table says what must be in the layout."""
    found = encoding(case.game)
    kinds = [card.code for card in parlor.game(case.game).cards]
    table = parlor.deal(case.game, seed=8)
    play = found.start_match(8)
    rng = random.Random(8)
    for _ in range(40):
        seat = rng.randrange(case.players)
        view = table.view(seat)
        layout = found.observation(play, seat)
        parts = {name: layout[where] for name, where in found.parts.items()}
        slots = list(found.layout.slots)
        for name, cards in view["zones"].items():
            zone, colon, owner = name.partition(":")
            turned = f"{zone}:{(int(owner) - seat) % case.players}" if colon else zone
            assert parts["sizes"][slots.index(turned)] == len(cards)
            assert list(parts[f"{turned} cards"]) == [cards.count(code) for code in kinds]
            if zone == "trick":
                order = parts["trick order"].reshape(case.players, len(kinds))
                assert [kinds[row.argmax()] for row in order if row.any()] == cards
            else:
                top = cards[-1] if cards and cards[-1] != "??" else None
                assert list(parts[f"{turned} top"]) == [int(code == top) for code in kinds]
        turned_scores = [view["scores"][(seat + k) % case.players] for k in range(case.players)]
        assert list(parts["scores"]) == turned_scores
        assert list(np.flatnonzero(parts["waiting"])) == sorted((other - seat) % case.players for other in view["waiting"])
        assert parts["dealer"].argmax() == (view["dealer"] - seat) % case.players
        about = play.hand.fact_kinds()
        for name, fact in view["facts"].items():
            assert name in parts or about[name] is LEFT_OUT, f"the fact {name} is not on the layout"
            assert name in about or not_words(fact), f"the fact {name} is words, and has no kind"
        if "tricks" in view["facts"]:
            assert list(parts["tricks"]) == [view["facts"]["tricks"][(seat + k) % case.players] for k in range(case.players)]
        if table.over:
            break
        mover = rng.choice(table.waiting)
        move = rng.choice(table.legal(mover))
        table.play(move, mover)
        play.make(mover, int(found.rules.notation.read(move)))


def test_phases_are_those_of_the_game() -> None:
    found = encoding("sammy")
    play = found.start_match(1)
    where = found.parts["phase"]
    assert list(found.observation(play, 0)[where]) == [1, 0]
    while play.hand.facts(0)["phase"] == "bidding":
        walk(play, random.Random(1), 1)
    assert list(found.observation(play, 0)[where]) == [0, 1]


def test_a_fact_that_comes_up_later_has_its_place() -> None:
    found = encoding("secret-seven")
    play = found.start_match(1)
    codes = [card.code for card in parlor.game("secret-seven").cards]
    assert not found.observation(play, 0)[found.parts["turned"]].any()
    while play.hand.facts(0)["phase"] != "play":
        walk(play, random.Random(1), 1)
    assert codes[found.observation(play, 0)[found.parts["turned"]].argmax()] == play.hand.facts(0)["turned"]


@pytest.mark.parametrize("id", parlor.games())
def test_a_sitting_brings_what_the_table_counts(id: str) -> None:
    table = parlor.deal(id, seed=4)
    found = encoding(id)
    play = found.start_match(4)
    better = int(found.rules.ending.better())
    rng = random.Random(4)
    gained = [0] * table.players
    for _ in range(900):
        mover = rng.choice(table.waiting)
        move = rng.choice(table.legal(mover))
        hands = len(table.results)
        table.play(move, mover)
        play.make(mover, int(found.rules.notation.read(move)))
        brought = [sum(result["points"][seat] for result in table.results[hands:]) * better for seat in range(table.players)]
        assert [int(points) for points in play.brought] == brought
        gained = [total + points for total, points in zip(gained, brought, strict=True)]
        assert play.over == table.over
        if table.over:
            break
    assert [int(points) for points in play.gained] == gained


@pytest.mark.parametrize("id", ["rumme", "parquet"])
def test_looking_leaves_nothing_behind(id: str) -> None:
    found = encoding(id)
    play = found.start_match(1)
    seat = seats_of(play)[0]
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(200):
            number = found.actions.numbers_of(play.hand, seat)[0]
            found.actions.text_of(number, play.hand, seat)
            found.mask(play, seat)
            found.observation(play, seat)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (after - before) / 200 < 50, "bytes that every look leaves behind"
