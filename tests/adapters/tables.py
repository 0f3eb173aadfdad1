"""The tables on which encodings and bounds are tried."""

import parlor
from tests.kit.cases import EVERY, WHOLE, Case

BY_GAME = {id: [case for case in EVERY if case.game == id] for id in parlor.games()}
# A few tables of each game, the smallest and the usual one among them; in a long run all of them.
SOME = {
    id: cases if WHOLE else [case for k, case in enumerate(cases) if k % 5 == 0 or case == Case(id, parlor.game(id).usual)]
    for id, cases in BY_GAME.items()
}
