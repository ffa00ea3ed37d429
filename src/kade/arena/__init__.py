"""Many games between bots: who plays whom, where it is played, what is kept, and what can be read from it. Nothing here
speaks to people: sentences and pages are the command's affair."""

from kade.arena.executors import Executor, OnRay, Pool, ThisProcess, executor
from kade.arena.plan import Plan, seed_of
from kade.arena.play import Outcome, Played, play_one, played
from kade.arena.run_folder import RunFolder
from kade.arena.tally import Tally

__all__ = [
    "Executor",
    "OnRay",
    "Outcome",
    "Plan",
    "Played",
    "Pool",
    "RunFolder",
    "Tally",
    "ThisProcess",
    "executor",
    "play_one",
    "played",
    "seed_of",
]
