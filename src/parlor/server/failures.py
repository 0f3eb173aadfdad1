"""What a guest is told when a request fails: a status, and one sentence."""

from parlor.server.http_messages import Worded
from parlor.server.journal import Damaged, NoSuchTable, OldRules
from parlor.server.refusals import Forbidden, NotFound, Refused, Told, TooMany
from parlor.server.store import StoreFailed

STATUS: dict[type[Exception], int] = {
    TooMany: 429,
    Forbidden: 403,
    Refused: 400,
    RecursionError: 400,
    NotFound: 404,
    NoSuchTable: 404,
    OldRules: 410,
    Damaged: 500,
    StoreFailed: 503,
}


def status_of(error: Exception) -> int:
    """The HTTP status that an exception means."""
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 500)


def said_of(error: Exception) -> Worded:
    """What a guest is told about an exception."""
    match error:
        case Told():
            return error.words
        case OldRules():
            return Worded("house-old-rules", {"reason": str(error)})
        case RecursionError():
            return Worded("house-nested-too-deeply", {})
        case NoSuchTable():
            return Worded("house-no-table", {})
        case Damaged():
            return Worded("house-damaged-table", {})
    return Worded("house-trouble", {})
