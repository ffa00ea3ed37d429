"""kade.client: a program at a table of a server that it knows by its address only."""

from __future__ import annotations

import random
import runpy
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import ANY

import pytest
from tests.server.harness import Server as Running

from kade import client
from kade.bots import FULL, Budget, Observation

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"
GAME = "amsterdam"
"""Its games have the fewest decisions."""

pytestmark = pytest.mark.server


@pytest.fixture
def remote(server: Running) -> Iterator[client.Server]:
    with client.Server(server.address) as found:
        yield found


class Interrupted:
    """Chooses by chance; now and then the line breaks, or another program at the same seat is quicker."""

    def __init__(self, seat: client.Seat) -> None:
        self.seat = seat
        self.luck = random.Random(1)
        self.asked = 0

    def choose(self, seen: Observation, budget: Budget = FULL) -> int:
        self.asked += 1
        if self.asked == 3:
            self.seat.close()
        if self.asked == 6:
            with self.seat.server.sit(self.seat.table, self.seat.token) as twin:
                twin.choose(twin.position.choices[0].id)
        return self.luck.choice(seen.legal)


@pytest.mark.slow
def test_a_bot_plays_a_whole_game_though_the_line_breaks_and_somebody_is_quicker(remote: client.Server) -> None:
    made = remote.new_table(GAME, ["me", "random"], name="Ada")
    with remote.sit(made.table, made.tokens["0"]) as seat:
        bot = Interrupted(seat)
        result = seat.play(bot)
        assert bot.asked > 6
        assert seat.turn() is None
    about = remote.table(f"{remote.address}{made.link}")
    assert about.over
    assert about.result == result
    assert [(player.name, player.bot) for player in about.seats] == [("Ada", None), (ANY, "random")]


@pytest.mark.slow
def test_the_example_joins_a_table_by_its_link_and_plays_to_the_end(
    remote: client.Server, capsys: pytest.CaptureFixture[str]
) -> None:
    made = remote.new_table(GAME, ["random", "open"])
    example = runpy.run_path(str(EXAMPLE))
    example["main"](remote.address + made.link, "random")
    about = remote.table(made.table)
    assert about.result is not None
    points = " : ".join(map(str, about.result.points))
    said = "won" if 1 in about.result.winners else "did not win"
    assert capsys.readouterr().out.splitlines() == [
        f"At seat 1 of {remote.address}/t/{made.table}",
        f"random {said}: {points}",
    ]


def test_a_program_sees_what_its_seat_may_know_and_the_rest_dealt_anew(remote: client.Server) -> None:
    made = remote.new_table("amsterdam", ["me", "open"])
    other = remote.join(made.table, "Bea")
    with remote.sit(made.table, made.tokens["0"]) as seat, remote.sit(made.table, other.token) as hers:
        seen, hers_seen = seat.observe(), hers.observe()
        assert [seen.game.name(action) for action in seen.legal] == [one.id for one in seat.position.choices]
        states = [seen.game.from_dict(seat._state()) for _ in range(3)]
        assert {str(state.view(0)) for state in states} == {str(seen.view)}
        dealt = {str(state.view(1)["seats"][1]) for state in states}
        assert len(dealt) == 3
        assert str(hers_seen.view["seats"][1]) not in dealt, "this would be the other's true hand"
        with pytest.raises(client.Refused, match="not yours") as refused:
            seat._ask(type="observe", seat=1)
        assert refused.value.code == "wrong-seat"


def test_what_goes_wrong_is_said_in_a_sentence(remote: client.Server) -> None:
    with pytest.raises(client.NoServer, match="right would be http://127"):
        client.Server("greedy")
    with client.Server("http://127.0.0.1:9") as nowhere, pytest.raises(client.NoServer, match="No Kade server answers"):
        nowhere.games()
    with pytest.raises(client.Refused, match="chess") as refused:
        remote.new_table("chess", ["me"])
    assert refused.value.code
    with pytest.raises(client.Refused, match="table"):
        remote.sit("nowhere", "token")
    made = remote.new_table("amsterdam", ["me", "greedy"])
    with pytest.raises(client.Refused, match="opens no seat"):
        remote.sit(made.table, "not-a-token")
    assert GAME in [game.id for game in remote.games()]
