"""The numbers of a leaflet: they come from the declaration of the game, or from a game that the engine plays."""

from functools import cache

import parlor
from parlor.leaflets.source import BadLeaflet, Position, Source
from parlor.words.say import Reader, say

# Games that are played to find what something counts.
MOST_GAMES = 60


def number(source: Source, name: str) -> str:
    """What a placeholder such as `players`, `dealt 4`, `points quenette-five` or `line sammy-kept` stands for."""
    word, _, rest = name.partition(" ")
    game = source.game
    match word:
        case "players":
            return span(list(game.players), Reader(source.language))
        case "usual":
            return str(game.usual)
        case "minutes":
            return say("leaflet-minutes", {"number": game.minutes}, Reader(source.language))
        case "cards":
            return str(len(dealt(game, game.usual, True)))
        case "dealt":
            return str(len(dealt(game, int(rest or game.usual), False)))
        case "option":
            return option(source, rest)
        case "printed" if rest:
            return printed(game, rest)
        case "lying" if rest:
            return str(lying(game, rest))
        case "points" if rest:
            return signed(points_for(game.id, rest))
        case "line" if rest:
            return signed(points_for(game.id, rest, whole=True))
    raise BadLeaflet(f"the leaflet of {game.id} says {{{name}}}: that is no card, no suit and no number that the engine knows")


def option(source: Source, name: str) -> str:
    """What is agreed or usual for an option, or its bounds: `hands`, `hands least`, `hands most`."""
    game = source.game
    id, _, bound = name.partition(" ")
    if id not in game.options or bound not in ("", "least", "most"):
        raise BadLeaflet(f"the leaflet of {game.id} asks for the option {name!r}: the options are {', '.join(game.options)}")
    found = game.options[id]
    return str({"": source.options.get(id, found.default), "least": found.values[0], "most": found.values[-1]}[bound])


def printed(game: parlor.Game, name: str) -> str:
    """What a card prints: `A6 counts`."""
    code, _, field = name.partition(" ")
    found = [card.printed[field] for card in game.cards if card.code == code and field in card.printed]
    if not found:
        raise BadLeaflet(f"the leaflet of {game.id} asks what a card prints: {name!r} is no card of it, or not on that card")
    return str(found[0])


def span(numbers: list[int], reader: Reader) -> str:
    """Numbers in words: 2 to 8, or 2, 4 or 6."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return say("leaflet-span", {"least": numbers[0], "most": numbers[-1]}, reader)
    return say("leaflet-or", {"numbers": numbers}, reader)


def dealt(game: parlor.Game, players: int, all_cards: bool) -> list[str]:
    """The cards that a player gets, or all cards in play."""
    zones = Position(players=players).table(game).zones()
    return [card for zone, cards in zones.items() for card in cards if all_cards or zone == "hand:0"]


def lying(game: parlor.Game, name: str) -> int:
    """How many cards lie in a place after the deal: `stock`, or `stock 3` for three players."""
    zone, _, players = name.partition(" ")
    zones = Position(players=int(players) if players else None).table(game).zones()
    if zone not in zones:
        raise BadLeaflet(f"the leaflet of {game.id} asks for the place {zone!r}: the places are {', '.join(zones)}")
    return len(zones[zone])


@cache
def points_for(game: str, key: str, whole: bool = False) -> int:
    """What one of a thing counts, or a whole line of a count, as counted in games of casual players."""
    for seed in range(MOST_GAMES):
        table = parlor.deal(game, seed=seed)
        player = parlor.player("casual", seed=seed)
        while not table.over:
            seat = table.waiting[0]
            table.play(player.choose(table, seat), seat)
        for result in table.results:
            for line in result["counted"]:
                if line["key"] == key and line["points"]:
                    return int(line["points"]) // (1 if whole else int(line["params"].get("number", 1)))
    raise BadLeaflet(f"nothing was counted as {key!r} in {MOST_GAMES} games of {game}")


def signed(points: int) -> str:
    """Points with their sign, as on a score sheet."""
    return f"−{-points}" if points < 0 else f"+{points}"
