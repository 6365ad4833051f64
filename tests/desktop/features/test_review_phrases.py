"""Texts, graph data and heading of a review."""

from pytestqt.qtbot import QtBot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.review.phrases import (
    accuracy,
    beside_cards,
    count_words,
    graph,
    no_mistakes,
)
from tiling_gui.desktop.features.review.window import ReviewWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.losses import Loss
from tiling_gui.players.review import Accuracy, Mistake, Review


def test_accuracy_says_what_was_not_solved_in_time() -> None:
    assert accuracy(Accuracy(3, 3, 2)) == "2 of 3 moves kept the value."
    assert accuracy(Accuracy(4, 3, 2)) == "2 of 3 moves kept the value, 1 not solved in time."
    assert no_mistakes(Accuracy(3, 3, 3)) != no_mistakes(Accuracy(4, 3, 3))


def test_the_graph_marks_moves_that_change_a_proved_value() -> None:
    positions = [DominoPosition.start(1, 5)]
    line = (((0, 1), (0, 2)), ((0, 3), (0, 4)))
    for move in line:
        positions.append(positions[-1].play(move))
    drawn = graph(line, positions, [(2, 2), (1, 1), (None, 1)], 1)
    assert [point.mistake for point in drawn.points] == [False, True, False]
    assert (drawn.value, drawn.current, drawn.length) == (2, 1, 2)
    assert drawn.points[1].text == positions[0].write(line[0])


def test_bounds_that_do_not_overlap_are_a_mistake() -> None:
    """8x8 lost with 28: the panel has no "0 mistakes", the graph a mark."""
    start = DominoPosition.start(1, 6)
    first = start.moves()[0]
    line = (first, start.play(first).moves()[0])
    positions = [start, start.play(first), start.play(first).play(line[1])]
    values = ((3, 4), (1, 2), (None, 2))
    assert [point.mistake for point in graph(line, positions, values, 0).points] == [False, True, False]
    found = Review(start, line, values, (Mistake(1, Side.MAX, first, 3, 2, exact=False),), None)
    assert count_words(found, Side.MAX)[0] == "1 mistake"
    assert count_words(found, Side.MIN) == ("0 found", "0 mistakes found")
    assert (beside_cards(found, Side.MAX), beside_cards(found, Side.MIN)) == ("", no_mistakes(Accuracy(1, 0, 0)))
    shared = Review(start, line, values, (), None, (Loss((1, 3), Side.MAX, 1, 1),))
    assert count_words(shared, Side.MAX) == ("1 found", "1 mistake found")
    assert beside_cards(shared, Side.MAX) == "MAX lost 1 or more in move 1 or 3."


def test_the_heading_of_a_review_is_whole(qtbot: QtBot, boardless: Workspace) -> None:
    """In e-Valuate it is the longest, over "x/y + 2·y/z − z/x, MAX first. MAX you, MIN looks 3 ahead."."""
    game = GAMES["evaluate"]
    boardless.controller.begin(game.parse("x/y+2*y/z-z/x", Side.MAX))
    made = ReviewWindow()
    qtbot.addWidget(made)
    made.begin(boardless.session, ())
    made.title.setText("The result is −58/45, −1/10 with best play: MIN wins.")
    made.resize(280, 700)
    made.show()
    qtbot.waitExposed(made)
    for label in (made.title, made.caption):
        assert label.height() >= label.heightForWidth(label.width()) > 1.5 * label.fontMetrics().lineSpacing()
