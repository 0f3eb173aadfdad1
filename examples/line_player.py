"""A player for Parlor's line protocol (docs/protocol.md), in plain Python: it makes the first legal move.

Try it: parlor lab play quenette --player 'program:python examples/line_player.py' --player casual
"""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":
        answer = {"kind": "hello", "protocol": 1, "name": "first move (Python)"}
    elif asked["do"] == "move":
        answer = {"kind": "move", "id": asked["id"], "move": asked["view"]["legal"][0]}
    elif asked["do"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
