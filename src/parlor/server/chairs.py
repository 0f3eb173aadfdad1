"""A seat of a table: who owns it, and who is playing it now."""

from parlor.server import room_events as ev
from parlor.server.http_messages import Level, Seat


class Chair:
    """One seat. It has one guest as owner; a computer player may play it on its own, or keep it for its owner."""

    __slots__ = ("contribution", "epoch", "guest", "ids", "invited", "level", "name", "resigned")

    def __init__(self, place: ev.Place) -> None:
        self.guest: str | None = None if place.invited else place.guest
        self.invited: str | None = place.guest if place.invited else None
        self.name = place.name
        self.level: Level | None = place.level
        self.epoch = 0
        self.contribution: str | None = None
        self.resigned = False
        self.ids: dict[str, int] = {}

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and self.level is None

    @property
    def human(self) -> bool:
        """Whether a person plays here, present or not."""
        return self.guest is not None and self.level is None

    @property
    def kept(self) -> bool:
        """Whether a computer player keeps the seat for someone who may come back."""
        return self.guest is not None and self.level is not None and not self.resigned

    def vacate(self) -> None:
        """Empties the seat and revokes its keys."""
        self.guest = self.invited = self.level = self.contribution = None
        self.name = ""
        self.epoch += 1

    def take(self, guest: str, name: str) -> None:
        """Seats a guest; a previous owner loses the seat, and old keys stop working."""
        if self.guest is None:
            self.contribution = None
        if self.guest != guest:
            self.epoch += 1
        self.guest, self.name, self.level, self.invited = guest, name, None, None

    def seat(self, guest: str | None, host: str) -> Seat:
        """The seat as a guest sees it."""
        return Seat(
            kind="empty" if self.empty else "human" if self.human else "computer",
            name=self.name,
            level=self.level,
            mine=guest is not None and guest == self.guest,
            kept=self.kept,
            host=self.guest == host,
            invited=self.invited is not None,
            resigned=self.resigned,
        )
