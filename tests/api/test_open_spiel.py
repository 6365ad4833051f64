"""The adapter to OpenSpiel: known values are found by OpenSpiel's own search."""

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


def test_what_is_observed_are_the_legal_moves_and_who_moves() -> None:
    game = pyspiel.load_game("python_tiling_gui(board=1x4)")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.tolist() == [1, 1, 1, 1]
    state.apply_action(1)  # the middle domino
    observer.set_from(state, 0)
    assert state.is_terminal()
    assert observer.tensor.tolist() == [0, 0, 0, 0]
    assert state.returns() == [1.0, -1.0]


def test_another_game_is_refused() -> None:
    with pytest.raises(InputError, match="chess"):
        tiling_gui.api.open_spiel.OpenSpielGame({"game": "chess"})
