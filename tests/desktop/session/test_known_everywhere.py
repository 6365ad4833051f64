"""Proved values agree in every place at every moment of a session, and a solve is labelled by what it is."""

import json
import random
import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import tiling_gui
from tests.desktop.windows import Plugged, ended, send_changes, settle
from tests.walks import walked
from tiling_gui import cli
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.figure import Group, Shape, Text
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, Run, StopToken
from tiling_gui.core.results import Analysis, Extent, MoveValue
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.progress_presenter import ProgressPresenter
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.engine import Engine
from tiling_gui.engine.structure import structure
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.known import Bounds
from tiling_gui.store.grounds import BoardBounds


def shown(plugged: Plugged) -> dict[str, tuple[object, object]]:
    """The bounds of the current position, by the places that show them."""
    session, knowledge = plugged.controller.session, plugged.panels.right
    send_changes(plugged)
    point = knowledge.graph.plot.data.points[len(session.tree.cursor)]
    places: dict[str, tuple[object, object]] = {"graph": (point.lower, point.upper)}
    outcomes = knowledge.bar.outcomes
    if outcomes is not None and not session.position.is_over:
        places["bar"] = outcomes.best_play or (None, None)
    analysis = plugged.controller.view.board._analysis
    if analysis is not None and analysis.position == session.position:
        places["values"] = (analysis.lower, analysis.upper)
    line, working = plugged.progress_bar, plugged.progress_bar.findChild(ProgressPresenter)
    about = session.position if working._values else plugged.controller.work.position
    if line._running and about == session.position and line._progress.lower is not None:
        places["progress bar"] = (line._progress.lower, line._progress.upper)
    return places


def assert_alike(plugged: Plugged) -> None:
    """Asserts that all places agree about the position, and about the start."""
    session = plugged.controller.session
    places = shown(plugged)
    assert len(set(places.values())) == 1, places
    outcomes, start = plugged.panels.right.bar.outcomes, session.known(session.start)
    graph = plugged.panels.graph.plot.data
    assert (graph.points[0].lower, graph.points[0].upper) == (start.lower, start.upper)
    assert graph.value == start.value
    if outcomes is not None:
        assert outcomes.value == start.value
        assert outcomes.value_bounds == (start.pair if start.value is None else None)
    assert_along(plugged)


def assert_along(plugged: Plugged) -> None:
    """Asserts that no bounds contradict those before or after, neither along the game nor on the board."""
    session, points = plugged.controller.session, plugged.panels.graph.plot.data.points
    for before, after in pairwise(points):
        assert contained(before, after, after.side), (before, after)
    analysis = plugged.controller.view.board._analysis
    if analysis is not None and analysis.position == session.position:
        side, high = session.position.to_move, session.position.to_move is Side.MAX
        assert all(contained(analysis, move, side) for move in analysis.moves)
        assert all(move.lower <= move.estimate <= move.upper for move in analysis.moves)
        if analysis.moves:
            best = (max if high else min)(move.estimate for move in analysis.moves)
            assert analysis.lower <= best <= analysis.upper


def contained(before: Any, after: Any, mover: Side) -> bool:
    """Whether the move between the two gains nothing and costs at most two dominoes."""
    if None in (before.lower, before.upper, after.lower, after.upper):
        return before.lower is after.lower is None
    more, less = (before, after) if mover is Side.MAX else (after, before)
    return all(little <= much <= little + 2 for much, little in ((more.lower, less.lower), (more.upper, less.upper)))


@pytest.mark.parametrize("seed", [1])
def test_every_place_says_the_same_at_every_step(qtbot: QtBot, plugged: Plugged, seed: int) -> None:
    chance, control, actions = random.Random(seed), plugged.controller, plugged.actions
    control.begin(DominoPosition.start(5, 5))
    session, engine = control.session, Engine(threads=1, memory_mb=16)
    qtbot.waitUntil(lambda: plugged.panels.right.bar.outcomes is not None, timeout=60_000)
    checked = []

    def check(*_: object) -> None:
        assert_alike(plugged)
        checked.append(len(session.tree.cursor))

    steps = {
        "play": lambda: session.position.is_over or control.session.play(chance.choice(session.position.moves())),
        "undo": control.undo,
        "redo": control.redo,
        "start": lambda: session.go(()),
        "values": actions["showValues"].trigger,
        "graph": actions["showGraph"].trigger,
        "solve": control.solve,
        "hint": control.hint,
        "pause": plugged.commands.toggle_pause,
        "proof": lambda: prove(plugged, engine),
    }
    for _ in range(40):
        steps[chance.choice([*steps, "play", "play"])]()
        check()
        for _ in range(chance.randrange(4)):
            settle(qtbot)
            check()
    assert len(set(checked)) > 3


def prove(plugged: Plugged, engine: Engine) -> None:
    """Somebody else proves the value of the current position without a request."""
    position = plugged.controller.session.position
    if not position.is_over:
        value = engine.solve(position).value
        plugged.controller.session.learn_about(position, Bounds(value, value))


def play_two(plugged: Plugged, size: int = 5) -> DominoPosition:
    control = plugged.controller
    control.begin(DominoPosition.start(size, size))
    for _ in range(2):
        control.session.play(control.session.position.moves()[0])
    return control.session.position


def test_what_is_known_of_one_position_is_known_of_those_after_it(plugged: Plugged) -> None:
    """If the board is worth at least 36 after MAX's move, it is worth no less after MIN's reply, wherever shown."""
    control, bar = plugged.controller, plugged.panels.right.bar
    control.begin(DominoPosition.start(9, 9))
    control.session.play(((2, 0), (2, 1)))
    control.session.learn_about(control.session.position, Bounds(36, 36))
    control.session.play(((0, 1), (0, 2)))
    position = control.session.position
    control.session.learn_about(position, Bounds(35, 37))
    assert control.session.known(position) == Bounds(36, 37)
    plugged.panels.right.set_total(Extent(27, 40, True))
    plugged.panels.right.set_possible(Extent(28, 40, True))
    assert bar.outcomes is not None
    send_changes(plugged)
    assert bar.outcomes.best_play == (36, 37)
    move = position.moves()[0]
    control.show_values = True
    control._show_values(Analysis(position, 35, 37, (MoveValue(move, 33, 38, 35.3),)))
    shown = control.view.board._analysis
    assert (shown.moves[0].lower, shown.moves[0].upper) == (34, 37)
    assert shown.moves[0].estimate == 36
    assert_alike(plugged)


@pytest.mark.usefixtures("unsolved")
@walked(
    ("key", "setup"), [("domino", "#.#/#../##."), ("matching", "path:5"), ("domino", "2x3"), ("matching", "cycle:6")]
)
def test_a_game_that_ends_before_its_extent_is_counted(qtbot: QtBot, plugged: Plugged, key: str, setup: str) -> None:
    """The extent of the start arrives at the end, and narrows the minimax value wherever it is shown."""
    control, game = plugged.controller, GAMES[key]
    control.begin(game.parse(setup, game.sides[0]))
    session = control.session
    session.learn(Bounds(0, 9))
    while not session.position.is_over:
        session.play(session.position.moves()[0])
    send_changes(plugged)
    settle(qtbot)
    qtbot.waitUntil(lambda: plugged.panels.right.bar.outcomes is not None)
    outcomes = plugged.panels.right.bar.outcomes
    assert outcomes.possible == (session.position.value(),) * 2
    low, high = outcomes.value_bounds or (outcomes.value, outcomes.value)
    assert outcomes.total[0] <= low <= high <= outcomes.total[1]
    known, drawn = session.known(session.start), plugged.panels.graph.plot.data
    assert (low, high) == known.pair == (drawn.points[0].lower, drawn.points[0].upper)
    assert drawn.value == known.value


@pytest.mark.usefixtures("unsolved")
def test_a_position_is_not_called_by_the_name_of_its_game(
    qtbot: QtBot, plugged: Plugged, progress_bar: ProgressBar, status_bar: StatusBar
) -> None:
    control = plugged.controller
    position = play_two(plugged)
    start, after = (Engine(threads=1, memory_mb=16).solve(p).value for p in (control.session.start, position))
    with ended(qtbot, control.work):
        control.solve()
        assert progress_bar.what.text().startswith("Solving 5 × 5, MAX first")
    assert f"5 × 5, MAX first: the minimax value is {start}. Exact." in progress_bar.message
    with ended(qtbot, control.work):
        control.solve()
        assert progress_bar.what.text().startswith("Solving this position (after move 2)")
        assert all("minimax" not in text and "5 × 5" not in text for text in said(plugged))
    send_changes(plugged)
    assert plugged.actions["solve"].toolTip().startswith(f"This position (after move 2): {after}, exact.")
    solved = f"5 × 5, MAX first after move 2: best play ends with {after}. Exact."
    assert progress_bar.message.startswith(solved), "it stays, whatever is on the board"
    assert not status_bar.text.text(), "once is enough"


def said(plugged: Plugged) -> list[str]:
    return [plugged.status_bar.text.text(), plugged.progress_bar.what.text(), plugged.progress_bar.toolTip()]


def test_a_solve_of_a_position_is_named_where_one_stands(
    qtbot: QtBot, plugged: Plugged, progress_bar: ProgressBar
) -> None:
    control = plugged.controller
    position = play_two(plugged, 8)
    control.session.learn(Bounds(29, 29))
    control.solve()
    assert control.work.position == position
    assert progress_bar.what.text().startswith("Solving this position (after move 2)")
    control.session.play(control.session.position.moves()[0])
    send_changes(plugged)
    assert progress_bar.what.text().startswith("Solving 8 × 8, MAX first after move 2")
    control.session.go(control.session.tree.cursor[:2])
    send_changes(plugged)
    assert progress_bar.what.text().startswith("Solving this position (after move 2)")
    with ended(qtbot, control.work):
        plugged.commands.cancel()


@pytest.mark.usefixtures("unsolved")
def test_a_later_bound_does_not_take_the_start_beyond_where_a_game_can_end(plugged: Plugged) -> None:
    """A board of 9 x 9 has room for 40: an upper bound of 40 with MIN to move does not let its start be worth 42."""
    control = plugged.controller
    control.begin(DominoPosition.start(9, 9))
    session = control.session
    control._on_extent(session.start, Extent(20, 40, True))
    session.play(((2, 2), (2, 3)))
    session.learn_about(session.position, Bounds(36, 40))
    assert session.known(session.start).upper == 40
    assert session.known(session.start).lower == 36


def test_best_play_ends_where_a_game_can_end(qtbot: QtBot, plugged: Plugged) -> None:
    """While the solver is being prepared only loose bounds are known; the possible ends are counted without it."""
    control = plugged.controller
    control.begin(DominoPosition.start(8, 8))
    for move in (((2, 0), (2, 1)), ((0, 1), (0, 2))):
        control.session.play(move)
    position, bar = control.session.position, plugged.panels.right.bar
    qtbot.waitUntil(lambda: bar.outcomes is not None and bar.outcomes.possible == (23, 32), timeout=60_000)
    control.analyser.stop_values()
    control._on_values(position, Analysis(position, 22, 32, ()))
    assert bar.outcomes.best_play is not None
    low, high = bar.outcomes.best_play
    assert 23 <= low <= high <= 32
    assert_alike(plugged)


@pytest.mark.usefixtures("unsolved")
def test_at_the_end_of_a_solved_game_nothing_is_left_to_solve(
    qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar
) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(1, 4))
    control.session.play(((0, 1), (0, 2)))
    send_changes(plugged)
    assert game_over_bar.isVisible()
    assert plugged.actions["solve"].isEnabled()
    with ended(qtbot, control.work):
        qtbot.mouseClick(game_over_bar.findChild(object, "solveAtEnd"), Qt.MouseButton.LeftButton)
    send_changes(plugged)
    assert not plugged.actions["solve"].isEnabled()
    assert not game_over_bar.findChild(object, "solveAtEnd").isVisible()


def test_the_bar_begins_anew_with_another_position_and_counts_what_the_board_shows(
    plugged: Plugged, progress_bar: ProgressBar
) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(9, 9))
    control.analyser.stop_values()
    control.show_values = True
    working, start = progress_bar.findChild(ProgressPresenter), control.session.position

    def exact(position: DominoPosition) -> Analysis:
        moves = position.moves()
        found = [MoveValue(move, 36, 36 if k < 6 else 37, 36.0) for k, move in enumerate(moves)]
        return Analysis(position, 36, 37, tuple(found))

    control._show_values(exact(start))
    working._on_values(Progress("values", 36, 37, done=4, total=144, seconds=1.0))
    assert progress_bar._progress.done == 6
    working._on_values(Progress("values", 36, 37, done=144, total=144, seconds=1.0))
    control.show_values = False
    control.session.play(start.moves()[0])
    control.show_values = True
    control._show_values(None)
    working._on_values(Progress("values", 36, 37, done=0, total=100, seconds=0.1))
    assert progress_bar.bar.share == 0, "beside 0 of 100"


def test_structure_knows_what_is_proved_of_the_position(qtbot: QtBot, plugged: Plugged) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(9, 9))
    feature, table = plugged.features["structure"], plugged.features["structure"].panel.table
    plugged.actions["showStructure"].trigger()
    control.session.learn(Bounds(36, 37))
    feature._show(control.session.position, structure(control.session.position, None))
    assert [table.item(0, column).text() for column in (2, 3)] == ["36..37", "35..38"]


def test_a_hint_does_not_write_over_a_value(qtbot: QtBot, plugged: Plugged) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(3, 4))
    board, move = control.view.board, control.session.position.moves()[0]
    board.set_hint(move)
    assert texts(shape for shape, _, _ in board._over) == ["1"]
    with qtbot.waitSignal(control.analyser.values_done, timeout=120_000):
        plugged.actions["showValues"].trigger()
    board.set_hint(move)
    assert board._over
    assert texts(shape for shape, _, _ in board._over) == []


def texts(shapes: Iterable[Shape]) -> list[str]:
    found = []
    for shape in shapes:
        found += texts(shape.shapes) if isinstance(shape, Group) else [shape.text] if isinstance(shape, Text) else []
    return found


def test_values_have_a_line_with_pause_while_they_are_searched(
    qtbot: QtBot, plugged: Plugged, progress_bar: ProgressBar
) -> None:
    control, line = plugged.controller, progress_bar
    control.begin(DominoPosition.start(7, 8))
    plugged.actions["showValues"].trigger()
    qtbot.waitUntil(line.isVisible, timeout=120_000)
    board = control.view.board
    qtbot.waitUntil(lambda: len(board._marks) == 97, timeout=30_000)
    assert all(mark.text.startswith("≈") or mark.text.isdigit() for mark in board._marks.values())
    qtbot.mouseClick(line.pause, Qt.MouseButton.LeftButton)
    assert line.what.text() == "Values paused; proved values stay on the board."
    assert control.analyser.paused
    qtbot.mouseClick(line.pause, Qt.MouseButton.LeftButton)
    assert not control.analyser.paused
    plugged.actions["hint"].trigger()
    assert control.analyser.has_search
    plugged.actions["showValues"].trigger()
    assert not line.isVisible()
    assert not control.analyser.has_search


def test_only_the_value_of_a_start_is_called_the_minimax_value() -> None:
    """Sentences with these words are only made where the bounds of a start are available."""
    top = Path(tiling_gui.__file__).parent
    sentence = re.compile(r'(?:tr|mark|plural|input_error)\(\s*"(?=[^"\n]*\{)[^"\n]*minimax value[^"\n]*"')
    texts = {path.relative_to(top).as_posix(): path.read_text(encoding="utf-8") for path in top.rglob("*.py")}
    found = {name for name, text in texts.items() if sentence.search(text)}
    assert found == {
        "desktop/ui/widgets/outcome_bar.py",  # what is known of the start, from Session.minimax
        "desktop/ui/search_tree/recorded_search.py",  # of the position that is watched
        "desktop/features/lab/tree_facts.py",  # that a method does not find it
        "records/verdict.py",  # solved_sentence asks whether it is of a start
    }


@walked("size", [(9, 9), (3, 30), (8, 9)])
def test_a_fresh_board_shows_what_theorems_and_shipped_rows_prove_of_it(
    capsys: pytest.CaptureFixture[str], plugged: Plugged, size: tuple[int, int]
) -> None:
    """The panel, `values` and the solver know the same bounds before anything is searched."""
    start = DominoPosition.start(*size)
    plugged.controller.begin(start)
    send_changes(plugged)
    found = plugged.session.known(start).pair
    assert found is not None
    assert BoardBounds(plugged.store)(size, Side.MAX) == found
    assert cli.main(["values", f"{size[0]}x{size[1]}", "--json"]) in (0, 3)
    assert tuple(json.loads(capsys.readouterr().out)["bounds"]["MAX"]) == found
    stopped = StopToken()
    stopped.stop()
    engine = Engine(threads=1, memory_mb=16, bound_store=plugged.store.facts)
    solution = engine.solve(start, Run(stop=stopped))
    engine.close()
    assert found[0] >= solution.lower
    assert found[1] <= solution.upper
    if size == (3, 30):  # Theorem 19
        assert (found, plugged.session.minimax) == ((40, 40), (40, 40))
