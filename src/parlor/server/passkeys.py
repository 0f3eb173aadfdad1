"""Passkeys: made on one device, and used to sign in on another. WebAuthn is checked by the `webauthn` package.

Loaded when the first passkey is met: a house starts much faster without that package.
"""

import json
import logging
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from parlor.server import people, tickets
from parlor.server.passkey_store import of_person
from parlor.server.refusals import Refused
from parlor.server.store import Database, Store

log = logging.getLogger("parlor.people")
ADDING, SIGNING_IN = "passkey", "sign-in"
LASTS = 300.0
MOST = 20
HOUSE_NAME = "Parlor"
LONGEST_ID = 1500
BAD = (WebAuthnException, ValueError, KeyError, TypeError)


def site(origin: str) -> str:
    """What a passkey is made for: the name of the web site."""
    name = urlsplit(origin).hostname or ""
    if not name or ":" in name or name.replace(".", "").isdecimal():
        raise Refused("house-passkey-needs-name")
    return name


class Passkeys:
    """Makes passkeys and checks them. What a person may not have is refused outside the store, whose tasks write all or nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def to_add(self, person: str, name: str, origin: str) -> dict[str, Any]:
        """What the browser needs to make a passkey for a person."""
        named = site(origin)
        mine = await self._store.read(lambda database: of_person(database, person))
        if len(mine) >= MOST:
            raise Refused("house-passkeys-enough", number=MOST)
        challenge = await self._store.write(lambda database: tickets.issue(database, ADDING, person, LASTS, origin))
        options = webauthn.generate_registration_options(
            rp_id=named,
            rp_name=HOUSE_NAME,
            user_name=name,
            user_id=person.encode(),
            user_display_name=name,
            challenge=base64url_to_bytes(challenge),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in mine],
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    async def add(self, person: str, device: str, credential: dict[str, Any], origin: str, label: str) -> None:
        """Checks and keeps a new passkey; the person is a lasting one from now on, and this is one of their devices."""
        challenge = await self._answered(ADDING, person, credential, origin)
        try:
            made = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site(origin), expected_origin=origin
            )
        except BAD as error:
            raise useless("adding", error) from None
        id, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)

        def keep(database: Database) -> bool:
            kept = database.changed(
                "INSERT INTO passkeys (id, person, public_key, uses, label, added, seen) VALUES (?, ?, ?, ?, ?, ?, ?) "
                "ON CONFLICT DO NOTHING",
                [id, person, key, made.sign_count, label, people.today(), people.today()],
            )
            if kept:
                people.add_device(database, person, device, label)
            return kept == 1

        if not await self._store.write(keep):
            raise Refused("house-passkey-anothers")

    async def to_sign_in(self, device: str, origin: str) -> dict[str, Any]:
        """What the browser needs to let a person sign in with any of their passkeys."""
        named = site(origin)
        challenge = await self._store.write(lambda database: tickets.issue(database, SIGNING_IN, device, LASTS, origin))
        options = webauthn.generate_authentication_options(rp_id=named, challenge=base64url_to_bytes(challenge))
        return dict(json.loads(webauthn.options_to_json(options)))

    async def signed_in(self, device: str, credential: dict[str, Any], origin: str) -> str:
        """The person whose passkey has answered a challenge of this device."""
        challenge = await self._answered(SIGNING_IN, device, credential, origin)
        id = str(credential.get("id", ""))[:LONGEST_ID]
        rows = await self._store.read(lambda database: database.run("SELECT person, public_key, uses FROM passkeys WHERE id = ?", [id]))
        if not rows:
            raise Refused("house-passkey-unknown")
        person, key, uses = str(rows[0][0]), base64url_to_bytes(rows[0][1]), int(rows[0][2])
        try:
            proof = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site(origin),
                expected_origin=origin,
                credential_public_key=key,
                credential_current_sign_count=uses,
            )
            handle = credential["response"].get("userHandle")
            if handle and base64url_to_bytes(str(handle)) != person.encode():
                raise ValueError("the passkey names somebody else")
        except BAD as error:
            raise useless("signing in", error) from None
        used = "UPDATE passkeys SET uses = ?, seen = ? WHERE id = ?"
        await self._store.write(lambda database: database.run(used, [proof.new_sign_count, people.today(), id]))
        return person

    async def _answered(self, kind: str, whose: str, credential: dict[str, Any], origin: str) -> bytes:
        """The challenge that a credential answers, which is used up, whatever comes of it."""
        challenge = challenge_of(credential)
        if await self._store.write(lambda database: tickets.take(database, kind, challenge)) != (whose, origin):
            log.warning("a challenge was answered too late, twice or by somebody else", extra={"kind": kind})
            raise Refused("house-passkey-too-late")
        return base64url_to_bytes(challenge)


def challenge_of(credential: dict[str, Any]) -> str:
    """The challenge that a credential answers."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(told["challenge"])[:100]
    except BAD as error:
        raise useless("reading", error) from None


def useless(doing: str, error: Exception) -> Refused:
    """A passkey that does not hold; the log says why."""
    log.warning("a passkey was refused", extra={"doing": doing, "why": str(error)[:200]})
    return Refused("house-passkey-useless")
