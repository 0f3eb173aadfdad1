"""One house a database file: the first process that opens it keeps others out, and tells them where it listens."""

import os
from pathlib import Path

from parlor.server.store import StoreFailed

try:
    import fcntl
except ImportError:  # Windows has no such locks; there the fences of the journal keep two processes apart.
    fcntl = None  # type: ignore[assignment]


class InUse(StoreFailed):
    """Another house has the database open; `url` is where it listens, if it has told."""

    def __init__(self, file: Path, url: str) -> None:
        super().__init__(f"the database {file} is in use by another house" + (f" at {url}" if url else ""))
        self.url = url


class Lock:
    """A lock that ends with the process, however it ends."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreFailed(f"cannot write in the folder {path.parent}: {error.strerror}") from None
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            url = os.read(self._file, 200).decode(errors="replace").strip()
            os.close(self._file)
            raise InUse(database, url) from None
        os.ftruncate(self._file, 0)

    def tell(self, url: str) -> None:
        """Leaves word where this house listens."""
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, url.encode(), 0) if hasattr(os, "pwrite") else os.write(self._file, url.encode())

    def release(self) -> None:
        """Lets another house have the database."""
        os.close(self._file)
