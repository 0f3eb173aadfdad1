"""Writes docs/gallery: a picture of every game's table, partway through a hand, as a browser shows it, and the table on every screen.

Each picture is a WebP of at most 60 kB, each contact sheet one of at most 130 kB; docs/gallery/index.md shows them all.
"""

import io
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parents[1]
sys.path[:0] = [str(HERE), str(HERE / "tools")]

from contact_sheet import sheet  # noqa: E402
from PIL import Image  # noqa: E402
from tests.server.running import LIBERAL, Running  # noqa: E402
from tests.web.browser import Guest, started  # noqa: E402
from tests.web.person import COUNTED, Person  # noqa: E402

import parlor  # noqa: E402

FOLDER = HERE / "docs" / "gallery"
SCREEN = {"width": 1280, "height": 800}
LARGEST = 60_000
LARGEST_SHEET = 130_000
# How far into the hand the picture is taken, so that there is something on the table.
TOUCHES = {"patience": 24, "rummy": 16, "laying": 10, "race": 20, "capturing": 18, "asking": 8, "tricks": 4, "passing": 2}


def small(image: Image.Image, largest: int) -> bytes:
    """A picture as WebP, with the best quality that keeps it small."""
    for quality in (82, 70, 58, 46, 34, 22):
        kept = io.BytesIO()
        image.save(kept, "WEBP", quality=quality, method=6)
        if len(kept.getvalue()) <= largest:
            break
    return kept.getvalue()


def picture(guest: Guest, game: parlor.Game) -> Image.Image:
    """The table some moves into a hand, with the guest to move."""
    touches = TOUCHES[game.kind]
    while True:
        guest.sit(game.id, seed=1914)
        Person(guest.page).play(touches)
        guest.page.wait_for_selector(f".prompt.mine, {COUNTED}")
        # The hand was over too soon: stop earlier in another one.
        if touches < 2 or not guest.page.locator(COUNTED).count():
            break
        touches //= 2
    guest.page.keyboard.press("Escape")
    guest.page.mouse.move(5, 5)
    guest.page.wait_for_timeout(400)
    return Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")


def main() -> None:
    """Takes all pictures, or those of the games named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or parlor.games()
    with tempfile.TemporaryDirectory() as folder, Running(f"sqlite:///{folder}/house.db", *LIBERAL) as house, started() as browser:
        for id in wanted:
            guest = Guest(browser, house.url, viewport=SCREEN)
            kept = small(picture(guest, parlor.game(id)), LARGEST)
            (FOLDER / f"{id}.webp").write_bytes(kept)
            screens = small(sheet(guest, id), LARGEST_SHEET)
            (FOLDER / f"{id}-screens.webp").write_bytes(screens)
            print(f"{id}: {len(kept) // 1000} kB, on every screen {len(screens) // 1000} kB", flush=True)
            guest.close()
    page = ["# The tables", "", "Every game as the web table shows it, some moves into a hand. `make gallery` takes these pictures.", ""]
    for id in parlor.games():
        page += [
            f"## {parlor.game(id).title}",
            "",
            f"![{parlor.game(id).title}]({id}.webp)",
            "",
            f"![{parlor.game(id).title} on every screen]({id}-screens.webp)",
            "",
        ]
    (FOLDER / "index.md").write_text("\n".join(page[:-1]) + "\n")
    print(f"Pictures of {len(wanted)} tables are in {FOLDER.relative_to(HERE)}.")


if __name__ == "__main__":
    main()
