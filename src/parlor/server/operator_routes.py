"""The page of whoever runs the house, behind an operator's passkey: people, tables, circles, reports, blocks, reserved names."""

import logging
from typing import Annotated, Any, Literal

from litestar import Response, delete, get, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from parlor.server import moderation, passkey_store, routes, tickets
from parlor.server import people_messages as msg
from parlor.server.admin_people import OPERATOR
from parlor.server.circle_routes import Circle
from parlor.server.connections import address_of
from parlor.server.litestar_routes import Asked, answers
from parlor.server.people import REVOKED, People
from parlor.server.people_routes import PRIVATE, accounts_of, origin_of
from parlor.server.refusals import Forbidden, NotFound, Refused
from parlor.server.routes import device_of, guest_of, service_of
from parlor.server.store import Database

MISSING = answers(routes.MISSING)
Id = Annotated[str, Parameter(pattern="^[a-z0-9]{12}$", description="id of a table")]

log = logging.getLogger("parlor.operator")
PersonId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,60}$", description="id of a person")]


async def operating(request: Asked) -> str:
    """The operator who asks, who has shown a passkey on this device; raises Forbidden."""
    person, device = guest_of(request), device_of(request)
    if not await service_of(request).house.store.read(lambda database: moderation.may_operate(database, person, device)):
        raise Forbidden("house-operator-only")
    return person


async def house_page(request: Asked) -> Response[msg.OperatorPage]:
    """What there is in the house."""
    settings = request.app.state.settings
    keep = {name: getattr(settings, f"keep_{name}") for name in ("tables", "unfinished", "guests", "people", "reports", "chats")}

    def read(database: Database) -> msg.OperatorPage:
        return msg.OperatorPage(moderation.counts(database), moderation.reports(database), moderation.reserved(database), keep)

    return Response(await service_of(request).house.store.read(read), headers=PRIVATE)


@post("/api/operator/become", status_code=200, responses=MISSING, summary="Becomes an operator of the house")
async def become(request: Asked, data: msg.LinkUsed) -> msg.Done:
    """With the link that `parlor admin operator` prints, for somebody who has a passkey."""
    accounts_of(request).limit(address_of(request.scope))
    store, person = service_of(request).house.store, guest_of(request)
    if not await store.read(lambda database: passkey_store.of_person(database, person)):
        raise Refused("house-operator-needs-passkey")

    def appoint(database: Database) -> bool:
        taken = tickets.take(database, OPERATOR, data.token) is not None
        if taken:
            moderation.make_operator(database, person)
        return taken

    if not await store.write(appoint):
        log.warning("a link for an operator was used too late or twice")
        raise NotFound("house-link-useless")
    log.warning("the house has a new operator")
    return msg.Done()


@post("/api/operator/options", status_code=200, responses=MISSING, summary="Begins to open the operator's page")
async def options(request: Asked) -> dict[str, Any]:
    """What the browser needs to ask for the operator's passkey."""
    accounts_of(request).limit(address_of(request.scope))
    return await accounts_of(request).passkeys.to_sign_in(device_of(request), origin_of(request))


@post("/api/operator/enter", status_code=200, responses=MISSING, summary="Opens the operator's page")
async def enter(request: Asked, data: msg.Credential) -> msg.Done:
    """With one's own passkey, for twelve hours on this device."""
    person, device = guest_of(request), device_of(request)
    shown = await accounts_of(request).passkeys.signed_in(device, data.credential, origin_of(request))
    store = service_of(request).house.store
    if shown != person or not await store.read(lambda database: moderation.is_operator(database, person)):
        log.warning("somebody tried to open the operator's page")
        raise Forbidden("house-operator-only")
    await store.write(lambda database: moderation.trust(database, device))
    return msg.Done()


@get("/api/operator", responses=MISSING, summary="The house, for its operator")
async def page(request: Asked) -> Response[msg.OperatorPage]:
    """Numbers, reports, reserved names, and what is kept how long."""
    await operating(request)
    return await house_page(request)


@get("/api/operator/people", responses=MISSING, summary="People, for the operator")
async def people(request: Asked, like: Annotated[str, Parameter(max_length=24)] = "") -> list[msg.PersonInfo]:
    """Those whose name contains a text, the latest first."""
    await operating(request)
    return await service_of(request).house.store.read(lambda database: moderation.found(database, like))


@get("/api/operator/tables", responses=MISSING, summary="Tables, for the operator")
async def tables(request: Asked, phase: Literal["gathering", "playing", "over"] = "playing") -> list[msg.HouseTable]:
    """Tables of a phase, the latest first; no cards."""
    await operating(request)
    return await service_of(request).house.store.read(lambda database: moderation.tables(database, phase))


@delete("/api/operator/tables/{table:str}", status_code=200, responses=MISSING, summary="Closes a table")
async def close_table(request: Asked, table: Id) -> msg.Done:
    """The table is gone, for everybody."""
    operator = await operating(request)
    await request.app.state.closing.close_table(table)
    log.warning("an operator has closed a table", extra={"operator": operator, "table": table})
    return msg.Done()


@get("/api/operator/circles", responses=MISSING, summary="Circles, for the operator")
async def circles(request: Asked) -> list[msg.HouseCircle]:
    """The latest first; nothing that is said in them."""
    await operating(request)
    return await service_of(request).house.store.read(moderation.circles)


@delete("/api/operator/circles/{circle:str}", status_code=200, responses=MISSING, summary="Dissolves a circle")
async def dissolve(request: Asked, circle: Circle) -> msg.Done:
    """As if its host had done it."""
    operator = await operating(request)
    await service_of(request).circles.dissolve(None, circle)
    log.warning("an operator has dissolved a circle", extra={"operator": operator, "circle": circle})
    return msg.Done()


@post("/api/operator/people/{person:str}", status_code=200, responses=MISSING, summary="Blocks a person from the house")
async def block(request: Asked, person: PersonId, data: msg.Blocking) -> msg.Done:
    """All their devices are signed out, and they cannot sign in; or they can again."""
    operator = await operating(request)
    if person == operator:
        raise Refused("house-not-yourself")
    known: People = request.app.state.people
    revoked = await service_of(request).house.store.write(lambda database: moderation.shut_out(database, person, data.blocked))
    if revoked is None:
        raise NotFound("house-no-person")
    for device in revoked:
        await known.post(REVOKED, device)
    log.warning("an operator has blocked or unblocked somebody", extra={"operator": operator, "person": person, "blocked": data.blocked})
    return msg.Done()


@delete("/api/operator/people/{person:str}", status_code=200, responses=MISSING, summary="Closes somebody's account")
async def close_account(request: Asked, person: PersonId) -> msg.Done:
    """As if they had done it themselves."""
    operator = await operating(request)
    if person == operator:
        raise Refused("house-not-yourself")
    await request.app.state.closing.close(person)
    log.warning("an operator has closed an account", extra={"operator": operator})
    return msg.Done()


@post("/api/operator/reports/{number:int}", status_code=200, responses=MISSING, summary="Marks a report as dealt with")
async def settle(request: Asked, number: Annotated[int, Parameter(ge=0, le=2**53)]) -> Response[msg.OperatorPage]:
    """It is kept for a while."""
    await operating(request)
    if not await service_of(request).house.store.write(lambda database: moderation.settle(database, number)):
        raise NotFound("house-no-report")
    return await house_page(request)


@post("/api/operator/reserved", status_code=200, responses=MISSING, summary="Reserves a name")
async def reserve(request: Asked, data: msg.Reserve) -> Response[msg.OperatorPage]:
    """Nobody may take it, nor one that looks like it."""
    await operating(request)
    await service_of(request).house.store.write(lambda database: moderation.reserve(database, data.name))
    return await house_page(request)


@delete("/api/operator/reserved/{name:str}", status_code=200, responses=MISSING, summary="Lets people have a name again")
async def release(request: Asked, name: Annotated[str, Parameter(max_length=24)]) -> Response[msg.OperatorPage]:
    """It is no longer reserved."""
    await operating(request)
    await service_of(request).house.store.write(lambda database: moderation.release(database, name))
    return await house_page(request)


OPERATOR_HANDLERS: list[ControllerRouterHandler] = [
    become,
    options,
    enter,
    page,
    people,
    tables,
    close_table,
    circles,
    dissolve,
    block,
    close_account,
    settle,
    reserve,
    release,
]
