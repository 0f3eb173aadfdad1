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

from parlor.core.messages import BadArgument, short
from parlor.core.registry import find
from parlor.core.rng import Rng
from parlor.players.move_values import SOLVED, SURE, MoveValues, OpenMoveValues
from parlor.players.player import checked_iterations, checked_seconds, said
from parlor.players.policy import Policy, policy_of
from parlor.players.reasons import for_better
from parlor.table.record import parsed, replay
from parlor.table.table import Table
from parlor.words.say import ANYONE, Reader, say

FORMAT: Final = "parlor-review"
VERSION: Final = 1
# Worlds per decision if no budget is given; the share of the time after which dear decisions get a closer look although some still wait for
# their first one, and the share kept for open cards.
WORLDS: Final = 24
FIRST_SHARE: Final = 0.5
OPEN_SHARE: Final = 0.15
# So many decisions tell how long a look takes.
PROBED: Final = 3

Document = dict[str, Any]
Progress = Callable[[int, int], None]


class Decision:
    """A decision that is being judged: the move, what the seat knew, and how all that it could do has done so far."""

    def __init__(self, index: int, seat: int, move: str, table: Table, policy: Policy[Any]) -> None:
        self.index: Final = index
        self.seat: Final = seat
        self.move: Final = move
        self.number: Final = table.hand
        self.rng: Final = Rng(int.from_bytes(sha256(f"review/{index}/{seat}".encode()).digest()[:12], "big"))
        self.better: Final = table.ending().better()
        self.so_far: Final = float(self.better * sum([result["points"][seat] for result in table.results]))
        self.policy: Final = policy
        self.hand: Final = table.imagined(seat, self.rng)
        self.truth: Final = table.open_hand()
        self.played: Final[i64] = self.hand.notation.read(move)
        self.guessed: Final = MoveValues(self.hand, seat, policy, self.rng)
        self.guessed.compare(self.played)
        # What a sound player would have done, once it is known.
        self.sound: i64 = self.played

    def stake(self) -> tuple[bool, int]:
        """Sorts decisions by what may hang on them: those where a sound player would have done something else come first."""
        self.sound = self.policy.choose(self.hand.clone(), self.seat, Rng(self.index))
        return (self.sound == self.played, self.index)

    def narrow(self, most: int) -> None:
        """Tries fewer moves; call it before the first world."""
        first = [int(self.played), int(self.sound)]
        others = [int(move) for move in self.guessed.moves if move not in first]
        more = max(0, most - len(first))
        self.guessed.only(sorted({*first, *others[:: max(1, len(others) // max(1, more))][:more]}))
        self.guessed.compare(self.played)

    def is_judged(self) -> bool:
        """Whether there is a verdict."""
        return self.guessed.worlds >= self.guessed.enough()

    def judge(self, end: float) -> None:
        """Looks until there is a verdict, or until the time is over."""
        while not self.is_judged() and monotonic() < end:
            self.guessed.look()

    def promise(self) -> float:
        """How much it may have cost, for all that is known."""
        return self.guessed.at_most(self.better)

    def best_open(self, best: i64, iterations: i64) -> i64:
        """The best move with open cards, for a decision that cost something; for others, the one played."""
        if best == self.played:
            return best
        seen = OpenMoveValues(self.truth, self.seat, self.policy, self.rng)
        seen.compare(self.played)
        # The cards of a patience do not change, so two looks at them are as good as many.
        seen.look_for(SOLVED if seen.is_solved() else max(iterations, SURE), 0.0)
        return seen.better_than(self.better)

    def document(self, iterations: i64) -> Document:
        """The verdict: what was played, what was best given what the seat knew, and what was best with open cards."""
        guessed, text = self.guessed, self.hand.notation
        best = guessed.better_than(self.better)
        expected = self.so_far + float(self.better) * guessed.mean(best)
        after = self.so_far + float(self.better) * guessed.mean(self.played)
        why = None if best == self.played else for_better(self.policy.reason(self.hand, self.seat, best), expected - after)
        return {
            "index": self.index,
            "seat": self.seat,
            "hand": self.number,
            "played": self.move,
            "best": text.text(best),
            "best_open": text.text(self.best_open(best, iterations)),
            "expected": expected,
            "after": after,
            "cost": expected - after,
            "worlds": int(guessed.worlds),
            "reason": said(why),
            "key": None if why is None else why.key,
            "params": None if why is None else why.params,
        }


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
        """Judges all decisions.

        If the budget is in seconds, those on which most may hang are judged first, and those that may have cost most are looked at longest.
        """
        begun = monotonic()
        found = self.first_look()
        if self.iterations == 0:
            waiting = sorted(found, key=stake)
            self.narrow(waiting, FIRST_SHARE * self.seconds)
            self.judge(waiting, begun + FIRST_SHARE * self.seconds)
            self.look_closer(waiting, begun + (1.0 - OPEN_SHARE) * self.seconds)
        for each in found:
            if self.iterations == 0 and not each.is_judged():
                self.unjudged[each.seat] += 1
            else:
                self.decisions[each.seat].append(each.document(self.iterations))

    def first_look(self) -> list[Decision]:
        """All decisions; if the budget is a number of worlds, each tried in so many."""
        wanted = len([1 for seat, _ in self.moves if seat in self.seats])
        found: list[Decision] = []
        done = 0
        for index in range(len(self.moves)):
            seat, move = self.moves[index]
            if seat in self.seats:
                if len(self.table.legal(seat)) > 1:
                    each = Decision(index, seat, move, self.table, self.policy)
                    if self.iterations > 0:
                        each.guessed.look_for(self.iterations, 0.0)
                    found.append(each)
                done += 1
                if self.progress is not None and self.iterations > 0:
                    self.progress(done, wanted)
            self.table.play(move, seat)
        return found

    def narrow(self, waiting: list[Decision], seconds: float) -> None:
        """Where there is no time to try so many moves in every decision, fewer are tried."""
        begun = monotonic()
        for each in waiting[:PROBED]:
            each.guessed.look()
        moves = sum([len(each.guessed.moves) for each in waiting[:PROBED]])
        fit = seconds * float(moves) / max(1e-9, monotonic() - begun) / float(SURE * max(1, len(waiting)))
        for each in waiting[PROBED:]:
            if float(len(each.guessed.moves)) > fit:
                each.narrow(int(fit))

    def judge(self, waiting: list[Decision], end: float) -> None:
        """Judges decisions in their order, as long as there is time."""
        for done in range(len(waiting)):
            waiting[done].judge(end)
            if self.progress is not None:
                self.progress(done + 1, len(waiting))

    def look_closer(self, found: list[Decision], end: float) -> None:
        """Tries the decisions that may have cost most in more worlds, and judges one more in between, as long as there is time."""
        waiting = [each for each in found if not each.is_judged()]
        judged = [each for each in found if each.is_judged()]
        while monotonic() < end:
            if waiting:
                judged.append(waiting.pop(0))
                judged[-1].judge(end)
            dear = [each for each in sorted(judged, key=dearest_first)[: max(1, len(judged) // 8)] if each.promise() > 0.0]
            if not waiting and not dear:
                return
            for each in dear:
                for _ in range(SOLVED):
                    if monotonic() < end:
                        each.guessed.look()

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
        raise BadArgument("argument-budgets")
    time = checked_seconds(seconds)
    worlds = WORLDS if iterations is None and seconds is None else checked_iterations(iterations)
    document = parsed(record)
    table = replay(document)
    if not table.over:
        raise BadArgument("argument-review-open")
    reviewer = Reviewer(document, checked_seats(seats, table.players), worlds, time, progress)
    reviewer.run()
    return reviewer.document()


def checked_seats(seats: object, players: int) -> list[int]:
    """The seats to review; all of them if none are named."""
    if seats is None:
        return list(range(players))
    if not isinstance(seats, (list, tuple)) or not seats:
        raise BadArgument("argument-seats", {"last": players - 1, "given": short(seats)})
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < players:
            raise BadArgument("argument-seat", {"given": short(seat), "last": players - 1})
    return sorted(set(seats))


def told_review(review: Document, reader: Reader = ANYONE, most: int = 3) -> list[str]:
    """A review in lines of plain words for a reader: the result of each seat, and the decisions that cost it most."""
    head = "review-alone" if review["players"] == 1 else "review-of" if review["better"] > 0 else "review-of-few"
    lines = [say(head, {"game": find(review["game"]).title, "number": review["players"]}, reader)]
    for seat in review["seats"]:
        decisions: list[Document] = seat["decisions"]
        figures = {name: signed(seat[name], reader) for name in ("result", "luck", "play")}
        counts = {"seat": seat["seat"], "number": len(decisions), "unjudged": seat["unjudged"]}
        lines.append("")
        lines.append(say("review-seat-hurried" if seat["unjudged"] else "review-seat", {**figures, **counts}, reader))
        dear = sorted([each for each in decisions if each["cost"] > 0.005], key=dearest)
        if not dear:
            lines.append("  " + say("review-faultless", None, reader))
        for each in dear[:most]:
            told = {"hand": each["hand"], "number": each["index"] + 1, "move": each["played"], "cost": signed(-each["cost"], reader)}
            lines.append("  " + say("review-decision", told, reader))
            why = {"key": each["key"], "params": each["params"]} if each.get("key") is not None else each["reason"]
            better = {"move": each["best"], "why": why}
            lines.append("    " + say("review-better-because" if each["reason"] else "review-better", better, reader))
            if each["best_open"] != each["best"]:
                lines.append("    " + say("review-better-open", {"move": each["best_open"]}, reader))
    return lines


def signed(points: float, reader: Reader) -> str:
    """Points with their sign."""
    return f"{points:+.1f}".replace(".", say("number-point", None, reader))


def stake(decision: Decision) -> tuple[bool, int]:
    """Sorts decisions by what may hang on them."""
    return decision.stake()


def dearest_first(decision: Decision) -> tuple[float, int]:
    """Sorts decisions by what a closer look promises."""
    return (-decision.promise(), decision.index)


def dearest(decision: Document) -> tuple[float, int]:
    """Sorts decisions: the most costly first."""
    return (-decision["cost"], decision["index"])
