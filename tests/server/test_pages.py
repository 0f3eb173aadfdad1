"""The built page as browsers get it: compressed, cached as long as allowed, and small enough to load quickly."""

import gzip
import json
import os
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlor.server.pages import FOLDER, contents, is_known, packed
from tests.server.running import PATIENCE, Running

LARGEST_FIRST_VIEW = 150_000
built = pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="this build has no web table: make web")


@pytest.mark.parametrize(
    ("accepts", "suffix", "encoding"),
    [
        ("gzip, deflate, br, zstd", ".br", "br"),
        ("gzip", ".gz", "gzip"),
        ("br;q=0, GZIP;q=0.5", ".gz", "gzip"),
        ("identity", "", None),
        ("", "", None),
        ("brotli,,;q=", "", None),
    ],
)
def test_a_browser_gets_the_twin_that_it_takes(tmp_path: Path, accepts: str, suffix: str, encoding: str | None) -> None:
    for name in ("app.js", "app.js.br", "app.js.gz"):
        (tmp_path / name).write_text(name)
    assert packed(tmp_path / "app.js", accepts) == (tmp_path / f"app.js{suffix}", encoding)


def test_a_file_without_twins_goes_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "icon.svg").write_text("<svg/>")
    assert packed(tmp_path / "icon.svg", "br, gzip") == (tmp_path / "icon.svg", None)


def test_the_tag_of_a_file_tells_its_contents(tmp_path: Path) -> None:
    file, twin = tmp_path / "app.js", tmp_path / "app.js.gz"
    file.write_text("1")
    twin.write_text("2")
    data, tag = contents(file)
    assert (data, tag[0], tag[-1]) == (b"1", '"', '"')
    assert contents(twin)[1] != tag
    file.write_text("other")
    assert contents(file) != (data, tag)


@pytest.mark.parametrize(
    ("header", "known"),
    [('"a"', True), ('W/"a"', True), ('"b", "a"', True), ("*", True), ('"b"', False), ("", False), ("a", False), (",,W/,", False)],
)
def test_a_tag_that_the_browser_has(header: str, known: bool) -> None:
    assert is_known('"a"', header) is known


def test_long_answers_are_compressed(house: Running) -> None:
    answer = httpx.get(f"{house.url}/api/games", headers={"accept-encoding": "gzip"}, timeout=PATIENCE)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.num_bytes_downloaded < len(answer.content) / 4
    assert "content-encoding" not in httpx.get(f"{house.url}/api/games", headers={"accept-encoding": "identity"}, timeout=PATIENCE).headers


@built
def test_the_page_and_its_files(house: Running) -> None:
    page = httpx.get(f"{house.url}/g/quenette", headers={"accept-encoding": "gzip"}, timeout=PATIENCE)
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "private, no-cache"
    assert "<script>" not in page.text
    entry = manifest()["index.html"]["file"]
    script = httpx.get(f"{house.url}/{entry}", headers={"accept-encoding": "gzip"}, timeout=PATIENCE)
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["vary"] == "accept-encoding"
    assert "immutable" in script.headers["cache-control"]
    assert script.text == (FOLDER / entry).read_text(encoding="utf-8")


@built
@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
def test_files_are_the_same_for_all_and_are_not_sent_twice(house: Running, encoding: str) -> None:
    assert "set-cookie" not in httpx.get(f"{house.url}/assets/missing.js", timeout=PATIENCE).headers
    tags = set()
    for path in (manifest()["index.html"]["file"], "theme.js", "g/quenette"):
        first = httpx.get(f"{house.url}/{path}", headers={"accept-encoding": encoding}, timeout=PATIENCE)
        # Only the page itself creates a guest for its reader, and no cache in between may keep that.
        assert ("set-cookie" in first.headers) is (path == "g/quenette") is ("private" in first.headers["cache-control"])
        again = httpx.get(
            f"{house.url}/{path}", headers={"accept-encoding": encoding, "if-none-match": first.headers["etag"]}, timeout=PATIENCE
        )
        assert (again.status_code, again.content) == (304, b"")
        assert "content-length" not in again.headers or again.headers["content-length"] == "0"
        for name in ("etag", "cache-control", "vary"):
            assert again.headers[name] == first.headers[name]
        tags.add(first.headers["etag"])
        other = httpx.get(f"{house.url}/{path}", headers={"accept-encoding": encoding, "if-none-match": '"other"'}, timeout=PATIENCE)
        assert (other.status_code, other.content) == (200, first.content)
    assert len(tags) == 3


@built
def test_the_first_view_is_small() -> None:
    """Script and style of the shelf, compressed."""
    parts = manifest()
    files: set[str] = set()
    seen: set[str] = set()
    waiting = ["index.html", "src/shelf/Shelf.svelte"]
    while waiting:
        part = waiting.pop()
        if part not in seen:
            seen.add(part)
            files.update([parts[part]["file"], *parts[part].get("css", [])])
            waiting += parts[part].get("imports", [])
    size = sum(len(gzip.compress((FOLDER / file).read_bytes(), 9)) for file in files | {"theme.js"})
    assert size < LARGEST_FIRST_VIEW, f"{size} bytes for the first view: {sorted(files, key=lambda f: -os.path.getsize(FOLDER / f))[:5]}"


def manifest() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
    return read
