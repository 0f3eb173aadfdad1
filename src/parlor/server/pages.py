"""The files of the web front end, where it is part of the installation."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get

import parlor
from parlor.server.desk import NotFound

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


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "") -> Response[bytes]:
    """A file of the web front end."""
    file = found(path, FOLDER)
    if file is None:
        if path.strip("/") or (FOLDER / "index.html").is_file():
            raise NotFound("There is no such page")
        return Response(PLAIN.encode(), media_type=MediaType.HTML)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    keep = "public, max-age=31536000, immutable" if "/assets/" in path else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})
