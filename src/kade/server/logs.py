"""What the server writes about itself: plain lines, or JSON for programs. Never a token, a decision or a chat line."""

from __future__ import annotations

import json
import logging
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime

FORMATS = ("plain", "json")


@dataclass
class Place:
    """A table, and the number of its newest entry."""

    table: str
    number: int = 0


at_table: ContextVar[Place | None] = ContextVar("at_table", default=None)
"""The table that the running task serves: whatever is logged meanwhile is about it."""


def start_logging(how: str) -> None:
    """Warnings in words; as JSON also what is usual, such as every entry that is written."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if how == "json" else logging.Formatter("kade: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("kade.server").setLevel(logging.INFO if how == "json" else logging.WARNING)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # that people hang up while they are sent something is usual


class JsonLines(logging.Formatter):
    """One object a line: time, level, message; the table and its number where it is about one; what else was said."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        place = at_table.get()
        if place is not None:
            line |= {"table": place.table, "number": place.number}
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
