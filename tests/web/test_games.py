"""Every game is played through the page, by clicks, and what a person sees is read; most to the end of a hand."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

import parlor
from tests.web.browser import DESKTOP, Guest
from tests.web.languages import text
from tests.web.person import COUNTED, GO_ON, Person
from tests.web.test_screens import table_fits

# Deals that soon reach the end of a hand, and the smallest tables of long games.
SHORT: dict[str, dict[str, object]] = {
    "sammy": {"seed": 4},
    "flag": {"seed": 5},
    "sammys-travels": {"seed": 2},
    "goop": {"seed": 6},
    "sam": {"options": {"payoff": 3}, "seed": 2},
    "mobilization": {"players": 3, "seed": 8},
    "mobilization-2": {"seed": 10},
    "mobilization-3": {"seed": 10, "level": "random"},
    "hoodoo": {"seed": 9},
    "quatro": {"players": 3, "seed": 10},
    "numero": {"players": 2, "seed": 14},
}
# Hands of the most moves: outside `make soak` only their beginning is played, up to a number of one's own moves.
LONG = ["national-contest", "goop", "flag", "sammys-travels", "sam", "mobilization-2", "mobilization-3"]
SOME = 8
SCREENS: list[ViewportSize] = [{"width": 360, "height": 640}, {"width": 2560, "height": 1440}]
# Cards are put down unseen, so the log does not name them.
FACE_DOWN = {"goop"}
# In a race of two packs, a player who only draws and discards soon loses.
IDLE = {"mobilization-3"}


def lines(guest: Guest) -> list[str]:
    """What the page says about the game so far."""
    return [line.strip() for line in guest.page.locator("ol.log li").all_inner_texts()]


def begin(guest: Callable[..., Guest], game: str) -> tuple[Guest, str, Person]:
    """Sits down at a table, which fits a small or a large screen, different from game to game."""
    ann = guest()
    table = ann.sit(game, **SHORT.get(game, {}))
    ann.page.wait_for_selector(".prompt.mine")
    expect(ann.page.locator(".prompt")).to_have_text(re.compile(f"^{text('table.yourTurn', ann.language)}\\S+"))
    for screen in (SCREENS[parlor.games().index(game) % len(SCREENS)], DESKTOP):
        ann.page.set_viewport_size(screen)
        table_fits(ann)
    return ann, table, Person(ann.page, idle=game in IDLE)


def well_told(ann: Guest, person: Person, game: str) -> None:
    """The page tells what the person did, in words."""
    told = lines(ann)
    mine = [line for line in told if text("table.you", ann.language) in line]
    assert mine, told[-10:]
    named = {touch["name"].split(",")[0].strip("⟦⟧") for touch in person.touched if touch["card"]}
    said = [touch["move"] for touch in person.touched if touch["move"]]
    assert game in FACE_DOWN or any(name in line for line in mine for name in named) or said, (named, mine)
    assert not [line for line in told if re.search(r"\bSeat 0\b|\bundefined\b|\bnull\b|\?\?", line)]


def play_a_hand(guest: Callable[..., Guest], game: str) -> None:
    """Plays to the end of a hand, and compares the sheet with what the house has counted."""
    ann, table, person = begin(guest, game)
    person.play_until(COUNTED)
    well_told(ann, person, game)
    last = ann.ask("GET", f"/api/tables/{table}/replay?seat=0&first={ann.made(table)}&count=1")["steps"][0]["view"]
    counted = last["results"][0]
    cells = ann.page.locator(".sheet tbody tr").first.locator("td")
    # Partners have one column.
    sides = last["sides"] or list(range(last["players"]))
    points = [counted["points"][sides.index(side)] for side in dict.fromkeys(sides)]
    expect(cells).to_have_count(len(points))
    assert [int(cell.replace("−", "-")) for cell in cells.all_inner_texts()] == points
    expect(ann.page.locator(".sheet details").first).to_be_visible()
    ann.page.locator(GO_ON).click()
    if last["over"]:
        ann.page.wait_for_selector("[data-testid=result] h2")
    else:
        ann.page.wait_for_selector(GO_ON, state="detached")


@pytest.mark.sampled(36)
@pytest.mark.parametrize("game", [game for game in parlor.games() if game not in LONG])
def test_a_hand_is_played_by_clicks(guest: Callable[..., Guest], game: str) -> None:
    play_a_hand(guest, game)


def play_the_beginning(guest: Callable[..., Guest], game: str) -> None:
    """Plays some moves of a hand."""
    ann, table, person = begin(guest, game)
    while ann.made(table, seat=0) < SOME and not ann.page.query_selector(COUNTED):
        assert len(person.touched) < 10 * SOME, person.touched[-8:]
        person.play(1)
    ann.page.wait_for_selector(f".prompt.mine, {COUNTED}")
    well_told(ann, person, game)


@pytest.mark.sampled(12)
@pytest.mark.parametrize("game", LONG)
def test_a_long_hand_begins_well(guest: Callable[..., Guest], game: str) -> None:
    play_the_beginning(guest, game)


@pytest.mark.soak
@pytest.mark.parametrize("game", LONG)
def test_a_long_hand_is_played_by_clicks(guest: Callable[..., Guest], game: str) -> None:
    play_a_hand(guest, game)
