"""The tiling game, the matching game and ELLIE as games of OpenSpiel, for its algorithms; needs its package.

    import pyspiel
    import tiling_gui.api.open_spiel                                # registers them with OpenSpiel

    game = pyspiel.load_game("python_tiling_gui(board=3x4,first=min)")
    game = pyspiel.load_game("python_tiling_gui(game=matching,board=petersen)")

Player 0 is MAX (FIRST in ELLIE) whoever moves first. The returns are the final value for player 0 and its negative for
player 1. An action is the index of a move among the moves of the starting position: in these games every later move is
one of them, and the order in which moves were made changes nothing. So the text of a state, by which OpenSpiel's
algorithms tell states apart, leaves that order out. See docs/library.md.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from tiling_gui.api.positions import position
from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Move, Side, plain_move, reached
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.verdict import is_last_mover

GAMES = {"domino": "3x4", "matching": "grid:3x4", "ellie": "3x4"}
"""The games whose moves are all legal at the start, with the board that each is played on by default."""

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
    parameter_specification={"game": "domino", "board": "", "first": ""},
)


@dataclass(frozen=True)
class _Start:
    """A starting position, shared by all states of a game and their copies."""

    position: Any
    sides: tuple[Side, Side]

    def __deepcopy__(self, memo: object) -> "_Start":
        return self

    @cached_property
    def actions(self) -> tuple[Move, ...]:
        """The moves by action."""
        return tuple(self.position.moves())

    @property
    def longest(self) -> int:
        """The largest possible number of moves: moves are disjoint sets of squares or vertices, of equal size."""
        covered = {part for move in self.actions for part in move}
        return len(covered) // len(self.actions[0]) if self.actions else 0

    @property
    def greatest(self) -> int:
        """A bound on the absolute value of the end, at least 1 because OpenSpiel needs something at stake."""
        return 1 if is_last_mover(self.position) else max(1, int(self.position.scored) + self.longest)


class OpenSpielGame(pyspiel.Game):
    """A starting position as a game of OpenSpiel. Raises InputError for another game or board."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = _TYPE.parameter_specification | (params or {})
        self.start = _start(asked["game"], asked["board"], asked["first"])
        info = pyspiel.GameInfo(
            num_distinct_actions=max(1, len(self.start.actions)),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-float(self.start.greatest),
            max_utility=float(self.start.greatest),
            utility_sum=0.0,
            max_game_length=max(1, self.start.longest),
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self, state: Any = None) -> "OpenSpielState":
        """The starting position; OpenSpiel's argument `state` is ignored."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The observer of states for learning algorithms.

        Information states are histories, as in OpenSpiel's games: its sequence form gives wrong values otherwise.
        """
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Observer(self.start)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def _start(name: str, board: str, first: str) -> _Start:
    if name not in GAMES:
        raise InputError(tr("In OpenSpiel the games are {games}, not {name!r}.", games=", ".join(GAMES), name=name))
    try:
        return _Start(position(board or GAMES[name], game=name, first=first or None), game(name).sides)
    except InputError as error:
        if name != "matching":
            raise
        hint = tr("A comma ends a parameter of OpenSpiel; x stands for it, as in {example}.", example="bipartite:2x3")
        raise InputError(f"{error} {hint}") from error


class OpenSpielState(pyspiel.State):
    """A position during a game; the methods are those of OpenSpiel."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.start = game.start
        self.position = game.start.position
        self.made: tuple[int, ...] = ()
        """The actions played so far, in the order of their numbers."""

    def current_player(self) -> int:
        ended = self.is_terminal()
        return int(pyspiel.PlayerId.TERMINAL) if ended else self.start.sides.index(self.position.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        legal = set(self.position.moves())
        return [number for number, move in enumerate(self.start.actions) if move in legal]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.play(self.start.actions[action])
        self.made = tuple(sorted((*self.made, action)))

    def _action_to_string(self, player: int, action: int) -> str:
        """The move in ASCII, which other programs take as a label."""
        return plain_move(self.start.position.write(self.start.actions[action]))

    def is_terminal(self) -> bool:
        return bool(self.position.is_over)

    def returns(self) -> list[float]:
        value = float(self.position.value()) if self.is_terminal() else 0.0
        return [value, -value]

    def __str__(self) -> str:
        """The diagram, as if the moves had been made in the order of their numbers, and the side to move."""
        shown = reached(self.start.position, (self.start.actions[action] for action in self.made))
        return f"{shown.diagram()}\n{shown.to_move}"


class _Observer:
    """A PyObserver of OpenSpiel: 1 for every legal move, 1 if player 0 is to move, and the part of `longest` played.

    Together they determine the value of a position.
    """

    def __init__(self, start: _Start) -> None:
        self.tensor = np.zeros(len(start.actions) + 2, np.float32)
        self.dict = {"observation": self.tensor}
        self._longest = max(1, start.longest)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        self.tensor.fill(0)
        self.tensor[state.legal_actions()] = 1
        self.tensor[-2] = state.current_player() == 0
        self.tensor[-1] = len(state.made) / self._longest

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return str(state)


pyspiel.register_game(_TYPE, OpenSpielGame)
