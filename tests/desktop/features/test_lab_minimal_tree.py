"""The minimal number of leaves of alpha-beta, compared with searches, and trees of other forms."""

import random
from typing import Any

from pytestqt.qtbot import QtBot

from tests.walks import walked
from tiling_gui.desktop.features.lab.tree_facts import counted_words
from tiling_gui.desktop.features.lab.watch_window import WatchWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.search_tree.recorded_search import watch
from tiling_gui.search.compare import read_subject


def uniform(b: int, d: int, chance: random.Random | None = None) -> Any:
    """Nested lists with b children at every node and leaves at depth d: all 1, or random."""
    if not d:
        return 1 if chance is None else chance.randint(-9, 9)
    return [uniform(b, d - 1, chance) for _ in range(b)]


def words(tree: Any, method: str = "alphabeta", depth: int | None = None) -> str:
    return counted_words(watch(read_subject(f"tree:{tree}"), method, depth))[2]


@walked(("b", "d"), [(2, 1), (2, 2), (2, 3), (3, 3), (3, 4), (4, 3), (2, 7)])
def test_uniform_trees_have_the_number_of_knuth_and_moore(b: int, d: int) -> None:
    least = b ** ((d + 1) // 2) + b ** (d // 2) - 1
    found = words(uniform(b, d, random.Random(d)), "minimax")
    assert found.startswith(f"Alpha-beta without a table visits at least {least} of {b**d} leaves.")
    assert found.endswith(f"a path of {d + 1} nodes.")


def test_trees_of_any_form_have_theirs() -> None:
    """MAX takes 4 and MIN cannot do better: one leaf below 4 refutes the other node."""
    assert words("[4, [3, 9, 9]]").startswith("Alpha-beta without a table visits at least 2 of 4 leaves.")


def test_of_a_tree_cut_at_a_depth_nothing_is_said() -> None:
    found = counted_words(watch(read_subject("domino:2x3"), "alphabeta", 1))[2]
    assert found == "In memory at once: a path of 2 nodes."


def test_the_numbers_stand_beside_the_run_once_it_was_seen(qtbot: QtBot, boardless: Workspace) -> None:
    made = WatchWindow(boardless)
    qtbot.addWidget(made)
    made.show()
    made.panel.show_named("alphabeta;tree:[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")
    made.watch()
    qtbot.waitUntil(lambda: made.watched is not None, timeout=20_000)
    assert not made.panel.least.isVisible()
    assert made.watched is not None
    made.step_controls.go(made.watched.steps)
    assert made.panel.least.isVisible()
    assert "at least 5 of 9 leaves" in made.panel.least.text()
    assert "3 nodes" in made.panel.least.text()
