"""What people do about themselves: devices, personal links, signing in and out, an export of everything, and closing the account."""

import json
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING

import msgspec

from parlor.server import circle_store, days, evening_store, moderation, notices, passkey_store, people, queries, records, tickets
from parlor.server import people_messages as msg
from parlor.server.connections import Buckets
from parlor.server.http_messages import PlayedGame
from parlor.server.http_service import HttpService
from parlor.server.notices import Notices
from parlor.server.people import People
from parlor.server.refusals import Forbidden, NotFound, Refused, TooMany
from parlor.server.store import Database, NotDone

if TYPE_CHECKING:
    from parlor.server.passkeys import Passkeys

log = logging.getLogger("parlor.people")
LINK = "link"
LINK_LASTS = 600.0
MOST_GAMES = 5000
# In the order in which they are looked for: many browsers claim to be others, too.
BROWSERS = [("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung"), ("Firefox", "Firefox"), ("FxiOS", "Firefox")]
BROWSERS += [("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")]
SYSTEMS = [("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS")]
SYSTEMS += [("Mac OS X", "Mac"), ("Linux", "Linux")]


def label_of(agent: str) -> str:
    """What a device is called, from what its browser says about itself."""
    agent = agent[:500]
    found = [next((name for mark, name in kinds if mark in agent), "") for kinds in (BROWSERS, SYSTEMS)]
    return ", ".join([name for name in found if name]) or (re.sub(r"[^A-Za-z0-9 ._-]", "", agent.partition("/")[0])[:30].strip() or "?")


class Accounts:
    """Answers what people ask about themselves."""

    def __init__(self, desk: HttpService, known: People, word: Notices, tries_a_minute: int) -> None:
        self._desk = desk
        self._store = desk.house.store
        self._people = known
        self._notices = word
        self._attempts = Buckets(tries_a_minute / 60, tries_a_minute)
        self._exports = Buckets(1 / 60, 3)

    @cached_property
    def passkeys(self) -> "Passkeys":
        """What makes passkeys and checks them."""
        from parlor.server.passkeys import Passkeys

        return Passkeys(self._store)

    def limit(self, address: str) -> None:
        """Limits how often an address may try to become somebody."""
        if not self._attempts.take(address):
            raise TooMany("house-too-many-tries")

    async def me(self, person: str, device: str, language: str) -> msg.Me:
        """Who one is."""

        def read(database: Database) -> msg.Me:
            devices = people.devices_of(database, person)
            return msg.Me(
                name=queries.name_of(database, person),
                lasting=people.is_lasting(database, person),
                operator=moderation.is_operator(database, person),
                devices=[
                    msg.DeviceInfo(each.id, each.label, days.written(each.added), days.written(each.seen), each.id == device)
                    for each in devices
                ],
                passkeys=[
                    msg.PasskeyInfo(each.id, each.label, days.written(each.added), days.written(each.seen))
                    for each in passkey_store.of_person(database, person)
                ],
                wishes=notices.wishes_of(database, person),
                mail=notices.mail_of(database, person),
                pushed=notices.is_pushed(database, device),
                can_mail=self._notices.can_mail,
                push_key=self._notices.push_key,
                blocked=moderation.blocked_by(database, person),
            )

        found = await self._store.read(read)
        found.name = found.name or await self._desk.name(person, language)
        return found

    # Other devices

    async def link(self, person: str, device: str, label: str) -> msg.LinkInfo:
        """A personal link, which replaces an older one; the device that asks is kept as one of the person's."""

        def make(database: Database) -> str:
            people.add_device(database, person, device, label)
            return tickets.issue(database, LINK, person, LINK_LASTS, most=1)

        return msg.LinkInfo(f"/you/link#{await self._store.write(make)}", time.time() + LINK_LASTS)

    async def link_owner(self, token: str, language: str) -> msg.LinkOwner:
        """Whose link it is; looking does not use it up."""
        found = await self._store.read(lambda database: tickets.look(database, LINK, token))
        if found is None:
            raise NotFound("house-link-useless")
        return msg.LinkOwner(await self._desk.name(found[0], language))

    async def use_link(self, token: str) -> str:
        """The person whose personal link it is, which is used up."""
        found = await self._store.write(lambda database: tickets.take(database, LINK, token))
        if found is None:
            log.warning("a personal link was used too late or twice")
            raise NotFound("house-link-useless")
        return found[0]

    async def enter(self, guest: str, device: str, person: str, label: str) -> tuple[str, str, int]:
        """Makes this device a person's. It gets a new cookie, and the old one is worth nothing; what a guest has played goes along."""
        if await self._store.read(lambda database: moderation.is_blocked(database, person)):
            raise Forbidden("house-account-blocked")
        if guest == person and any(each.id == device for each in await self._people.devices(person)):
            return person, device, 0
        games = len(await self._desk.games_of(guest)) if guest != person else 0
        merged = await self._people.merge(guest, person)
        if not merged:
            await self._people.revoke(guest, device)
        return person, await self._people.add_device(person, label), games if merged else 0

    async def revoke(self, person: str, device: str) -> None:
        """Signs a device out."""
        if not await self._people.revoke(person, device):
            raise NotFound("house-no-device")

    async def remove_passkey(self, person: str, id: str) -> None:
        """Removes a passkey."""
        if not await self._store.write(lambda database: passkey_store.remove(database, person, id)):
            raise NotFound("house-no-passkey")

    # Everything about oneself

    async def export(self, person: str, language: str) -> AsyncIterator[bytes]:
        """Everything that the house knows about a person and everything they have played, as JSON, piece by piece."""
        if not self._exports.take(person):
            raise TooMany("house-export-later")
        me = await self.me(person, "", language)
        games, circles, said = await self._store.read(
            lambda database: (
                queries.games_of(database, person, MOST_GAMES),
                circle_store.circles_of(database, person),
                circle_store.lines_of(database, person),
            )
        )
        told = {"format": "parlor-export", "version": 1, "at": int(time.time()), "me": me, "circles": circles, "said": said}
        return self._pieces(person, {**told, "games": games, "statistics": await self._desk.statistics(person)}, games)

    async def _pieces(self, person: str, told: dict[str, object], games: list[PlayedGame]) -> AsyncIterator[bytes]:
        yield msgspec.json.encode(told)[:-1] + b',"records":{'
        first = True
        for id in dict.fromkeys(game.table for game in games if game.phase == "over" and not shut(game)):
            document = None
            with suppress(Refused, NotFound, NotDone):
                if not await self._store.read(partial(evening_store.keeps_secret, table=id)):
                    document = await self._store.read(partial(records.kept, table=id)) or await self._desk.archive.record(person, id)
            if document is not None:
                yield (b"" if first else b",") + f"{json.dumps(id)}:{json.dumps(document, ensure_ascii=False)}".encode()
                first = False
        yield b"}}"


def shut(game: PlayedGame) -> bool:
    """Whether the record of a game is still closed, because others play the same deal of the day."""
    return game.daily is not None and time.time() < days.closes(game.daily)
