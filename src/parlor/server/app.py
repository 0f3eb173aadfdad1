"""The house as a web application: everything put together."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response, asgi
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

import parlor
from parlor.server.bots import Thinkers
from parlor.server.credentials import Credentials
from parlor.server.guest_jobs import GuestJobs
from parlor.server.health import HealthCheck
from parlor.server.http_messages import Refusal, Worded
from parlor.server.http_service import HttpService
from parlor.server.journal import Damaged, NoSuchTable, OldRules
from parlor.server.live_tables import House
from parlor.server.ownership import News, Ownership, Sole
from parlor.server.pages import page
from parlor.server.periodic import Periodic
from parlor.server.refusals import Forbidden, NotFound, Refused, Told, TooMany, refusal
from parlor.server.request_guard import RequestGuard
from parlor.server.retention import tidy_all
from parlor.server.routes import HANDLERS
from parlor.server.schema import migrate
from parlor.server.settings import Settings, database_file
from parlor.server.sqlite import sqlite_store
from parlor.server.store import Store, StoreFailed
from parlor.server.ws_channel import Channel

if TYPE_CHECKING:
    from parlor.server.peer_proxy import Exchange

log = logging.getLogger("parlor.house")
SWEEP = 60.0
TIDY = 3600.0
LARGEST_BODY = 65_536
SMALLEST_SQUEEZED = 4096


def open_store(settings: Settings) -> tuple[Store, Ownership, Credentials]:
    """The store named in the settings, with its schema up to date; raises StoreFailed."""
    file = database_file(settings)
    if file is None:
        try:
            from parlor.server.postgres import postgres_store
        except ModuleNotFoundError as missing:
            raise StoreFailed(
                f"PostgreSQL needs more packages ({missing.name} is missing): pip install 'parlor-games[house,postgres]'"
            ) from None
        return postgres_store(settings)
    store = sqlite_store(file)
    return store, Sole(), Credentials(store.open(migrate))


def thinkers_of(settings: Settings) -> int:
    """The number of worker processes for computer players."""
    return settings.thinkers or max(1, (os.cpu_count() or 2) - 1)


def build(settings: Settings) -> Litestar:
    """The application. The store is open when this returns; raises StoreFailed."""
    store, ownership, keys = open_store(settings)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(store, keys, Thinkers(thinkers_of(settings)), GuestJobs(), ownership)
        exchange = app.state.exchange = exchange_of(settings, keys)
        app.state.desk = HttpService(house, settings)
        app.state.channel = Channel(house, settings, exchange)
        miss = exchange.miss if exchange is not None else lambda url: None
        await ownership.begin(News(house.lose, miss, app.state.channel.dismiss))
        app.state.doctor = HealthCheck(house, chores_of(house, app.state.channel, settings), "house" if exchange is None else settings.url)
        app.state.doctor.begin()
        try:
            yield
        finally:
            app.state.doctor.end()
            await house.close()
            await ownership.end()
            store.close()

    @asgi("/api/live", copy_scope=False)
    async def live(scope: Scope, receive: Receive, send: Send) -> None:
        """Handles the live channel."""
        await scope["litestar_app"].state.channel.serve(scope, receive, send)

    return Litestar(
        route_handlers=[*HANDLERS, live, page],
        lifespan=[open_house],
        middleware=[DefineMiddleware(RequestGuard, settings=settings, keys=keys), *between_processes(settings, keys)],
        state=State({"settings": settings}),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig("gzip", minimum_size=SMALLEST_SQUEEZED, gzip_compress_level=5, exclude_opt_key="packed"),
        exception_handlers={Exception: refused},
        openapi_config=OpenAPIConfig(
            title="The house of Parlor",
            version=parlor.__version__,
            path="/api/schema",
            render_plugins=[],
            description="What happens seldom. What happens at the tables goes over the live channel: docs/protocol-house.md.",
        ),
        logging_config=None,
        debug=False,
    )


def between_processes(settings: Settings, keys: Credentials) -> list[DefineMiddleware]:
    """Middleware that forwards requests to other processes, if there can be any."""
    if database_file(settings) is not None:
        return []
    from parlor.server.peer_proxy import Forward

    return [DefineMiddleware(Forward, keys=keys)]


def exchange_of(settings: Settings, keys: Credentials) -> "Exchange | None":
    """The exchange that forwards live messages to other processes, if there can be any."""
    if database_file(settings) is not None:
        return None
    from parlor.server.peer_proxy import Exchange

    return Exchange(keys)


def chores_of(house: House, channel: Channel, settings: Settings) -> list[Periodic]:
    """The recurring chores."""
    return [
        Periodic("house-chore-memory", SWEEP, house.sweep),
        Periodic("house-chore-connections", settings.heartbeat / 2, channel.watch_over),
        Periodic("house-chore-clearing", TIDY, lambda: tidy_all(house.store, settings, house.cleared)),
    ]


STATUS: dict[type[Exception], int] = {
    TooMany: 429,
    Forbidden: 403,
    Refused: 400,
    RecursionError: 400,
    NotFound: 404,
    NoSuchTable: 404,
    OldRules: 410,
    Damaged: 500,
    StoreFailed: 503,
}


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """An exception as a response: one sentence for the user, the rest for the log."""
    if isinstance(error, HTTPException):
        return Response(refusal(explained(error)), status_code=error.status_code, media_type="application/json")
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 500)
    if status >= 500:
        known = isinstance(error, Damaged | StoreFailed)
        log.error("a request failed", exc_info=None if known else error, extra={"path": request.url.path, "why": str(error)[:200]})
    return Response(refusal(said_of(error)), status_code=status, media_type="application/json")


def said_of(error: Exception) -> Worded:
    """What a guest is told about an exception."""
    match error:
        case Told():
            return error.words
        case OldRules():
            return Worded("house-old-rules", {"reason": str(error)})
        case RecursionError():
            return Worded("house-nested-too-deeply", {})
        case NoSuchTable():
            return Worded("house-no-table", {})
        case Damaged():
            return Worded("house-damaged-table", {})
    return Worded("house-trouble", {})


def explained(error: HTTPException) -> Worded:
    """What is wrong with a request, in one sentence."""
    detail = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        first = error.extra[0]
        detail = f"{first['key']}: {first.get('message', detail)}" if first.get("key") else str(first.get("message", detail))
    return Worded("house-not-understood" if error.status_code == 400 else "house-refused", {"reason": detail})
