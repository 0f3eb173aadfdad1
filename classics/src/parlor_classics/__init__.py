"""Card games that everyone knows, for Parlor."""

from parlor_classics.crazy_eights import GAME as CRAZY_EIGHTS
from parlor_classics.cribbage import GAME as CRIBBAGE
from parlor_classics.euchre import GAME as EUCHRE
from parlor_classics.freecell import GAME as FREECELL
from parlor_classics.gin_rummy import GAME as GIN_RUMMY
from parlor_classics.hearts import GAME as HEARTS
from parlor_classics.klondike import GAME as KLONDIKE
from parlor_classics.oh_hell import GAME as OH_HELL
from parlor_classics.spades import GAME as SPADES
from parlor_classics.whist import GAME as WHIST

GAMES = [HEARTS, SPADES, EUCHRE, OH_HELL, WHIST, GIN_RUMMY, KLONDIKE, FREECELL, CRAZY_EIGHTS, CRIBBAGE]
