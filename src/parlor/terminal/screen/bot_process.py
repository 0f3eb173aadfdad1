"""Computer players that search think in a process of their own, so that the screen stays awake.

The process is this module, run as a program: a question a line on its input, an answer a line on its output, both JSON.
"""

import asyncio
import contextlib
import json
import sys
from collections.abc import Mapping
from typing import Any, TextIO

import parlor

HINT_SECONDS = 1.0
# A question holds the whole record of a game.
LONGEST = 16_777_216

Record = Mapping[str, Any]


class BotProcess:
    """A process that is started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.busy = asyncio.Lock()

    async def choose(self, record: Record, seat: int, level: str, seconds: float) -> str:
        """The move of a player, at the table that a record leads to."""
        return str(await self.ask({"record": record, "seat": seat, "level": level, "seconds": seconds}))

    async def advise(self, record: Record, seat: int) -> list[parlor.Candidate]:
        """The moves of a seat with what an expert thinks them worth, the best first."""
        found = await self.ask({"record": record, "seat": seat, "level": None, "seconds": HINT_SECONDS})
        return [parlor.Candidate(*thought) for thought in found]

    async def ask(self, question: dict[str, Any]) -> Any:
        """One question, and its answer."""
        async with self.busy:
            if self.process is None:
                pipe = asyncio.subprocess.PIPE
                quiet = asyncio.subprocess.DEVNULL
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", __name__, stdin=pipe, stdout=pipe, stderr=quiet, limit=LONGEST
                )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            with contextlib.suppress(ConnectionError):
                self.process.stdin.write(json.dumps(question).encode() + b"\n")
                await self.process.stdin.drain()
            answer = await self.process.stdout.readline()
            if answer:
                return json.loads(answer)
            # The process was ended by somebody: the screen sleeps for a moment, and nothing is lost.
            self.process = None
            return answered(question)

    async def stop(self) -> None:
        """Ends the process, whatever it is thinking about."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


def answered(question: dict[str, Any]) -> object:
    """What is asked: a move, or advice."""
    table, seat = parlor.replay(question["record"]), question["seat"]
    if question["level"] is not None:
        return parlor.player(question["level"], seconds=question["seconds"]).choose(table, seat)
    thoughts = parlor.player("expert", seconds=question["seconds"]).advise(table, seat)
    return [(thought.move, thought.worth, thought.worlds, thought.points, thought.reason) for thought in thoughts]


def serve(questions: TextIO, answers: TextIO) -> None:
    """Answers until nobody asks any more."""
    for line in questions:
        answers.write(json.dumps(answered(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        serve(sys.stdin, sys.stdout)
