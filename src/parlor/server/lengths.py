"""How long the games of the shelf are: written by `make games-page`, together with docs/games.md."""

from typing import Final

SECONDS_A_MOVE: Final = 4

# Moves of a whole game at the usual number of players, played by casual players.
MOVES: Final = {
    "national-contest": 500,
    "sammy": 260,
    "united-states": 1100,
    "flag": 140,
    "sammys-travels": 600,
    "rumme": 210,
    "double-rumme": 430,
    "turkette": 170,
    "quenette": 360,
    "goop": 830,
    "argentina": 190,
    "grafto": 230,
    "baffle": 170,
    "secret-seven": 800,
    "reno": 260,
    "rumme-baseball": 200,
    "flique": 42,
    "sam": 490,
    "liberty-bond": 1100,
    "organization": 500,
    "mobilization": 650,
    "mobilization-2": 81,
    "mobilization-3": 470,
    "sham-battle": 230,
    "sham-battle-2": 200,
    "rummy": 180,
    "parquet": 150,
    "coronado": 99,
    "foozle": 340,
    "jaimy": 790,
    "hoodoo": 220,
    "numero": 130,
    "sachem": 220,
    "quatro": 51,
    "doolittle": 96,
    "despised-nines": 130,
    "ups-and-downs": 65,
    "moosehead": 230,
}


def minutes(game: str) -> int:
    """About how many minutes a game takes, to two figures."""
    return max(1, rounded(MOVES[game] * SECONDS_A_MOVE / 60))


def rounded(number: float) -> int:
    """A number to two figures."""
    step = 1
    while number / step >= 100:
        step *= 10
    return round(number / step) * step
