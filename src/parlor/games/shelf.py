"""The shelf: all games in order, book by book."""

from typing import Final

from parlor.core.game import Game
from parlor.core.words import short
from parlor.games.patriot import liberty_bond, mobilization, mobilization_2, mobilization_3, organization, sham_battle, sham_battle_2
from parlor.games.rumme_1914 import (
    argentina,
    baffle,
    double_rumme,
    flique,
    goop,
    grafto,
    quenette,
    reno,
    rumme,
    rumme_baseball,
    secret_seven,
    turkette,
)
from parlor.games.rummy_1916 import (
    coronado,
    despised_nines,
    doolittle,
    foozle,
    hoodoo,
    jaimy,
    moosehead,
    numero,
    parquet,
    quatro,
    rummy,
    sachem,
    ups_and_downs,
)
from parlor.games.sam_2015 import sam
from parlor.games.sammy_1934 import flag, national_contest, sammy, sammys_travels, united_states


def _shelf() -> list[Game]:
    """All games. A function, because mypyc reads this module before it knows the type of every GAME."""
    return [
        national_contest.GAME,
        sammy.GAME,
        united_states.GAME,
        flag.GAME,
        sammys_travels.GAME,
        rumme.GAME,
        double_rumme.GAME,
        turkette.GAME,
        quenette.GAME,
        goop.GAME,
        argentina.GAME,
        grafto.GAME,
        baffle.GAME,
        secret_seven.GAME,
        reno.GAME,
        rumme_baseball.GAME,
        flique.GAME,
        sam.GAME,
        liberty_bond.GAME,
        organization.GAME,
        mobilization.GAME,
        mobilization_2.GAME,
        mobilization_3.GAME,
        sham_battle.GAME,
        sham_battle_2.GAME,
        rummy.GAME,
        parquet.GAME,
        coronado.GAME,
        foozle.GAME,
        jaimy.GAME,
        hoodoo.GAME,
        numero.GAME,
        sachem.GAME,
        quatro.GAME,
        doolittle.GAME,
        despised_nines.GAME,
        ups_and_downs.GAME,
        moosehead.GAME,
    ]


GAMES: Final = _shelf()
BY_ID: Final = {game.id: game for game in GAMES}


def find(id: object) -> Game:
    """The game of an id."""
    game = BY_ID.get(id) if isinstance(id, str) else None
    if game is None:
        raise ValueError(f"there is no game {short(id)}: the games are {', '.join(BY_ID)}")
    return game
