"""A seat for another build of Parlor: runs on that build alone and answers requests, one JSON object a line.

It uses only what every release has. `parlor engine` would not do: its `think` gives advice, for which releases take different parts of
the time, while `choose` is what a player plays.
"""

import json
import sys
from typing import Any

from processor_time import processor_time

import parlor


class Guest:
    """One table, and players for its seats."""

    def __init__(self) -> None:
        self.table: parlor.Table | None = None

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request."""
        if asked["do"] == "hello":
            return {"version": parlor.__version__, "build": parlor.build(), "games": parlor.games(), "file": parlor.__file__}
        if asked["do"] == "deal":
            self.table = parlor.deal(
                asked["game"], asked["players"], seed=asked["seed"], dealer=asked["dealer"], options=asked["options"] or None
            )
            return {"record": self.table.record()}
        table = self.table
        assert table is not None
        if asked["do"] == "play":
            table.play(asked["move"], asked["seat"])
            return {"waiting": list(table.waiting), "over": table.over, "points": [result["points"] for result in table.results]}
        player = parlor.player("expert", asked["seed"], seconds=asked["seconds"])
        if asked["do"] == "reaction":
            return {"reaction": player.reaction(table, asked["seat"])}
        return {"move": player.choose(table, asked["seat"])}


def main() -> int:
    """Answers until nobody asks any more."""
    guest = Guest()
    with processor_time():
        for line in sys.stdin:
            try:
                answer = guest.answer(json.loads(line))
            except Exception as error:
                answer = {"error": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
