"""The same game at OpenSpiel's table: equal choices, turns and results, game after game.

PARLOR_PEER_GAMES says how many games of each; `make soak SOAK=peers` plays ten thousand.
"""

import os
import random

import pytest
from peers import PEERS

GAMES = int(os.environ.get("PARLOR_PEER_GAMES", "10"))


@pytest.mark.parametrize("game", PEERS)
def test_plays_like_openspiel(game: str) -> None:
    pytest.importorskip("pyspiel")
    for seed in range(GAMES):
        PEERS[game](random.Random(seed)).play()
