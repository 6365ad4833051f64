"""What is no set-up and no move of a game is refused when it is read from JSON."""

from typing import Any

import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.errors import InputError

SET_UPS: dict[str, list[dict[str, Any]]] = {
    "domino": [{"shape": ["..."], "dominoes": [[[0, 0], [0, 2]]], "first": "MAX"}, {"shape": [], "first": "MAX"}],
    "ellie": [{"shape": ["a.", ".."], "first": "FIRST"}, {"shape": ["..", ".."], "first": "MAX"}],
    "evaluate": [
        {"expression": "x"},
        {"expression": "x", "domain": []},
        {"expression": "x", "domain": [1]},
        {"expression": "x", "domain": ["1"], "first": "ME"},
        {"expression": "x", "domain": ["1"], "given": {"q": "1"}},
        {"expression": "x", "domain": ["1"], "given": []},
        {"expression": "x*", "domain": ["1"]},
    ],
    "heaps": [{"start": 3, "first": "FIRST"}, {"start": "nim:1", "first": "MAX"}],
    "matching": [{"first": "MAX"}, {"graph": {}, "first": "MAX"}, {"graph": 3, "first": "BOTH"}],
    "sharing": [{"graph": 3}],
    "tour": [{"start": [1], "first": "MAX"}, {"start": "1,2,3", "first": "x"}, {"start": "1", "first": "MAX"}],
    "vector": [{"start": 5, "first": "MAX"}, {"start": "1:2", "first": "x"}, {"start": "1", "first": "MAX"}],
}
MOVES: dict[str, list[Any]] = {
    "domino": [3, [[0, 0]], [[0, 0], [0, 1.0]], [[0, 0], [0, "1"]]],
    "ellie": [[[0, 0], [0, 1]], [[0, 0], [0, 1], [1.0, 0]], "a1", [1, 2, 3]],
    "evaluate": [3, "", "1/0", "..", ["x"]],
    "heaps": [[], [0], ["a"], [0, [1, 2, 3]], [0, 1, 2, 3], [0, 1.5], True, {"a": 1}],
    "matching": [3, [1], [1, 1], [1, "b"], [1, 2, 3], {"edge": 1}, [True, 2]],
    "sharing": [[1], 1.5, True],
    "tour": ["b", [1], 1.0, True],
    "vector": [[0], [0, "1"], [0, 1, 2], 5, "x", [True, 1]],
}


@walked("key, data", [(key, data) for key in GAMES for data in ({}, *SET_UPS[key])])
def test_no_set_up(key: str, data: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        GAMES[key].from_json(data)


@walked("key, data", [(key, data) for key in GAMES for data in (None, *MOVES[key])])
def test_no_move(key: str, data: Any) -> None:
    with pytest.raises(InputError, match=None if key == "evaluate" else "written like"):
        GAMES[key].move_from_json(data)
