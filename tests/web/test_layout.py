"""Every table on every screen: nothing overlaps, nothing is hidden or too small for a finger, nothing but the hand scrolls."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import parlor
from tests.web.browser import Guest
from tests.web.positions import Position, positions, put, sit_at

BOXES = (Path(__file__).parent / "boxes.js").read_text()
# What a change of the size sets off is done after two frames.
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(parlorBoxes())))))"
# Pictures on cards take longer to paint than all measuring, and change no box; what is said has its own test.
UNPAINTED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".board svg { visibility: hidden } [data-testid=bubble] { display: none }");
  document.adoptedStyleSheets = [sheet];
}"""
# The last two are the largest at a zoom of 200 %.
SCREENS = [(360, 640), (390, 844), (844, 390), (820, 1180), (1366, 650), (1280, 800), (1920, 1080), (640, 400), (960, 540)]
# One game of each arrangement of the table.
SAMPLE = ["quenette", "united-states", "double-rumme", "mobilization-3", "parquet", "flag"]
# A card in the hand, and a person asked, change what can be touched.
TURNS = {
    "picked": ".hand button[data-live], .columns .last button[data-live]",
    "asked": ".actions button[data-ask]",
}


def crowds(game: str) -> list[int]:
    """The usual number of players, and the largest."""
    return sorted({parlor.game(game).usual, max(parlor.game(game).players)})


def looks(guest: Guest, position: Position) -> Iterator[str]:
    """The screen as it is, then with a card picked or a person asked."""
    yield ""
    for how, selector in TURNS.items():
        thing = guest.page.locator(selector).first
        if thing.count():
            thing.focus()
            guest.page.keyboard.press("Space")
            yield f", {how}"


def faults_of(guest: Guest, game: str, players: int) -> Iterator[str]:
    """Walks the positions of a game through all screens."""
    table = sit_at(guest, game, players)
    guest.page.evaluate(BOXES)
    guest.page.evaluate(UNPAINTED)
    for n, position in enumerate(positions(game, players)):
        put(guest, table, position, n)
        for look in looks(guest, position):
            for width, height in SCREENS:
                guest.page.set_viewport_size({"width": width, "height": height})
                for fault in guest.page.evaluate(SETTLED):
                    yield f"{width}x{height} {game} for {players}, {position.name}{look}: {fault}"


@pytest.mark.parametrize("game", SAMPLE)
def test_a_sample_has_room(guest: Callable[..., Guest], game: str) -> None:
    faults = list(faults_of(guest(), game, parlor.game(game).usual))
    assert not faults, "\n".join(faults)


# Someone says something; some frames later every bubble has found its place.
SAID = """phrase => new Promise(done => {
  window.parlorHears(JSON.stringify(phrase));
  const look = (frames) => requestAnimationFrame(() => setTimeout(() =>
    frames > 0 || !document.querySelector("[data-testid=bubble][data-placed]")
      ? look(frames - 1) : done(parlorBoxes().filter((fault) => fault.includes("bubble")))));
  look(4);
})"""


@pytest.mark.parametrize(("game", "players"), [("quenette", 4), ("sammy", 4), ("parquet", 6), ("mobilization", 6), ("goop", 4)])
def test_nobody_talks_over_others(guest: Callable[..., Guest], game: str, players: int) -> None:
    ann = guest()
    table = sit_at(ann, game, players)
    ann.page.evaluate(BOXES)
    put(ann, table, positions(game, players)[-1], 0)
    faults = []
    for n, (width, height) in enumerate(2 * SCREENS):
        ann.page.set_viewport_size({"width": width, "height": height})
        phrase = {"kind": "phrase", "table": table, "seat": n % players, "phrase": "moment"}
        faults += [f"{width}x{height} seat {n % players}: {fault}" for fault in ann.page.evaluate(SAID, phrase)]
    assert not faults, "\n".join(faults)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in parlor.games() for players in crowds(game)])
def test_every_table_has_room(guest: Callable[..., Guest], game: str, players: int) -> None:
    faults = list(faults_of(guest(), game, players))
    assert not faults, "\n".join(faults)
