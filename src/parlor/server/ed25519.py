"""Ed25519 by a library of the machine: cryptography in a house, the page's in a tab."""

import sys

if sys.platform == "emscripten":
    import parlor_browser

    def public_key(private: bytes) -> bytes:
        """The public key of a private one."""
        return bytes.fromhex(parlor_browser.publicKey(private.hex()))

    def sign(private: bytes, message: bytes) -> bytes:
        """The signature of a message."""
        return bytes.fromhex(parlor_browser.sign(private.hex(), message.hex()))

    def is_valid(key: bytes, signature: bytes, message: bytes) -> bool:
        """Whether a message was signed with the private key of a public one."""
        return bool(parlor_browser.isValid(key.hex(), signature.hex(), message.hex()))
else:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

    def public_key(private: bytes) -> bytes:
        """The public key of a private one."""
        return Ed25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw()

    def sign(private: bytes, message: bytes) -> bytes:
        """The signature of a message."""
        return Ed25519PrivateKey.from_private_bytes(private).sign(message)

    def is_valid(key: bytes, signature: bytes, message: bytes) -> bool:
        """Whether a message was signed with the private key of a public one."""
        try:
            Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
        except (ValueError, InvalidSignature):
            return False
        return True
