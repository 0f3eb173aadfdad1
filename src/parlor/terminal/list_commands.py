"""Commands that show things: the shelf, the rules of a game, a recorded game. Each prints for people, or as JSON for programs."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

import parlor
from parlor import pages
from parlor.pages import declared
from parlor.terminal import completion, finding, full_screen, paging, plain_text, record_files
from parlor.terminal.errors import CommandError, in_words
from parlor.terminal.reading import how_to_play
from parlor.terminal.texts import spoken, text
from parlor.terminal.wording import Wording, summary_of, told
from parlor.words.say import ENGLISH

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

# More numbers than this are told by the first and the last.
MANY = 8


def add_commands(commands: "Commands") -> None:
    """Adds `games`, `rules` and `replay`."""
    command = commands.add_parser("games", help=text("help-games"), description=text("help-games-more"))
    command.add_argument("words", nargs="*", metavar="WORD", help=text("help-games-word"))
    command.add_argument("--json", action="store_true", help=text("help-json"))
    add_pager(command)

    command = commands.add_parser(
        "rules",
        help=text("help-rules"),
        description=text("help-rules-more"),
    )
    game = command.add_argument("game", metavar="GAME", help=text("help-rules-game"))
    game.completer = completion.games
    page = command.add_mutually_exclusive_group()
    page.add_argument("--full", action="store_true", help=text("help-rules-full"))
    page.add_argument("--common", action="store_true", help=text("help-rules-common"))
    command.add_argument("--json", action="store_true", help=text("help-rules-json"))
    add_pager(command)

    command = commands.add_parser(
        "replay",
        help=text("help-replay"),
        description=text("help-replay-more"),
    )
    command.add_argument("file", metavar="FILE", help=text("help-replay-file"))
    form = command.add_mutually_exclusive_group()
    form.add_argument("--plain", action="store_true", help=text("help-replay-plain"))
    form.add_argument("--json", action="store_true", help=text("help-replay-json"))
    add_pager(command)


def add_pager(command: argparse.ArgumentParser) -> None:
    """Adds the flag shared by all commands that print long texts."""
    command.add_argument("--no-pager", action="store_true", help=text("help-no-pager"))


def as_json(document: object) -> None:
    """Prints a document for programs."""
    print(json.dumps(document, indent=2, ensure_ascii=False))


def known(id: str) -> parlor.Game:
    """A game on the shelf."""
    try:
        return parlor.game(id)
    except ValueError as error:
        meant = finding.misspelled(id)
        raise CommandError(text("no-game-but", name=id[:40], meant=meant) if meant else in_words(error)) from None


# The shelf


def games(given: argparse.Namespace) -> None:
    """Lists the shelf."""
    shelf = [parlor.game(id) for id in parlor.games()]
    asked = " ".join(given.words)
    if finding.plain(asked):
        shelf = finding.found(shelf, asked)
        if not shelf:
            raise CommandError(text("games-none", asked=asked))
    if given.json:
        as_json([document(game) for game in shelf])
    elif finding.plain(asked):
        paging.tell("\n".join(matches(shelf, asked)), paged=not given.no_pager)
    elif sys.stdout.isatty() and paging.has_rich():
        paging.show(paging.typeset(tabled(shelf)), not given.no_pager)
    else:
        paging.tell("\n".join(listed(shelf)), paged=not given.no_pager)


def listed(shelf: list[parlor.Game]) -> list[str]:
    """The shelf as lines, book by book."""
    lines: list[str] = []
    book = ""
    for game in shelf:
        if game.book != book:
            lines += [*([""] if book else []), book_of(game)]
            book = game.book
        lines.append(f"  {game.id:<17} {players(game):<11} {summary_of(game)}")
        lines += [f"  {'':<17} {'':<11} {text('games-option', line=line)}" for line in options_of(game)]
    return lines


def matches(shelf: list[parlor.Game], asked: str) -> list[str]:
    """The games that match a search, best first, each with how it resembles what was asked for."""
    lines: list[str] = []
    for game in shelf:
        lines.append(f"  {game.id:<17} {players(game):<11} {summary_of(game)}")
        like = finding.meant(game, asked)
        lines += [f"  {'':<17} {'':<11} {like}"] if like else []
    return lines


def tabled(shelf: list[parlor.Game]) -> Any:
    """The shelf as colored tables, one per book."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    parts: list[Any] = []
    for book in dict.fromkeys(book_of(game) for game in shelf):
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        table.add_column(width=16)
        table.add_column(width=10)
        table.add_column()
        for game in shelf:
            if book_of(game) == book:
                told = Text(summary_of(game))
                for line in options_of(game):
                    told.append(f"\n{line}", "dim")
                table.add_row(Text(game.id, "bold green"), Text(players(game), "dim"), told)
        parts += [Text(book, "bold yellow"), table, Text()]
    return Group(*parts)


def book_of(game: parlor.Game) -> str:
    """The book or the package that a game comes from."""
    return game.box.title


def options_of(game: parlor.Game) -> list[str]:
    """The options of a game, one line each."""
    return [option_line(game, option) for option in game.options.values()]


def option_line(game: parlor.Game, option: parlor.Option) -> str:
    """An option in words: what it settles, its values, and the usual one."""
    general = f"option-{option.name}.none" if option.values[0] == 0 else f"option-{option.name}"
    keys = [] if spoken() == ENGLISH else [f"{game.id}-option-{option.name}", general, f"option-{option.name}"]
    summary = declared(option.summary, spoken(), *keys)
    values = option.values
    whole = isinstance(values[0], int) and len(values) > MANY
    told = text("values-numbers", first=values[0], last=values[-1]) if whole else text("values-words", values=", ".join(map(repr, values)))
    return text("option-line", name=option.name, summary=summary, values=told, usual=option.default)


def document(game: parlor.Game) -> dict[str, object]:
    """A game as a JSON document."""
    return {
        "id": game.id,
        "title": game.title,
        "book": game.book,
        "pack": game.pack,
        "kind": game.kind,
        "players": list(game.players),
        "usual": game.usual,
        "options": {o.name: {"summary": o.summary, "default": o.default, "values": o.values} for o in game.options.values()},
        "summary": game.summary,
        "like": [{"known": like.known.name, "why": like.why} for like in game.like],
        "minutes": game.minutes,
        "short": {"options": game.short.options, "told": game.short.told} if game.short else None,
        "version": game.version,
    }


def players(game: parlor.Game) -> str:
    """The possible numbers of players, in short form."""
    first, last = game.players[0], game.players[-1]
    if len(game.players) > 1 and last - first == len(game.players) - 1:
        return text("players-from-to", first=first, last=last)
    return text("players-one") if last == 1 else text("players-some", numbers=text("any-of", parts=[str(n) for n in game.players]))


# The rules


def rules(given: argparse.Namespace) -> None:
    """Shows how to play a game."""
    game = known(given.game)
    common = pages.common_of(game.id)
    if given.common:
        page = common
    elif given.full:
        page = pages.rules_of(game.id, spoken())
    else:
        page = how_to_play(game.id)
    if given.json:
        as_json({"game": game.id, "title": game.title, "book": game.book, "common": given.common, "markdown": page})
        return
    if common and given.full:
        page += "\n\n" + text("rules-common-too", game=game.id)
    elif common and not given.common:
        page += "\n\n" + text("rules-full-too", game=game.id)
    paging.tell(page, markdown=True, paged=not given.no_pager)


# A recorded game


def replay(given: argparse.Namespace) -> None:
    """Shows a recorded game."""
    table = record_files.read(given.file)
    if given.json:
        as_json(state(table))
    elif not given.plain and full_screen.obstacle() is None:
        full_screen.replay(table)
    else:
        paging.tell("\n".join(story(table)), paged=not given.no_pager)


def state(table: parlor.Table) -> dict[str, object]:
    """A table as a JSON document, with all cards face up."""
    return {
        "record": table.record(),
        "hand": table.hand,
        "dealer": table.dealer,
        "waiting": list(table.waiting),
        "zones": table.zones(),
        "scores": table.scores,
        "results": table.results,
        "over": table.over,
        "winners": list(table.winners),
        "log": table.log,
    }


def story(table: parlor.Table) -> list[str]:
    """A game as lines: each hand, its points, and the final result."""
    settings = ", ".join([f"{name} {value}" for name, value in table.options.items()])
    lines = [text("story-title", game=table.game.title, players=table.players) + (f", {settings}" if settings else "")]
    reader = Wording(game=table.game.id)
    for line in table.messages():
        words = told(line, reader)
        lines += ["", words] if line["kind"] == "began" else [f"  {words}"]
    lines += ["", *plain_text.sheet(table.sheet())]
    view = table.view(None)
    if table.over:
        return lines + plain_text.ending(view)
    waiting = ", ".join([str(seat) for seat in table.waiting])
    return [*lines, text("story-waits", number=table.hand, seats=waiting, scores=plain_text.standing(view))]
