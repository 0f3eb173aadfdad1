"""The command `parlor play`: which table to open, who sits at it, and on what kind of screen."""

import argparse
import secrets
import sys
import textwrap
from typing import TYPE_CHECKING, Any

import parlor
from parlor.terminal import completion, finding, full_screen, plain_text, record_files, unfinished
from parlor.terminal.errors import CommandError, in_words
from parlor.terminal.list_commands import known
from parlor.terminal.play import Session
from parlor.terminal.texts import text
from parlor.terminal.unfinished import Left

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

USUAL = "quenette"
# The levels that take no time.
INSTANT = ("random", "casual")
# The seed of a patience is short enough to tell a friend.
DEALS = 1_000_000


def add_command(commands: "Commands") -> None:
    """Adds `play`."""
    command = commands.add_parser(
        "play", help=text("help-play"), description=text("help-play-more"), formatter_class=argparse.RawDescriptionHelpFormatter
    )
    game = command.add_argument("game", metavar="GAME", nargs="?", help=text("help-play-game"))
    game.completer = completion.games
    command.add_argument(
        "--plain",
        action="store_true",
        help=text("help-play-plain"),
    )
    command.add_argument("--players", type=whole_number, metavar="N", help=text("help-play-players"))
    command.add_argument(
        "--seat",
        type=whole_number,
        action="append",
        metavar="S",
        help=text("help-play-seat"),
    )
    command.add_argument("--hot-seat", action="store_true", help=text("help-play-hot-seat"))
    skill = command.add_mutually_exclusive_group()
    skill.add_argument("--level", choices=[*parlor.LEVELS, "master"], default="casual", help=text("help-play-level"))
    skill.add_argument("--strength", type=strength, metavar="N", dest="level", help=text("help-play-strength"))
    command.add_argument("--seconds", type=float, metavar="T", default=1.0, help=text("help-play-seconds"))
    command.add_argument("--seed", type=whole_number, metavar="N", help=text("help-play-seed"))
    command.add_argument("--dealer", type=whole_number, metavar="S", help=text("help-play-dealer"))
    option = command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=text("help-option"))
    option.completer = completion.options
    command.add_argument("--name", metavar="NAME", help=text("help-play-name"))
    command.add_argument("--save", metavar="FILE", help=text("help-play-save"))
    command.add_argument("--load", metavar="FILE", help=text("help-play-load"))


def whole_number(typed: str) -> int:
    """A number as typed."""
    try:
        return int(typed)
    except ValueError:
        raise argparse.ArgumentTypeError(text("not-a-number", typed=typed[:40])) from None


def strength(typed: str) -> str:
    """The level of a strength from 1 to 9, as typed."""
    level = f"strength-{typed}"
    if level not in parlor.STRENGTHS:
        raise argparse.ArgumentTypeError(text("not-a-strength", typed=typed[:40]))
    return level


def play(given: argparse.Namespace) -> None:
    """Plays a game in the terminal."""
    if given.game is not None and given.game.startswith(("http://", "https://")):
        join(given)
        return
    if given.name is not None:
        raise CommandError(text("name-is-for-houses"))
    obstacle = full_screen.obstacle()
    full = obstacle is None and not given.plain
    if not full:
        full_screen.remember_lines()
    if given.load is not None:
        opened: Left | None = seated(given, loaded(given))
    else:
        opened = from_shelf(given, full=full) if given.game is None else taken_up(given, full=full) or seated(given, dealt(given))
    if opened is None:
        return
    seconds = None if opened.level in INSTANT else given.seconds
    try:
        computer = parlor.player(opened.level, seconds=seconds)
        computer.check(opened.table)
    except ValueError as error:
        raise CommandError(in_words(error)) from None
    if full:
        full_screen.play(opened.table, opened.people, computer, given.save or given.load)
    else:
        if obstacle is not None and not given.plain:
            full_screen.fall_back(obstacle)
        Session(opened.table, opened.people, computer, given.save or given.load).run()


def seated(given: argparse.Namespace, table: parlor.Table) -> Left:
    """A table with the people at the keyboard and the computer's level."""
    if table.over:
        raise CommandError(text("game-is-over", file=given.load))
    return Left(table, people(given, table), given.level)


def from_shelf(given: argparse.Namespace, *, full: bool) -> Left | None:
    """The table of a game that is chosen now; None if nobody wants one."""
    if not full:
        given.game = chosen()
        return None if given.game is None else taken_up(given, full=False) or seated(given, dealt(given))
    wish = full_screen.chosen()
    if wish is None:
        return None
    if wish.goes_on:
        return unfinished.left(wish.game)
    given.game = wish.game
    if given.players is None:
        given.players = wish.players
    if not given.option:
        given.option = [f"{name}={value}" for name, value in wish.options.items()]
    given.level = wish.level
    return seated(given, dealt(given))


def taken_up(given: argparse.Namespace, *, full: bool) -> Left | None:
    """The game of this kind that was left unfinished, if the player wants to go on with it."""
    fixed = (given.players, given.seed, given.dealer, given.seat, given.save, given.option or None, given.hot_seat or None)
    found = unfinished.left(given.game) if all(value is None for value in fixed) else None
    if found is None:
        return None
    if full:
        wants = full_screen.goes_on(found)
        if wants is None:
            sys.exit(0)
        return found if wants else None
    if not sys.stdin.isatty():
        print(text("welcome-left", file=unfinished.path_of(given.game)))
        return None
    answer = input(text("left-ask", game=found.table.game.title, number=found.table.hand)).strip().lower()
    return None if answer.startswith(text("left-no")) else found


def join(given: argparse.Namespace) -> None:
    """Joins a table of a house."""
    obstacle = full_screen.obstacle()
    plain = given.plain or obstacle is not None
    settled = {"--players": given.players, "--seed": given.seed, "--dealer": given.dealer, "--option": given.option or None}
    settled |= {"--load": given.load, "--save": None if plain else given.save, "--hot-seat": given.hot_seat or None}
    wrong = [name for name, value in settled.items() if value is not None]
    if wrong:
        raise CommandError(text("settled-by-house", flags=", ".join(wrong)))
    if given.seat is not None and len(given.seat) > 1:
        raise CommandError(text("one-seat-with-link"))
    seat = given.seat[0] if given.seat else None
    if plain:
        if obstacle is not None and not given.plain:
            full_screen.fall_back(obstacle)
        full_screen.join_plain(given.game, seat, given.name, given.save)
    else:
        full_screen.join(given.game, seat, given.name)


def loaded(given: argparse.Namespace) -> parlor.Table:
    """The table of a saved game."""
    fixed = {"--players": given.players, "--seed": given.seed, "--dealer": given.dealer, "--option": given.option or None}
    settled = [name for name, value in fixed.items() if value is not None]
    if settled:
        raise CommandError(text("settled-by-record", flags=", ".join(settled)))
    table = record_files.read(given.load)
    if given.game is not None and given.game != table.game.id:
        raise CommandError(text("other-game", file=given.load, game=table.game.id, other=given.game))
    return table


def dealt(given: argparse.Namespace) -> parlor.Table:
    """The table of a new game."""
    game = known(given.game)
    alone = (given.players or game.usual) == 1
    seed = secrets.randbelow(DEALS) if given.seed is None and alone else given.seed
    try:
        return parlor.deal(game.id, given.players, seed=seed, dealer=given.dealer, options=options(game, given.option))
    except ValueError as error:
        raise CommandError(in_words(error)) from None


def chosen() -> str | None:
    """Asks which game to play; None if there is no answer."""
    shelf = parlor.games()
    print(textwrap.fill(text("on-the-shelf", games=", ".join(shelf)), plain_text.WIDTH, break_on_hyphens=False))
    usual = USUAL if USUAL in shelf else shelf[0]
    while True:
        try:
            said = input(text("which-game", usual=usual)).strip().lower()
        except EOFError:
            print()
            return None
        if not said or said in shelf:
            return said or usual
        meant = finding.misspelled(said)
        print(text("no-such-game-but", name=said[:40], meant=meant) if meant else text("no-such-game", name=said[:40]))


def people(given: argparse.Namespace, table: parlor.Table) -> list[int]:
    """The seats at the keyboard."""
    if given.hot_seat:
        if given.seat is not None:
            raise CommandError(text("all-seats"))
        return list(range(table.players))
    seats = sorted(set(given.seat or [0]))
    for seat in seats:
        if not 0 <= seat < table.players:
            raise CommandError(
                text("seats-are", number=seat, last=table.players - 1) if table.players > 1 else text("seat-is", number=seat)
            )
    return seats


def options(game: parlor.Game, given: list[str]) -> dict[str, int | str]:
    """Options as typed, converted to numbers if the option takes numbers."""
    found: dict[str, int | str] = {}
    for typed in given:
        name, equals, value = typed.partition("=")
        if not equals:
            raise CommandError(text("option-form", typed=typed[:40]))
        option = game.options.get(name)
        as_number = option is not None and any(isinstance(known, int) and str(known) == value for known in option.values)
        found[name] = int(value) if as_number else value
    return found
