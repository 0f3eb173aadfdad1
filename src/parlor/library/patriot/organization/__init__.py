"""Organization: bid units, name the Organizing Country, and with five call a partner whom nobody knows till his card falls."""

from parlor.core.game import Game
from parlor.library.patriot import BOOK
from parlor.library.patriot.laws import target_option
from parlor.library.patriot.organization.casual import UnitBidder
from parlor.library.patriot.organization.rules import rules
from parlor.packs.patriot import PATRIOT

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
    rules=rules,
    casual=UnitBidder(PATRIOT, 10.0),
    kind="tricks",
    moves=630,
)
