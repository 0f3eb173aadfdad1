"""Card games that everyone knows, for Parlor."""

from parlor_classics.hearts import GAME as HEARTS

GAMES = [HEARTS]
