"""Proof of identity: the cookie of a device, the key to a seat, the signature of the house. All are derived from its secret."""

import secrets
from base64 import urlsafe_b64encode
from hmac import compare_digest
from hmac import digest as hmac

from parlor.server.signing import Signer

RELAY_LASTS = 60
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


class Credentials:
    """Signs and verifies with one secret, which the house keeps in its store. The deals of the day may have another one."""

    def __init__(self, secret: str, days: str = "") -> None:
        self._secret = bytes.fromhex(secret)
        self._days = bytes.fromhex(days or secret)
        self.signer = Signer(hmac(self._secret, b"signing", "sha256"))
        """Signs for the house."""

    def _sign(self, text: str) -> str:
        return urlsafe_b64encode(hmac(self._secret, text.encode(), "sha256")[:16]).decode().rstrip("=")

    def cookie(self, device: str) -> str:
        """The signed cookie of a device."""
        return f"{device}.{self._sign(f'guest/{device}')}"

    def device(self, cookie: str | None) -> str | None:
        """The device that a cookie names, or None if it is missing or forged."""
        device, _, signature = (cookie or "").partition(".")
        return device if device and is_signed(self._sign(f"guest/{device}"), signature) else None

    def relay(self, guest: str, at: int) -> str:
        """A token that tells another process of the house which guest is being forwarded."""
        return f"{guest}.{at}.{self._sign(f'relay/{guest}/{at}')}"

    def relayed(self, text: str, now: float) -> str | None:
        """The guest that another process has forwarded, or None if the token is forged or old."""
        guest, _, rest = text.partition(".")
        at, _, signature = rest.partition(".")
        if not at.isdecimal() or abs(now - int(at[:12])) > RELAY_LASTS:
            return None
        return guest if is_signed(self._sign(f"relay/{guest}/{at}"), signature) else None

    def seat(self, table: str, seat: int, epoch: int) -> str:
        """The key to a seat; it expires when the seat changes hands."""
        return self._sign(f"seat/{table}/{seat}/{epoch}")

    def opens(self, key: str, table: str, seat: int, epoch: int) -> bool:
        """Whether a key is valid for a seat."""
        return is_signed(self.seat(table, seat, epoch), key)

    def bot(self, table: str, seat: int) -> int:
        """The seed of a computer player: it reveals nothing about the deal, and is unique to the table."""
        return int.from_bytes(hmac(self._secret, f"bot/{table}/{seat}".encode(), "sha256")[:6], "big")

    def origin(self, address: str) -> str:
        """A pseudonym for an address that does not reveal the address."""
        return self._sign(f"origin/{address}")

    def unsubscribing(self, person: str) -> str:
        """What ends the mail to a person, whoever shows it."""
        return f"{person}.{self._sign(f'unsubscribe/{person}')}"

    def unsubscribed(self, token: str) -> str | None:
        """The person who wants no more mail, or None if the token is forged."""
        person, _, signature = token.partition(".")
        return person if person and is_signed(self._sign(f"unsubscribe/{person}"), signature) else None

    @property
    def push_seed(self) -> bytes:
        """What the key for push services is made from."""
        return hmac(self._secret, b"push", "sha256")

    def daily(self, day: str, game: str) -> tuple[str, str]:
        """The secret and the salt of a daily deal: the same for everyone, and unknown to anyone beforehand."""
        secret = hmac(self._days, f"daily/{day}/{game}".encode(), "sha256")
        salt = hmac(self._days, f"daily/salt/{day}/{game}".encode(), "sha256")
        return secret.hex(), salt.hex()


def is_signed(wanted: str, given: str) -> bool:
    """Compares in constant time, which does not reveal how much was right."""
    return compare_digest(wanted.encode(), given.encode())


def new_guest() -> str:
    """The id of a new guest, which is also that of the first device, or of another device; never with a dash first, like an option."""
    found = secrets.token_urlsafe(16)
    return found if not found.startswith("-") else new_guest()


def new_table() -> str:
    """The id of a new table; its 62 bits cannot be guessed."""
    return "".join([secrets.choice(LETTERS) for _ in range(12)])


def new_invitation() -> str:
    """A new invitation to a circle."""
    return secrets.token_urlsafe(16)
