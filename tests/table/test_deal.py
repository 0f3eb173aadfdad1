"""Bad input: each is refused with a message that says what would be right, and nothing changes."""

import copy
import pickle
import random
from typing import Any

import pytest

import parlor
from parlor.core.messages import BadArgument
from parlor.words.say import say

DECK = [f"{suit}{number}" for suit in "HUCS" for number in range(1, 14)]


def refused(message: str, **arguments: Any) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        parlor.deal(**{"game": "quenette", "seed": 1, **arguments})
    assert not isinstance(caught.value, parlor.IllegalMove)
    if isinstance(caught.value, BadArgument):
        assert say(caught.value.key, caught.value.params) == str(caught.value)
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert len(str(caught.value)) < 1500


# What deal refuses


@pytest.mark.parametrize("game", ["nosuch", "", "Quenette", "quenette ", 7, None, ["quenette"], b"quenette", "x" * 1_000_000], ids=range(9))
def test_an_unknown_game_is_answered_with_the_shelf(game: object) -> None:
    refused("there is no game .*: the games are .*quenette", game=game)
    with pytest.raises(ValueError, match="there is no game"):
        parlor.game(game)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 1, 9, -4, 4.0, "4", True, [4], 10**30, 10**5000], ids=range(10))
def test_a_wrong_number_of_players_is_answered_with_the_right_ones(players: object) -> None:
    refused("Quenette is for 2 to 8 players, not ", players=players)


def test_numbers_of_players_in_words() -> None:
    refused("Flag is for 1 player, not 2", game="flag", players=2)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rounds": 3}, "Quenette has no option 'rounds': its options are hands: a whole number from 1 to 20"),
        ({"": 3}, "Quenette has no option ''"),
        ({3: 3}, "Quenette has no option 3"),
        ({"hands": 0}, "option 'hands' cannot be 0: it is a whole number from 1 to 20"),
        ({"hands": 21}, "option 'hands' cannot be 21"),
        ({"hands": "7"}, "option 'hands' cannot be '7'"),
        ({"hands": 7.0}, "option 'hands' cannot be 7.0"),
        ({"hands": True}, "option 'hands' cannot be True"),
        ({"hands": None}, "option 'hands' cannot be None"),
        ({"hands": 10**5000}, "option 'hands' cannot be a huge number"),
        ([("hands", 7)], "options are a dict of names and values"),
        ("hands", "options are a dict of names and values"),
    ],
    ids=range(12),
)
def test_wrong_options_are_answered_with_the_right_ones(options: object, message: str) -> None:
    refused(message, options=options)


def test_a_game_without_options_says_so() -> None:
    refused("Flag has no option 'hands': its options are none", game="flag", options={"hands": 1})


def test_words_are_listed() -> None:
    refused("option 'play' cannot be 'clubs': it is one of 'suits', 'borders'", game="sammy", options={"play": "clubs"})


@pytest.mark.parametrize("seed", [1.5, "seven", "0" * 63, "0" * 65, "A" * 64, "g" * 64, b"1", True, [1], {}, 2**20_000], ids=range(11))
def test_a_wrong_seed(seed: object) -> None:
    refused("a seed (is a whole number or 64 hexadecimal digits|has at most)", seed=seed)


@pytest.mark.parametrize("dealer", [-1, 4, 1.0, "0", False, 2**70])
def test_a_wrong_dealer(dealer: object) -> None:
    refused("the dealer is a seat from 0 to 3, not ", players=4, dealer=dealer)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ([*DECK[:-1], "X9"], "names no card of the rumme pack: X9"),
        ([*DECK[:-1], ""], "names no card of the rumme pack"),
        ([*DECK[:-1], "h1"], "names no card of the rumme pack: h1"),
        ([*DECK[:-1], "H1"], "is not the 52 cards of Quenette: missing: S13; too many: H1"),
        (DECK[:-1], "is not the 52 cards of Quenette: missing: S13"),
        ([*DECK, "RU"], "is not the 52 cards of Quenette: too many: RU"),
        ([*DECK, "H1"], "too many: H1"),
        ([], "missing: C1, C10, .*, …"),
        ([*DECK[:-1], 13], "is a list of card codes"),
        ([*DECK[:-1], None], "is a list of card codes"),
        ("".join(DECK), "is a list of card codes"),
        (52, "is a list of card codes"),
        (["X" * 1_000_000], "names no card"),
    ],
    ids=range(13),
)
def test_a_wrong_deck(deck: object, message: str) -> None:
    refused(f"the deck of hand 1 .*{message}|the deck of hand 1 {message}", deck=deck)
    refused(f"the deck of hand 2 .*{message}|the deck of hand 2 {message}", decks=[DECK, deck])


@pytest.mark.parametrize("decks", ["H1", 3, {"1": DECK}])
def test_decks_of_the_wrong_kind(decks: object) -> None:
    refused("decks is a list of orders of the pack", decks=decks)


def test_deck_and_decks_together() -> None:
    refused("give deck for the first hand or decks for the first hands, not both", deck=DECK, decks=[DECK])


def test_what_was_handed_over_stays_as_it_was_and_apart() -> None:
    deck = list(DECK)
    options: dict[str, int | str] = {"hands": 2}
    table = parlor.deal("quenette", 4, seed=1, deck=deck, options=options)
    before = table.record()
    deck.reverse()
    options["hands"] = 9
    assert table.record() == before
    assert parlor.replay(before).zones() == table.zones()


# What a table refuses


def played(moves: int = 9) -> parlor.Table:
    table = parlor.deal("quenette", 4, seed=5, options={"hands": 1})
    rng = random.Random(5)
    for _ in range(moves):
        table.play(rng.choice(table.legal()))
    return table


def state(table: parlor.Table) -> object:
    return copy.deepcopy(
        [table.record(), table.zones(), table.log, table.scores, table.results, table.waiting, [table.view(s) for s in range(4)]]
    )


SEATS: list[Any] = [-1, 4, 99, 2**70, 10**5000, "0", 1.0, True, [0]]


@pytest.mark.parametrize("seat", SEATS, ids=range(len(SEATS)))
def test_a_seat_out_of_range(seat: Any) -> None:
    table = played()
    before = state(table)
    for act in (table.legal, table.choices, table.view, table.resample, lambda s: table.play(table.legal()[0], s)):
        with pytest.raises(ValueError, match=r"there is no seat .*: the seats are 0 to 3") as caught:
            act(seat)
        assert len(str(caught.value)) < 200
    assert state(table) == before


@pytest.mark.parametrize("move", [None, 0, 4.5, b"play H1", ["play H1"], {"verb": "play"}, object()], ids=range(7))
def test_a_move_of_the_wrong_type(move: object) -> None:
    table = played()
    before = state(table)
    with pytest.raises(parlor.IllegalMove, match="A move is a line of text such as 'pass', not "):
        table.play(move)  # type: ignore[call-overload]
    assert state(table) == before


@pytest.mark.parametrize(
    "move",
    [
        "",
        " ",
        "play",
        "play H99",
        "play  H1",
        "fly H1",
        "play H1\n",
        "PLAY H1",
        "play H1 H2",
        "\x00",
        "é",
        "x" * 3_000_000,
        "play " * 600_000,
    ],
    ids=range(13),
)
def test_a_text_that_is_no_move(move: str) -> None:
    table = played()
    before = state(table)
    with pytest.raises(parlor.IllegalMove, match="play C") as caught:
        table.play(move)
    assert len(str(caught.value)) < 300
    assert state(table) == before


def test_a_move_out_of_turn_by_card_and_by_suit() -> None:
    table = played()
    before = state(table)
    turn = table.turn
    assert turn is not None
    other = (turn + 1) % 4
    with pytest.raises(parlor.IllegalMove, match=f"It is not your turn: seat {turn} is to play"):
        table.play(f"play {table.zones()[f'hand:{other}'][0]}", other)
    with pytest.raises(parlor.IllegalMove, match="You do not hold"):
        table.play(f"play {table.zones()[f'hand:{other}'][0]}")
    assert table.legal(other) == []
    assert state(table) == before


def test_a_move_after_the_end() -> None:
    table = played(52)
    assert table.over
    before = state(table)
    for seat in (None, 0, 3):
        with pytest.raises(parlor.IllegalMove, match="The game is over"):
            table.play("play H1", seat)
        assert table.legal(seat) == []
    assert table.waiting == ()
    assert table.turn is None
    assert state(table) == before


@pytest.mark.parametrize("seed", ["x", 1.5, True, [1]])
def test_a_guess_with_a_wrong_seed(seed: object) -> None:
    with pytest.raises(ValueError, match="the seed of a guess is a whole number"):
        played().resample(0, seed)  # type: ignore[call-overload]


def test_a_guess_has_no_record() -> None:
    with pytest.raises(ValueError, match="its cards were never dealt, so there is no record of it"):
        played().resample(0).record()


def test_an_illegal_move_is_a_value_error() -> None:
    assert issubclass(parlor.IllegalMove, ValueError)
    assert issubclass(parlor.BadRecord, ValueError)


# What deal chooses by itself


def test_without_a_seed_every_table_is_another() -> None:
    seeds = {str(parlor.deal("quenette").seed) for _ in range(10)}
    assert len(seeds) == 10
    assert all(len(seed) == 64 for seed in seeds)


def test_the_same_seed_gives_the_same_deal() -> None:
    for seed in (0, -1, 2**100, "ab" * 32):
        first, second = parlor.deal("quenette", seed=seed), parlor.deal("quenette", seed=seed)
        assert first.zones() == second.zones()
        assert first.dealer == second.dealer


def test_the_cut_reaches_every_seat() -> None:
    assert {parlor.deal("quenette", 4, seed=seed).dealer for seed in range(40)} == {0, 1, 2, 3}


def test_the_usual_number_of_players() -> None:
    for id in parlor.games():
        assert parlor.deal(id, seed=1).players == parlor.game(id).usual
