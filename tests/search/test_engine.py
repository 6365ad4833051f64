"""Properties common to the engines of all games."""

import pytest

from tiling_gui.core.catalogue import GAMES, read_position
from tiling_gui.search.engine import GameEngine, make_engine


@pytest.mark.parametrize("key", GAMES)
def test_a_misspelt_option_is_refused(key: str) -> None:
    with pytest.raises(TypeError, match="memory"):
        make_engine(GAMES[key], memory=64)  # type: ignore[call-arg]


def test_a_game_that_ends_without_a_value_is_solved_by_the_rules_alone_too() -> None:
    position = read_position("a/(b-b);0-1", "evaluate")
    for engine in (GameEngine(GAMES["evaluate"]), make_engine(GAMES["evaluate"])):
        found = engine.solve(position)
        assert (found.value, found.complete, found.is_without_value) == (None, True, True)
