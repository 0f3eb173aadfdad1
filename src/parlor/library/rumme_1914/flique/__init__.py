"""Flique: use the card that you draw at once or throw it away, until eleven cards lie before you."""

from parlor.core.game import Game, word_option
from parlor.library.rumme_1914 import BOOK
from parlor.library.rumme_1914.flique.casual import FliquePolicy
from parlor.library.rumme_1914.flique.rules import rules
from parlor.packs.rumme import RUMME

GAME = Game(
    id="flique",
    title="Flique",
    book=BOOK,
    number=12,
    page="rumme-b",
    pack=RUMME,
    players=[2],
    usual=2,
    options=[word_option("sets", "whether cards of one number are a combination too", ["no", "yes"])],
    summary="Use the card that you draw at once or throw it away, until eleven cards lie before you.",
    rules=rules,
    casual=FliquePolicy(),
    kind="rummy",
    moves=41,
)
