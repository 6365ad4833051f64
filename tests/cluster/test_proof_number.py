"""Which question is assigned next: few workers concentrate on one proof, many spread out; easy counts first."""

from tests.cluster.workers import NOTCHED_4X5
from tests.walks import walked
from tiling_gui.cluster.known_rows import KnownRows
from tiling_gui.cluster.proof_number import ProofNumbers
from tiling_gui.cluster.questions import Node, Tree
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import MemoryBoundStore
from tiling_gui.core.game import Side
from tiling_gui.engine.null_window import questions_in_order
from tiling_gui.engine.position_keys import position_key


def given_out(workers: int, jobs: int) -> list[Node]:
    """The questions below one of 4 x 8 that would be assigned to that many workers at once."""
    board = Board.rectangle(4, 8)
    tree = Tree(KnownRows(MemoryBoundStore()))
    top = tree.node(position_key(board, board.squares), Side.MAX, 15)
    chooser = ProofNumbers()
    chooser.set_workers(workers)
    tree.split(top)
    for below in top.options or []:
        tree.split(below)
    found = []
    for _ in range(jobs):
        chooser.changed(tree.changed)
        tree.changed = []
        node = chooser.pick(top)
        assert node is not None
        node.at_work = True
        tree.changed.append(node)
        found.append(node)
    return found


def options_used(nodes: list[Node]) -> int:
    """The number of different parents of the given questions."""
    return len({id(parent) for node in nodes for parent in node.parents})


def test_no_question_is_given_out_twice_and_none_that_is_answered() -> None:
    nodes = given_out(4, 20)
    assert len({id(node) for node in nodes}) == 20
    assert all(node.answer is None and node.options is None for node in nodes)


def test_many_workers_are_spread_over_more_proofs_than_a_few() -> None:
    assert options_used(given_out(1, 8)) == options_used(given_out(8, 8))
    assert options_used(given_out(1000, 8)) > options_used(given_out(8, 8))


def test_what_is_taken_back_looks_as_before() -> None:
    board = NOTCHED_4X5.board
    tree = Tree(KnownRows(MemoryBoundStore()))
    top = tree.node(position_key(board, board.squares), Side.MAX, 9)
    chooser = ProofNumbers()
    chooser.set_workers(1000)
    assert chooser.pick(top) is top
    before = top.cost_yes, top.cost_no
    top.at_work = True
    chooser.changed([top])
    assert top.cost_yes > before[0]
    assert chooser.pick(top) is None
    top.at_work = False
    chooser.changed([top])
    assert (top.cost_yes, top.cost_no) == before
    assert chooser.pick(top) is top


@walked("guess", [14.0, 28.3, 31.9, 40.0])
def test_every_final_count_is_asked_about_once_the_far_ones_first(guess: float) -> None:
    order = questions_in_order(22, 32, guess)
    assert sorted(order) == list(range(23, 33))
    if guess == 28.3:
        assert order[:5] == [32, 25, 31, 26, 30]  # 3, 2 and 1.5 away
        assert set(order[-3:]) >= {23, 24}
