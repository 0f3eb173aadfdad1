"""What a newcomer reads at the terminal."""

from importlib.util import find_spec

from parlor.terminal.errors import CommandError
from parlor.terminal.texts import spoken, text


def how_to_play(game: str) -> str:
    """The leaflet of a game in the language of the terminal, in Markdown; its rules if it brings no leaflet of our kind."""
    if find_spec("markdown_it") is None:
        raise CommandError(text("leaflets-need"))
    from parlor.leaflets.markdown import leaflet_or_rules

    return leaflet_or_rules(game, spoken())
