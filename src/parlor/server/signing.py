"""Signatures of the house: Ed25519 over a canonical form of a document.

The canonical form is JSON in UTF-8 without spaces, with the keys of every object sorted. No characters are escaped except `"`, `\\` and
those below U+0020, which are written `\\b`, `\\t`, `\\n`, `\\f`, `\\r` or `\\u00` and two lowercase digits. Keys are ASCII, and numbers are
whole. A signed document has `key` and `signature` in lowercase hexadecimal; the signature covers everything except itself.
"""

import json
from hashlib import sha256
from typing import Any, TypeGuard

from parlor.server import ed25519


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
        self._private = private
        self.key = ed25519.public_key(private).hex()

    def signed(self, document: dict[str, Any]) -> dict[str, Any]:
        """The document with the public key and the signature."""
        whole = {**document, "key": self.key}
        return {**whole, "signature": ed25519.sign(self._private, canonical(whole)).hex()}


def is_signed(document: dict[str, Any]) -> bool:
    """Whether a document is signed with the key that it contains, and unchanged since."""
    key, signature = document.get("key"), document.get("signature")
    if not (is_hexadecimal(key, 64) and is_hexadecimal(signature, 128)):
        return False
    bare = {name: value for name, value in document.items() if name != "signature"}
    try:
        return ed25519.is_valid(bytes.fromhex(key), bytes.fromhex(signature), canonical(bare))
    except ValueError:
        return False


def is_hexadecimal(text: object, digits: int) -> TypeGuard[str]:
    """Whether a text consists of a number of lowercase hexadecimal digits."""
    return isinstance(text, str) and len(text) == digits and all(c in "0123456789abcdef" for c in text)
