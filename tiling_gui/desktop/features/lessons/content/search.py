"""Backward induction and alpha-beta, on the lecture's trees; every answer is read off a search that was run."""

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lessons.content.searched_tree import (
    ask_cut,
    ask_value,
    found_at,
    run,
    shown,
    step_of,
)
from tiling_gui.desktop.features.lessons.lesson import Choice, Step, judged
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched, score
from tiling_gui.language import tr
from tiling_gui.search.random_tree import random_tree

LECTURE = "[[[-2, 7, 2, -4], [8, -1, -2]], [[6, 5, 6], [12, 23, 10]]]"
"""The lecture's first example."""
DRAWS = "[[[1, 0], [-1, 0]], [[0, -1], [1, -1]]]"
"""1 won by MAX, 0 drawn, -1 won by MIN."""
DEEP = "[[5, [6, 9]], [3, [[7, 2], 4]], [[[4, 8], 6], 9]]"
"""In which a cutoff needs more than the parent."""


def backward_induction() -> tuple[Step, ...]:
    """From the leaves up to the root, then a game with draws."""
    tree, draws, puzzle = (
        run(LECTURE, "minimax"),
        run(DRAWS, "minimax"),
        run(str(random_tree(3, 2, 0, 9, 3)), "minimax"),
    )
    return (
        Step(
            tr(
                "A game as a tree. MAX moves where the triangle points up, MIN where it points down; a leaf says what "
                "MAX gets in the end. Backward induction begins there. What is the marked node worth?"
            ),
            shown(tree, step_of(tree, "value", (0, 0)) - 1, (0, 0)),
            ask_value(tree, (0, 0)),
            shown(tree, step_of(tree, "value", (0, 0))),
        ),
        _value(tree, (0, 1), tr("Its neighbour: what is it worth?")),
        _value(tree, (0,), tr("One level up MIN moves and knows what MAX makes of either node. What is it worth?")),
        _value(tree, (1,), tr("The same on the other side. What is the marked node worth?")),
        _value(tree, (), tr("And the root, where MAX moves? This is the minimax value of the game.")),
        Step(
            tr("Which move does MAX make at the root, then?"),
            shown(tree, tree.steps),
            _best_move(tree),
        ),
        Step(
            tr(
                "Here 1 is a win of MAX, −1 a win of MIN and 0 a draw. In every such game one player wins, or neither "
                "need lose: it is settled by the value of the root. How does this one end?"
            ),
            shown(draws, step_of(draws, "value", ()) - 1, ()),
            _ending(draws),
            shown(draws, draws.steps),
        ),
        Step(
            tr("The puzzle: go through it from the leaves yourself. What is the root worth?"),
            shown(puzzle, 0, ()),
            _from_leaves(puzzle),
            shown(puzzle, puzzle.steps),
        ),
    )


def _value(tree: Watched, path: tuple[int, ...], words: str) -> Step:
    step = step_of(tree, "value", path)
    return Step(words, shown(tree, step - 1, path), ask_value(tree, path), shown(tree, step))


def _best_move(tree: Watched) -> Choice:
    best = tree.line[1][0]
    values = ", ".join(score(found_at(tree, child)) for child in tree.nodes[()].children)
    sides = (tr("to the left"), tr("to the right"))
    return judged(sides, sides[best], tr("its moves lead to {values}, and MAX wants much.", values=values))


def _ending(tree: Watched) -> Choice:
    value = found_at(tree, ())
    endings = {1: tr("MAX wins"), 0: tr("a draw"), -1: tr("MIN wins")}
    reason = tr("the root is worth {value}: either player can see to it that it is not worse.", value=score(value))
    return judged(endings.values(), endings[int(value)], reason)


def _from_leaves(tree: Watched) -> Choice:
    values = sorted({found_at(tree, path) for path in tree.nodes if tree.nodes[path].over})
    below = ", ".join(score(found_at(tree, child)) for child in tree.nodes[()].children)
    reason = tr("MIN’s nodes below the root are worth {values}.", values=below)
    return judged(map(score, values), score(found_at(tree, ())), reason)


def alpha_beta() -> tuple[Step, ...]:
    """Cut or not? The student says it before the search does."""
    tree, deep = run(LECTURE, "alphabeta"), run(DEEP, "alphabeta")
    puzzle = run(str(random_tree(3, 2, 0, 9, 5)), "alphabeta")
    entered, first = step_of(tree, "enter", (0, 1)), step_of(tree, "bound", (0, 1))
    right, last = step_of(tree, "bound", (1, 0)), step_of(tree, "bound", (1,))
    further = _deep_cut(deep)
    return (
        Step(
            tr(
                "Alpha-beta goes through the tree from left to right and keeps two numbers: α, what MAX is sure of on "
                "the way here, and β, what MIN is sure of. Here MIN has 7 from the first node. What are they at the "
                "marked one?"
            ),
            shown(tree, entered - 1, (0, 1)),
            _window(tree, entered),
            shown(tree, entered),
        ),
        _cut(tree, first, tr("The first leaf gives MAX 8 here. Are the other children cut, or not?")),
        _cut(
            tree,
            right,
            tr("MAX has 7 at the root by now, and the search is on the right. Its first leaf is 6. Cut, or not?"),
        ),
        _cut(tree, last, tr("So that node was worth 6, and MIN takes it. Its neighbour: cut, or not?")),
        Step(
            tr("The value of the root is that of minimax, 7. How many of the 13 leaves were read?"),
            shown(tree, tree.steps),
            _leaves(tree),
        ),
        _cut(
            deep,
            further,
            tr("Another tree. The α that counts may stand further up than at the parent. Cut, or not?"),
        ),
        Step(
            tr(
                "With the best move first everywhere, alpha-beta reads b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves of a tree with b "
                "moves at each node and depth d. How many for b = 3 and d = 4, of 81?"
            ),
            shown(tree, tree.steps),
            _minimal(3, 4),
        ),
        Step(
            tr("The puzzle: how many of the 8 leaves does alpha-beta read here?"),
            shown(puzzle, 0),
            _leaves(puzzle),
            shown(puzzle, puzzle.steps),
        ),
    )


def _cut(tree: Watched, step: int, words: str) -> Step:
    return Step(words, shown(tree, step), ask_cut(tree, step), shown(tree, step + 1))


def _window(tree: Watched, step: int) -> Choice:
    event = tree.events[step - 1]
    right = f"α = {score(event.alpha)}, β = {score(event.beta)}"
    answers = (right, f"α = {score(event.beta)}, β = {score(event.alpha)}", f"α = {score(event.beta)}, β = ∞")
    reason = tr("MAX is sure of nothing yet, and MIN of {beta}: MIN can go to the first node.", beta=score(event.beta))
    return judged(sorted(answers), right, reason)


def _leaves(tree: Watched) -> Choice:
    every = sum(node.over for node in tree.nodes.values())
    read = tree.result.counters.leaves
    reason = tr("{cut} of {every} leaves were left out.", cut=every - read, every=every)
    return judged(range(max(1, read - 1), min(every, read + 2) + 1), read, reason)


def _minimal(b: int, d: int) -> Choice:
    right = b ** ((d + 1) // 2) + b ** (d // 2) - 1
    reason = tr(
        "{b}² + {b}² − 1 = {right}; {b}² is the square root of the {all} leaves that minimax reads.",
        b=b,
        right=right,
        all=b**d,
    )
    return judged((right - b, right, b ** (d - 1), b**d), right, reason)


def _deep_cut(tree: Watched) -> int:
    """The step before a cutoff that the parent's own value would not give."""
    for step, event in enumerate(tree.events, 1):
        if event.kind != "cut":
            continue
        bound = tree.events[step - 2]
        above = tree.state(step - 1).nodes[event.path[:-1]]
        if above.value != (bound.beta if tree.side(event.path) is Side.MAX else bound.alpha):
            return step - 1
    raise ValueError("no cutoff of this tree needs more than the parent")
