"""Encrypting and posting one web push, by the `pywebpush` package.

Loaded with the first push: a house starts much faster without it.
"""

from typing import Any

import requests
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

TIMEOUT = 10.0
DAY = 86_400


class NoDetours(requests.Session):
    """A connection that follows no redirects, which could lead anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.trust_env = False
        self.max_redirects = 0


def post(private: ec.EllipticCurvePrivateKey, contact: str, to: dict[str, Any], text: str) -> bool:
    """Posts a text to a browser; False if it no longer wants any."""
    with NoDetours() as session:
        try:
            webpush(
                to,
                text,
                vapid_private_key=Vapid02(private),
                vapid_claims={"sub": contact},
                ttl=DAY,
                timeout=TIMEOUT,
                requests_session=session,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in (404, 410):
                return False
            raise
    return True
