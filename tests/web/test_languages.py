"""The page in German, and in a language that nobody speaks: everything comes from the catalogs, nothing breaks, axe finds nothing.

A sample is in every run. `make soak` plays every game in both (PARLOR_SPEAKS), measures every table, and lets axe look at every page.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

import parlor
from tests.web.browser import Guest, left
from tests.web.languages import PSEUDO, words
from tests.web.person import COUNTED, Person
from tests.web.scene import Scene
from tests.web.test_axe import complaints
from tests.web.test_layout import SCREENS, faults_of, sample

READING = (Path(__file__).parent / "reading.js").read_text()
# In brackets is what comes from the catalog; a message may hold others.
BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
WORD = re.compile(r"[A-Za-z]{3,}")
PAGES = ["/", "/g/quenette", "/settings", "/me", "/daily", "/lobby", "/check", "/nothing"]
SAMPLE = ["quenette", "sham-battle"]
# The page scrolls to the side.
WIDE = "() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"


def strings(told: Any) -> Iterator[str]:
    """Every text in what the house tells."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for each in told.values():
            yield from strings(each)
    elif isinstance(told, list):
        for each in told:
            yield from strings(each)


def bypassing(guest: Guest, said: Iterable[str] = ()) -> list[str]:
    """The texts on the page that are not from the catalogs, nor the house's own: names of games, cards and people, and what these said."""
    told = {each for each in strings(guest.ask("GET", "/api/games")) if WORD.search(each)} | set(said)
    people = {"Guest", "Ada", "Basil", "Clara", "Dexter", "Edith", "Felix", "Greta", "Hugo", "English", "Deutsch"}
    allowed = sorted({each.casefold() for each in told | people}, key=len, reverse=True)
    found = []
    for text in guest.page.evaluate(READING):
        rest = text.casefold()
        while BRACKETED.search(rest):
            rest = BRACKETED.sub(" ", rest)
        for each in allowed if WORD.search(rest) else ():
            rest = rest.replace(each, " ")
        if WORD.search(rest):
            found.append(text)
    return found


def untranslated(guest: Guest) -> list[str]:
    """English texts of the catalogs on a German page."""
    english, german = words("page", "en"), words("page", guest.language)
    same = {text for text in german.values() if isinstance(text, str)}
    titles = {parlor.game(game).title for game in parlor.games()}
    left = {text for text in english.values() if isinstance(text, str) and len(text) > 2} - same - titles
    return [text for text in guest.page.evaluate(READING) if text in left]


def look(guest: Guest, said: Iterable[str] = ()) -> list[str]:
    """What is wrong with the words on the page, and with its width."""
    found = bypassing(guest, said) if guest.language == PSEUDO else untranslated(guest)
    if left(guest.page, WIDE):
        found.append(f"{guest.page.url} is wider than the screen")
    return found


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["de", PSEUDO])
def test_every_page(guest: Callable[..., Guest], language: str) -> None:
    ann = guest(language=language)
    for path in PAGES:
        ann.page.set_viewport_size(ViewportSize(width=1200, height=760))
        ann.page.goto(path)
        ann.page.wait_for_selector("h1")
        ann.page.wait_for_load_state("networkidle")
        assert not look(ann), path
        ann.page.set_viewport_size(ViewportSize(width=390, height=844))
        assert not left(ann.page, WIDE), f"{path} is wider than a phone"
    ann.faults.clear()  # The browser itself reports a 404.


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["de", PSEUDO])
def test_circles_and_the_house(scene: Scene, browser: Browser, language: str) -> None:
    """On every screen, with everything unfolded: in words of the language, and no wider than the screen."""
    ann = scene.looked_at(browser, language=language)
    found = []
    for place, path in scene.paths.items():
        scene.show(ann, place)
        found += [f"{path}: {fault}" for fault in look(ann, scene.said)]
        for width, height in SCREENS:
            ann.page.set_viewport_size(ViewportSize(width=width, height=height))
            if left(ann.page, WIDE):
                found.append(f"{path} is wider than {width}x{height}")
    ann.close()
    assert not found


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["de", PSEUDO])
def test_axe_finds_nothing(guest: Callable[..., Guest], language: str) -> None:
    ann = guest(language=language)
    ann.page.goto("/g/quenette")
    ann.page.wait_for_selector("h1")
    ann.page.wait_for_load_state("networkidle")
    assert not complaints(ann)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["de", PSEUDO])
@pytest.mark.parametrize("game", SAMPLE)
def test_a_table(guest: Callable[..., Guest], game: str, language: str) -> None:
    ann = guest(language=language)
    ann.sit(game)
    ann.page.wait_for_selector(".prompt.mine")
    assert not look(ann)
    Person(ann.page).play_until(COUNTED)
    assert not look(ann)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("language", "n"), [("de", 0), (PSEUDO, 1)])
def test_a_table_has_room(guest: Callable[..., Guest], language: str, n: int) -> None:
    game = "united-states"
    faults = list(faults_of(guest(language=language), game, parlor.game(game).usual, sample(n)))
    assert not faults, "\n".join(faults)


def test_the_browser_and_the_setting_choose_the_language(guest: Callable[..., Guest]) -> None:
    ann = guest({"language": "auto"}, language="de")
    ann.page.goto("/settings")
    expect(ann.page.locator("h1")).to_have_text("Einstellungen")
    assert ann.page.evaluate("() => document.documentElement.lang") == "de"

    ben = guest({"language": "en"}, language="de")
    ben.page.goto("/settings")
    expect(ben.page.locator("h1")).to_have_text("Settings")
    assert ben.page.evaluate("() => document.documentElement.lang") == "en"

    # The page starts anew; what a test keeps in the storage would be there again, so the storage is read.
    with ben.page.expect_navigation():
        ben.page.get_by_label("Deutsch", exact=True).click()
    cid = guest(language="en", locale="fr-FR")
    cid.page.goto("/settings")
    expect(cid.page.locator("h1")).to_have_text("Settings")


def test_the_house_tells_games_and_lessons_in_the_language(guest: Callable[..., Guest]) -> None:
    ann = guest(language="de")
    ann.page.goto("/g/quenette")
    expect(ann.page.get_by_text("Nimm keine Einhörner, und schon gar nicht die Fünf.")).to_be_visible()
    lesson = ann.ask("GET", "/api/games/quenette/lesson?lang=de")["steps"][0]["text"]
    assert lesson != ann.ask("GET", "/api/games/quenette/lesson")["steps"][0]["text"]
    refused = ann.context.request.get(f"{ann.url}/api/games?lang=tlh")
    assert refused.status == 400
    assert "the languages are en, de" in refused.json()["reason"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", ["de", PSEUDO])
def test_the_house_refuses_in_the_language(guest: Callable[..., Guest], language: str) -> None:
    """Over HTTP and over the live channel; the words are the page's."""
    told = {key: str(sentence) for key, sentence in words("catalogue", language).items() if key.startswith("house-")}
    ann, ben = guest(), guest(language=language)

    # A key that opens nothing.
    table = ann.deal("hoodoo")
    ben.page.goto(f"/t/{table}#{'A' * 22}")
    expect(ben.page.get_by_text(told["house-key-useless"])).to_be_visible()

    # A table that nobody may watch.
    ben.page.goto(f"/t/{ann.deal('hoodoo', watching=False)}")
    expect(ben.page.get_by_text(told["house-not-to-be-watched"]).first).to_be_visible()

    # A seat that is lost.
    ben.ask("POST", f"/api/tables/{table}/fill", {"seat": 1, "kind": "me"})
    ann.ask("POST", f"/api/tables/{table}/admit", {"seat": 1, "yes": True})
    assert ann.ask("GET", f"/api/tables/{table}")["seats"][1]["name"] == ("Gast" if language == "de" else "Guest")
    ben.page.goto(f"/t/{table}")
    expect(ben.page.locator(".board")).to_be_visible()
    ann.ask("POST", f"/api/tables/{table}/remove", {"seat": 1})
    expect(ben.page.get_by_test_id("lost")).to_contain_text(told["house-sent-away"])
    ben.faults.clear()  # The browser itself reports a 400.
