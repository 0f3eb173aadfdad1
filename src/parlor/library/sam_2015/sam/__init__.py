"""SAM: be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen."""

from parlor.core.finding import Like
from parlor.core.game import Game, Option, number_option
from parlor.library.known import RUSSIAN_BANK, SKIP_BO
from parlor.library.sam_2015 import BOOK
from parlor.library.sam_2015.sam.aim import aim
from parlor.library.sam_2015.sam.casual import PayoffPolicy
from parlor.library.sam_2015.sam.lesson import STAGED
from parlor.library.sam_2015.sam.rules import PACKS, rules
from parlor.packs.standard import STANDARD

GAME = Game(
    id="sam",
    title="SAM",
    book=BOOK,
    number=1,
    page="sam",
    pack=STANDARD,
    players=[2, 3, 4, 5, 6],
    usual=2,
    options=[
        number_option("payoff", "cards in each pay-off pile", 10, 3, 40),
        Option("packs", "packs shuffled together; auto: as many as players, one more for pay-off piles of more than 15", "auto", PACKS),
    ],
    summary="Be rid of your pay-off pile, card by card, onto common piles that rise from Ace to Queen.",
    like=[
        Like(SKIP_BO, "Be rid of your pay-off pile onto common piles that rise from Ace to Queen, with Kings wild."),
        Like(RUSSIAN_BANK, "A race with patience piles that everybody builds on."),
    ],
    picture=["AS", "2H", "KD"],
    rules=rules,
    aim=aim,
    casual=PayoffPolicy(),
    sort="number",
    kind="race",
    moves=370,
    staged=STAGED,
)
