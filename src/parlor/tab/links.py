"""What only the house of a tab does: it opens what a link carries, the deal of a day or a whole game."""

from datetime import date
from typing import Annotated, Any

from msgspec import Meta, Struct

import parlor
from parlor.server import fair
from parlor.server import http_messages as http
from parlor.server import room_events as ev
from parlor.server.connections import address_of
from parlor.server.http_routing import Asked, Parameter, Route, post
from parlor.server.http_service import HttpService, known
from parlor.server.live_tables import DAILY_LEVEL
from parlor.server.openings import tidy
from parlor.server.refusals import NotFound, by_the_engine
from parlor.server.routes import GameId, guest_of, language_of, service_of

LONGEST_GAME = 20_000


class Sent(Struct):
    """A game that someone has sent: its record, and what the players were called."""

    record: dict[str, Any]
    names: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=16)] = []


@post("/api/links/days/{day:str}/{game:str}", status_code=200, summary="Plays the deal of a day")
async def of_a_day(request: Asked, day: Annotated[str, Parameter(max_length=10)], game: GameId) -> http.TableInfo:
    """Today's deal as everyone plays it; that of an earlier day as practice."""
    service, guest, language = service_of(request), guest_of(request), language_of(request)
    today = service.dailies.today()
    try:
        given = date.fromisoformat(day)
    except ValueError:
        raise NotFound("house-no-day", day=today.isoformat()) from None
    if given > today:
        raise NotFound("house-day-to-come")
    if given == today:
        return await service.daily(guest, address_of(request.scope), game, language)
    found = known(game)
    secret, _ = service.house.keys.daily(given.isoformat(), found.id)
    options = {option.name: option.default for option in found.options.values()}
    others = [ev.Place(level=DAILY_LEVEL) for _ in range(found.usual - 1)]
    seed = fair.seed(secret, [None] * found.usual)
    return await opened(service, guest, found, options, [ev.Place(guest, await service.name(guest, language)), *others], seed, [])


@post("/api/links/games", status_code=200, summary="Opens a game that was sent")
async def of_a_game(request: Asked, data: Sent) -> http.TableInfo:
    """A table at the end of the game, which can be played back, looked into, and gone on with from any position."""
    try:
        table = parlor.replay(data.record)
        record = table.record()
        moves = [(seat, move) for seat, move in record["moves"][:LONGEST_GAME]]
        if record["seed"] is None or record.get("decks") or len(moves) < len(record["moves"]):
            raise ValueError("only a game that was dealt from a seed can be sent")
    except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
        raise by_the_engine(ValueError(str(error))) from None
    names = [*data.names, *[""] * table.players][: table.players]
    places = [ev.Place(f"sent/{seat}", tidy(name)) if name.strip() else ev.Place(level="casual") for seat, name in enumerate(names)]
    return await opened(service_of(request), guest_of(request), table.game, dict(table.options), places, record["seed"], moves)


async def opened(
    service: HttpService,
    guest: str,
    game: parlor.Game,
    options: dict[str, http.Value],
    places: list[ev.Place],
    seed: int | str,
    moves: list[tuple[int, str]],
) -> http.TableInfo:
    """A practice table with a known deal, dealt at once."""
    wish = ev.Opened(
        host=guest,
        game=game.id,
        players=len(places),
        options=options,
        joining="key",
        watching=True,
        pace="brisk",
        clock=None,
        places=places,
        rules=game.version,
        origin=ev.Origin("", seed, moves),
    )
    new = await service.house.open(wish)
    return await service.start(guest, new.room.id, http.Start())


LINKS: list[Route] = [of_a_day, of_a_game]
