"""The fast interface: one hand in ints, for search and simulation."""

from parlor.core.hand import Hand
from parlor.core.messages import BadArgument, short
from parlor.core.registry import find
from parlor.core.rng import Rng
from parlor.table.deal import checked_dealer, checked_options, checked_players


def first_hand(game: object, players: object, seed: object, dealer: object, options: object) -> Hand:
    """Deals a hand with the fast generator; `parlor.fast` is its public front, with precise types."""
    found = find(game)
    seats = checked_players(found, players)
    rules = found.rules(seats, checked_options(found, options))
    if type(seed) is not int:
        raise BadArgument("fast-seed", {"given": short(seed)})
    return rules.start(Rng(seed), checked_dealer(seats, dealer) or 0)
