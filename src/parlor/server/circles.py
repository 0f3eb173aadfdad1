"""Circles at work: what members and hosts may ask for."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, TypeVar

from msgspec import UNSET

from parlor.server import circle_messages as msg
from parlor.server import circle_scores, circle_store, moderation, queries
from parlor.server.bulletins import Bulletins
from parlor.server.circle_followers import Followers, unwrapped
from parlor.server.circle_store import MEMBER, REMOVED, Belonging, Circle
from parlor.server.connections import Buckets
from parlor.server.credentials import new_invitation, new_table
from parlor.server.http_messages import TableInfo
from parlor.server.live_tables import House
from parlor.server.names import imitates, legible
from parlor.server.refusals import Forbidden, NotFound, Refused, TooMany
from parlor.server.store import Database

log = logging.getLogger("parlor.circles")
T = TypeVar("T")
MOST_HOSTED = 10
MOST_BELONGING = 50
MOST_MEMBERS = 64
MOST_INVITATIONS = 20
INVITATION_LASTS = 7 * 86_400.0
# A second in the long run, and at once: lines of a member, invitations of a host.
CHAT = (0.5, 6)
INVITING = (1 / 30, 10)
# The same for word of proposed games to all members of a circle.
ANNOUNCING = (1 / 300, 4)


class Word(Protocol):
    """Sends word to people who want it."""

    async def __call__(self, persons: Sequence[str], event: Literal["table", "evening"], path: str, **params: Any) -> None:
        """Says what has happened, and where it leads."""
        ...


class Circles(Followers):
    """The circles of the house."""

    def __init__(self, house: House, bulletins: Bulletins, changes: Buckets) -> None:
        super().__init__(house, bulletins)
        self._changes = changes
        self.word: Word | None = None
        """Sends word to people who are not here and want it."""
        self._chatting = Buckets(*CHAT)
        self._inviting = Buckets(*INVITING)
        self._announcing = Buckets(*ANNOUNCING)

    # Reading and writing

    async def read(self, id: str, guest: str, task: Callable[[Database, Circle, Belonging], T]) -> T:
        """Reads something for a member; everybody else is refused."""
        return await self._done(self.house.store.read, id, guest, task)

    async def write(self, id: str, guest: str, task: Callable[[Database, Circle, Belonging], T], only_host: bool = False) -> T:
        """Changes something for a member, or for the host alone, and tells everyone."""

        def checked(database: Database, circle: Circle, member: Belonging) -> T:
            if only_host and circle.host != guest:
                raise Forbidden("circle-only-host")
            circle_store.touch(database, id)
            return task(database, circle, member)

        self._limit(guest)
        answer = await self._done(self.house.store.write, id, guest, checked)
        await self.changed(id)
        return answer

    def _limit(self, guest: str) -> None:
        """Whatever changes in a circle is stored, and told to everyone who follows it, so the rate per guest is limited."""
        if not self._changes.take(guest):
            raise TooMany("house-changes-at-once")

    # Coming and going

    async def found(self, guest: str, wish: msg.NewCircle, name: str) -> msg.CircleInfo:
        """Founds a circle, whose host is the one who asks."""
        if not name:
            raise Refused("circle-needs-name")
        id, called, at = new_table(), printable(wish.name), self.house.now()

        def write(database: Database) -> None:
            if circle_store.hosted(database, guest) >= MOST_HOSTED:
                raise TooMany("circle-hosts-enough", number=MOST_HOSTED)
            circle_store.found(database, id, guest, called, wish.closed, at)

        await unwrapped(self.house.store.write, write)
        return await self.info(guest, id)

    async def info(self, guest: str, id: str) -> msg.CircleInfo:
        """A circle, for a member."""
        at = self.house.now()
        found = await unwrapped(self.house.store.read, lambda database: circle_store.overview(database, id, at).info(guest))
        if found is None:
            raise Forbidden("circle-members-only")
        return found

    async def door(self, guest: str, id: str, invitation: str | None) -> msg.CircleDoor:
        """A circle as everyone sees it who has its link."""
        at = self.house.now()

        def read(database: Database) -> msg.CircleDoor:
            circle = circle_store.circle(database, id)
            host, members = queries.name_of(database, circle.host), circle_store.members_of(database, id)
            invited = circle_store.invited(database, id, invitation, at)
            return msg.CircleDoor(id, circle.name, host, len(members), circle.closed, invited, guest in members)

        return await unwrapped(self.house.store.read, read)

    async def of(self, guest: str) -> list[msg.CircleLine]:
        """The circles of a guest."""
        return await self.house.store.read(lambda database: circle_store.circles_of(database, guest))

    async def join(self, guest: str, id: str, name: str, invitation: str | None) -> msg.CircleInfo:
        """Becomes a member."""
        at = self.house.now()

        def write(database: Database) -> bool:
            circle = circle_store.circle(database, id)
            known = circle_store.belonging(database, id, guest)
            if known is not None and known.state == MEMBER:
                return False
            removed = known is not None and known.state == REMOVED
            invited = circle_store.invited(database, id, invitation, at)
            if (circle.closed or removed) and not invited:
                raise Forbidden(refusal_at_the_door(removed, invitation))
            if not name:
                raise Refused("circle-needs-name")
            if imitates(name, queries.name_of(database, circle.host)):
                raise Refused("circle-name-of-host", name=name)
            if moderation.has_blocked(database, circle.host, guest):
                raise Forbidden("circle-not-welcome")
            if len(circle_store.members_of(database, id)) >= MOST_MEMBERS:
                raise TooMany("circle-full", number=MOST_MEMBERS)
            if len(circle_store.circles_of(database, guest)) >= MOST_BELONGING:
                raise TooMany("circle-belongs-enough", number=MOST_BELONGING)
            if invited and not circle_store.invited(database, id, invitation, at, use=True):
                raise Forbidden("circle-invitation-over")
            circle_store.touch(database, id)
            circle_store.enter(database, id, guest, at)
            return True

        self._limit(guest)
        if await unwrapped(self.house.store.write, write):
            await self.changed(id)
        return await self.info(guest, id)

    async def leave(self, guest: str, id: str) -> None:
        """Leaves; if the host does, the oldest member becomes the host, and without members the circle is no more."""
        at = self.house.now()

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            circle_store.part(database, id, guest, circle_store.LEFT)
            heir = circle_store.heir(database, id, guest)
            if heir is None:
                circle_store.dissolve(database, id, at)
            elif circle.host == guest:
                database.run("UPDATE circles SET host = ? WHERE id = ?", [heir, id])

        await self.write(id, guest, write)

    async def dissolve(self, guest: str | None, id: str) -> None:
        """Ends a circle for good; without a guest, whoever runs the house does."""
        at = self.house.now()
        if guest is None:
            await unwrapped(self.house.store.write, lambda database: circle_store.dissolve(database, id, at))
            await self.changed(id)
        else:
            await self.write(id, guest, lambda database, circle, member: circle_store.dissolve(database, id, at), only_host=True)
        log.info("a circle was dissolved", extra={"circle": id})

    # What the host may do

    async def change(self, guest: str, id: str, wish: msg.ChangedCircle) -> msg.CircleInfo:
        """Renames a circle, opens or closes it to strangers, or sets its next date."""
        given: list[tuple[str, str | int | float | None]] = []
        if wish.name is not UNSET:
            given.append(("name", printable(str(wish.name))))
        if wish.closed is not UNSET:
            given.append(("closed", int(bool(wish.closed))))
        if wish.date is not UNSET:
            given.append(("date", wish.date))

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            for column, value in given:
                database.run(f"UPDATE circles SET {column} = ? WHERE id = ?", [value, id])

        await self.write(id, guest, write, only_host=True)
        return await self.info(guest, id)

    async def remove(self, guest: str, id: str, number: int) -> msg.CircleInfo:
        """Removes a member, who loses everything of the circle at once."""

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            other = known_member(database, id, number)
            if other == guest:
                raise Refused("circle-leave-instead")
            circle_store.part(database, id, other, REMOVED)

        await self.write(id, guest, write, only_host=True)
        log.info("a member was removed", extra={"circle": id, "member": number})
        return await self.info(guest, id)

    async def hand_over(self, guest: str, id: str, number: int) -> msg.CircleInfo:
        """Makes another member the host."""

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            database.run("UPDATE circles SET host = ? WHERE id = ?", [known_member(database, id, number), id])

        await self.write(id, guest, write, only_host=True)
        return await self.info(guest, id)

    async def mute(self, guest: str, id: str, wish: msg.Mute) -> msg.CircleInfo:
        """Lets a member write in the chat, or not."""

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            other = known_member(database, id, wish.member)
            if other == guest:
                raise Refused("circle-not-oneself")
            database.run("UPDATE circle_members SET muted = ? WHERE circle = ? AND guest = ?", [int(wish.muted), id, other])

        await self.write(id, guest, write, only_host=True)
        return await self.info(guest, id)

    async def invite(self, guest: str, id: str, uses: int) -> msg.InvitationInfo:
        """A new invitation."""
        invitation, at = new_invitation(), self.house.now()

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            if not self._inviting.take(guest):
                raise TooMany("circle-invitations-at-once")
            if circle_store.live_invitations(database, id, at) >= MOST_INVITATIONS:
                raise TooMany("circle-invitations-enough", number=MOST_INVITATIONS)
            circle_store.invite(database, id, invitation, at, at + INVITATION_LASTS, uses)

        await self.write(id, guest, write, only_host=True)
        return msg.InvitationInfo(invitation, f"/c/{id}#{invitation}", at + INVITATION_LASTS, uses)

    async def withdraw(self, guest: str, id: str) -> None:
        """Ends all invitations."""
        delete = "DELETE FROM circle_invitations WHERE circle = ?"
        await self.write(id, guest, lambda database, circle, member: database.run(delete, [id]), only_host=True)

    # The chat

    async def say(self, guest: str, id: str, text: str) -> msg.ChatLine:
        """Says something to the circle."""
        said, at = printable(text), self.house.now()
        if not self._chatting.take(guest):
            raise TooMany("circle-chat-at-once")

        def write(database: Database, circle: Circle, member: Belonging) -> msg.ChatLine:
            if member.muted:
                raise Forbidden("circle-muted")
            number = circle_store.say(database, id, guest, said, at)
            return msg.ChatLine(number, at, member.number, queries.name_of(database, guest), said)

        return await self.write(id, guest, write)

    async def unsay(self, guest: str, id: str, number: int) -> None:
        """Removes a line of the chat: the host any, a member their own."""

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            rows = database.run("SELECT guest FROM circle_chat WHERE circle = ? AND number = ?", [id, number])
            if not rows:
                raise NotFound("circle-no-line")
            if guest not in (circle.host, rows[0][0]):
                raise Forbidden("circle-only-host")
            circle_store.unsay(database, id, number)

        await self.write(id, guest, write)

    async def said(self, guest: str, id: str, before: int | None) -> list[msg.ChatLine]:
        """Lines of the chat, oldest first."""
        return await self.read(id, guest, lambda database, circle, member: circle_store.said(database, id, before=before))

    # The next game

    async def announce(self, guest: str, table: TableInfo, name: str) -> None:
        """Sends word of a game that a member proposes to the others who want it; of many in a short time, only of the first."""
        circle = table.circle or ""
        if self.word is None or not self._announcing.take(circle):
            return
        members = await self.house.store.read(lambda database: circle_store.members_of(database, circle))
        await self.word(sorted(members - {guest}), "table", f"/t/{table.id}", game=table.title, name=name)

    # Standings

    async def standings(self, guest: str, id: str, period: msg.Period, game: str | None) -> msg.Standings:
        """The standings of a circle."""
        at = self.house.now()
        return await self.read(id, guest, lambda database, circle, member: circle_scores.table(database, id, guest, period, game, at))

    async def check_name(self, guest: str, name: str) -> None:
        """Refuses a name that could be taken for that of a host whose circle the guest belongs to."""
        hosts = await self.house.store.read(lambda database: circle_store.hosts_met(database, guest))
        if any(imitates(name, host) for host in hosts):
            raise Refused("circle-name-of-host", name=name)


def known_member(database: Database, id: str, number: int) -> str:
    """The guest behind a member's number; raises NotFound."""
    found = circle_store.guest_of(database, id, number)
    if found is None:
        raise NotFound("circle-no-member")
    return found


def refusal_at_the_door(removed: bool, invitation: str | None) -> str:
    """The key of why somebody cannot come in."""
    if removed:
        return "circle-removed-you"
    return "circle-closed" if invitation is None else "circle-invitation-over"


def printable(text: str) -> str:
    """What can be read of a text; raises Refused if nothing is left."""
    found = legible(text)
    if not found:
        raise Refused("circle-says-nothing")
    return found
