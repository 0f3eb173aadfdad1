"""The HTTP requests about people: devices, passkeys, links, notices, blocks and reports; each handler just calls the service."""

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from parlor.server import circle_messages, routes
from parlor.server import people_messages as msg
from parlor.server.accounts import Accounts, label_of
from parlor.server.circle_routes import Circle
from parlor.server.closing import Closing
from parlor.server.connections import address_of
from parlor.server.litestar_routes import Asked, answers
from parlor.server.peace import Peace
from parlor.server.refusals import Refused
from parlor.server.routes import device_of, guest_of, language_of, service_of
from parlor.server.wishing import Wishing

BAD = answers(routes.BAD)
MISSING = answers(routes.MISSING)

PasskeyId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_=-]{1,1500}$", description="id of a passkey")]
DeviceId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,60}$", description="id of a device")]
PRIVATE = {"cache-control": "no-store"}


def accounts_of(request: Asked) -> Accounts:
    """What people do about themselves."""
    found: Accounts = request.app.state.accounts
    return found


def origin_of(request: Asked) -> str:
    """The web site that the request comes from, which was checked at the door; passkeys are made for it."""
    origin = request.headers.get("origin", "")
    if not origin:
        raise Refused("house-passkey-needs-name")
    return origin


def named(request: Asked) -> str:
    """What the device is called."""
    return label_of(request.headers.get("user-agent", ""))


async def answer(request: Asked) -> Response[msg.Me]:
    """Who one is now."""
    return Response(await accounts_of(request).me(guest_of(request), device_of(request), language_of(request)), headers=PRIVATE)


async def entered(request: Asked, person: str) -> msg.SignedIn:
    """Makes the device a person's, and gives it a new cookie."""
    desk = accounts_of(request)
    _, device, games = await desk.enter(guest_of(request), device_of(request), person, named(request))
    request.scope["state"]["cookie"] = device
    return msg.SignedIn(await service_of(request).name(person, language_of(request)), games)


@get("/api/me", responses=BAD, summary="Who one is")
async def me(request: Asked) -> Response[msg.Me]:
    """Name, devices, passkeys, and what one wants word of."""
    return await answer(request)


@post("/api/me/passkeys/options", status_code=200, responses=BAD, summary="Begins to make a passkey")
async def passkey_options(request: Asked) -> dict[str, Any]:
    """What the browser needs to make a passkey; valid once, for five minutes."""
    accounts_of(request).limit(address_of(request.scope))
    name = await service_of(request).name(guest_of(request), language_of(request))
    return await accounts_of(request).passkeys.to_add(guest_of(request), name, origin_of(request))


@post("/api/me/passkeys", status_code=200, responses=BAD, summary="Makes a passkey")
async def add_passkey(request: Asked, data: msg.Credential) -> Response[msg.Me]:
    """Keeps the passkey that the browser has made; everything played as a guest stays one's own."""
    await accounts_of(request).passkeys.add(guest_of(request), device_of(request), data.credential, origin_of(request), named(request))
    return await answer(request)


@delete("/api/me/passkeys/{passkey:str}", status_code=200, responses=MISSING, summary="Removes a passkey")
async def remove_passkey(request: Asked, passkey: PasskeyId) -> Response[msg.Me]:
    """Nobody can sign in with it any more."""
    await accounts_of(request).remove_passkey(guest_of(request), passkey)
    return await answer(request)


@post("/api/sign-in/options", status_code=200, responses=BAD, summary="Begins to sign in with a passkey")
async def sign_in_options(request: Asked) -> dict[str, Any]:
    """What the browser needs to ask for a passkey; valid once, on this device, for five minutes."""
    accounts_of(request).limit(address_of(request.scope))
    return await accounts_of(request).passkeys.to_sign_in(device_of(request), origin_of(request))


@post("/api/sign-in", status_code=200, responses=BAD, summary="Signs in with a passkey")
async def sign_in(request: Asked, data: msg.Credential) -> msg.SignedIn:
    """This device is the person's from now on; what was played here as a guest goes along."""
    person = await accounts_of(request).passkeys.signed_in(device_of(request), data.credential, origin_of(request))
    return await entered(request, person)


@post("/api/me/links", status_code=200, responses=BAD, summary="Makes a personal link")
async def make_link(request: Asked) -> msg.LinkInfo:
    """A link that makes another device one's own; valid once, for ten minutes, and only the latest."""
    accounts_of(request).limit(address_of(request.scope))
    return await accounts_of(request).link(guest_of(request), device_of(request), named(request))


@post("/api/sign-in/link/owner", status_code=200, responses=MISSING, summary="Whose personal link it is")
async def link_owner(request: Asked, data: msg.LinkUsed) -> msg.LinkOwner:
    """Looking does not use it up."""
    accounts_of(request).limit(address_of(request.scope))
    return await accounts_of(request).link_owner(data.token, language_of(request))


@post("/api/sign-in/link", status_code=200, responses=MISSING, summary="Signs in with a personal link")
async def use_link(request: Asked, data: msg.LinkUsed) -> msg.SignedIn:
    """This device is the person's from now on."""
    accounts_of(request).limit(address_of(request.scope))
    return await entered(request, await accounts_of(request).use_link(data.token))


@delete("/api/me/devices/{device:str}", status_code=200, responses=MISSING, summary="Signs a device out")
async def revoke_device(request: Asked, device: DeviceId) -> Response[msg.Me]:
    """Its cookie is worth nothing, and its live connections end."""
    await accounts_of(request).revoke(guest_of(request), device)
    return await answer(request)


@get("/api/me/export", responses=BAD, summary="Everything one has played")
async def export(request: Asked) -> Stream:
    """Who one is, all games with results and statistics, and the records of finished games, as one JSON document."""
    pieces = await accounts_of(request).export(guest_of(request), language_of(request))
    headers = {**PRIVATE, "content-disposition": 'attachment; filename="parlor-export.json"'}
    return Stream(pieces, media_type="application/json", headers=headers)


@delete("/api/me", status_code=200, responses=BAD, summary="Closes the account")
async def close_account(request: Asked, data: msg.Closing) -> msg.Done:
    """The name goes from everything that is kept; others' games stay. Unfinished games are given up."""
    accounts_of(request).limit(address_of(request.scope))
    closing: Closing = request.app.state.closing
    if data.name.strip() != await service_of(request).name(guest_of(request), language_of(request)):
        raise Refused("house-close-name")
    await closing.close(guest_of(request))
    return msg.Done()


# Word when it matters


def wishing_of(request: Asked) -> Wishing:
    """What people want word of."""
    found: Wishing = request.app.state.wishing
    return found


@put("/api/me/notices", responses=BAD, summary="Says what one wants word of")
async def set_wishes(request: Asked, data: msg.NoticeWishes) -> Response[msg.Me]:
    """By push and by mail, of what, and when not."""
    await wishing_of(request).wish(guest_of(request), data)
    return await answer(request)


@post("/api/me/push", status_code=200, responses=BAD, summary="Lets the house send pushes to this device")
async def subscribe(request: Asked, data: msg.PushSubscription) -> Response[msg.Me]:
    """Only to known push services, unless the operator has added one."""
    await wishing_of(request).subscribe(guest_of(request), device_of(request), data, named(request))
    return await answer(request)


@delete("/api/me/push", status_code=200, responses=BAD, summary="No more pushes to this device")
async def unsubscribe_push(request: Asked) -> Response[msg.Me]:
    """Forgets the push subscription of this device."""
    await wishing_of(request).end_push(device_of(request))
    return await answer(request)


@put("/api/me/mail", responses=BAD, summary="Gives an address for mail")
async def give_address(request: Asked, data: msg.MailAddress) -> Response[msg.Me]:
    """The house asks the address whether it wants mail; nothing else is sent there before it is confirmed."""
    name = await service_of(request).name(guest_of(request), language_of(request))
    await wishing_of(request).give_address(guest_of(request), data.address, name, language_of(request), address_of(request.scope))
    return await answer(request)


@delete("/api/me/mail", status_code=200, responses=BAD, summary="Forgets the address")
async def forget_address(request: Asked) -> Response[msg.Me]:
    """No more mail."""
    await wishing_of(request).forget_address(guest_of(request))
    return await answer(request)


@post("/api/mail/confirm", status_code=200, responses=MISSING, summary="Confirms an address")
async def confirm_address(request: Asked, data: msg.LinkUsed) -> msg.Done:
    """From the link in the mail, on whatever device it is opened."""
    await wishing_of(request).confirm(data.token)
    return msg.Done()


@post("/api/unsubscribe/{token:str}", status_code=200, responses=MISSING, summary="No more mail, in one click")
async def unsubscribe(request: Asked, token: Annotated[str, Parameter(max_length=100)]) -> msg.Done:
    """For mail programs (RFC 8058) and for the link in every mail; nobody needs to sign in for it."""
    await wishing_of(request).unsubscribe(token)
    return msg.Done()


# Blocks and reports


def peace_of(request: Asked) -> Peace:
    """Blocks and reports."""
    found: Peace = request.app.state.peace
    return found


@post("/api/me/blocked", status_code=200, responses=MISSING, summary="Blocks somebody")
async def block(request: Asked, data: msg.SeatAt) -> Response[msg.Me]:
    """Whoever is blocked cannot sit down at tables of which one is the host."""
    await peace_of(request).block(guest_of(request), data)
    return await answer(request)


@post("/api/circles/{circle:str}/block", status_code=200, responses=MISSING, summary="Blocks a member")
async def block_member(request: Asked, circle: Circle, data: circle_messages.OneMember) -> circle_messages.CircleInfo:
    """What they write is folded up, and they cannot sit down at tables of which one is the host."""
    await peace_of(request).block_member(guest_of(request), circle, data.member)
    return await service_of(request).circles.info(guest_of(request), circle)


@delete("/api/me/blocked/{number:int}", status_code=200, responses=MISSING, summary="Takes a block back")
async def unblock(request: Asked, number: Annotated[int, Parameter(ge=0, le=2**53)]) -> Response[msg.Me]:
    """They may sit down again."""
    await peace_of(request).unblock(guest_of(request), number)
    return await answer(request)


@post("/api/reports", status_code=200, responses=MISSING, summary="Reports somebody")
async def report(request: Asked, data: msg.NewReport) -> msg.Done:
    """Tells whoever runs the house what somebody at the same table did."""
    await peace_of(request).report(guest_of(request), address_of(request.scope), data)
    return msg.Done()


@post("/api/circles/{circle:str}/report", status_code=200, responses=MISSING, summary="Reports a member")
async def report_member(request: Asked, circle: Circle, data: msg.MemberReport) -> msg.Done:
    """Tells whoever runs the house what a member did; a line of the chat can go along, which they cannot read otherwise."""
    await peace_of(request).report_member(guest_of(request), address_of(request.scope), circle, data)
    return msg.Done()


PEOPLE_HANDLERS: list[ControllerRouterHandler] = [
    me,
    passkey_options,
    add_passkey,
    remove_passkey,
    sign_in_options,
    sign_in,
    make_link,
    link_owner,
    use_link,
    revoke_device,
    export,
    close_account,
    set_wishes,
    subscribe,
    unsubscribe_push,
    give_address,
    forget_address,
    confirm_address,
    unsubscribe,
    block,
    block_member,
    unblock,
    report,
    report_member,
]
