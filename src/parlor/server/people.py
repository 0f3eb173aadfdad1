"""People: who is asking. A person has a name, devices with a cookie each, and perhaps passkeys.

A guest is a person with one device, whose id is the guest's own and need not be stored. So whoever comes is somebody at once, and stays the
same person when a passkey or another device is added. Everything that the house keeps about a person is listed in `OWNED`.
"""

import time
from typing import NamedTuple

from parlor.server import circle_store
from parlor.server.bulletins import Bulletins
from parlor.server.credentials import new_guest
from parlor.server.queries import day
from parlor.server.store import Database, Store

REVOKED = "revoked"
BECAME = "became"
# How long, in seconds, an answer is believed in case a bulletin was lost.
BELIEVED = 30.0
REMEMBERED = 20_000
MOST_DEVICES = 20


class Owned(NamedTuple):
    """A table of the store with rows about people: the column that names the person, and what else makes a row unique, if it names them."""

    table: str
    column: str
    unique: tuple[str, ...] | None = None


# What is kept about a person, apart from the seats in journals. Merging, forgetting and closing an account go through this list.
OWNED: list[Owned] = [
    Owned("places", "guest", ("table_id", "seat")),
    Owned("dailies", "guest", ("day", "game")),
    Owned("results", "guest", ("table_id", "seat")),
    Owned("blocks", "person", ("other",)),
    Owned("blocks", "other", ("person",)),
    Owned("reports", "by_person"),
    Owned("wishes", "person", ()),
    Owned("mails", "person", ()),
    Owned("pushes", "person"),
    Owned("outbox", "person"),
    Owned("tickets", "person"),
    Owned("passkeys", "person"),
    Owned("devices", "person"),
    Owned("aliases", "person"),
    Owned("circle_members", "guest", ("circle",)),
    Owned("circle_here", "guest", ("circle", "process")),
    Owned("circle_chat", "guest"),
    Owned("evening_players", "guest", ("evening",)),
    Owned("guests", "id", ()),
]
# What others need of a person: it follows a merged guest, and stays without a name when the person is forgotten.
SHARED: list[Owned] = [
    Owned("circles", "host"),
    Owned("circle_results", "player"),
    Owned("circle_ratings", "player", ("circle", "game")),
    Owned("evenings", "host"),
    Owned("evening_seats", "guest"),
]


class Device(NamedTuple):
    """A device of a person; times are days."""

    id: str
    label: str
    added: int
    seen: int


class People:
    """Knows which person a device belongs to, and answers most requests from memory."""

    def __init__(self, store: Store, bulletins: Bulletins) -> None:
        self._store = store
        self._bulletins = bulletins
        self._known: dict[str, tuple[str | None, float]] = {}
        bulletins.on(REVOKED, self._forget)
        bulletins.on(BECAME, self._forget)

    def _forget(self, device: str) -> None:
        if device:
            self._known.pop(device.partition(" ")[0], None)
        else:
            self._known.clear()

    async def of_device(self, device: str) -> str | None:
        """The person that a device belongs to; None if the device was revoked. Raises StoreFailed."""
        found = self._known.get(device)
        now = time.monotonic()
        if found is not None and found[1] > now:
            return found[0]
        person = await self._store.read(lambda database: person_of(database, device))
        self._remember(device, person)
        return person

    async def revoked(self, devices: set[str]) -> set[str]:
        """Those of some devices that were revoked."""
        return await self._store.read(lambda database: revoked_of(database, sorted(devices)))

    def newcomer(self) -> str:
        """A new guest, with the first device."""
        guest = new_guest()
        self._remember(guest, guest)
        return guest

    def _remember(self, device: str, person: str | None) -> None:
        self._known.pop(device, None)
        self._known[device] = (person, time.monotonic() + BELIEVED)
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    async def devices(self, person: str) -> list[Device]:
        """The devices of a person, the latest first."""
        return await self._store.read(lambda database: devices_of(database, person))

    async def add_device(self, person: str, label: str) -> str:
        """A new device of a person; returns its id, for the cookie."""
        device = new_guest()
        await self._store.write(lambda database: add_device(database, person, device, label))
        return device

    async def post(self, topic: str, device: str) -> None:
        """Forgets what was known of a device, here and in all processes."""
        self._forget(device)
        await self._bulletins.post(topic, device)

    async def revoke(self, person: str, device: str) -> bool:
        """Takes a device away from a person: its cookie is worth nothing, and its live connections end. False if it is not theirs."""
        if not await self._store.write(lambda database: revoke(database, person, device)):
            return False
        await self.post(REVOKED, device)
        return True

    async def merge(self, guest: str, person: str) -> bool:
        """Makes everything of a guest a person's; False if the guest is a lasting person, who stays apart."""
        if guest == person or not await self._store.write(lambda database: merge(database, guest, person)):
            return False
        self._forget(guest)
        await self._bulletins.post(BECAME, f"{guest} {person}")
        return True


def today() -> int:
    """The number of this day."""
    return day(time.time())


def person_of(database: Database, device: str) -> str | None:
    """The person that a device belongs to; a device that is not stored is that of a guest."""
    rows = database.run("SELECT person, revoked FROM devices WHERE id = ?", [device])
    if not rows:
        return device
    return None if rows[0][1] else str(rows[0][0])


def revoked_of(database: Database, devices: list[str]) -> set[str]:
    """Those of some devices that were revoked."""
    found: set[str] = set()
    for start in range(0, len(devices), 500):
        some = devices[start : start + 500]
        marks = ", ".join(["?"] * len(some))
        found |= {str(row[0]) for row in database.run(f"SELECT id FROM devices WHERE revoked > 0 AND id IN ({marks})", some)}
    return found


def devices_of(database: Database, person: str) -> list[Device]:
    """The devices of a person, the latest first."""
    rows = database.run("SELECT id, label, added, seen FROM devices WHERE person = ? AND revoked = 0 ORDER BY seen DESC, id", [person])
    return [Device(*row) for row in rows]


def add_device(database: Database, person: str, device: str, label: str) -> None:
    """Stores a device of a person, who is lasting from now on; of many, those go first that were not seen for longest."""
    at = today()
    keep(database, person)
    database.run(
        "INSERT INTO devices (id, person, label, added, seen) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [device, person, label, at, at],
    )
    for old in devices_of(database, person)[MOST_DEVICES:]:
        revoke(database, person, old.id)


def keep(database: Database, person: str) -> None:
    """Makes a person a lasting one."""
    at = today()
    database.run(
        "INSERT INTO guests (id, name, seen, created, lasting) VALUES (?, '', ?, ?, 1) ON CONFLICT (id) DO UPDATE SET lasting = 1",
        [person, at, at],
    )


def is_lasting(database: Database, person: str) -> bool:
    """Whether a person is more than a guest with one device."""
    return bool(database.run("SELECT 1 FROM guests WHERE id = ? AND lasting = 1", [person]))


def revoke(database: Database, person: str, device: str) -> bool:
    """Takes a device away from a person, and pushes to it end; False if it is not theirs."""
    database.run("DELETE FROM pushes WHERE device = ? AND person = ?", [device, person])
    return database.changed("UPDATE devices SET revoked = ? WHERE id = ? AND person = ? AND revoked = 0", [today(), device, person]) == 1


def merge(database: Database, guest: str, person: str) -> bool:
    """Makes everything of a guest a person's. Where both have the same thing, such as a deal of the day, the person's own counts."""
    if is_lasting(database, guest):
        return False
    for table, column, unique in [*OWNED, *SHARED]:
        if unique is not None:
            same = " AND ".join([f"o.{name} = {table}.{name}" for name in unique] or ["1 = 1"])
            database.run(
                f"UPDATE {table} SET {column} = ? WHERE {column} = ? AND NOT EXISTS "
                f"(SELECT 1 FROM {table} o WHERE o.{column} = ? AND {same})",
                [person, guest, person],
            )
            database.run(f"DELETE FROM {table} WHERE {column} = ?", [guest])
        else:
            database.run(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", [person, guest])
    # What was a second game of the same deal of the day does not count.
    database.run(
        "UPDATE results SET daily = NULL, practice = 1 WHERE guest = ? AND daily IS NOT NULL AND NOT EXISTS "
        "(SELECT 1 FROM dailies d WHERE d.guest = results.guest AND d.table_id = results.table_id)",
        [person],
    )
    # Whoever hosts a circle belongs to it.
    database.run(
        "UPDATE circle_members SET state = 0 WHERE guest = ? AND circle IN (SELECT id FROM circles WHERE host = ?)", [person, person]
    )
    database.run("UPDATE tables SET host = ? WHERE host = ?", [person, guest])
    database.run("INSERT INTO aliases (guest, person) VALUES (?, ?) ON CONFLICT DO NOTHING", [guest, person])
    shut_out(database, guest)
    return True


def shut_out(database: Database, device: str) -> None:
    """Makes a device worthless, and the first one of a guest too, which need not be stored."""
    at = today()
    database.run("DELETE FROM pushes WHERE device = ?", [device])
    database.run(
        "INSERT INTO devices (id, person, label, added, seen, revoked) VALUES (?, '', '', ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET person = '', label = '', revoked = excluded.revoked",
        [device, at, at, at],
    )


def known_as(database: Database, guests: set[str]) -> dict[str, str]:
    """Those guests who turned out to be persons who were known before, and who these are."""
    if not guests:
        return {}
    marks = ", ".join(["?"] * len(guests))
    return {
        str(guest): str(person) for guest, person in database.run(f"SELECT guest, person FROM aliases WHERE guest IN ({marks})", [*guests])
    }


def forget(database: Database, person: str) -> None:
    """Deletes everything about a person but the seats in journals; their cookies are worth nothing from then on."""
    circle_store.pass_on(database, person)
    for device in [person, *[each.id for each in devices_of(database, person)]]:
        shut_out(database, device)
    for table, column, _ in OWNED:
        database.run(f"DELETE FROM {table} WHERE {column} = ?", [person])
