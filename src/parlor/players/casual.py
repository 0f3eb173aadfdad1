"""The policy of every game: the sound play that its family's experience teaches."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.game import Game
from parlor.core.pack import Pack
from parlor.packs.rumme import RUMME
from parlor.packs.rummy import RUMMY
from parlor.players.policy import Policy
from parlor.players.tricks import Duck, Take


def costs(pack: Pack, dear: dict[str, int]) -> vec[i64]:
    """What each card of a pack costs its taker."""
    cost = vec[i64](capacity=pack.size)
    for code in pack.codes:
        cost = append(cost, dear.get(code, 0))
    return cost


UNICORNS: Final = {f"U{n}": 5 if n == 5 else 1 for n in range(1, 14)}
NINES: Final = {f"{suit}9": 4 for suit in RUMMY.suit_codes}

PLAIN: Final = Policy()
TAKE: Final = Take()
POLICIES: Final[dict[str, Policy]] = {
    "quenette": Duck(costs(RUMME, UNICORNS)),
    "turkette": Duck(costs(RUMME, {})),
    "doolittle": Duck(costs(RUMMY, {})),
    "despised-nines": Duck(costs(RUMMY, NINES)),
}


def policy_of(game: Game) -> Policy:
    """The quick, sound play of a game."""
    return POLICIES.get(game.id, TAKE if game.kind == "tricks" else PLAIN)
