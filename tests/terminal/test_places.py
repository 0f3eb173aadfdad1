"""Where zones go on the felt: by role and owner, never by name; and nothing depends on wording."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import parlor
from parlor.core.zone import PlaceShape, Role
from parlor.terminal.screen.cursor import Cursor
from parlor.terminal.screen.drawing import draw
from parlor.terminal.screen.palette import LIGHTS
from parlor.terminal.screen.places import arrange, region
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.trick_pause import gathered
from parlor.terminal.screen.tricks import last_trick, trick_of
from parlor.words.say import ENGLISH, KEYS, speak
from tests.terminal.moments import moments, seen


@pytest.fixture
def in_keys() -> Iterator[None]:
    """All texts are the bare keys."""
    speak(KEYS)
    yield
    speak(ENGLISH)


def place(role: Role, owner: int | None = None) -> PlaceShape:
    return {"role": role, "owner": owner, "order": "laid", "faces": "up"}


@pytest.mark.parametrize(
    ("role", "owner", "lies"),
    [
        ("hand", 0, "hand"),
        ("hand", 1, "seat"),
        ("trick", None, "trick"),
        ("played", 1, "trick"),
        ("meld", None, "melds"),
        ("meld", 1, "melds"),
        ("row", None, "rows"),
        ("row", 1, "rows"),
        ("column", None, "columns"),
        ("under", None, "columns"),
        ("column", 1, "court"),
        ("centre", None, "centres"),
        ("centre", 1, "court"),
        ("board", None, "board"),
        ("board", 1, "board"),
        ("stock", None, "piles"),
        ("discard", 1, "seat"),
        ("aside", None, "piles"),
        ("aside", 1, "seat"),
        ("captured", 1, "seat"),
    ],
)
def test_a_place_lies_where_its_role_and_owner_say(role: Role, owner: int | None, lies: str) -> None:
    assert region(place(role, owner), {"it": place(role, owner)}, 0) == lies


def test_four_piles_of_one_seat_are_its_court() -> None:
    owned: list[Role] = ["stock", "discard", "column", "pile"]
    places = {str(number): place(role, 1) for number, role in enumerate(owned)}
    assert {region(each, places, 0) for each in places.values()} == {"court"}
    assert region(place("aside", 1), places, 0) == "seat"
    del places["3"]
    assert region(places["0"], places, 0) == "seat"


def spots(now: Snapshot) -> list[Any]:
    """What is where on the felt."""
    return [(key, spot.box, spot.in_hand, spot.top) for key, spot in draw(now, Cursor(), LIGHTS["pine"], 100, 40, "suit").keys.items()]


def renamed(now: Snapshot) -> Snapshot:
    """The same table with renamed zones."""
    names = {zone: f"zone{number}" for number, zone in enumerate(now.view["zones"])}
    view = {**now.view, **{what: {names[zone]: each for zone, each in now.view[what].items()} for what in ("zones", "places")}}
    return replace(now, view=view, choices=[])


@pytest.mark.parametrize("id", parlor.games())
def test_no_zone_is_known_by_its_name(id: str) -> None:
    for table in list(moments(id, seed=6, limit=30))[-1:]:
        now = replace(seen(table, 0), choices=[])
        one, other = (arrange(each) for each in (now, renamed(now)))
        for places in ("piles", "columns", "rows"):
            drawn = [[(found.cards, found.region) for found in getattr(each, places)] for each in (one, other)]
            assert drawn[0] == drawn[1]
        assert list(one.courts) == list(other.courts)
        assert (one.hand is None) == (other.hand is None)


@pytest.mark.parametrize("id", parlor.games())
@pytest.mark.usefixtures("in_keys")
def test_nothing_depends_on_words(id: str) -> None:
    before = None
    for table in moments(id, seed=6, limit=25):
        now = seen(table, 0)
        keys = spots(now), trick_of(now), last_trick(now), None if before is None else gathered(before, now)
        speak(ENGLISH)
        assert keys == (spots(now), trick_of(now), last_trick(now), None if before is None else gathered(before, now))
        speak(KEYS)
        before = now
