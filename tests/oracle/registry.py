"""Which oracle belongs to which game."""

from tests.oracle.common import Oracle
from tests.oracle.rummy import Rummy

ORACLES: dict[str, type[Oracle]] = {
    "rummy": Rummy,
}
