"""How long things take, counted in a few buckets."""

LIMITS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Durations:
    """A histogram of seconds."""

    def __init__(self) -> None:
        self.total = 0.0
        self.count = 0
        self._classes = [0] * (len(LIMITS) + 1)

    def add(self, seconds: float) -> None:
        """Adds one measurement."""
        self.total += seconds
        self.count += 1
        self._classes[next((k for k, limit in enumerate(LIMITS) if seconds <= limit), len(LIMITS))] += 1

    def cumulative(self) -> list[tuple[str, int]]:
        """For each limit, how many took no longer."""
        return [(str(limit), sum(self._classes[: k + 1])) for k, limit in enumerate(LIMITS)] + [("+Inf", self.count)]
