"""Shuffles that anyone can verify: procedure 1.

The key of a game has 256 bits. An int seed n maps to SHA-256("parlor/seed/1/" + n in decimal digits); a seed of 64 hexadecimal digits is
the key itself.

A label names what is drawn: "hand/H/K" for shuffle K of hand H (the deal is shuffle 0), "cut" for the first dealer. The stream of a label
is the blocks HMAC-SHA-256(key, "parlor/shuffle/1/" + label + "/" + i) for i = 0, 1, 2 ..., each read as eight 32-bit numbers, high byte
first. To draw a number below n, take the next 32-bit number w, skip it as long as it is not below the largest multiple of n within 2**32,
and use w mod n.

A shuffle starts with the cards in pack order. For i from the last position down to position 1, it swaps the card at i with the card at a
number drawn below i + 1 (Fisher-Yates).
"""

import secrets
from hashlib import sha256
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.rng import Rng, Source

PROCEDURE: Final = "parlor/shuffle/1"
WORDS: Final = 4294967296
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])


def key_of(seed: int | str) -> bytes:
    """The 256-bit key of a seed."""
    if isinstance(seed, str):
        return bytes.fromhex(seed)
    return sha256(f"parlor/seed/1/{seed}".encode()).digest()


def hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 (RFC 2104) with a key of at most 64 bytes, twice as fast as the standard library's."""
    block = key.ljust(64, b"\0")
    return sha256(block.translate(OUTER) + sha256(block.translate(INNER) + message).digest()).digest()


def fresh_seed() -> str:
    """A new seed from the system's secure source."""
    return secrets.token_hex(32)


class Stream(Source):
    """The random numbers for one label."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key = key
        self.label = label
        self.block: bytes = b""
        self.blocks = 0
        self.at: i64 = 32

    def word(self) -> i64:
        """The next 32 bits."""
        if self.at == 32:
            self.block = hmac(self.key, f"{PROCEDURE}/{self.label}/{self.blocks}".encode())
            self.blocks += 1
            self.at = 0
        block = self.block
        at = self.at
        self.at = at + 4
        high: i64 = block[at] * 256 + block[at + 1]
        low: i64 = block[at + 2] * 256 + block[at + 3]
        return high * 65536 + low

    def below(self, n: i64) -> i64:
        limit = WORDS - WORDS % n
        w = self.word()
        while w >= limit:
            w = self.word()
        return w % n


class Shuffler:
    """The source of a game's shuffles."""

    def shuffle(self, cards: vec[i64], hand: i64, number: i64) -> vec[i64]:
        """The cards after shuffle `number` of a hand, with the first to be dealt first."""
        raise NotImplementedError


class KeyedShuffler(Shuffler):
    """Shuffles that are derived from the key of the game."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def shuffle(self, cards: vec[i64], hand: i64, number: i64) -> vec[i64]:
        return Stream(self.key, f"hand/{hand}/{number}").shuffle(cards)

    def cut(self, players: i64) -> i64:
        """The seat that deals first."""
        return Stream(self.key, "cut").below(players)


class FastShuffler(Shuffler):
    """Shuffles for search and simulation, which nobody needs to verify."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def shuffle(self, cards: vec[i64], hand: i64, number: i64) -> vec[i64]:
        return self.rng.shuffle(cards)


def in_order(n: i64) -> vec[i64]:
    """The cards 0 to n - 1."""
    cards = vec[i64](capacity=n)
    for card in range(n):
        cards = append(cards, card)
    return cards
