"""A guessed table could have happened: its hand, replayed from its own deck, is legal and always looks the same to the seat."""

import random
import zlib
from collections import Counter

import pytest

import parlor
from tests.oracle.common import Options, Oracle, Zones
from tests.oracle.registry import ORACLES
from tests.oracle.rumme import DoubleRumme
from tests.oracle.rumme_1914 import Rumme1914
from tests.oracle.test_oracle import settled, some_move, tables

SAMMY_BOOK = ("national-contest", "sammy", "united-states", "flag", "sammys-travels")


def every_card_once(game: str, players: int, options: Options) -> bool:
    """Whether no two cards share a code: identical cards cannot be told apart here, so Double Rumme has its own test below."""
    cards = ORACLES[game].deck(players, options, random.Random(0))
    return len(set(cards)) == len(cards)


CASES = [case for case in tables() if (issubclass(ORACLES[case[0]], Rumme1914) or case[0] in SAMMY_BOOK) and every_card_once(*case)]
LOOK_EVERY = 4
MOVES = 120


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=str)
def test_a_guess_could_have_happened(game: str, players: int, options: Options) -> None:
    rng = random.Random(zlib.crc32(f"guess {game} {players} {options}".encode()))
    kind = ORACLES[game]
    dealer = rng.randrange(players)
    decks = [kind.deck(players, options, rng)]
    table = parlor.deal(game, players, seed=1, dealer=dealer, options=dict(options), decks=decks)
    oracle = kind(players, dealer, options, decks)
    history: list[tuple[int, str]] = []
    seen = [[glimpse(oracle, seat)] for seat in oracle.seats]
    for moves in range(MOVES):
        if moves % LOOK_EVERY == 0:
            eyes = rng.choice(oracle.seats)
            guess = table.resample(eyes, moves)
            assert guess.view(eyes) == table.view(eyes)
            replay(kind(players, dealer, options, [relabelled(decks[0], oracle, guess)]), history, seen[eyes], eyes, oracle, guess)
        seat = rng.choice(oracle.waiting())
        move = some_move(oracle, seat, rng)
        table.play(move, seat)
        oracle.make(seat, move)
        if oracle.over or oracle.ran_out or oracle.unknown:
            return
        history.append((seat, move))
        for eyes in oracle.seats:
            seen[eyes].append(glimpse(oracle, eyes))


def replay(world: Oracle, history: list[tuple[int, str]], seen: list[Zones], eyes: int, oracle: Oracle, guess: parlor.Table) -> None:
    """Plays the hand again in the guessed world."""
    names = labels(oracle, guess)
    assert glimpse(world, eyes) == seen[0]
    for step, (seat, move) in enumerate(history, 1):
        wanted = named(guess, oracle) if move.startswith("name ") else " ".join(names.get(word, word) for word in move.split())
        assert wanted in world.legal(seat), f"{wanted} of seat {seat} at step {step}"
        world.make(seat, wanted)
        assert glimpse(world, eyes) == seen[step], step
    assert settled(world.zones(), world) == settled(guess.zones(), world)


def glimpse(oracle: Oracle, eyes: int) -> Zones:
    """What a seat sees now."""
    return {name: list(cards) for name, cards in settled(oracle.seen(eyes), oracle).items()}


def labels(oracle: Oracle, guess: parlor.Table) -> dict[str, str]:
    """For every card, the one in its place in the guess; if a zone has no order, as few as possible change."""
    found: dict[str, str] = {}
    guessed = guess.zones()
    for name, cards in oracle.zones().items():
        others = guessed[name]
        if name.startswith(oracle.unordered):
            stay = [card for card in cards if card in others]
            cards = stay + [card for card in cards if card not in stay]
            others = stay + [card for card in others if card not in stay]
        found.update(zip(cards, others, strict=True))
    return found


def relabelled(deck: list[str], oracle: Oracle, guess: parlor.Table) -> list[str]:
    names = labels(oracle, guess)
    return [names[card] for card in deck]


def named(guess: parlor.Table, oracle: Oracle) -> str:
    """What the dealer of Secret Seven has named in the guess."""
    return f"name {' '.join(map(str, guess.view(oracle.dealer)['facts']['combination']))}"


@pytest.mark.parametrize("players", parlor.game("double-rumme").players)
def test_a_guess_of_double_rumme_leaves_what_was_taken_openly(players: int) -> None:
    rng = random.Random(players)
    deck = DoubleRumme.deck(players, {}, rng)
    table = parlor.deal("double-rumme", players, dealer=0, seed=1, deck=deck)
    oracle = DoubleRumme(players, 0, {}, [deck])
    taken = [Counter[str]() for _ in oracle.seats]
    for moves in range(MOVES):
        if moves % LOOK_EVERY == 0:
            eyes = rng.choice(oracle.seats)
            guess = table.resample(eyes, moves)
            assert guess.view(eyes) == table.view(eyes)
            for seat in oracle.seats:
                assert taken[seat] <= Counter(guess.zones()[f"hand:{seat}"])
        seat = oracle.turn
        move = some_move(oracle, seat, rng)
        if move == "draw discard":
            taken[seat][oracle.discard[-1]] += 1
        elif not move.startswith("draw"):
            taken[seat] -= Counter(word.split("=")[0] for word in move.split())
        table.play(move, seat)
        oracle.make(seat, move)
        if oracle.over or oracle.ran_out:
            return
