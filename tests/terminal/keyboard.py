"""The command as a person uses it: what they type, what is printed, and how it ends."""

import io
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from parlor.terminal.command import main


@dataclass(frozen=True)
class Ran:
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str


class Keyboard:
    """Runs commands with lines typed in."""

    def __init__(self, patch: pytest.MonkeyPatch, printed: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.printed = printed

    def run(self, *arguments: str, typed: Sequence[str] = ()) -> Ran:
        self.patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            status = main(arguments)
        except SystemExit as end:
            status = int(str(end.code or 0))
        out, err = self.printed.readouterr()
        assert "Traceback" not in out + err
        return Ran(status, out, err)
