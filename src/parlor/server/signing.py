"""Signatures of the house: Ed25519 over a canonical form of a document.

The canonical form is JSON in UTF-8 without spaces, with the keys of every object sorted. No characters are escaped except `"`, `\\` and
those below U+0020, which are written `\\b`, `\\t`, `\\n`, `\\f`, `\\r` or `\\u00` and two lowercase digits. Keys are ASCII, and numbers are
whole. A signed document has `key` and `signature` in lowercase hexadecimal; the signature covers everything except itself.
"""

import json
from hashlib import sha256
from typing import Any, TypeGuard

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


class NotCanonical(ValueError):
    """A document that has no canonical form."""


def canonical(document: object) -> bytes:
    """The canonical form of a document; raises NotCanonical."""
    try:
        _check(document)
        return json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
    except (TypeError, ValueError, RecursionError):
        raise NotCanonical("the document holds something that has no canonical form") from None


def _check(value: object) -> None:
    """Raises TypeError if JSON has two ways to write a value, or none."""
    if isinstance(value, dict):
        for key, each in value.items():
            if not (isinstance(key, str) and key.isascii()):
                raise TypeError
            _check(each)
    elif isinstance(value, list):
        for each in value:
            _check(each)
    elif not (value is None or isinstance(value, str | int)):
        raise TypeError


def digest(document: object) -> str:
    """SHA-256 of the canonical form, in hexadecimal."""
    return sha256(canonical(document)).hexdigest()


class Signer:
    """Signs with the private key of the house."""

    def __init__(self, private: bytes) -> None:
        self._private = Ed25519PrivateKey.from_private_bytes(private)
        self.key = self._private.public_key().public_bytes_raw().hex()

    def signed(self, document: dict[str, Any]) -> dict[str, Any]:
        """The document with the public key and the signature."""
        whole = {**document, "key": self.key}
        return {**whole, "signature": self._private.sign(canonical(whole)).hex()}


def is_signed(document: dict[str, Any]) -> bool:
    """Whether a document is signed with the key that it contains, and unchanged since."""
    key, signature = document.get("key"), document.get("signature")
    if not (is_hexadecimal(key, 64) and is_hexadecimal(signature, 128)):
        return False
    bare = {name: value for name, value in document.items() if name != "signature"}
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), canonical(bare))
    except (ValueError, InvalidSignature):
        return False
    return True


def is_hexadecimal(text: object, digits: int) -> TypeGuard[str]:
    """Whether a text consists of a number of lowercase hexadecimal digits."""
    return isinstance(text, str) and len(text) == digits and all(c in "0123456789abcdef" for c in text)
