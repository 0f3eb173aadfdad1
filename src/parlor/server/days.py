"""The days of the daily deal, the same all over the world: they begin and end at midnight UTC."""

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta

# Games that were started late may be finished: a day closes this long after its end, and only then are its cards shown to everyone.
LAST_MOVES = 3600.0


def day_of(at: float) -> date:
    """The day of a point in time."""
    return datetime.fromtimestamp(at, UTC).date()


def ends(day: str) -> float:
    """When a day ends and the next deals are available."""
    return datetime.combine(date.fromisoformat(day) + timedelta(days=1), datetime.min.time(), UTC).timestamp()


def closes(day: str) -> float:
    """Until when games of a day count and its cards stay secret."""
    return ends(day) + LAST_MOVES


def written(number: int) -> str:
    """The day of a number, counted from 1970."""
    return (date(1970, 1, 1) + timedelta(days=number)).isoformat()


def streak(days: Collection[str], last: date) -> int:
    """How many days in a row lead up to a day; the day itself may be missing, since it is not over yet."""
    at = last if last.isoformat() in days else last - timedelta(days=1)
    count = 0
    while at.isoformat() in days:
        count += 1
        at -= timedelta(days=1)
    return count


def week(day: date) -> list[str]:
    """The days of a day's week, starting on Monday."""
    monday = day - timedelta(days=day.weekday())
    return [(monday + timedelta(days=number)).isoformat() for number in range(7)]
