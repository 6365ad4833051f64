"""ELLIE on 2 x 3, as the slides have it: who wins, P and N from the leaves up, mex, the nim heap it equals."""

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.lesson import Choice, Step, board, choose, judged
from tiling_gui.desktop.features.lessons.tree_drawing import draw_tree
from tiling_gui.desktop.features.lessons.truth import truth
from tiling_gui.games.ellie.rules import GAME
from tiling_gui.language import tr
from tiling_gui.search.game_graph import GameGraph, game_tree

_BOARD, _PUZZLE = "2x3", "2x5"


def steps() -> tuple[Step, ...]:
    """Seven steps on the tree of the slides, and the puzzle."""
    start, puzzle = board(GAME, _BOARD, Side.FIRST), board(GAME, _PUZZLE, Side.FIRST)
    graph = game_tree(start.position)
    every = range(len(graph.nodes))
    leaves = [i for i in every if not graph.nodes[i].children]
    asked = max(i for i in every if graph.nodes[i].children)
    value = graph.nodes[0].grundy or 0
    all_marked = draw_tree(graph, outcomes=every, numbers=every, heap=value)
    return (
        Step(
            tr(
                "ELLIE: FIRST and SECOND take turns placing an L of three squares. Who places the last one wins. "
                "Here FIRST moves: find a move that wins."
            ),
            start,
            truth(start.position).find(),
        ),
        Step(
            tr(
                "Here is the whole game as a tree: FIRST’s options, mirror images drawn once, and SECOND’s answers. "
                "Where no L fits the game is over. These leaves are P: the previous player has made the last move and "
                "won. A position with an option that is P is N, the next player wins. What is the ringed one?"
            ),
            draw_tree(graph, outcomes=leaves, ringed=asked),
            _outcome(graph, asked),
            draw_tree(graph, outcomes=[*leaves, asked], ringed=asked),
        ),
        Step(
            tr("If all options of a position are N, it is P: whatever is played, the other one wins. And the start?"),
            draw_tree(graph, outcomes=every[1:], ringed=0),
            _outcome(graph, 0),
            draw_tree(graph, outcomes=every, ringed=0),
        ),
        Step(
            tr(
                "More than who wins: the Grundy value. It is the mex of the options’ values, the least number from 0 "
                "on that is not among them. A leaf has no options: 0. What is the value of the ringed position?"
            ),
            draw_tree(graph, outcomes=every, numbers=leaves, ringed=asked),
            _mex(graph, asked),
            draw_tree(graph, outcomes=every, numbers=[*leaves, asked], ringed=asked),
        ),
        Step(
            tr("And that of the start, now that its options are known?"),
            draw_tree(graph, outcomes=every, numbers=every[1:], ringed=0),
            _mex(graph, 0),
            draw_tree(graph, outcomes=every, numbers=every, ringed=0),
        ),
        Step(
            tr(
                "So this board is worth the nim heap of {value}. Two such boards side by side are two equal heaps, "
                "and one moves on either. Who wins then?",
                value=value,
            ),
            all_marked,
            _twice(value),
        ),
        Step(
            tr("The puzzle: FIRST moves on a longer board. Find a move after which SECOND cannot win."),
            puzzle,
            truth(puzzle.position).find(),
        ),
    )


def _outcome(graph: GameGraph, node: int) -> Choice:
    below = graph.nodes[node].children
    lost = sum(not graph.nodes[k].grundy for k in below)
    right = "P" if not lost else "N"
    said = tr("of {count} options {lost} are P.", count=len(below), lost=lost)
    return judged(("P", "N"), right, said)


def _mex(graph: GameGraph, node: int) -> Choice:
    there = sorted({graph.nodes[k].grundy or 0 for k in graph.nodes[node].children})
    right = graph.nodes[node].grundy or 0
    listed = ", ".join(map(str, there))

    def said(number: int) -> str:
        if number == right:
            return tr("Right: {mex} is the least number that is not among {values}.", mex=right, values=listed)
        if number in there:
            return tr("No: {number} is the value of an option; the mex is a number that does not occur.", number=number)
        return tr("No: {number} does not occur, but a smaller number does not either.", number=number)

    return choose((each, each == right, said(each)) for each in range(4))


def _twice(value: int) -> Choice:
    winner = Side.FIRST if value ^ value else Side.SECOND
    said = tr(
        "the nim-sum of {value} and {value} is {sum}; SECOND answers every move with its like on the other board.",
        value=value,
        sum=value ^ value,
    )
    return judged((Side.FIRST, Side.SECOND), winner, said)
