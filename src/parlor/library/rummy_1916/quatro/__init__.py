"""Quatro: ask one another for cards, and lay down the fours."""

from parlor.core.bounds import Bounds
from parlor.core.finding import Like
from parlor.core.game import Game, Options
from parlor.library.known import GO_FISH
from parlor.library.rummy_1916 import BOOK
from parlor.library.rummy_1916.quatro.aim import aim
from parlor.library.rummy_1916.quatro.lesson import STAGED
from parlor.library.rummy_1916.quatro.rules import rules
from parlor.packs.rummy import RUMMY
from parlor.players.asking_policy import AskPolicy


def bounds(players: int, options: Options) -> Bounds:
    """Thirteen fours. A thousand questions (R5)."""
    return Bounds(0, 13, 1000)


GAME = Game(
    id="quatro",
    title="Quatro",
    book=BOOK,
    number=9,
    page="rummy",
    pack=RUMMY,
    players=list(range(3, 9)),
    usual=4,
    options=[],
    summary="Ask one another for cards, and lay down the fours.",
    like=[
        Like(GO_FISH, "Ask for cards and lay down the fours; there is no stock, so a wrong guess hands over the turn."),
    ],
    picture=["R8", "L8", "K8", "B8"],
    rules=rules,
    bounds=bounds,
    aim=aim,
    casual=AskPolicy(),
    sort="number",
    kind="asking",
    moves=51,
    staged=STAGED,
)
