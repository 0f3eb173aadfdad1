"""Records docs/moving: a hand at the web table and one in the terminal, each a real game, as small moving pictures.

`make moving-pictures` records both; `python tools/moving_pictures.py table` only one. Long waits are cut short, nothing else is changed.
"""

import base64
import io
import os
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1]
sys.path.insert(0, str(HERE))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.text import Text  # noqa: E402
from tests.server.running import LIBERAL, Running  # noqa: E402
from tests.terminal.test_tmux import Terminal  # noqa: E402
from tests.web.browser import Guest, started  # noqa: E402
from tests.web.person import Person  # noqa: E402

FOLDER = HERE / "docs" / "moving"
# The window of the browser, and the width of its picture.
SCREEN = {"width": 1120, "height": 700}
WIDTH = 800
# A picture has at most this many frames a second; a frame stays at most this long, the last one longer.
RATE = 8
LONGEST, LAST = 1400, 3000
COLUMNS, ROWS = 80, 24
# How many turns of the player are shown, how many milliseconds there are to read a bubble, and how many seconds the terminal is waited for.
TURNS = 3
READING = 2500
PATIENCE = 60.0
# A card that may not be played now.
FORBIDDEN = "[data-zone^='hand:'] button[data-card]:not([data-live])"
YOURS, ADVICE, REFUSED = "▶You", "What an expert would do", "You must follow suit"
SHEET = """<style>body {{ margin: 0 }} pre {{ width: 674px; height: 384px; margin: 0; padding: 8px; overflow: hidden;
font: 14px/16px "DejaVu Sans Mono", monospace; color: #d8d2c4; background: #14110e }}</style><pre>{code}</pre>"""


class Film:
    """Frames with the seconds at which they were seen."""

    def __init__(self) -> None:
        self.frames: list[tuple[float, Image.Image]] = []

    def add(self, second: float, image: Image.Image) -> None:
        """Adds what was seen at a second."""
        self.frames.append((second, image))

    def thinned(self) -> list[tuple[float, Image.Image]]:
        """The frames in order, without those that come too soon after another or show the same."""
        kept: list[tuple[float, Image.Image]] = []
        for second, image in sorted(self.frames, key=lambda frame: frame[0]):
            if kept and image.tobytes() == kept[-1][1].tobytes():
                continue
            if kept and second - kept[-1][0] < 1 / RATE:
                kept[-1] = (kept[-1][0], image)
            else:
                kept.append((second, image))
        return kept

    def write(self, path: Path, **how: Any) -> None:
        """Writes an animated WebP that begins again at its end."""
        frames = self.thinned()
        seconds = [second for second, _ in frames]
        lengths = [min(LONGEST, round(1000 * (after - before))) for before, after in pairwise(seconds)]
        pictures = [image for _, image in frames]
        path.parent.mkdir(parents=True, exist_ok=True)
        pictures[0].save(
            path, "WEBP", save_all=True, append_images=pictures[1:], duration=[*lengths, LAST], loop=0, method=6, minimize_size=True, **how
        )
        print(f"{path.relative_to(HERE)}: {len(pictures)} frames, {sum(lengths) / 1000:.0f} s, {path.stat().st_size // 1000} kB")


def record_table(browser: Browser) -> None:
    """Some tricks of Quenette at the web table: the deal, a card that may not be played, a hint, and on."""
    film = Film()
    with tempfile.TemporaryDirectory() as folder, Running(f"sqlite:///{folder}/house.db", *LIBERAL) as house:
        guest = Guest(browser, house.url, {"speed": "brisk"}, viewport=SCREEN, reduced_motion="no-preference")
        page = guest.page
        screen = guest.context.new_cdp_session(page)

        def keep(frame: dict[str, Any]) -> None:
            screen.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
            image = Image.open(io.BytesIO(base64.b64decode(frame["data"]))).convert("RGB")
            film.add(frame["metadata"]["timestamp"], image.resize((WIDTH, WIDTH * image.height // image.width), Image.Resampling.LANCZOS))

        screen.on("Page.screencastFrame", keep)
        guest.sit("quenette", seed=1914, pace="brisk", options={"hands": 1})
        screen.send("Page.startScreencast", {"format": "png"})
        page.wait_for_selector(".prompt.mine")
        point = page.evaluate("wanted => parlorEyes.reach(document.querySelector(wanted))", FORBIDDEN)
        page.mouse.click(point["x"], point["y"])
        page.wait_for_selector(f"text=/{REFUSED}/")
        page.wait_for_timeout(READING)
        page.get_by_test_id("hint").click()
        best = page.locator(".hint button.best")
        best.wait_for()
        page.wait_for_timeout(READING)
        best.click()
        Person(page).play(TURNS)
        page.wait_for_timeout(READING)
        screen.send("Page.stopScreencast")
        guest.close()
    film.write(FOLDER / "table.webp", quality=50)


def drawn(page: Page, lines: str) -> Image.Image:
    """What a terminal shows, as a picture."""
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    console.print(Text.from_ansi(lines), end="")
    page.set_content(console.export_html(inline_styles=True, code_format=SHEET))
    return Image.open(io.BytesIO(page.locator("pre").screenshot())).convert("RGB")


def record_terminal(browser: Browser) -> None:
    """Some tricks of Quenette in a terminal of eighty columns: a hint, then card after card."""
    film = Film()
    page = browser.new_page(viewport={"width": 1000, "height": 800})
    terminal = Terminal("moving", "play", "quenette", "--seed", "1914", "--dealer", "3", "--option", "hands=1", width=COLUMNS, height=ROWS)
    seen: list[tuple[float, str]] = []

    def watch(seconds: float) -> str:
        """Looks at the terminal for a while; returns what it shows then."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen.append((time.monotonic(), terminal.tmux("capture-pane", "-p", "-e", "-N")))
            time.sleep(1 / RATE)
        return terminal.screen()

    def watch_until(words: str, beside: str = "") -> None:
        """Looks at the terminal until words are there and it no longer shows what it showed before."""
        end = time.monotonic() + PATIENCE
        while (shown := watch(1 / RATE)) == beside or words not in shown:
            assert time.monotonic() < end, f"{words!r} was waited for in vain:\n{shown}"

    def play() -> None:
        """Plays the card in focus, and waits until it is the player's turn again."""
        before = terminal.screen()
        terminal.press("Enter")
        watch_until(YOURS, before)
        watch(1)

    def press(*keys: str) -> None:
        """Presses keys as fast as a person."""
        for key in keys:
            terminal.press(key)
            watch(2 / RATE)

    try:
        terminal.until(YOURS)
        press("h")
        watch_until(ADVICE)
        watch(READING / 1000)
        press("Enter")
        press(*["Right"] * 6)
        play()
        press("Right", "Right", "Enter")
        watch_until(REFUSED)
        watch(READING / 1000)
        press("Tab")
        for _ in range(TURNS):
            play()
    finally:
        terminal.close()
    for n, (second, lines) in enumerate(seen):
        if n == 0 or lines != seen[n - 1][1]:
            film.add(second, drawn(page, lines))
    page.close()
    film.write(FOLDER / "terminal.webp", lossless=True)


def main() -> None:
    """Records both, or the one that is named."""
    with started() as browser, tempfile.TemporaryDirectory() as home:
        os.environ.update(COLORTERM="truecolor", XDG_CONFIG_HOME=home, XDG_STATE_HOME=home)
        for name, record in (("table", record_table), ("terminal", record_terminal)):
            if name in (sys.argv[1:] or [name]):
                record(browser)


if __name__ == "__main__":
    main()
