"""The leaves alpha-beta cannot do without, held against searches and against trees of other forms."""

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tiling_gui.desktop.features.lab.tree_facts import longest_path, minimal_leaves
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched, watch
from tiling_gui.search.compare import read_subject


def uniform(b: int, d: int, chance: random.Random | None = None) -> Any:
    """Nested lists with b children everywhere and leaves at depth d: all 1, or by chance."""
    if not d:
        return 1 if chance is None else chance.randint(-9, 9)
    return [uniform(b, d - 1, chance) for _ in range(b)]


def searched(tree: Any, method: str = "alphabeta") -> Watched:
    return watch(read_subject(f"tree:{tree}"), method)


@pytest.mark.parametrize(("b", "d"), [(2, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (2, 7)])
def test_equal_leaves_are_read_as_seldom_as_can_be(b: int, d: int) -> None:
    found = searched(uniform(b, d))
    assert minimal_leaves(found.nodes) == (found.result.counters.leaves, b**d)


def test_no_order_of_leaves_needs_fewer() -> None:
    chance = random.Random(4)
    for _ in range(20):
        found = searched(uniform(3, 3, chance))
        minimal = minimal_leaves(found.nodes)
        assert minimal is not None
        assert minimal[0] <= found.result.counters.leaves <= minimal[1]


@pytest.mark.parametrize("tree", ["[1, [2, 3]]", "[[1, 2], [3, 4, 5]]", "[[[1], [2]], [[3], [4]]]"])
def test_trees_of_other_forms_have_no_such_number(tree: str) -> None:
    assert minimal_leaves(searched(tree).nodes) is None


def test_one_path_is_in_memory() -> None:
    assert longest_path(searched(uniform(3, 4), "minimax").events) == 5
    assert longest_path(searched("[1, [2, [3, 4]]]", "minimax").events) == 4


def test_the_numbers_stand_beside_the_run_once_it_was_seen(qtbot: QtBot, workspace: Workspace) -> None:
    made = WatchWindow(workspace)
    qtbot.addWidget(made)
    made.show()
    made.panel.show_named("alphabeta;tree:[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")
    made.watch()
    qtbot.waitUntil(lambda: made.watched is not None, timeout=20_000)
    assert not made.panel.least.isVisible()
    assert made.watched is not None
    made.transport.go(made.watched.steps)
    assert made.panel.least.isVisible()
    assert "at least 5 of 9 leaves" in made.panel.least.text()
    assert "3 nodes" in made.panel.least.text()
