"""The small forms: for some games a few of their cards, short hands and few seats, played by the rules of the game itself.

Phases, limits, orders of cards and counts are the objects of the real game; a form only deals fewer cards and, where a hand could go on
for long, ends it sooner. The small forms do not stand on the shelf.
"""

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import parlor
from parlor.core.bits import zeros
from parlor.core.deals import deal_singly, rest_reversed
from parlor.core.game import Options, Rules
from parlor.core.hand import Deck
from parlor.core.messages import BadArgument, short
from parlor.core.pack import Pack
from parlor.core.state import CardHand, CardRules
from parlor.families.asking.hand import AskRules, Sets
from parlor.families.rummy.hand import RummyHand, RummyRules, deal_batches, turn_up
from parlor.families.rummy.turn import TurnLimit
from parlor.families.tricks import TrickHand, TrickRules
from parlor.families.tricks import turn_up as turn_up_trump
from parlor.library.rumme_1914.goop.rules import LIMIT
from parlor.library.rumme_1914.goop.state import EXCHANGES

Deal = Callable[[Any, Deck], None]


class Form:
    """A small form of a game: who plays, what it is in a line, and its rules."""

    def __init__(self, game: str, summary: str, rules: Callable[[Rules], Rules], players: int = 2) -> None:
        self.id = game
        self.summary = summary
        self.players = players
        self._rules = rules
        self._made: Rules | None = None

    @property
    def game(self) -> parlor.Game:
        """The real game."""
        return parlor.game(self.id)

    @property
    def options(self) -> Options:
        """The usual options of the real game, which the form is played with."""
        return {option.name: option.default for option in self.game.options.values()}

    @property
    def dealer(self) -> int:
        """The last seat deals, so that seat 0 is at its left."""
        return self.players - 1

    def rules(self) -> Rules:
        """The rules of the real game over the few cards."""
        if self._made is None:
            self._made = self._rules(self.game.rules(self.players, self.options))
        return self._made


def cards_of(real: Rules, codes: str) -> vec[i64]:
    """Cards by their codes."""
    return vec[i64](sorted(real.pack.cards(codes.split())))


def few(real: Rules, codes: str, deal: Deal | None = None, counters: dict[int, int] | None = None) -> CardRules:
    """Rules of hands and places, over fewer cards."""
    assert isinstance(real, CardRules)
    kind = TrickRules if isinstance(real, TrickRules) else CardRules
    first = [int(counter) for counter in real.counters]
    for place, value in (counters or {}).items():
        first[place] = value
    made = kind(
        pack=real.pack,
        players=real.players,
        ending=real.ending,
        deal=real.dealing if deal is None else deal,
        phases=real.phases,
        count=real.counting,
        deck=cards_of(real, codes),
        notation=real.notation,
        places=real.places,
        counters=first,
        rows=real.rows,
        hands=real.hands,
        guessing=real.guessing,
        tells_over=real.tells_over,
    )
    if isinstance(real, TrickRules) and isinstance(made, TrickRules):
        made.extra_open = real.extra_open
    return made


def few_melds(real: Rules, codes: str, each: int, turns: int) -> RummyRules:
    """Rules of drawing and melding, over fewer cards and for a few turns."""
    assert isinstance(real, RummyRules)

    def deal(h: RummyHand, deck: Deck) -> None:
        turn_up(h, deck, deal_batches(h, deck, [1] * each))

    return RummyRules(
        real.pack,
        real.players,
        real.notation,
        real.ending,
        cards_of(real, codes),
        deal,
        real.melds,
        real.phases,
        TurnLimit(turns),
        real.counting,
        real.layout,
        [int(counter) for counter in real.counters],
    )


def few_asked(real: Rules, suits: int, numbers: int, questions: int) -> AskRules:
    """Rules of asking over a pack of fewer suits and numbers: as many cards of a number make a set as there are suits."""
    assert isinstance(real, AskRules)
    pack = real.pack
    kinds = [kind for kind in pack.kinds if kind.suit < suits and kind.number <= numbers]
    tiny = Pack(pack.name, pack.title, pack.suits[:suits], pack.suit_codes[:suits], kinds)
    sets = Sets(tiny, vec[i64]([kind.number - 1 for kind in kinds]), real.sets.names[:numbers])
    return AskRules(tiny, real.players, real.ending, sets, real.calls, real.turns, real.laid_zone, questions, real.counting)


def singly(each: int) -> Deal:
    """Deals each seat so many cards; the rest stays out unseen."""

    def deal(h: CardHand, deck: Deck) -> None:
        h.stock = rest_reversed(deck.cards, deal_singly(h, deck, each))

    return deal


def singly_counted(each: int) -> Deal:
    """Deals each seat so many cards, for games that count as they go."""

    def deal(h: CardHand, deck: Deck) -> None:
        singly(each)(h, deck)
        h.made = zeros(h.players)

    return deal


def singly_with_extra(each: int) -> Deal:
    """Deals each seat so many cards; the rest lies aside for the taker of the first trick."""

    def deal(h: TrickHand, deck: Deck) -> None:
        h.extra = deck.cards[deal_singly(h, deck, each) :]

    return deal


def singly_with_trump(each: int) -> Deal:
    """Deals each seat so many cards; the next one makes its suit trumps, and the rest stays out unseen."""

    def deal(h: TrickHand, deck: Deck) -> None:
        dealt = deal_singly(h, deck, each)
        h.stock = rest_reversed(deck.cards, dealt + 1)
        turn_up_trump(h, deck.cards[dealt])

    return deal


FORMS = [
    Form(
        "despised-nines",
        "two suits of 8 to 11, three cards each",
        lambda real: few(real, "R8 R9 R10 R11 L8 L9 L10 L11", singly(3)),
    ),
    Form(
        "doolittle",
        "two suits of 1 to 4, three cards each",
        lambda real: few(real, "R1 R2 R3 R4 L1 L2 L3 L4", singly(3)),
    ),
    Form(
        "foozle",
        "two suits of 1 to 3, two cards each; all five bids",
        lambda real: few(real, "R1 R2 R3 L1 L2 L3", singly(2)),
    ),
    Form(
        "sachem",
        "two suits of 7 to 10, two cards each, one turned up",
        lambda real: few(real, "R7 R8 R9 R10 L7 L8 L9 L10", singly_with_trump(2)),
    ),
    Form(
        "quenette",
        "four Unicorns and four Helmets, three cards each, two extra",
        lambda real: few(real, "U3 U4 U5 U6 H3 H4 H5 H6", singly_with_extra(3)),
    ),
    Form(
        "moosehead",
        "seven cards from 5 to 10, three each",
        lambda real: few(real, "R5 L5 R7 R8 L8 R10 L10", singly_counted(3)),
    ),
    Form(
        "ups-and-downs",
        "three suits of 6 to 8 for three, three cards each",
        lambda real: few(real, "R6 R7 R8 L6 L7 L8 K6 K7 K8"),
        players=3,
    ),
    Form(
        "rummy",
        "two suits of 1 to 3, two cards each, one turn each",
        lambda real: few_melds(real, "R1 R2 R3 L1 L2 L3", 2, 1),
    ),
    Form(
        "rumme",
        "Helmets of 1 to 3, two Unicorns and the Rumme card, two cards each, one turn each",
        lambda real: few_melds(real, "H1 H2 H3 U2 U3 RU", 2, 1),
    ),
    Form(
        "quatro",
        "two suits of 1 to 3 for three, two cards each; two make a set; five questions",
        lambda real: few_asked(real, 2, 3, 5),
        players=3,
    ),
    Form(
        "goop",
        "the fives and the tens for two, the last exchange",
        lambda real: few(real, "H5 U5 H10 U10 C5 C10 S5 S10", None, {EXCHANGES: LIMIT - 1}),
    ),
]


def form(id: str) -> Form:
    """The small form of a game."""
    for found in FORMS:
        if found.id == id:
            return found
    raise BadArgument("lab-small-unknown", {"given": short(id), "games": ", ".join(found.id for found in FORMS)})
