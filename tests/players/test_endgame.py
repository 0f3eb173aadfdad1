"""The last tricks played out exactly: however the hand goes on, the thinking comes to an end."""

import subprocess
import sys

# A half-inning of Rumme Baseball that goes on with a fresh pack has millions of ways to be played.
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
