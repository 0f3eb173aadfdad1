"""One digest per game: everything that everyone sees in a few seeded games with every number of players, as data.

It contains no words, neither sentences nor their keys: only the numbers, seats and cards that they are about. Whatever is said can be said
better; a changed digest is a changed rule.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import parlor
from parlor.core.rng import Rng
from tests.kit.cases import Case

PATH = Path(__file__).parent.parent / "records" / "digests.json"
# Of a view: words, which stand beside it as data, where its zones are laid out, and what players are told about their aim and their side.
WORDED = ("log", "results", "places", "goal", "ask", "tally", "sides")


class Blessed(NamedTuple):
    """The digest of a game, and the version of the rules that it belongs to."""

    version: int
    digest: str


class NotRaised(ValueError):
    """A digest that changed though the version of the rules did not rise."""


def kept(path: Path = PATH) -> dict[str, Blessed]:
    """The digests that were blessed."""
    return {game: Blessed(**entry) for game, entry in json.loads(path.read_text()).items()}


def keep(digests: dict[str, Blessed], path: Path = PATH) -> None:
    """Writes digests, the games in the order of the shelf."""
    path.write_text(json.dumps({game: digests[game]._asdict() for game in parlor.games() if game in digests}, indent=1) + "\n")


def digest(game: str, seeds: int = 2) -> str:
    """A digest of seeded random games, including the views of every seat; long games are followed for 600 moves."""
    sum = hashlib.sha256()
    for players in parlor.game(game).players:
        for seed in range(seeds):
            table = Case(game, players).deal(seed)
            rng = Rng(seed + 1000)
            for number in range(600):
                if table.over:
                    break
                seat = table.waiting[rng.below(len(table.waiting))]
                legal = table.legal(seat)
                table.play(legal[rng.below(len(legal))], seat)
                if number % 50 == 0:
                    sum.update(as_bytes([seen(table, each) for each in [None, *range(players)]]))
            sum.update(as_bytes([told(table), table.scores, list(table.winners), table.zones()]))
    return sum.hexdigest()


def as_bytes(data: object) -> bytes:
    """Data as the digest takes it."""
    return json.dumps(data).encode()


def seen(table: parlor.Table, seat: int | None) -> dict[str, Any]:
    """A view without its words."""
    return {name: value for name, value in table.view(seat).items() if name not in WORDED}


def told(table: parlor.Table) -> list[object]:
    """What everyone heard and what was counted, without words; the log of the count follows from the count."""
    heard = [[line["kind"], line["seat"], plain(line["params"])] for line in table.messages() if line["kind"] != "counted"]
    counts = [
        [count["points"], [[line["seat"], line["points"], plain(line["params"])] for line in count["lines"]]] for count in table.counts()
    ]
    return [heard, counts]


def plain(params: dict[str, Any]) -> dict[str, Any]:
    """The parameters of a message that are not messages themselves."""
    return {name: value for name, value in params.items() if not is_said(value)}


def is_said(value: object) -> bool:
    """Whether a parameter is a message, or a list of them."""
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(each, dict) for each in value))


def bless(before: dict[str, Blessed], game: str, digest_of: Callable[[str], str] = digest) -> Blessed:
    """The digest of a game as it is played now. A changed one needs a raised version of the rules."""
    now = Blessed(parlor.game(game).version, digest_of(game))
    old = before.get(game, now)
    if now.version < old.version:
        raise NotRaised(f"{game}: its digest was blessed for version {old.version} of the rules, and the game tells version {now.version}")
    if now.version == old.version and now.digest != old.digest:
        raise NotRaised(
            f"{game}: its digest has changed, and with it a rule, but its rules are still version {now.version}; "
            f"a Change among the game's changes says which ruling, and raises it to {now.version + 1}"
        )
    return now
