"""A real nginx before a house, with TLS and a certificate of its own, and guests who come through it."""

import datetime
import ipaddress
import os
import pwd
import random
import shutil
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import connect

from tests.server.running import PATIENCE, Guest

NAME = "cards.example.org"
HERE = "127.0.0.1"
# Where `make` puts Debian's nginx, and where Debian does.
PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", f"{sys.prefix}/nginx/usr/sbin"])
# All that the page does not say, because a machine with nginx has it.
AROUND = """{user}
pid {folder}/nginx.pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def nginx() -> str:
    """The command; without one the test is skipped."""
    found = shutil.which("nginx", path=PLACES)
    if found is None:
        pytest.skip("there is no nginx here (on Debian: apt-get install nginx)")
    return found


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName(NAME), x509.IPAddress(ipaddress.ip_address(HERE))])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, private = folder / f"{NAME}.pem", folder / f"{NAME}.key"
    public.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    private.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    return public, private


class Proxy:
    """Where the proxy answers, and whom its guests trust."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def guest(self) -> "SecureGuest":
        return SecureGuest(self)


@contextmanager
def proxy(site: str, folder: Path) -> Iterator[Proxy]:
    """Runs nginx with a site as the page has it; only its port and the place of its certificate are others."""
    folder.mkdir()
    command, (certificate, key) = nginx(), make_certificate(folder)
    assert "listen 443 ssl;" in site
    site = site.replace(f"/etc/ssl/{NAME}.pem", str(certificate)).replace(f"/etc/ssl/{NAME}.key", str(key))
    user = f"user {pwd.getpwuid(0).pw_name};" if os.getuid() == 0 else ""
    for _ in range(20):
        port = random.randrange(20_000, 30_000)
        settings = folder / "nginx.conf"
        settings.write_text(AROUND.format(user=user, folder=folder, site=site.replace("listen 443 ssl;", f"listen {HERE}:{port} ssl;")))
        start: list[str | Path] = [command, "-e", folder / "errors", "-p", folder, "-c", settings]
        started = subprocess.run(start, capture_output=True, text=True, timeout=PATIENCE, check=False)
        if started.returncode == 0:
            break
        assert "Address already in use" in started.stderr, started.stderr
    # It went on in the background as soon as it listened, and then writes down its number.
    try:
        yield Proxy(port, certificate)
    finally:
        written = folder / "nginx.pid"
        until(lambda: written.exists() and written.read_text().endswith("\n"))
        os.kill(int(written.read_text()), signal.SIGTERM)


def until(true: Callable[[], bool]) -> None:
    """Waits for a condition."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


class SecureGuest(Guest):
    """A guest whose browser says https and wss, and asks for the house by its name."""

    def __init__(self, proxy: Proxy) -> None:
        super().__init__(f"https://{NAME}")
        self.proxy = proxy
        self.http = httpx.AsyncClient(
            base_url=f"https://{HERE}:{proxy.port}", verify=proxy.trust, timeout=PATIENCE, headers={"host": NAME, "origin": self.url}
        )

    async def call(self, **headers: str) -> None:
        self.socket = await connect(
            f"wss://{NAME}/api/live",
            host=HERE,
            port=self.proxy.port,
            ssl=self.proxy.trust,
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"cookie": self.cookie, **headers},
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            proxy=None,
        )
