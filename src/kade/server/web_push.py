"""Web Push: this server's key, and a message that only the browser it is for can read."""

from __future__ import annotations

import base64
import contextlib
import os
import time
from pathlib import Path
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from kade.server.bodies import PushTarget
from kade.server.errors import Refused

CONTACT = "mailto:kade@localhost.invalid"
LIFETIME = 12 * 3600
"""Seconds: a browser that is off for longer is not told any more."""


class PushKey:
    """Made when it is first needed and kept in the data folder: browsers that subscribed with it expect it for ever."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "vapid.pem"
        self._key: Vapid02 | None = None

    def _vapid(self) -> Vapid02:
        if self._key is None:
            if not self._file.exists():
                self._make()
            self._key = Vapid02.from_file(str(self._file))
        return self._key

    def _make(self) -> None:
        """Whole or not at all, and for the server's own user only; of several workers the first makes it."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = Vapid02()
        fresh.generate_keys()
        draft = self._file.with_name(f".{self._file.name}.{os.getpid()}")
        draft.touch(mode=0o600)
        draft.write_bytes(fresh.private_pem())
        with contextlib.suppress(FileExistsError):
            self._file.hardlink_to(draft)
        draft.unlink()

    @property
    def public(self) -> str:
        """As browsers want it when they subscribe."""
        point = self._vapid().public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str) -> dict[str, str]:
        """They prove to the push service who sends."""
        parts = urlsplit(endpoint)
        claims = {"sub": CONTACT, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LIFETIME}
        return {
            **self._vapid().sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFETIME),
            "Urgency": "normal",
        }


def encrypted(target: PushTarget, message: bytes) -> bytes:
    """RFC 8291."""
    key = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        message, private_key=key, dh=decoded(target.p256dh), auth_secret=decoded(target.auth), version="aes128gcm"
    )
    return body


def check_target(target: PushTarget) -> None:
    """Refuse keys with which nothing could be encrypted."""
    try:
        encrypted(target, b"")
        good = len(decoded(target.auth)) == 16
    except Exception:
        good = False
    if not good:
        raise Refused("bad-address", "These are not the keys of a browser's subscription.")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
