"""Two browsers against each other, and a connection that is lost in the middle of a game."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from tests.web.browser import Guest
from tests.web.person import COUNTED, Person, play_together


class Line:
    """A guest's live channel, which can be cut and restored."""

    def __init__(self, guest: Guest) -> None:
        self.cut = False
        self.calls: list[WebSocketRoute] = []
        guest.context.route_web_socket("**/api/live", self.called)

    def called(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close(code=1001)
            return
        route.connect_to_server()
        self.calls.append(route)

    def lose(self) -> None:
        self.cut = True
        for route in self.calls:
            route.close(code=1001)
        self.calls.clear()


def both_sit(ann: Guest, bob: Guest, game: str) -> str:
    """Ann opens a table through the page, Bob joins by its link, Ann deals."""
    ann.ask("GET", "/api/house")
    wish = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "empty"}], "joining": "link", "pace": "instant"}
    table = str(ann.ask("POST", "/api/tables", wish)["id"])
    ann.page.goto(f"/t/{table}")
    ann.page.wait_for_selector("text=One seat is still empty.")
    bob.page.goto(f"/t/{table}")
    bob.page.get_by_role("button", name="Sit down", exact=True).click()
    ann.page.get_by_role("button", name="Deal the cards").click()
    for guest in (ann, bob):
        guest.page.wait_for_selector(".board")
    return table


def test_two_browsers_and_a_lost_connection(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest()
    line = Line(bob)
    table = both_sit(ann, bob, "reno")
    players = [Person(ann.page), Person(bob.page)]
    play_together(players, COUNTED, moves=8)

    # Bob's connection breaks while he plays a card: it is on its way until the line is restored, and is played once.
    while not bob.page.query_selector(".prompt.mine"):
        players[0].act(players[0].look(COUNTED))
    before = ann.made(table)
    line.lose()
    bob.page.wait_for_selector("text=/Connection lost|Connecting/")
    players[1].play_on("() => document.body.textContent.includes('Your move is kept and will be sent.')")
    line.cut = False
    bob.page.wait_for_selector("text=/Connection lost|Connecting/", state="detached")
    ann.until_made(table, before + 1)
    assert ann.made(table) == before + 1

    # They play on to the end of the hand, and both see the same count.
    play_together(players, COUNTED)
    row = ".sheet tbody tr:first-child td"
    for each in (ann, bob):
        each.page.wait_for_selector(row)
    sheets = [each.page.locator(row).all_inner_texts() for each in (ann, bob)]
    assert sheets[0] == sheets[1]


def test_rematch_brings_both_to_one_table(guest: Callable[..., Guest]) -> None:
    ann, bob = guest(), guest()
    both_sit(ann, bob, "flique")
    play_together([Person(ann.page), Person(bob.page)], "[data-testid=result]")
    for each in (ann, bob):
        each.page.get_by_role("button", name="Play again").click()
        each.page.wait_for_selector("text=A table for Flique")
    assert ann.page.url == bob.page.url
