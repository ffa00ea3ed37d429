"""Commands that need more than `pip install kade` brings: without it they say which extra to install."""

from __future__ import annotations

from importlib.util import find_spec

from kade.cli.voice import Voice

SERVER = (
    "alembic",
    "cryptography",
    "h11",
    "http_ece",
    "httpcore",
    "ifaddr",
    "litestar",
    "msgspec",
    "prometheus_client",
    "py_vapid",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
ARENA = ("openskill",)
TRAINING = ("numpy",)


def need_server(voice: Voice) -> None:
    if not all(map(find_spec, SERVER)):
        raise voice.misuse("error-no-server")


def need_arena(voice: Voice) -> None:
    if not all(map(find_spec, ARENA)):
        raise voice.misuse("error-no-arena")


def need_training(voice: Voice) -> None:
    if not all(map(find_spec, TRAINING)):
        raise voice.misuse("error-no-training")
