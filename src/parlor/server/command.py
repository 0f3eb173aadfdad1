"""`parlor serve`, and plain `parlor`: starting the house."""

import argparse
import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any, cast

import uvicorn
from litestar import Litestar

from parlor.server import app
from parlor.server.connection_limits import ConnectionLimits, Requests, fitted
from parlor.server.lock import InUse, Lock
from parlor.server.settings import LOOPBACK, BadSetting, Settings, add_flags, database_file, settled
from parlor.server.sockets import Socket
from parlor.server.store import StoreFailed

DESCRIPTION = "Run the house for others. Every setting is a flag and an environment variable; the flag counts."


class CannotStart(Exception):
    """The house cannot be started; the message says why, and what to do about it."""


def describe(parser: argparse.ArgumentParser) -> None:
    """Adds the flags of `parlor serve`."""
    parser.description = DESCRIPTION
    add_flags(parser)


def serve(given: argparse.Namespace) -> None:
    """Runs the house for others."""
    try:
        settings = settled(vars(given))
    except BadSetting as error:
        raise CannotStart(str(error)) from None
    logging.basicConfig(handlers=[lines()], level=settings.log_level.upper(), force=True)
    # At a more detailed level, the web server would log headers and frames: cookies and cards.
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLevelName(settings.log_level.upper())))
    try:
        run(settings, browse=False)
    except InUse as used:
        raise CannotStart(f"{used}: end that one first, or give another --database") from None


def at_home(browse: bool) -> None:
    """Runs the house only for this machine, at a free port, and opens it in the browser."""
    logging.basicConfig(level="ERROR", format="parlor: %(message)s", force=True)
    try:
        settings = settled({"host": "127.0.0.1", "port": "0"})
    except BadSetting as error:
        raise CannotStart(str(error)) from None
    try:
        run(settings, browse)
    except InUse as used:
        if not used.url:
            raise CannotStart(str(used)) from None
        print(f"Parlor is open already: {used.url}")
        if browse:
            show(used.url)


def run(settings: Settings, browse: bool) -> None:
    """Opens the store and the port, and serves until told to stop."""
    settings = fitted(settings)
    file = database_file(settings)
    lock = None
    try:
        lock = None if file is None else Lock(file)
        door = listening(settings)
        url = f"http://{'127.0.0.1' if settings.host in ('0.0.0.0', '::') else bracketed(settings.host)}:{door.getsockname()[1]}"
        built = app.build(replace(settings, url=settings.url or url))
    except InUse:
        raise
    except StoreFailed as failure:
        raise CannotStart(str(failure)) from None
    if lock is not None:
        lock.tell(url)
    server = server_of(built, settings)
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(until_stopped(server, settings, door, url, browse))
        print("Parlor is closed. Every table is kept.", flush=True)
    finally:
        if lock is not None:
            lock.release()


def listening(settings: Settings) -> socket.socket:
    """The open port."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:
        raise CannotStart(f"cannot listen on {settings.host} port {settings.port}: {getattr(error, 'strerror', None) or error}") from None
    return door


def bracketed(host: str) -> str:
    """A host as written in a URL."""
    return f"[{host}]" if ":" in host else host


class Server(uvicorn.Server):
    """A web server that exits cleanly when told to stop, instead of dying by the signal."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops at SIGINT and SIGTERM; the second one stops it at once."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def server_of(built: Litestar, settings: Settings) -> Server:
    """The web server, with uvloop if that is installed."""
    gate = ConnectionLimits(settings)
    return Server(
        uvicorn.Config(
            built,
            http=cast("Any", partial(Requests, gate=gate)),
            ws=cast("Any", partial(Socket, gate=gate)),
            ws_max_size=settings.largest_message,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            backlog=4096,
            timeout_graceful_shutdown=3,
        )
    )


async def until_stopped(server: uvicorn.Server, settings: Settings, door: socket.socket, url: str, browse: bool) -> None:
    """Serves, and prints the address."""
    serving = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        # What is loaded now stays, so the garbage collector need not scan it again and again while players wait.
        gc.collect()
        gc.freeze()
        print(f"Parlor is open: {url}" + ("" if settings.host not in LOOPBACK else "   (Ctrl+C closes it)"), flush=True)
        if browse:
            await asyncio.to_thread(show, url)
    await serving


def show(url: str) -> None:
    """Opens a page in the browser, or asks the user to open it if there is no screen."""
    screen = sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if not (screen and webbrowser.open(url)):
        print("Open this address in your browser.", flush=True)


class AsJson(logging.Formatter):
    """Formats each log record as one line of JSON."""

    USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        """A line of the log."""
        told = {"at": round(record.created, 3), "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        told |= {name: value for name, value in vars(record).items() if name not in self.USUAL}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


def lines() -> logging.Handler:
    """Writes the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    return handler
