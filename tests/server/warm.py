"""Imported once by the process that Forked servers come from: what every start would have to do again is done here."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.server import harness as harness  # where the forked process finds what it shall do

import kade
from kade.server import catalogue, garbage
from kade.server.app import create_app
from kade.server.settings import Settings

with tempfile.TemporaryDirectory() as folder:
    create_app(Settings(data=Path(folder)))
for about in catalogue.games():
    game = kade.load(about.id)
    game.panels(game.new(seed=1).view(0))
    catalogue.cover(about.id)
garbage.keep_for_good()  # or every fork would copy it all, to look for garbage in it
