"""The house as a web application: everything put together."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response, asgi
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

import parlor
from parlor.server.accounts import Accounts
from parlor.server.bots import Thinkers
from parlor.server.bulletins import Bulletins
from parlor.server.circle_routes import HANDLERS as CIRCLE_HANDLERS
from parlor.server.closing import Closing
from parlor.server.credentials import Credentials
from parlor.server.failures import said_of, status_of
from parlor.server.guest_jobs import GuestJobs
from parlor.server.health import HealthCheck
from parlor.server.http_messages import Refusal, Worded
from parlor.server.http_service import HttpService
from parlor.server.journal import Damaged
from parlor.server.litestar_routes import handler
from parlor.server.live_tables import House
from parlor.server.mail import Mailer
from parlor.server.notices import Notices
from parlor.server.operator_routes import OPERATOR_HANDLERS
from parlor.server.ownership import News, Ownership, Sole
from parlor.server.pages import page
from parlor.server.peace import Peace
from parlor.server.people import BECAME, REVOKED, People
from parlor.server.people_routes import PEOPLE_HANDLERS
from parlor.server.periodic import Periodic
from parlor.server.push import Pusher
from parlor.server.refusals import refusal
from parlor.server.request_guard import RequestGuard
from parlor.server.retention import tidy_all
from parlor.server.routes import HANDLERS
from parlor.server.schema import migrate
from parlor.server.settings import Settings, database_file
from parlor.server.shelf_routes import SHELF
from parlor.server.sqlite import sqlite_store
from parlor.server.store import Store, StoreFailed
from parlor.server.wishing import Wishing
from parlor.server.ws_channel import Channel
from parlor.server.ws_door import serve
from parlor.workers import Workers

if TYPE_CHECKING:
    from parlor.server.peer_proxy import Exchange

log = logging.getLogger("parlor.house")
SWEEP = 60.0
CLOCKS = 30.0
DEVICES = 60.0
NOTICES = 5.0
TIDY = 3600.0
PRESENT = 25.0
STEP = 1.0
LARGEST_BODY = 65_536
SMALLEST_SQUEEZED = 4096
THINKING_NICENESS = 5


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
    bulletins = Bulletins(ownership)
    people = People(store, bulletins)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        thinkers = Thinkers(Workers(thinkers_of(settings), THINKING_NICENESS))
        house = House(store, keys, thinkers, GuestJobs(), ownership)
        exchange = app.state.exchange = exchange_of(settings, keys)
        desk = app.state.desk = HttpService(house, settings, bulletins)
        app.state.channel = channel = Channel(house, settings, people, desk.circles, exchange)
        home = settings.origins[0] if settings.origins else settings.url
        contact = f"mailto:{parseaddr(settings.mail_from)[1]}" if settings.mail_from else home
        pusher = Pusher(keys.push_seed, contact, settings.push_services)
        mailer = Mailer(settings.smtp, settings.mail_from, home, keys) if settings.smtp else None
        notices = Notices(store, pusher, mailer, settings.notice_after, lambda: {client.guest for client in house.clients}, home)
        app.state.notices = notices
        desk.circles.word = notices.tell
        app.state.accounts = Accounts(desk, people, notices, settings.tries_a_minute)
        app.state.closing = Closing(desk, people, bulletins)
        app.state.wishing = Wishing(store, pusher, mailer, keys)
        app.state.peace = Peace(house, desk.circles)
        bulletins.on(REVOKED, channel.shut_out)
        bulletins.on(BECAME, house.became)
        miss = exchange.miss if exchange is not None else lambda url: None
        await ownership.begin(News(house.lose, miss, channel.dismiss, bulletins.told))
        app.state.doctor = HealthCheck(house, chores_of(desk, channel, notices, settings), "house" if exchange is None else settings.url)
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
        await serve(scope["litestar_app"].state.channel, settings, scope, receive, send)

    return Litestar(
        route_handlers=[*map(handler, [*SHELF, *HANDLERS]), *PEOPLE_HANDLERS, *OPERATOR_HANDLERS, *CIRCLE_HANDLERS, live, page],
        lifespan=[open_house],
        middleware=[DefineMiddleware(RequestGuard, settings=settings, keys=keys, people=people), *between_processes(settings, keys)],
        state=State({"settings": settings, "people": people, "bulletins": bulletins}),
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


def chores_of(desk: HttpService, channel: Channel, notices: Notices, settings: Settings) -> list[Periodic]:
    """The recurring chores."""
    house = desk.house
    return [
        Periodic("house-chore-memory", SWEEP, house.sweep),
        Periodic("house-chore-connections", settings.heartbeat / 2, channel.watch_over),
        Periodic("house-chore-circles", PRESENT, desk.circles.watch_over),
        Periodic("house-chore-evenings", STEP, desk.evenings.step_all),
        Periodic("house-chore-devices", DEVICES, channel.look_at_devices),
        Periodic("house-chore-clocks", CLOCKS, house.look_at_clocks),
        Periodic("house-chore-notices", NOTICES, notices.look),
        Periodic("house-chore-clearing", TIDY, lambda: tidy_all(house.store, settings, house.cleared)),
    ]


def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """An exception as a response: one sentence for the user, the rest for the log."""
    if isinstance(error, HTTPException):
        return Response(refusal(explained(error)), status_code=error.status_code, media_type="application/json")
    status = status_of(error)
    if status >= 500:
        known = isinstance(error, Damaged | StoreFailed)
        log.error("a request failed", exc_info=None if known else error, extra={"path": request.url.path, "why": str(error)[:200]})
    return Response(refusal(said_of(error)), status_code=status, media_type="application/json")


def explained(error: HTTPException) -> Worded:
    """What is wrong with a request, in one sentence."""
    detail = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        first = error.extra[0]
        detail = f"{first['key']}: {first.get('message', detail)}" if first.get("key") else str(first.get("message", detail))
    return Worded("house-not-understood" if error.status_code == 400 else "house-refused", {"reason": detail})
