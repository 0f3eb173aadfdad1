"""A browser for the house of a tab, without one: work is done at once, and what the house says is kept."""

import asyncio
import json
from pathlib import Path
from typing import Any

from parlor.tab.house import Tab
from parlor.tab.web_workers import think


class Stand:
    """Stands for the page and its workers."""

    def __init__(self, file: Path) -> None:
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.closed: list[tuple[int, int, str]] = []
        self.saves = 0
        self.stopped: list[int] = []
        self.busy = False
        self.asked = 0
        self.tab = Tab(self, file)

    async def _save(self) -> None:
        await asyncio.sleep(0)
        self.saves += 1

    def save(self) -> Any:
        return self._save()

    def think(self, worker: int, question: str) -> None:
        if not self.busy:
            asyncio.get_running_loop().call_soon(lambda: self.tab.thought(worker, think(question)))

    def stop(self, worker: int) -> None:
        self.stopped.append(worker)

    def tell(self, channel: int, message: str) -> None:
        self.told.setdefault(channel, []).append(json.loads(message))

    def hang_up(self, channel: int, code: int, reason: str) -> None:
        self.closed.append((channel, code, reason))

    async def ask(self, method: str, url: str, body: Any = None) -> Any:
        """The answer to a request, which must be a good one."""
        self.asked += 1
        status, kind, text = await self.tab.request(self.asked, method, url, "en", "" if body is None else json.dumps(body))
        assert status < 300, text
        return json.loads(text) if kind == "application/json" else text

    def say(self, channel: int, **said: Any) -> None:
        """Says something on a live channel."""
        self.tab.heard(channel, json.dumps(said))

    async def hears(self, channel: int, kind: str) -> dict[str, Any]:
        """Waits for a message of a kind on a live channel; what came before it is forgotten."""
        for _ in range(20_000):
            told = self.told.get(channel, [])
            while told:
                message = told.pop(0)
                if message["kind"] == kind:
                    return message
            await asyncio.sleep(0.001)
        raise AssertionError(f"no {kind} came")
