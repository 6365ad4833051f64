"""Texts, graph data and heading of a review."""

from pytestqt.qtbot import QtBot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.review.phrases import accuracy, graph, no_mistakes, verdict_words
from tiling_gui.desktop.features.review.window import ReviewWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.review import Accuracy, Review


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


def test_a_verdict_names_the_winner_by_both_numbers() -> None:
    start = DominoPosition.start(1, 2)
    end = start.play(start.moves()[0])
    assert verdict_words(Review(start, (), ((1, 1),), (), None), start) == "An unfinished game"
    assert verdict_words(Review(start, (start.moves()[0],), ((1, 1), (1, 1)), (), None), end) == "A draw, 1"
    assert verdict_words(Review(start, (start.moves()[0],), ((0, 1), (1, 1)), (), None), end) == "It ended with 1"


def test_the_heading_of_a_review_is_whole(qtbot: QtBot, workspace: Workspace) -> None:
    """In e-Valuate "MIN won, −58/45 against 0" over "x/y + 2·y/z − z/x, MAX first. MAX you, MIN looks 3 ahead."."""
    game = GAMES["evaluate"]
    workspace.controller.begin(game.parse("x/y+2*y/z-z/x", Side.MAX))
    made = ReviewWindow()
    qtbot.addWidget(made)
    made.begin(workspace.session, ())
    made.title.setText("MIN won, −58/45 against −1/10 with best play")
    made.resize(280, 700)
    made.show()
    qtbot.waitExposed(made)
    for label in (made.title, made.caption):
        assert label.height() >= label.heightForWidth(label.width()) > 1.5 * label.fontMetrics().lineSpacing()
