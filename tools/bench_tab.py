"""Measures Parlor in a tab, in Chromium with an empty cache: `python tools/bench_tab.py [FOLDER]`, where FOLDER is what `make site` built.

Times are told twice: as they passed, and as processor time of the whole browser, which a busy machine does not stretch.
"""

import functools
import gzip
import http.server
import json
import os
import shutil
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
LONGEST = 600_000
PACKABLE = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest")
READY = "() => document.querySelector('#content > *') && !document.querySelector('.bar progress')"
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
SKILLED = "localStorage.setItem('parlor.settings', JSON.stringify({ level: 'skilled' }))"
# How long the main thread is looked at while computer players think, in milliseconds.
THINKING = 15_000


def processor_time() -> float:
    """Seconds of processor time that this process and all below it have used."""
    parents, used = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, _, rest = stat.read_text().partition(" ")
        except OSError:
            continue
        fields = rest.rpartition(")")[2].split()
        parents[int(pid)], used[int(pid)] = int(fields[1]), sum(map(int, fields[11:15]))

    def is_ours(pid: int) -> bool:
        while pid not in (0, os.getpid()):
            pid = parents.get(pid, 0)
        return pid != 0

    return sum(ticks for pid, ticks in used.items() if is_ours(pid)) / os.sysconf("SC_CLK_TCK")


class Lap:
    """A stretch of time that is measured."""

    def __init__(self) -> None:
        self.at, self.used = time.monotonic(), processor_time()

    def tell(self, what: str) -> None:
        """Prints the time since the beginning."""
        print(f"{what:44} {time.monotonic() - self.at:6.1f} s, {processor_time() - self.used:5.1f} s of processor time", flush=True)


@cache
def packed(path: str) -> int:
    """The size of a file as a host sends it, which packs what can be packed."""
    contents = Path(path).read_bytes()
    return len(gzip.compress(contents, 6)) if path.endswith(PACKABLE) else len(contents)


class Files(http.server.SimpleHTTPRequestHandler):
    """A plain file host that counts what it sends."""

    protocol_version = "HTTP/1.1"
    plain = 0
    packed = 0
    counting = threading.Lock()

    def log_message(self, format: str, *given: Any) -> None:
        return

    def copyfile(self, source: Any, outputfile: Any) -> None:
        size, less = os.fstat(source.fileno()).st_size, packed(source.name)
        with Files.counting:
            Files.plain += size
            Files.packed += less
        super().copyfile(source, outputfile)


def sent(what: str) -> None:
    """Prints what the host has sent since it was asked last."""
    print(f"{what}: {Files.plain / 1000:.0f} kB, {Files.packed / 1000:.0f} kB packed", flush=True)
    Files.plain = Files.packed = 0


def long_tasks(trace: bytes) -> tuple[float, int]:
    """The longest task of the page's main thread in processor time, in milliseconds, and how many took over 20."""
    events = json.loads(trace)["traceEvents"]
    mains = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [
        each.get("tdur", 0) / 1000
        for each in events
        if each.get("ph") == "X" and (each["pid"], each["tid"]) in mains and "RunTask" in each["name"]
    ]
    return max(tasks, default=0.0), len([task for task in tasks if task > 20])


def visit(page: Page, url: str, what: str) -> None:
    """Opens the shelf, and then the first table."""
    lap = Lap()
    page.goto(url)
    page.wait_for_selector("input.field", timeout=LONGEST)
    lap.tell(f"{what}: the shelf can be used")
    page.wait_for_function(READY, timeout=LONGEST)
    lap.tell(f"{what}: the engine is ready")
    page.evaluate(GO, "/play/quenette?seed=7&players=4")
    page.wait_for_selector(".board [data-card]", timeout=LONGEST)
    lap.tell(f"{what}: the first card is dealt")


def watch(page: Page) -> None:
    """Has skilled computer players play at a table without the person, who looks on."""
    page.evaluate(GO, "/g/quenette")
    page.get_by_role("button", name="Watch the computers").click(timeout=LONGEST)
    page.wait_for_selector("ol.log li", timeout=LONGEST)


def main() -> None:
    """Measures, and prints."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "site"
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=next(filter(None, map(shutil.which, NAMES))), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        page = context.new_page()
        page.route("**/engine/**", lambda route: route.abort())
        page.goto(url)
        page.wait_for_selector("input.field", timeout=LONGEST)
        sent("on the wire, the page without its engine")
        context.close()
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        context.add_init_script(SKILLED)
        page = context.new_page()
        visit(page, url, "first visit")
        sent("on the wire by then")
        watch(page)
        browser.start_tracing(page=page, categories=["toplevel"])
        page.wait_for_timeout(THINKING)
        longest, over = long_tasks(browser.stop_tracing())
        print(f"main thread while skilled players play: longest task {longest:.0f} ms of processor time, {over} over 20 ms")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=LONGEST)
        context.set_offline(True)
        visit(page, url, "second visit, offline")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
