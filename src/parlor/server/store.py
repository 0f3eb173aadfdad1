"""The store of the house: one writer that commits the changes of many tables in groups, and one reader.

A group is whatever arrived during the previous commit, so durability costs one sync per group, not one per move.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from parlor.server.http_messages import Worded

T = TypeVar("T")
Value = str | int | float | None
Rows = list[tuple[Any, ...]]
LARGEST_GROUP = 512


class NotDone(Exception):
    """A task cannot be done; it has written nothing, and the rest of its group is unaffected."""


class StoreFailed(NotDone):
    """Something could not be stored; the message says why."""


class PageDamaged(Exception):
    """The database itself is damaged, not just the data of one table."""


class Database(Protocol):
    """A connection for SQL with `?` for values, inside a transaction that the store begins and ends."""

    def run(self, sql: str, values: Sequence[Value] = ()) -> Rows:
        """Runs one statement; returns its rows, if any."""
        ...

    def changed(self, sql: str, values: Sequence[Value] = ()) -> int:
        """Runs one statement; returns how many rows it has written."""
        ...

    def commit(self) -> None:
        """Makes everything since the last commit durable."""
        ...

    def rollback(self) -> None:
        """Discards everything since the last commit."""
        ...

    def close(self) -> None:
        """Closes the connection."""
        ...


class Work:
    """A task for a connection, and who is waiting for it."""

    __slots__ = ("future", "loop", "task")

    def __init__(self, task: Callable[[Database], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.task = task
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()


class Clerk:
    """One connection; all tasks that wait at a time are done in one transaction, and then their results are reported."""

    def __init__(self, name: str, connect: Callable[[], Database]) -> None:
        self.name = name
        self._connect = connect
        self._database: Database | None = None
        self.groups = 0
        self.works = 0
        self.damage = ""
        """The damage found in the database, if any."""

    def start(self) -> None:
        """Begins to work."""
        raise NotImplementedError

    def stop(self) -> None:
        """Finishes the waiting tasks, then ends."""
        raise NotImplementedError

    def submit(self, task: Callable[[Database], T]) -> "asyncio.Future[T]":
        """Queues a task; the future is ready when the result is durable."""
        raise NotImplementedError

    def work_on(self, group: list[Work]) -> None:
        """Does some tasks in one transaction; if the connection fails, the next tasks get a new one."""
        try:
            self._database = self._database or self._connect()
            self._do(self._database, group)
        except Exception as error:
            self._note(error)
            tell(group, [StoreFailed(reason(error))] * len(group))
            with suppress(Exception):
                self.close()
            self._database = None

    def report(self, group: list[Work], answers: list[Any]) -> None:
        """Tells the results of tasks that were committed."""
        tell(group, answers)

    def close(self) -> None:
        """Closes the connection."""
        if self._database is not None:
            self._database.close()

    def _do(self, database: Database, group: list[Work]) -> None:
        if not group:
            return
        answers: list[Any] = []
        for work in group:
            try:
                answers.append(work.task(database))
            except NotDone as answer:
                answers.append(answer)
            except Exception:
                database.rollback()
                if len(group) == 1:
                    raise
                # One of them spoils the transaction, so each gets its own.
                for alone in group:
                    self._alone(database, alone)
                return
        database.commit()
        self.groups += 1
        self.works += len(group)
        self.report(group, answers)

    def _alone(self, database: Database, work: Work) -> None:
        try:
            self._do(database, [work])
        except Exception as error:
            self._note(error)
            database.rollback()
            tell([work], [StoreFailed(reason(error))])

    def _note(self, error: Exception) -> None:
        if isinstance(error, PageDamaged):
            self.damage = reason(error)


class ThreadedClerk(Clerk):
    """A clerk with its own thread, so that the event loop does not wait for a disk; a group is what arrived during the last commit."""

    def __init__(self, name: str, connect: Callable[[], Database]) -> None:
        super().__init__(name, connect)
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._waiting: queue.SimpleQueue[Work | None] = queue.SimpleQueue()

    def start(self) -> None:
        self._thread.start()

    def submit(self, task: Callable[[Database], T]) -> "asyncio.Future[T]":
        work = Work(task, asyncio.get_running_loop())
        self._waiting.put(work)
        return work.future

    def stop(self) -> None:
        self._waiting.put(None)
        self._thread.join(timeout=10)

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._group()
            self.work_on(group)
        self.close()

    def _group(self) -> tuple[list[Work], bool]:
        """All waiting tasks, at least one unless the thread should end."""
        group: list[Work] = []
        work = self._waiting.get()
        while work is not None:
            group.append(work)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                work = self._waiting.get_nowait()
            except queue.Empty:
                return group, True
        return group, False


def tell(group: list[Work], answers: list[Any]) -> None:
    """Delivers the answers, in one go for each event loop."""
    loops = {work.loop for work in group}
    for loop in loops:
        ready = [(work.future, answer) for work, answer in zip(group, answers, strict=True) if work.loop is loop]
        with suppress(RuntimeError):  # The loop has ended, so nobody is waiting anymore.
            loop.call_soon_threadsafe(settle, ready)


def settle(ready: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    """Sets the futures, in their own event loop."""
    for future, answer in ready:
        if future.done():
            continue
        if isinstance(answer, NotDone):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def reason(error: Exception) -> str:
    """What went wrong with the store, in a few words."""
    return str(error).strip().splitlines()[0][:200] if str(error).strip() else type(error).__name__


class Store:
    """Where the house keeps everything: `write` is durable when it returns, and `read` sees everything written before.

    `connect` is told whether the connection is for writing, `clerk` makes those who use the connections.
    """

    def __init__(
        self, name: str, connect: Callable[[bool], Database], clerk: Callable[[str, Callable[[], Database]], Clerk] = ThreadedClerk
    ) -> None:
        self.name = name
        self._connect = connect
        self.writer = clerk("parlor-writer", lambda: connect(True))
        self.reader = clerk("parlor-reader", lambda: connect(False))
        self.inspect: Callable[[], str] | None = None
        """Reads the whole database and reports damage, unless the database takes care of that itself."""
        self.place: Callable[[], Worded | None] | None = None
        """Reports what is wrong with the location of the database, if that is up to us."""

    def open(self, prepare: Callable[[Database], T]) -> T:
        """Connects once to bring the schema up to date, then starts the clerks."""
        database = self._connect(True)
        try:
            prepared = prepare(database)
            database.commit()
        finally:
            database.close()
        self.writer.start()
        self.reader.start()
        return prepared

    async def write(self, task: Callable[[Database], T]) -> T:
        """Writes something; it is durable when this returns."""
        return await self.writer.submit(task)

    async def read(self, task: Callable[[Database], T]) -> T:
        """Looks something up."""
        return await self.reader.submit(task)

    def close(self) -> None:
        """Finishes the waiting tasks, and ends."""
        self.writer.stop()
        self.reader.stop()
