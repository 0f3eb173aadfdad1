"""The command `parlor print`: a pack as a PDF, with its score sheets."""

import argparse
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlor.paper.errors import NotPrinted
from parlor.paper.printing import PAPERS, print_pack
from parlor.terminal.errors import CommandError

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_command(commands: "Commands") -> None:
    """Adds `print`."""
    command = commands.add_parser(
        "print",
        help="make a PDF of a pack, to print and cut out",
        description="Make a PDF of a pack of cards with its score sheets. Print it on both sides of the paper, at actual size, and cut the "
        "cards along the marks.",
    )
    command.add_argument("pack", metavar="PACK", help="sammy, rumme, patriot, rummy or standard")
    command.add_argument("--paper", metavar="PAPER", default="a4", help=f"{' or '.join(PAPERS)} (default: a4)")
    command.add_argument("--out", metavar="FILE", help="where it goes (default: PACK.pdf)")


def print_out(given: argparse.Namespace) -> None:
    """Makes the PDF and says where it is."""
    out = Path(given.out or f"{given.pack}.pdf")
    try:
        made = print_pack(given.pack, given.paper)
        write_whole(out, made)
    except NotPrinted as why:
        raise CommandError(str(why)) from None
    except OSError as error:
        raise CommandError(f"{out} cannot be written: {error.strerror or error}") from None
    print(f"{out}: print it on both sides, at actual size, and cut along the marks.")


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
