"""A position as it is written down beside a table, and read again by the rules of today."""

from __future__ import annotations

import msgspec

from kade.display.game import Game
from kade.kernel import State
from kade.kernel.errors import KadeError


def write_position(state: State) -> str:
    return msgspec.json.encode(state.to_dict()).decode()


def read_position(game: Game, text: str) -> State:
    """The position; a KadeError when the rules of today cannot read it."""
    try:
        return game.from_dict({**msgspec.json.decode(text), "rules": game.rules})
    except msgspec.MsgspecError as problem:
        raise KadeError(f"This position cannot be read: {problem}.") from None
