"""A person who reads what is printed and types the number of a move, which is all the plain form needs."""

import io
import random
import re

import pytest

OFFERED = re.compile(r"^ {0,2}(\d+) [a-z]", re.MULTILINE)


class Reader(io.StringIO):
    """Standard input that answers what standard output says."""

    def __init__(self, printed: pytest.CaptureFixture[str], seed: int) -> None:
        super().__init__()
        self.printed = printed
        self.luck = random.Random(seed)
        self.heard: list[str] = []
        self.warned = ""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        out, err = self.printed.readouterr()
        self.warned += err
        self.heard.append(out)
        numbers = [int(number) for number in OFFERED.findall(out[out.rindex("\nHand ") :])]
        assert numbers, f"nothing is offered: {out!r}"
        assert numbers == list(range(1, len(numbers) + 1)), out
        return f"{self.luck.choice(numbers)}\n"
