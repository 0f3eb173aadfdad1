"""Builds Parlor in a tab: a folder of static files with the page, the engine, leaflets, cards to print and the handbook.

    python tools/tab_site.py [--into FOLDER] [--bare]

--bare leaves out the cards to print and the handbook, which take most of the time. docs/in-a-tab.md tells about the rest.
"""

import argparse
import asyncio
import hashlib
import json
import re
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import build_web  # noqa: E402
import tab_engine  # noqa: E402

import parlor  # noqa: E402
from parlor.paper.printing import PACKS, PAPERS, print_pack  # noqa: E402
from parlor.server.pages import FOLDER  # noqa: E402
from parlor.server.shelf_routes import SHELF  # noqa: E402
from parlor.tab.dispatch import Answer, Request, answer  # noqa: E402
from parlor.words.languages import LANGUAGES  # noqa: E402

SITE = ROOT / "build" / "site"
HANDBOOK = ROOT / "docs" / "_build" / "html"
# Of the built page: packed twins, which a static host makes by itself, and what only the house uses.
NOT_SERVED = shutil.ignore_patterns("*.gz", "*.br", ".*", "paper", "manifest.json")
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)
# Pages that a link may lead to before anything is cached: each is a file of its own, so that every host finds it.
PAGES = ["check", "circles", "daily", "lobby", "me", "packs", "replay", "settings", "t", "you"]
# The button in the handbook's page of a game, as tools/handbook.py writes it.
PLAY = '<p class="play" hidden>'
# What a first visit does not need: it is fetched afterward, so that it is there without a network too.
LATER = re.compile(r"^/(print|handbook)/|/networks\.zip$")


def told(path: str) -> Answer:
    """What the house answers to a request about the games themselves."""
    found = asyncio.run(answer(SHELF, Request(None, "GET", path, {}, {})))
    assert found.status == 200, f"{path}: {found.body.decode()}"
    return found


def data() -> Iterator[tuple[str, bytes]]:
    """The answers that are files of the site, by the name that web/src/tab/client.ts expects."""
    for language in LANGUAGES:
        asked = ["games", *[f"packs/{pack}" for pack in PACKS]]
        asked += [f"games/{game}/{what}" for game in parlor.games() for what in ("leaflet", "lesson")]
        for each in asked:
            yield f"{each}.{language}.json", told(f"/api/{each}?lang={language}").body
    for game in parlor.games():
        yield f"games/{game}/rules.en.md", told(f"/api/games/{game}/rules").body


def write_data(folder: Path) -> None:
    """Writes the answers."""
    for name, body in data():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)


def printed(pack: str, paper: str, language: str) -> tuple[str, bytes]:
    """The name and the contents of a PDF; runs in a process of its own."""
    return f"{pack}-{paper}-{language}.pdf", print_pack(pack, paper, language)


def write_prints(folder: Path) -> None:
    """Prints every pack on every paper and in every language."""
    folder.mkdir()
    with ProcessPoolExecutor() as beside:
        wanted = [(pack, paper, language) for pack in PACKS for paper in PAPERS for language in LANGUAGES]
        for name, made in beside.map(printed, *zip(*wanted, strict=True)):
            (folder / name).write_bytes(made)


def copy_handbook(folder: Path) -> None:
    """Puts the handbook into the site; here the pages of the games have a button that leads to their table."""
    shutil.copytree(HANDBOOK, folder, ignore=shutil.ignore_patterns(".*", "_sources", "objects.inv"))
    for page in (folder / "games").glob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert PLAY in text, f"{page.name} has no button"
        page.write_text(text.replace(PLAY, PLAY.replace(" hidden", "")), encoding="utf-8")


def write_pages(site: Path, engine: str) -> None:
    """Marks the page as one with a house of its own, and puts it wherever a link may lead."""
    page = (site / "index.html").read_text(encoding="utf-8")
    page = page.replace("<html ", f'<html data-house="tab" data-engine="/engine/{engine}/" ', 1)
    page = page.replace("<head>", f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />', 1)
    # A host that has no file for a path answers with 404.html.
    paths = ["index.html", "404.html", *[f"{name}/index.html" for name in PAGES], *[f"packs/{pack}/index.html" for pack in PACKS]]
    paths += [f"{kind}/{game}/index.html" for kind in ("g", "learn", "play", "daily") for game in parlor.games()]
    for path in paths:
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text(page, encoding="utf-8")


def list_files(site: Path) -> None:
    """Writes files.js, from which the service worker knows what to keep; copies of the page are not kept a second time."""
    page = (site / "index.html").read_bytes()
    now: list[str] = []
    later: list[str] = []
    digest = hashlib.sha256()
    for file in sorted(path for path in site.rglob("*") if path.is_file()):
        name = f"/{file.relative_to(site).as_posix()}"
        contents = file.read_bytes()
        if name in ("/service-worker.js", "/files.js") or (contents == page and name != "/index.html"):
            continue
        (later if LATER.match(name) else now).append(name)
        digest.update(name.encode() + hashlib.sha256(contents).digest())
    told = {"version": digest.hexdigest()[:12], "files": now, "rest": later, "offlineFirst": True}
    (site / "files.js").write_text(f"self.PARLOR = {json.dumps(told)};\n", encoding="utf-8")


def build(site: Path, bare: bool = False) -> None:
    """Builds the site into a folder, which is emptied first."""
    shutil.rmtree(site, ignore_errors=True)
    # Run from the tree, the page is built there; otherwise it is the installed one.
    if FOLDER == build_web.PAGE and not build_web.is_built():
        build_web.build(build_web.PAGE)
    shutil.copytree(FOLDER, site, ignore=NOT_SERVED)
    engine = tab_engine.build(site / "engine")
    write_data(site / "data")
    if not bare:
        write_prints(site / "print")
        copy_handbook(site / "handbook")
    write_pages(site, engine)
    list_files(site)


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--into", type=Path, default=SITE, help="the folder (default: build/site)")
    parser.add_argument("--bare", action="store_true", help="without the cards to print and the handbook")
    given = parser.parse_args()
    build(given.into, given.bare)
    size = sum(file.stat().st_size for file in given.into.rglob("*") if file.is_file())
    print(f"{given.into}: {size / 1e6:.1f} MB. Serve it with any web server, such as: python -m http.server --directory {given.into}")


if __name__ == "__main__":
    main()
