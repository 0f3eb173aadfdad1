"""Search where nothing is hidden any more: when that is so, and that it finds what is best if both play on as well as they can."""

import pytest

import parlor
from parlor.core.rng import Rng
from parlor.players.endgame import after, cards_left
from parlor.players.master import Guided
from parlor.players.open_search import OpenSearch, is_open
from parlor.players.policy import policy_of
from parlor.players.search import Search
from parlor.players.utility import Utility


def late(game: str, seed: int, cards: int) -> parlor.Table:
    """A hand for two in which casual players have played all but so many cards, and somebody leads."""
    table = parlor.deal(game, 2, seed=seed, options={"hands": 1})
    players = [parlor.player("casual", seat) for seat in range(2)]
    while cards_left(table.open_hand()) > cards:
        table.play(players[table.waiting[0]].choose(table, table.waiting[0]))
    return table


@pytest.mark.parametrize(("game", "players", "open"), [("quenette", 2, True), ("quenette", 4, False), ("sachem", 2, False)])
def test_a_position_is_open_if_a_seat_knows_where_every_card_lies(game: str, players: int, open: bool) -> None:
    table = parlor.deal(game, players, seed=3)
    for seat in range(players):
        assert is_open(table.imagined(seat, Rng(5)), seat) is open


def test_a_position_becomes_open_when_the_stock_is_gone() -> None:
    table = parlor.deal("sham-battle-2", seed=2)
    players = [parlor.player("casual", seat) for seat in range(2)]
    found = []
    while table.hand == 1:
        seat = table.waiting[0]
        found.append((not table.zones()["stock"], is_open(table.imagined(seat, Rng(1)), seat)))
        table.play(players[seat].choose(table, seat))
    assert {open for gone, open in found if not gone} == {False}
    assert found[-1] == (True, True)


@pytest.mark.parametrize(("level", "players", "kind"), [("expert", 2, OpenSearch), ("expert", 4, Search), ("skilled", 2, Search)])
def test_experts_search_everyones_moves_where_nothing_is_hidden(level: parlor.Level, players: int, kind: type[Search]) -> None:
    table = parlor.deal("quenette", players, seed=3)
    seat = table.waiting[0]
    rng = Rng(1)
    assert type(parlor.player(level, iterations=1)._thinking(table, table.imagined(seat, rng), seat, level, rng)) is kind


def test_a_master_needs_no_network_where_nothing_is_hidden() -> None:
    table = parlor.deal("sham-battle-2", seed=2)
    players = [parlor.player("casual", seat) for seat in range(2)]
    rng = Rng(1)
    guided = []
    while table.hand == 1:
        seat = table.waiting[0]
        hand = table.imagined(seat, rng)
        thinking = parlor.player("master", iterations=1)._thinking(table, hand, seat, "master", rng)
        if isinstance(thinking, Search) and len(hand.moves_of(seat)) > 1:
            guided.append((isinstance(thinking, OpenSearch), isinstance(thinking.policy, Guided)))
        table.play(players[seat].choose(table, seat))
    assert set(guided) == {(False, True), (True, False)}


@pytest.mark.parametrize("game", ["quenette", "despised-nines"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_finds_what_is_best_against_the_best_defense(game: str, seed: int) -> None:
    table = late(game, seed, 10)
    seat = table.waiting[0]
    rng = Rng(seed)
    hand = table.imagined(seat, rng)
    worth = Utility(table.ending(), hand.match)
    exact = {int(move): after(hand, seat, move, worth, cards_left(hand))[seat] for move in hand.moves_of(seat)}
    search = OpenSearch(hand, seat, table.ending(), policy_of(table.game), 1_000_000_000, rng)
    search.run(4_000)
    assert exact[int(search.thoughts()[0].move)] == pytest.approx(max(exact.values()))


def saved_by_open_search(number: int, own: int) -> int:
    """How many points less the nines cost a seat with this search than one that searches as if cards were hidden."""
    table = parlor.deal("despised-nines", 2, seed=number, options={"hands": 1})
    while not table.over:
        seat = table.waiting[0]
        rng = Rng(1000 * number + len(table.log))
        hand = table.imagined(seat, rng)
        kind = OpenSearch if seat == own else Search
        search = kind(hand, seat, table.ending(), policy_of(table.game), 1_000_000_000, rng)
        search.run(1_000)
        table.play(hand.notation.text(search.thoughts()[0].move), seat)
    return table.scores[1 - own] - table.scores[own]


def test_it_is_ahead_of_a_search_for_hidden_cards() -> None:
    assert sum(saved_by_open_search(number, own) for number in range(12) for own in (0, 1)) > 0


def test_a_world_of_sam_is_judged_by_its_pay_off_piles_there_too() -> None:
    table = parlor.deal("sam", seed=4)
    hand = table.imagined(table.waiting[0], Rng(4))
    policy = policy_of(table.game)
    worth = Utility(table.ending(), hand.match)
    assert list(policy.open_outcome(hand.clone(), worth, Rng(4))) == list(policy.outcome(hand.clone(), worth, Rng(4)))
