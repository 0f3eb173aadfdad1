"""The HTTP requests of the house about guests and tables; each handler just calls the service."""

from collections.abc import Awaitable, Coroutine
from gzip import decompress
from typing import Annotated, Any, Literal, get_args

import msgspec

import parlor
from parlor.server import documents, metrics, ws_messages
from parlor.server import http_messages as http
from parlor.server.connections import address_of
from parlor.server.disconnects import attended
from parlor.server.guest_jobs import Asker
from parlor.server.http_routing import Asked, Parameter, Response, ResponseSpec, Route, delete, get, post, put
from parlor.server.http_service import HttpService
from parlor.server.ledger_chain import PAGE
from parlor.server.refusals import Forbidden, english
from parlor.words.languages import LANGUAGES
from parlor.words.say import ENGLISH

Id = Annotated[str, Parameter(pattern="^[a-z0-9]{12}$", description="id of a table")]
GameId = Annotated[str, Parameter(max_length=40, description="id of a game")]
Doc = dict[int, ResponseSpec]
BAD: Doc = {
    400: ResponseSpec(http.Refusal, description="Not done; the reason says why"),
    403: ResponseSpec(http.Refusal, description="From another web site"),
    429: ResponseSpec(http.Refusal, description="Too many, too fast"),
}
OPERATOR: Doc = {403: ResponseSpec(http.Refusal, description="For the one who runs the house")}
MISSING: Doc = {**BAD, 404: ResponseSpec(http.Refusal, description="No such thing")}
AT_TABLE: Doc = {**MISSING, 410: ResponseSpec(http.Refusal, description="Begun by a ruling that is not played any more")}
REPLAY: Doc = {200: ResponseSpec(documents.Replay, description="The positions")}
REVIEW: Doc = {200: ResponseSpec(documents.Review, description="The review")}
THOUGHTS: Doc = {200: ResponseSpec(documents.Recollection, description="The thoughts")}
VERDICT: Doc = {200: ResponseSpec(documents.Verdict, description="The verdict")}
PACKED = {"packed": True}
LARGEST_RECORD = 1_000_000
YEAR = 365 * 86_400
LONGEST_LANGUAGES = 200


def service_of(request: Asked) -> HttpService:
    """The HTTP service of the house."""
    desk: HttpService = request.app.state.desk
    return desk


def guest_of(request: Asked) -> str:
    """The person who is asking, a guest or one who is known on several devices."""
    return str(request.scope["state"]["guest"])


def device_of(request: Asked) -> str:
    """The device that the person is asking with."""
    return str(request.scope["state"]["device"])


def asker_of(request: Asked) -> Asker:
    """Who is asking, and from where; a guest forwarded by another process is counted individually."""
    guest = guest_of(request)
    return Asker(guest, guest if request.scope["state"]["relayed"] else address_of(request.scope))


async def packed(request: Asked, work: Coroutine[None, None, bytes]) -> Response[bytes]:
    """Sends what a worker has packed, unpacked only for clients that cannot do it; the work is canceled if the guest leaves."""
    body = await attended(request.receive, work)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = decompress(body)
    return Response(body, headers=headers)


def language_of(request: Asked) -> str:
    """The guest's own language, for what they are called without a name: the first in the request that the house speaks."""
    asked = [each.strip().lower()[:2] for each in request.headers.get("accept-language", "")[:LONGEST_LANGUAGES].split(",")]
    return next((each for each in asked if each in LANGUAGES), ENGLISH)


@get("/api/house", responses=BAD, summary="The house and its guest")
async def house(request: Asked) -> http.HouseInfo:
    """Describes the house and the guest; the first response sets the guest's cookie."""
    desk, settings = service_of(request), request.app.state.settings
    if not request.scope["state"]["fresh"]:
        desk.house.attendance.came(guest_of(request), device_of(request))
        # So that the cookie of someone who keeps coming does not end.
        request.scope["state"]["cookie"] = device_of(request)
    own = await desk.own_name(guest_of(request))
    return http.HouseInfo(
        version=parlor.__version__,
        build=parlor.build(),
        name=own or await desk.name(guest_of(request), language_of(request)),
        named=bool(own),
        levels=list(get_args(http.Level)),
        day=desk.dailies.today().isoformat(),
        heartbeat=settings.heartbeat,
        largest_message=settings.largest_message,
        away_host=settings.away_host,
        away_anyone=settings.away_anyone,
        key=desk.house.keys.signer.key,
    )


@put("/api/me", responses=BAD, summary="Gives the guest a name")
async def rename(request: Asked, data: http.Rename) -> http.HouseInfo:
    """Occupied seats keep the old name until their owner joins again."""
    await service_of(request).rename(guest_of(request), data.name)
    told: Awaitable[http.HouseInfo] = house.fn(request)
    return await told


@get("/api/tables", responses=BAD, summary="The lobby")
async def tables(request: Asked) -> list[http.LobbyTable]:
    """Open tables that are waiting for players or can be watched, newest first."""
    return await service_of(request).lobby()


@post("/api/tables", responses=BAD, summary="Opens a table")
async def open_table(request: Asked, data: http.NewTable) -> http.TableInfo:
    """Opens a table; the cards are dealt when the host starts the game."""
    return await service_of(request).open(guest_of(request), address_of(request.scope), data, language_of(request))


@get("/api/tables/{table:str}", responses=AT_TABLE, summary="A table")
async def table_info(request: Asked, table: Id) -> http.TableInfo:
    """Everything about a table except the cards."""
    return await service_of(request).info(guest_of(request), table)


@post("/api/tables/{table:str}/join", status_code=200, responses=AT_TABLE, summary="Sits down")
async def join(request: Asked, table: Id, data: http.Join) -> http.TableInfo:
    """Sits down in an empty seat, or in the seat that a key is for."""
    return await service_of(request).join(guest_of(request), table, data, language_of(request))


@post("/api/tables/{table:str}/leave", status_code=200, responses=AT_TABLE, summary="Gets up")
async def leave(request: Asked, table: Id, data: http.Leave) -> http.TableInfo:
    """Before the game the seat becomes empty; during the game a computer player takes over."""
    return await service_of(request).leave(guest_of(request), table, data)


@post("/api/tables/{table:str}/fill", status_code=200, responses=AT_TABLE, summary="Passes a seat on")
async def fill(request: Asked, table: Id, data: http.Fill) -> http.TableInfo:
    """Gives it to a computer player, to nobody, or to yourself."""
    return await service_of(request).fill(guest_of(request), table, data, language_of(request))


@post("/api/tables/{table:str}/admit", status_code=200, responses=AT_TABLE, summary="Answers a request for a seat")
async def admit(request: Asked, table: Id, data: http.Admit) -> http.TableInfo:
    """The host answers a request to take a computer player's place."""
    return await service_of(request).admit(guest_of(request), table, data)


@post("/api/tables/{table:str}/host", status_code=200, responses=AT_TABLE, summary="Makes another the host")
async def hand_over(request: Asked, table: Id, data: http.OneSeat) -> http.TableInfo:
    """The host hands over the role; if the host has been away for a long time, any player may take it."""
    return await service_of(request).hand_over(guest_of(request), table, data.seat)


@post("/api/tables/{table:str}/remove", status_code=200, responses=AT_TABLE, summary="Sends somebody away")
async def remove(request: Asked, table: Id, data: http.OneSeat) -> http.TableInfo:
    """Only for the host; during the game a computer player takes over the seat."""
    return await service_of(request).remove(guest_of(request), table, data.seat)


@post("/api/tables/{table:str}/swap", status_code=200, responses=AT_TABLE, summary="Lets two players change places")
async def swap(request: Asked, table: Id, data: http.Swap) -> http.TableInfo:
    """Only for the host, before the deal."""
    return await service_of(request).swap(guest_of(request), table, data)


@post("/api/tables/{table:str}/end", status_code=200, responses=AT_TABLE, summary="Ends the game for all")
async def end(request: Asked, table: Id) -> http.TableInfo:
    """For the host, or for any player if someone they are waiting for has been away for a long time; nobody wins."""
    return await service_of(request).end(guest_of(request), table)


@post("/api/tables/{table:str}/resign", status_code=200, responses=AT_TABLE, summary="Resigns")
async def resign(request: Asked, table: Id, data: http.OneSeat) -> http.TableInfo:
    """In a game of two the other player wins; otherwise a computer player takes over, and the seat counts as last."""
    return await service_of(request).resign(guest_of(request), table, data.seat)


@post("/api/tables/{table:str}/start", status_code=200, responses=AT_TABLE, summary="Deals")
async def start(request: Asked, table: Id, data: http.Start) -> http.TableInfo:
    """Only for the host; all seats must be taken."""
    return await service_of(request).start(guest_of(request), table, data)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=AT_TABLE, summary="Another game")
async def rematch(request: Asked, table: Id) -> http.TableInfo:
    """The new table: the first who asks sits down, and the others are invited to their old seats. Everyone who asks gets the same table."""
    return await service_of(request).rematch(guest_of(request), table)


@post("/api/tables/{table:str}/practice", responses=AT_TABLE, summary="Plays a finished game again")
async def practice(request: Asked, table: Id, data: http.Practice) -> http.TableInfo:
    """A new table with the same deal, alone against computer players: from the beginning or on from a position. It does not count."""
    return await service_of(request).practice(asker_of(request), table, data, language_of(request))


@get("/api/tables/{table:str}/key", responses=AT_TABLE, summary="The key to a seat")
async def key(request: Asked, table: Id, seat: Annotated[int, Parameter(ge=0, le=15)]) -> http.SeatKey:
    """For the owner of the seat, or for the host while the seat is empty."""
    return await service_of(request).key(guest_of(request), table, seat)


@post("/api/tables/{table:str}/key", status_code=200, responses=AT_TABLE, summary="A new key to a seat")
async def new_key(request: Asked, table: Id, data: http.OneSeat) -> http.SeatKey:
    """For anyone who may have the key; the old one stops working."""
    return await service_of(request).new_key(guest_of(request), table, data.seat)


@get("/api/tables/{table:str}/record", responses=AT_TABLE, summary="The record of a finished game")
async def record(request: Asked, table: Id) -> Response[dict[str, Any]]:
    """The house record: the game, and the proof that its deal was fair."""
    found = await service_of(request).archive.record(guest_of(request), table)
    return Response(found, headers={"content-disposition": f'attachment; filename="parlor-{table}.json"'})


@get("/api/tables/{table:str}/replay", responses={**AT_TABLE, **REPLAY}, opt=PACKED, summary="A game position by position")
async def replay(
    request: Asked,
    table: Id,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
    open: bool = False,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> Response[bytes]:
    """As a seat saw it; with open cards once the game is over."""
    return await packed(request, service_of(request).archive.replay(asker_of(request), table, seat, open, first, count))


@get("/api/tables/{table:str}/review", responses={**AT_TABLE, **REVIEW}, opt=PACKED, summary="What the decisions of a seat cost")
async def review(request: Asked, table: Id, seat: Annotated[int, Parameter(ge=0, le=15)]) -> Response[bytes]:
    """The review of a finished game for one seat: every decision, its cost, and luck and play separately. The first request is slow."""
    return await packed(request, service_of(request).archive.review(asker_of(request), table, seat))


@get("/api/tables/{table:str}/thoughts", responses={**AT_TABLE, **THOUGHTS}, opt=PACKED, summary="What a computer player thought")
async def thoughts(request: Asked, table: Id, at: Annotated[int, Parameter(ge=0, le=1_000_000)]) -> Response[bytes]:
    """For a finished game: the moves that the computer player considered at a position, with figures if it searched."""
    return await packed(request, service_of(request).archive.thoughts(asker_of(request), table, at))


@delete("/api/tables/{table:str}", status_code=200, responses=MISSING, summary="Throws an unfinished game away")
async def throw_away(request: Asked, table: Id) -> list[http.PlayedGame]:
    """For those who sit there: alone, the table is gone; with others, the guest gets up or resigns. The answer is what is left."""
    await service_of(request).throw_away(guest_of(request), table)
    return await service_of(request).games_of(guest_of(request))


@get("/api/my/waiting", responses=BAD, summary="Games that wait for me")
async def my_waiting(request: Asked) -> list[http.PlayedGame]:
    """The games with other people that are waiting for this guest's move, most recent first."""
    return await service_of(request).waiting_for(guest_of(request))


@get("/api/my/games", responses=BAD, summary="My games")
async def my_games(request: Asked) -> list[http.PlayedGame]:
    """The tables where the guest has a seat, most recent first."""
    return await service_of(request).games_of(guest_of(request))


@get("/api/my/statistics", responses=BAD, summary="My statistics")
async def my_statistics(request: Asked) -> list[http.GameStatistics]:
    """Played, won, best and streaks, for each game."""
    return await service_of(request).statistics(guest_of(request))


@get("/api/daily", responses=BAD, summary="The daily deals")
async def daily_page(request: Asked) -> http.DailyPage:
    """Today's deals, and the guest's results."""
    return await service_of(request).dailies.page(guest_of(request))


@post("/api/daily/{game:str}", status_code=200, responses=AT_TABLE, summary="Plays a daily deal")
async def daily(request: Asked, game: GameId) -> http.TableInfo:
    """The guest's own table for today's deal, opened and dealt if necessary."""
    return await service_of(request).daily(guest_of(request), address_of(request.scope), game, language_of(request))


@get("/api/daily/{day:str}/{game:str}", responses=MISSING, summary="The board of a daily deal")
async def board(request: Asked, day: Annotated[str, Parameter(max_length=10)], game: GameId) -> http.DailyBoard:
    """The results of a daily deal, best first."""
    return await service_of(request).board(guest_of(request), day, game, language_of(request))


@post(
    "/api/verify",
    status_code=200,
    responses={**BAD, **VERDICT},
    opt=PACKED,
    summary="Checks a house record",
    reads="A house record",
    largest_body=LARGEST_RECORD,
)
async def verify(request: Asked, body: bytes) -> Response[bytes]:
    """Derives the deals again and reports what was checked; only what this house has signed counts as fair."""
    return await packed(request, service_of(request).archive.verify(asker_of(request), body))


@get("/api/key", responses=BAD, summary="The public key of the house")
async def house_key(request: Asked) -> documents.HouseKey:
    """The key for checking the house's signatures; keep it, and be suspicious if it ever changes."""
    return documents.HouseKey("Ed25519", service_of(request).house.keys.signer.key)


@get("/api/ledger", responses=BAD, summary="The log of the house")
async def ledger_lines(
    request: Asked,
    first: Annotated[int, Parameter(ge=1, le=2**53)] = 1,
    count: Annotated[int, Parameter(ge=1, le=PAGE)] = PAGE,
) -> Response[documents.LedgerPage]:
    """Lines starting at a number; a full page never changes again."""
    found = await service_of(request).archive.ledger_lines(first, count)
    request.scope["state"]["for_all"] = full = len(found) == count
    return Response(documents.LedgerPage(found), headers={"cache-control": f"public, max-age={YEAR}, immutable" if full else "no-cache"})


@get("/api/ledger/head", responses=BAD, summary="The head of the log")
async def ledger_head(request: Asked) -> Response[documents.LedgerHead]:
    """The length of the log, signed by the house."""
    return Response(await service_of(request).archive.ledger_head(), headers={"cache-control": "no-store"})


@get("/api/ledger/tables/{digest:str}", responses=BAD, summary="A table in the log")
async def ledger_of(
    request: Asked, digest: Annotated[str, Parameter(pattern="^[0-9a-f]{64}$", description="digest of the table's id")]
) -> documents.LedgerPage:
    """The lines of one table, for anyone who knows its id."""
    return documents.LedgerPage(await service_of(request).archive.ledger_of(digest))


@get("/api/health", responses={503: ResponseSpec(documents.Health, description="Ailing")}, summary="Whether the house is well")
async def health(request: Asked) -> Response[documents.Health]:
    """Writes and reads, at most once a second however often it is called; 503 if anything is wrong with the whole house."""
    await request.app.state.doctor.examine()
    kept = service_of(request).house
    status: Literal["ok", "ailing"] = "ailing" if kept.ails else "ok"
    ails, closed = kept.ails, len(kept.damaged)
    if closed:
        ails.append(english(http.Worded("house-ails-tables", {"number": closed})))
    kind = kept.store.name.partition(":")[0]
    found = documents.Health(status, kind, len(kept.tables), len(kept.clients), closed, ails)
    return Response(found, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type="text/plain", responses=OPERATOR, summary="Figures for Prometheus")
async def figures(request: Asked) -> str:
    """Metrics in the Prometheus text format, for whoever runs the house."""
    if not metrics.may_read(request.scope, request.headers, request.app.state.settings.metrics_token):
        raise Forbidden("house-operator-only")
    return metrics.text(service_of(request).house)


@get("/api/live/schema.json", summary="JSON Schema of the live channel")
async def live_schema() -> dict[str, Any]:
    """What a client may send and what it receives, as JSON Schema."""
    (said, heard), parts = msgspec.json.schema_components([ws_messages.Said, ws_messages.Heard], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "said": said, "heard": heard, "$defs": parts}


HANDLERS: list[Route] = [
    house,
    rename,
    tables,
    open_table,
    table_info,
    join,
    leave,
    fill,
    admit,
    hand_over,
    remove,
    swap,
    end,
    resign,
    start,
    rematch,
    practice,
    key,
    new_key,
    record,
    replay,
    review,
    thoughts,
    throw_away,
    my_games,
    my_waiting,
    my_statistics,
    daily_page,
    daily,
    board,
    verify,
    house_key,
    ledger_lines,
    ledger_head,
    ledger_of,
    health,
    figures,
    live_schema,
]
