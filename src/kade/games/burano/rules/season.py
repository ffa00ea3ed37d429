"""The course of the year: seasons, rounds, the clean-up in its order, the end (BU-4.1, BU-4.8, BU-10, BU-13)."""
# mypyc: compile

from __future__ import annotations

from typing import ClassVar, Final, final

from kade.games.burano.rules.cleanup import (
    BuyCubes,
    DrawRoofs,
    GatherCubes,
    NewMarkers,
    PutRoofsAway,
    ScoreIslands,
    ScoreLace,
    TakeInstead,
)
from kade.games.burano.rules.earning import Recall
from kade.games.burano.rules.lace import MakeLace
from kade.games.burano.rules.pyramid import BuildPyramids, PutBoughtCube, begin_building
from kade.games.burano.rules.sailing import FirstHut, Fish, Sail, SecondHut, SendWorkers
from kade.games.burano.rules.scoring import tell_scores
from kade.games.burano.rules.state import Burano
from kade.games.burano.rules.trade import HandOver, Trade
from kade.games.burano.rules.turn import ChooseCube, ChooseHouses, ChooseSite, RoofReward, Turn
from kade.kernel.event import Event
from kade.kernel.stack import by_name
from kade.kernel.step import Automatic


@final
class Season(Automatic[Burano]):
    """A season: pyramids all at once, its rounds, then the clean-up (BU-4.1, BU-4.2)."""

    name: ClassVar[str] = "season"

    def run(self, s: Burano) -> None:
        s.round = 0
        if s.listener is not None:
            s.tell(Event("season", {"season": s.box.seasons[s.season], "seat": s.first}))
        s.stack.append(CleanUp(s.first))
        s.stack.append(Round(s.first))
        building = 0
        for seat in range(s.seats):
            if begin_building(s.players[seat]):
                building |= 1 << seat
        s.stack.append(BuildPyramids(s.first, building))


@final
class Round(Automatic[Burano]):
    """Every player has one turn, from the first player clockwise; then the marker moves on (BU-4.8)."""

    name: ClassVar[str] = "round"

    def run(self, s: Burano) -> None:
        s.round += 1
        if s.round < s.box.rounds[s.season]:
            s.stack.append(self)
        for i in range(s.seats - 1, -1, -1):
            s.stack.append(Turn((s.first + i) % s.seats, 0))


@final
class CleanUp(Automatic[Burano]):
    """The steps of the clean-up, each in the turn order of the season just ended; after winter only two of them
    (BU-10, BU-10.9, BU-10.16)."""

    name: ClassVar[str] = "clean-up"

    def run(self, s: Burano) -> None:
        last_first = [(s.first + i) % s.seats for i in range(s.seats - 1, -1, -1)]
        if s.season == len(s.box.seasons) - 1:
            s.stack.append(End(s.first))
        else:
            s.stack.append(NextSeason(s.first))
            for seat in last_first:
                s.stack.append(PutRoofsAway(seat))
            for seat in last_first:
                s.stack.append(GatherCubes(seat))
            s.stack.append(NewMarkers(s.first))
        for seat in last_first:
            s.stack.append(ScoreLace(seat, 0, False))
        s.stack.append(ScoreIslands(s.first))


@final
class NextSeason(Automatic[Burano]):
    """The first-player marker passes clockwise and the next season begins (BU-10.15)."""

    name: ClassVar[str] = "next-season"

    def run(self, s: Burano) -> None:
        s.season += 1
        s.first = (s.first + 1) % s.seats
        s.stack.append(Season(s.first))


@final
class End(Automatic[Burano]):
    """Privilege points become coins; the final scoring is told (BU-13)."""

    name: ClassVar[str] = "end"

    def run(self, s: Burano) -> None:
        for me in s.players:
            me.coins += me.privilege * s.box.coins_per_privilege
            me.privilege = 0
        tell_scores(s)
        s.finish()


STEPS: Final = by_name(
    Season,
    Round,
    CleanUp,
    NextSeason,
    End,
    BuildPyramids,
    PutBoughtCube,
    Turn,
    ChooseCube,
    ChooseSite,
    ChooseHouses,
    RoofReward,
    Sail,
    FirstHut,
    SecondHut,
    Fish,
    SendWorkers,
    Trade,
    HandOver,
    MakeLace,
    Recall,
    ScoreIslands,
    ScoreLace,
    NewMarkers,
    GatherCubes,
    TakeInstead,
    BuyCubes,
    PutRoofsAway,
    DrawRoofs,
)
