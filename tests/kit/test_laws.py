"""The laws that every game keeps, at every number of players and every value of its options."""

import json
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import parlor
from parlor.core.moves import Notation
from tests.kit import constants
from tests.kit.cases import CASES, Case
from tests.kit.entitled import without_named_by_rule
from tests.kit.walk import finish, positions, reproducible, state, step

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = given(seed=st.integers(0, 2**32))


def examples(n: int) -> settings:
    return settings(
        max_examples=n, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None, phases=[Phase.generate]
    )


def notation(table: parlor.Table) -> Notation:
    return table._rules.notation


@every_case
@examples(1)
@seeds
def test_law_1_cards(case: Case, seed: int) -> None:
    """The zones are always a permutation of the pack; all views agree on their names and sizes."""
    pack: Counter[str] | None = None
    for table, _ in positions(case, seed, 40):
        zones = table.zones()
        cards = Counter(card for zone in zones.values() for card in zone)
        pack = pack or cards
        assert cards == pack
        sizes = {name: len(zone) for name, zone in zones.items()}
        for seat in [None, *range(table.players)]:
            view = table.view(seat)
            assert {name: len(zone) for name, zone in view["zones"].items()} == sizes
            assert all(seen in ("??", true) for name in zones for seen, true in zip(view["zones"][name], zones[name], strict=True))
            assert view["legal"] == ([] if seat is None else table.legal(seat))
            assert json.loads(json.dumps(view)) == view


@every_case
@examples(1)
@seeds
def test_law_2_turn(case: Case, seed: int) -> None:
    """Moves are open exactly to the waiting seats, each once, in the fixed order."""
    for table, _ in positions(case, seed, 60):
        assert table.turn == (table.waiting[0] if len(table.waiting) == 1 else None)
        assert table.waiting == tuple(sorted(table.waiting))
        for seat in range(table.players):
            legal = table.legal(seat)
            assert bool(legal) == (seat in table.waiting)
            moves = [notation(table).read(text) for text in legal]
            assert moves == sorted(set(moves))
            assert [choice.text for choice in table.choices(seat)] == legal


@every_case
@examples(1)
@seeds
def test_law_3_agreement(case: Case, seed: int) -> None:
    """Of every line that the grammar can make exactly the legal ones are accepted; a refusal changes nothing.

    Law 4 beside it: each refusal is a sentence, and names no card that the mover may not see.
    """
    grammar: list[str] = []
    for number, (table, rng) in enumerate(positions(case, seed, 6)):
        if number > 9:
            break
        if not grammar:
            grammar = [notation(table).text(move) for move in notation(table).every()]
            assert len(grammar) == len(set(grammar))
        lines = grammar if len(grammar) <= 400 else rng.sample(grammar, 400)
        before = state(table)
        for seat in range(table.players):
            legal = set(table.legal(seat))
            assert all(text.split(" ")[0] in notation(table).by_word for text in legal)
            seen = {card for zone in table.view(seat)["zones"].values() for card in zone}
            for line in lines if seat in table.waiting else lines[:5]:
                if line not in legal:
                    with pytest.raises(parlor.IllegalMove) as refusal:
                        table.play(line, seat)
                    words = str(refusal.value)
                    assert len(words) > 8
                    assert not words[0].islower()
                    named = {
                        word for word in without_named_by_rule(table, words).replace("=", " ").split() for word in [word.strip(".,:;'\"()")]
                    }
                    assert not (named & hidden_codes(table, seen)) - set(line.replace("=", " ").split())
            for line in rng.sample(sorted(legal), min(4, len(legal))):
                table.copy().play(line, seat)
        assert state(table) == before


def hidden_codes(table: parlor.Table, seen: set[str]) -> set[str]:
    """Codes of cards of which the seat sees no copy."""
    return {card for zone in table.zones().values() for card in zone} - seen


@every_case
@examples(2)
@seeds
def test_law_5_ends(case: Case, seed: int) -> None:
    """Every game ends, and nothing moves afterwards."""
    table = case.deal(seed)
    with reproducible(table):
        finish(table, random.Random(seed))
        assert table.waiting == ()
        assert table.turn is None
        before = state(table)
        for seat in range(table.players):
            assert table.legal(seat) == []
            with pytest.raises(parlor.IllegalMove, match="game is over"):
                table.play("pass", seat)
        assert state(table) == before
        assert all(0 <= seat < table.players for seat in table.winners)


@every_case
@examples(1)
@seeds
def test_law_6_round_trips(case: Case, seed: int) -> None:
    """Move and text, record and table, copy and original: each comes back the same, and a copy is apart."""
    for number, (table, rng) in enumerate(positions(case, seed, 8)):
        if number % 4 == 0 or table.over:
            again = parlor.replay(json.loads(json.dumps(table.record())))
            assert state(again) == state(table)
        twin = table.copy()
        before = state(table)
        assert state(twin) == before
        for _ in range(6):
            if not twin.over:
                step(twin, rng)
        assert state(table) == before
        for seat in table.waiting:
            for text in table.legal(seat):
                assert notation(table).text(notation(table).read(text)) == text


@every_case
@examples(2)
@seeds
def test_law_7_points(case: Case, seed: int) -> None:
    """Results add up to scores, each point has its note, and the constants of the page hold."""
    table = case.deal(seed)
    with reproducible(table):
        begun = table.scores
        finish(table, random.Random(seed))
        assert [begun[seat] + sum(hand["points"][seat] for hand in table.results) for seat in range(table.players)] == table.scores
        for hand in table.results:
            assert len(hand["points"]) == table.players
            assert hand["notes"]
            for seat, points in enumerate(hand["points"]):
                assert points == 0 or any(str(seat) in note or "all" in note.lower() for note in hand["notes"])
            constants.check(case, hand["points"])


@every_case
@examples(1)
@seeds
def test_law_11_resampled(case: Case, seed: int) -> None:
    """A resampled table keeps the seat's view byte for byte, holds the same pack, and plays to its end.

    It depends on nothing but what the seat knows: guessing from a guess gives the same guess.
    """
    for number, (table, rng) in enumerate(positions(case, seed, 12)):
        if number > 24 and not table.over:
            continue
        cards = Counter(card for zone in table.zones().values() for card in zone)
        for seat in range(table.players):
            first, second = rng.randrange(2**32), rng.randrange(2**32)
            other = table.resample(seat, seed=first)
            assert json.dumps(other.view(seat)) == json.dumps(table.view(seat))
            assert Counter(card for zone in other.zones().values() for card in zone) == cards
            assert other.resample(seat, seed=second).zones() == table.resample(seat, seed=second).zones()
            if number % 6 == 0 and seat == rng.randrange(table.players):
                finish(other, rng)


@every_case
def test_law_11_resampling_really_draws(case: Case) -> None:
    """At the deal the hidden cards differ from one draw to the next."""
    table = case.deal(3)
    for seat in range(table.players):
        zones = table.view(seat)["zones"]
        hidden = [name for name, zone in zones.items() if zone.count("??") > 1]
        # A single hidden hand can be worked out from the rest; two cannot, nor can the order of a pile.
        if len(hidden) > 1 or any(not name.startswith("hand") for name in hidden):
            worlds = {json.dumps(table.resample(seat, seed=draw).zones()) for draw in range(6)}
            assert len(worlds) > 1
