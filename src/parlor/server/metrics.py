"""Metrics of the house in the Prometheus text format; nothing in them reveals cards or people."""

from collections.abc import Mapping
from hmac import compare_digest
from ipaddress import ip_address
from typing import Any

from parlor.server.live_tables import House

# Headers in which proxies say who they are acting for.
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


def may_read(scope: Mapping[str, Any], headers: Mapping[str, str], token: str) -> bool:
    """Whether the metrics may be shown: on this machine without a proxy in between, or to anyone with the token."""
    if token and compare_digest(headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    client = scope.get("client")
    return client is not None and is_here(client[0]) and not any(name in headers for name in FORWARDED)


def is_here(address: str) -> bool:
    """Whether an address belongs to this machine."""
    try:
        return ip_address(address.removeprefix("::ffff:")).is_loopback
    except ValueError:
        return False


def text(house: House) -> str:
    """All metrics, each with its meaning."""
    figures: list[tuple[str, str, str, float]] = [
        ("parlor_tables", "gauge", "Tables in memory.", len(house.tables)),
        ("parlor_connections", "gauge", "Live connections.", len(house.clients)),
        ("parlor_moves_total", "counter", "Moves of people that were stored.", house.moves),
        ("parlor_happenings_total", "counter", "Rows of the journal that were stored.", house.happenings),
        ("parlor_refusals_total", "counter", "Moves of people that were refused.", house.refusals),
        ("parlor_commits_total", "counter", "Groups of writes that were committed.", house.store.writer.groups),
        ("parlor_writes_total", "counter", "Writes in these groups.", house.store.writer.works),
        ("parlor_thoughts_total", "counter", "Thoughts of computer players.", house.thinkers.thought),
        ("parlor_thoughts_waiting", "gauge", "Thoughts that wait for a worker.", house.thinkers.waiting),
        ("parlor_errands_total", "counter", "Hints, reviews, replays and checks that were done.", house.errands.done),
        ("parlor_errands_waiting", "gauge", "Hints, reviews, replays and checks that guests wait for.", house.errands.waiting),
        ("parlor_workers_replaced_total", "counter", "Times that the workers had to be replaced.", house.thinkers.replaced),
        ("parlor_damaged_tables", "gauge", "Tables whose journal was found damaged.", len(house.damaged)),
        ("parlor_ails", "gauge", "Things that ail the whole house.", len(house.ails)),
        ("parlor_tables_cleared_total", "counter", "Tables cleared away after their time.", house.cleared.tables),
        ("parlor_events_cleared_total", "counter", "Rows of the journal cleared away with them.", house.cleared.events),
        ("parlor_guests_forgotten_total", "counter", "Guests forgotten who did not come back.", house.cleared.guests),
    ]
    lines: list[str] = []
    for name, kind, meaning, value in figures:
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {value}"]
    lines += ["# HELP parlor_move_seconds From a move to its acknowledgement.", "# TYPE parlor_move_seconds histogram"]
    for limit, count in house.durations.cumulative():
        lines.append(f'parlor_move_seconds_bucket{{le="{limit}"}} {count}')
    lines += [f"parlor_move_seconds_sum {house.durations.total:.6f}", f"parlor_move_seconds_count {house.durations.count}"]
    return "\n".join(lines) + "\n"
