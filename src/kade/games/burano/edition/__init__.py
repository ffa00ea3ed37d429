"""What is printed in the box, and which editions of it can be played."""

from kade.games.burano.edition.checks import SCHEMA, check
from kade.games.burano.edition.printed import BuranoPrinted

load_components = BuranoPrinted

__all__ = ["SCHEMA", "check", "load_components"]
