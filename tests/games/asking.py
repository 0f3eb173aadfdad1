"""For the asking games: a guess must be a deal in which exactly the same questions would have had the same answers."""

import json
import random
from collections import Counter

import parlor
from tests.games.helpers import pack_of


def known_cards(table: parlor.Table) -> list[Counter[str]]:
    """What everyone saw go into each hand and not leave it again, from the moves and their results."""
    known: list[Counter[str]] = [Counter() for _ in range(table.players)]
    zone = next(name for name in table.zones() if not name.startswith("hand")).partition(":")[0]
    again = parlor.replay({**table.record(), "moves": []})
    for seat, move in table.record()["moves"]:
        _, asked, _, card = move.split()
        laid = len(again.zones()[f"{zone}:{seat}"])
        had = len(again.zones()[f"hand:{asked}"])
        again.play(move, seat)
        if len(again.zones()[f"hand:{asked}"]) < had:
            known[int(asked)] -= Counter([card])
            known[seat] += Counter([card])
            known[seat] -= Counter(again.zones()[f"{zone}:{seat}"][laid:])
    return known


def same_game(table: parlor.Table, guess: parlor.Table) -> parlor.Table:
    """The game replayed from the deal that a guess implies; after the deal every card moves openly."""
    deck, dealer = table.record()["decks"][0], table.record()["dealer"]
    order = [(dealer + 1 + k) % table.players for k in range(table.players)]
    dealt = {seat: Counter(deck[k :: table.players]) for k, seat in enumerate(order)}
    known = known_cards(table)
    for seat in order:
        dealt[seat] -= Counter(table.zones()[f"hand:{seat}"]) - known[seat]
        dealt[seat] += Counter(guess.zones()[f"hand:{seat}"]) - known[seat]
    hands = [list(dealt[seat].elements()) for seat in order]
    fresh = [hands[k % table.players][k // table.players] for k in range(len(deck))]
    again = parlor.deal(table.game.id, table.players, seed=table.seed, dealer=dealer, options=table.options, deck=fresh)
    for seat, move in table.record()["moves"]:
        again.play(move, seat)
    return again


def check_guesses(game: str, players: int, seed: int, options: dict[str, int | str] | None = None) -> int:
    """Plays a hand at random and checks guesses along the way; returns how many."""
    rng = random.Random(seed)
    deck = pack_of(game, players, options)
    rng.shuffle(deck)
    table = parlor.deal(game, players, seed=seed, dealer=0, options=options, deck=deck)
    checked = 0
    while not table.over and table.hand == 1:
        if rng.random() < 0.04:
            seat = rng.randrange(players)
            guess = table.resample(seat, seed=rng.randrange(2**32))
            again = same_game(table, guess)
            assert again.log == table.log
            assert again.zones() == guess.zones()
            assert json.dumps(again.view(seat)) == json.dumps(table.view(seat))
            checked += 1
        table.play(rng.choice(table.legal()))
    return checked
