"""What is counted while people play, for whoever wants to know (metrics.py). Nothing about anybody."""

from __future__ import annotations


class Figures:
    """Counts nothing."""

    def entry_written(self, game: str, kind: str) -> None:
        """An entry of a journal: do, undo, end …"""

    def write_took(self, game: str, seconds: float) -> None:
        """Until a decision was on disk, from when its table was free."""

    def table_made(self, game: str) -> None: ...

    def refusal_told(self, code: str) -> None: ...


_counter = Figures()


def count_by(figures: Figures) -> None:
    """From now on these count."""
    global _counter
    _counter = figures


def entry_written(game: str, kind: str) -> None:
    _counter.entry_written(game, kind)


def write_took(game: str, seconds: float) -> None:
    _counter.write_took(game, seconds)


def table_made(game: str) -> None:
    _counter.table_made(game)


def refusal_told(code: str) -> None:
    _counter.refusal_told(code)
