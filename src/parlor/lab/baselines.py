"""Networks that were trained by `parlor lab train`, as players: those that come with Parlor, and any other file.

`parlor lab play sachem --player baseline:sachem --player casual` seats one that comes with Parlor, and `--player network:FILE` one of your
own. They are players like all others: `choose(table, seat)` and nothing more.
"""

from pathlib import Path

import parlor
from parlor.core.messages import BadArgument, short
from parlor.core.rng import Rng
from parlor.lab.outside import Forfeit
from parlor.players.master import Guide
from parlor.players.network import BadNetwork, Network, load
from parlor.players.policy import policy_of

FOLDER = Path(__file__).parent / "networks"
# How the files of masters are named, next to the rules of their games.
MASTER = "master-"


class Trained:
    """A player that does what a network likes best."""

    def __init__(self, path: Path, seed: int = 0) -> None:
        self.network = opened(path)
        self.rng = Rng(seed)
        self._guides: dict[int, Guide] = {}

    def choose(self, table: parlor.Table, seat: int) -> str:
        """A legal move of the seat, as text."""
        guide = self._guide(table)
        hand = table.imagined(seat, self.rng)
        return hand.notation.text(guide.choice(hand, seat))

    def _guide(self, table: parlor.Table) -> Guide:
        """The network at a table of the game and the number of players that it was trained for; at others it gives up its seat."""
        told, rules = self.network.told, table.rules()
        if id(rules) not in self._guides:
            guide = Guide(rules, self.network, policy_of(table.game))
            if (told["game"], told["players"]) != (table.game.id, table.players) or not guide.fits():
                about = {"game": parlor.game(told["game"]).title, "players": told["players"]}
                raise Forfeit("lab-other-network", {**about, "here": table.game.title, "seats": table.players})
            self._guides[id(rules)] = guide
        return self._guides[id(rules)]


def opened(path: Path) -> Network:
    """A network that somebody named."""
    if not path.is_file():
        raise BadArgument("lab-no-network", {"file": short(str(path))})
    try:
        return load(path)
    except BadNetwork as error:
        raise BadArgument("lab-bad-network", {"file": str(path), "why": str(error)}) from None


def baselines() -> dict[str, Path]:
    """The networks that come with Parlor, by the games that they play: those of masters, and those that are no level of their game."""
    found = {path.stem.rpartition("-")[0]: path for path in sorted(FOLDER.glob("*.net"))}
    games = [parlor.game(id) for id in parlor.games()]
    masters = {game.id: Path(game.networks[game.usual]) for game in games if game.usual in game.networks}
    return dict(sorted({**found, **{id: path for id, path in masters.items() if path.name.startswith(MASTER)}}.items()))


def baseline(game: str, seed: int = 0) -> Trained:
    """The player that comes with Parlor for a game."""
    found = baselines()
    if game not in found:
        raise BadArgument("lab-no-baseline", {"given": short(game), "games": ", ".join(found)})
    return Trained(found[game], seed)


def trained(file: str, seed: int = 0) -> Trained:
    """A player that plays from the file of a network."""
    return Trained(Path(file), seed)
