"""A passkey in software, as a browser would answer for it, honest or not; and a person who uses one over HTTP."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.running import Guest
from tests.server.typed import typed

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


class Authenticator:
    """One passkey."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.handle = b""
        self.uses = 0

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        self.uses += 1
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to a request to make a passkey."""
        self.handle = base64url_to_bytes(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(options["rp"]["id"], PRESENT_AND_VERIFIED | WITH_KEY)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], origin)
        return self._credential({"clientDataJSON": bytes_to_base64url(client), "attestationObject": bytes_to_base64url(told)})

    def show(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to a request to sign in."""
        data = self._data(options["rpId"], PRESENT_AND_VERIFIED)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature, "userHandle": self.handle}
        return self._credential({name: bytes_to_base64url(part) for name, part in parts.items()})

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


class Somebody(Guest):
    """A person at a house with a name, as passkeys need one: localhost."""

    def __init__(self, url: str) -> None:
        super().__init__(url.replace("127.0.0.1", "localhost"))
        self.http.headers["origin"] = self.url

    async def make(self, passkey: Authenticator) -> Any:
        """Makes a passkey; returns who one is then."""
        options = await self.ask("POST", "/api/me/passkeys/options")
        return await self.ask("POST", "/api/me/passkeys", {"credential": passkey.make(options, self.url)})

    async def sign_in(self, passkey: Authenticator, status: int = 200) -> Any:
        """Signs in with a passkey."""
        options = await self.ask("POST", "/api/sign-in/options")
        return await self.ask("POST", "/api/sign-in", {"credential": passkey.show(options, self.url)}, status)

    async def link(self) -> str:
        """A personal link's token."""
        return str((await self.ask("POST", "/api/me/links"))["path"].partition("#")[2])

    async def named(self, name: str) -> "Somebody":
        await self.ask("PUT", "/api/me", {"name": name})
        return self


async def operating(url: str, database: str) -> Somebody:
    """Somebody who runs a house, and has shown the passkey."""
    token = typed("admin", "operator", "--database", database).stdout.partition("#")[2].split()[0]
    host = Somebody(url)
    await host.ask("GET", "/api/house")
    passkey = Authenticator()
    await host.make(passkey)
    await host.ask("POST", "/api/operator/become", {"token": token})
    options = await host.ask("POST", "/api/operator/options")
    await host.ask("POST", "/api/operator/enter", {"credential": passkey.show(options, host.url)})
    return host
