"""Computer players that search think in a process of their own, so that the screen stays awake."""

import asyncio
from collections.abc import Callable
from typing import Any

import parlor
from parlor.workers import NotDone, Workers

HINT_SECONDS = 1.0


class BotProcess:
    """A process that is started when it is first needed."""

    def __init__(self) -> None:
        self.workers = Workers(1, quiet=True)

    async def choose(self, player: parlor.Player, table: parlor.Table, seat: int) -> str:
        """The move of a player."""
        return str(await self.ask(player.choose, table, seat))

    async def advise(self, table: parlor.Table, seat: int) -> list[parlor.Candidate]:
        """The moves of a seat with what an expert thinks them worth, the best first."""
        return [parlor.Candidate(*thought) for thought in await self.ask(thoughts_of, table, seat)]

    async def ask(self, work: Callable[..., Any], *given: Any) -> Any:
        """What some work comes to. Where the process was ended by somebody, the screen sleeps for a moment, and nothing is lost."""
        try:
            return await asyncio.wrap_future(self.workers.submit(work, *given))
        except NotDone:
            return work(*given)

    def stop(self) -> None:
        """Ends the process, whatever it is thinking about."""
        self.workers.shutdown()


def thoughts_of(table: parlor.Table, seat: int) -> list[tuple[Any, ...]]:
    """In the process: what an expert thinks, in a form that can travel."""
    thoughts = parlor.player("expert", seconds=HINT_SECONDS).advise(table, seat)
    return [(each.move, each.worth, each.worlds, each.points, each.reason, each.key, each.params, each.rank) for each in thoughts]
