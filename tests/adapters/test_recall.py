"""Perfect recall: a seat's information state is equal exactly when what it saw and did is equal, as text and as numbers."""

import json
import random
from typing import Any

import pytest

import parlor
from parlor import Rng
from parlor.adapters.encoding import Encoding, encoding
from parlor.adapters.recall import ROOM, Recall
from parlor.core.bounds import Bounds
from parlor.learn.history import History, line, start_history
from tests.kit.cases import Case, every_case


class Followed:
    """A table and its history, which go the same way; and for each seat what it really saw and did."""

    def __init__(self, case: Case, seed: int) -> None:
        self.encoding: Encoding = encoding(case.game, case.players, case.options)
        self.table = parlor.deal(case.game, case.players, seed=seed, options=dict(self.encoding.options))
        self.play = self.encoding.start_match(seed)
        self.history: History = start_history(self.encoding.rules, seed, False)
        self.done: list[list[Any]] = [[] for _ in range(case.players)]

    def move(self, rng: random.Random) -> bool:
        """Makes a random move; returns whether there was one."""
        if self.table.over:
            return False
        seat = rng.choice(self.table.waiting)
        text = rng.choice(self.table.legal(seat))
        self.done[seat].append([len(self.table.events(seat)), text])
        self.table.play(text, seat)
        number = int(self.encoding.rules.notation.read(text))
        self.play.make(seat, number)
        self.history.add(seat, number)
        return True

    def truth(self, seat: int) -> str:
        """All that the seat saw, and when it did what."""
        return json.dumps([[event.as_dict() for event in self.table.events(seat)], self.done[seat]])

    def told(self, seat: int) -> str:
        """The information state."""
        return "\n".join(self.history.of(seat))


@every_case
def test_a_history_is_what_the_table_tells_and_what_the_seat_did(case: Case) -> None:
    followed = Followed(case, 11)
    rng = random.Random(11)
    for _ in range(25):
        if not followed.move(rng):
            break
    for seat in range(case.players):
        lines = followed.history.of(seat)
        assert [each for each in lines if not each.startswith("> ")] == [line(event) for event in followed.table.events(seat)]
        assert [each[2:] for each in lines if each.startswith("> ")] == [text for _, text in followed.done[seat]]
    assert followed.history.of(None) == [line(event) for event in followed.table.events()]


@every_case
def test_equal_histories_are_equal_states_and_different_ones_different(case: Case) -> None:
    """Collects positions of several games, and of worlds that seats cannot tell from them, and compares all with all."""
    found: dict[tuple[int, str], tuple[str, tuple[int, ...]]] = {}
    rng = random.Random(5)
    recall = encoding(case.game, case.players, case.options).recall
    for seed in (1, 1, 2):
        followed = Followed(case, seed)
        for _ in range(6):
            if not followed.move(rng):
                break
            seat = rng.randrange(case.players)
            told = followed.told(seat)
            row = tuple(recall.write(told))
            key = (seat, followed.truth(seat))
            assert found.setdefault(key, (told, row)) == (told, row)
            guess = followed.play.guess(seat, Rng(seed))
            assert "\n".join(followed.history.guessed(seat, guess).of(seat)) == told
            assert "\n".join(followed.history.copy().of(seat)) == told
            if not recall.lossy:
                assert recall.read(list(row)) == told
    assert len({(seat, told) for (seat, _), (told, _) in found.items()}) == len(found)
    assert len({(seat, row) for (seat, _), (_, row) in found.items()}) == len(found)


def test_what_was_done_in_secret_is_remembered_by_the_seat_alone() -> None:
    case = Case("goop", 4)
    worlds = []
    for card in range(2):
        followed = Followed(case, 3)
        text = followed.table.legal(0)[card]
        number = int(followed.encoding.rules.notation.read(text))
        followed.history.add(0, number)
        worlds.append(followed)
    assert worlds[0].told(0) != worlds[1].told(0)
    assert all(worlds[0].told(seat) == worlds[1].told(seat) for seat in (1, 2, 3))
    assert worlds[0].history.of(None) == worlds[1].history.of(None)


def test_a_guess_goes_on_as_the_game_does() -> None:
    """The same public moves after a guess are told in the same words."""
    followed = Followed(Case("quenette", 3), 4)
    rng = random.Random(4)
    for _ in range(7):
        followed.move(rng)
    seat = followed.table.turn
    assert seat is not None
    guess = followed.play.guess(seat, Rng(9))
    history = followed.history.guessed(seat, guess)
    move = int(followed.play.hand.moves_of(seat)[0])
    history.add(seat, move)
    followed.history.add(seat, move)
    assert history.of(seat) == followed.history.of(seat)


def test_what_does_not_fit_is_lost_from_the_beginning() -> None:
    table = encoding("rummy")
    assert table.recall.lossy
    long = "\n".join(f"> discard R{n % 13 + 1}" for n in range(ROOM))
    row = table.recall.write(long)
    assert len(row) == table.recall.size == ROOM
    assert long.endswith(table.recall.read(row))


def test_a_history_beyond_its_bounds_is_noticed() -> None:
    table = encoding("turkette")
    small = Recall(table.rules, Bounds(0, 8, 1), [], {})
    assert not small.lossy
    with pytest.raises(AssertionError, match="more than the 1152 that the bounds of the game allow"):
        small.write("x" * 2000)


def test_most_games_fit_into_a_row() -> None:
    fitting = [id for id in parlor.games() if not encoding(id).recall.lossy]
    assert len(fitting) >= 22
    assert {"quenette", "sammy", "flique", "coronado", "national-contest", "mobilization-2"} <= set(fitting)
