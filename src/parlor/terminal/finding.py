"""Finding games on the shelf: by name, by kind, by what is said of them, and by a well-known game that they are like."""

import unicodedata
from difflib import get_close_matches

import parlor
from parlor.pages import declared
from parlor.terminal.texts import spoken, text

# How alike two words must be for one of them to be a typing error.
ALIKE = 0.8
# How alike a name must be to that of a game for that to be offered.
CLOSE = 0.7


def plain(words: str) -> str:
    """Just letters, digits and single spaces, without accents and capitals."""
    bare = [c for c in unicodedata.normalize("NFKD", words.replace("'", "").replace("’", "").lower()) if not unicodedata.combining(c)]
    return " ".join("".join([c if c.isalnum() else " " for c in bare]).split())


def found(shelf: list[parlor.Game], wish: str) -> list[parlor.Game]:
    """The games that match, best first; words with a typing error count only if nothing matches as typed."""
    asked = plain(wish)
    for measure in (closeness, likelihood):
        close = [(measure(game, asked), game) for game in shelf]
        matched = sorted([(-value, k) for k, (value, _) in enumerate(close) if value > 0])
        if matched:
            return [close[k][1] for _, k in matched]
    return []


def closeness(game: parlor.Game, asked: str) -> float:
    """How well a game matches: 0 for not at all."""
    title = plain(game.title)
    if asked in (title, plain(game.id)):
        return 5
    if f" {asked}" in f" {title}":
        return 4
    for k, like in enumerate(game.like):
        names = [plain(name) for name in (like.known.name, *like.known.also)]
        if asked in names:
            return 3 - k / 10
        if any(f" {asked}" in f" {name}" for name in names):
            return 2 - k / 10
    told = f" {plain(game.kind)} {plain(game.summary)}"
    return 1 if all(f" {word}" in told for word in asked.split()) else 0


def likelihood(game: parlor.Game, asked: str) -> float:
    """Whether a game may be meant by its book, or with a typing error: 0 for no."""
    if f" {asked}" in f" {plain(game.book)} {plain(game.box.title)}":
        return 2
    known = [name for like in game.like for name in (like.known.name, *like.known.also)]
    words = [word for name in (game.title, *known) for word in (plain(name), *plain(name).split())]
    return 1 if get_close_matches(asked, words, 1, ALIKE) else 0


def misspelled(id: str) -> str:
    """The game on the shelf whose id or title was meant by something close to it; empty if there is none."""
    asked = plain(id[:80])
    names = {plain(name): known for known in parlor.games() for name in (known, parlor.game(known).title)}
    close = get_close_matches(asked, names, 1, CLOSE)
    return names[close[0]] if close else ""


def meant(game: parlor.Game, wish: str) -> str:
    """How a game resembles the well-known game that was asked for, in one sentence; empty if it was not asked for by one."""
    asked = plain(wish)
    for number, like in enumerate(game.like, 1):
        names = [plain(name) for name in (like.known.name, *like.known.also)]
        if any(f" {asked}" in f" {name}" for name in names) or get_close_matches(asked, names, 1, ALIKE):
            why = declared(like.why, spoken(), f"{game.id}-like-{number}")
            return text("games-like", game=like.known.name, why=why)
    return ""
