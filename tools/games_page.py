"""Writes docs/games.md, the shelf as a page, and the lengths of the games for the house: `make games-page`."""

import re
from pathlib import Path

import parlor
from parlor.server.lengths import SECONDS_A_MOVE, rounded

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "games.md"
LENGTHS = ROOT / "src" / "parlor" / "server" / "lengths.py"
GAMES = 3

BOOKS = {
    "sammy-1934": "Sammy (The Sammy Card Company, 1934)",
    "rumme-1914": "Rumme and Ten Others (Milton Bradley, 1914)",
    "sam-2015": "SAM (John MacNeill, 2015)",
    "patriot": "Liberty Patriot Games (First World War)",
    "rummy-1916": "Rummy and twelve companions (United Games Company, 1916)",
}


def length(id: str) -> float:
    """The mean number of moves of a whole game at the usual number of players, played by casual players."""
    moves = 0
    for seed in range(GAMES):
        table = parlor.deal(id, seed=seed)
        player = parlor.player("casual", seed=seed)
        while not table.over:
            seat = table.waiting[0]
            table.play(player.choose(table, seat), seat)
            moves += 1
    return moves / GAMES


def counts(players: tuple[int, ...]) -> str:
    """The numbers of players, as people say them."""
    if len(players) > 1 and players == tuple(range(players[0], players[-1] + 1)):
        return f"{players[0]}–{players[-1]}"
    return ", ".join(str(n) for n in players)


def option(known: parlor.Option) -> str:
    """An option with its values, the usual one in bold."""
    if len(known.values) > 8:
        return f"`{known.name}`: {known.values[0]}–{known.values[-1]}, **{known.default}**"
    values = ", ".join(f"**{value}**" if value == known.default else str(value) for value in known.values)
    return f"`{known.name}`: {values}"


def row(id: str, moves: float) -> str:
    """A game's line in the table."""
    game = parlor.game(id)
    usual = counts(game.players) if len(game.players) == 1 else f"{counts(game.players)} (usually {game.usual})"
    options = "; ".join(option(known) for known in game.options.values()) or "none"
    minutes = max(1, rounded(rounded(moves) * SECONDS_A_MOVE / 60))
    return f"| **{game.title}** `{id}` | {usual} | {game.kind} | {rounded(moves)} | {minutes} | {options} | {game.summary} |"


def page(lengths: dict[str, float]) -> str:
    """The whole page, from the length of each game in moves."""
    lines = [
        "# The shelf",
        "",
        "All games, book by book. This page is written by `make games-page`; a test compares it with the code.",
        "",
        f"Moves are the mean of {GAMES} whole games of casual computer players at the usual number of players; minutes reckon",
        f"{SECONDS_A_MOVE} seconds a move. Usual values of options are in bold.",
    ]
    for book, title in BOOKS.items():
        lines += [
            "",
            f"## {title}",
            "",
            "| game | players | kind | moves | minutes | options | in one line |",
            "| --- | --- | --- | ---: | ---: | --- | --- |",
        ]
        lines += [row(id, lengths[id]) for id in parlor.games() if parlor.game(id).book == book]
    return "\n".join(lines) + "\n"


def table(lengths: dict[str, float]) -> str:
    """The module of lengths, from the length of each game in moves."""
    known = "\n".join(f'    "{id}": {rounded(lengths[id])},' for id in parlor.games())
    return re.sub(r"(?<=MOVES: Final = \{\n).*?(?=\n\})", known, LENGTHS.read_text(encoding="utf-8"), flags=re.DOTALL)


def main() -> None:
    """Plays some games of each kind, writes the page, and the lengths for the house."""
    lengths: dict[str, float] = {}
    for id in parlor.games():
        print(f"playing {id} …", flush=True)
        lengths[id] = length(id)
    PAGE.write_text(page(lengths), encoding="utf-8")
    LENGTHS.write_text(table(lengths), encoding="utf-8")
    print(*(f"written: {file.relative_to(ROOT)}" for file in (PAGE, LENGTHS)), sep="\n")


if __name__ == "__main__":
    main()
