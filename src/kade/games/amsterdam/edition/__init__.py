"""What is printed in the box, and which editions of it can be played."""

from kade.games.amsterdam.edition.checks import SCHEMA, check
from kade.games.amsterdam.edition.printed import AmsterdamPrinted

load_components = AmsterdamPrinted

__all__ = ["SCHEMA", "check", "load_components"]
