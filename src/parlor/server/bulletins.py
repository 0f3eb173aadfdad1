"""Bulletins: short messages from one process of the house to all of them, itself included."""

from collections.abc import Callable

from parlor.server.ownership import Ownership

Hear = Callable[[str], None]


class Bulletins:
    """Posts bulletins, and passes each to whoever has subscribed to its topic."""

    def __init__(self, ownership: Ownership) -> None:
        self._ownership = ownership
        self._hearers: dict[str, list[Hear]] = {}

    def on(self, topic: str, hear: Hear) -> None:
        """Subscribes to a topic; an empty text means that bulletins may have been missed."""
        self._hearers.setdefault(topic, []).append(hear)

    async def post(self, topic: str, text: str) -> None:
        """Tells every process; a few hundred bytes at most."""
        await self._ownership.announce(f"{topic} {text}")

    def told(self, bulletin: str) -> None:
        """A bulletin has arrived."""
        topic, _, text = bulletin.partition(" ")
        for each, hearers in self._hearers.items():
            if topic in ("", each):
                for hear in hearers:
                    hear(text)
