"""`make play` and `make terminal`: a game as soon as possible, and the faster engine behind it.

    start.py play               the house in the browser; in the terminal where there is no page
    start.py terminal [GAME]    a game in the terminal
    start.py compiled           sets up the compiled engine and ends; fails where it cannot be compiled
    start.py behind             compiles behind a running game, without touching what is installed

The first start installs the engine as plain Python. While one plays, the engine is compiled; it is put in place when the house is closed,
or at the next start. What was interrupted goes on at the next start.
"""

import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Self

from setting_up import Busy, Failed, SettingUp, Steps, Tree, locked, why_not_compiled

UNITS = ("parlor_engine", "parlor_table", "parlor_patriot", "parlor_rumme", "parlor_rummy")


class Screen:
    """The terminal: lines that stay, and below them one line of progress where it is a real one."""

    def __init__(self, out: IO[str] = sys.stdout) -> None:
        self.out = out
        self.live = out.isatty()
        self._shown = ""
        self._lock = threading.Lock()

    def say(self, line: str) -> None:
        """Prints a line that stays."""
        with self._lock:
            print(f"\r\x1b[K{line}" if self.live and self._shown else line, file=self.out, flush=True)
            # On a terminal the line of progress is drawn again below this one; elsewhere it has been told.
            self._shown = "" if self.live else self._shown

    def progress(self, what: str, seconds: float) -> None:
        """Shows how far something is: in place with the time it took, or else one line for each change."""
        line = f"{what} ({int(seconds) // 60}:{int(seconds) % 60:02})" if self.live else what
        with self._lock:
            if line != self._shown:
                print(f"\r\x1b[K{line}" if self.live else line, end="" if self.live else "\n", file=self.out, flush=True)
                self._shown = line


class Behind:
    """The compiling behind a game, in a process of its own that no Ctrl+C reaches but ours."""

    COMMAND: Sequence[str] = (sys.executable, __file__, "behind")

    def __init__(self, setting: SettingUp) -> None:
        self.setting = setting
        self.told = False
        self._process: subprocess.Popen[bytes] | None = None
        self._begin = 0.0

    def why_not(self) -> str:
        """Why the engine stays plain Python; nothing where it is compiled already or will be."""
        if self.setting.tree.installed().build == "compiled":
            return ""
        return why_not_compiled() or self.setting.tree.failure(self.setting.sources)

    def start(self) -> None:
        """Starts to compile, if it has not yet, and there is something to compile and something to do it with."""
        if self._process is not None or self.setting.tree.installed().build == "compiled" or self.why_not():
            return
        self._begin = time.monotonic()
        self._process = subprocess.Popen(
            self.COMMAND, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )

    def show(self, screen: Screen) -> None:
        """Shows how far it is."""
        if self._process is None or self.told:
            return
        if self._process.poll() is None:
            screen.progress(f"Compiling the faster engine behind this: {self.stage()}", time.monotonic() - self._begin)
            return
        self.told = True
        if self.setting.tree.wheel(self.setting.sources) is not None:
            screen.say("The faster engine is ready, and plays from the next start on.")
        elif why := self.why_not():
            screen.say(f"The faster engine could not be compiled: {why}")

    def stage(self) -> str:
        """What the compiler is at."""
        built = self.setting.tree.copy / "build"
        if not all((built / f"__native_{unit}.c").is_file() for unit in UNITS):
            return "translating"
        done = sum(1 for unit in UNITS if any(built.glob(f"lib.*/{unit}__mypyc*")))
        return f"{done} of {len(UNITS)} parts done"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Ends it with the game; what is done is kept for the next start."""
        if self._process is None or self._process.poll() is not None:
            return
        for how, patience in ((signal.SIGINT, 5.0), (signal.SIGKILL, None)):
            os.killpg(self._process.pid, how)
            try:
                self._process.wait(patience)
                return
            except subprocess.TimeoutExpired:
                continue


@contextmanager
def signals_to(process: subprocess.Popen[Any]) -> Iterator[None]:
    """Lets a game end in its own time: Ctrl+C reaches it by itself, and a request to stop is passed on."""
    before = signal.signal(signal.SIGINT, lambda number, frame: None), signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before[0])
        signal.signal(signal.SIGTERM, before[1])


def make_ready(setting: SettingUp, screen: Screen, page: bool) -> None:
    """Brings everything up to date that does not take minutes; where that fails, what is installed is good enough."""
    tree = setting.tree
    before = setting.look()
    complete = before.sources == setting.sources and (tree.has_page() or not page)
    if complete and (before.build == "compiled" or tree.wheel(setting.sources) is None):
        return
    try:
        with locked(tree.house_lock):
            if not complete:
                screen.say("Setting up Parlor: its packages and its page, less than a minute …")
                setting.fetch(page)
                setting.look()
            put_in_place(setting, screen)
            if tree.installed().sources != setting.sources:
                setting.plain()
    except Busy:
        if not before.build:
            raise Failed("another start is setting this tree up: wait until it is done") from None
        screen.say("Another house is running from this folder, so nothing new is installed until it is closed.")
    except Failed as why:
        if not tree.installed().build:
            raise
        screen.say(f"What is new could not be installed: {why}")


def put_in_place(setting: SettingUp, screen: Screen) -> None:
    """Installs the compiled engine, if it is ready."""
    if setting.tree.installed().build == "compiled" and setting.tree.installed().sources == setting.sources:
        return
    if setting.tree.wheel(setting.sources) is not None:
        screen.say("Putting the faster engine in place …")
        try:
            setting.put()
        except Failed as why:
            screen.say(f"It stays plain Python: {why}")


def run_house(setting: SettingUp, screen: Screen, command: Sequence[str | Path]) -> int:
    """Runs the house until it is closed, with the compiler behind it from the moment it is open."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, bufsize=0)
    pipe = process.stdout
    assert pipe is not None
    rest = b""
    with signals_to(process), Behind(setting) as behind, pipe:
        while True:
            # What a house that has ended has said is all there; a browser that it opened may keep the pipe open for ever.
            ended = process.poll() is not None
            ready = select.select([pipe], [], [], 0 if ended else 0.3)[0]
            said = os.read(pipe.fileno(), 65536) if ready else b""
            *lines, rest = (rest + said).split(b"\n")
            for line in lines:
                screen.say(line.decode(errors="replace"))
            if lines and not ended:
                behind.start()
            if not ended:
                behind.show(screen)
            if ended and not said:
                return process.returncode
            if ready and not said:
                process.wait()


def run_terminal(setting: SettingUp, screen: Screen, command: Sequence[str | Path]) -> int:
    """Runs a game in the terminal, which has the whole screen, with the compiler behind it."""
    with Behind(setting) as behind:
        behind.start()
        process = subprocess.Popen(command)
        with signals_to(process):
            return process.wait()


def game(setting: SettingUp, screen: Screen, page: bool, name: Sequence[str] = ()) -> int:
    """From here to a game: the house in the browser, or the terminal."""
    make_ready(setting, screen, page)
    tree = setting.tree
    if why := Behind(setting).why_not():
        screen.say(f"The games run as plain Python, which is enough to play: {why}")
    with locked(tree.house_lock, shared=True, wait=True):
        if page and tree.has_page():
            status = run_house(setting, screen, [tree.parlor])
        else:
            if page:
                screen.say(f"The page could not be built: {setting.no_page or 'it is not installed'}. Here is the shelf in the terminal.")
            status = run_terminal(setting, screen, [tree.parlor, "play", *name])
    try:
        with locked(tree.house_lock):
            put_in_place(setting, screen)
    except Busy:
        pass
    return status


def compiled(setting: SettingUp, screen: Screen) -> None:
    """Sets up the compiled engine; nothing else will do."""
    installed = setting.look()
    if (installed.sources, installed.build) == (setting.sources, "compiled") and setting.tree.has_page():
        return
    try:
        with locked(setting.tree.house_lock):
            screen.say("Building Parlor, compiled: a few minutes …")
            setting.fetch(page=True)
            if setting.no_page:
                screen.say(f"The page could not be built: {setting.no_page}")
            setting.compile(nice=False)
            setting.put()
    except Busy:
        raise Failed("a house is running from this folder: close it first") from None


def main(arguments: Sequence[str]) -> int:
    """Runs the command line."""
    tree, screen = Tree(), Screen()
    setting = SettingUp(tree, Steps(tree))
    try:
        match list(arguments):
            case ["play"]:
                return game(setting, screen, page=True)
            case ["terminal", *name]:
                return game(setting, screen, page=False, name=name)
            case ["compiled"]:
                compiled(setting, screen)
            case ["behind"]:
                setting.compile(nice=True)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except Failed as why:
        print(f"parlor: {why}", file=sys.stderr)
        return 1
    except Busy:
        return 1
    except KeyboardInterrupt:
        screen.say("Stopped. The same command goes on from here.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
