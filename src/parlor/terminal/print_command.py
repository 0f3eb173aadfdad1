"""The command `parlor print`: a pack as a PDF, with its score sheets and leaflets."""

import argparse
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlor.paper.errors import NotPrinted
from parlor.terminal.errors import CommandError
from parlor.terminal.language import language
from parlor.words.languages import LANGUAGES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_command(commands: "Commands") -> None:
    """Adds `print`."""
    command = commands.add_parser(
        "print",
        help="make a PDF of a pack, to print and cut out",
        description="Make a PDF of a pack of cards, with score sheets and the leaflets of its games. Print it on both sides, at "
        "actual size, cut the cards along the marks, and fold the last sheets into a booklet.",
    )
    command.add_argument("pack", metavar="PACK", help="sammy, rumme, patriot, rummy or standard")
    command.add_argument("--paper", metavar="PAPER", default="a4", help="a4 or letter (default: a4)")
    command.add_argument("--lang", metavar="LANGUAGE", help=f"{' or '.join(LANGUAGES)} (default: that of your terminal)")
    command.add_argument("--out", metavar="FILE", help="where it goes (default: PACK.pdf)")


def print_out(given: argparse.Namespace) -> None:
    """Makes the PDF and says where it is."""
    out = Path(given.out or f"{given.pack}.pdf")
    try:
        from parlor.paper.printing import print_pack
    except ModuleNotFoundError as missing:
        raise CommandError(f'printing needs more packages ({missing.name} is missing): pip install "parlor-games[paper]"') from None
    try:
        made = print_pack(given.pack, given.paper, given.lang or language())
        write_whole(out, made)
    except NotPrinted as why:
        raise CommandError(str(why)) from None
    except OSError as error:
        raise CommandError(f"{out} cannot be written: {error.strerror or error}") from None
    print(f"{out}: print it on both sides, at actual size; cut along the marks, and fold the last sheets into a booklet.")


def write_whole(out: Path, data: bytes) -> None:
    """Writes a file, or leaves nothing behind."""
    handle, scratch = tempfile.mkstemp(dir=out.parent, prefix=".parlor-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        umask = os.umask(0)
        os.umask(umask)
        Path(scratch).chmod(0o666 & ~umask)
        Path(scratch).replace(out)
    except OSError:
        Path(scratch).unlink(missing_ok=True)
        raise
