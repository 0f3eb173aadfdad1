"""What a seat may know: views show exactly what it is entitled to see, and nothing that it sees reveals the rest."""

import json
import random
import re

import pytest

import parlor
from tests.kit.cases import Case, every_case, some_seeds
from tests.kit.entitled import exchanged, knows_waiting, sees, shown
from tests.kit.walk import positions, reproducible, step

Course = tuple[list[int], list[int], int, bool, dict[str, int]]
Stage = tuple[Course, dict[str, list[str | None]], str]


@every_case
def test_views_show_exactly_what_a_seat_is_entitled_to(case: Case) -> None:
    for seed in some_seeds(11, 1, 1):
        for table, _ in positions(case, seed, 60):
            zones = table.zones()
            for seat in [None, *range(table.players)]:
                view = table.view(seat)
                assert view["waiting"] == knows_waiting(table, seat)
                for name, cards in zones.items():
                    entitled = sees(table, name, seat)
                    assert view["zones"][name] == [card if may else "??" for card, may in zip(cards, entitled, strict=True)], (name, seat)


def course(table: parlor.Table, seat: int | None) -> Course:
    """What a seat may know about a position, however the hidden cards lie: turn, points, sizes."""
    return knows_waiting(table, seat), table.scores, table.hand, table.over, {name: len(zone) for name, zone in table.zones().items()}


def seen_cards(table: parlor.Table, seat: int) -> dict[str, list[str | None]]:
    """The cards that a seat is entitled to see, according to the tests' own table."""
    return {
        name: [card if may else None for card, may in zip(cards, sees(table, name, seat), strict=True)]
        for name, cards in table.zones().items()
    }


def first_deck(table: parlor.Table) -> list[str]:
    """The order of the pack for the first hand of a table."""
    rules, match = table._rules, table._play.match
    return [rules.pack.codes[card] for card in rules.shuffled(match, table._shuffler)]


def renamed(move: str, names: dict[str, str]) -> str:
    """A move with hidden cards swapped."""
    return re.sub(r"[A-Z0-9]+", lambda word: names.get(word[0], word[0]), move)


@pytest.mark.sampled(2)
@every_case
def test_law_8_two_worlds(case: Case) -> None:
    """If cards that a seat has not seen swap places in the deck, the same moves give it the same views and events, byte for byte.

    In a double pack, only kinds that it has seen no copy of are swapped.
    """
    assert sum(compared_worlds(case, seed) for seed in some_seeds(5, 1, 2)) > 0


def compared_worlds(case: Case, seed: int) -> int:
    """How many other worlds went the same public way, in which a seat saw the same."""
    dealt = case.deal(seed)
    deck = first_deck(dealt)
    compared = 0
    for draw in range(12):
        rng = random.Random(draw)
        seat = rng.randrange(case.players)
        table = case.deal(seed, dealer=0, deck=deck)
        moves: list[tuple[int, str]] = []
        stages = [(course(table, seat), seen_cards(table, seat), json.dumps(table.view(seat)))]
        for _ in range(rng.choice([2, 6, 12, 25])):
            if table.over or table.hand > 1:
                break
            moves.append(step(table, rng))
            if table.hand == 1:
                stages.append((course(table, seat), seen_cards(table, seat), json.dumps(table.view(seat))))
            else:
                moves.pop()
        seen = {card for _, cards, _ in stages for zone in cards.values() for card in zone if card}
        seen |= {word for mover, move in moves if mover == seat for word in re.findall(r"[A-Z0-9]+", move)}
        # What a wild card is said to be is heard by all.
        seen |= {name for _, move in moves for name in re.findall(r"=([A-Z0-9]+)", move)}
        seen |= shown(table)
        hidden = sorted(set(deck) - seen)
        table = case.deal(seed, dealer=0, deck=deck)
        for mover, move in moves:
            table.play(move, mover)
        told = told_to(table, seat)
        for _ in range(20):
            names = exchanged(case.game, hidden, rng)
            world = case.deal(seed, dealer=0, deck=[names.get(card, card) for card in deck])
            if replays_alike(world, moves, names, seat, stages, told):
                compared += 1
                break
    return compared


def told_to(table: parlor.Table, seat: int) -> str:
    """What a seat saw happen, byte for byte."""
    return json.dumps([event.as_dict() for event in table.events(seat)])


def replays_alike(
    world: parlor.Table, moves: list[tuple[int, str]], names: dict[str, str], seat: int, stages: list[Stage], told: str
) -> bool:
    """Whether the moves are publicly the same in the other world; if so, the seat's views and events must be the same."""
    views = []
    for number, (public, entitled, _) in enumerate(stages):
        if number > 0:
            mover, move = moves[number - 1]
            try:
                world.play(move if mover == seat else renamed(move, names), mover)
            except parlor.IllegalMove:
                return False
        if course(world, seat) != public or seen_cards(world, seat) != entitled:
            return False
        views.append(json.dumps(world.view(seat)))
    with reproducible(world):
        assert views == [view for _, _, view in stages]
        assert told_to(world, seat) == told
    return True
