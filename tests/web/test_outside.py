"""A game from outside is told on the page in its own words."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins.packages import TESTS, install
from tests.plugins.test_bad import SOUND
from tests.server.running import LIBERAL, Running
from tests.web.browser import Guest
from tests.web.person import COUNTED, Person


def test_its_count_is_told_in_its_own_words(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "tiny-games", "sound", SOUND)
    paths = [str(tmp_path), str(TESTS), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([path for path in paths if path]))
    with Running(f"sqlite:///{tmp_path}/house.db", *LIBERAL) as house:
        ann = Guest(browser, house.url)
        ann.page.goto("/g/tiny")
        expect(ann.page.locator("header .book")).to_have_text(re.compile(r"tricks ·\s+From outside\s*$"))
        ann.page.goto("/")
        expect(ann.page.locator(".boxes").get_by_role("button")).to_have_count(6)
        ann.sit("tiny", seed=1)
        Person(ann.page).play_until(COUNTED)
        count = ann.page.locator(".count li")
        expect(count.first).to_contain_text("took ")
        assert all(": took " in line and " tricks" in line for line in count.all_inner_texts())
        assert not ann.faults
        ann.close()
