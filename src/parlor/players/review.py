"""The review of a finished game: what each decision cost, and how the result splits into luck and play.

A decision is judged in guessed worlds that the seat could not tell from the truth. The move that was played and its alternatives are tried
in the same worlds, with everyone playing soundly afterward. The cost is how far the best move was ahead, if that is more than chance
explains. Play is the sum of these costs, and luck is the rest of the result: the cards, and what the others made of them.
"""

from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Any, Final

from mypy_extensions import i64

from parlor.core.rng import Rng
from parlor.players.move_values import MoveValues, OpenMoveValues
from parlor.players.player import checked_iterations, checked_seconds, said
from parlor.players.policy import policy_of
from parlor.table.record import parsed, replay
from parlor.table.table import Table
from parlor.words.say import say

FORMAT: Final = "parlor-review"
VERSION: Final = 1
# Worlds per decision if no budget is given, and the share of the time spent on open cards.
WORLDS: Final = 24
OPEN_SHARE: Final = 0.25

Document = dict[str, Any]
Progress = Callable[[int, int], None]


class Reviewer:
    """Replays a record move by move, and judges the decisions of some seats."""

    def __init__(self, record: Document, seats: list[int], iterations: i64, seconds: float, progress: Progress | None) -> None:
        self.moves: Final[list[Any]] = list(record["moves"])
        self.table: Table = replay({**record, "moves": []})
        self.seats: Final = seats
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.progress: Final = progress
        self.better: Final = self.table.ending().better()
        self.policy: Final = policy_of(self.table.game)
        self.decisions: Final[dict[int, list[Document]]] = {seat: [] for seat in seats}
        # Decisions that there was no time for.
        self.unjudged: Final[dict[int, int]] = dict.fromkeys(seats, 0)

    def run(self) -> None:
        """Judges all decisions; if the budget is in seconds, they are divided evenly among the remaining decisions."""
        wanted = len([1 for seat, _ in self.moves if seat in self.seats])
        end = monotonic() + self.seconds
        done = 0
        for index in range(len(self.moves)):
            seat, move = self.moves[index]
            if seat in self.seats:
                left = end - monotonic()
                if len(self.table.legal(seat)) > 1:
                    if self.iterations == 0 and left <= 0.0:
                        self.unjudged[seat] += 1
                    else:
                        self.decisions[seat].append(self.judge(index, seat, move, left / float(wanted - done)))
                done += 1
                if self.progress is not None:
                    self.progress(done, wanted)
            self.table.play(move, seat)

    def judge(self, index: int, seat: int, move: str, seconds: float) -> Document:
        """One decision: what was played, what was best given what the seat knew, and what was best with open cards."""
        rng = Rng(int.from_bytes(sha256(f"review/{index}/{seat}".encode()).digest()[:12], "big"))
        hand = self.table.imagined(seat, rng)
        played = hand.notation.read(move)
        guessed = MoveValues(hand, seat, self.policy, rng)
        guessed.compare(played)
        guessed.look_for(self.iterations, seconds * (1.0 - OPEN_SHARE))
        best = guessed.better_than(self.better)
        seen = OpenMoveValues(self.table.open_hand(), seat, self.policy, rng)
        seen.compare(played)
        # The cards of a patience do not change, so one look at them is enough.
        solver = self.policy.solver()
        solvable = solver is not None and solver.solvable(hand)
        seen.look_for(1 if solvable else self.iterations, seconds * OPEN_SHARE)
        so_far = float(self.better * sum([result["points"][seat] for result in self.table.results]))
        expected = so_far + float(self.better) * guessed.mean(best)
        after = so_far + float(self.better) * guessed.mean(played)
        why = None if best == played else self.policy.reason(hand, seat, best)
        return {
            "index": index,
            "seat": seat,
            "hand": self.table.hand,
            "played": move,
            "best": hand.notation.text(best),
            "best_open": hand.notation.text(seen.better_than(self.better)),
            "expected": expected,
            "after": after,
            "cost": expected - after,
            "worlds": int(guessed.worlds),
            "reason": said(why),
            "key": None if why is None else why.key,
            "params": None if why is None else why.params,
        }

    def document(self) -> Document:
        """The whole review."""
        table = self.table
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": table.game.id,
            "players": table.players,
            "options": dict(table.options),
            "better": int(self.better),
            "winners": list(table.winners),
            "seats": [self.of_seat(seat) for seat in self.seats],
        }

    def of_seat(self, seat: int) -> Document:
        """The decisions of a seat, and its result for each hand."""
        decisions = self.decisions[seat]
        hands: list[Document] = []
        results = self.table.results
        for number in range(len(results)):
            result = float(self.better * results[number]["points"][seat])
            play = -sum([each["cost"] for each in decisions if each["hand"] == number + 1])
            hands.append({"hand": number + 1, "result": result, "luck": result - play, "play": play})
        return {
            "seat": seat,
            "result": sum([each["result"] for each in hands]),
            "luck": sum([each["luck"] for each in hands]),
            "play": sum([each["play"] for each in hands]),
            "unjudged": self.unjudged[seat],
            "hands": hands,
            "decisions": decisions,
        }


def review_record(record: object, iterations: object, seconds: object, seats: object, progress: Progress | None) -> Document:
    """Reviews a game; `parlor.review` is its public front, with precise types."""
    if seconds is not None and iterations is not None:
        raise ValueError("give seconds or iterations, not both")
    time = checked_seconds(seconds)
    worlds = WORLDS if iterations is None and seconds is None else checked_iterations(iterations)
    document = parsed(record)
    table = replay(document)
    if not table.over:
        raise ValueError("the game is not over: it is reviewed when it is, for a review tells of all cards")
    reviewer = Reviewer(document, checked_seats(seats, table.players), worlds, time, progress)
    reviewer.run()
    return reviewer.document()


def checked_seats(seats: object, players: int) -> list[int]:
    """The seats to review; all of them if none are named."""
    if seats is None:
        return list(range(players))
    if not isinstance(seats, (list, tuple)) or not seats:
        raise ValueError(f"seats are a list of seats from 0 to {players - 1}, not {seats!r}")
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {players - 1}")
    return sorted(set(seats))


def told_review(review: Document, most: int = 3) -> list[str]:
    """A review in lines of plain words: the result of each seat, and the decisions that cost it most."""
    head = "review-alone" if review["players"] == 1 else "review-of" if review["better"] > 0 else "review-of-few"
    lines = [say(head, {"game": review["game"], "number": review["players"]})]
    for seat in review["seats"]:
        decisions: list[Document] = seat["decisions"]
        figures = {name: signed(seat[name]) for name in ("result", "luck", "play")}
        counts = {"seat": seat["seat"], "number": len(decisions), "unjudged": seat["unjudged"]}
        lines.append("")
        lines.append(say("review-seat-hurried" if seat["unjudged"] else "review-seat", {**figures, **counts}))
        dear = sorted([each for each in decisions if each["cost"] > 0.005], key=dearest)
        if not dear:
            lines.append("  " + say("review-faultless"))
        for each in dear[:most]:
            told = {"hand": each["hand"], "number": each["index"] + 1, "move": each["played"], "cost": signed(-each["cost"])}
            lines.append("  " + say("review-decision", told))
            why = {"key": each["key"], "params": each["params"]} if each.get("key") is not None else each["reason"]
            better = {"move": each["best"], "why": why}
            lines.append("    " + say("review-better-because" if each["reason"] else "review-better", better))
            if each["best_open"] != each["best"]:
                lines.append("    " + say("review-better-open", {"move": each["best_open"]}))
    return lines


def signed(points: float) -> str:
    """Points with their sign."""
    return f"{points:+.1f}"


def dearest(decision: Document) -> tuple[float, int]:
    """Sorts decisions: the most costly first."""
    return (-decision["cost"], decision["index"])
