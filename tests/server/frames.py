"""Frames that no honest client sends, and many that one might, over raw sockets: text, bytes, control, broken ones."""

from __future__ import annotations

import asyncio
import json
import os
import random
from typing import Any

TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10
PER_SOCKET = 40
"""As many as a socket may say at once; with more, most would only hear that they are too fast."""
OPEN = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TYPES = [
    "hello",
    "choose",
    "undo",
    "resign",
    "seat-to-bot",
    "describe",
    "hint",
    "say",
    "ping",
    "look",
    "hands",
    "go-to",
    "show-me",
    "position",
    "ack",
    "presence",
]
FIELDS = [
    "id",
    "seat",
    "ticket",
    "choice",
    "tokens",
    "have",
    "moments",
    "stop",
    "bot",
    "lang",
    "text",
    "at",
    "type",
    "extra",
]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    10**30,
    -(2**63),
    2**64,
    0.5,
    1e308,
    "",
    "x",
    "en",
    "greedy",
    "keep both",
    "draw card",
    "\0",
    "\ud800",
    "٣",
    "x" * 300,
    [],
    {},
    [[]],
    ["x"],
    {"id": 1},
]


def frame(payload: bytes, kind: int = TEXT, *, last: bool = True, flags: int = 0, masked: bool = True) -> bytes:
    """A frame as the protocol has it; a client's are masked."""
    length = len(payload)
    if length < 126:
        size = bytes([length | 0x80 * masked])
    elif length < 1 << 16:
        size = bytes([126 | 0x80 * masked]) + length.to_bytes(2, "big")
    else:
        size = bytes([127 | 0x80 * masked]) + length.to_bytes(8, "big")
    mask = b"\x00\x00\x00\x00" if masked else b""  # a mask of nothing leaves the payload as it is
    return bytes([kind | 0x80 * last | flags]) + size + mask + payload


class Fuzzer:
    """Chooses frames by its own luck, so that a seed gives the same ones again."""

    def __init__(self, seed: int, tokens: list[str]) -> None:
        self.luck = random.Random(seed)
        self.tokens = tokens

    def frames(self) -> list[bytes]:
        """What one socket says: mostly a hello first, so that the rest comes further."""
        hello = self.text({"type": "hello", "tokens": self.luck.sample(self.tokens, self.luck.randint(0, 2))})
        rest = [self.one() for _ in range(PER_SOCKET - 1)]
        if self.luck.random() < 0.3:  # after such a frame the server hangs up: it comes last
            rest[-1] = self.broken()
        return [hello if self.luck.random() < 0.9 else self.one(), *rest]

    def one(self) -> bytes:
        return self.luck.choice([self.message, self.message, self.message, self.mutilated, self.noise, self.control])()

    def text(self, message: Any) -> bytes:
        return frame(json.dumps(message).encode("utf-8", "surrogatepass"))

    def message(self) -> bytes:
        """A message of some kind, its fields odd or not."""
        luck = self.luck
        said: dict[str, Any] = {"type": luck.choice(TYPES), "id": luck.randint(1, 99), "seat": luck.choice([0, 1, 2])}
        for name in luck.sample(FIELDS, luck.randint(0, 4)):
            said[name] = luck.choice(ODD) if luck.random() < 0.8 else luck.choice(self.tokens)
        return self.text(said)

    def mutilated(self) -> bytes:
        """The bytes of a message with some of them changed, gone or doubled."""
        text = bytearray(self.message())[6:]
        for _ in range(self.luck.randint(1, 4)):
            at = self.luck.randrange(len(text) or 1)
            text[at : at + self.luck.randint(0, 3)] = self.luck.randbytes(self.luck.randint(0, 3))
        return frame(bytes(text), self.luck.choice([TEXT, BYTES]))

    def noise(self) -> bytes:
        size = self.luck.choice([0, 1, 125, 126, 127, 4096, 4097, 70_000])
        text = self.luck.choice([b"[", b"9", b'{"a":', b"\xff", b" ", b'"'])
        return frame((text * size)[:size], self.luck.choice([TEXT, BYTES]))

    def control(self) -> bytes:
        """Pings, pongs, and a message in two pieces."""
        if self.luck.random() < 0.5:
            return frame(self.luck.randbytes(self.luck.randint(0, 125)), self.luck.choice([PING, PONG]))
        text = b'{"type": "ping", "id": "in two pieces"}'
        at = self.luck.randint(0, len(text))
        return frame(text[:at], TEXT, last=False) + frame(text[at:], 0)

    def broken(self) -> bytes:
        """What the protocol does not allow, or the end of it."""
        luck = self.luck
        return luck.choice(
            [
                frame(b"{}", masked=False),
                frame(b"{}", luck.choice([3, 7, 11, 15])),
                frame(b"{}", flags=luck.choice([0x10, 0x20, 0x40])),
                frame(b"x" * 126, PING),
                frame(b"x", PING, last=False),
                frame(b"{}", 0),
                frame(luck.randbytes(luck.choice([0, 1, 2, 9])), CLOSE),
                frame((luck.choice([0, 999, 1005, 5000, 65535])).to_bytes(2, "big"), CLOSE),
                b"\x81\xff" + (2**63 - 1).to_bytes(8, "big") + os.urandom(4),
                frame(b"x" * 300)[: luck.randint(1, 40)],
                luck.randbytes(luck.randint(1, 60)),
            ]
        )


async def throw(host: str, port: int, path: str, frames: list[bytes]) -> int:
    """Say all this on one socket, say goodbye, and listen until the server hangs up or falls silent."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        writer.write(OPEN.format(path=path).encode())
        await reader.readuntil(b"\r\n\r\n")
        for one in frames:
            writer.write(one)
            await writer.drain()
        writer.write(frame(b"", CLOSE))
        while await asyncio.wait_for(reader.read(1 << 16), 0.3):
            pass
    except (TimeoutError, ConnectionError, asyncio.IncompleteReadError):
        pass
    finally:
        writer.transport.abort()
    return len(frames)
