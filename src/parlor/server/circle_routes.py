"""The HTTP requests about circles and their evenings; each handler just calls the service."""

from typing import Annotated

from litestar import delete, get, patch, post
from litestar.params import Parameter
from litestar.types import ControllerRouterHandler

from parlor.server import circle_messages as msg
from parlor.server import http_messages as http
from parlor.server import routes
from parlor.server.connections import address_of
from parlor.server.litestar_routes import Asked, answers
from parlor.server.routes import guest_of, language_of, service_of

MISSING = answers(routes.MISSING)
GameId = Annotated[str, Parameter(max_length=40, description="id of a game")]

Circle = Annotated[str, Parameter(pattern="^[a-z0-9]{12}$", description="id of a circle")]
Evening = Annotated[str, Parameter(pattern="^[a-z0-9]{12}$", description="id of an evening")]
Line = Annotated[int, Parameter(ge=1, le=2**53, description="number of a line of the chat")]


@get("/api/circles", responses=MISSING, summary="My circles")
async def circles(request: Asked) -> list[msg.CircleLine]:
    """The circles that the guest belongs to."""
    return await service_of(request).circles.of(guest_of(request))


@post("/api/circles", responses=MISSING, summary="Founds a circle")
async def found(request: Asked, data: msg.NewCircle) -> msg.CircleInfo:
    """A circle with one permanent link, whose host is the guest."""
    return await service_of(request).found(guest_of(request), address_of(request.scope), data)


@get("/api/circles/{circle:str}", responses=MISSING, summary="A circle")
async def circle_info(request: Asked, circle: Circle) -> msg.CircleInfo:
    """Members, tables and evenings; only for members."""
    return await service_of(request).circles.info(guest_of(request), circle)


@get("/api/circles/{circle:str}/door", responses=MISSING, summary="A circle from outside")
async def door(
    request: Asked, circle: Circle, invitation: Annotated[str | None, Parameter(pattern="^[A-Za-z0-9_-]{22}$")] = None
) -> msg.CircleDoor:
    """What everyone may know who has the link, and whether an invitation lets them in."""
    return await service_of(request).circles.door(guest_of(request), circle, invitation)


@patch("/api/circles/{circle:str}", responses=MISSING, summary="Changes a circle")
async def change(request: Asked, circle: Circle, data: msg.ChangedCircle) -> msg.CircleInfo:
    """Its name, its next date, and whether it is closed to strangers; only for the host."""
    return await service_of(request).circles.change(guest_of(request), circle, data)


@delete("/api/circles/{circle:str}", status_code=200, responses=MISSING, summary="Dissolves a circle")
async def dissolve(request: Asked, circle: Circle) -> list[msg.CircleLine]:
    """Only for the host. The answer is the circles that are left."""
    await service_of(request).circles.dissolve(guest_of(request), circle)
    return await service_of(request).circles.of(guest_of(request))


@post("/api/circles/{circle:str}/join", status_code=200, responses=MISSING, summary="Joins a circle")
async def join_circle(request: Asked, circle: Circle, data: msg.JoinCircle) -> msg.CircleInfo:
    """With the link alone, or with an invitation if the circle is closed to strangers."""
    return await service_of(request).join_circle(guest_of(request), circle, data)


@post("/api/circles/{circle:str}/leave", status_code=200, responses=MISSING, summary="Leaves a circle")
async def leave_circle(request: Asked, circle: Circle) -> list[msg.CircleLine]:
    """The answer is the circles that are left."""
    await service_of(request).circles.leave(guest_of(request), circle)
    return await service_of(request).circles.of(guest_of(request))


@post("/api/circles/{circle:str}/invitations", responses=MISSING, summary="Invites to a circle")
async def invite(request: Asked, circle: Circle, data: msg.Invite) -> msg.InvitationInfo:
    """A link that lets people in for a week, even if the circle is closed to strangers; only for the host."""
    return await service_of(request).circles.invite(guest_of(request), circle, data.uses)


@delete("/api/circles/{circle:str}/invitations", status_code=200, responses=MISSING, summary="Withdraws all invitations")
async def withdraw(request: Asked, circle: Circle) -> msg.CircleInfo:
    """Only for the host."""
    await service_of(request).circles.withdraw(guest_of(request), circle)
    return await service_of(request).circles.info(guest_of(request), circle)


@post("/api/circles/{circle:str}/remove", status_code=200, responses=MISSING, summary="Removes a member")
async def remove_member(request: Asked, circle: Circle, data: msg.OneMember) -> msg.CircleInfo:
    """Only for the host; the member loses everything of the circle at once."""
    return await service_of(request).circles.remove(guest_of(request), circle, data.member)


@post("/api/circles/{circle:str}/host", status_code=200, responses=MISSING, summary="Makes another member the host")
async def hand_over_circle(request: Asked, circle: Circle, data: msg.OneMember) -> msg.CircleInfo:
    """Only for the host."""
    return await service_of(request).circles.hand_over(guest_of(request), circle, data.member)


@post("/api/circles/{circle:str}/mute", status_code=200, responses=MISSING, summary="Mutes a member")
async def mute(request: Asked, circle: Circle, data: msg.Mute) -> msg.CircleInfo:
    """Whether a member may write in the chat; only for the host."""
    return await service_of(request).circles.mute(guest_of(request), circle, data)


@post("/api/circles/{circle:str}/chat", responses=MISSING, summary="Writes in the chat")
async def say(request: Asked, circle: Circle, data: msg.Chat) -> msg.ChatLine:
    """For members who are not muted."""
    return await service_of(request).circles.say(guest_of(request), circle, data.text)


@get("/api/circles/{circle:str}/chat", responses=MISSING, summary="Reads the chat")
async def chat(request: Asked, circle: Circle, before: Annotated[int | None, Parameter(ge=1, le=2**53)] = None) -> list[msg.ChatLine]:
    """The last lines before a number, oldest first; for members."""
    return await service_of(request).circles.said(guest_of(request), circle, before)


@delete("/api/circles/{circle:str}/chat/{line:int}", status_code=200, responses=MISSING, summary="Removes a line of the chat")
async def unsay(request: Asked, circle: Circle, line: Line) -> list[msg.ChatLine]:
    """The host any line, members their own. The answer is the last lines."""
    await service_of(request).circles.unsay(guest_of(request), circle, line)
    return await service_of(request).circles.said(guest_of(request), circle, None)


@post("/api/circles/{circle:str}/tables", responses=MISSING, summary="Proposes the next game")
async def propose(request: Asked, circle: Circle, data: msg.Proposal) -> http.TableInfo:
    """A table at which the members sit down who want to; when it is dealt, computer players take the empty seats."""
    return await service_of(request).propose(guest_of(request), address_of(request.scope), circle, data, language_of(request))


@get("/api/circles/{circle:str}/standings", responses=MISSING, summary="The standings of a circle")
async def standings(request: Asked, circle: Circle, period: msg.Period = "ever", game: GameId | None = None) -> msg.Standings:
    """Across all games or in one, over the last evening, this month or all time; for members."""
    return await service_of(request).circles.standings(guest_of(request), circle, period, game)


@post("/api/circles/{circle:str}/evenings", responses=MISSING, summary="Appoints an evening")
async def appoint(request: Asked, circle: Circle, data: msg.NewEvening) -> msg.EveningInfo:
    """Several tables with the same deals, at a date; only for the host. The house commits to the deals."""
    return await service_of(request).evenings.appoint(guest_of(request), circle, data)


@get("/api/evenings/{evening:str}", responses=MISSING, summary="An evening")
async def evening_info(request: Asked, evening: Evening) -> msg.EveningInfo:
    """Who takes part, the rounds, the standings; for members of its circle."""
    return await service_of(request).evenings.info(guest_of(request), evening)


@post("/api/evenings/{evening:str}/sign", status_code=200, responses=MISSING, summary="Takes part in an evening")
async def sign(request: Asked, evening: Evening, data: msg.SignUp) -> msg.EveningInfo:
    """Until it begins."""
    return await service_of(request).evenings.sign(guest_of(request), evening, data)


@post("/api/evenings/{evening:str}/unsign", status_code=200, responses=MISSING, summary="Does not take part in an evening after all")
async def unsign(request: Asked, evening: Evening) -> msg.EveningInfo:
    """Until it begins."""
    return await service_of(request).evenings.unsign(guest_of(request), evening)


@post("/api/evenings/{evening:str}/start", status_code=200, responses=MISSING, summary="Begins an evening")
async def start_evening(request: Asked, evening: Evening) -> msg.EveningInfo:
    """At once, for the host."""
    return await service_of(request).evenings.start(guest_of(request), evening)


@post("/api/evenings/{evening:str}/cancel", status_code=200, responses=MISSING, summary="Calls an evening off")
async def cancel_evening(request: Asked, evening: Evening) -> msg.EveningInfo:
    """Before it begins, for the host."""
    return await service_of(request).evenings.cancel(guest_of(request), evening)


HANDLERS: list[ControllerRouterHandler] = [
    circles,
    found,
    circle_info,
    door,
    change,
    dissolve,
    join_circle,
    leave_circle,
    invite,
    withdraw,
    remove_member,
    hand_over_circle,
    mute,
    say,
    chat,
    unsay,
    propose,
    standings,
    appoint,
    evening_info,
    sign,
    unsign,
    start_evening,
    cancel_evening,
]
