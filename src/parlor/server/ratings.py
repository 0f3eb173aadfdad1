"""Ratings for many players at once, by Weng and Lin's method, game by game; computer players are rated like people."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from parlor.server.standings import Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

# What is known about a newcomer.
MU = 25.0
SIGMA = MU / 3
# What people read: a newcomer has 1000.
SCALE = 40


class Rating(NamedTuple):
    """What is known about a player's strength: the likely value, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """The likely value, as people read it."""
        return round(SCALE * self.mu)

    @property
    def unsure(self) -> int:
        """By how much the value may be off, as people read it."""
        return round(SCALE * self.sigma)


NEWCOMER = Rating()


@cache
def model() -> "PlackettLuce":
    """The method, loaded when a game is rated for the first time: a house in a tab rates none."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def rated(before: Mapping[str, Rating], game: Sequence[Played]) -> dict[str, Rating]:
    """The ratings of everyone in a finished game after it; partners are rated as a team.

    One player in several seats, such as three computer players of the same level, takes all their changes together.
    """
    sides = sorted({own.side for own in game})
    if len(sides) < 2:
        return {}
    teams = [[own for own in game if own.side == side] for side in sides]
    best = [max(own.standing for own in team) for team in teams]
    ranks = [float(sum(other > own for other in best)) for own in best]
    known = {own.player: before.get(own.player, NEWCOMER) for own in game}
    method = model()
    told = method.rate([[method.rating(*known[own.player]) for own in team] for team in teams], ranks=ranks)
    after = dict(known)
    for team, new in zip(teams, told, strict=True):
        for own, changed in zip(team, new, strict=True):
            mu, sigma = after[own.player]
            start = known[own.player]
            after[own.player] = Rating(mu + changed.mu - start.mu, sigma * changed.sigma / start.sigma)
    return after
