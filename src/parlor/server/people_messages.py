"""The messages about people over HTTP: devices, passkeys, links, notices, reports (docs/protocol-house.md)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from parlor.server.circle_messages import MemberNumber
from parlor.server.http_messages import Message, Name, SeatNumber, TableId

Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$", description="what is valid once: the end of a personal link")]
Hour = Annotated[int, Meta(ge=0, le=23)]
Why = Literal["name", "words", "cheating", "stalling", "other"]


# Requests


class Credential(Message):
    """What the browser's passkey interface returned, unchanged."""

    credential: dict[str, Any]


class LinkUsed(Message):
    """A personal link that was opened on another device."""

    token: Token


class Closing(Message):
    """Closes an account; the name is repeated, so that nobody does it by accident."""

    name: Annotated[str, Meta(max_length=100)]


class NoticeWishes(Message):
    """What a person wants word of, and how; everything is off until somebody turns it on."""

    push: bool = False
    mail: bool = False
    turn: bool = True
    """When a game waits for them, and they are not there."""
    table: bool = True
    """When a table is open that they are expected at."""
    evening: bool = True
    """When an appointed evening begins."""
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    """Between these hours nothing is sent; the same hour twice means never quiet."""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The person's time zone, such as Europe/Berlin."""
    language: Annotated[str, Meta(max_length=5)] = "en"


class MailAddress(Message):
    """An address to send word to, once it is confirmed."""

    address: Annotated[str, Meta(max_length=254)]


class PushKeys(Message):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{20,30}$")]


class PushSubscription(Message):
    """A browser's push subscription, as it describes it itself."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 (the browser's own name for it)


class SeatAt(Message):
    """A person, named by where they sit."""

    table: TableId
    seat: SeatNumber


class NewReport(Message):
    """What somebody at the same table did, told to whoever runs the house."""

    table: TableId
    seat: SeatNumber
    why: Why
    text: Annotated[str, Meta(max_length=1000)] = ""


class MemberReport(Message):
    """What a member of the same circle did, told to whoever runs the house; a line of the chat can be quoted."""

    member: MemberNumber
    why: Why
    text: Annotated[str, Meta(max_length=1000)] = ""
    line: Annotated[int, Meta(ge=1, le=2**53)] | None = None


# Responses


class DeviceInfo(Struct):
    """A device on which a person is known; days are such as 2026-11-17."""

    id: str
    label: str
    added: str
    seen: str
    here: bool
    """It is the device that asks."""


class PasskeyInfo(Struct):
    """A passkey of a person."""

    id: str
    label: str
    added: str
    seen: str


class MailInfo(Struct):
    """The address of a person."""

    address: str
    confirmed: bool


class BlockedInfo(Struct):
    """Somebody whom a person does not want to meet."""

    id: int
    name: str


class Me(Struct):
    """Who one is: name, devices, passkeys, and what one wants word of."""

    name: str
    lasting: bool
    """More than a guest of one browser: there is a passkey or another device."""
    operator: bool
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    wishes: NoticeWishes
    mail: MailInfo | None
    pushed: bool
    """This device has a push subscription."""
    can_mail: bool
    """The house can send mail."""
    push_key: str
    """The key that push services know the house by; empty if it sends none."""
    blocked: list[BlockedInfo]


class LinkInfo(Struct):
    """A personal link; whoever opens it is this person there. It is valid once."""

    path: str
    ends: float


class LinkOwner(Struct):
    """Whose personal link it is."""

    name: Name


class SignedIn(Struct):
    """Somebody has signed in."""

    name: str
    games: int
    """How many games of the guest who was here went along."""


class Done(Struct):
    """It is done."""

    done: bool = True


class ReportInfo(Struct):
    """A report, as whoever runs the house sees it."""

    id: int
    at: float
    by: str
    about: str
    person: str
    table: str
    why: Why
    text: str
    settled: bool
    circle: str = ""
    """The name of the circle, if it happened in one."""
    quote: str = ""
    """What was said there."""


class PersonInfo(Struct):
    """A person, as whoever runs the house sees them."""

    id: str
    name: str
    created: str
    seen: str
    lasting: bool
    operator: bool
    blocked: bool
    games: int
    devices: int


class HouseTable(Struct):
    """A table, as whoever runs the house sees it: no cards."""

    id: str
    game: str
    title: str
    phase: str
    host: str
    opened: float
    changed: float


class HouseCircle(Struct):
    """A circle, as whoever runs the house sees it: nothing that is said in it."""

    id: str
    name: str
    host: str
    members: int
    tables: int
    """Tables that are not over."""
    founded: float
    here: float
    """When somebody last finished a game or wrote something; 0 for never."""


class OperatorPage(Struct):
    """What there is in the house."""

    counts: dict[str, int]
    """How many there are of what."""
    reports: list[ReportInfo]
    reserved: list[str]
    keep: dict[str, int]
    """For how many days what is kept; 0 is for ever."""


class Reserve(Message):
    """A name that nobody may take."""

    name: Name


class Blocking(Message):
    """Whether a person may use the house."""

    blocked: bool
