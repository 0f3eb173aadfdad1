"""What people want word of: switches, push subscriptions, and addresses that are confirmed before anything is sent to them."""

from parlor.server import mail, notices, people, tickets
from parlor.server import people_messages as msg
from parlor.server.connections import Buckets
from parlor.server.credentials import Credentials
from parlor.server.push import Pusher, Subscription
from parlor.server.refusals import NotFound, Refused, TooMany
from parlor.server.store import Database, Store

CONFIRM = "mail"
CONFIRM_LASTS = 24 * 3600.0
HOUR = 3600.0


class Wishing:
    """Keeps what people want word of."""

    def __init__(self, store: Store, pusher: Pusher, mailer: mail.Mailer | None, keys: Credentials) -> None:
        self._store = store
        self._pusher = pusher
        self._mailer = mailer
        self._keys = keys
        # How many confirmations a person, an address for mail and a network address may ask for.
        self._asking = [Buckets(3 / HOUR, 3), Buckets(3 / (24 * HOUR), 3), Buckets(10 / HOUR, 10)]

    async def wish(self, person: str, wishes: msg.NoticeWishes) -> None:
        """Keeps what a person wants word of."""
        wishes.zone = notices.zone_of(wishes.zone).key
        await self._store.write(lambda database: notices.wish(database, person, wishes))

    async def subscribe(self, person: str, device: str, wanted: msg.PushSubscription, label: str) -> None:
        """Keeps a push subscription, and turns pushes on."""
        self._pusher.check(wanted.endpoint)
        to = Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)

        def keep(database: Database) -> None:
            people.add_device(database, person, device, label)
            notices.subscribe(database, person, device, to)

        await self._store.write(keep)

    async def end_push(self, device: str) -> None:
        """Forgets the push subscription of a device."""
        await self._store.write(lambda database: database.run("DELETE FROM pushes WHERE device = ?", [device]))

    async def give_address(self, person: str, address: str, name: str, language: str, network: str) -> None:
        """Asks an address whether it wants mail from the house."""
        found = mail.checked(address)
        if self._mailer is None:
            raise Refused("house-mail-none")
        if not all(bucket.take(key) for bucket, key in zip(self._asking, (person, found.lower(), network), strict=True)):
            raise TooMany("house-mail-later")

        def keep(database: Database) -> str:
            database.run(
                "INSERT INTO mails (person, address, confirmed) VALUES (?, ?, 0) "
                "ON CONFLICT (person) DO UPDATE SET address = excluded.address, confirmed = 0",
                [person, found],
            )
            return tickets.issue(database, CONFIRM, person, CONFIRM_LASTS, found, most=1)

        token = await self._store.write(keep)
        try:
            await self._mailer.confirm(found, token, name, language)
        except OSError:
            raise Refused("house-mail-not-sent") from None

    async def confirm(self, token: str) -> None:
        """An address is confirmed by the link that was sent there; mail is on from now on."""

        def confirmed(database: Database) -> bool:
            found = tickets.take(database, CONFIRM, token)
            if found is None:
                return False
            person, address = found
            if not database.changed("UPDATE mails SET confirmed = 1 WHERE person = ? AND address = ?", [person, address]):
                return False
            wishes = notices.wishes_of(database, person)
            wishes.mail = True
            notices.wish(database, person, wishes)
            return True

        if not await self._store.write(confirmed):
            raise NotFound("house-link-useless")

    async def forget_address(self, person: str) -> None:
        """Forgets the address of a person."""
        await self._store.write(lambda database: no_more_mail(database, person))

    async def unsubscribe(self, token: str) -> None:
        """Ends the mail to whoever got a link."""
        person = self._keys.unsubscribed(token)
        if person is None:
            raise NotFound("house-link-useless")
        await self._store.write(lambda database: turned_off(database, person))


def no_more_mail(database: Database, person: str) -> None:
    """Forgets the address of a person."""
    database.run("DELETE FROM mails WHERE person = ?", [person])
    turned_off(database, person)


def turned_off(database: Database, person: str) -> None:
    """Turns mail off."""
    wishes = notices.wishes_of(database, person)
    wishes.mail = False
    notices.wish(database, person, wishes)
