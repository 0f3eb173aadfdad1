"""A player at the full-screen table."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from textual.pilot import Pilot

import parlor
from parlor.terminal.screen.app import Room
from parlor.terminal.screen.preferences import read_habits, write_habits
from parlor.terminal.screen.table import TableScreen
from parlor.terminal.screen.table_backend import LocalTable

PATIENCE = 180.0


class Sitting:
    """A table, its screen, and the keys."""

    def __init__(self, screen: TableScreen, pilot: Pilot[str]) -> None:
        self.screen = screen
        self.pilot = pilot

    @property
    def on_top(self) -> str:
        """The screen that has the keyboard focus."""
        return type(self.screen.app.screen).__name__

    @property
    def table(self) -> parlor.Table:
        assert isinstance(self.screen.company, LocalTable)
        return self.screen.company.table

    @property
    def felt(self) -> str:
        """What is drawn, without colors."""
        assert self.screen.felt.drawing is not None
        return self.screen.felt.drawing.canvas.text()

    @property
    def told(self) -> str:
        """The line under the hand."""
        return self.screen.felt.hold.told

    @property
    def card(self) -> str | None:
        """The card at the cursor."""
        spot = self.screen.felt.spot()
        return None if spot is None else spot.card

    def moves(self) -> list[Any]:
        return list(self.table.record()["moves"])

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def walk_to(self, card: str) -> None:
        """Goes to a card of the hand with the arrow keys."""
        for _ in range(60):
            spot = self.screen.felt.spot()
            if spot is not None and spot.card == card and spot.in_hand:
                return
            await self.pilot.press("right")
        raise AssertionError(f"the arrows do not lead to {card}")

    async def until(self, what: Any) -> None:
        """Waits for something that takes a while."""
        await until(self.pilot, what, lambda: f"{self.told!r}\n{self.felt}")


async def until(pilot: Pilot[Any], what: Callable[[], Any], shown: Callable[[], str] = str) -> None:
    """Waits for something that takes a while at a screen."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if what():
            return
        await pilot.pause(0.05)
    raise AssertionError(f"it did not come about: {shown()}")


@asynccontextmanager
async def sitting(table: parlor.Table, people: list[int] | None = None, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Sitting]:
    """Sits down at a local table, where the computer plays at once."""
    write_habits(replace(read_habits(), pace="instant"))
    company = LocalTable(table, people or [0], parlor.player("casual"))
    screen = TableScreen(company)
    async with Room(screen).run_test(size=size) as pilot:
        await pilot.pause()
        yield Sitting(screen, pilot)
