"""The catalogue: what each game declares about itself, so that no code has to ask which game it is."""

import pytest

from tiling_gui.core.catalogue import GAMES

ABILITIES = ("can_edit", "has_campaigns", "has_structure")


@pytest.mark.parametrize("key", GAMES)
def test_boards_of_dominoes_alone_are_edited_analysed_into_parts_and_solved_by_campaigns(key: str) -> None:
    assert {getattr(GAMES[key], ability) for ability in ABILITIES} == {key == "domino"}
