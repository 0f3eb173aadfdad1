"""The command `parlor print`: a pack as a PDF, with its score sheets and leaflets."""

import argparse
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlor.paper.errors import NotPrinted
from parlor.terminal.errors import CommandError, in_words
from parlor.terminal.language import language
from parlor.terminal.texts import text
from parlor.words.languages import LANGUAGES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Any]


def add_command(commands: "Commands") -> None:
    """Adds `print`."""
    command = commands.add_parser(
        "print",
        help=text("help-print"),
        description=text("help-print-more"),
    )
    command.add_argument("pack", metavar="PACK", help=text("help-print-pack"))
    command.add_argument("--paper", metavar="PAPER", default="a4", help=text("help-print-paper"))
    command.add_argument("--lang", metavar="LANGUAGE", help=text("help-print-lang", languages=text("any-of", parts=list(LANGUAGES))))
    command.add_argument("--out", metavar="FILE", help=text("help-print-out"))


def print_out(given: argparse.Namespace) -> None:
    """Makes the PDF and says where it is."""
    out = Path(given.out or f"{given.pack}.pdf")
    try:
        from parlor.paper.printing import print_pack
    except ModuleNotFoundError as missing:
        raise CommandError(text("print-needs", name=missing.name)) from None
    try:
        made = print_pack(given.pack, given.paper, given.lang or language())
        write_whole(out, made)
    except NotPrinted as why:
        raise CommandError(in_words(why)) from None
    except OSError as error:
        raise CommandError(text("not-written", file=out, why=error.strerror or error)) from None
    print(text("printed", file=out))


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
