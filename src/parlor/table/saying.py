"""What a table has to say, as data: counts, goals, tallies."""

from parlor.core.aim import Standing
from parlor.core.hand import Counted, Result
from parlor.core.messages import Message
from parlor.table.shapes import CountedShape, MessageShape, NotedShape, ResultShape, StandingShape
from parlor.table.watching import partners_in, read_out
from parlor.words.say import say


def told_result(result: Result) -> ResultShape:
    """The result of a hand, in words and as data."""
    return {
        "points": list(result.points),
        "notes": [say(line.key, line.given) for line in read_out(result.lines)],
        "counted": [counted_line(line) for line in result.lines if line.seat >= 0],
    }


def counted_line(line: Counted) -> CountedShape:
    """A line of the count as data."""
    return {"seat": int(line.seat) if line.seat >= 0 else None, "key": line.key, "params": line.params(), "points": int(line.points)}


def noted_lines(lines: list[Counted]) -> list[NotedShape]:
    """The lines of the count as they are read out, as data."""
    return [{**counted_line(lines[k]), "partners": partners_in(lines, k)} for k in range(len(lines)) if not lines[k].repeats]


def message_shape(message: Message | None) -> MessageShape | None:
    """A message as data."""
    return None if message is None else {"key": message.key, "params": message.params}


def standing_shape(line: Standing) -> StandingShape:
    """A line of the tally as data."""
    return {"seat": int(line.seat), "key": line.key, "params": line.params, "points": line.points}
