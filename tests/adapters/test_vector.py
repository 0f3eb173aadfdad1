"""Many tables: the same results as one table at a time, in every game."""

import copy
import pickle

import numpy as np
import pytest

import parlor
from parlor import Rng
from parlor.adapters.vector import Vector
from parlor.core.bits import members

CARDS_ONLY = ["turkette", "quenette", "argentina", "reno", "sachem", "doolittle", "despised-nines"]


@pytest.mark.parametrize("id", parlor.games())
def test_tables_together_play_as_tables_alone(id: str) -> None:
    """Follows one of many tables with a separate hand, dealt from the same numbers."""
    tables = Vector(id, 3, observations="sheets")
    tables.reset([7, 8, 9])
    rules, actions = tables.encoding.rules, tables.encoding.actions
    rng = Rng(8)
    hand = rules.start(rng, rng.below(rules.players))
    better = int(rules.ending.better())
    for step in range(120):
        seat = int(tables.seats[1])
        if hand.waiting() & (hand.waiting() - 1):
            rng.below(int(hand.waiting()).bit_count())
        assert list(np.flatnonzero(tables.masks()[1])) == actions.numbers_of(hand, seat)
        chosen = tables.sample(step)
        hand.make(seat, actions.move_of(int(chosen[1]), hand, seat))
        sheets, rewards, done = tables.step(chosen)
        assert sheets is not None
        assert sheets.shape == (3, tables.encoding.size)
        assert bool(done[1]) == hand.over
        if hand.over:
            assert [int(reward) for reward in rewards[1]] == [better * int(points) for points in hand.points()]
            hand = rules.start(rng, (hand.dealer + 1) % rules.players)
        else:
            assert not rewards[1].any()
        seat = int(tables.seats[1])
        own = tables.encoding.layout.write(hand, hand.match, hand.waiting(), seat)
        assert np.array_equal(sheets[1], np.frombuffer(own, np.int16))  # type: ignore[call-overload]


@pytest.mark.parametrize("id", CARDS_ONLY)
def test_sets_say_what_the_sheets_say(id: str) -> None:
    tables = Vector(id, 5)
    tables.reset(3)
    parts = tables.encoding.parts
    players = tables.players
    cards = [int(move) for move in tables.encoding.actions.moves]
    for step in range(150):
        sets, _, _ = tables.step(tables.sample(step))
        assert sets is not None
        assert sets.shape == (5, 5 + 2 * players)
        planes = dict(zip(tables.plane_names, tables.planes().transpose(1, 0, 2), strict=True))
        sheets = tables.sheets()
        for table in range(5):
            row = [[int(card) for card in members(int(word))] for word in sets[table]]
            assert row[0] == [cards[action] for action in np.flatnonzero(tables.masks()[table])]
            assert row[1] == list(np.flatnonzero(sheets[table, parts["hand:0 cards"]]))
            assert row[2] == list(np.flatnonzero(sheets[table, parts["trick cards"]]))
            for other in range(players):
                turned = (other - int(tables.seats[table])) % players
                assert set(row[3 + other]) <= set(np.flatnonzero(sheets[table, parts[f"won:{turned} cards"]]))
                assert [cards[k] for k in np.flatnonzero(planes[f"won:{turned}"][table])] == row[3 + other]
                if turned:
                    assert [cards[k] for k in np.flatnonzero(planes[f"trick:{turned}"][table])] == row[3 + players + other]
            assert sorted(card for word in row[3 + players : 3 + 2 * players] for card in word) == row[2]
            assert [cards[k] for k in np.flatnonzero(planes["hand"][table])] == row[1]
            trumps = sheets[table, parts["trumps"]]
            suited = [card for card in cards if trumps.any() and tables.encoding.rules.pack.kinds[card].suit == trumps.argmax()]
            assert [cards[k] for k in np.flatnonzero(planes["trumps"][table])] == suited
            if "turned" in parts:
                assert sheets[table, parts["turned"]].argmax() in row[-1]
            if id == "reno" and sheets[table, parts["stock top"]].any():
                assert sheets[table, parts["stock top"]].argmax() in row[-1]


def test_only_games_of_cards_have_sets() -> None:
    assert [id for id in parlor.games() if Vector(id, 1).observations == "sets"] == CARDS_ONLY
    with pytest.raises(ValueError, match="Rumme has moves besides playing a card"):
        Vector("rumme", 2, observations="sets")


def test_the_same_seed_plays_the_same() -> None:
    first, second = Vector("quenette", 16), Vector("quenette", 16)
    first.reset(5)
    second.reset(5)
    for step in range(120):
        actions = first.sample(step)
        sets, rewards, done = first.step(actions)
        others = second.step(actions)
        assert np.array_equal(sets, others[0])  # type: ignore[arg-type]
        assert np.array_equal(rewards, others[1])
        assert np.array_equal(done, others[2])
    first.reset(5)
    second.reset(6)
    assert not np.array_equal(first.masks(), second.masks())


@pytest.mark.parametrize("id", ["quenette", "rumme"])
def test_one_illegal_action_stops_the_whole_step(id: str) -> None:
    tables = Vector(id, 4)
    tables.reset(1)
    masks = tables.masks().copy()
    actions = tables.sample(1).copy()
    actions[2] = int(np.flatnonzero(masks[2] == 0)[0])
    with pytest.raises(ValueError, match="not legal at table 2: no action was made at any table"):
        tables.step(actions)
    assert np.array_equal(tables.masks(), masks)
    for wrong in (-1, 100_000):
        actions[2] = wrong
        with pytest.raises(ValueError, match="not legal at table 2"):
            tables.step(actions)


def test_wrong_arrays_are_told() -> None:
    tables = Vector("quenette", 4)
    with pytest.raises(ValueError, match="there are 4 tables, but seeds of shape"):
        tables.reset([1, 2])
    tables.reset(1)
    with pytest.raises(ValueError, match="actions are 4 whole numbers, not an array of int64 of shape"):
        tables.step([1, 2])
    with pytest.raises(ValueError, match="the number of tables"):
        Vector("quenette", 0)
    with pytest.raises(ValueError, match="observations are"):
        Vector("quenette", 1, observations="all")  # type: ignore[arg-type]


@pytest.mark.parametrize("id", ["quenette", "argentina", "rumme", "goop"])
def test_tables_can_be_copied_and_pickled_at_any_moment(id: str) -> None:
    tables = Vector(id, 3, observations="sheets", utility="relative")
    unused = pickle.loads(pickle.dumps(tables))
    tables.reset(4)
    for step in range(300):
        tables.step(tables.sample(step))
        if step in (0, 40, 299):
            for twin in (copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))):
                for more in range(60):
                    actions = twin.sample(more)
                    if more == 0:
                        ours = copy.deepcopy(tables)
                    assert all(np.array_equal(a, b) for a, b in zip(twin.step(actions), ours.step(actions), strict=True))  # type: ignore[arg-type]
    assert len(tables._log.steps) < 300 or tables.encoding.bounds.moves > 256
    assert np.array_equal(unused.reset(4), Vector(id, 3, observations="sheets").reset(4))  # type: ignore[arg-type]


@pytest.mark.parametrize("utility", ["points", "relative", "win"])
def test_every_utility_is_what_the_seats_make_of_the_points(utility: str) -> None:
    plain, tables = Vector("turkette", 16), Vector("turkette", 16, utility=utility)
    plain.reset(2)
    tables.reset(2)
    worth = tables.encoding.worth(utility)
    ended = 0
    for step in range(60):
        actions = plain.sample(step)
        _, points, done = plain.step(actions)
        _, rewards, _ = tables.step(actions)
        for table in np.flatnonzero(done):
            ended += 1
            row, best = points[table].astype(float), points[table].max()
            winners = np.flatnonzero(points[table] == best)
            expected = {
                "points": row,
                "relative": row - row.mean(),
                "win": np.where(points[table] == best, (4 / len(winners) - 1) / 3, -1 / 3),
            }[utility]
            assert np.allclose(rewards[table], expected)
            assert worth.total is not None
            assert np.isclose(rewards[table].sum(), worth.total)
            assert worth.least <= rewards[table].min() <= rewards[table].max() <= worth.most
    assert ended


def test_a_utility_that_is_none_is_told() -> None:
    with pytest.raises(ValueError, match="a utility is one of points, relative, win, not 'money'"):
        Vector("quenette", 2, utility="money")


def test_a_step_before_the_reset_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal at table 0"):
        Vector("quenette", 2).step([0, 0])
