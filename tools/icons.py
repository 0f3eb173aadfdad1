"""Draws the icons of the installed page, web/public/icon-*.png, from web/public/icon.svg; needs Chromium and Playwright."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Name -> size in pixels, and how much of it the drawing takes: a system may cut off the rest of a maskable icon.
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.7)}
FELT = "#1e4b39"


def main() -> None:
    """Draws all icons."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=next(filter(None, map(shutil.which, NAMES))), args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if part == 1.0 else FELT
            style = f"body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}svg{{width:{part:.0%}}}"
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
