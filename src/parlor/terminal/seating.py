"""The command `parlor play`: which table to open, who sits at it, and on what kind of screen."""

import argparse
import secrets
import textwrap
from typing import TYPE_CHECKING, Any

import parlor
from parlor.terminal import completion, full_screen, plain_text, record_files
from parlor.terminal.errors import CommandError
from parlor.terminal.list_commands import known
from parlor.terminal.play import Session

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]

USUAL = "quenette"
# The seed of a patience is short enough to tell a friend.
DEALS = 1_000_000
DESCRIPTION = """\
Play a game in this terminal: on the full screen with mouse and keys, or with --plain in numbered lines of text.
The computer plays the other seats. Type ? in the game for help. GAME may also be the link of a table in a house,
such as http://127.0.0.1:8080/t/k3v9x2m4p7q1: then you sit down there."""


def add_command(commands: "Commands") -> None:
    """Adds `play`."""
    command = commands.add_parser(
        "play", help="play a game in this terminal", description=DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    game = command.add_argument("game", metavar="GAME", nargs="?", help="a game's id, or the link of a table; asked for when left out")
    game.completer = completion.games
    command.add_argument(
        "--plain",
        action="store_true",
        help="numbered choices, a line of text at a time, for screen readers, pipes and scripts (by itself where there is no terminal)",
    )
    command.add_argument("--players", type=whole_number, metavar="N", help="how many play (default: the game's usual number)")
    command.add_argument(
        "--seat",
        type=whole_number,
        action="append",
        metavar="S",
        help="the seat you take, from 0 (default: 0); give it again for each further person",
    )
    command.add_argument("--hot-seat", action="store_true", help="people at all seats, who pass the keyboard on")
    command.add_argument("--level", choices=parlor.LEVELS, default="casual", help="how well the computer plays (default: casual)")
    command.add_argument(
        "--seconds", type=float, metavar="T", default=1.0, help="how long a skilled or expert computer thinks about a move (default: 1)"
    )
    command.add_argument(
        "--seed", type=whole_number, metavar="N", help="a number that fixes the cards, to play the same deal again (default: a fresh one)"
    )
    command.add_argument("--dealer", type=whole_number, metavar="S", help="the seat that deals first (default: drawn)")
    option = command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; give it again for each further one"
    )
    option.completer = completion.options
    command.add_argument("--name", metavar="NAME", help="with a link: what the others in the house call you")
    command.add_argument("--save", metavar="FILE", help="keep the record of the game here when it ends or you leave")
    command.add_argument("--load", metavar="FILE", help="go on with a game that was saved")


def whole_number(text: str) -> int:
    """A number as typed."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None


def play(given: argparse.Namespace) -> None:
    """Plays a game in the terminal."""
    if given.game is not None and given.game.startswith(("http://", "https://")):
        join(given)
        return
    if given.name is not None:
        raise CommandError("--name is for a table in a house: give its link")
    obstacle = full_screen.obstacle()
    full = obstacle is None and not given.plain
    if not full:
        full_screen.remember_lines()
    if given.load is not None:
        table = loaded(given)
    else:
        if given.game is None:
            given.game = full_screen.chosen() if full else chosen()
            if given.game is None:
                return
        table = dealt(given)
    if table.over:
        raise CommandError(f"the game in {given.load} is over: 'parlor replay {given.load}' tells it")
    seconds = given.seconds if given.level in parlor.THINKING else None
    try:
        computer = parlor.player(given.level, seconds=seconds)
    except ValueError as error:
        raise CommandError(str(error)) from None
    seats = people(given, table)
    if full:
        full_screen.play(table, seats, computer, given.save or given.load)
    else:
        if obstacle is not None and not given.plain:
            full_screen.fall_back(obstacle)
        Session(table, seats, computer, given.save or given.load).run()


def join(given: argparse.Namespace) -> None:
    """Joins a table of a house."""
    obstacle = full_screen.obstacle()
    plain = given.plain or obstacle is not None
    settled = {"--players": given.players, "--seed": given.seed, "--dealer": given.dealer, "--option": given.option or None}
    settled |= {"--load": given.load, "--save": None if plain else given.save, "--hot-seat": given.hot_seat or None}
    wrong = [name for name, value in settled.items() if value is not None]
    if wrong:
        raise CommandError(f"{', '.join(wrong)} is settled by the house: leave it out with a link")
    if given.seat is not None and len(given.seat) > 1:
        raise CommandError("with a link you take one seat: give --seat once")
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
        raise CommandError(f"{', '.join(settled)} cannot be chosen for a game that goes on: leave it out with --load")
    table = record_files.read(given.load)
    if given.game is not None and given.game != table.game.id:
        raise CommandError(f"{given.load} is a game of {table.game.id}, not of {given.game}")
    return table


def dealt(given: argparse.Namespace) -> parlor.Table:
    """The table of a new game."""
    game = known(given.game)
    alone = (given.players or game.usual) == 1
    seed = secrets.randbelow(DEALS) if given.seed is None and alone else given.seed
    try:
        return parlor.deal(game.id, given.players, seed=seed, dealer=given.dealer, options=options(game, given.option))
    except ValueError as error:
        raise CommandError(str(error)) from None


def chosen() -> str | None:
    """Asks which game to play; None if there is no answer."""
    shelf = parlor.games()
    print(textwrap.fill("On the shelf: " + ", ".join(shelf), plain_text.WIDTH, break_on_hyphens=False))
    usual = USUAL if USUAL in shelf else shelf[0]
    while True:
        try:
            said = input(f"Which game? [{usual}] ").strip().lower()
        except EOFError:
            print()
            return None
        if not said or said in shelf:
            return said or usual
        print(f"There is no game {said[:40]!r} on the shelf.")


def people(given: argparse.Namespace, table: parlor.Table) -> list[int]:
    """The seats at the keyboard."""
    if given.hot_seat:
        if given.seat is not None:
            raise CommandError("--hot-seat takes all seats: leave out --seat, or give --seat for each person")
        return list(range(table.players))
    seats = sorted(set(given.seat or [0]))
    for seat in seats:
        if not 0 <= seat < table.players:
            raise CommandError(
                f"there is no seat {seat}: the seats are 0 to {table.players - 1}"
                if table.players > 1
                else f"there is no seat {seat}: the one player is seat 0"
            )
    return seats


def options(game: parlor.Game, given: list[str]) -> dict[str, int | str]:
    """Options as typed, converted to numbers if the option takes numbers."""
    found: dict[str, int | str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError(f"an option is NAME=VALUE, not {text[:40]!r}")
        option = game.options.get(name)
        as_number = option is not None and any(isinstance(known, int) and str(known) == value for known in option.values)
        found[name] = int(value) if as_number else value
    return found
