"""The last tricks played out exactly: the thinking ends no matter how the hand goes on."""

import subprocess
import sys

import parlor
from parlor.players.endgame import is_near

# A half-inning of Rumme Baseball that continues with a fresh pack can be played in millions of ways.
THINK = """
import parlor
players = [parlor.player("expert", seat, iterations=1) for seat in range(2)]
for seed in range(3):
    table = parlor.deal("rumme-baseball", seed=seed, options={"innings": 2})
    while not table.over:
        seat = table.waiting[0]
        table.play(players[seat].choose(table, seat), seat)
"""


def test_a_fresh_pack_is_not_played_out_exactly() -> None:
    subprocess.run([sys.executable, "-c", THINK], check=True, timeout=120)


def test_cards_that_come_back_to_the_hands_are_not_played_out_exactly() -> None:
    table = parlor.deal("hoodoo", seed=47, dealer=3)
    player = parlor.player("casual", seed=1)
    while not table.over:
        assert not is_near(table.open_hand())
        table.play(player.choose(table, table.waiting[0]))
