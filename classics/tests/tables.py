"""Tables with chosen cards, for the tests of single rules."""

import pytest

import parlor
from parlor.packs.standard import STANDARD


def cards(text: str) -> list[str]:
    """Codes from a line of them."""
    return text.split()


def suit(letter: str, ranks: str = "A23456789TJQK") -> list[str]:
    """Cards of a suit, the ten as T."""
    return [f"{'10' if rank == 'T' else rank}{letter}" for rank in ranks]


def dealt(game: str, hands: list[list[str]], rest: list[str] | None = None, **options: int | str) -> parlor.Table:
    """A table where seats 0, 1, 2, … hold these cards, dealt one at a time; the last seat deals, and some cards come next."""
    deck = [hands[seat][at] for at in range(len(hands[0])) for seat in range(len(hands))] + (rest or [])
    deck += [code for code in STANDARD.codes if code not in deck]
    return parlor.deal(game, len(hands), seed=1, dealer=len(hands) - 1, options=dict(options), deck=deck)


def refusal(table: parlor.Table, move: str, seat: int | None = None) -> str:
    """Why a move is refused."""
    with pytest.raises(parlor.IllegalMove) as caught:
        table.play(move, seat)
    assert caught.value.rule.startswith(f"parlor-classics#{table.game.id}")
    return str(caught.value)


def play(table: parlor.Table, *moves: str) -> None:
    """Plays moves of the seats on turn."""
    for move in moves:
        table.play(move)


def finish(table: parlor.Table, seed: int = 1) -> None:
    """Plays the hand to its end with casual players."""
    player = parlor.player("casual", seed=seed)
    while table.counted == 0 and not table.over:
        seat = table.waiting[0]
        table.play(player.choose(table, seat), seat)


def better(game: str, deals: int, **options: int | str) -> list[int]:
    """The scores of a casual player in seat 0 against random ones, added up over some games."""
    total = [0] * parlor.game(game).usual
    for seed in range(deals):
        table = parlor.deal(game, seed=seed, options=dict(options))
        players = [parlor.player("casual" if seat == 0 else "random", seed=seed) for seat in range(table.players)]
        while not table.over:
            seat = table.waiting[0]
            table.play(players[seat].choose(table, seat), seat)
        total = [total[seat] + table.scores[seat] for seat in range(table.players)]
    return total
