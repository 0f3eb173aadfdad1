"""The command `parlor`: what it offers, and how it answers when something is wrong."""

import argparse
import io
import json
import os
import secrets
import sys
import textwrap
from collections.abc import Sequence
from importlib.util import find_spec
from typing import NoReturn

import parlor
from parlor.terminal import house, pages, show, store
from parlor.terminal.play import Session, sheet
from parlor.terminal.trouble import Trouble

BOOKS = {
    "sammy-1934": "Sammy (1934)",
    "rumme-1914": "Rumme and Ten Others (Milton Bradley Company, 1914)",
    "sam-2015": "SAM (John MacNeill, 2015)",
    "patriot": "Liberty Patriot Games",
    "rummy-1916": "Rummy (United Games Company, 1916)",
}
USUAL = "quenette"
# A patience is dealt by a number that is short enough to be told to a friend.
DEALS = 1_000_000


class CommandLine(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Trouble(f"{message} ('{self.prog} --help' tells what can be said)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit status is 2 where the caller can put something right."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = run(arguments)
        sys.stdout.flush()
        return status
    except Trouble as trouble:
        print(f"parlor: {trouble}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has gone; whatever is still in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: Sequence[str] | None) -> int:
    """Reads the command line and does what it says."""
    parser = command_line()
    given = parser.parse_args(arguments)
    if given.command is None:
        house.at_home(browse=not given.no_browser)
        return 0
    commands = {
        "games": games,
        "rules": rules,
        "play": play,
        "replay": replay,
        "build": build,
        "serve": house.serve,
        "verify": house.verify,
    }
    commands[given.command](given)
    return 0


def command_line() -> argparse.ArgumentParser:
    """Everything that can be typed, with its help."""
    parser = CommandLine(
        prog="parlor",
        description="Forgotten card games, playable again. Without a command, the table opens in your browser.",
        epilog="parlor COMMAND --help tells more of each command.",
    )
    parser.add_argument("--no-browser", action="store_true", help="without a command: open the house, but no browser")
    parser.add_argument("--version", action="version", version=f"parlor {parlor.__version__} ({parlor.build()})")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    said = "list the games on the shelf"
    command = commands.add_parser("games", help=said, description=f"{said.capitalize()}: id, players, options and a line on each.")
    command.add_argument("--json", action="store_true", help="as JSON, for programs")

    said = "print the rules of a game"
    command = commands.add_parser(
        "rules", help=said, description="Print the section of the rules pages that tells how a game is played here."
    )
    command.add_argument("game", metavar="GAME", help="a game's id, as 'parlor games' lists it")
    command.add_argument("--common", action="store_true", help="print what holds in all games of its page: book, pack, shared laws")

    command = commands.add_parser(
        "play",
        help="play a game at this keyboard",
        description="Play a game at this keyboard, line by line. The computer plays the other seats. Type ? in the game for help.",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="a game's id; asked for when left out")
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
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; give it again for each further one"
    )
    command.add_argument("--save", metavar="FILE", help="keep the record of the game here when it ends or you leave")
    command.add_argument("--load", metavar="FILE", help="go on with a game that was saved")

    command = commands.add_parser(
        "replay", help="tell a recorded game", description="Tell a recorded game hand by hand, with what each brought."
    )
    command.add_argument("file", metavar="FILE", help="a record, as 'save' writes it")
    command.add_argument("--json", action="store_true", help="the table that the record leads to, all cards face up, as JSON")

    house.add_commands(commands)

    said = "tell whether the engine runs compiled or as plain Python"
    commands.add_parser("build", help=said, description=f"{said.capitalize()}: prints 'compiled' or 'pure'.")
    return parser


def whole_number(text: str) -> int:
    """A number as typed."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None


# The commands


def games(given: argparse.Namespace) -> None:
    """Lists the shelf."""
    shelf = [parlor.game(id) for id in parlor.games()]
    if given.json:
        print(json.dumps([document(game) for game in shelf], indent=2, ensure_ascii=False))
        return
    book = ""
    for game in shelf:
        if game.book != book:
            print(("\n" if book else "") + BOOKS.get(game.book, game.book))
            book = game.book
        print(f"  {game.id:<17} {players(game):<11} {game.summary}")
        for option in game.options.values():
            print(f"  {'':<17} {'':<11} option {option.name}: {option.summary}; {option.describe()} (usually {option.default})")


def document(game: parlor.Game) -> dict[str, object]:
    """A game as JSON tells it."""
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
        "version": game.version,
    }


def players(game: parlor.Game) -> str:
    """How many may play, in few words."""
    first, last = game.players[0], game.players[-1]
    if len(game.players) > 1 and last - first == len(game.players) - 1:
        return f"{first}-{last} play"
    return "for one" if last == 1 else " or ".join([str(n) for n in game.players]) + " play"


def rules(given: argparse.Namespace) -> None:
    """Prints how a game is played."""
    game = known(given.game)
    if given.common:
        print(pages.common_of(game.id))
        return
    print(pages.rules_of(game.id))
    print(f"\nWhat holds in all games of its page: parlor rules {game.id} --common")


def play(given: argparse.Namespace) -> None:
    """Plays a game at the keyboard."""
    if sys.stdin.isatty() and find_spec("readline") is not None:
        import readline  # noqa: F401
    if given.load is not None:
        table = loaded(given)
    else:
        if given.game is None:
            given.game = chosen()
            if given.game is None:
                return
        table = dealt(given)
    if table.over:
        raise Trouble(f"the game in {given.load} is over: 'parlor replay {given.load}' tells it")
    seconds = given.seconds if given.level in parlor.THINKING else None
    try:
        computer = parlor.player(given.level, seconds=seconds)
    except ValueError as error:
        raise Trouble(str(error)) from None
    Session(table, people(given, table), computer, given.save or given.load).run()


def loaded(given: argparse.Namespace) -> parlor.Table:
    """The table of a saved game."""
    fixed = {"--players": given.players, "--seed": given.seed, "--dealer": given.dealer, "--option": given.option or None}
    settled = [name for name, value in fixed.items() if value is not None]
    if settled:
        raise Trouble(f"{', '.join(settled)} cannot be chosen for a game that goes on: leave it out with --load")
    table = store.read(given.load)
    if given.game is not None and given.game != table.game.id:
        raise Trouble(f"{given.load} is a game of {table.game.id}, not of {given.game}")
    return table


def dealt(given: argparse.Namespace) -> parlor.Table:
    """The table of a new game."""
    game = known(given.game)
    alone = (given.players or game.usual) == 1
    seed = secrets.randbelow(DEALS) if given.seed is None and alone else given.seed
    try:
        return parlor.deal(game.id, given.players, seed=seed, dealer=given.dealer, options=options(game, given.option))
    except ValueError as error:
        raise Trouble(str(error)) from None


def chosen() -> str | None:
    """Asks which game is to be played; None where nobody answers."""
    shelf = parlor.games()
    print(textwrap.fill("On the shelf: " + ", ".join(shelf), show.WIDTH, break_on_hyphens=False))
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
            raise Trouble("--hot-seat takes all seats: leave out --seat, or give --seat for each person")
        return list(range(table.players))
    seats = sorted(set(given.seat or [0]))
    for seat in seats:
        if not 0 <= seat < table.players:
            raise Trouble(
                f"there is no seat {seat}: the seats are 0 to {table.players - 1}"
                if table.players > 1
                else f"there is no seat {seat}: the one player is seat 0"
            )
    return seats


def options(game: parlor.Game, given: list[str]) -> dict[str, int | str]:
    """Options as typed, with numbers where the option takes numbers."""
    found: dict[str, int | str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Trouble(f"an option is NAME=VALUE, not {text[:40]!r}")
        option = game.options.get(name)
        as_number = option is not None and any(isinstance(known, int) and str(known) == value for known in option.values)
        found[name] = int(value) if as_number else value
    return found


def replay(given: argparse.Namespace) -> None:
    """Tells a recorded game."""
    table = store.read(given.file)
    if given.json:
        state = {
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
        print(json.dumps(state, indent=2, ensure_ascii=False))
        return
    settings = ", ".join([f"{name} {value}" for name, value in table.options.items()])
    print(f"{table.game.title}, {table.players} player{'s' if table.players > 1 else ''}" + (f", {settings}" if settings else ""))
    for line in table.log:
        print(f"\n{line}" if line.startswith("Hand ") else f"  {line}")
    print()
    for line in sheet(table):
        print(line)
    view = table.view(None)
    if table.over:
        print(*show.ending(view), sep="\n")
    else:
        waiting = ", ".join([str(seat) for seat in table.waiting])
        print(f"Not over: in hand {table.hand} the game waits for seat {waiting}. Scores: {show.standing(view)}")


def build(given: argparse.Namespace) -> None:
    """Tells which build is running."""
    print(parlor.build())


def known(id: str) -> parlor.Game:
    """A game of the shelf."""
    try:
        return parlor.game(id)
    except ValueError as error:
        raise Trouble(str(error)) from None


if __name__ == "__main__":
    sys.exit(main())
