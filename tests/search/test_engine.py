"""What every engine has in common, whatever the game."""

import pytest

from tiling_gui.core.catalogue import GAMES
from tiling_gui.search.engine import make_engine


@pytest.mark.parametrize("key", GAMES)
def test_a_misspelt_option_is_refused(key: str) -> None:
    with pytest.raises(TypeError, match="memory"):
        make_engine(GAMES[key], memory=64)  # type: ignore[call-arg]
