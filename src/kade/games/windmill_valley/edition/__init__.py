"""What is printed in the box, and which editions of it can be played."""

from kade.games.windmill_valley.edition.checks import SCHEMA, check
from kade.games.windmill_valley.edition.printed import WindmillPrinted

load_components = WindmillPrinted

__all__ = ["SCHEMA", "check", "load_components"]
