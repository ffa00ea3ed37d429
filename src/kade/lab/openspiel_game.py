"""Every game as a Python game of OpenSpiel, under the name `kade_` and its id with underscores:

    import pyspiel
    import kade.lab.openspiel_game
    game = pyspiel.load_game("kade_amsterdam(players=3,deals=100)")

The only chance node is the first: which of `deals` deals it is, of boards, decks and all later draws. So histories can
be played again, as OpenSpiel wants it. A search that copies states knows what is hidden in them; one that samples what
a player may believe (`resample_from_infostate`, as ISMCTS does) knows what the seat knows. Where the rules let several
seats decide at once, they are asked one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np

import kade
from kade.kernel import State
from kade.lab.encoding import Encoding
from kade.lab.rewards import win

try:
    import pyspiel
except ModuleNotFoundError:
    message = "kade.lab.openspiel_game needs OpenSpiel: install it with pip install 'kade[openspiel]'."
    raise kade.KadeError(message) from None

DEALS: Final = 1000


class _Copied:
    """The game being played, or None before the deal. OpenSpiel copies it deeply, which is quicker done by itself."""

    def __init__(self, state: State | None = None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> _Copied:
        return _Copied(None if self.state is None else self.state.copy())


class KadeState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel walks through it."""

    def __init__(self, game: KadeGame) -> None:
        super().__init__(game)
        self._kade = _Copied()

    @property
    def position(self) -> State:
        """Our own state, once it is dealt."""
        assert self._kade.state is not None, "it is not dealt yet"
        return self._kade.state

    def current_player(self) -> int:
        if self._kade.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self._kade.state.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self._kade.state is None:
            game = self.get_game()
            self._kade = _Copied(game.kade.new(players=game.num_players(), seed=action))
        else:
            self._kade.state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.get_game().kade.name(action)

    def is_terminal(self) -> bool:
        return self._kade.state is not None and self._kade.state.over

    def returns(self) -> list[float]:
        return win(self.position.result()) if self.is_terminal() else [0.0] * self.get_game().num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KadeState:
        """Another position that this player cannot tell from this one."""
        other: KadeState = self.clone()
        other._kade = _Copied(self.position.resample(player, int(sampler() * 2**32)))
        return other

    def __str__(self) -> str:
        return "not dealt" if self._kade.state is None else repr(self._kade.state)


class KadeObserver:
    """What a player sees: the row of the encoding, and the view in words."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding: Final = encoding
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KadeState, player: int) -> None:
        if state._kade.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.observe(state.position, player)

    def string_from(self, state: KadeState, player: int) -> str:
        return "not dealt" if state._kade.state is None else json.dumps(state.position.view(player))


class KadeGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for a number of players."""

    def __init__(self, kind: pyspiel.GameType, id: str, params: dict[str, Any]) -> None:
        self.kade: Final = kade.load(id)
        players = params.get("players", 2)
        self.deals: Final = params.get("deals", DEALS)
        self.encoding: Final = Encoding(self.kade, self.kade.new(players=players, seed=0))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.kade.max_decisions,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> KadeState:
        return KadeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> KadeObserver:
        return KadeObserver(self.encoding)


def _register(id: str) -> None:
    """Solo games, whose second seat nobody holds, are not among them."""
    players = next(option for option in kade.load(id).options if option.name == "players")
    several = [int(number) for number in players.choices if int(number) > 1]
    kind = pyspiel.GameType(
        short_name=f"kade_{id.replace('-', '_')}",
        long_name=f"Kade: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(several),
        min_num_players=min(several),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS},
    )

    class Registered(KadeGame):
        """OpenSpiel calls the class with the parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, id, dict(params or {}))

    pyspiel.register_game(kind, Registered)


for _id in kade.games():
    _register(_id)
