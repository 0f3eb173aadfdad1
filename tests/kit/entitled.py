"""What a seat is entitled to see, zone by zone, written from the rules pages and never taken from the engine's views.

Each game has a table: name of zone (without the seat) -> who sees its cards. ALL: everyone. OWNER: the seat after the colon. NONE: nobody.
TOP: everyone sees the last card, nobody the others. For the exceptions of a page, a function of (table, zone, seat) says for each card of
the zone whether the seat sees it; the seat is None for a spectator. It may look at the public history (table.log,
table.view(None)["facts"]) and at table.zones(), but not at the seat's view.
"""

import random
import re
from collections.abc import Callable

import parlor

Audience = str | Callable[[parlor.Table, str, int | None], list[bool]]

ALL, OWNER, NONE, TOP = "all", "owner", "none", "top"


def sees(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """For each card of a zone, whether the seat may see it."""
    size = len(table.zones()[zone])
    name, _, owner = zone.partition(":")
    audience = ENTITLED[table.game.id][name.rstrip("0123456789") if name not in ENTITLED[table.game.id] else name]
    if callable(audience):
        return audience(table, zone, seat)
    if audience == TOP:
        return [False] * (size - 1) + [True] * min(size, 1)
    return [audience == ALL or (audience == OWNER and seat is not None and owner == str(seat))] * size


# Games in which hidden cards decide who may act, by an option and its value: there a seat knows it only of itself.
ACTS_IN_SECRET: dict[str, tuple[str, str]] = {"united-states": ("pace", "snappy")}


def knows_waiting(table: parlor.Table, seat: int | None) -> list[int]:
    """The waiting seats that a seat may know of."""
    option, value = ACTS_IN_SECRET.get(table.game.id, ("", ""))
    secret = option and table.options[option] == value
    return [waiting for waiting in table.waiting if not secret or waiting == seat]


def quenette_won(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """Won cards are open, except for the extra cards, which only their taker sees until the hand is counted."""
    cards = table.zones()[zone]
    played = len(cards) // table.players * table.players
    extra = len(cards) - played
    owner = zone.partition(":")[2]
    hidden = extra > 0 and not table.over and str(seat) != owner
    first = next(k for k in range(0, len(cards) + 1, table.players) if k > 0) if extra else 0
    if extra and table.log and not took_first(table, owner):
        first = 0
    return [not (hidden and first <= k < first + extra) for k in range(len(cards))]


def took_first(table: parlor.Table, seat: str) -> bool:
    """Whether a seat took the first trick of the current hand."""
    start = max(k for k, line in enumerate(table.log) if line.startswith("Hand "))
    first = next((line for line in table.log[start:] if "takes the trick" in line), "")
    return first.startswith(f"Seat {seat} ")


def sammy_hand(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """A hand belongs to its owner; the dummy's is open to everyone from the opening lead on."""
    zones = table.zones()
    owner = zone.partition(":")[2]
    led = any(zones[name] for name in ["trick", "won:0", "won:1", "won:2", "won:3"])
    dummy = led and str(table.view(None)["facts"]["dummy"]) == owner
    return [dummy or str(seat) == owner] * len(zones[zone])


def rumme_hand(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """A hand is its owner's secret; all are shown when the game ends because the stock is used up."""
    shown = table.over and "stock is used up" in table.results[-1]["notes"][0]
    return [shown or zone == f"hand:{seat}"] * len(table.zones()[zone])


def current(table: parlor.Table) -> list[str]:
    """The log of the current hand."""
    return table.log[max(k for k, line in enumerate(table.log) if line.startswith("Hand ")) :]


def grafto_stock(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """Nobody sees the stock, but the dealer knows the first card, which the dealer buried."""
    buried = f"Seat {table.dealer}: graft a card, face down" in current(table)
    return [buried and k == 0 and seat == table.dealer for k in range(len(table.zones()[zone]))]


def organization_discard(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """Only the bidder sees what the bidder discarded; in games for two nobody sees the dead cards."""
    bidder = table.view(None)["facts"]["bidder"]
    return [table.players != 2 and seat is not None and seat == bidder] * len(table.zones()[zone])


MOBILIZED = [f"mob-{country}{number}" for country in "abfi" for number in "1234"]


def mobilization_2_pile(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """Pile k is dealt k cards face down; the last of them is turned up whenever there is none above it."""
    cards = table.zones()[zone]
    down = int(zone[-1]) - sum(line.endswith(f"is turned up in {zone}") for line in table.log)
    return [place >= down for place in range(len(cards))]


def baffle_dead(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """The hands laid down, starting at the dealer's left, along with the card exchanged: each is seen by whoever laid it down."""
    sees: list[bool] = []
    for place in range(table.players):
        who = (table.dealer + 1 + place) % table.players
        for line in current(table):
            if line in (f"Seat {who}: resign", f"Seat {who}: cop"):
                sees += [who == seat] * 6
            elif line == f"Seat {who}: exchange a card, face down":
                sees.append(who == seat)
    return sees


def secret_packet(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """Only the dealer sees the packet, until the play is over."""
    shown = any(line.startswith("The secret cards are ") for line in current(table))
    return [shown or seat == table.dealer] * len(table.zones()[zone])


def flique_drawn(table: parlor.Table, zone: str, seat: int | None) -> list[bool]:
    """The drawn card is secret if it came from the stock."""
    last = next((line for line in reversed(table.log) if ": draw " in line), "")
    return [last.endswith("draw discard") or seat == table.turn] * len(table.zones()[zone])


ENTITLED: dict[str, dict[str, Audience]] = {
    "national-contest": {"hand": OWNER, "contest": ALL, "bid": ALL, "won": ALL},
    "ups-and-downs": {"hand": OWNER, "roses": ALL, "lanterns": ALL, "keys": ALL, "bells": ALL},
    "mobilization": {"hand": OWNER, "sets": ALL},
    "numero": {"hand": NONE, "pile": ALL},
    "goop": {"hand": OWNER, "pass": OWNER, "won": ALL},
    "coronado": {"hand": OWNER, "trick": ALL, "won": ALL, "turned": ALL, "stock": NONE, "discard": OWNER},
    "hoodoo": {"hand": OWNER, "trick": ALL, "pile": NONE, "stock": NONE},
    "united-states": {"hand": OWNER, "center": ALL, "stack": ALL},
    "foozle": {"hand": OWNER, "trick": ALL, "won": ALL, "stock": NONE},
    "moosehead": {"hand": OWNER, "played": ALL, "stock": NONE},
    "jaimy": {"hand": OWNER, "trick": ALL, "won": ALL, "turned": ALL, "stock": NONE},
    "quatro": {"hand": OWNER, "won": ALL},
    "sammy": {"hand": sammy_hand, "trick": ALL, "won": ALL},
    "sam": {"hand": OWNER, "payoff": TOP, "discard": ALL, "centre": ALL, "complete": NONE, "stock": NONE},
    "sammys-travels": {"stock": NONE, "pile": ALL, "travel": ALL},
    "mobilization-3": {"pile": ALL, "reserve": TOP, "stock": NONE, "turned": ALL, "discard": ALL, **dict.fromkeys(MOBILIZED, ALL)},
    "mobilization-2": {"pile": mobilization_2_pile, "stock": NONE, "discard": ALL, **dict.fromkeys(MOBILIZED, ALL)},
    "flag": {"down": NONE, "stack": ALL, "stock": NONE, "waste": ALL, "flags": ALL},
    "sachem": {"hand": OWNER, "trick": ALL, "won": ALL, "turned": ALL, "stock": NONE},
    "despised-nines": {"hand": OWNER, "trick": ALL, "won": ALL, "stock": NONE},
    "doolittle": {"hand": OWNER, "trick": ALL, "won": ALL, "stock": NONE},
    "turkette": {"hand": OWNER, "trick": ALL, "won": ALL, "stock": NONE},
    "argentina": {"hand": OWNER, "trick": ALL, "won": ALL, "first": NONE, "second": NONE, "turned": ALL},
    "grafto": {"hand": OWNER, "trick": ALL, "won": ALL, "stock": grafto_stock, "turned": ALL},
    "baffle": {"hand": OWNER, "trick": ALL, "won": ALL, "cop": NONE, "dead": baffle_dead, "turned": ALL, "stock": NONE},
    "secret-seven": {"hand": OWNER, "trick": ALL, "won": ALL, "stock": NONE, "secret": secret_packet},
    "rumme-baseball": {"hand": OWNER, "trick": ALL, "won": ALL, "field": NONE, "fieldup": ALL, "aside": NONE},
    "reno": {"hand": OWNER, "trick": ALL, "won": ALL, "stock": TOP},
    "organization": {"hand": OWNER, "reserve": NONE, "discard": organization_discard, "trick": ALL, "won": ALL},
    "sham-battle-2": {"hand": OWNER, "laid": ALL, "turned": ALL, "stock": NONE, "trick": ALL, "won": ALL},
    "sham-battle": {"hand": OWNER, "laid": ALL, "trick": ALL, "won": ALL},
    "rummy": {"hand": OWNER, "stock": NONE, "discard": ALL, "melds": ALL},
    "parquet": {"hand": OWNER, "stock": NONE, "discard": ALL, "roses": ALL, "lanterns": ALL, "keys": ALL, "bells": ALL},
    "liberty-bond": {"hand": OWNER, "stock": NONE, "discard": ALL, "melds": ALL},
    "flique": {"hand": OWNER, "stock": NONE, "discard": ALL, "drawn": flique_drawn, "melds": ALL},
    "double-rumme": {"hand": rumme_hand, "stock": NONE, "discard": ALL, "melds": ALL},
    "rumme": {"hand": rumme_hand, "stock": NONE, "discard": ALL, "melds": ALL},
    "quenette": {"hand": OWNER, "trick": ALL, "won": quenette_won, "extra": NONE},
}

# Cards that a page lets everyone see although they do not end up in an open zone: the log line that names one.
SHOWN: dict[str, str] = {
    "national-contest": r": bid (\S+)$",
    "mobilization": r"ask \d for (\S+)",
    "numero": r"^Seat \d: turns up (\S+)$",
    "organization": r": call (\S+)$",
    "sam": r"^Seat \d cuts (\S+)$",
    "hoodoo": r"^Seat \d: play (\S+)$",
    "quatro": r"ask \d for (\S+)",
    "turkette": r"^Seat \d is dealt (\S+) face up",
    "argentina": r"^(\S+) is turned up",
    "grafto": r"^(?:Seat \d (?:takes|must graft:) )?([HUCSR]\w+)(?:$| is)",
    "secret-seven": r"^(\S+) is turned up",
    "rumme-baseball": r"^(\S+) is turned up",
    "reno": r"^Seat \d draws (\S+)$",
}

# Refusals on a page that name cards by a rule, not by where they are: what a meld takes, what a wild card stands for.
NAMED_BY_RULE: dict[str, str] = {
    "rumme": r"RU=\w+|which can take .* only|the fourth suit .* may be added",
    "double-rumme": r"RU=\w+|which can take .* only|the fourth suit .* may be added",
}


def without_named_by_rule(table: parlor.Table, words: str) -> str:
    """A refusal without the cards that its page lets it name."""
    return re.sub(NAMED_BY_RULE.get(table.game.id, "$^"), " ", words)


def shown(table: parlor.Table) -> set[str]:
    """The cards that everyone saw go by."""
    pattern = SHOWN.get(table.game.id)
    return {found[1] for line in table.log for found in re.finditer(pattern, line)} if pattern else set()


# Packs within the pack, by the first letter of their codes: they are dealt separately, so a card swaps places only within its own.
APART: dict[str, str] = {"rumme-baseball": "C"}


def exchanged(game: str, hidden: list[str], rng: random.Random) -> dict[str, str]:
    """Another card for each hidden one."""
    letter = APART.get(game, "-")
    names: dict[str, str] = {}
    for group in ([card for card in hidden if card[0] == letter], [card for card in hidden if card[0] != letter]):
        names.update(zip(group, rng.sample(group, len(group)), strict=True))
    return names
