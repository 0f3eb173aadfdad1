"""A seat of a table: who owns it, and who plays in it now."""

from parlor.server import room_events as ev
from parlor.server.http_messages import Level, Seat


class Chair:
    """One seat. Its owner is one guest; a computer player may play in it alone, or keep it for its owner."""

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
        """Nobody sits here."""
        return self.guest is None and self.level is None

    @property
    def human(self) -> bool:
        """A person plays here, present or not."""
        return self.guest is not None and self.level is None

    @property
    def kept(self) -> bool:
        """A computer player keeps the seat for someone who may come back."""
        return self.guest is not None and self.level is not None and not self.resigned

    def vacate(self) -> None:
        """Makes the seat empty; keys to it end."""
        self.guest = self.invited = self.level = self.contribution = None
        self.name = ""
        self.epoch += 1

    def take(self, guest: str, name: str) -> None:
        """A guest sits down; if another had the seat, he has it no longer, and neither does anyone with an old key."""
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
