"""The policy of every game: the sound play that its family's experience teaches."""

from typing import Final

from mypy_extensions import i64

from parlor.core.bits import union, zeros
from parlor.core.game import Game
from parlor.games.patriot import liberty_bond
from parlor.games.rumme_1914 import double_rumme, flique, rumme
from parlor.games.rumme_1914.argentina import one_high
from parlor.games.rummy_1916 import rummy
from parlor.packs.patriot import COUNTING, PATRIOT
from parlor.packs.rumme import RUMME
from parlor.packs.rummy import RUMMY
from parlor.packs.sammy import SAMMY
from parlor.players.asking import AskPolicy
from parlor.players.bidding import BattleBidder, ContractBidder, FirstLeadBidder, GraftBidder, UnitBidder
from parlor.players.laying import BookPolicy, ChainPolicy, ContestPolicy, CountPolicy, RowPolicy
from parlor.players.melds import FliquePolicy, LayoutPolicy, MeldPolicy
from parlor.players.patience import RunPolicy, TravelPolicy
from parlor.players.policy import Policy
from parlor.players.race import MobilizePolicy, PayoffPolicy
from parlor.players.trick_games import Baffled, Claimer, Demander, Duellist, EverySecond, Fielder, Rising, Secretive, Shedding
from parlor.players.tricks import Weigh, by_code, by_number

# What cards and tricks are worth to their taker, in points of the game or in proportion to them.
UNICORNS: Final = {f"U{n}": -5 if n == 5 else -1 for n in range(1, 14)}
ARGENTINE: Final = {1: 4, 13: 3, 12: 2, 11: 1, 10: 10}
GAME_COUNTS: Final = {13: 4, 12: 3, 11: 2, 10: 10, 5: 1}
RENO: Final = {13: 40, 1: 40, 5: 40}
PRESIDENTS: Final = {13: 25}
HONOURS: Final = {14: 12, 13: 12, 12: 12, 11: 12}

# Liberty Bonds count for the owner of the meld in which they lie.
BONDS: Final[i64] = union(PATRIOT.cards(["A5", "B5", "F5", "I5"]))

RUMME_NOTHING: Final = zeros(RUMME.size)
RUMMY_NOTHING: Final = zeros(RUMMY.size)
PATRIOT_NOTHING: Final = zeros(PATRIOT.size)

PLAIN: Final = Policy()
POLICIES: Final[dict[str, Policy]] = {
    # Rummy
    "rumme": MeldPolicy(rumme.MELDS, rumme.VALUES),
    "double-rumme": MeldPolicy(double_rumme.MELDS, double_rumme.VALUES, 2),
    "rummy": MeldPolicy(rummy.MELDS, RUMMY.number),
    "parquet": LayoutPolicy(rummy.MELDS, RUMMY.number),
    "liberty-bond": MeldPolicy(liberty_bond.MELDS, COUNTING, 2, BONDS),
    "flique": FliquePolicy(flique.WITHOUT_SETS, RUMME_NOTHING),
    # Patience and races
    "flag": RunPolicy(),
    "mobilization-2": RunPolicy(),
    "sammys-travels": TravelPolicy(),
    "sam": PayoffPolicy(),
    "mobilization-3": MobilizePolicy(),
    # Asking, laying, passing
    "quatro": AskPolicy(),
    "mobilization": AskPolicy(),
    "moosehead": CountPolicy(),
    "united-states": ChainPolicy(),
    "ups-and-downs": RowPolicy(),
    "goop": BookPolicy(),
    "national-contest": ContestPolicy(),
    # Tricks that nobody wants
    "quenette": Weigh(RUMME, 0.0, by_code(RUMME, UNICORNS), RUMME_NOTHING, RUMME.number),
    "turkette": EverySecond(RUMME, -1.0, RUMME_NOTHING, RUMME_NOTHING, RUMME.number),
    "doolittle": Rising(RUMMY, -1.0, RUMMY_NOTHING, RUMMY_NOTHING, RUMMY.number),
    "despised-nines": Weigh(RUMMY, 0.0, by_number(RUMMY, {9: -4}), RUMMY_NOTHING, RUMMY.number),
    "hoodoo": Shedding(),
    # Tricks that all want
    "argentina": Weigh(RUMME, 2.0, RUMME_NOTHING, by_number(RUMME, ARGENTINE), one_high()),
    "reno": Weigh(RUMME, 1.0, by_number(RUMME, GAME_COUNTS), by_number(RUMME, RENO), RUMME.number),
    "sachem": Weigh(RUMMY, 1.0, by_number(RUMMY, {7: 3, 8: 3}), by_number(RUMMY, {9: 9}), RUMMY.number),
    "secret-seven": Secretive(RUMME, 1.0, RUMME_NOTHING, RUMME_NOTHING, RUMME.number),
    "rumme-baseball": Fielder(RUMME, 3.0, RUMME_NOTHING, RUMME_NOTHING, RUMME.number),
    "baffle": Baffled(RUMME, 10.0, RUMME_NOTHING, RUMME_NOTHING, RUMME.number),
    "coronado": Demander(RUMMY, 10.0, RUMMY_NOTHING, RUMMY_NOTHING, RUMMY.number),
    "jaimy": Claimer(RUMMY, 10.0, RUMMY_NOTHING, RUMMY_NOTHING, RUMMY.number),
    "foozle": FirstLeadBidder(RUMMY, 10.0, RUMMY_NOTHING, RUMMY_NOTHING, RUMMY.number),
    "grafto": GraftBidder(),
    "sammy": ContractBidder(SAMMY, 25.0, by_number(SAMMY, PRESIDENTS), by_number(SAMMY, HONOURS), SAMMY.number),
    "organization": UnitBidder(PATRIOT, 10.0, PATRIOT_NOTHING, PATRIOT_NOTHING, PATRIOT.number),
    "sham-battle": BattleBidder(PATRIOT, 1.0, COUNTING, PATRIOT_NOTHING, PATRIOT.number),
    "sham-battle-2": Duellist(PATRIOT, 1.0, COUNTING, PATRIOT_NOTHING, PATRIOT.number),
}


def policy_of(game: Game) -> Policy:
    """The quick, sound play of a game."""
    return POLICIES.get(game.id, PLAIN)
