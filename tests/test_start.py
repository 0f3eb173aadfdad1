"""`make play`: a game as soon as possible, the compiler behind it, and nothing lost where it is interrupted.

The steps that take time are replaced; what is installed, noted, locked and started is real.
"""

import io
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path += [str(ROOT), str(ROOT / "tools")]

import build_web  # noqa: E402
import setting_up  # noqa: E402
import start  # noqa: E402
from setting_up import Busy, Failed, Installed, SettingUp, Steps, Tree, locked  # noqa: E402

# More than any of this takes, on however busy a machine.
LONG = 120
PARLOR = """#!/bin/sh
echo "Parlor is open: http://127.0.0.1:1 $*"
while [ -e waiting ]; do sleep 0.05; done
"""


class Faked(Steps):
    """Steps that take no time, and are written down."""

    def __init__(self, tree: Tree) -> None:
        super().__init__(tree)
        self.calls: list[str] = []
        self.trouble: dict[str, BaseException] = {}
        self.node_needed: list[str] = []

    def did(self, call: str) -> None:
        self.calls.append(call)
        if call in self.trouble:
            raise self.trouble[call]

    def fetch(self, packages: list[str]) -> None:
        self.did("fetch node" if packages == self.node_needed else "fetch")

    def node(self) -> list[str]:
        return self.node_needed

    def page(self) -> None:
        if not self.tree.has_page():
            self.did("page")
            self.tree.page.mkdir(parents=True)
            (self.tree.page / "index.html").write_text("page")

    def plain(self) -> None:
        self.did("plain")
        (self.tree.venv / "bin").mkdir(exist_ok=True)
        self.tree.parlor.write_text(PARLOR)
        self.tree.parlor.chmod(0o755)

    def compile(self, into: Path, nice: bool) -> None:
        self.did("compile")
        into.mkdir()
        (into / "parlor_games-1-cp311-linux.whl").write_text("wheel")

    def put(self, wheel: Path) -> None:
        assert wheel.is_file()
        self.did("put")


class Place:
    """A tree of one module, with all that is done to it."""

    def __init__(self, root: Path) -> None:
        self.tree = Tree(root)
        self.steps = Faked(self.tree)
        self.setting = SettingUp(self.tree, self.steps)
        self.out = io.StringIO()
        self.screen = start.Screen(self.out)

    def play(self, page: bool = True) -> list[str]:
        """Starts as `make play` does; the steps that it took."""
        self.steps.calls.clear()
        self.out.seek(0)
        self.out.truncate()
        assert start.game(self.setting, self.screen, page) == 0
        return self.steps.calls

    def write(self, name: str, text: str) -> None:
        (self.tree.root / name).write_text(text)

    def state(self) -> tuple[str, bool]:
        """Which build is installed, and whether it is that of the sources as they are."""
        installed = self.tree.installed()
        return installed.build, installed.sources == setting_up.digest(self.tree.files())


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    for folder in ("src/parlor", "rules", "web/src", ".venv"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    (tmp_path / "src" / "parlor" / "core.py").write_text("one")
    (tmp_path / "web" / "src" / "main.ts").write_text("page")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(start, "why_not_compiled", lambda: "there is no C compiler")
    return Place(tmp_path)


def test_the_first_start_opens_on_plain_python_and_the_second_does_nothing(place: Place) -> None:
    assert sorted(place.play()) == ["fetch", "page", "plain"]
    assert place.state() == ("pure", True)
    assert "Parlor is open" in place.out.getvalue()
    assert "plain Python, which is enough to play: there is no C compiler" in place.out.getvalue()
    assert place.play() == []


def test_the_page_is_built_while_packages_are_fetched(place: Place) -> None:
    at_page, at_fetch = threading.Event(), threading.Event()

    class Both(Faked):
        def fetch(self, packages: list[str]) -> None:
            at_fetch.set()
            assert at_page.wait(LONG)

        def page(self) -> None:
            at_page.set()
            assert at_fetch.wait(LONG)
            super().page()

    place.setting.steps = Both(place.tree)
    place.setting.fetch(page=True)
    assert place.tree.has_page()


def test_node_is_fetched_before_the_page_is_built(place: Place) -> None:
    place.steps.node_needed = ["nodejs"]
    assert place.play()[0] == "fetch node"
    assert place.tree.has_page()


@pytest.mark.parametrize("trouble", ["page", "fetch node"])
def test_without_node_or_its_registry_the_game_is_in_the_terminal(place: Place, trouble: str) -> None:
    place.steps.node_needed = ["nodejs"]
    place.steps.trouble[trouble] = build_web.NotBuilt("no registry") if trouble == "page" else Failed("no network")
    assert "plain" in place.play()
    assert "The page could not be built: " in place.out.getvalue()
    assert ("no registry" in place.out.getvalue()) == (trouble == "page")
    assert place.state() == ("pure", True)
    # It is tried again, and what could not be done is done.
    place.steps.trouble.clear()
    assert sorted(place.play()) == ["fetch node", "page", "plain"]
    assert "Parlor is open" in place.out.getvalue()


def test_a_wheel_that_is_ready_is_put_in_place_at_the_next_start(place: Place) -> None:
    place.play()
    place.setting.compile(nice=True)
    assert place.state() == ("pure", True)
    assert place.play() == ["put"]
    assert place.state() == ("compiled", True)
    assert place.play() == []


def test_a_wheel_that_does_not_run_is_thrown_away(place: Place) -> None:
    place.play()
    place.setting.compile(nice=True)
    place.steps.trouble["put"] = Failed("it crashed")
    assert place.play() == ["put", "plain"]
    assert place.state() == ("pure", True)
    assert place.tree.wheel(place.setting.sources) is None
    assert "It stays plain Python: it crashed" in place.out.getvalue()
    assert place.play() == []


def test_what_cannot_be_compiled_is_tried_once_and_told_each_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.play()
    monkeypatch.setattr(start, "why_not_compiled", lambda: "")
    place.steps.trouble["compile"] = Failed("error: no headers")
    with pytest.raises(Failed):
        place.setting.compile(nice=True)
    assert place.play() == []
    assert "enough to play: error: no headers" in place.out.getvalue()
    # Whoever insists on the compiled build tries it again.
    place.steps.trouble.clear()
    start.compiled(place.setting, place.screen)
    assert place.state() == ("compiled", True)


def test_changed_sources_are_installed_at_once_and_compiled_again(place: Place) -> None:
    start.compiled(place.setting, place.screen)
    assert place.state() == ("compiled", True)
    place.write("src/parlor/core.py", "two")
    place.write("src/parlor/more.py", "new")
    assert place.state() == ("compiled", False)
    assert place.play() == ["plain"]
    assert (place.tree.plain / "src" / "parlor" / "more.py").read_text() == "new"
    (place.tree.root / "src" / "parlor" / "more.py").unlink()
    assert place.play() == ["plain"]
    assert not (place.tree.plain / "src" / "parlor" / "more.py").exists()
    start.compiled(place.setting, place.screen)
    assert place.steps.calls == ["plain", "compile", "put"]
    assert len(list(place.tree.engine.glob("*/*.whl"))) == 1


def test_sources_that_come_back_are_not_compiled_again(place: Place) -> None:
    start.compiled(place.setting, place.screen)
    place.write("src/parlor/core.py", "two")
    place.play()
    place.write("src/parlor/core.py", "one")
    assert place.play() == ["put"]
    assert place.state() == ("compiled", True)


@pytest.mark.parametrize("step", ["plain", "put"])
def test_an_interrupted_installation_is_done_again(place: Place, step: str) -> None:
    if step == "put":
        place.play()
        place.setting.compile(nice=True)
    place.steps.trouble[step] = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        place.play()
    assert place.tree.installed() == Installed(needs=place.tree.installed().needs)
    place.steps.trouble.clear()
    assert place.play() == [step]
    assert place.state()[1]


def test_an_interrupted_compilation_goes_on_where_it_was(place: Place) -> None:
    place.play()
    place.steps.trouble["compile"] = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        place.setting.compile(nice=True)
    kept = place.tree.copy / "build" / "half.o"
    kept.parent.mkdir()
    kept.write_text("object")
    assert place.state() == ("pure", True)
    place.steps.trouble.clear()
    place.setting.compile(nice=True)
    assert kept.is_file()
    assert place.play() == ["put"]


def test_nothing_is_left_of_another_way_to_build(place: Place) -> None:
    place.write("setup.py", "one unit")
    place.setting.compile(nice=True)
    left = place.tree.copy / "build" / "unit.so"
    left.parent.mkdir()
    left.write_text("library")
    place.write("src/parlor/core.py", "two")
    place.setting.compile(nice=True)
    assert left.is_file()
    place.write("setup.py", "two units")
    place.setting.compile(nice=True)
    assert not left.exists()


def test_nothing_is_replaced_under_a_running_house(place: Place) -> None:
    place.play()
    place.write("src/parlor/core.py", "two")
    with locked(place.tree.house_lock, shared=True):
        assert place.play() == []
        assert "nothing new is installed until it is closed" in place.out.getvalue()
        with pytest.raises(Failed, match="close it first"):
            start.compiled(place.setting, place.screen)
    assert place.play() == ["plain"]


def test_only_one_compiler_works_in_a_tree(place: Place) -> None:
    with locked(place.tree.engine / "compile.lock"), pytest.raises(Busy):
        place.setting.compile(nice=True)
    assert place.steps.calls == []


def test_without_the_network_what_is_installed_is_started(place: Place) -> None:
    place.steps.trouble["fetch"] = Failed("no network")
    with pytest.raises(Failed, match="no network"):
        place.play()
    place.steps.trouble.clear()
    place.play()
    place.steps.trouble["plain"] = Failed("no room")
    place.steps.trouble["fetch"] = Failed("no network")
    place.write("pyproject.toml", (ROOT / "pyproject.toml").read_text().replace("librt>=0.16", "librt>=0.15"))
    place.play()
    assert "What is new could not be installed: no network" in place.out.getvalue()
    assert "Parlor is open" in place.out.getvalue()


class Sleeping(start.Behind):
    """A compiler that never ends by itself."""

    COMMAND = (
        sys.executable,
        "-c",
        "import os, pathlib, signal; pathlib.Path('new').write_text(str(os.getpid())); os.rename('new', 'compiling'); signal.pause()",
    )


def test_the_compiler_starts_when_the_house_is_open_and_ends_with_it(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.play()
    monkeypatch.setattr(start, "why_not_compiled", lambda: "")
    monkeypatch.setattr(start, "Behind", Sleeping)
    waiting, compiling = Path("waiting"), Path("compiling")
    waiting.touch()

    def close_later() -> None:
        limit = time.monotonic() + LONG
        while not compiling.exists() and time.monotonic() < limit:
            time.sleep(0.02)
        waiting.unlink()

    closing = threading.Thread(target=close_later)
    closing.start()
    assert place.play() == []
    closing.join()
    with pytest.raises(ProcessLookupError):
        os.kill(int(compiling.read_text()), 0)
    lines = place.out.getvalue().splitlines()
    assert lines[0].startswith("Parlor is open")
    assert lines[1:] == ["Compiling the faster engine behind this: translating"]


def test_a_wheel_that_gets_ready_behind_the_house_is_put_in_place_when_it_is_closed(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.play()
    original = start.run_house

    def meanwhile(setting: SettingUp, screen: start.Screen, command: list[Path]) -> int:
        place.setting.compile(nice=True)
        return original(setting, screen, command)

    monkeypatch.setattr(start, "run_house", meanwhile)
    assert place.play() == ["compile", "put"]
    assert place.state() == ("compiled", True)
    assert "Putting the faster engine in place" in place.out.getvalue()


def test_a_terminal_shows_one_line_of_progress() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    out = Terminal()
    screen = start.Screen(out)
    screen.say("Parlor is open")
    screen.progress("Compiling", 61)
    screen.progress("Compiling", 61.4)
    screen.progress("Compiling", 62)
    screen.say("Parlor is closed")
    assert out.getvalue() == "Parlor is open\n\r\x1b[KCompiling (1:01)\r\x1b[KCompiling (1:02)\r\x1b[KParlor is closed\n"


def test_elsewhere_progress_is_told_once() -> None:
    out = io.StringIO()
    screen = start.Screen(out)
    screen.progress("Compiling: translating", 1)
    screen.say("Open this address in your browser.")
    screen.progress("Compiling: translating", 2)
    screen.progress("Compiling: 1 of 3 parts done", 3)
    assert out.getvalue() == "Compiling: translating\nOpen this address in your browser.\nCompiling: 1 of 3 parts done\n"


def test_what_pip_says_is_kept_and_its_error_is_told(place: Place) -> None:
    steps = Steps(place.tree)
    with pytest.raises(Failed, match=r"(?i)error.*\(build/engine/log.txt tells more\)"):
        steps.pip("install", "--no-index", "--quiet", "a-package-that-there-is-not")
    assert "a-package-that-there-is-not" in place.tree.log.read_text()


def test_a_lock_ends_with_its_holder(place: Place) -> None:
    lock = place.tree.house_lock
    held = f"import os, pathlib, setting_up\nwith setting_up.locked(pathlib.Path({str(lock)!r})): os.kill(os.getpid(), 9)"
    ran = subprocess.run([sys.executable, "-c", held], env={**os.environ, "PYTHONPATH": str(ROOT / "tools")}, timeout=LONG, check=False)
    assert ran.returncode == -9
    with locked(lock):
        pass


def test_the_makefile_leads_here() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("start.py play", "start.py terminal $(GAME)", "start.py compiled"):
        assert f"$(VENV)/bin/python tools/{command}\n" in makefile
