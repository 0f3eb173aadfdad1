"""The house in a tab: it answers the page's requests and speaks on its live channel, as a house does over the network."""

from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from parlor.server import schema
from parlor.server.bots import Thinkers
from parlor.server.bulletins import Bulletins
from parlor.server.connections import Client
from parlor.server.credentials import Credentials
from parlor.server.guest_jobs import GuestJobs
from parlor.server.http_service import HttpService
from parlor.server.live_tables import House
from parlor.server.ownership import Sole
from parlor.server.people import People
from parlor.server.routes import HANDLERS
from parlor.server.settings import Settings
from parlor.server.ws_channel import Channel, Visit
from parlor.tab import dispatch
from parlor.tab.browser import Browser
from parlor.tab.links import LINKS
from parlor.tab.storing import TabDatabase, check, tab_store
from parlor.tab.web_workers import WebWorkers

FILE = Path("/house/house.db")
# Whoever plays in this browser.
GUEST = "here"
ADDRESS = "127.0.0.1"
# Two engines beside the house: one thinks while the other looks back. More would take more memory than a phone has.
WORKERS = 2
# The deals of the day are the same in every tab, so they are nobody's secret.
DAYS = sha256(b"parlor/tab/days").hexdigest()
# The engine is not compiled here: a deal of the day is thought about in fewer worlds.
DAILY_ITERATIONS = 40
PLENTY = 1_000_000
SETTINGS = Settings(
    tables_each=PLENTY,
    tables_a_minute=1000,
    changes_a_second=100,
    messages_a_second=100,
    largest_backlog=2**30,
    keep_tables=0,
    keep_unfinished=0,
    keep_guests=0,
)


class Pipe:
    """A live channel to the page."""

    def __init__(self, browser: Browser, number: int) -> None:
        self._browser = browser
        self._number = number
        self.visit: Visit | None = None

    def listen(self, visit: Visit) -> None:
        """Passes on what comes in from now on."""
        self.visit = visit

    def pause(self) -> None:
        """The page is not so fast that it would have to wait."""

    def resume(self) -> None:
        """See `pause`."""

    def send(self, message: bytes) -> None:
        """Sends a message."""
        self._browser.tell(self._number, message.decode())

    def backlog(self) -> int:
        """Nothing waits on the way to the page."""
        return 0

    def close(self, code: int, reason: str) -> None:
        """Ends the connection."""
        self._browser.hang_up(self._number, code, reason)


class Tab:
    """The house of one tab, with one guest."""

    def __init__(self, browser: Browser, file: Path = FILE, guest: str = GUEST) -> None:
        self._browser = browser
        self._guest = guest
        file.parent.mkdir(parents=True, exist_ok=True)
        store = tab_store(file, browser.save)
        keys = Credentials(store.open(schema.migrate), DAYS)
        self.workers = WebWorkers(browser, WORKERS)
        alone = Sole()
        self.house = House(store, keys, Thinkers(self.workers), GuestJobs(self.workers), alone)
        self.house.computers.daily_iterations = DAILY_ITERATIONS
        bulletins = Bulletins(alone)
        desk = HttpService(self.house, SETTINGS, bulletins)
        self._channel = Channel(self.house, SETTINGS, People(store, bulletins), desk.circles)
        state = SimpleNamespace(desk=desk, settings=SETTINGS, channel=self._channel)
        self._app = SimpleNamespace(state=state)
        self._pipes: dict[int, Pipe] = {}
        self._asked: dict[int | str, dispatch.Request] = {}

    async def request(self, number: int | str, method: str, url: str, language: str, body: str) -> tuple[int, str, str]:
        """The answer to a request of the page: its status, its media type and its body. The page gives it a number."""
        state = {"guest": self._guest, "device": self._guest, "fresh": False, "relayed": False, "for_all": False, "cookie": None}
        scope: dict[str, Any] = {"type": "http", "client": (ADDRESS, 0), "state": state}
        given = dispatch.Request(self._app, method, url, {"accept-language": language}, scope, body.encode())
        self._asked[number] = given
        try:
            made = await dispatch.answer([*HANDLERS, *LINKS], given)
        finally:
            del self._asked[number]
        return made.status, made.kind, made.body.decode()

    def drop(self, number: int | str) -> None:
        """The page no longer waits for an answer: what a worker does for it is stopped."""
        if number in self._asked:
            self._asked[number].gone.set()

    def connect(self, number: int) -> None:
        """Opens a live channel."""
        pipe = self._pipes[number] = Pipe(self._browser, number)
        client = Client(self._guest, pipe, SETTINGS.largest_backlog)
        client.address = ADDRESS
        self._channel.enter(client, pipe, ADDRESS)

    def heard(self, number: int, text: str) -> None:
        """The page says something on a live channel."""
        pipe = self._pipes.get(number)
        if pipe is not None and pipe.visit is not None:
            pipe.visit.heard(text)

    def lost(self, number: int) -> None:
        """The page has closed a live channel."""
        pipe = self._pipes.pop(number, None)
        if pipe is not None and pipe.visit is not None:
            pipe.visit.lost()

    def thought(self, worker: int, answer: str) -> None:
        """A worker has finished its work, or died."""
        self.workers.thought(worker, answer)


def examine(file: Path) -> int:
    """How many games there are in the file of another tab, which is removed; raises StoreFailed if this Parlor cannot read it."""
    try:
        check(file.read_bytes())
        database = TabDatabase(str(file), True)
        try:
            schema.migrate(database)
            return int(database.run("SELECT COUNT(*) FROM tables WHERE phase <> 'gone'")[0][0])
        finally:
            database.rollback()
            database.close()
    finally:
        file.unlink()
