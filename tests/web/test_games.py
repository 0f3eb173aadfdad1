"""Every game is played to the end of a hand through the page, by clicks, and what a person sees is read."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import parlor
from tests.web.browser import Guest
from tests.web.languages import text
from tests.web.person import COUNTED, Person

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
# In a race of two packs, a player who only draws and discards soon loses.
IDLE = {"mobilization-3"}


def lines(guest: Guest) -> list[str]:
    """What the page says about the game so far."""
    return [line.strip() for line in guest.page.locator("ol.log li").all_inner_texts()]


@pytest.mark.parametrize("game", parlor.games())
def test_a_hand_is_played_by_clicks(guest: Callable[..., Guest], game: str) -> None:
    ann = guest()
    table = ann.sit(game, **SHORT.get(game, {}))
    person = Person(ann.page, idle=game in IDLE)

    ann.page.wait_for_selector(".prompt.mine")
    expect(ann.page.locator(".prompt")).to_have_text(re.compile(f"^{text('table.yourTurn', ann.language)}\\S+"))
    person.play_until(COUNTED)

    told = lines(ann)
    mine = [line for line in told if text("table.you", ann.language) in line]
    assert mine, told[-10:]
    named = {touch["name"].split(",")[0] for touch in person.touched if touch["card"]}
    said = [touch["move"] for touch in person.touched if touch["move"]]
    assert any(name in line for line in mine for name in named) or said, (named, mine)
    assert not [line for line in told if re.search(r"\bSeat 0\b|\bundefined\b|\bnull\b|\?\?", line)]

    # The sheet shows the points of the hand, as the house has counted them.
    total = ann.ask("GET", f"/api/tables/{table}/replay?seat=0&count=1")["total"]
    last = ann.ask("GET", f"/api/tables/{table}/replay?seat=0&first={total - 1}&count=1")["steps"][0]["view"]
    counted = last["results"][0]
    cells = ann.page.locator(".sheet tbody tr").first.locator("td")
    # Partners have one column.
    sides = last["sides"] or list(range(last["players"]))
    points = [counted["points"][sides.index(side)] for side in dict.fromkeys(sides)]
    expect(cells).to_have_count(len(points))
    assert [int(cell.replace("−", "-")) for cell in cells.all_inner_texts()] == points
    expect(ann.page.locator(".sheet details").first).to_be_visible()
    if last["over"]:
        ann.page.locator("[data-testid=hand-continue]").click()
        ann.page.wait_for_selector("[data-testid=result] h2")
    else:
        ann.page.locator("[data-testid=hand-continue]").click()
        ann.page.wait_for_selector("[data-testid=hand-continue]", state="detached")
