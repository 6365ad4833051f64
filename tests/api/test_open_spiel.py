"""The adapter to OpenSpiel: known values are found by OpenSpiel's own search."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
minimax = pytest.importorskip("open_spiel.python.algorithms.minimax")

import tiling_gui.api.open_spiel  # noqa: E402 (makes the games known)
from tiling_gui.errors import InputError  # noqa: E402


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("board=2x3", 3),  # two rows of n are worth n
        ("board=2x4,first=min", 4),
        ("board=3x3", 4),
        ("board=1x6", 3),  # floor(3 * 7 / 7)
        ("board=1x6,first=min", 2),  # floor(19 / 7)
        ("game=matching,board=cycle:6", 2),
        ("game=matching,board=cycle:6,first=min", 3),
        ("game=ellie,board=2x2", 1),
    ],
)
def test_its_search_finds_the_known_values(words: str, value: int) -> None:
    game = pyspiel.load_game(f"python_tiling_gui({words})")
    first = game.new_initial_state().current_player()
    found, _ = minimax.alpha_beta_search(game, maximizing_player_id=first)
    assert (found if first == 0 else -found) == value


def test_a_random_game_keeps_to_openspiels_rules() -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game("python_tiling_gui(board=3x4,first=min)"), num_sims=5, serialize=True, verbose=False
    )


def states(words: str) -> Iterator[Any]:
    """Every state of a game, once for every order of moves."""
    open_states = [pyspiel.load_game(f"python_tiling_gui({words})").new_initial_state()]
    while open_states:
        state = open_states.pop()
        yield state
        open_states += [state.child(action) for action in state.legal_actions()]


@pytest.mark.parametrize(
    "words", ["board=2x4", "board=3x3,first=min", "game=matching,board=prism:3", "game=ellie,board=2x4"]
)
def test_one_text_for_one_position_and_the_tensor_determines_what_is_won(words: str) -> None:
    texts, won, histories = defaultdict(set), defaultdict(set), set()
    for state in states(words):
        texts[state.current_player(), frozenset(state.history())].add(str(state))
        histories.add(state.information_state_string(0))
        if not state.is_terminal():
            assert state.observation_string(0) == str(state)
        else:
            won[tuple(state.observation_tensor(0))].add(state.returns()[0])
        for action in state.legal_actions():
            child = state.child(action)
            if child.is_terminal():
                won[(*state.observation_tensor(0), action)].add(child.returns()[0])
    assert all(len(found) == 1 for found in texts.values())
    assert len(set.union(*texts.values())) == len(texts) < len(histories)
    assert all(len(found) == 1 for found in won.values())


def test_what_is_observed_are_the_legal_moves_who_moves_and_how_many_were_made() -> None:
    game = pyspiel.load_game("python_tiling_gui(board=1x4)")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.tolist() == [1, 1, 1, 1, 0]
    state.apply_action(1)  # the middle domino
    observer.set_from(state, 0)
    assert state.is_terminal()
    assert observer.tensor.tolist() == [0, 0, 0, 0, 0.5]  # one of at most two
    assert state.returns() == [1.0, -1.0]


@pytest.mark.parametrize(
    ("words", "moves", "value"),
    [
        ("board=3x3", 4, 4),
        ("board=aa./...", 2, 3),  # with the domino that lies there already
        ("game=matching,board=petersen", 5, 5),  # it has a perfect matching
        ("game=ellie,board=3x4", 4, 1),
    ],
)
def test_no_game_is_longer_and_no_value_greater_than_it_says(words: str, moves: int, value: int) -> None:
    game = pyspiel.load_game(f"python_tiling_gui({words})")
    assert game.max_game_length() == moves
    assert (game.min_utility(), game.max_utility()) == (-value, value)


def test_values_are_learned_from_what_is_observed() -> None:
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    tabular_qlearner = pytest.importorskip("open_spiel.python.algorithms.tabular_qlearner")
    np.random.seed(1)
    game = pyspiel.load_game("python_tiling_gui(board=2x3)")
    environment = rl_environment.Environment(game)
    players = [tabular_qlearner.QLearner(side, game.num_distinct_actions(), step_size=0.5) for side in (0, 1)]

    def reward(*, learn: bool) -> float:
        step = environment.reset()
        while not step.last():
            player = players[step.observations["current_player"]]
            step = environment.step([player.step(step, is_evaluation=not learn).action])
        for player in players if learn else ():
            player.step(step)
        return float(step.rewards[0])

    for _ in range(800):
        reward(learn=True)
    assert reward(learn=False) == 3  # two rows of n are worth n


def test_moves_are_ascii_and_can_be_typed_with_a_hyphen() -> None:
    state = pyspiel.load_game("python_tiling_gui(board=2x3)").new_initial_state()
    assert all(state.action_to_string(action).isascii() for action in state.legal_actions())
    state.apply_action(state.string_to_action("b1-b2"))
    assert str(state) == ". 1 .\n. 1 .\nMIN"


def test_every_game_has_a_board_and_names_of_graphs_take_no_comma() -> None:
    for name in tiling_gui.api.open_spiel.GAMES:
        assert pyspiel.load_game(f"python_tiling_gui(game={name})").num_distinct_actions() > 0
    two = pyspiel.load_game("python_tiling_gui(game=matching,board=bipartite:2x3)")
    assert two.num_distinct_actions() == 6
    with pytest.raises(InputError, match="bipartite:2x3"):
        tiling_gui.api.open_spiel.OpenSpielGame({"game": "matching", "board": "bipartite:2"})


def test_another_game_is_refused() -> None:
    with pytest.raises(InputError, match="chess"):
        tiling_gui.api.open_spiel.OpenSpielGame({"game": "chess"})
