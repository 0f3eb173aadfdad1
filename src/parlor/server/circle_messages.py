"""The messages about circles: people who come back, their tables, chat, standings and evenings (docs/protocol-house.md)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from parlor.server.http_messages import Contribution, Level, Message, Name, Phase, SeatNumber, TableId, Value

CircleId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$", description="id of a circle: twelve letters and digits")]
CircleName = Annotated[str, Meta(min_length=1, max_length=40)]
Invitation = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$", description="what an invitation link carries after #")]
MemberNumber = Annotated[int, Meta(ge=1, le=2**31, description="a member's number in this circle")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Moment = Annotated[float, Meta(ge=0, le=1e11, description="seconds since 1970")]
Period = Literal["evening", "month", "ever"]
EveningState = Literal["signing", "playing", "over", "canceled"]

# Requests


class NewCircle(Message):
    """A circle to found."""

    name: CircleName
    closed: bool = False


class ChangedCircle(Message):
    """What its host changes about a circle; what is left out stays as it is."""

    name: CircleName | UnsetType = UNSET
    closed: bool | UnsetType = UNSET
    """Closed to strangers: the link alone lets nobody in, only an invitation does."""
    date: Moment | UnsetType | None = UNSET
    """When the circle meets next."""


class JoinCircle(Message):
    """Becomes a member, under a name; a closed circle needs an invitation."""

    name: Name | None = None
    invitation: Invitation | None = None


class OneMember(Message):
    """The member that a request is about."""

    member: MemberNumber


class Mute(Message):
    """Whether a member may write in the chat."""

    member: MemberNumber
    muted: bool


class Invite(Message):
    """An invitation to make."""

    uses: Annotated[int, Meta(ge=1, le=64)] = 16
    """How many people it lets in."""


class Chat(Message):
    """Something to say to the circle."""

    text: ChatText


class Proposal(Message):
    """The next game: whoever is in sits down, and computer players fill the gaps when the cards are dealt."""

    game: Annotated[str, Meta(max_length=40)]
    players: SeatNumber | None = None
    options: dict[str, Value] = field(default_factory=dict)
    counts: bool = True
    """Whether it counts for the standings: then there are no take-backs, no hints, and no seat changes hands."""
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    contribution: Contribution | None = None


class NewEvening(Message):
    """An evening to appoint: several tables with the same deals."""

    game: Annotated[str, Meta(max_length=40)]
    starts: Moment
    players: SeatNumber | None = None
    options: dict[str, Value] | None = None
    """By default one hand makes a deal, where the game has an option for that."""
    deals: Annotated[int, Meta(ge=1, le=24)] = 6
    clock: Annotated[int, Meta(ge=5, le=600)] = 60
    """Seconds per turn; then a computer player moves until the player is back, so that nobody keeps the others waiting."""
    level: Level = "skilled"
    """The computer players who fill the gaps."""


class SignUp(Message):
    """Takes part in an evening; the contribution goes into all of its deals."""

    contribution: Contribution | None = None
    partner: MemberNumber | None = None
    """With whom, where partners play; they are a pair if both name each other. The others are paired by lot."""


# Answers


class CircleDoor(Struct):
    """A circle as everyone sees it who has its link."""

    id: CircleId
    name: str
    host: str
    members: int
    closed: bool
    invited: bool
    """Whether the invitation in the request lets one in."""
    member: bool
    """Whether one belongs to it already."""


class CircleLine(Struct):
    """A line of "my circles"."""

    id: CircleId
    name: str
    members: int
    host: bool
    date: float | None


class Member(Struct):
    """A member as the others see them."""

    number: int
    name: str
    host: bool = False
    here: bool = False
    muted: bool = False
    mine: bool = False
    blocked: bool = False
    """One does not want to meet them."""


class CircleTable(Struct):
    """A table of a circle."""

    id: TableId
    game: str
    title: str
    phase: Phase
    people: list[str]
    players: int
    counts: bool
    mine: bool
    """Whether one has a seat there."""
    at: float


class EveningLine(Struct):
    """An appointed evening in the list of a circle."""

    id: CircleId
    game: str
    title: str
    starts: float
    state: EveningState
    signed: int
    round: int
    """How many deals are finished."""
    finished: int
    """How many tables have finished the deal that is being played."""
    mine: bool
    table: TableId | None
    """Where one plays now."""


class CircleInfo(Struct):
    """A circle as a member sees it."""

    id: CircleId
    name: str
    host: bool
    """Whether one is its host."""
    me: int
    closed: bool
    date: float | None
    members: list[Member]
    tables: list[CircleTable]
    evenings: list[EveningLine]
    played: int
    """How many games have counted so far: when it changes, the standings have."""


class InvitationInfo(Struct):
    """An invitation; whoever has it may join until it expires or is used up."""

    invitation: Invitation
    path: str
    expires: float
    uses: int


class ChatLine(Struct):
    """Something that was said in a circle; without text, its host has removed it."""

    number: int
    at: float
    member: int | None
    name: str
    text: str | None


class OwnLine(Struct):
    """Something that one has said in a circle."""

    circle: CircleId
    at: float
    text: str


class StandingLine(Struct):
    """A player's points, and the rating in the chosen game; a computer player has a level instead of a name."""

    place: int
    name: str
    member: int | None
    level: Level | None
    played: int
    won: int
    points: float
    rating: int | None = None
    unsure: int | None = None
    mine: bool = False


class MeetingLine(Struct):
    """How often a member was ahead of, level with and behind another."""

    member: int
    other: int
    ahead: int
    level: int
    behind: int


class PlayedTitle(Struct):
    """A game that the circle has played."""

    game: str
    title: str
    played: int


class Standings(Struct):
    """The standings of a circle over some time."""

    period: Period
    game: str | None
    since: float | None
    until: float | None
    games: int
    lines: list[StandingLine]
    meetings: list[MeetingLine]
    titles: list[PlayedTitle]
    """The games played in this time, most played first."""


class EveningPlayer(Struct):
    """Someone who takes part in an evening."""

    member: int
    name: str
    contributed: bool
    partner: int | None = None
    mine: bool = False


class EveningSeat(Struct):
    """Who sits in a seat of a round; without a member, a computer player."""

    name: str
    member: int | None
    level: Level | None
    mine: bool = False


class EveningTable(Struct):
    """A table of a round."""

    number: int
    table: TableId | None
    phase: Phase
    seats: list[EveningSeat]
    scores: list[int]
    """The points of the seats, once the game is over."""
    open: bool
    """Whether everybody may see its cards: once the last table has finished the deal."""


class EveningRound(Struct):
    """One deal at all tables."""

    deal: int
    tables: list[EveningTable]


class EveningResult(Struct):
    """A player's, or a pair's, standing in an evening."""

    place: int
    names: list[str]
    members: list[int]
    level: Level | None
    deals: int
    net: float
    """Points above the average of those who held the same cards."""
    points: int
    mine: bool = False


class EveningFair(Struct):
    """What proves that the deals of an evening are fair; the secret and the salt are revealed when the evening is over."""

    commitment: str
    opened: float
    key: str
    signature: str
    contributions: list[str | None]
    secret: str | None = None
    salt: str | None = None


class EveningInfo(Struct):
    """An evening as a member of its circle sees it."""

    id: CircleId
    circle: CircleId
    circle_name: str
    host: bool
    game: str
    title: str
    players: int
    options: dict[str, Value]
    pairs: bool
    deals: int
    clock: int
    level: Level
    starts: float
    state: EveningState
    round: int
    """How many deals are finished."""
    signed: list[EveningPlayer]
    table: TableId | None
    """Where one plays now."""
    rounds: list[EveningRound]
    standings: list[EveningResult]
    fair: EveningFair
