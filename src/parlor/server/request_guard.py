"""The door of the house: who comes in, from where, how often, and which headers every response has."""

import time
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlor.server.connections import Buckets, address_of
from parlor.server.credentials import Credentials
from parlor.server.http_messages import Worded
from parlor.server.people import People
from parlor.server.refusals import english, refusal
from parlor.server.settings import LOOPBACK, Settings
from parlor.server.store import NotDone
from parlor.server.ws_messages import encode

COOKIE = "parlor_guest"
RELAY = "x-parlor-relay"
YEAR = 365 * 86_400
LONGEST_COOKIES = 8192
HEALTH = "/api/health"
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class RequestGuard:
    """Checks origin and host, identifies the person by the device's cookie, limits requests, and sets the headers of every response."""

    def __init__(self, app: ASGIApp, settings: Settings, keys: Credentials, people: People) -> None:
        self._app = app
        self._settings = settings
        self._keys = keys
        self._people = people
        self._requests = Buckets(settings.requests_a_second, 4 * settings.requests_a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Admits a request, or says why not."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        web = scope["type"] == ScopeType.WEBSOCKET
        relayed = self._keys.relayed(headers[RELAY], time.time()) if RELAY in headers else None
        device = None if relayed else self._keys.device(cookie_of(headers.get("cookie", "")))
        try:
            guest = relayed if device is None else await self._people.of_device(device)
            unknown = False
        except NotDone:
            # Nobody is made a stranger because the store does not answer.
            guest, unknown = None, True
        fresh = guest is None and not unknown
        if guest is None:
            guest = device = self._people.newcomer()
        scope["state"]["relayed"] = relayed is not None
        scope["state"]["guest"] = guest
        scope["state"]["device"] = device or guest
        scope["state"]["fresh"] = fresh
        scope["state"]["for_all"] = False
        # The device whose cookie is to be set; a handler may set another one, or this one anew.
        scope["state"]["cookie"] = device if fresh else None
        secure = scope["scheme"] in ("https", "wss")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if secure:
                    answer.setdefault("strict-transport-security", f"max-age={YEAR}")
                if scope["state"]["cookie"] is not None and not scope["state"]["for_all"]:
                    answer.add("set-cookie", self._cookie(scope["state"]["cookie"], secure))
            await send(message)

        # Another process of the house has already checked what it forwards.
        refused = None if relayed else self._refusal(scope, headers, web)
        if refused is None and unknown and scope["path"].startswith("/api/") and scope["path"] != HEALTH:
            refused = 503, "house-trouble"
        if refused is None:
            await self._app(scope, receive, send_with_headers)
        elif web:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": english(Worded(refused[1], {}))})
        else:
            await answer_refused(send_with_headers, *refused)

    def _cookie(self, device: str, secure: bool) -> str:
        value = self._keys.cookie(device)
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")

    def _refusal(self, scope: Scope, headers: Headers, web: bool) -> tuple[int, str] | None:
        """Why a request is not admitted: a status, and the key of a sentence."""
        if not self._is_our_host(headers.get("host", "")):
            return 421, "house-other-name"
        if (web or scope["method"] not in SAFE) and not self._is_our_origin(headers):  # type: ignore[typeddict-item]
            return 403, "house-other-site"
        if not self._requests.take(address_of(scope)):
            return 429, "house-too-fast"
        return None

    def _is_our_host(self, host: str) -> bool:
        """A house that runs only for this machine answers only to this machine's names, so that no other name can be pointed here."""
        if self._settings.host not in LOOPBACK:
            return True
        name = host_name(host)
        return name in LOOPBACK or name in [urlsplit(origin).hostname for origin in self._settings.origins]

    def _is_our_origin(self, headers: Headers) -> bool:
        """Browsers name the site that a request comes from; other programs do not, and have no guest's cookie to misuse."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return True
        scheme, _, host = origin.partition("://")
        return scheme in ("http", "https") and host == headers.get("host", "")


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def cookie_of(text: str) -> str | None:
    """Our cookie in a Cookie header, which is not parsed any further than that."""
    for part in text[:LONGEST_COOKIES].split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return None


async def answer_refused(send: Send, status: int, key: str) -> None:
    """Sends a refusal as an HTTP response."""
    headers = [(b"content-type", b"application/json")] + ([(b"retry-after", b"1")] if status == 429 else [])
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(refusal(Worded(key, {}))), "more_body": False})
