"""What can be read off a game's source without playing it: its modules, their events, refusals and questions."""

from __future__ import annotations

import ast
import functools
import importlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path

from kade.display.game import Game
from kade.kernel.step import Automatic, Step

OF_THE_KERNEL = {"game-over", "not-your-turn", "unknown-action", "not-now"}


@functools.cache
def trees(package: str, home: str) -> dict[str, ast.Module]:
    """The modules of a package that its face `home` leads to, by import, as syntax; the face comes first."""
    found: dict[str, ast.Module] = {}
    waiting = [home]
    while waiting:
        name = waiting.pop()
        file = _file(package, name)
        if name not in found and file is not None:
            found[name] = ast.parse(file.read_text(encoding="utf-8"))
            waiting += [other for other in _imported(name, found[name]) if other.startswith(f"{package}.")]
    return found


def modules(game: Game) -> dict[str, ast.Module]:
    return trees(game.package, game.module)


def _file(package: str, name: str) -> Path | None:
    """A module's source, also where a compiled one lies beside it."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    place = Path(next(iter(spec.submodule_search_locations)), *name.removeprefix(package).strip(".").split("."))
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


def _imported(name: str, tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            dots = "." * node.level + (node.module or "")
            source = importlib.util.resolve_name(dots, name.rpartition(".")[0]) if node.level else dots
            yield source
            yield from (f"{source}.{alias.name}" for alias in node.names)


# ---------------------------------------------------------------------- events


def events(game: Game) -> set[str]:
    """The names of all events that are told: the first word of every `Event(…)`."""
    found: set[str] = set()
    for tree in modules(game).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) == "Event" and node.args:
                found |= set(_words(node.args[0]))
    return found


# ---------------------------------------------------------------------- refusals


def reasons(game: Game) -> set[str]:
    """The ids of all reasons that `why_not` can answer, itself or by what it returns from other functions."""
    bodies: dict[str, list[ast.FunctionDef]] = {}
    for tree in modules(game).values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                bodies.setdefault(node.name, []).append(node)
    found = set(OF_THE_KERNEL)
    seen: set[str] = set()
    waiting = ["why_not"]
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            for body in bodies.get(name, []):
                for answer in _answers(body):
                    found |= set(_words(answer))
                    waiting += [_called(call) for call in ast.walk(answer) if isinstance(call, ast.Call)]
    return found


def _answers(body: ast.FunctionDef) -> Iterator[ast.expr]:
    """What a function returns; of a pair the first, which is the reason's id."""
    for node in ast.walk(body):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from _firsts(node.value)


def _firsts(value: ast.expr) -> Iterator[ast.expr]:
    if isinstance(value, ast.IfExp):
        yield from _firsts(value.body)
        yield from _firsts(value.orelse)
    elif isinstance(value, ast.Tuple) and value.elts:
        yield value.elts[0]
    else:
        yield value


# ---------------------------------------------------------------------- questions


def questions(game: Game) -> set[str]:
    """The names of all steps in which somebody decides."""
    found: set[str] = set()
    for name in modules(game):
        for value in vars(importlib.import_module(name)).values():
            if isinstance(value, type) and issubclass(value, Step) and value.name and not issubclass(value, Automatic):
                found.add(value.name)
    return found


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _words(value: ast.expr) -> Iterator[str]:
    """The plain words that a value can be."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _words(value.body)
        yield from _words(value.orelse)
