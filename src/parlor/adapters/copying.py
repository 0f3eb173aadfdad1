"""How many tables at once are copied and stored: each table as its hand began, with the actions since."""

from typing import Any, Final

from parlor.adapters.extras import extra

with extra("vector"):
    import numpy as np

from parlor.learn.vector_env import START, VectorEnv

frombuffer: Any = np.frombuffer
# After so many steps, the actions of hands that are over are dropped.
DROPPED_EVERY: Final = 256


class Log:
    """The actions of the last steps, as far back as the oldest hand that is still being played."""

    def __init__(self) -> None:
        self.first = 0
        self.steps: list[bytes] = []

    def add(self, tables: VectorEnv, actions: bytes) -> None:
        """Notes the actions of a step that has been made."""
        self.steps.append(actions)
        if len(self.steps) % DROPPED_EVERY == 0:
            oldest = int(frombuffer(tables.starts, np.int64).reshape(-1, START)[:, START - 1].min())
            del self.steps[: oldest - self.first]
            self.first = oldest

    def stored(self, tables: VectorEnv) -> tuple[Any, ...]:
        """All that is needed to bring other tables to where these are."""
        starts = frombuffer(tables.starts, np.int64).reshape(-1, START).copy()
        return starts, self.first, list(self.steps), int(tables.steps)

    def restore(self, tables: VectorEnv, stored: tuple[Any, ...]) -> None:
        """Brings tables to where others were."""
        starts, self.first, self.steps, steps = stored
        tables.reset(bytes(8 * int(tables.tables)))
        tables.steps = steps
        count = int(tables.tables)
        taken = np.frombuffer(b"".join(self.steps), np.int32).reshape(-1, count) if self.steps else np.zeros((0, count), np.int32)
        for table in range(count):
            start = [int(number) for number in starts[table]]
            since = taken[start[START - 1] - self.first :, table]
            tables.restore(table, start, [int(action) for action in since])
