"""One house per database file, under whatever name: the first process keeps others out, and tells them where it listens."""

import logging
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from parlor.server.store import StoreFailed

try:
    import fcntl
except ImportError:  # Windows has no such locks; there the fences of the journal keep two processes apart.
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("parlor.store")
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class InUse(StoreFailed):
    """Another house has the database open; `url` is where it listens, if known."""

    def __init__(self, file: Path, url: str) -> None:
        super().__init__(f"the database {file} is in use by another house" + (f" at {url}" if url else ""))
        self.url = url


def real(database: Path) -> Path:
    """The file that a path leads to, following symbolic links: SQLite keeps its log next to it, under its name."""
    return Path(os.path.realpath(database))


def keep_private(database: Path) -> None:
    """Creates the file and its folder if missing, accessible only to this user; also makes an older file private."""
    folder = database.parent
    try:
        if not folder.is_dir():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFailed(f"cannot make the folder {folder}: {error.strerror}") from None
    try:
        with suppress(FileExistsError):
            os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreFailed(f"cannot write in the folder {folder}: {error.strerror}") from None
    for file in [database, *[database.with_name(database.name + end) for end in ("-wal", "-shm", ".lock")]]:
        with suppress(OSError):
            if os.name == "posix" and os.stat(file).st_mode & OTHERS:
                os.chmod(file, 0o600)
                log.warning("a file of the house could be read by others: it is private now", extra={"file": str(file)})


def has_one_name(file: Path) -> None:
    """Refuses a file with a second name: SQLite keeps its log under the name it is given, and would miss what is in the other log."""
    if file.stat().st_nlink > 1:
        raise StoreFailed(f"the database {file} has more than one name (a hard link): remove the others, since each has a log of its own")


class Lock:
    """A lock that ends with the process, no matter how it ends."""

    def __init__(self, database: Path) -> None:
        file = real(database)
        keep_private(file)
        self._beside = os.open(beside(file), os.O_RDWR | os.O_CREAT, 0o600)
        # The file itself is locked too, where that does not interfere with SQLite: it may have a second name in another folder. SQLite
        # loses its own locks when a descriptor of the file is closed, so this one stays open until the store is closed.
        self._itself = os.open(file, os.O_RDWR) if sys.platform == "linux" else None
        try:
            if not locked(self._beside):
                raise InUse(database, told(self._beside))
            if self._itself is not None and not locked(self._itself):
                raise InUse(database, neighbour(file))
            has_one_name(file)
        except StoreFailed:
            self.release()
            raise
        os.ftruncate(self._beside, 0)

    def tell(self, url: str) -> None:
        """Writes down where this house listens."""
        os.ftruncate(self._beside, 0)
        os.lseek(self._beside, 0, os.SEEK_SET)
        os.write(self._beside, url.encode())

    def release(self) -> None:
        """Releases the database for another house."""
        for descriptor in (self._beside, self._itself):
            if descriptor is not None:
                os.close(descriptor)


def beside(file: Path) -> Path:
    """The lock file next to the database; its contents say where the house listens."""
    return file.with_name(file.name + ".lock")


def locked(descriptor: int) -> bool:
    """Whether this process has the lock now."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def told(descriptor: int) -> str:
    """Where a house says that it listens."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    return os.read(descriptor, 200).decode(errors="replace").strip()


def neighbour(file: Path) -> str:
    """Where another house listens that has the same file open under another name in the same folder."""
    for other in file.parent.iterdir():
        if other.name != file.name and other.is_file() and other.samefile(file) and (url := running_at(other)):
            return url
    return ""


def running_at(database: Path) -> str:
    """Where the house listens that has a database open; empty if there is none."""
    try:
        descriptor = os.open(beside(real(database)), os.O_RDWR)
    except OSError:
        return ""
    try:
        return "" if fcntl is None or locked(descriptor) else told(descriptor)
    finally:
        os.close(descriptor)
