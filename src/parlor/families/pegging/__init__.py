"""Games that count fifteens, pairs and runs: cards for the crib, the play up to a limit, and what a hand shows."""

from parlor.families.pegging.crib import ToCrib
from parlor.families.pegging.play import Pegging, peg, pegged
from parlor.families.pegging.showing import Showing, pips

__all__ = ["Pegging", "Showing", "ToCrib", "peg", "pegged", "pips"]
