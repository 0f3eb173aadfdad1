"""Arranged deals and shortcuts to play them, for the worked examples of all games."""

import json

import pytest

import parlor


def pack_of(game: str, players: int | None = None, options: dict[str, int | str] | None = None) -> list[str]:
    """The cards that a game uses, in pack order."""
    found = parlor.game(game)
    rules = found.rules(players or found.usual, {**{name: option.default for name, option in found.options.items()}, **(options or {})})
    return [rules.pack.codes[card] for card in rules.deck]


def filled(first: list[str], pack: list[str]) -> list[str]:
    """A deck that begins with some cards; the others follow in pack order."""
    rest = list(pack)
    for card in first:
        rest.remove(card)
    return first + rest


def deck_for(
    game: str,
    players: int,
    hands: dict[int, str],
    *,
    dealer: int = 0,
    batches: list[int],
    then: str = "",
    options: dict[str, int | str] | None = None,
) -> list[str]:
    """A deck that deals the seats these hands, in rounds of the given numbers of cards; `then` are the next cards.

    A hand may name fewer cards than it gets: it is filled up from the end of the deck.
    """
    size = sum(batches)
    wanted = {seat: hands.get(seat, "").split() for seat in range(players)}
    following = then.split()
    rest = list(pack_of(game, players, options))
    for card in [*[card for hand in wanted.values() for card in hand], *following]:
        rest.remove(card)
    for hand in wanted.values():
        while len(hand) < size:
            hand.append(rest.pop())
        assert len(hand) == size, "more cards than the deal gives"
    deck = []
    at = 0
    for batch in batches:
        for place in range(players):
            deck += wanted[(dealer + 1 + place) % players][at : at + batch]
        at += batch
    return deck + following + rest


def play(table: parlor.Table, cards: str) -> None:
    """Plays cards one after another, each by the seat to play."""
    for card in cards.split():
        table.play(f"play {card}")


def play_out(table: parlor.Table) -> None:
    """Finishes the current hand, with every seat making its first legal move."""
    hand = table.hand
    while not table.over and table.hand == hand:
        seat = table.waiting[0]
        table.play(table.legal(seat)[0], seat)


def refusal(table: parlor.Table, move: str, seat: int | None = None) -> str:
    """The message that refuses a move, which must change nothing."""
    before = json.dumps([table.zones(), table.record(), table.log])
    with pytest.raises(parlor.IllegalMove) as refused:
        table.play(move, seat)
    assert json.dumps([table.zones(), table.record(), table.log]) == before
    return str(refused.value)


def make(table: parlor.Table, *moves: str) -> None:
    """Makes moves, each by the seat to play."""
    for move in moves:
        table.play(move)


def idle(table: parlor.Table, turns: int = 1) -> None:
    """Turns of a rummy game in which a seat draws from the stock and discards the same card."""
    for _ in range(turns):
        seat = table.turn
        held = list(table.zones()[f"hand:{seat}"])
        table.play("draw stock")
        drawn = list(table.zones()[f"hand:{seat}"])
        for card in held:
            drawn.remove(card)
        table.play(f"discard {drawn[0]}")
