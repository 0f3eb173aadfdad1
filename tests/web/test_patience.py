"""Games for one as their players know them: stuck, safe moves, turning, the map, the record."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import parlor
from parlor.players.outlook import outlook
from tests.web.browser import Guest, until

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)

# Sends moves as another page of the guest would, one after the other.
SEND = """([table, moves]) => new Promise((done, failed) => {
  const wire = new WebSocket(location.origin.replace("http", "ws") + "/api/live");
  const say = () => {
    const move = moves.shift();
    if (!move) { wire.close(); done(); return; }
    wire.send(JSON.stringify({ do: "move", table, seat: 0, id: "m" + moves.length, move }));
  };
  wire.onopen = say;
  wire.onmessage = ({ data }) => {
    const { kind, reason } = JSON.parse(data);
    if (kind === "accepted") say();
    if (kind === "refused") failed(new Error(reason));
  };
})"""


def sit_after(guest: Guest, game: str, seed: int, moves: list[str], **wish: object) -> str:
    """Sits down at a table where some moves have been made."""
    table = guest.deal(game, seed=seed, **wish)
    guest.page.goto("/")
    guest.page.evaluate(SEND, [table, moves])
    guest.page.goto(f"/t/{table}")
    guest.page.wait_for_selector(".board")
    return table


def until_stuck(seed: int) -> list[str]:
    """Moves at random, up to where nothing leads on in Mobilization No. 2."""
    table = parlor.deal("mobilization-2", seed=seed)
    player = parlor.player("random", seed=seed)
    while (now := outlook(table)) is not None and not now.stuck:
        table.play(player.choose(table, 0))
    return [move for _, move in table.record()["moves"]]


def test_stuck_is_told_and_taken_back(guest: Callable[..., Guest]) -> None:
    ann = guest()
    moves = until_stuck(11)
    table = sit_after(ann, "mobilization-2", 11, moves)
    card = ann.page.locator("[data-testid=stuck]")
    expect(card).to_contain_text("You’re stuck")
    expect(card).to_contain_text("14 of 48 cards mobilized")
    card.get_by_role("button", name="Take back").click()
    expect(card).to_have_count(0)
    assert ann.made(table) == len(moves) - 1


def test_from_a_stuck_table_it_is_one_click_to_a_new_deal(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = sit_after(ann, "mobilization-2", 11, until_stuck(11))
    ann.page.get_by_role("button", name="New deal").click()
    ann.page.wait_for_function(f"() => location.pathname.startsWith('/t/') && !location.pathname.includes('{table}')")
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    assert ann.ask("GET", f"/api/tables/{table}")["phase"] == "over"


def before_safe_moves() -> tuple[int, list[str], int]:
    """A deal of Mobilization No. 2, moves up to a draw that safe moves follow, and how many follow."""
    for seed in range(100):
        table = parlor.deal("mobilization-2", seed=seed)
        player = parlor.player("casual", seed=seed)
        while not table.over:
            now = outlook(table)
            assert now is not None
            if not now.sure and "draw stock" in table.legal():
                after = table.copy()
                after.play("draw stock")
                follow = 0
                while not after.over and (then := outlook(after)) is not None and then.sure:
                    after.play(then.sure[0])
                    follow += 1
                if follow and not after.over:
                    return seed, [move for _, move in table.record()["moves"]], follow
            table.play(player.choose(table, 0))
    raise AssertionError("no such deal")


@pytest.mark.parametrize("autoplay", [True, False])
def test_safe_moves_are_made_after_ones_own_and_go_back_with_it(guest: Callable[..., Guest], autoplay: bool) -> None:
    seed, moves, follow = before_safe_moves()
    ann = guest(settings={"autoplay": autoplay})
    table = sit_after(ann, "mobilization-2", seed, moves)
    ann.page.wait_for_selector(".prompt.mine")
    ann.page.keyboard.press("d")
    ann.until_made(table, len(moves) + 1)
    expect(ann.page.locator("ol.log li").last).to_contain_text(re.compile("turned onto the discard pile|to its set"))
    if not autoplay:
        ann.page.wait_for_selector(".prompt.mine")
        assert ann.made(table) == len(moves) + 1
        return
    home = ann.page.locator("ol.log li", has_text="to its set")
    before = sum(move.endswith(" to mobilized") for move in moves)
    expect(home).to_have_count(before + follow)
    assert ann.made(table) == len(moves) + 1 + follow
    ann.page.keyboard.press("u")
    expect(home).to_have_count(before)
    assert ann.made(table) == len(moves)


def test_a_journey_is_chosen_on_the_map_and_cards_turn_until_one_fits(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.sit("sammys-travels", seed=2)
    ann.page.locator("[data-state=KS]").click()
    turn = ann.page.get_by_test_id("turn-until")
    expect(turn).to_have_text("Turn until one fits")
    turn.click()
    fits = ann.page.locator("[data-state]")
    expect(fits).to_have_count(1)
    expect(turn).to_have_text("Turn until one fits")
    drawn = ann.made(table) - 1
    assert drawn > 3
    state = fits.get_attribute("data-state")
    ann.page.keyboard.press("u")
    expect(ann.page.locator("ol.log")).not_to_contain_text("turn up")
    expect(turn).to_be_visible()
    assert ann.made(table) == 1, "the whole turning goes back"
    ann.page.keyboard.press("t")
    expect(fits).to_have_attribute("data-state", str(state))
    fits.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-zone='travel:0'] [data-card]")).to_have_count(2)


def test_small_states_are_reached_by_zooming(guest: Callable[..., Guest]) -> None:
    ann = guest(viewport={"width": 360, "height": 640})
    ann.sit("sammys-travels", seed=2)
    ann.page.locator("[data-state=CT]").focus()
    closer = ann.page.get_by_role("button", name="Zoom in")
    for _ in range(3):
        closer.click()
    kansas = "document.querySelector('[data-state=KS] path').getBoundingClientRect().width"
    until(ann.page, f"() => {kansas} >= 88")
    width = ann.page.evaluate(f"() => {kansas}")
    ann.page.get_by_role("button", name="Zoom out").click()
    until(ann.page, f"width => {kansas} < width", width)


@pytest.mark.parametrize("screen", [(360, 640), (844, 390)])
def test_the_list_of_states_is_never_cut(guest: Callable[..., Guest], screen: tuple[int, int]) -> None:
    ann = guest(viewport={"width": screen[0], "height": screen[1]})
    ann.sit("sammys-travels", seed=2)
    pack = ann.page.locator(".pack")
    expect(pack).to_be_in_viewport(ratio=0.99)
    last = pack.get_by_role("button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    box = last.evaluate("button => { const { width, height } = button.getBoundingClientRect(); return Math.min(width, height); }")
    assert box >= 44
    name = last.get_attribute("data-move")
    last.click()
    expect(ann.page.locator("[data-zone='travel:0'] [data-card]")).to_have_attribute("data-card", str(name).split()[1])


def test_map_and_log_have_one_name_for_a_corner(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.sit("united-states", seed=3)
    ann.page.wait_for_selector(".prompt.mine")
    expect(ann.page.locator("ol.log")).to_contain_text("to North")
    expect(ann.page.get_by_role("list", name="The four corners of Kansas")).to_contain_text("North")
    expect(ann.page.locator("ol.log")).not_to_contain_text("Stack")
    ann.page.locator("[data-state]").first.click()
    expect(ann.page.locator("ol.log")).to_contain_text("You move")


def test_a_game_shows_what_one_has_achieved_in_it(guest: Callable[..., Guest]) -> None:
    ann = guest()
    table = ann.deal("flag", seed=None)
    ann.page.goto("/g/flag")
    expect(ann.page.get_by_role("heading", name="Flag", exact=True, level=1)).to_be_visible()
    expect(ann.page.get_by_test_id("record")).to_have_count(0)
    ann.ask("POST", f"/api/tables/{table}/resign", {"seat": 0})
    ann.page.goto(f"/t/{table}")
    end = ann.page.get_by_test_id("patience-end")
    expect(end).to_contain_text("0 of 56 cards in flags")
    expect(end.get_by_test_id("record")).to_contain_text("Played")
    ann.page.goto("/g/flag")
    record = ann.page.get_by_test_id("record")
    expect(record).to_contain_text("0 flags")
    for n, figure in enumerate(["1", "0 (0 %)"]):
        expect(record.locator("dd").nth(n)).to_have_text(figure)
