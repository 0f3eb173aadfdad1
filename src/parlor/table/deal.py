"""Opening a table: every argument is checked before anything is dealt."""

from collections import Counter

from parlor.core.game import Game, Options, Rules
from parlor.core.messages import listed, short
from parlor.core.registry import find
from parlor.core.shuffle import fresh_seed
from parlor.table.table import Table


def open_table(game: object, players: object, seed: object, dealer: object, options: object, deck: object, decks: object) -> Table:
    """Deals the first hand at a new table; `parlor.deal` is its public front, with precise types."""
    found = find(game)
    seats = checked_players(found, players)
    chosen = checked_options(found, options)
    rules = found.rules(seats, chosen)
    if deck is not None and decks is not None:
        raise ValueError("give deck for the first hand or decks for the first hands, not both")
    if deck is not None:
        decks = [deck]
    table = Table(found, rules, chosen, checked_seed(seed), checked_dealer(seats, dealer), checked_decks(found, rules, decks))
    table.begin()
    return table


def checked_players(game: Game, players: object) -> int:
    """The number of players, checked against the game."""
    if players is None:
        return game.usual
    if type(players) is not int or players not in game.players:
        raise ValueError(f"{game.title} is for {counts(game)}, not {short(players)}")
    return players


def counts(game: Game) -> str:
    """The possible numbers of players, in words."""
    first, last = game.players[0], game.players[-1]
    if last == 1:
        return "1 player"
    if len(game.players) > 2 and last - first == len(game.players) - 1:
        return f"{first} to {last} players"
    return f"{' or '.join([str(n) for n in game.players])} players"


def checked_options(game: Game, options: object) -> Options:
    """All options of the game, with default values for those not given."""
    chosen: Options = {option.name: option.default for option in game.options.values()}
    if options is None:
        return chosen
    if not isinstance(options, dict):
        raise ValueError(f"options are a dict of names and values, not {short(options)}")
    for name, value in options.items():
        if name not in game.options:
            known = "; ".join([f"{option.name}: {option.describe()}" for option in game.options.values()]) or "none"
            raise ValueError(f"{game.title} has no option {short(name)}: its options are {known}")
        chosen[name] = game.options[name].check(value)
    return chosen


def checked_seed(seed: object) -> int | str:
    """The seed, or a fresh one from the system's secure source."""
    if seed is None:
        return fresh_seed()
    if type(seed) is int:
        if seed.bit_length() > 4096:
            raise ValueError("a seed has at most 4096 bits; 256 are as many as it uses")
        return seed
    if isinstance(seed, str) and len(seed) == 64 and all(c in "0123456789abcdef" for c in seed):
        return seed
    raise ValueError(f"a seed is a whole number or 64 hexadecimal digits, not {short(seed)}")


def checked_dealer(players: int, dealer: object) -> int | None:
    """The first dealer, or None to draw one at random."""
    if dealer is None:
        return None
    if type(dealer) is not int or not 0 <= dealer < players:
        raise ValueError(f"the dealer is a seat from 0 to {players - 1}, not {short(dealer)}")
    return dealer


def checked_decks(game: Game, rules: Rules, decks: object) -> list[list[str]]:
    """Decks that each contain exactly the cards of the game."""
    if decks is None:
        return []
    if not isinstance(decks, (list, tuple)):
        raise ValueError("decks is a list of orders of the pack, one for each of the first hands")
    return [checked_deck(game, rules, decks[k], k + 1) for k in range(len(decks))]


def checked_deck(game: Game, rules: Rules, deck: object, hand: int) -> list[str]:
    """One deck that contains exactly the cards of the game."""
    if not isinstance(deck, (list, tuple)) or not all(isinstance(code, str) for code in deck):
        raise ValueError(f"the deck of hand {hand} is a list of card codes")
    codes = [str(code) for code in deck]
    unknown = sorted({code for code in codes if code not in rules.pack.index})
    if unknown:
        raise ValueError(f"the deck of hand {hand} names no card of the {rules.pack.name} pack: {listed(unknown)}")
    wanted = Counter([rules.pack.codes[card] for card in rules.deck])
    given = Counter(codes)
    if given != wanted:
        missing = sorted((wanted - given).elements())
        surplus = sorted((given - wanted).elements())
        told = [f"missing: {listed(missing)}"] * bool(missing) + [f"too many: {listed(surplus)}"] * bool(surplus)
        raise ValueError(f"the deck of hand {hand} is not the {len(rules.deck)} cards of {game.title}: {'; '.join(told)}")
    rules.check_deck(codes)
    return codes
