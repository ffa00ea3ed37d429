"""Whether an edition's data has the shape of the component file: the same keys, the same types, however deep."""

from __future__ import annotations

from typing import Any

from kade.kernel.errors import BadEdition

ONLY_DRAWN = ("at", "polygon", "label", "places", "icons", "canvas", "centre", "market_polygon", "lines")


def check_shape(base: dict[str, Any], data: dict[str, Any]) -> None:
    for key, value in data.items():
        _compare(f"[{key}]", [base[key]], value)


def _compare(label: str, models: list[Any], value: Any) -> None:
    """A value against all those that stand in the same place of the component file."""
    kinds = {type(model) for model in models}
    if type(value) not in kinds:
        allowed = " or ".join(sorted(kind.__name__ for kind in kinds))
        raise BadEdition(f"{label} is {value!r}, but must be of the kind {allowed}, like {models[0]!r}.")
    if isinstance(value, dict):
        dicts = [model for model in models if isinstance(model, dict)]
        for key in set.intersection(*(set(model) for model in dicts)):
            if key not in value:
                raise BadEdition(f"{label} has no {key!r}.")
        for key, item in value.items():
            found = [model[key] for model in dicts if key in model]
            if not found:
                raise BadEdition(f"{label}: there is no {key!r}; there is {', '.join(dicts[0])}.")
            if key not in ONLY_DRAWN:
                _compare(f"{label} {key}", found, item)
    elif isinstance(value, list):
        items = [item for model in models for item in model]
        for item in value if items else []:
            name = f" {item['id']}" if isinstance(item, dict) and "id" in item else ""
            _compare(f"{label}{name}", items, item)
    elif isinstance(value, int) and not -1000 <= value <= 1000:
        raise BadEdition(f"{label} is {value}, which is out of all proportion.")
