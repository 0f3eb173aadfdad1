"""The level above expert: a network learned by self-play chooses at once, or tells a search what is worth its time.

A game has networks for some numbers of players. They were trained with its usual options; those that only set how long a game lasts do not
matter to them. At other tables a master plays as an expert.
"""

from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlor.core.game import Ending, Game, Rules
from parlor.core.hand import Hand
from parlor.core.messages import Message
from parlor.core.rng import Rng
from parlor.learn.actions import Actions
from parlor.learn.features import Features, features_for
from parlor.learn.frames import framed
from parlor.players.network import Network, load
from parlor.players.policy import Policy, Sound, Worlds, policy_of
from parlor.players.thinking import Thinking
from parlor.players.utility import Utility
from parlor.table.table import Table

# A search tries the moves that the network finds at least one twentieth as likely as the best one (e to the power of 3 is 20).
PLAUSIBLE: Final = 3 * 1024
# How many guides are kept ready.
READY: Final = 64


class Guide:
    """A network at a table: what it makes of a position."""

    def __init__(self, rules: Rules, network: Network, casual: Policy[Any]) -> None:
        self.network: Final = network
        self.casual: Final = casual
        self.ending: Final = rules.ending
        # Whether a search on top of the network was measured to be better than its choice alone.
        self.searches: Final[bool] = bool(network.told.get("search", False))
        # How much it likes what a casual player would do before it has seen anything: then it has only learned where to differ.
        self.leaning: Final[i64] = network.told.get("leaning", 0)
        self.actions: Final = Actions(rules)
        self.features: Final[Features] = features_for(rules, self.actions)
        self.frames: Final = framed(self.actions, rules.players)

    def fits(self) -> bool:
        """Whether the network was made for what is seen and done at this table."""
        told = self.network.told
        return bool(told["inputs"] == self.features.size and told["actions"] == len(self.actions))

    def likings(self, hand: Hand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """How much the network likes each legal move of a seat."""
        seen = self.network.look(self.features.of(hand, seat))
        frame = self.frames[seat]
        liked = vec[i64](capacity=len(moves))
        for action in self.actions.numbered(moves):
            liked = append(liked, self.network.liking(seen, frame[action]))
        if self.leaning > 0:
            # With the same chance in every world, so that nothing depends on what is hidden.
            usual = self.casual.decide(hand, seat, self.ending, Rng(0))
            for k in range(len(moves)):
                if moves[k] == usual:
                    liked[k] += self.leaning
        return liked

    def choice(self, hand: Hand, seat: i64) -> i64:
        """The legal move that the network likes best."""
        moves = hand.moves_of(seat)
        liked = self.likings(hand, seat, moves)
        best: i64 = 0
        for k in range(len(moves)):
            if liked[k] > liked[best]:
                best = k
        return moves[best]

    def plausible(self, hand: Hand, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The legal moves that are worth a search."""
        liked = self.likings(hand, seat, moves)
        most = liked[0]
        for liking in liked:
            most = max(most, liking)
        kept = vec[i64](capacity=len(moves))
        for k in range(len(moves)):
            if liked[k] >= most - PLAUSIBLE:
                kept = append(kept, moves[k])
        return kept


class Guided(Sound[Hand]):
    """The casual play of a game, but at the position that is thought about the network says what is sound and what is worth trying."""

    def __init__(self, guide: Guide, policy: Policy[Any], root: Hand) -> None:
        self.guide: Final = guide
        self.policy: Final = policy
        self.root: Final = root

    def choose(self, hand: Hand, seat: i64, rng: Rng) -> i64:
        return self.policy.choose(hand, seat, rng)

    def decide(self, hand: Hand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return self.guide.choice(hand, seat)

    def playout(self, hand: Hand, rng: Rng) -> i64:
        return self.policy.playout(hand, rng)

    def outcome(self, hand: Hand, worth: Utility, rng: Rng) -> vec[float]:
        return self.policy.outcome(hand, worth, rng)

    def reason(self, hand: Hand, seat: i64, move: i64) -> Message | None:
        return self.policy.reason(hand, seat, move)

    def thinking(self, hand: Hand, seat: i64, expert: bool, rng: Rng) -> Thinking | None:
        return self.policy.thinking(hand, seat, expert, rng)

    def worlds(self, hand: Hand, seat: i64) -> Worlds:
        return self.policy.worlds(hand, seat)

    def worth_trying(self, hand: Hand, seat: i64, moves: vec[i64]) -> vec[i64]:
        if hand is self.root:
            return self.guide.plausible(hand, seat, moves)
        return self.policy.worth_trying(hand, seat, moves)


_READY: Final[dict[tuple[str, int], tuple[Rules, Guide | None]]] = {}


def guide_for(table: Table) -> Guide | None:
    """The guide for a table; None where no network was trained for it."""
    game, rules = table.game, table.rules()
    key = (game.id, table.players)
    ready = _READY.get(key)
    if ready is not None and ready[0] is rules:
        return ready[1]
    found = opened(game, rules, table.players, table.options)
    if len(_READY) >= READY:
        _READY.clear()
    _READY[key] = (rules, found)
    return found


def opened(game: Game, rules: Rules, players: int, options: dict[str, Any]) -> Guide | None:
    """The guide for some rules, from the file of its network."""
    path = game.networks.get(players)
    # The file is empty in a tab that has not been given the networks.
    if path is None or Path(path).stat().st_size == 0:
        return None
    network = load(Path(path))
    trained = network.told["options"]
    if network.told["version"] != game.version:
        return None
    for name in options:
        if isinstance(options[name], str) and options[name] != trained.get(name):
            return None
    guide = Guide(rules, network, policy_of(game))
    return guide if guide.fits() else None
