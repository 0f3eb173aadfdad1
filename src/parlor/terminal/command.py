"""The command `parlor`: its subcommands, and its error messages."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

import parlor
from parlor import pages
from parlor.terminal import completion, doctor, house_commands, lab_commands, list_commands, new_game, print_command, review, seating, solve
from parlor.terminal.errors import CommandError
from parlor.terminal.help_words import argparse_in, in_words
from parlor.terminal.language import language
from parlor.terminal.texts import speak_at_terminal, text
from parlor.words.say import ENGLISH, speak

# Commands that talk to the person at the terminal alone, so that the games speak their language, too. A house and programs are others.
TALKING = ("games", "rules", "play", "replay", "solve", "review")


class CommandLine(argparse.ArgumentParser):
    """A parser that reports errors in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(text("see-help", message=message, command=self.prog))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns 2 for an error that the caller can fix."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    tongue = language()
    speak_at_terminal(tongue)
    try:
        with argparse_in(tongue):
            status = run(arguments, tongue)
        sys.stdout.flush()
        return status
    except (CommandError, pages.Missing) as trouble:
        print(f"parlor: {trouble}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader is gone, and what is still in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: Sequence[str] | None, tongue: str = ENGLISH) -> int:
    """Parses the command line and runs the command."""
    parser = command_line()
    in_words(parser)
    completion.answer(parser)
    given = parser.parse_args(arguments)
    if given.command is None:
        house_commands.at_home(browse=not given.no_browser)
        return 0
    if given.command in TALKING:
        speak(tongue)
    commands: dict[str, Callable[[argparse.Namespace], int | None]] = {
        "games": list_commands.games,
        "rules": list_commands.rules,
        "play": seating.play,
        "replay": list_commands.replay,
        "solve": solve.solve,
        "review": review.review,
        "build": build,
        "doctor": doctor.doctor,
        "new-game": new_game.new_game,
        "print": print_command.print_out,
        "completion": completion.tell,
        "serve": house_commands.serve,
        "admin": house_commands.admin,
        "verify": house_commands.verify,
        "mirror": house_commands.mirror,
        "engine": lab_commands.engine,
        "lab": lab_commands.lab,
    }
    return commands[given.command](given) or 0


def command_line() -> argparse.ArgumentParser:
    """The whole command line, with its help."""
    parser = CommandLine(
        prog="parlor",
        description=text("help-parlor"),
        epilog=text("help-epilog"),
    )
    parser.add_argument("--no-browser", action="store_true", help=text("help-no-browser"))
    parser.add_argument("--version", action="version", help=text("help-version"), version=version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=text("help-commands"))
    seating.add_command(commands)
    list_commands.add_commands(commands)
    solve.add_command(commands)
    review.add_command(commands)
    house_commands.add_commands(commands)
    lab_commands.add_commands(commands)
    new_game.add_command(commands)
    print_command.add_command(commands)
    completion.add_command(commands)
    doctor.add_command(commands)
    commands.add_parser("build", help=text("help-build"), description=text("help-build-more"))
    return parser


def version() -> str:
    """The version, the build, and the Python that runs it."""
    return f"parlor {parlor.__version__} ({parlor.build()}, Python {'.'.join(map(str, sys.version_info[:3]))})"


def build(given: argparse.Namespace) -> None:
    """Prints which build is running."""
    print(parlor.build())


if __name__ == "__main__":
    sys.exit(main())
