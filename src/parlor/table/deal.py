"""Opening a table: every argument is checked before anything is dealt."""

from collections import Counter

from parlor.core.game import Game, Options, Rules
from parlor.core.messages import BadArgument, Message, Params, listed, named, short
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
        raise BadArgument("deck-or-decks")
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
        raise BadArgument("argument-players", {"game": game.title, "counts": counts(game), "given": short(players)})
    return players


def counts(game: Game) -> Params:
    """The possible numbers of players, as a message."""
    first, last = game.players[0], game.players[-1]
    if last == 1:
        return named("argument-players-one")
    if len(game.players) > 2 and last - first == len(game.players) - 1:
        return Message("argument-players-span", {"least": first, "most": last}).inside()
    return Message("argument-players-of", {"numbers": list(game.players)}).inside()


def checked_options(game: Game, options: object) -> Options:
    """All options of the game, with default values for those not given."""
    chosen: Options = {option.name: option.default for option in game.options.values()}
    if options is None:
        return chosen
    if not isinstance(options, dict):
        raise BadArgument("deck-options", {"given": short(options)})
    for name, value in options.items():
        if name not in game.options:
            raise BadArgument("argument-no-option", {"game": game.title, "given": short(name), "options": known_options(game)})
        chosen[name] = game.options[name].check(value)
    return chosen


def known_options(game: Game) -> list[Params]:
    """The options of a game, each as a message."""
    told = [Message("argument-option-is", {"name": o.name, "what": o.described().inside()}).inside() for o in game.options.values()]
    return told or [named("argument-none")]


def checked_seed(seed: object) -> int | str:
    """The seed, or a fresh one from the system's secure source."""
    if seed is None:
        return fresh_seed()
    if type(seed) is int:
        if seed.bit_length() > 4096:
            raise BadArgument("argument-seed-long")
        return seed
    if isinstance(seed, str) and len(seed) == 64 and all(c in "0123456789abcdef" for c in seed):
        return seed
    raise BadArgument("argument-seed", {"given": short(seed)})


def checked_dealer(players: int, dealer: object) -> int | None:
    """The first dealer, or None to draw one at random."""
    if dealer is None:
        return None
    if type(dealer) is not int or not 0 <= dealer < players:
        raise BadArgument("argument-dealer", {"last": players - 1, "given": short(dealer)})
    return dealer


def checked_decks(game: Game, rules: Rules, decks: object) -> list[list[str]]:
    """Decks that each contain exactly the cards of the game."""
    if decks is None:
        return []
    if not isinstance(decks, (list, tuple)):
        raise BadArgument("deck-list")
    return [checked_deck(game, rules, decks[k], k + 1) for k in range(len(decks))]


def checked_deck(game: Game, rules: Rules, deck: object, hand: int) -> list[str]:
    """One deck that contains exactly the cards of the game."""
    if not isinstance(deck, (list, tuple)) or not all(isinstance(code, str) for code in deck):
        raise BadArgument("deck-codes", {"number": hand})
    codes = [str(code) for code in deck]
    unknown = sorted({code for code in codes if code not in rules.pack.index})
    if unknown:
        raise BadArgument("deck-unknown", {"number": hand, "pack": rules.pack.name, "codes": listed(unknown)})
    wanted = Counter([rules.pack.codes[card] for card in rules.deck])
    given = Counter(codes)
    if given != wanted:
        missing = sorted((wanted - given).elements())
        surplus = sorted((given - wanted).elements())
        wrong = [Message("deck-missing", {"codes": listed(missing)}).inside()] if missing else []
        wrong += [Message("deck-surplus", {"codes": listed(surplus)}).inside()] if surplus else []
        raise BadArgument("deck-wrong", {"number": hand, "size": len(rules.deck), "game": game.title, "wrong": wrong})
    rules.check_deck(codes)
    return codes
