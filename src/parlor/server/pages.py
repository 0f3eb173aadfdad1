"""The files of the web front end, if it is part of the installation."""

import mimetypes
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

import parlor
from parlor.server.refusals import NotFound

# Built files have compressed twins: the suffix, and the encoding's name in HTTP, smallest first.
TWINS = ((".br", "br"), (".gz", "gzip"))
mimetypes.add_type("application/manifest+json", ".webmanifest")
FOLDER = Path(parlor.__file__).parent / "web_dist"
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Parlor</title>
<h1>Parlor</h1>
<p>The house is open, but this installation has no web table.
Play in the terminal with <code>parlor play</code>, or speak to the house by its <a href="/api/schema/openapi.json">interface</a>.</p>
</html>
"""


def found(path: str, folder: Path) -> Path | None:
    """The file of a path; a page of the front end if there is no such file; None if a file is missing."""
    root = folder.resolve()
    try:
        wanted = (root / path.lstrip("/")).resolve()
        if wanted.is_relative_to(root) and wanted.is_file():
            return wanted
    except (OSError, ValueError):
        return None
    index = root / "index.html"
    return index if "." not in path.rpartition("/")[2] and index.is_file() else None


def packed(file: Path, accepts: str) -> tuple[Path, str | None]:
    """The twin of a file that the browser accepts, and its encoding; the file itself if there is none."""
    taken = [word.partition(";") for word in accepts.replace(" ", "").lower().split(",")]
    names = {name for name, _, weight in taken if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
    for suffix, name in TWINS:
        twin = file.with_name(file.name + suffix)
        if name in names and twin.is_file():
            return twin, name
    return file, None


def contents(file: Path) -> tuple[bytes, str]:
    """The contents of a file, and its entity tag."""
    state = file.stat()
    return read(file, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=500)
def read(file: Path, changed: int, size: int) -> tuple[bytes, str]:
    """Reads a file, and again only when it has changed."""
    data = file.read_bytes()
    return data, f'"{sha256(data).hexdigest()[:32]}"'


def is_known(tag: str, header: str) -> bool:
    """Whether an If-None-Match header contains an entity tag."""
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in header.split(","))


@get(["/", "/{path:path}"], include_in_schema=False, opt={"packed": True})
async def page(request: Request[None, None, State], path: str = "") -> Response[bytes]:
    """A file of the web front end."""
    file = None if path.lstrip("/").partition("/")[0] == "api" else found(path, FOLDER)
    if file is None:
        if path.strip("/") or (FOLDER / "index.html").is_file():
            request.scope["state"]["for_all"] = True
            raise NotFound("house-no-page")
        return Response(PLAIN.encode(), media_type=MediaType.HTML)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    twin, encoding = packed(file, request.headers.get("accept-encoding", ""))
    data, tag = contents(twin)
    headers = {"cache-control": kept(path, file), "vary": "accept-encoding", "etag": tag}
    # Loading the page itself creates a guest for the reader; the other files are the same for everyone.
    request.scope["state"]["for_all"] = file.name != "index.html"
    if is_known(tag, request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(data, media_type=kind, headers=headers)


def kept(path: str, file: Path) -> str:
    """How long a file may be cached, and by whom: asset names change with their contents; everything else must be revalidated."""
    if "/assets/" in path:
        return "public, max-age=31536000, immutable"
    return "private, no-cache" if file.name == "index.html" else "no-cache"
