"""The felt: every legal move can be reached, in windows of all sizes, and nothing is drawn that the seat may not see."""

from itertools import pairwise

import pytest

import parlor
from parlor.terminal.screen.canvas import Box
from parlor.terminal.screen.choosing import Choosing
from parlor.terminal.screen.cursor import Cursor
from parlor.terminal.screen.drawing import Drawing, draw
from parlor.terminal.screen.faces import INKS, SIGNS, Faces
from parlor.terminal.screen.palette import LIGHTS
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.screen.trick_pause import gathered
from parlor.terminal.screen.tricks import last_trick, trick_of
from tests.terminal.moments import moments, seen

SIZES = [(80, 23), (140, 44), (40, 14)]


def drawn(now: Snapshot, width: int = 80, height: int = 23, light: str = "lamplight") -> Drawing:
    return draw(now, Cursor(), LIGHTS[light], width, height, "suit")


def reached(now: Snapshot, drawing: Drawing) -> set[str]:
    """All moves that a spot or a button offers."""
    choosing = Choosing(now, Faces(now.game))
    found = {move.text for button in drawing.buttons for move in button.moves}
    for spot in drawing.keys.values():
        found |= {move.text for move in choosing.with_card(spot) + choosing.draws(spot)}
    return found


@pytest.mark.sampled(3)
@pytest.mark.parametrize("id", parlor.games())
def test_every_move_can_be_reached(id: str) -> None:
    for count, table in enumerate(moments(id, seed=3, limit=80)):
        for seat in table.waiting:
            now = seen(table, seat)
            drawing = drawn(now, *SIZES[count % 2])
            assert reached(now, drawing) == set(table.legal(seat))
            assert drawing.first() in drawing.open


@pytest.mark.sampled(3)
@pytest.mark.parametrize("id", parlor.games())
def test_at_80_by_24_everything_is_inside_the_window(id: str) -> None:
    for table in moments(id, seed=4, limit=60):
        for seat in (*table.waiting, None):
            drawing = drawn(seen(table, seat))
            for spot in drawing.keys.values():
                box = spot.box
                assert box.x >= 0
                assert box.y >= 0
                assert box.x + (spot.seen or box.width) <= 80, f"{spot} sticks out"
                assert box.y + box.height <= 23, f"{spot} sticks out"


@pytest.mark.parametrize("id", [id for id in parlor.games() if parlor.game(id).players != (1,)])
def test_the_drawing_depends_on_the_view_alone(id: str) -> None:
    for count, table in enumerate(moments(id, seed=5, limit=12)):
        if count % 4:
            continue
        for seat in range(table.players):
            guess = table.resample(seat, seed=1)
            one, other = (drawn(seen(each, seat)).canvas for each in (table, guess))
            assert one.text() == other.text()
            assert one.styles == other.styles


@pytest.mark.parametrize("light", LIGHTS)
def test_small_windows_and_all_lights_do_no_harm(light: str) -> None:
    for id in ("sammy", "rumme", "flag", "mobilization-3", "quatro"):
        for table in list(moments(id, seed=1, limit=6))[-1:]:
            for size in [*SIZES, (20, 6), (2, 2)]:
                assert drawn(seen(table, table.waiting[0]), *size, light=light).canvas.width == size[0]


def test_a_hand_at_80_by_24() -> None:
    text = drawn(seen(parlor.deal("quenette", seed=5, dealer=3), 0)).canvas.text()
    assert text.splitlines()[0].startswith(" Quenette  hand 1")
    assert "▶You" in text
    assert "Seat 3 ●" in text
    assert "▏ ◓" in text
    assert "Your turn: play a card" in text


def test_every_suit_has_a_shape_and_a_colour_of_one_column() -> None:
    for pack, signs in SIGNS.items():
        assert pack == "patriot" or len(set(signs)) == 4
        assert all(len(sign) <= 1 for sign in signs)
        assert len(INKS[pack]) == 4


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted([luminance(one), luminance(other)], reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", LIGHTS)
def test_what_is_written_can_be_read(name: str) -> None:
    light = LIGHTS[name]
    for ink in light.inks.values():
        assert contrast(ink, light.paper) >= 4.5
        assert contrast(ink, light.calm) >= 4.5
    for ink in (light.chalk, light.faint, light.brick, light.call):
        assert contrast(ink, light.felt) >= 4.5
        assert contrast(ink, light.edge) >= 4.5
    assert contrast(light.lamp, light.felt) >= 3
    assert contrast(light.on_lamp, light.lamp) >= 4.5


# Tricks


def test_a_taken_trick_is_shown_whole() -> None:
    table = parlor.deal("quenette", seed=5, dealer=3)
    shots = [seen(table, 0)]
    for _ in range(4):
        table.play(table.legal()[0])
        shots.append(seen(table, 0))
    assert [gathered(before, now) is not None for before, now in pairwise(shots)] == [False, False, False, True]
    whole = gathered(shots[3], shots[4])
    assert whole is not None
    found = trick_of(whole)
    assert found is not None
    assert len(found.cards) == 4
    assert found.labels == ("You ‹", "Seat 1", "Seat 2", "Seat 3")
    assert last_trick(shots[-1]) == ([(seat, card) for seat, card in enumerate(found.cards)], table.messages()[-1])


def test_the_dummys_card_is_the_dummys() -> None:
    for table in moments("sammy", seed=1, limit=200):
        now = seen(table, 0)
        facts, trick = now.view["facts"], trick_of(now)
        if facts.get("dummy") is not None and trick is not None and len(trick.cards) == 3:
            assert len(set(trick.labels)) == 3
            return
    raise AssertionError("no trick with a dummy came about")


def test_a_box_holds_its_cells() -> None:
    box = Box(2, 3, 2, 1)
    assert [box.holds(x, 3) for x in range(1, 5)] == [False, True, True, False]
    assert not box.holds(2, 4)
