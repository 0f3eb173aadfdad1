"""HTTP responses of the house: headers, cookies, pages, bad requests, and a comparison with the OpenAPI document."""

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import jsonschema
import pytest

import parlor
from parlor.server.pages import FOLDER, found
from tests.server.running import PATIENCE, Guest, Running


def test_headers_and_cookie(house: Running) -> None:
    answer = httpx.get(f"{house.url}/", timeout=PATIENCE)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    again = httpx.get(f"{house.url}/api/house", headers={"cookie": cookie.split(";")[0]}, timeout=PATIENCE)
    # The cookie of someone who keeps coming does not end.
    assert again.headers["set-cookie"].split(";")[0] == cookie.split(";")[0]
    forged = httpx.get(f"{house.url}/api/house", headers={"cookie": cookie.split(";")[0][:-2] + "xx"}, timeout=PATIENCE)
    assert forged.headers["set-cookie"].split(";")[0] != cookie.split(";")[0]


def test_cookies_are_secure_behind_tls(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", "--proxies", "127.0.0.1") as house:
        answer = httpx.get(
            f"{house.url}/api/house", headers={"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}, timeout=PATIENCE
        )
        assert "; Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


def test_the_shelf_and_its_rules(house: Running) -> None:
    shelf = httpx.get(f"{house.url}/api/games", timeout=PATIENCE).json()
    assert [game["id"] for game in shelf] == parlor.games()
    for game in shelf:
        rules = httpx.get(f"{house.url}/api/games/{game['id']}/rules", timeout=PATIENCE)
        assert rules.status_code == 200
        assert f"`{game['id']}`" in rules.text.splitlines()[0]
    assert httpx.get(f"{house.url}/api/games/nothing/rules", timeout=PATIENCE).status_code == 404


def test_leaflets_are_told_in_the_language_asked_for(house: Running) -> None:
    where = f"{house.url}/api/games/quenette/leaflet"
    for language, aim in (("en", "Take as few "), ("de", "Nimm so wenige ")):
        told = httpx.get(where, params={"lang": language}, timeout=PATIENCE).json()
        assert (told["game"], told["language"]) == ("quenette", language)
        assert told["parts"][0]["blocks"][0]["text"][0] == aim
    assert httpx.get(where, timeout=PATIENCE).json()["language"] == "en"
    strange = httpx.get(where, params={"lang": "tlh"}, timeout=PATIENCE)
    assert (strange.status_code, strange.json()["reason"]) == (400, "There is no language 'tlh': the languages are en, de")
    assert httpx.get(f"{house.url}/api/games/nothing/leaflet", timeout=PATIENCE).status_code == 404


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"{", "not understood"),
        (b'{"game": 5}', "game"),
        (b'{"game": "chess"}', "chess"),
        (b'{"game": "quenette", "players": 99}', "players"),
        (b'{"game": "quenette", "players": 12}', "Quenette is for"),
        (b'{"game": "quenette", "options": {"hands": "many"}}', "hands"),
        (b'{"game": "quenette", "options": {"x": 1}}', "no option"),
        (b'{"game": "quenette", "more": 1}', "more"),
        (b'{"game": "quenette", "seats": []}', "plan each of them"),
        (b'{"game": "quenette", "clock": 1}', "clock"),
        (b"[" * 100_000, ""),
        (b'{"game": "' + b"q" * 70_000 + b'"}', ""),
        (b"\xff\xfe", ""),
    ],
    ids=lambda body: str(body)[:40],
)
def test_a_bad_request_gets_one_sentence(house: Running, body: bytes, says: str) -> None:
    answer = httpx.post(f"{house.url}/api/tables", content=body, headers={"content-type": "application/json"}, timeout=PATIENCE)
    assert 400 <= answer.status_code < 500
    assert says.lower() in answer.json()["reason"].lower()


@pytest.mark.parametrize(
    "path", ["/api/tables/zzzzzzzzzzzz", "/api/tables/..%2f..%2fetc", "/api/nothing", "/../../etc/passwd", "/%2e%2e/x.txt", "/x%00.js"]
)
def test_what_is_not_there(house: Running, path: str) -> None:
    answer = httpx.get(house.url + path, timeout=PATIENCE)
    if path.startswith("/api/"):
        assert answer.status_code in (400, 404)
        assert answer.json()["reason"]
    # Any other path without a dot may be a page of the front end, which then says by itself that there is no such page.
    assert answer.status_code in (400, 404) or answer.content == (FOLDER / "index.html").read_bytes()
    assert "root:" not in answer.text


def test_files_of_the_front_end(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("<p>")
    (tmp_path / "web" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "web"
    assert found("app.js", folder) == folder / "app.js"
    assert found("/t/kkkkkkkkkkkk", folder) == folder / "index.html"
    assert found("", folder) == folder / "index.html"
    for path in ("../secret.txt", "/../secret.txt", "missing.js", "a\x00.js", "x" * 5000 + ".js"):
        assert found(path, folder) is None


def test_health_and_figures(house: Running) -> None:
    assert httpx.get(f"{house.url}/api/health", timeout=PATIENCE).json()["status"] == "ok"
    figures = httpx.get(f"{house.url}/metrics", timeout=PATIENCE)
    assert figures.headers["content-type"].startswith("text/plain")
    lines = [line for line in figures.text.splitlines() if not line.startswith("#")]
    assert all(len(line.rsplit(" ", 1)) == 2 and float(line.rsplit(" ", 1)[1]) >= 0 for line in lines)
    assert any(line.startswith("parlor_tables ") for line in lines)


def test_the_schema_of_the_live_channel_describes_what_is_told(house: Running) -> None:
    schema = httpx.get(f"{house.url}/api/live/schema.json", timeout=PATIENCE).json()
    heard = {**schema["heard"], "$defs": schema["$defs"]}

    async def told() -> None:
        async with Guest(house.url) as ann:
            table = await ann.play_alone("flag")
            await ann.call()
            state = await ann.watch(table)
            await ann.move(table, 0, state["view"]["choices"][0]["text"])
            await ann.move(table, 0, "nonsense")
            await ann.say("ping")
            await ann.hear("pong")
            await ann.say("dance")
            await ann.hear("trouble")
            assert {message["kind"] for message in ann.heard} >= {
                "event",
                "accepted",
                "refused",
                "pong",
                "trouble",
                "presence",
            }
            for message in ann.heard:
                jsonschema.validate(message, heard)

    asyncio.run(told())


@pytest.mark.parametrize(("phases", "examples"), [("fuzzing", 2), pytest.param("coverage,fuzzing", 100, marks=pytest.mark.soak)])
def test_schemathesis_finds_nothing(tmp_path: Path, phases: str, examples: int) -> None:
    """Requests made from the OpenAPI document, good and bad: no server errors, and every response as documented."""
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    with Running(f"sqlite:///{tmp_path}/house.db", "--requests-a-second", "100000", "--tables-a-minute", "100000") as house:
        command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{house.url}/api/schema/openapi.json", "--checks", checks]
        bounds = [
            "--phases",
            phases,
            "--max-examples",
            str(examples),
            "--seed",
            "1",
            "--generation-database",
            "none",
            "--request-timeout",
            str(PATIENCE),
        ]
        ran = subprocess.run(
            [*command, *bounds, "--no-color"],
            capture_output=True,
            text=True,
            timeout=1200,
            cwd=tmp_path,
        )
    assert ran.returncode == 0, ran.stdout[-6000:]
