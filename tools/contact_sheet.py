"""Contact sheets for docs/gallery: one position of a game on every screen of the layout test, side by side."""

import io

from PIL import Image, ImageDraw
from tests.web.browser import Guest
from tests.web.positions import positions, put, sit_at
from tests.web.test_layout import SCREENS

import parlor

WIDTH = 1680
GAP = 10
CAPTION = 16
# The screens in each row of the sheet; a last row has as many players as the game allows.
ROWS = [SCREENS[:4], SCREENS[4:7], SCREENS[7:]]
CROWDED = [(390, 844), (844, 390), (1280, 800)]
TALLEST = 420
PAPER, INK = "#f7f0e1", "#231f1a"


def shots(guest: Guest, game: str, players: int, screens: list[tuple[int, int]]) -> list[Image.Image]:
    """The fullest table of a hand, on each screen."""
    table = sit_at(guest, game, players)
    kept = positions(game, players)
    put(guest, table, next((each for each in kept if each.name == "the fullest"), kept[-1]), 1)
    taken = []
    for width, height in screens:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(300)
        taken.append(Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB"))
    return taken


def row(pictures: list[Image.Image]) -> Image.Image:
    """Pictures of one height side by side, as large as the sheet is wide, each with its size below."""
    room = WIDTH - GAP * (len(pictures) + 1)
    height = min(TALLEST, int(room / sum(each.width / each.height for each in pictures)))
    scaled = [each.resize((round(each.width * height / each.height), height), Image.Resampling.LANCZOS) for each in pictures]
    line = Image.new("RGB", (WIDTH, height + CAPTION + GAP), PAPER)
    draw = ImageDraw.Draw(line)
    left = GAP
    for whole, small in zip(pictures, scaled, strict=True):
        line.paste(small, (left, GAP))
        draw.text((left, GAP + height + 2), f"{whole.width} x {whole.height}", INK)
        left += small.width + GAP
    return line


def sheet(guest: Guest, game: str) -> Image.Image:
    """Every screen with the usual players, and some with all that the game allows."""
    info = parlor.game(game)
    taken = shots(guest, game, info.usual, SCREENS)
    rows = []
    for screens in ROWS:
        rows.append(row(taken[: len(screens)]))
        taken = taken[len(screens) :]
    if max(info.players) > info.usual:
        rows.append(row(shots(guest, game, max(info.players), CROWDED)))
    whole = Image.new("RGB", (WIDTH, sum(each.height for each in rows)), PAPER)
    top = 0
    for each in rows:
        whole.paste(each, (0, top))
        top += each.height
    return whole
