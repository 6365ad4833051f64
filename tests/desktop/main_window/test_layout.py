"""The layout of the window: strips that come and go under the board move nothing, and what does not fit gives way."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation
from PySide6.QtWidgets import QApplication, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes, settle, to_the_end
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.features.results.review_queue import QueueStrip
from tiling_gui.desktop.main_window.bottom_row import BottomRow, StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.progress_presenter import paused_text
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui.theme import TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction, NoticeBar
from tiling_gui.games.domino.rules import DominoPosition


def settled(qtbot: QtBot, window: MainWindow) -> int:
    """The side of the board's squares after the window has been laid out."""
    board = window.controller.view.board
    settle(qtbot)
    below = window.bottom_row if window.bottom_row.isVisible() else window.status
    qtbot.waitUntil(lambda: below.y() >= window.body.height())
    return board.size_now


def test_the_board_keeps_its_size_through_a_game(qtbot: QtBot, window: MainWindow) -> None:
    for size in ((1280, 800), (800, 600), (640, 400), (480, 400)):
        window.resize(*size)
        assert_the_board_keeps_its_size(qtbot, window)


def assert_the_board_keeps_its_size(qtbot: QtBot, window: MainWindow) -> None:
    control = window.controller
    control.begin(DominoPosition.start(6, 6))
    u = settled(qtbot, window)
    sizes = {u}
    for analyse in (False, True):
        control.choose_mode(analyse)
        sizes.add(settled(qtbot, window))
    window.actions_by_name["showValues"].setChecked(True)
    window.progress_bar.begin("Values of all moves", can_pause=True)
    sizes.add(settled(qtbot, window))
    window.notice.show_notice("a1–b1 costs one.", [NoticeAction("takeBack", "Take it back", lambda: None)])
    sizes.add(settled(qtbot, window))
    window.notice.dismiss()
    to_the_end(window)
    assert window.game_over_bar.isVisible()
    sizes.add(settled(qtbot, window))
    window.progress_bar.dismiss()
    sizes.add(settled(qtbot, window))
    control.begin(DominoPosition.start(6, 6))
    sizes.add(settled(qtbot, window))
    assert sizes == {u}


class Layouts(QObject):
    """Records which widgets are asked to lay themselves out."""

    def __init__(self) -> None:
        super().__init__()
        self.of: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.of.append(type(watched).__name__)
        return False


def lays_nothing_out(qtbot: QtBot) -> bool:
    """Whether ten rounds of the event loop pass without a layout."""
    seen = Layouts()
    QApplication.instance().installEventFilter(seen)
    for _ in range(10):
        settle(qtbot)
    QApplication.instance().removeEventFilter(seen)
    return not seen.of


def test_parts_of_the_window_have_their_room_at_every_size(qtbot: QtBot, window: MainWindow) -> None:
    # Six moves are seen in the usual window
    window.controller.begin(DominoPosition.start(8, 8))
    moves = window.position_panel.moves
    for ended in (False, True):
        if ended:
            to_the_end(window)
        qtbot.waitUntil(lambda: moves.viewport().height() >= 6 * moves.row_height)
    # The outcomes are whole in the smallest windows that show them
    window.controller.begin(DominoPosition.start(8, 8))
    panel = window.position_panel
    window.resize(800, 560)
    for shown in (False, True):
        window.actions_by_name["showStructure"].setChecked(shown)
        qtbot.waitUntil(lambda: panel.height() < 480)
        qtbot.waitUntil(lambda: panel.bar.height() >= panel.bar.sizeHint().height())
    window.actions_by_name["showStructure"].setChecked(False)
    window.resize(640, 400)
    for part in (panel.bar, panel.header, panel.navigation):
        qtbot.waitUntil(lambda part=part: part.isVisible() and part.height() >= part.sizeHint().height())
    assert panel.navigation.geometry().bottom() < panel.height()
    # A window at rest is not laid out again and again
    window.resize(1280, 800)
    for key in GAMES:
        window.tool_bar.game_chosen.emit(key)
        assert any(lays_nothing_out(qtbot) for _ in range(20)), key  # values can arrive at any time


def test_the_graph_stays_open_while_there_is_room_or_if_opened_by_hand(qtbot: QtBot, window: MainWindow) -> None:
    """Three moves of the list are left room in a window of the usual height, and two in a lower one."""
    window.file.change(show_graph=True)
    session, graph, moves = window.controller.session, window.position_panel.graph, window.position_panel.moves
    usual = [(1280, 720), (1280, 745), (1280, 800)]
    window.controller.begin(DominoPosition.start(6, 6))
    for _ in range(4):
        for size in ((800, 600), (720, 600), *usual):
            window.resize(*size)
            settle(qtbot)
            qtbot.waitUntil(lambda: graph.isVisible() and graph.height() >= graph.least_height(True))
            assert moves.viewport().height() >= 2 * moves.row_height
        session.play(session.position.moves()[0])
    to_the_end(window)
    for size in usual:
        window.resize(*size)
        settled(qtbot, window)
        assert not graph.is_collapsed, "it stays, however many moves there are"
        assert moves.height() >= 3 * moves.row_height
    window.resize(1280, 480)
    qtbot.waitUntil(lambda: graph.is_collapsed)
    graph.fold.click()
    window.resize(1280, 470)
    assert not graph.is_collapsed
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: not graph.is_collapsed)


def test_the_form_of_a_new_game_folds_while_one_goes_on(qtbot: QtBot, plugged: Plugged) -> None:
    # The form of a new game folds while one goes on
    plugged.controller.begin(DominoPosition.start(4, 4))
    set_up, session = plugged.controller.view.set_up, plugged.controller.session
    assert set_up.card.isVisible()
    session.play(session.position.moves()[0])
    send_changes(plugged)
    assert not set_up.card.isVisible()
    assert set_up.opening.text() == "New game…"
    set_up.opening.click()
    session.play(session.position.moves()[0])
    assert set_up.card.isVisible(), "who has opened it sees it until the next game"
    plugged.controller.begin(DominoPosition.start(4, 4))
    plugged.panels.focus_board()
    session.play(session.position.moves()[0])
    send_changes(plugged)
    assert not set_up.card.isVisible()
    to_the_end(plugged)
    assert set_up.card.isVisible(), "a game is over: the next is asked for"
    # If the computer begins, its move arrives while Start new game has the focus, which can then be pressed again
    plugged.controller.begin(DominoPosition.start(4, 4))
    set_up, session = plugged.controller.view.set_up, plugged.controller.session
    set_up.card.start.setFocus()
    session.play(session.position.moves()[0])
    assert set_up.card.isVisible()
    plugged.panels.focus_board()
    session.play(session.position.moves()[0])
    send_changes(plugged)
    assert not set_up.card.isVisible()
    # The links below it would move just when somebody is about to click one
    plugged.controller.begin(DominoPosition.start(4, 4))
    set_up, session = plugged.controller.view.set_up, plugged.controller.session
    for over in (False, True):
        set_up.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
        to_the_end(plugged) if over else session.play(session.position.moves()[0])
        assert set_up.card.isVisible() is not over
        set_up.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        QApplication.sendEvent(set_up, QEvent(QEvent.Type.Leave))
        send_changes(plugged)
        assert set_up.card.isVisible() is over
    # A move is faded in with motion
    plugged.controller.begin(DominoPosition.start(4, 4))
    view, session = plugged.controller.view, plugged.controller.session
    view.set_motion(True)
    view.board.chosen.emit(session.position.moves()[0])
    assert is_moving(view.board)
    view.board._fade.stop()
    plugged.actions["undo"].trigger()
    assert is_moving(view.board)
    view.set_motion(False)
    assert not is_moving(view.board)
    view.board.chosen.emit(session.position.moves()[0])
    assert not is_moving(view.board)


def test_a_sentence_is_whole_in_the_smallest_window(qtbot: QtBot, window: MainWindow) -> None:
    """It was cut after three words, beside the count."""
    window.controller.begin(DominoPosition.start(8, 8))
    window.resize(480, 400)
    window.actions_by_name["rightPanel"].trigger()  # then the count is at the foot
    settle(qtbot)
    status = window.status
    assert status.count.isVisible()
    window.workspace.status.say("d1–e1 looks best: ≈28.7, not yet exact.")
    settle(qtbot)
    assert not status.text.is_cut
    status.set_saved("Not saved: the disk is full")
    settle(qtbot)
    assert status.save_error.isVisible()
    window.workspace.status.say("")
    status.set_saved("")
    settle(qtbot)
    assert status.count.isVisible()


def test_the_newest_is_seen_at_the_foot_and_work_is_named_whole_beside_it(qtbot: QtBot, window: MainWindow) -> None:
    """A sentence from before a notice does not hide it, wherever the pointer goes; a later one does."""
    window.controller.begin(DominoPosition.start(8, 8))
    status, notice = window.workspace.status, window.notice
    status.say("d1–e1 looks best.")
    notice.show_notice("a1–b1 costs one.", [NoticeAction("takeBack", "Take it back", lambda: None)])
    for _ in range(2):
        assert notice.isVisible()
        status.pointed.emit("Click places c1–c2.")
        status.pointed.emit("")
    status.say("The disk is full.")
    assert not notice.isVisible()
    assert window.status.isVisible()
    window.resize(1500, 800)
    window.notice.show_notice("", [NoticeAction("undoNew", "Undo new game", lambda: None)])
    work = window.progress_bar
    work.begin("8 × 8, MAX first after move 3")
    work.set_paused(True, paused_text("8 × 8, MAX first after move 3", 27, 29))
    settle(qtbot)
    assert work.what.isVisible()
    assert work.what.width() >= work.what.sizeHint().width()
    work.dismiss()


def test_text_twice_as_large_leaves_the_board_half_of_the_window(qtbot: QtBot, window: MainWindow) -> None:
    """1280 x 720 pixels of a screen at 200 %: the outcomes are complete, and one row at the bottom has the facts."""
    window.controller.begin(DominoPosition.start(8, 8))
    window.resize(640, 360)
    settled(qtbot, window)
    assert window.body.height() >= 0.6 * window.height()
    bar = window.position_panel.bar
    qtbot.waitUntil(lambda: bar.isVisible() and bar.height() >= bar.sizeHint().height())
    assert bar.geometry().bottom() < window.position_panel.navigation.geometry().top()
    assert window.status.isVisible()
    at = window.body.height()
    window.status.say("")  # a sentence would be shown before the strip's for a while
    window.progress_bar.begin("Solving 8 × 8, MAX first", can_pause=True)
    assert not window.status.isVisible(), "it leaves a narrow row to the work while it has nothing to say"
    assert window.progress_bar.width() >= window.width() - 1
    window.workspace.status.pointed.emit("a1–b1 costs one.")
    settle(qtbot)
    assert window.status.isVisible()
    assert window.status.geometry().right() < window.progress_bar.x()
    window.workspace.status.pointed.emit("")
    window.notice.show_notice("a1–b1 costs one.", [NoticeAction("takeBack", "Take it back", lambda: None)])
    window.workspace.status.pointed.emit("a1–b1 costs one.")
    assert window.notice.isVisible(), "who has just moved has the pointer on the board"
    settle(qtbot)
    assert window.body.height() == at, "the board stays as large as it was"
    window.progress_bar.dismiss()


def test_panels_take_each_other_s_place_in_a_narrow_window(qtbot: QtBot, window: MainWindow) -> None:
    # The left panel stands beside the board never over it
    window.controller.begin(DominoPosition.start(8, 8))
    for width in (800, 480):
        window.resize(width, 400)
        settle(qtbot)
        set_up, board = window.controller.view.set_up, window.controller.view.board
        window.actions_by_name["leftPanel"].trigger()
        settle(qtbot)
        assert set_up.isVisible()
        assert set_up.geometry().right() < board.geometry().left()
        assert not window.position_panel.isVisible()
        qtbot.keyClick(set_up, Qt.Key.Key_Escape)
        settle(qtbot)
        assert not set_up.isVisible()
        assert window.position_panel.isVisible()
    window.actions_by_name["leftPanel"].trigger()
    # The set-up is inserted again where another game begins, which makes Qt restore a label's first font.
    title = window.controller.view.set_up.title
    title.setText("A title of too many letters")
    assert title.font().pixelSize() < TITLE
    window.body.set_view(window.controller.view.set_up, window.controller.view.board)
    assert title.font().pixelSize() < TITLE
    assert not title.is_cut
    # Few tools have room for their texts
    window.resize(1150, 800)
    for play in (False, True, False):
        window.controller.choose_mode(not play)
        texts = bool(window.findChild(FlatButton, "newGameButton")._shown_text)
        assert texts is play, "all tools of Analyse with their texts are wider"
    for width in (800, 640, 560, 480):
        window.resize(width, 400)
        for hints in (True, False, True):
            window.controller.session.set_hints(hints)
            send_changes(window)
            window.tool_bar.layout().activate()
            assert_tools_stand_apart(window)


def test_the_right_panel_takes_the_place_of_the_left_and_scrolls(qtbot: QtBot, window: MainWindow) -> None:
    """On 800 x 600 at 200 % it could not be opened."""
    window.resize(533, 360)
    settle(qtbot)
    for name, shown in (("leftPanel", False), ("rightPanel", True), ("rightPanel", False), ("rightPanel", True)):
        window.actions_by_name[name].trigger()
        settle(qtbot)
        assert window.position_panel.isVisible() == shown
        assert window.body.left_shown == (name == "leftPanel")
    area = next(area for area in window.body.findChildren(QScrollArea) if area.isAncestorOf(window.position_panel))
    room = area.viewport().height()
    assert window.position_panel.height() - room == area.verticalScrollBar().maximum() > 0
    assert window.position_panel.width() == area.viewport().width()


def colours(widget: QWidget) -> set[int]:
    """The colours of its picture."""
    image = widget.grab().toImage()
    return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(image.height())}


@pytest.fixture
def bottom_row(qtbot: QtBot, theme) -> Iterator[tuple[BottomRow, dict[str, QWidget]]]:
    """A bottom row with plain widgets as strips."""
    work = QWidget()
    made = BottomRow(work, StatusBar())
    strips = {}
    for name, place in (("endLine", GameOverBar.STRIP), ("notice", NoticeBar.STRIP)):
        strips[name] = QWidget()
        strips[name].hide()
        made.add(strips[name], place)
    work.hide()
    made.resize(1000, 48)
    qtbot.addWidget(made)
    made.show()
    return made, {**strips, "work": work}


def test_a_long_sentence_takes_room_from_the_work_line_and_its_tool_tip_says_the_rest(qtbot: QtBot, theme) -> None:
    work, status = QWidget(), StatusBar()
    row = BottomRow(work, status)
    row.resize(1280, 48)
    qtbot.addWidget(row)
    row.show()
    status.say("6 × 7, MAX first: the minimax value is 19. Exact. Best play: a1–b1, c1–d1, e1–f1.")
    assert status.text.width() >= status.text.sizeHint().width()
    status.say("Text size: 200 %.")
    row.resize(640, 48)
    settle(qtbot)
    assert work.width() >= 360, "a short sentence keeps no room that it does not need"
    status.say("6 × 7, MAX first: the minimax value is 19. Exact. Best play: a1–b1, c1–d1, e1–f1.")
    row.resize(700, 48)
    settle(qtbot)
    assert not status.text.is_cut, "it takes two lines"
    status.say(status.said + " a2–b2, c2–d2, e2–f2." * 6)
    settle(qtbot)
    assert status.text.is_cut
    assert status.text.toolTip() == status.said
    assert work.width() >= 184


def test_of_two_strips_the_more_important_is_seen(bottom_row: tuple[BottomRow, dict[str, QWidget]]) -> None:
    row, parts = bottom_row
    parts["endLine"].show()
    assert parts["endLine"].isVisible()
    parts["notice"].show()
    assert parts["notice"].isVisible()
    assert not parts["endLine"].isVisible()
    parts["work"].show()
    row.layout().activate()
    assert parts["notice"].isVisible()
    assert parts["work"].isVisible()
    assert not parts["notice"].geometry().intersects(parts["work"].geometry())
    parts["notice"].hide()
    assert parts["endLine"].isVisible()


def test_nothing_is_seen_of_a_bottom_row_in_which_nobody_speaks(qtbot: QtBot, theme: Theme) -> None:
    work, status, strip = QWidget(), StatusBar(), QWidget()
    row = BottomRow(work, status)
    row.add(strip, NoticeBar.STRIP)
    strip.hide()
    work.hide()
    row.resize(1000, 48)
    qtbot.addWidget(row)
    row.show()
    height = row.height()
    ground = len(colours(row))
    assert ground == 1
    for speak, fall_silent in (
        (lambda: status.say("Pasted."), lambda: status.say("")),
        (lambda: status.point("a1 can no longer be covered."), lambda: status.point("")),
        (lambda: status.set_saved("Not saved: the disk is full"), lambda: status.set_saved("")),
        (lambda: status.set_count("MAX to move, 4 dominoes"), lambda: status.set_count("")),
        (strip.show, strip.hide),
        (work.show, work.hide),
    ):
        speak()
        assert len(colours(row)) > ground
        fall_silent()
        assert len(colours(row)) == ground
        assert row.height() == height


@walked("width", [1280, 800, 640])
@walked("total", [10, 2000])
def test_reviews_beside_a_notice_are_not_cut(qtbot: QtBot, theme: Theme, width: int, total: int) -> None:
    work = QWidget()
    row, notice, queue = BottomRow(work, StatusBar()), NoticeBar(), QueueStrip()
    work.hide()
    row.add(notice, notice.STRIP)
    row.add(queue, queue.STRIP)
    row.resize(width, 48)
    qtbot.addWidget(row)
    row.show()
    notice.show_notice("Click near an edge. " * 5)
    queue.begin(f"Reviewing game {total // 2} of {total}", can_pause=True)
    queue.set_progress(Progress(), "12 × 12")
    settle(qtbot)
    assert not any(label.is_cut for label in (queue.what, queue.parts) if label.isVisible()), width
    assert queue.rect().contains(queue.cancel.geometry())
    assert notice.text.isVisible()


def is_moving(board: Board) -> bool:
    return any(animation.state() is not animation.State.Stopped for animation in board.findChildren(QVariantAnimation))


def assert_tools_stand_apart(window: MainWindow) -> None:
    """Asserts that no tools overlap, and that those without room are in the menu at the end of the bar."""
    bar = window.tool_bar
    seen = [part for part in bar.findChildren(QWidget) if part.parent() is bar and not part.isHidden()]
    for part in seen:
        assert bar.rect().contains(part.geometry()), part.objectName()
        least = part.minimumWidth() or min(part.minimumSizeHint().width(), part.maximumWidth())
        assert part.width() >= least, part.objectName()
        for other in seen:
            assert part is other or not part.geometry().intersects(other.geometry()), part.objectName()
    shown = {part.defaultAction() for part in seen if isinstance(part, QToolButton)}
    tools = [window.actions_by_name[name] for name in ("newGame", "undo", "solve")]
    left = {action for action in tools if action.isVisible()} - shown
    assert left <= set(bar.more.menu().actions())
    assert bar.more.isHidden() == (not bar.more.menu().actions())


def test_resign_leaves_a_narrow_toolbar_before_undo_does(window: MainWindow) -> None:
    control, bar = window.controller, window.tool_bar
    control.choose_mode(False)
    control.session.play(control.session.position.moves()[0])
    send_changes(window)
    resign, undo = (window.actions_by_name[name] for name in ("resign", "undo"))
    assert resign.isVisible()
    bar._overflow(bar._least_width() - 1)
    assert resign in bar.more.menu().actions()
    assert undo not in bar.more.menu().actions()


def test_a_title_is_set_smaller_before_it_is_cut(qtbot: QtBot, theme: Theme) -> None:
    label = Label("8 × 8, MAX commence", size=18)
    label.shrink(16, 14)
    qtbot.addWidget(label)
    whole = label.sizeHint().width()
    label.resize(whole - 20, 24)
    label.show()
    assert label.font().pixelSize() < 18
    assert not label.is_cut
    label.setText("8 × 8")
    assert label.font().pixelSize() == 18


@walked(("more", "cut"), [(", et ainsi de suite", False), (", et ainsi de suite" * 9, True)])
def test_a_notice_takes_two_lines_before_it_is_cut(qtbot: QtBot, theme: Theme, more: str, cut: bool) -> None:
    sentence = f"d1–e1 coûte un : 14 devient 13, car MIN répond c2–c3 et garde cela{more}."
    line = NoticeBar()
    qtbot.addWidget(line)
    line.resize(800, 48)
    offers = [
        NoticeAction("one", "Reprendre le coup", line.dismiss),
        NoticeAction("two", "Montrer un meilleur coup", line.dismiss),
    ]
    line.show_notice(sentence, offers)
    qtbot.waitExposed(line)
    assert line.text.sizeHint().width() > line.text.width()
    assert line.text.is_cut is cut
    assert line.text.toolTip() == (sentence if cut else "")
    picture = line.text.grab().toImage()
    rows = [
        y
        for y in range(picture.height())
        if len({picture.pixel(x, y) for x in range(picture.width())}) > 1  # text is drawn
    ]
    written = rows[-1] - rows[0] + 1
    assert written > line.text.fontMetrics().lineSpacing(), "two lines, the second with an ellipsis where it is cut"


def test_a_link_that_does_not_fit_is_written_smaller_before_it_is_cut(qtbot: QtBot, theme: Theme) -> None:
    pictures = []
    for last in "xo":
        button = FlatButton(left=True)
        qtbot.addWidget(button)
        button.set_face(f"Continuer une résolutio{last}", theme.icon("hint"))
        button.resize(button.sizeHint().width() - 24, 32)
        pictures.append(button.grab().toImage())
    assert pictures[0] != pictures[1], "the last letter is to be seen"
