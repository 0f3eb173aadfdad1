"""Answers the requests of routes.py without a web server."""

import asyncio
import inspect
import logging
import re
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from parlor.server.failures import said_of, status_of
from parlor.server.http_messages import Worded
from parlor.server.http_routing import JSON, Response, Route
from parlor.server.refusals import refusal

log = logging.getLogger("parlor.tab")


@dataclass
class Request:
    """A request of the page; see `http_routing.Asked`."""

    app: Any
    method: str
    url: str
    headers: dict[str, str]
    scope: dict[str, Any]
    body: bytes = b""
    gone: asyncio.Event = field(default_factory=asyncio.Event)

    async def receive(self) -> dict[str, Any]:
        """Ends when nobody waits for the answer any more."""
        await self.gone.wait()
        return {"type": "http.disconnect"}


@dataclass
class Answer:
    """What the page gets."""

    status: int
    kind: str
    body: bytes
    headers: dict[str, str] = field(default_factory=dict)


@cache
def pattern(path: str) -> re.Pattern[str]:
    """What matches the path of a route, and finds its parameters."""
    return re.compile(re.sub(r"\{(\w+):str\}", r"(?P<\1>[^/]+)", path))


def found(routes: list[Route], method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route of a request, and the parameters in its path."""
    for route in routes:
        match = pattern(route.path).fullmatch(path) if route.method == method else None
        if match:
            return route, {name: unquote(value) for name, value in match.groupdict().items()}
    return None


def arguments(route: Route, request: Request, given: dict[str, str]) -> dict[str, Any]:
    """What the handler of a route is called with; raises msgspec.ValidationError."""
    hints = get_type_hints(route.fn, include_extras=True)
    made: dict[str, Any] = {}
    for name in inspect.signature(route.fn).parameters:
        if name == "request":
            made[name] = request
        elif name == "body":
            made[name] = request.body
        elif name == "data":
            made[name] = msgspec.json.decode(request.body or b"{}", type=hints[name])
        elif name in given:
            made[name] = msgspec.convert(given[name], given_type(hints[name]), strict=False)
    return made


def given_type(hint: Any) -> Any:
    """The type of a parameter that is given: what is known of `int | None` is about the int."""
    if get_origin(hint) is not Annotated:
        return hint
    kind, *notes = get_args(hint)
    kinds = [each for each in get_args(kind) if each is not type(None)]
    return Annotated[kinds[0] if len(kinds) == 1 else kind, *notes]


async def answer(routes: list[Route], request: Request) -> Answer:
    """The answer to a request, whatever becomes of it."""
    split = urlsplit(request.url)
    known = found(routes, request.method, split.path)
    if known is None:
        return told(404, Worded("house-no-page", {}))
    route, given = known
    try:
        made = await route.fn(**arguments(route, request, dict(parse_qsl(split.query, keep_blank_values=True)) | given))
    except (msgspec.MsgspecError, TypeError) as error:
        return told(400, Worded("house-not-understood", {"reason": str(error)}))
    except Exception as error:
        status = status_of(error)
        if status >= 500:
            log.error("a request failed", exc_info=error)
        return told(status, said_of(error))
    if isinstance(made, Response):
        return Answer(made.status_code or route.status_code, made.media_type, packed(made.content), made.headers)
    return Answer(route.status_code, route.media_type, packed(made))


def told(status: int, words: Worded) -> Answer:
    """A refusal."""
    return Answer(status, JSON, msgspec.json.encode(refusal(words)))


def packed(content: Any) -> bytes:
    """The body of an answer."""
    return content if isinstance(content, bytes) else content.encode() if isinstance(content, str) else msgspec.json.encode(content)
