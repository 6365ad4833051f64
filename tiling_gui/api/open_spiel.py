"""The tiling game, the matching game and ELLIE as games of OpenSpiel, for its algorithms; needs its package.

    import pyspiel
    import tiling_gui.api.open_spiel                                # registers them with OpenSpiel

    game = pyspiel.load_game("python_tiling_gui(board=3x4,first=min)")
    game = pyspiel.load_game("python_tiling_gui(game=matching,board=petersen)")

Player 0 is MAX (FIRST in ELLIE) whoever moves first. The returns are the final value for player 0 and its negative for
player 1. An action is the index of a move among the moves of the starting position: in these games every later move is
one of them. See docs/library.md.
"""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from tiling_gui.api.positions import position
from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Move, Side
from tiling_gui.errors import InputError
from tiling_gui.language import tr

GAMES = ("domino", "matching", "ellie")
"""The games whose moves are all legal at the start."""

_TYPE = pyspiel.GameType(
    short_name="python_tiling_gui",
    long_name="Python tiling-gui",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "domino", "board": "3x4", "first": ""},
)


@dataclass(frozen=True)
class _Place:
    """The immutable state of a game, shared by copies of an OpenSpielState."""

    actions: tuple[Move, ...]
    position: Any
    sides: tuple[Side, Side]

    def __deepcopy__(self, memo: object) -> "_Place":
        return self


class OpenSpielGame(pyspiel.Game):
    """A starting position as a game of OpenSpiel. Raises InputError for another game or board."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = _TYPE.parameter_specification | (params or {})
        if asked["game"] not in GAMES:
            raise InputError(
                tr("In OpenSpiel the games are {games}, not {name!r}.", games=", ".join(GAMES), name=asked["game"])
            )
        start = position(asked["board"], game=asked["game"], first=asked["first"] or None)
        self.start = _Place(tuple(start.moves()), start, game(asked["game"]).sides)
        most = max(1, len(self.start.actions))
        info = pyspiel.GameInfo(
            num_distinct_actions=most,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-float(most),
            max_utility=float(most),
            utility_sum=0.0,
            max_game_length=most,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self, state: Any = None) -> "OpenSpielState":
        """The starting position; OpenSpiel's argument `state` is ignored."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The observer of states for learning algorithms."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Observer(len(self.start.actions))
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class OpenSpielState(pyspiel.State):
    """A position during a game; the methods are those of OpenSpiel."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.place = game.start

    def current_player(self) -> int:
        place = self.place
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else place.sides.index(place.position.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        legal = set(self.place.position.moves())
        return [number for number, move in enumerate(self.place.actions) if move in legal]

    def _apply_action(self, action: int) -> None:
        self.place = replace(self.place, position=self.place.position.play(self.place.actions[action]))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.place.position.write(self.place.actions[action]))

    def is_terminal(self) -> bool:
        return bool(self.place.position.is_over)

    def returns(self) -> list[float]:
        value = float(self.place.position.value()) if self.is_terminal() else 0.0
        return [value, -value]

    def __str__(self) -> str:
        return f"{self.place.position.diagram()}\n{self.place.position.to_move}"


class _Observer:
    """A PyObserver of OpenSpiel: 1 for every legal move, then 1 if player 0 is to move."""

    def __init__(self, moves: int) -> None:
        self.tensor = np.zeros(moves + 1, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self.tensor.fill(0)
        self.tensor[state.legal_actions()] = 1
        self.tensor[-1] = state.current_player() == 0

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return str(state)


pyspiel.register_game(_TYPE, OpenSpielGame)
