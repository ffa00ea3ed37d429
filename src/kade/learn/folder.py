"""What a game brings in its folder `learn`: plans in TOML, words in Fluent, and positions laid out as the plans say."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Any

import kade
from kade.display.game import LANGUAGES, Game
from kade.display.prose import Prose
from kade.kernel.rng import seeded
from kade.kernel.state import State

FOLDER = "learn"


def plans(game: str) -> list[str]:
    """The plans there are, by the names of their files without `.toml`."""
    folder = resources.files(kade.load(game).package) / FOLDER
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def read_plan(game: str, name: str) -> dict[str, Any]:
    """A plan as it is written; empty where the game has none of this name."""
    try:
        return tomllib.loads(kade.load(game).resource(f"{FOLDER}/{name}.toml"))
    except OSError:
        return {}


def read_words(game: str, prefix: str = "") -> Prose | None:
    """The words in all languages that have them: en.ftl and so on, each with the prefix before it."""
    sources = {}
    for lang in LANGUAGES:
        try:
            sources[lang] = kade.load(game).resource(f"{FOLDER}/{prefix}{lang}.ftl")
        except OSError:
            continue
    return Prose(sources) if sources else None


def lay_out(game: Game, spec: Mapping[str, Any]) -> State:
    """A position laid out by hand, or (`new`) a game that was begun; then `play` decisions by lot, and `moves`."""
    state = game.new(**spec["new"]) if "new" in spec else game.position(spec["lay"])
    chance = seeded(spec.get("new", {}).get("seed", 0))
    for _ in range(spec.get("play", 0)):
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
    for move in spec.get("moves", []):
        state.apply(game.action(move))
    return state
