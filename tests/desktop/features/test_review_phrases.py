"""Texts and graph data of a review, tested without the window."""

from tiling_gui.desktop.features.review.phrases import accuracy, graph, no_mistakes, verdict_words
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
