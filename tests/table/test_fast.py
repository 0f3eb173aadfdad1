"""The fast interface: the same rules in ints."""

import pytest

import parlor
from tests.kit.cases import Case, every_case


@pytest.mark.parametrize("game", parlor.games())
def test_a_hand_plays_to_its_end(game: str) -> None:
    hand = parlor.fast(game, seed=2)
    rng = parlor.Rng(5)
    moves = 0
    while not hand.over:
        waiting = hand.waiting()
        seat = next(s for s in range(int(hand.players)) if waiting >> s & 1)
        legal = list(hand.moves_of(seat))
        assert legal == sorted(set(legal))
        move = legal[rng.below(len(legal))]
        assert hand.allows(seat, move)
        assert hand.notation.read(hand.notation.text(move)) == move
        hand.make(seat, move)
        moves += 1
        assert moves < 100_000
    assert len(hand.points()) == hand.players


@pytest.mark.parametrize("game", parlor.games())
def test_clones_and_guesses_go_their_own_way(game: str) -> None:
    hand = parlor.fast(game, seed=3)
    before = [(zone.name, zone.cards) for zone in hand.zones()]
    for other in (hand.clone(), hand.guess(0, parlor.Rng(1))):
        other.playout(parlor.Rng(2))
        assert other.over
    assert [(zone.name, zone.cards) for zone in hand.zones()] == before


@every_case
def test_a_playout_is_step_after_step(case: Case) -> None:
    for seed in range(3):
        at_once, in_steps = (parlor.fast(case.game, case.players, seed=seed, options=case.options) for _ in range(2))
        one, other = parlor.Rng(seed), parlor.Rng(seed)
        moves = at_once.playout(one)
        for _ in range(moves):
            assert not in_steps.over
            in_steps.step(other)
        assert in_steps.over
        assert [(zone.name, zone.cards) for zone in at_once.zones()] == [(zone.name, zone.cards) for zone in in_steps.zones()]
        assert list(at_once.points()) == list(in_steps.points())
        assert at_once.facts(0) == in_steps.facts(0)
        assert one.word() == other.word()


def test_the_same_seed_gives_the_same_hand() -> None:
    first, second = parlor.fast("quenette", 4, seed=9), parlor.fast("quenette", 4, seed=9)
    assert [zone.cards for zone in first.zones()] == [zone.cards for zone in second.zones()]
    other = parlor.fast("quenette", 4, seed=10)
    assert [zone.cards for zone in first.zones()] != [zone.cards for zone in other.zones()]


def test_dealer_players_and_options() -> None:
    hand = parlor.fast("quenette", 5, seed=1, dealer=3)
    assert (hand.players, hand.dealer, hand.turn) == (5, 3, 4)
    assert parlor.fast("quenette").players == 4


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "whist"}, "there is no game 'whist'"),
        ({"players": 99}, "Quenette is for 2 to 8 players"),
        ({"seed": "1"}, "the seed of the fast interface is a whole number, not '1'"),
        ({"seed": None}, "the seed of the fast interface is a whole number"),
        ({"dealer": 4}, "the dealer is a seat from 0 to 3"),
        ({"options": {"hands": 99}}, "option 'hands' cannot be 99"),
    ],
)
def test_wrong_arguments(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parlor.fast(**{"game": "quenette", **arguments})  # type: ignore[arg-type]
