"""What every game's printed matter shares: which game and edition it is, and the actions that follow from it."""
# mypyc: compile

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from kade.kernel.actions import ActionSpace


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """What is printed on boards, cards and tiles of one edition: immutable, shared by its states, never copied."""

    def __init__(self, module: str, game: str, rules: int, edition: dict[str, Any], actions: ActionSpace) -> None:
        self.module = module
        self.game = game
        self.rules = rules
        self.edition = edition
        self.actions = actions
        self.explainer: Callable[[str, dict[str, object]], str] | None = None

    def component_names(self, kind: str) -> list[str]:
        """The names of a kind of components, or of those that lie in a place, by their numbers."""
        raise NotImplementedError

    def supply(self, kind: str) -> list[int]:
        """How many of each component of a kind the box has: one, unless the game says otherwise."""
        return [1] * len(self.component_names(kind))

    def explain(self, reason: str, details: dict[str, object]) -> str:
        """An English sentence for a reason of refusal."""
        return reason.replace("-", " ") if self.explainer is None else self.explainer(reason, details)
