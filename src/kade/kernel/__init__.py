"""What every game shares: states and steps, actions and their names, chance, secrecy, Records. No game words."""

from kade.kernel.actions import ActionSpace, Kind
from kade.kernel.errors import (
    BadArgument,
    BadEdition,
    BadGame,
    BadOption,
    BadRecord,
    BadState,
    IllegalAction,
    KadeError,
    RulesFault,
    UnknownGame,
)
from kade.kernel.event import Event
from kade.kernel.game import Playable
from kade.kernel.match import Match
from kade.kernel.options import Option
from kade.kernel.printed import Printed
from kade.kernel.record import Record
from kade.kernel.result import Result
from kade.kernel.rng import Rng, seeded
from kade.kernel.secrecy import ALL, NOBODY, OWNER, Passage, Place
from kade.kernel.state import State
from kade.kernel.step import Step

__all__ = [
    "ALL",
    "NOBODY",
    "OWNER",
    "ActionSpace",
    "BadArgument",
    "BadEdition",
    "BadGame",
    "BadOption",
    "BadRecord",
    "BadState",
    "Event",
    "IllegalAction",
    "KadeError",
    "Kind",
    "Match",
    "Option",
    "Passage",
    "Place",
    "Playable",
    "Printed",
    "Record",
    "Result",
    "Rng",
    "RulesFault",
    "State",
    "Step",
    "UnknownGame",
    "seeded",
]
