"""The Containerfile, built and run by a real engine on a base of Debian's own packages: `make soak SOAK=container`."""

import asyncio
import os
import re
import secrets
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Guest

ROOT = Path(__file__).parents[2]
NEEDED = ("podman", "mmdebstrap")
BASE, IMAGE = "localhost/parlor-base", "localhost/parlor-soak"
# A compile takes minutes, on a busy machine many.
LONGEST = 3600
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
PACKAGES = "python3,python3-pip,python3-dev,python-is-python3,ca-certificates"
# What a machine without all rights of root may set, and the ways to start a container, of which the first that works is taken.
LIMITS = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=4096:4096"]
RUNTIMES = [[], ["--runtime", "runc"], ["--runtime", "crun"]]

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason=f"containers are built with {' and '.join(NEEDED)}"),
    pytest.mark.skipif(os.getuid() != 0, reason="the base is made by root"),
]


def podman(*arguments: str, check: bool = True) -> str:
    ran = subprocess.run(["podman", *arguments], capture_output=True, text=True, timeout=LONGEST, check=False)
    assert not check or ran.returncode == 0, f"podman {' '.join(arguments)}: {ran.stdout[-2000:]}{ran.stderr[-2000:]}"
    return ran.stdout.strip() if ran.returncode == 0 else ""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Debian with Python 3.11, as the image on the registry is; it trusts those whom this machine trusts, and is kept."""
    if not podman("images", "--quiet", BASE):
        root = tmp_path_factory.mktemp("base") / "root.tar"
        hooks = ["--customize-hook=rm -f $1/usr/lib/python3*/EXTERNALLY-MANAGED", f"--customize-hook=copy-in {CERTIFICATES} /etc/ssl/certs"]
        command = ["mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", *hooks, "bookworm", str(root)]
        subprocess.run(command, check=True, timeout=LONGEST, capture_output=True)
        trust = [f"--change=ENV {name}={CERTIFICATES}" for name in ("PIP_CERT", "NODE_EXTRA_CA_CERTS")]
        podman("import", *trust, str(root), BASE)
        root.unlink()
    return BASE


@pytest.fixture(scope="module")
def engine(base: str) -> list[str]:
    """The flags with which containers start here."""
    for flags in RUNTIMES:
        if podman(*flags, "run", "--rm", *LIMITS, base, "python", "--version", check=False):
            return flags
    pytest.skip("no container starts here")


@pytest.fixture(scope="module")
def image(base: str, engine: list[str]) -> str:
    podman(*engine, "build", "--format", "docker", "--network", "host", *LIMITS, "--build-arg", f"BASE={base}", "--tag", IMAGE, str(ROOT))
    return IMAGE


@pytest.fixture
def started(engine: list[str], image: str) -> Iterator[str]:
    """A house in a container, with a volume of its own; on the network of the machine, as a bridge would disturb all browsers there."""
    name = f"parlor-{secrets.token_hex(4)}"
    where = ["--network", "host", "--env", "PARLOR_HOST=127.0.0.1", "--env", f"PARLOR_PORT={free_port()}"]
    podman(*engine, "run", "--detach", "--name", name, *LIMITS, *where, "--volume", f"{name}:/data", image)
    try:
        yield name
    finally:
        podman("rm", "--force", name)
        podman("volume", "rm", name)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def opened(name: str, times: int = 1) -> str:
    """The address of the house, once it has been opened so many times."""
    async with asyncio.timeout(PATIENCE):
        while len(found := re.findall(r"Parlor is open: (\S+)", podman("logs", name))) < times:
            await asyncio.sleep(0.2)
    return str(found[-1])


def test_a_house_in_a_container_keeps_its_tables(engine: list[str], started: str) -> None:
    async def told() -> None:
        async with Guest(await opened(started)) as ann:
            table = await ann.play_alone("flag")
            await ann.call()
            state = await ann.watch(table)
            accepted = await ann.move(table, 0, state["view"]["choices"][0]["text"])
            assert accepted["kind"] == "accepted"
            podman("healthcheck", "run", started)
            await ann.hang_up()
            podman(*engine, "stop", "--time", "60", started)
            assert "Every table is kept" in podman("logs", started)
            podman(*engine, "start", started)
            assert await opened(started, 2) == ann.url
            await ann.call()
            assert (await ann.watch(table))["n"] >= accepted["n"]

    asyncio.run(told())


def test_it_runs_compiled_as_nobody_special(engine: list[str], started: str) -> None:
    assert podman(*engine, "exec", started, "parlor", "build") == "compiled"
    assert podman(*engine, "exec", started, "id", "--user") != "0"
    assert not podman(*engine, "exec", started, "sh", "-c", "command -v gcc node", check=False)
