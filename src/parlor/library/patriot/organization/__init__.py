"""Organization: bid units, name the Organizing Country, and with five call a partner whom nobody knows till his card falls."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like, Short
from parlor.core.game import Game, Options
from parlor.library.known import BRIDGE, WHIST
from parlor.library.patriot import BOOK
from parlor.library.patriot.laws import target_option
from parlor.library.patriot.organization.aim import aim
from parlor.library.patriot.organization.casual import UnitBidder
from parlor.library.patriot.organization.lesson import STAGED
from parlor.library.patriot.organization.rules import rules
from parlor.packs.patriot import PATRIOT


def bounds(players: int, options: Options) -> Bounds:
    """All units, or a bid of all of them missed. Each bid is followed by a round of passes at most; taking the reserve is four moves."""
    units = {2: 10, 3: 15, 4: 12, 5: 9, 6: 8}[players]
    return Bounds(-units, units, players * (units + 1) + 4 + 1 + 1 + units * players)


GAME = Game(
    id="organization",
    title="Organization",
    book=BOOK,
    number=2,
    page="patriot",
    pack=PATRIOT,
    players=[2, 3, 4, 5, 6],
    usual=4,
    options=[target_option(50, 500, "units")],
    summary="Bid for units and name the country that organizes them; with five, call a partner unknown.",
    like=[
        Like(WHIST, "Bid for tricks with your partner across the table; the highest bid names trumps."),
        Like(BRIDGE, "Bid how many tricks you and your partner will take, and then take them, without a dummy."),
    ],
    short=Short({"target": 15}, "to 15 units", 160),
    picture=["A6", "A6", "B4"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=UnitBidder(PATRIOT, 10.0),
    kind="tricks",
    moves=510,
    staged=STAGED,
)
