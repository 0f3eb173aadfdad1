"""A browser with Parlor in its tab: a site without a server behind it, and a guest who speaks to the house in the page's worker."""

import functools
import http.server
import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, Route

from tests.web.browser import Guest

# The worker with the house is the first that the page starts; what a test asks it has ids that the page does not use.
LISTEN = """
(() => {
  let number = 0;
  const asked = new Map();
  window.parlorTold = [];
  window.Worker = class extends window.Worker {
    constructor(...given) {
      super(...given);
      window.parlorHouse = this;
      this.addEventListener("message", ({ data }) => {
        if (data.kind === "told") window.parlorTold.push(data);
        asked.get(data.id)?.(data);
      });
    }
  };
  window.parlorAsk = (method, path, body) =>
    new Promise((resolve) => {
      const id = `test-${(number += 1)}`;
      asked.set(id, resolve);
      window.parlorHouse.postMessage({ do: "ask", id, method, path, language: "en", body });
    });
})();
"""
# The script of the worker with the house.
WORKER = re.compile(r"house\.worker-.*\.js$")
READY = "() => document.querySelector('#content > *') && !document.querySelector('.bar progress')"
# The service worker has all files, and answers for this page. (A condition that is a promise would be true at once.)
KEPT = "() => navigator.serviceWorker.controller !== null"

# How long the engine may take to start, in seconds: on a busy machine, ten seconds of two processors are long.
LOADING = 600.0


class Files(http.server.SimpleHTTPRequestHandler):
    """A plain file host: what it does not have, it answers with 404.html."""

    protocol_version = "HTTP/1.1"
    # What cannot be had: paths with one of these in them.
    broken: frozenset[str] = frozenset()
    # What was asked for since somebody last looked.
    asked: ClassVar[list[str]] = []

    def log_message(self, format: str, *given: Any) -> None:
        return

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        body = (Path(self.directory) / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self) -> None:
        Files.asked.append(self.path)
        if any(part in self.path for part in Files.broken):
            self.send_error(503)
        else:
            super().do_GET()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder; its address."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


class TabGuest(Guest):
    """A person with Parlor in a tab. The page is loaded once; from then on it only changes its address."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        settings: dict[str, Any] | None = None,
        path: str = "/",
        worker: Callable[[Route], None] | None = None,
        **context: Any,
    ) -> None:
        super().__init__(browser, url, settings, **context)
        self.context.add_init_script(LISTEN)
        if worker is not None:
            self.context.route(WORKER, worker)
        self.open(path)

    def open(self, path: str) -> None:
        """Loads the page anew, and waits for the engine."""
        self.page.goto(path)
        self.page.wait_for_function(READY, timeout=LOADING * 1000)

    def go(self, path: str) -> None:
        """Goes to another page as a link does."""
        self.page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        asked = "([method, path, body]) => window.parlorAsk(method, path, body)"
        if method == "GET" and path == "/api/games":
            return self.page.evaluate("() => fetch('/data/games.en.json').then((answer) => answer.json())")
        answer = self.page.evaluate(asked, [method, path, "" if body is None else json.dumps(body)])
        assert answer["status"] < 300, f"{method} {path}: {answer['status']} {answer['body']}"
        return json.loads(answer["body"])

    def sit(self, game: str, **wish: object) -> str:
        id = self.deal(game, **wish)
        self.go(f"/t/{id}")
        self.page.wait_for_selector(".board")
        return id
