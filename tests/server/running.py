"""A house in its own process, as people run it, and guests who talk to it."""

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

# The house under test: the one in this environment, or one installed elsewhere.
PARLOR = [os.environ["PARLOR_COMMAND"]] if "PARLOR_COMMAND" in os.environ else [sys.executable, "-m", "parlor"]
# How long something that comes at once is waited for: the machine may be very busy.
PATIENCE = 120.0
# A house hangs up after five idle seconds, and a request that is sent just then would fail.
IDLE = httpx.Limits(keepalive_expiry=1.0)
LIBERAL = [
    *("--tables-a-minute", "10000", "--tables-each", "10000"),
    *("--requests-a-second", "10000", "--changes-a-second", "10000", "--messages-a-second", "1000"),
    *("--tries-a-minute", "10000"),
]


class Running:
    """A house that can be killed and started again at the same address."""

    def __init__(self, database: str, *flags: str, log: Path | None = None, command: Sequence[str] = PARLOR) -> None:
        self.command = command
        self.database = database
        self.flags = flags
        self.log = log
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Self:
        port = self.url.rpartition(":")[2] if self.url else "0"
        command = [*self.command, "serve", "--port", port, "--database", self.database, "--thinkers", "1", *self.flags]
        stderr = open(self.log, "a") if self.log is not None else subprocess.DEVNULL  # noqa: SIM115
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, start_new_session=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the house did not start: {line!r}"
        self.url = found[0]
        return self

    def kill(self) -> None:
        """kill -9, at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(timeout=PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def stop(self) -> int:
        """Asks it to stop; returns the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=PATIENCE)
        self.process = None
        return status

    @contextmanager
    def choked(self) -> Iterator[None]:
        """None of the house's files can grow, as on a full disk."""
        resource = pytest.importorskip("resource")
        if not hasattr(resource, "prlimit"):
            pytest.skip("the limits of another process cannot be set here")
        assert self.process is not None
        pid = self.process.pid
        most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most[1]))
        try:
            yield
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, most)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


class Guest:
    """A guest with a cookie, who sends HTTP requests and has one live connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=IDLE)
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        await self.ask("GET", "/api/house")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def open(self, game: str, **wish: object) -> Any:
        return await self.ask("POST", "/api/tables", {"game": game, **wish}, 201)

    async def play_alone(self, game: str, **wish: object) -> str:
        """Opens a table and starts the game."""
        table = (await self.open(game, **wish))["id"]
        await self.ask("POST", f"/api/tables/{table}/start", {"contribution": secrets.token_hex(32)})
        return str(table)

    @property
    def cookie(self) -> str:
        return f"parlor_guest={self.http.cookies['parlor_guest']}"

    async def call(self, **headers: str) -> None:
        """Opens the live connection."""
        self.socket = await connect(
            self.url.replace("http", "ws") + "/api/live",
            additional_headers={"cookie": self.cookie, **headers},
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def say(self, do: str, **fields: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps({"do": do, **fields}))

    async def hear(self, kind: str, **wanted: object) -> dict[str, Any]:
        """The next message of a kind; others are kept in `heard`."""
        assert self.socket is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = json.loads(await self.socket.recv())
            self.heard.append(message)
            if message["kind"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return dict(message)
        raise AssertionError(f"no {kind} {wanted} was heard")

    async def watch(self, table: str, seat: int | None = 0, since: int | None = None) -> dict[str, Any]:
        await self.say("watch", table=table, seat=seat, since=since)
        return await self.hear("event", table=table, what="state")

    async def move(self, table: str, seat: int, move: str, id: str | None = None) -> dict[str, Any]:
        """Makes a move; returns the answer, accepted or refused."""
        assert self.socket is not None
        wanted = id or secrets.token_hex(6)
        await self.say("move", table=table, seat=seat, id=wanted, move=move)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            self.heard.append(message)
            if message["kind"] in ("accepted", "refused") and message["id"] == wanted:
                return message
        raise AssertionError("no answer to a move")
