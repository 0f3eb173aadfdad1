"""Word when it matters: "it is your turn", "the table is open", "the evening begins", by push or by mail, to those who want it.

Everything is off until a person turns it on. What is due in quiet hours waits for their end. What could not be sent is tried again, and
what waits to be sent survives a restart.
"""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from parlor.server import people_messages as msg
from parlor.server import queries
from parlor.server.mail import Mailer
from parlor.server.push import Gone, Pusher, Subscription
from parlor.server.store import Database, Store
from parlor.words.languages import LANGUAGES
from parlor.words.say import ENGLISH, Reader, say

log = logging.getLogger("parlor.notices")
Event = Literal["turn", "table", "evening"]
# The title and the sentence of each.
SAID: dict[Event, tuple[str, str]] = {
    "turn": ("house-notice-turn-title", "house-notice-turn"),
    "table": ("house-notice-table-title", "house-notice-table"),
    "evening": ("house-notice-evening-title", "house-notice-evening"),
}
# Whether it is still so when it is sent: for a person, and the table or the evening that the page is about.
STILL: dict[Event, str] = {
    "turn": "SELECT 1 FROM places WHERE guest = ? AND table_id = ? AND turn = 1",
    "table": "SELECT 1 FROM tables t LEFT JOIN circle_members m ON m.circle = t.circle AND m.guest = ? "
    "WHERE t.id = ? AND t.phase = 'gathering' AND (t.circle IS NULL OR m.state = 0)",
    "evening": "SELECT 1 FROM circle_members m JOIN evenings v ON v.circle = m.circle "
    "WHERE m.guest = ? AND m.state = 0 AND v.id = ? AND v.state = 'playing'",
}
# How recently a person must have been connected to count as being here.
HERE = 90.0
AT_A_TIME = 50
MOST_TRIES = 5
RETRY = 60.0
read_wishes = msgspec.json.Decoder(msg.NoticeWishes).decode


class Notice(NamedTuple):
    """Something to tell a person: the key of the sentence and its values, and the page that it leads to."""

    person: str
    event: Event
    params: dict[str, Any]
    path: str
    id: str = ""
    tries: int = 0


class Notices:
    """Finds out what is due, and sends it."""

    def __init__(
        self, store: Store, pusher: Pusher, mailer: Mailer | None, after: float, here: Callable[[], Collection[str]], home: str
    ) -> None:
        self._store = store
        self._pusher = pusher
        self._mailer = mailer
        self._after = after
        self._here = here
        self._home = home

    @property
    def can_mail(self) -> bool:
        """Whether the house can send mail."""
        return self._mailer is not None

    @property
    def push_key(self) -> str:
        """The key that push services know the house by."""
        return self._pusher.key

    async def tell(self, persons: Sequence[str], event: Event, path: str, **params: Any) -> None:
        """Tells those of some people who want word of it; it is sent when the house next looks, within seconds."""
        now = time.time()

        def put_all(database: Database) -> None:
            for person in persons:
                put(database, Notice(person, event, params, path), now)

        await self._store.write(put_all)

    async def look(self) -> None:
        """Notes who is here, and sends what is due."""
        here, now = sorted(set(self._here())), time.time()

        def claim(database: Database) -> list[Notice]:
            note_here(database, here, now)
            for notice in due_turns(database, now - self._after, now - HERE):
                put(database, notice, now)
            return claimed(database, now)

        due = await self._store.write(claim)
        await asyncio.gather(*[self._send(notice) for notice in due])

    async def _send(self, notice: Notice) -> None:
        """Sends one notice by all ways that a person wants; what fails is tried again later."""
        found = await self._store.read(lambda database: ways(database, notice))
        if found is None:
            return
        wishes, address, subscriptions = found
        now = time.time()
        later = quiet_until(wishes, now)
        if later is not None:
            await self._store.write(lambda database: put(database, notice, later))
            return
        title, body = worded(notice, wishes.language)
        jobs = [self._push(each, notice, title, body, wishes.language) for each in subscriptions] if wishes.push else []
        if wishes.mail and address and self._mailer is not None:
            jobs.append(self._mailer.notify(notice.person, address, title, body, self._home + notice.path, wishes.language))
        done = await asyncio.gather(*jobs, return_exceptions=True)
        failures = [each for each in done if isinstance(each, Exception)]
        if failures:
            log.warning("word could not be sent", extra={"event": notice.event, "why": str(failures[0])[:200], "tries": notice.tries})
        if failures and len(failures) == len(done) and notice.tries + 1 < MOST_TRIES:
            again = notice._replace(tries=notice.tries + 1)
            await self._store.write(lambda database: put(database, again, now + RETRY * 2**notice.tries))

    async def _push(self, to: Subscription, notice: Notice, title: str, body: str, language: str) -> None:
        told = {"title": title, "body": body, "path": notice.path, "tag": f"{notice.event} {notice.path}", "lang": language}
        try:
            await self._pusher.send(to, json.dumps(told))
        except Gone:
            await self._store.write(lambda database: database.run("DELETE FROM pushes WHERE endpoint = ?", [to.endpoint]))


def worded(notice: Notice, language: str) -> tuple[str, str]:
    """A notice in a person's language: a title and a sentence."""
    reader = Reader(language if language in LANGUAGES else ENGLISH)
    title, body = SAID[notice.event]
    return say(title, notice.params, reader), say(body, notice.params, reader)


def quiet_until(wishes: msg.NoticeWishes, now: float) -> float | None:
    """When the quiet hours of a person end, if it is quiet now."""
    if wishes.quiet_from == wishes.quiet_to:
        return None
    local = datetime.fromtimestamp(now, zone_of(wishes.zone))
    quiet = (local.hour - wishes.quiet_from) % 24 < (wishes.quiet_to - wishes.quiet_from) % 24
    if not quiet:
        return None
    end = local.replace(hour=wishes.quiet_to, minute=0, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; UTC if there is no such zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


# In the store


def wishes_of(database: Database, person: str) -> msg.NoticeWishes:
    """What a person wants word of."""
    rows = database.run("SELECT body FROM wishes WHERE person = ?", [person])
    return read_wishes(rows[0][0]) if rows else msg.NoticeWishes()


def wish(database: Database, person: str, wishes: msg.NoticeWishes) -> None:
    """Keeps what a person wants word of."""
    body = msgspec.json.encode(wishes).decode()
    database.run("INSERT INTO wishes (person, body) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET body = excluded.body", [person, body])


def mail_of(database: Database, person: str) -> msg.MailInfo | None:
    """The address of a person."""
    rows = database.run("SELECT address, confirmed FROM mails WHERE person = ?", [person])
    return msg.MailInfo(str(rows[0][0]), rows[0][1] == 1) if rows else None


def is_pushed(database: Database, device: str) -> bool:
    """Whether a device has a push subscription."""
    return bool(database.run("SELECT 1 FROM pushes WHERE device = ?", [device]))


def subscribe(database: Database, person: str, device: str, to: Subscription) -> None:
    """Keeps the push subscription of a device, which has one at a time."""
    database.run("DELETE FROM pushes WHERE device = ? OR endpoint = ?", [device, to.endpoint])
    database.run("INSERT INTO pushes VALUES (?, ?, ?, ?, ?)", [to.endpoint, person, device, to.p256dh, to.auth])


def note_here(database: Database, persons: Sequence[str], now: float) -> None:
    """Notes who is connected."""
    for start in range(0, len(persons), 500):
        some = persons[start : start + 500]
        database.run(f"UPDATE wishes SET here = ? WHERE person IN ({', '.join(['?'] * len(some))})", [now, *some])


def due_turns(database: Database, since: float, here: float) -> list[Notice]:
    """The games with others that have waited for somebody long enough who wants to know, is not here, and was not told yet."""
    rows = database.run(
        "SELECT p.guest, p.table_id, p.seat, t.game FROM places p JOIN wishes w ON w.person = p.guest JOIN tables t ON t.id = p.table_id "
        "WHERE p.turn = 1 AND p.told = 0 AND p.since < ? AND w.here < ? AND t.phase = 'playing' "
        "AND EXISTS (SELECT 1 FROM places o WHERE o.table_id = p.table_id AND o.guest <> p.guest) ORDER BY p.since LIMIT ?",
        [since, here, AT_A_TIME],
    )
    found = []
    for guest, table, seat, game in rows:
        told = "UPDATE places SET told = 1 WHERE guest = ? AND table_id = ? AND seat = ? AND told = 0"
        if database.changed(told, [guest, table, seat]):
            others = [name for name, _, _ in queries.others_at(database, guest, [table]).get(table, []) if name]
            found.append(Notice(guest, "turn", {"game": queries.title(game), "others": ", ".join(others)}, f"/t/{table}"))
    return found


def put(database: Database, notice: Notice, due: float) -> None:
    """Puts a notice into the outbox, if the person wants word of it."""
    wishes = wishes_of(database, notice.person)
    if (wishes.push or wishes.mail) and getattr(wishes, notice.event):
        body = json.dumps({"params": notice.params, "path": notice.path})
        database.run(
            "INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?)", [secrets.token_hex(8), notice.person, notice.event, body, due, notice.tries]
        )


def claimed(database: Database, now: float) -> list[Notice]:
    """Takes what is due out of the outbox; of several processes, one gets it."""
    found = []
    for id, person, event, body, tries in database.run(
        "SELECT id, person, event, body, tries FROM outbox WHERE due <= ? ORDER BY due LIMIT ?", [now, AT_A_TIME]
    ):
        if database.changed("DELETE FROM outbox WHERE id = ?", [id]):
            told = json.loads(body)
            found.append(Notice(person, event, told["params"], told["path"], id, tries))
    return found


def ways(database: Database, notice: Notice) -> tuple[msg.NoticeWishes, str, list[Subscription]] | None:
    """How a person wants to hear of something; None if it is no longer so, or no longer wanted."""
    wishes = wishes_of(database, notice.person)
    if not database.run(STILL[notice.event], [notice.person, notice.path.rpartition("/")[2]]):
        return None
    address = mail_of(database, notice.person)
    rows = database.run("SELECT endpoint, p256dh, auth FROM pushes WHERE person = ?", [notice.person])
    return wishes, address.address if address is not None and address.confirmed else "", [Subscription(*row) for row in rows]
