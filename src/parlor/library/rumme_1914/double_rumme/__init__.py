"""Double Rumme: Rumme with two packs and two Rumme cards, for five to eight players."""

from parlor.core.game import Game, number_option
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.double_rumme.rules import MELDS, VALUES, rules
from parlor.packs.rumme import RUMME
from parlor.players.meld_policy import MeldPolicy

GAME = Game(
    id="double-rumme",
    title="Double Rumme",
    book=BOOK,
    number=2,
    page="rumme-a",
    pack=RUMME,
    players=[5, 6, 7, 8],
    usual=5,
    options=[number_option("hands", "hands that make the game", 5, 1, 20)],
    summary="Rumme with two packs and two Rumme cards, for five to eight players.",
    rules=rules,
    casual=MeldPolicy(MELDS, VALUES, 2),
    kind="rummy",
    moves=430,
)
