"""Imported once by the process that Forked servers come from: what every start would have to do again is done here."""

from __future__ import annotations

import tempfile
from pathlib import Path

import kade
from kade.server import run as run
from kade.server.app import create_app
from kade.server.settings import Settings

game = kade.load("amsterdam")
game.panels(game.new(seed=1, players=2).view(0))
game.say("draw card")
with tempfile.TemporaryDirectory() as folder:
    create_app(Settings(data=Path(folder)))
