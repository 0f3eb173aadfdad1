"""Web push: encrypted for one browser, signed with the house's own key (VAPID), and sent only to push services that are known."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from parlor.server.refusals import Refused

# The services of the browsers; a leading dot stands for any name below. An operator may add others.
KNOWN = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", ".push.apple.com", ".notify.windows.com")
AT_A_TIME = 4
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Gone(Exception):
    """The browser no longer wants to be told."""


class Subscription(NamedTuple):
    """Where a browser is told, and the keys for it."""

    endpoint: str
    p256dh: str
    auth: str


class Pusher:
    """Sends messages to browsers."""

    def __init__(self, seed: bytes, contact: str, services: Sequence[str] = ()) -> None:
        private = ec.derive_private_key(int.from_bytes(seed, "big") % (ORDER - 1) + 1, ec.SECP256R1())
        self._private = private
        self._contact = contact
        self._services = (*KNOWN, *services)
        self._slots = asyncio.Semaphore(AT_A_TIME)
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.key = urlsafe_b64encode(point).decode().rstrip("=")
        """The public key of the house for push services."""

    def check(self, endpoint: str) -> None:
        """Refuses an address that is not a known push service's: the house does not call just anybody."""
        if not any(serves(service, endpoint) for service in self._services):
            raise Refused("house-push-unknown")

    async def send(self, to: Subscription, text: str) -> None:
        """Sends a message; raises Gone if the browser no longer wants any."""
        self.check(to.endpoint)
        async with self._slots:
            await asyncio.to_thread(self._post, to, text)

    def _post(self, to: Subscription, text: str) -> None:
        from parlor.server.push_post import post

        if not post(self._private, self._contact, {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}, text):
            raise Gone


def serves(service: str, endpoint: str) -> bool:
    """Whether an address is a push service's: one given by its origin must match it, and one given by name is reached over HTTPS."""
    try:
        parts = urlsplit(endpoint)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.username or parts.password or any(c.isspace() or ord(c) < 32 for c in endpoint):
        return False
    if "://" in service:
        return f"{parts.scheme}://{parts.netloc}" == service
    known = name.endswith(service) if service.startswith(".") else name == service
    return parts.scheme == "https" and port in (None, 443) and known
