"""Appointed evenings: people sign up, sit down where a movement puts them, and play the same deals at several tables.

Every step is stored once, whichever process takes it and however often that is tried: the list is closed and the seats of all rounds are
fixed in one transaction, each table of a round is opened once, and a round ends once. So a house that is killed in the middle goes on where
it was, and several processes share the work.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TypeVar

import parlor
from parlor.server import circle_messages as msg
from parlor.server import circle_scores, circle_store, evening_store, fair, journal, ledger
from parlor.server import room_events as ev
from parlor.server.circle_store import Belonging, Circle
from parlor.server.circles import Circles, known_member
from parlor.server.credentials import new_table
from parlor.server.evening_store import Evening, NoSuchEvening, Opened, Seated, Taking
from parlor.server.http_messages import Value
from parlor.server.ledger_chain import milliseconds
from parlor.server.live_tables import House
from parlor.server.movements import grouped, movement
from parlor.server.ownership import ServedElsewhere
from parlor.server.refusals import NotFound, Refused, TooMany
from parlor.server.room import Room
from parlor.server.sides import sides_of
from parlor.server.signing import digest
from parlor.server.store import Database

log = logging.getLogger("parlor.evenings")
T = TypeVar("T")
MOST_TO_COME = 10
MOST_PLAYERS = 64
FURTHEST = 366 * 86_400.0
FEWEST = 2
# The options that make a game shorter, with one of which a deal is one hand.
LENGTHS = ("hands", "innings", "target")


class Evenings:
    """The appointed evenings of the house."""

    def __init__(self, house: House, circles: Circles) -> None:
        self._house = house
        self._circles = circles
        self._stepping = asyncio.Lock()

    # What members may ask for

    async def appoint(self, guest: str, circle: str, wish: msg.NewEvening) -> msg.EveningInfo:
        """Appoints an evening, and commits to its deals; only for the host."""
        game, players, options = checked(wish)
        at = self._house.now()
        if not at - 3600 <= wish.starts <= at + FURTHEST:
            raise Refused("evening-date")
        secret, salt = fair.fresh()
        new = Evening(
            id=new_table(),
            circle=circle,
            host=guest,
            game=game.id,
            title=game.title,
            players=players,
            options=options,
            pairs=bool(sides_of(game, players, options)),
            deals=wish.deals,
            clock=wish.clock,
            level=wish.level,
            made=at,
            starts=wish.starts,
            state="signing",
            round=0,
            secret=secret,
            salt=salt,
            key="",
            signature="",
        )
        statement = opening(new)
        signed = self._house.keys.signer.signed(statement)
        new.key, new.signature = signed["key"], signed["signature"]

        def write(database: Database, known: Circle, member: Belonging) -> None:
            if evening_store.to_come(database, circle) >= MOST_TO_COME:
                raise TooMany("evening-enough", number=MOST_TO_COME)
            evening_store.appoint(database, new)
            ledger.append(database, "opened", new.id, digest(statement), at)

        await self._circles.write(circle, guest, write, only_host=True)
        return await self.info(guest, new.id)

    async def info(self, guest: str, id: str) -> msg.EveningInfo:
        """An evening, for a member of its circle."""
        found = await self._known(id)
        better = better_of(found)
        return await self._circles.read(
            found.circle, guest, lambda database, circle, member: evening_store.info(database, id, guest, better)
        )

    async def sign(self, guest: str, id: str, wish: msg.SignUp) -> msg.EveningInfo:
        """Takes part; who does so again may choose another partner."""
        found = await self._known(id)

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            partner = None if wish.partner is None else known_member(database, circle.id, wish.partner)
            if partner == guest:
                raise Refused("evening-partner-oneself")
            people = [each.guest for each in evening_store.taking(database, id)]
            if guest not in people and len(people) >= MOST_PLAYERS:
                raise TooMany("evening-full", number=MOST_PLAYERS)
            if not evening_store.sign(database, id, guest, wish.contribution, partner):
                raise Refused("evening-list-closed")

        await self._circles.write(found.circle, guest, write)
        return await self.info(guest, id)

    async def unsign(self, guest: str, id: str) -> msg.EveningInfo:
        """Does not take part after all."""
        found = await self._known(id)

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            if not evening_store.unsign(database, id, guest):
                raise Refused("evening-list-closed")

        await self._circles.write(found.circle, guest, write)
        return await self.info(guest, id)

    async def start(self, guest: str, id: str) -> msg.EveningInfo:
        """Begins at once, for the host."""
        found = await self._known(id)
        at = self._house.now()

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            if len(evening_store.taking(database, id)) < FEWEST:
                raise Refused("evening-too-few", number=FEWEST)
            changed = "UPDATE evenings SET starts = ? WHERE id = ? AND state = 'signing'"
            if database.changed(changed, [min(at, found.starts), id]) != 1:
                raise Refused("evening-list-closed")

        await self._circles.write(found.circle, guest, write, only_host=True)
        await self.step(id)
        return await self.info(guest, id)

    async def cancel(self, guest: str, id: str) -> msg.EveningInfo:
        """Calls an evening off before it begins, for the host."""
        found = await self._known(id)
        at = self._house.now()

        def write(database: Database, circle: Circle, member: Belonging) -> None:
            if not call_off(database, id, at):
                raise Refused("evening-list-closed")

        await self._circles.write(found.circle, guest, write, only_host=True)
        return await self.info(guest, id)

    async def _known(self, id: str) -> Evening:
        try:
            return await self._house.store.read(lambda database: evening_store.evening(database, id))
        except NoSuchEvening:
            raise NotFound("evening-unknown") from None

    # What may be seen

    async def keeps_shut(self, room: Room) -> bool:
        """Whether others are still playing the deal of a table, so that nobody may see or replay it."""
        evening = room.opened.evening
        if evening is None:
            return False
        return not await self._house.store.read(lambda database: evening_store.deal_is_open(database, evening.id, evening.deal))

    async def keeps_secret(self, room: Room) -> bool:
        """Whether deals of the same evening are to come, so that nobody may have the secret."""
        evening = room.opened.evening
        if evening is None:
            return False
        return not await self._house.store.read(lambda database: evening_store.is_over(database, evening.id))

    # Going on

    async def step_all(self) -> None:
        """Takes every evening as far as it can go now."""
        at = self._house.now()
        for found in await self._house.store.read(lambda database: evening_store.due(database, at)):
            await self.step(found.id)

    async def step(self, id: str) -> None:
        """Takes an evening as far as it can go now: begins it, opens and deals the tables of a round, ends the round when all are done."""
        async with self._stepping:
            while await self._stepped(await self._known(id)):
                pass

    async def _stepped(self, found: Evening) -> bool:
        """Whether something has happened, so that there may be more to do."""
        if found.state == "signing":
            return found.starts <= self._house.now() and await self._begin(found)
        return found.state == "playing" and await self._play(found)

    async def _begin(self, found: Evening) -> bool:
        people = await self._house.store.read(lambda database: evening_store.taking(database, found.id))
        at = self._house.now()
        if len(people) < FEWEST:
            await self._house.store.write(lambda database: call_off(database, found.id, at))
            log.info("an evening was called off: too few signed up", extra={"evening": found.id})
        else:
            seats = await asyncio.to_thread(seating, found, people)

            def write(database: Database) -> bool:
                # Someone may have signed up, or off, while the seats were being worked out.
                contributions = evening_store.given(found, people)
                if evening_store.taking(database, found.id) != people or not evening_store.begin(database, found.id, seats, contributions):
                    return False
                ledger.append(database, "dealt", found.id, digest(dealing(found.id, contributions)), at)
                return True

            if not await self._house.store.write(write):
                return True
            log.info("an evening begins", extra={"evening": found.id, "people": len(people)})
            if self._circles.word is not None:
                path = f"/c/{found.circle}/evening/{found.id}"
                await self._circles.word([each.guest for each in people], "evening", path, name=found.title)
        await self._circles.changed(found.circle)
        return True

    async def _play(self, found: Evening) -> bool:
        """Opens what is missing, deals what is not dealt, and ends the round when all tables are over."""
        id, round = found.id, found.round
        tables, seats, people, members, names = await self._house.store.read(
            lambda database: (
                evening_store.tables_of(database, id, round),
                evening_store.seats_of(database, id, round),
                evening_store.taking(database, id),
                circle_store.members_of(database, found.circle),
                circle_store.names_of(database, found.circle),
            )
        )
        contributions = evening_store.given(found, people)
        names = {guest: called for guest, called in names.items() if guest in members}
        for number in sorted({each.number for each in seats}):
            if (round, number) not in tables:
                here = [each for each in seats if each.number == number]
                await self._open(opened(found, here, contributions, names), found, number)
        if len(tables) < len({each.number for each in seats}):
            return True
        waiting = [table for table, phase in tables.values() if phase != "over"]
        over = [await self._gone_on(table, found, contributions) for table in waiting]
        if not all(over):
            return False
        at, last = self._house.now(), round + 1 == found.deals

        def write(database: Database) -> None:
            if evening_store.next_round(database, id, round, last):
                circle_scores.rate_deal(database, found.circle, id, round)
                if last:
                    ledger.append(database, "finished", id, digest(closing(found, contributions)), at)

        await self._house.store.write(write)
        await self._circles.changed(found.circle)
        return True

    async def _open(self, opened: ev.Opened, found: Evening, number: int) -> None:
        round = found.round
        with suppress(Opened, ServedElsewhere):
            await self._house.open(opened, beside=lambda database, table: evening_store.claim(database, found.id, round, number, table))

    async def _gone_on(self, table: str, found: Evening, contributions: list[str | None]) -> bool:
        """Keeps a table in memory, so that its clock runs, and deals it if need be; returns whether it is over."""
        try:
            async with self._house.at(table) as live:
                if live.room.phase == "gathering":
                    await self._house.happen(live, ev.Dealt(fair.evening_seed(found.secret, contributions, found.round + 1)))
                self._house.go_on(live)
                return live.room.phase == "over"
        except ServedElsewhere:
            return False
        except (journal.Damaged, journal.OldRules, journal.NoSuchTable):
            # The others go on without it.
            return True


def checked(wish: msg.NewEvening) -> tuple[parlor.Game, int, dict[str, Value]]:
    """The game, the players at a table and all options of an evening; raises Refused."""
    try:
        game = parlor.game(wish.game)
        options = shortest(game) if wish.options is None else wish.options
        table = parlor.deal(wish.game, wish.players, seed=0, options=dict(options))
    except ValueError as error:
        raise Refused("house-impossible", reason=str(error)) from None
    if table.players < 2:
        raise Refused("circle-not-alone")
    return game, table.players, dict(table.options)


def shortest(game: parlor.Game) -> dict[str, Value]:
    """The options with which a deal is one hand, where the game has one for that."""
    name = next((each for each in LENGTHS if each in game.options), None)
    return {} if name is None else {name: min(value for value in game.options[name].values if isinstance(value, int) and value > 0)}


def better_of(found: Evening) -> int:
    """1 if points are good in the game of an evening, -1 if they are bad."""
    try:
        return int(parlor.deal(found.game, found.players, seed=0, options=dict(found.options)).ending().better())
    except ValueError:
        return 1


def seating(found: Evening, people: list[Taking]) -> list[Seated]:
    """Who sits where in all rounds; partners stay together, and computer players fill the gaps."""
    seed = fair.evening_seed(found.secret, [each.contribution for each in people], 0)
    sides = sides_of(parlor.game(found.game), found.players, found.options) or list(range(found.players))
    size = found.players // len(set(sides))
    chosen = {each.guest: each.partner for each in people}
    pairs: list[list[str | None]] = [
        [one, other] for one, other in chosen.items() if size == 2 and other is not None and chosen.get(other) == one and one < other
    ]
    taken = {guest for pair in pairs for guest in pair}
    units = [*pairs, *grouped([each.guest for each in people if each.guest not in taken], size, seed)]
    rounds = movement(len(units), len(set(sides)), found.deals, seed)
    found_seats: list[Seated] = []
    for round, tables in enumerate(rounds):
        for number, table in enumerate(tables):
            for side, unit in enumerate(table):
                members = units[unit] if unit < len(units) else [None] * size
                places = [seat for seat, each in enumerate(sides) if each == side]
                found_seats += [Seated(round, number, seat, unit, guest) for seat, guest in zip(places, members, strict=True)]
    return found_seats


def opened(found: Evening, seats: list[Seated], contributions: list[str | None], names: dict[str, tuple[int, str]]) -> ev.Opened:
    """A table of a round, as it is opened; a computer player has the seat of somebody who is no member any more."""
    places = [ev.Place(level=found.level) for _ in seats]
    for each in seats:
        if each.guest is not None and each.guest in names:
            places[each.seat] = ev.Place(each.guest, names[each.guest][1])
    return ev.Opened(
        host="",
        game=found.game,
        players=found.players,
        options=found.options,
        joining="circle",
        watching=False,
        pace="brisk",
        clock=found.clock,
        places=places,
        secret=found.secret,
        salt=found.salt,
        take_back=False,
        rules=parlor.game(found.game).version,
        circle=found.circle,
        counts=True,
        evening=ev.Evening(found.id, found.round + 1, contributions),
    )


def opening(found: Evening) -> dict[str, object]:
    """The house's statement about an evening when it is appointed; the log has its digest, and the house signs it."""
    return {
        "format": "parlor-evening",
        "evening": found.id,
        "game": found.game,
        "players": found.players,
        "options": found.options,
        "deals": found.deals,
        "opened": milliseconds(found.made),
        "commitment": fair.commitment(found.secret, found.salt),
    }


def dealing(id: str, contributions: list[str | None]) -> dict[str, object]:
    """The house's statement about the contributions to an evening, when it begins."""
    return {"format": "parlor-evening-deals", "evening": id, "contributions": contributions}


def closing(found: Evening, contributions: list[str | None]) -> dict[str, object]:
    """The house's statement at the end of an evening, which reveals its secret."""
    return {**dealing(found.id, contributions), "format": "parlor-evening-end", "secret": found.secret, "salt": found.salt}


def call_off(database: Database, id: str, at: float) -> bool:
    """Calls an evening off. False if it has begun."""
    if database.changed("UPDATE evenings SET state = 'canceled' WHERE id = ? AND state = 'signing'", [id]) != 1:
        return False
    ledger.append(database, "abandoned", id, digest({"format": "parlor-abandoned", "table": id}), at)
    return True
