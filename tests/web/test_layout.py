"""Every table on every screen: nothing overlaps, nothing is hidden or too small for a finger, nothing but the hand scrolls."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

import parlor
from tests.web.browser import Guest, left
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


def sample(n: int) -> list[tuple[int, int]]:
    """Every third screen: three neighbors in a list of games see them all."""
    return SCREENS[n % 3 :: 3]


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
        guest.page.evaluate(SETTLED)
        thing = guest.page.locator(selector).first
        if thing.count():
            thing.focus()
            guest.page.keyboard.press("Space")
            yield f", {how}"


def faults_of(guest: Guest, game: str, players: int, screens: Sequence[tuple[int, int]] = SCREENS) -> Iterator[str]:
    """Walks the positions of a game through screens."""
    table = sit_at(guest, game, players)
    guest.page.evaluate(BOXES)
    guest.page.evaluate(UNPAINTED)
    for n, position in enumerate(positions(game, players)):
        put(guest, table, position, n)
        for look in looks(guest, position):
            for width, height in screens:
                guest.page.set_viewport_size({"width": width, "height": height})
                for fault in left(guest.page, SETTLED):
                    yield f"{width}x{height} {game} for {players}, {position.name}{look}: {fault}"


@pytest.mark.sampled(6)
@pytest.mark.parametrize("game", SAMPLE)
def test_a_sample_has_room(guest: Callable[..., Guest], game: str) -> None:
    faults = list(faults_of(guest(), game, parlor.game(game).usual, sample(SAMPLE.index(game))))
    assert not faults, "\n".join(faults)


# Someone says something; some frames later every bubble has found its place. What is said goes away by itself, so it is said again.
SAID = """phrase => new Promise(done => {
  const look = (frame) => requestAnimationFrame(() => setTimeout(() => {
    const placed = document.querySelector("[data-testid=bubble][data-placed]");
    if (!placed) window.parlorHears(JSON.stringify(phrase));
    const faults = !placed || frame < 5 ? ["no bubble"] : parlorBoxes().filter((fault) => fault.includes("bubble"));
    if (frame > 40 || !faults.length) done(faults);
    else look(frame + 1);
  }));
  window.parlorHears(JSON.stringify(phrase));
  look(1);
})"""

# Somebody is asked while a bubble is there.
ASKED = f"""async phrase => {{
  await ({SAID})(phrase);
  document.querySelector(".actions button[data-ask]").click();
  await ({SETTLED})();
  const faults = await ({SETTLED})();
  return [document.querySelectorAll("[data-testid=bubble]").length, faults];
}}"""

TALKS = [("quenette", 4), ("sammy", 4), ("parquet", 6), ("mobilization", 6), ("goop", 4)]


def talk(ann: Guest, game: str, players: int, screens: Sequence[tuple[int, int]]) -> None:
    """One after the other says something, each on another screen."""
    table = sit_at(ann, game, players)
    ann.page.evaluate(BOXES)
    put(ann, table, positions(game, players)[-1], 0)
    faults = []
    for n, (width, height) in enumerate(screens):
        ann.page.set_viewport_size({"width": width, "height": height})
        phrase = {"kind": "phrase", "table": table, "seat": n % players, "phrase": "moment"}
        faults += [f"{width}x{height} seat {n % players}: {fault}" for fault in ann.page.evaluate(SAID, phrase)]
    assert not faults, "\n".join(faults)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("game", "players"), TALKS)
def test_nobody_talks_over_others(guest: Callable[..., Guest], game: str, players: int) -> None:
    talk(guest(), game, players, [*sample(0), *sample(1)])


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), TALKS)
def test_nobody_talks_over_others_on_any_screen(guest: Callable[..., Guest], game: str, players: int) -> None:
    talk(guest(), game, players, 2 * SCREENS)


def test_what_is_said_stays_on_the_felt_while_the_seats_make_room(guest: Callable[..., Guest]) -> None:
    """Whoever chooses a card to ask for needs room: the plates shrink while somebody speaks."""
    ann = guest(viewport={"width": 1280, "height": 800})
    table = sit_at(ann, "mobilization", 4)
    ann.page.evaluate(BOXES)
    asking = next(each for each in positions("mobilization", 4) if any(move["verb"] == "ask" for move in each.event["view"]["choices"]))
    put(ann, table, asking, 0)
    phrase = {"kind": "phrase", "table": table, "seat": 3, "phrase": "moment"}
    bubbles, faults = ann.page.evaluate(ASKED, phrase)
    assert bubbles
    assert not [fault for fault in faults if "bubble" in fault]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), [(game, players) for game in parlor.games() for players in crowds(game)])
def test_every_table_has_room(guest: Callable[..., Guest], game: str, players: int) -> None:
    faults = list(faults_of(guest(), game, players))
    assert not faults, "\n".join(faults)
