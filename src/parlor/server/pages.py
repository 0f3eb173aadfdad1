"""The files of the web front end, where it is part of the installation."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

import parlor
from parlor.server.desk import NotFound

# Files of the build have a compressed twin: the suffix, and what a browser calls it, the smallest first.
TWINS = ((".br", "br"), (".gz", "gzip"))
FOLDER = Path(parlor.__file__).parent / "web_dist"
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Parlor</title>
<h1>Parlor</h1>
<p>The house is open, but this installation has no web table.
Play in the terminal with <code>parlor play</code>, or speak to the house by its <a href="/api/schema/openapi.json">interface</a>.</p>
</html>
"""


def found(path: str, folder: Path) -> Path | None:
    """The file of a path; a page of the front end where there is no such file; None where a file is missing."""
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
    """The twin of a file that the browser takes, and its encoding; the file itself where there is none."""
    taken = [word.partition(";") for word in accepts.replace(" ", "").lower().split(",")]
    names = {name for name, _, weight in taken if weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")}
    for suffix, name in TWINS:
        twin = file.with_name(file.name + suffix)
        if name in names and twin.is_file():
            return twin, name
    return file, None


@get(["/", "/{path:path}"], include_in_schema=False, opt={"packed": True})
async def page(request: Request[None, None, State], path: str = "") -> Response[bytes]:
    """A file of the web front end."""
    file = None if path.lstrip("/").partition("/")[0] == "api" else found(path, FOLDER)
    if file is None:
        if path.strip("/") or (FOLDER / "index.html").is_file():
            raise NotFound("There is no such page")
        return Response(PLAIN.encode(), media_type=MediaType.HTML)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # The names of assets change with their contents; everything else is asked for again.
    keep = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    twin, encoding = packed(file, request.headers.get("accept-encoding", ""))
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(twin.read_bytes(), media_type=kind, headers=headers)
