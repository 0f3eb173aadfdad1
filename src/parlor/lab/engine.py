"""`parlor engine`: Parlor's end of the line protocol (docs/protocol.md), where an outside program drives it, or plays as its guest."""

import inspect
from collections.abc import Callable
from typing import Any

import parlor
from parlor.lab.line import PROTOCOL, Broken, Garbled, Line
from parlor.lab.outside import Forfeit, OutsidePlayer
from parlor.lab.words import Trouble
from parlor.players.player import new_player

Message = dict[str, Any]


class Refused(Exception):
    """The request cannot be carried out; the message says why."""


class Engine:
    """Answers requests about one table at a time; it answers whatever is asked, and goes on."""

    def __init__(self) -> None:
        self._table: parlor.Table | None = None
        self._doing: dict[str, Callable[..., Message]] = {
            "hello": self._hello,
            "games": self._games,
            "deal": self._deal,
            "replay": self._replay,
            "position": self._position,
            "legal": self._legal,
            "play": self._play,
            "undo": self._undo,
            "think": self._think,
            "record": self._record,
            "quit": self._quit,
        }

    def answer(self, request: Message) -> Message:
        """The answer to a request, with its id."""
        said = {name: value for name, value in request.items() if name not in ("do", "id")}
        act = self._doing.get(str(request.get("do")))
        try:
            if act is None:
                raise Refused(f"There is no request {request.get('do')!r}: the requests are {', '.join(self._doing)}")
            fitting(act, said)
            answer = act(**said)
        except (ValueError, Refused) as error:
            answer = {"kind": "refused", "reason": str(error)}
        return {**answer, "id": request["id"]} if "id" in request else answer

    @property
    def table(self) -> parlor.Table:
        """The current table."""
        if self._table is None:
            raise Refused("No cards have been dealt: say deal or replay first")
        return self._table

    def _seat(self, seat: object) -> int:
        """The seat that was named, or the one to play."""
        chosen = self.table.turn if seat is None else seat
        if chosen is None and self.table.over:
            raise Refused("The game is over: say deal for another")
        if chosen is None:
            raise Refused("Say which seat: nobody is on turn alone")
        if type(chosen) is not int or not 0 <= chosen < self.table.players:
            raise Refused(f"A seat is a number from 0 to {self.table.players - 1}, not {chosen!r}")
        return chosen

    def _hello(self, protocol: object = PROTOCOL) -> Message:
        if protocol != PROTOCOL:
            raise Refused(f"This is version {PROTOCOL} of the protocol, not {protocol!r}")
        return {
            "kind": "hello",
            "protocol": PROTOCOL,
            "name": "Parlor",
            "version": parlor.__version__,
            "build": parlor.build(),
            "games": parlor.games(),
            "levels": [*parlor.LEVELS, *parlor.STRENGTHS],
        }

    def _games(self) -> Message:
        return {"kind": "games", "games": [described(id) for id in parlor.games()]}

    def _deal(
        self,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        dealer: int | None = None,
        options: dict[str, int | str] | None = None,
        deck: list[str] | None = None,
        decks: list[list[str]] | None = None,
    ) -> Message:
        self._table = parlor.deal(game, players, seed=seed, dealer=dealer, options=options, deck=deck, decks=decks)
        return self._standing()

    def _replay(self, record: object) -> Message:
        if not isinstance(record, dict | str):
            raise Refused("A record is a JSON object")
        self._table = parlor.replay(record)
        return self._standing()

    def _position(self, seat: int | None = None) -> Message:
        return {"kind": "position", "view": self.table.view(None if seat is None else self._seat(seat))}

    def _legal(self, seat: int | None = None) -> Message:
        asked = self._seat(seat)
        return {"kind": "legal", "seat": asked, "moves": self.table.legal(asked)}

    def _play(self, move: str, seat: int | None = None) -> Message:
        self.table.play(move, self._seat(seat))
        return self._standing()

    def _undo(self) -> Message:
        self.table.undo()
        return self._standing()

    def _think(
        self,
        level: str = "expert",
        seat: int | None = None,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
    ) -> Message:
        asked = self._seat(seat)
        player = new_player(level, seed, seconds, iterations)
        if level not in parlor.THINKING:
            return {"kind": "thought", "seat": asked, "move": player.choose(self.table, asked), "candidates": []}
        found = player.consider(self.table, asked)
        candidates = [{"move": each.move, "worth": round(each.worth, 4), "worlds": each.worlds} for each in found]
        return {"kind": "thought", "seat": asked, "move": found[0].move, "candidates": candidates}

    def _record(self) -> Message:
        return {"kind": "record", "record": self.table.record()}

    def _quit(self) -> Message:
        return {"kind": "bye"}

    def _standing(self) -> Message:
        """The state of the table after something happened, without any cards."""
        table = self.table
        return {
            "kind": "standing",
            "game": table.game.id,
            "players": table.players,
            "hand": table.hand,
            "waiting": list(table.waiting),
            "scores": table.scores,
            "over": table.over,
            "winners": list(table.winners),
        }


def fitting(act: Callable[..., Message], said: Message) -> None:
    """Refuses a request with missing or unknown fields, and lists the valid ones."""
    known = inspect.signature(act).parameters
    unknown = [name for name in said if name not in known]
    missing = [name for name, field in known.items() if field.default is field.empty and name not in said]
    if unknown or missing:
        wrong = f"does not know {unknown[0]!r}" if unknown else f"needs {missing[0]!r}"
        raise Refused(f"This request {wrong}: it takes {', '.join(known) or 'nothing'}")


def described(id: str) -> Message:
    """The description of a game for a program."""
    game = parlor.game(id)
    options = {name: {"default": option.default, "summary": option.summary} for name, option in game.options.items()}
    return {"id": id, "title": game.title, "players": list(game.players), "usual": game.usual, "options": options, "summary": game.summary}


def drive(line: Line) -> None:
    """Answers requests until the other side says quit or disconnects."""
    engine = Engine()
    while True:
        try:
            request = line.hear()
            answer = engine.answer(request)
        except Garbled as garbled:
            answer = {"kind": "refused", "reason": str(garbled)}
        except Broken:
            return
        line.say(answer)
        if answer["kind"] == "bye":
            return


def host(line: Line, table: parlor.Table, seat: int, others: list[parlor.Player], seconds: float) -> Trouble | None:
    """Plays a game in which the other side has a seat; returns why it forfeited, or None."""
    guest = OutsidePlayer(line, seconds)
    forfeit: Trouble | None = None
    try:
        guest.sit_down(table, seat)
        while not table.over:
            mover = next_to_move(table, seat, others)
            table.play(guest.choose(table, seat) if mover == seat else others[mover].choose(table, mover), mover)
    except (Forfeit, Broken) as lost:
        forfeit = lost
    guest.tell_result(table, None if forfeit is None else str(forfeit))
    guest.part()
    return forfeit


def next_to_move(table: parlor.Table, guest: int, others: list[parlor.Player]) -> int:
    """The waiting seat that acts first: if there are several, the guest if it is waiting, otherwise the fastest computer player."""
    if guest in table.waiting:
        return guest
    return min(table.waiting, key=lambda seat: (others[seat].reaction(table, seat), seat))
