"""The results so far, saved line by line as they come in, so that an interruption loses nothing."""

import json
from collections.abc import Iterable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Protocol

from parlor.core.messages import BadArgument
from parlor.lab.progress import bar
from parlor.lab.rows import line, parsed
from parlor.lab.working import spread

Found = dict[str, Any]
Workers = tuple[Executor, int]


class Task(Protocol):
    """A piece of work whose result is determined by its key."""

    @property
    def key(self) -> str: ...

    def do(self) -> Found: ...


class Journal:
    """The results of tasks by key, and the file that stores them until the atlas is made."""

    def __init__(self, path: Path, plan: Found, resume: bool) -> None:
        self.path = path
        self.found: dict[str, Found] = {}
        if resume:
            self._read(plan)
        elif path.exists():
            raise BadArgument("lab-atlas-left", {"file": str(path)})
        path.write_text(line(plan) + "".join(line(row) for row in self.found.values()), encoding="utf-8")

    def _read(self, plan: Found) -> None:
        if not self.path.is_file():
            raise BadArgument("lab-nothing-to-resume", {"file": str(self.path)})
        lines = self.path.read_text(encoding="utf-8").splitlines()
        if not lines or parsed(lines[0]) != json.loads(json.dumps(plan)):
            raise BadArgument("lab-other-atlas", {"file": str(self.path)})
        self.found = {row["key"]: row for row in map(parsed, lines[1:]) if row is not None}

    def work_off(self, what: str, tasks: Iterable[Task], workers: Workers) -> list[Found]:
        """The results of all tasks, in order; tasks with a known result are not repeated."""
        todo = list(tasks)
        left = [task for task in todo if task.key not in self.found]
        with bar(what, len(todo), "lab-rate-tasks") as advance:
            advance(len(todo) - len(left))
            for stint in spread(left, do_all, *workers):
                with self.path.open("a", encoding="utf-8") as file:
                    file.write("".join(map(line, stint)))
                self.found.update({row["key"]: row for row in stint})
                advance(len(stint))
        return [self.found[task.key] for task in todo]

    def done(self) -> None:
        """Removes the file once the atlas is made."""
        self.path.unlink()


def do_all(tasks: list[Task]) -> list[Found]:
    """Does some tasks; this is what runs in a worker."""
    return [{"key": task.key, **task.do()} for task in tasks]
