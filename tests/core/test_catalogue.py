"""The catalogue: what each game declares about itself, so that no code has to ask which game it is."""

import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES, game_of_position, read_position
from tiling_gui.errors import InputError
from tiling_gui.games.heaps.octal import OctalPosition

ABILITIES = ("can_edit", "has_facts", "has_structure")


@walked("key", GAMES)
def test_boards_of_dominoes_alone_are_edited_analysed_into_parts_and_solved_by_rows(key: str) -> None:
    assert {getattr(GAMES[key], ability) for ability in ABILITIES} == {key == "domino"}


@walked("key", GAMES)
def test_a_position_is_of_the_game_whose_module_or_package_defines_it(key: str) -> None:
    assert game_of_position(GAMES[key].parse(GAMES[key].example, GAMES[key].sides[0])) is GAMES[key]


def test_a_position_may_be_defined_beside_the_rules_but_not_elsewhere() -> None:
    kayles = GAMES["heaps"].parse("octal:0.77:3,4", GAMES["heaps"].sides[0])
    assert isinstance(kayles, OctalPosition)
    assert game_of_position(kayles) is GAMES["heaps"]
    with pytest.raises(InputError, match="str is not a position"):
        game_of_position("3,4")


def test_a_position_may_name_its_game_but_no_other() -> None:
    assert read_position("matching:petersen", "matching") == read_position("petersen", "matching")
    with pytest.raises(InputError, match="is a position of heaps, not of matching"):
        read_position("heaps:nim:3", "matching")


@walked("text", ["octal:0.007:12", "evalute:x/y+z", "foo:3x3"])
def test_a_key_that_is_no_game_is_named(text: str) -> None:
    with pytest.raises(InputError, match=f"There is no game '{text.partition(':')[0]}'; the games are domino"):
        read_position(text)


@walked("text", ["::..", "aa::.", ":./:.", ":.\n:."])
def test_a_colon_may_be_a_domino_of_a_shape(text: str) -> None:
    assert read_position(text).count == text.count(":") // 2 + text.count("a") // 2
