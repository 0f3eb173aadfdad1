"""Measures how long games are, writes that into their declarations, and writes docs/games.md, the shelf as a page: `make games-page`."""

import re
from pathlib import Path

import parlor
from parlor.core.game import SECONDS_A_MOVE, minutes_of, rounded
from parlor.core.registry import shelf

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "games.md"
LIBRARY = ROOT / "src" / "parlor" / "library"
GAMES = 3


def length(id: str, options: dict[str, int | str] | None = None) -> float:
    """The average number of moves of a whole game at the usual number of players, played by casual players."""
    moves = 0
    for seed in range(GAMES):
        table = parlor.deal(id, seed=seed, options=options)
        player = parlor.player("casual", seed=seed)
        while not table.over:
            seat = table.waiting[0]
            table.play(player.choose(table, seat), seat)
            moves += 1
    return moves / GAMES


def counts(players: tuple[int, ...]) -> str:
    """The possible numbers of players, in words."""
    if len(players) > 1 and players == tuple(range(players[0], players[-1] + 1)):
        return f"{players[0]}–{players[-1]}"
    return ", ".join(str(n) for n in players)


def option(known: parlor.Option) -> str:
    """An option with its values, the default in bold."""
    if len(known.values) > 8:
        return f"`{known.name}`: {known.values[0]}–{known.values[-1]}, **{known.default}**"
    values = ", ".join(f"**{value}**" if value == known.default else str(value) for value in known.values)
    return f"`{known.name}`: {values}"


def row(game: parlor.Game) -> str:
    """A game's line in the table."""
    usual = counts(game.players) if len(game.players) == 1 else f"{counts(game.players)} (usually {game.usual})"
    options = "; ".join(option(known) for known in game.options.values()) or "none"
    minutes = f"{game.minutes} ({minutes_of(game.short.moves)} {game.short.told})" if game.short else str(game.minutes)
    like = ", ".join(like.known.name for like in game.like)
    return f"| **{game.title}** `{game.id}`<br>{game.summary} | {usual} | {game.kind} | {game.moves} | {minutes} | {like} | {options} |"


def page() -> str:
    """The whole page."""
    lines = [
        "# The shelf",
        "",
        "All games, book by book. This page is written by `make games-page`; a test compares it with the code.",
        "",
        f"Moves are the average of {GAMES} whole games of casual computer players at the usual number of players; minutes assume",
        f"{SECONDS_A_MOVE} seconds per move; those of a shorter form are in parentheses. Default values of options are in bold.",
    ]
    ours = [game for game in shelf() if game.package == "parlor-games"]
    for book, title in dict.fromkeys((game.book, game.box.title) for game in ours):
        lines += [
            "",
            f"## {title}",
            "",
            "| game | players | kind | moves | minutes | like | options |",
            "| --- | --- | --- | ---: | ---: | --- | --- |",
        ]
        lines += [row(game) for game in ours if game.book == book]
    return "\n".join(lines) + "\n"


def declare(game: parlor.Game, moves: int, short: int | None) -> None:
    """Writes the lengths of a game and of its short form into its declaration."""
    path = next(LIBRARY.glob(f"*/{game.id.replace('-', '_')}/__init__.py"))
    text = re.sub(r"(?<=    moves=)\d+", str(moves), path.read_text(encoding="utf-8"))
    path.write_text(re.sub(r"(    short=Short\(.*, )\d+\)", rf"\g<1>{short})", text), encoding="utf-8")


def main() -> None:
    """Plays some games of each kind, and writes declarations and page; the page shows what was installed at the time."""
    for game in shelf():
        moves = rounded(length(game.id))
        short = rounded(length(game.id, game.short.options)) if game.short else None
        print(f"{game.id}: {moves} moves", "" if moves == game.moves else f"(declared: {game.moves})", flush=True)
        declare(game, moves, short)
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}, and the declarations; where one has changed, install and run this again")


if __name__ == "__main__":
    main()
