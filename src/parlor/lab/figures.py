"""Means and shares with their 95 % intervals."""

import math
import random
import statistics
from collections.abc import Sequence

# Student's two-sided 95 % quantiles for 1 to 10 degrees of freedom, since a few deals say little.
STUDENT = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23]


def student(freedom: int) -> float:
    """The quantile for a number of degrees of freedom."""
    return STUDENT[freedom - 1] if freedom <= len(STUDENT) else 1.96 + 2.37 / freedom + 2.82 / freedom**2


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its interval."""
    if len(values) < 2:
        return (values[0] if values else 0.0), math.inf
    return statistics.mean(values), student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The Wilson interval of a share, which stays between 0 and 1 and also works for rare events."""
    if trials == 0:
        return 0.0, 1.0
    z = 1.96
    share, spread = successes / trials, z * z / trials
    middle = (share + spread / 2) / (1 + spread)
    reach = z * math.sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def bootstrap(values: Sequence[float], samples: int = 1000) -> tuple[float, float, float]:
    """The mean and the ends of its interval, from samples of the values themselves; the same values give the same interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return mean, -math.inf, math.inf
    rng = random.Random(len(values))
    means = sorted(statistics.fmean(rng.choices(values, k=len(values))) for _ in range(samples))
    return mean, means[round(0.025 * (samples - 1))], means[round(0.975 * (samples - 1))]
