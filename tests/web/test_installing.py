"""The page can be installed, from a house and from a site alike: manifest, icons and service worker are as browsers want them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import parlor
from tests.web.browser import Guest
from tests.web.tab import KEPT

READ = """async (path) => {
  const answer = await fetch(path);
  const kind = (answer.headers.get("content-type") ?? "").split(";")[0];
  return { status: answer.status, kind, text: await answer.text() };
}"""
# The size of a picture, and whether nothing shines through at its corners.
DRAWN = """async (path) => {
  const picture = await createImageBitmap(await (await fetch(path)).blob());
  const { width, height } = picture;
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  const corners = [[0, 0], [width - 1, 0], [0, height - 1], [width - 1, height - 1]];
  return { size: `${width}x${height}`, full: corners.every(([x, y]) => paper.getImageData(x, y, 1, 1).data[3] === 255) };
}"""


def is_installable(page: Page) -> None:
    """Chromium finds nothing wrong with the manifest, and every icon is what it claims to be."""
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["url"].endswith("/manifest.webmanifest")
    assert told["errors"] == []
    manifest: dict[str, Any] = page.evaluate("text => JSON.parse(text)", told["data"])
    assert {"name", "short_name", "description", "id", "start_url", "scope", "background_color", "theme_color"} <= manifest.keys()
    assert manifest["display"] == "standalone"
    assert manifest["start_url"].startswith(manifest["scope"])
    assert page.evaluate(READ, manifest["start_url"])["kind"] == "text/html"
    drawn: dict[str, set[str]] = {"any": set(), "maskable": set()}
    for icon in manifest["icons"]:
        found = page.evaluate(READ, icon["src"])
        assert (found["status"], found["kind"]) == (200, icon["type"]), icon
        if icon["sizes"] != "any":
            picture = page.evaluate(DRAWN, icon["src"])
            purpose = icon.get("purpose", "any")
            assert picture["size"] == icon["sizes"], icon
            # A phone cuts a maskable icon to its own shape.
            assert purpose != "maskable" or picture["full"], icon
            drawn[purpose].add(icon["sizes"])
    assert {"192x192", "512x512"} <= drawn["any"]
    assert "512x512" in drawn["maskable"]
    worker = page.evaluate(READ, "/service-worker.js")
    assert worker["status"] == 200
    assert "javascript" in worker["kind"]
    assert 'addEventListener("fetch"' in worker["text"]


def test_a_house_can_be_installed(guest: Callable[..., Guest]) -> None:
    ann = guest()
    ann.page.goto("/")
    is_installable(ann.page)


@pytest.mark.soak
def test_a_house_that_cannot_be_reached_still_shows_its_shelf(guest: Callable[..., Guest]) -> None:
    ann = guest(service_workers="allow")
    ann.page.goto("/")
    ann.page.wait_for_function(KEPT)
    for offline in (False, True):
        ann.context.set_offline(offline)
        for path, title in (("/", "Parlor"), ("/g/flag", "Flag")):
            ann.page.goto(path)
            expect(ann.page.locator("h1")).to_have_text(title)
        expect(ann.page.locator("main")).to_contain_text(parlor.game("flag").summary)
    # Whatever asks the house itself is refused, and the browser notes that.
    ann.faults.clear()


@pytest.mark.soak
def test_a_site_can_be_installed(site: str, browser: Browser) -> None:
    visitor = Guest(browser, site)
    visitor.page.goto("/")
    is_installable(visitor.page)
    visitor.close()
