"""The main window: the game in the middle, set-up on the left, analysis on the right.

The window lays out its parts and passes messages between them. What happens to the game is in session/controller.py,
the layout in panels.py. Everything else (files, results, review, help, ...) is done by features, which windows.py adds:
the window does not know them.
"""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QEvent, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from tiling_gui.core import plugins
from tiling_gui.core.catalogue import games_in_window
from tiling_gui.desktop.main_window import menus, panels
from tiling_gui.desktop.main_window.bottom_row import HEIGHT, LOW, LOWEST, BottomRow, StatusBar
from tiling_gui.desktop.main_window.caption import Caption
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.menus import ValuesMenu
from tiling_gui.desktop.main_window.panels import PanelArea
from tiling_gui.desktop.main_window.position_panel import PositionPanel
from tiling_gui.desktop.main_window.position_presenter import PositionPresenter, TimePresenter
from tiling_gui.desktop.main_window.progress_presenter import ProgressPresenter
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.session.views import first_record
from tiling_gui.desktop.session.workspace import Feature, Panels, Windows, make_workspace
from tiling_gui.desktop.ui.dialogs import report_bug, show_about
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.widgets.base import Hairline, bring_to_front
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeBar
from tiling_gui.desktop.ui.widgets.presentation_layout import PresentationLayout
from tiling_gui.desktop.ui.widgets.window_size import put_back
from tiling_gui.records import text
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store


def main_windows() -> "list[MainWindow]":
    """The visible main windows, ordered by number."""
    windows = [
        window for window in QApplication.topLevelWidgets() if isinstance(window, MainWindow) and window.isVisible()
    ]
    return sorted(windows, key=lambda window: window.number)


def main_window_of(widget: QWidget | None) -> "MainWindow | None":
    while widget is not None and not isinstance(widget, MainWindow):
        widget = widget.parentWidget()
    return widget


AT_END = ("practise", "review", "solve", "rematch", "switchRoles")
"""Actions offered when a game is over."""


class MainWindow(QMainWindow):
    """The window. Shows `record`; else, with `restore`, the last game on the board; else a new game."""

    closed = Signal()

    def __init__(
        self,
        store: Store,
        file: SettingsFile,
        *,
        restore: bool = True,
        record: GameRecord | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle("tiling-gui")
        self.setMinimumSize(480, 340)
        self.store, self.file = store, file
        self.number: int = max((other.number for other in main_windows()), default=0) + 1
        """Shown in the title from the second main window on."""
        self.actions_by_name: Actions = Actions(file, self)
        record = record or first_record(store, file.current, restore=restore)
        self.controller: Controller = Controller(store, file, record, self)
        self.features: Mapping[str, Feature] = {}
        """Features by name."""
        self._build()
        known = self.position_panel
        places = Panels(
            known.graph,
            known.moves,
            known.values,
            known.add_section,
            known.add_below_moves,
            self.bottom_row.add,
            self._add_menu,
            self.body.dock,
            self.focus_board,
            self._cover,
        )
        windows = Windows(self)
        self.workspace = make_workspace(self.controller, file, self.actions_by_name, self.notice, places, windows)
        self.values_menu = ValuesMenu(self.workspace, self.tool_bar.values_menu)
        self.working = ProgressPresenter(self.workspace, self.progress_bar)
        self.presentation = self._presentation_layout()
        self._connect()

    def start(self, features: Mapping[str, Feature]) -> None:
        """Add the features, which are closed in reverse order with the window, and show the game."""
        self.features = features
        self.workspace.views.show()
        self._restore_geometry()
        QTimer.singleShot(0, self, self._greet)

    # Building ---------------------------------------------------------------------------------------------

    def _build(self) -> None:
        actions = self.actions_by_name
        self.menus = menus.fill_menus(self.menuBar(), actions)
        self.addActions(list(actions))
        self.pages, middle = QStackedWidget(self), QWidget()
        self.setCentralWidget(self.pages)  # before it is filled: each change of parent looks up all styles again
        self.pages.addWidget(middle)
        self.tool_bar: menus.ToolBar = menus.ToolBar(actions, games_in_window(), middle)
        navigation = [actions[name] for name in ("firstMove", "previousMove", "nextMove", "lastMove")]
        self.position_panel = PositionPanel(navigation, actions["exportGame"])
        self.body = PanelArea(self.position_panel, middle)
        self.progress_bar = ProgressBar()
        self.status = StatusBar()
        self.game_over_bar = GameOverBar([actions[name] for name in AT_END])
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.caption = Caption()
        self.line = Hairline()
        column.addWidget(self.tool_bar)
        column.addWidget(self.line)
        column.addWidget(self.body, 1)
        column.addWidget(self.caption)
        self.bottom_row: BottomRow = BottomRow(self.progress_bar, self.status, middle)
        self.notice = NoticeBar()
        self.bottom_row.add(self.notice, self.notice.STRIP)
        self.bottom_row.add(self.game_over_bar, self.game_over_bar.STRIP)
        column.addWidget(self.bottom_row)

    def _cover(self, page: QWidget | None) -> None:
        """Show `page` in place of everything below the menu bar; None restores that."""
        if page is not None:
            self.pages.setCurrentIndex(self.pages.addWidget(page))
            page.setFocus()
        elif shown := self.pages.widget(1):
            self.pages.removeWidget(shown)
            shown.deleteLater()
            self.arrange()
            self.focus_board()

    def _add_menu(self, name: str, menu: QMenu, before: str) -> None:
        if before:
            self.menus[name].insertMenu(self.actions_by_name[before], menu)
        else:
            self.menus[name].addSeparator()
            self.menus[name].addMenu(menu)

    def _connect(self) -> None:
        control, actions = self.controller, self.actions_by_name
        for name, slot in {
            "closeWindow": self._close_active,
            "quit": QApplication.closeAllWindows,
            "nextArea": self._next_area,
            "leftPanel": self._toggle_left,
            "rightPanel": self._toggle_right,
            "about": self._show_about,
        }.items():
            actions[name].triggered.connect(slot)
        actions["fullScreen"].toggled.connect(self._on_full_screen)
        actions["showStructure"].toggled.connect(self.arrange)
        self.tool_bar.mode_chosen.connect(control.choose_mode)
        control.raise_requested.connect(self._come)
        views, status = self.workspace.views, self.workspace.status
        self.tool_bar.game_chosen.connect(views.change_game)
        views.about_to_show.connect(self._place)
        views.shown.connect(self._on_shown)
        self.status.listen(self.workspace)
        self.game_over_bar.listen(self.workspace)
        self.caption.listen(self.workspace)
        PositionPresenter(self.workspace, self.position_panel)
        self.time = TimePresenter(self.workspace, self.position_panel.header)
        control.changed.connect(self._refresh)
        status.error.connect(self._on_bug)
        self.file.keys_changed.connect(self._on_keys)
        self._on_keys()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        control.announcement.connect(self._announce)
        status.message.connect(self._announce)
        self.notice.shown.connect(self._announce)

    # The game on the board -----------------------------------------------------------------------------------

    @Slot(object)
    def _place(self, view: GameView) -> None:
        """Show the board and the set-up panel of another game."""
        self.body.set_view(view.set_up, view.board)
        self.tool_bar.set_game(view.game.key)

    @Slot(object)
    def _on_shown(self, view: GameView) -> None:
        panels.chain_focus(
            [self.tool_bar, view.set_up, view.board, self.position_panel, self.notice, self.progress_bar]
        )
        self.focus_board()

    @Slot()
    def _come(self) -> None:
        bring_to_front(self)

    @Slot()
    def focus_board(self) -> None:
        if self.controller.view is not None:
            self.controller.view.board.setFocus()

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """Move the focus to the board from a control that disappears; Qt would move it to any other control."""
        if before is not None and self.isActiveWindow() and self.isAncestorOf(before) and not before.isVisible():
            self.focus_board()

    @Slot(object)
    def _refresh(self, change: Change) -> None:
        """Update the title, the count and the toolbar."""
        if not change & (Change.GAME | Change.SETTINGS):
            return
        control, session = self.controller, self.controller.session
        view = control.view
        assert view is not None
        self.status.set_count("" if self.body.right_shown else view.words(session.position).in_a_line())
        self._show_title()
        if self.tool_bar.show_mode(play=control.in_play):
            self.arrange()

    def _show_title(self) -> None:
        session = self.controller.session
        number = f" ({self.number})" if self.number > 1 else ""
        self.setWindowTitle(session.game.title(session.start) + number)  # Qt appends the program's name

    @Slot()
    def _on_keys(self) -> None:
        self.actions_by_name.read_keys()
        shortcuts = (self.actions_by_name[name].shortcut() for name in ("pauseSolve", "cancelSolve"))
        self.progress_bar.set_keys(*(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in shortcuts))

    # Panels -------------------------------------------------------------------------------------------------

    @property
    def _panel_settings(self) -> tuple[str, str]:
        """The settings that store whether the left and the right panel are shown, in Play or in Analyse."""
        play = self.controller.in_play
        return ("left_panel", "right_panel") if play else ("analyse_left_panel", "analyse_right_panel")

    @Slot()
    def _toggle_left(self) -> None:
        if self.body.narrow:
            self.body.show_left_instead(not self.body.left_shown)
            self.arrange()
        else:
            self._toggle(self._panel_settings[0])

    @Slot()
    def _toggle_right(self) -> None:
        name = self._panel_settings[1]
        if self.body.narrow and self.body.left_shown:  # in its place
            self.body.show_left_instead(False)
            self.file.change(**{name: True})
            self.arrange()
        else:
            self._toggle(name)

    def _toggle(self, name: str) -> None:
        self.file.change(**{name: not getattr(self.file.current, name)})
        self.arrange()

    @Slot()
    def arrange(self) -> None:
        """Update everything that depends on the window's size and on which panels the user wants."""
        control, width, height = self.controller, self.width(), self.height()
        left, right = (getattr(self.file.current, name) for name in self._panel_settings)
        self.tool_bar.fit(width, panels.COMPACT)
        self.position_panel.set_width(panels.right_width(width))
        self.bottom_row.set_height(HEIGHT if height >= panels.LOW else LOW if height >= panels.TIGHT else LOWEST)
        self.tool_bar.set_low(height < panels.TIGHT)
        self.body.set_wanted(left=left, right=right)
        folded = not self.body.right_shown
        self.actions_by_name["leftPanel"].setChecked(self.body.left_shown)
        self.actions_by_name["rightPanel"].setChecked(not folded)
        if control.view is not None:
            words = control.view.words(control.session.position)
            self.status.set_count(words.in_a_line() if folded else "")

    def _presentation_layout(self) -> PresentationLayout:
        """How the window is presented; the game can still be played."""
        line = self.workspace.line_player

        def step(by: int) -> None:
            if line.is_on_line:
                line.step(by)
            else:
                self.actions_by_name["nextMove" if by > 0 else "previousMove"].trigger()

        def turned(on: bool) -> None:
            self.body.set_bare(on)
            self.caption.setVisible(on)
            self.caption.refresh()
            self.arrange()
            self.focus_board()

        hidden = [self.menuBar(), self.tool_bar, self.line, self.bottom_row]
        return PresentationLayout(step, hidden=hidden, large=(self.caption.turn, self.caption.played), turned=turned)

    @Slot()
    def _close_active(self) -> None:
        """Close this window, or the one of its tool windows that is active."""
        (QApplication.activeWindow() or self).close()

    @Slot()
    def _next_area(self) -> None:
        """F6: toolbar, left panel, board, right panel, then the strips and the progress bar if shown."""
        view = self.controller.view
        assert view is not None
        right = self.body.docked or self.position_panel
        areas = [self.tool_bar, view.set_up, view.board, right, self.game_over_bar, self.notice, self.progress_bar]
        menus.focus_next(areas)

    @Slot(bool)
    def _on_full_screen(self, on: bool) -> None:
        if on != self.isFullScreen():
            self.showFullScreen() if on else self.showNormal()

    @Slot(str)
    def _announce(self, sentence: str) -> None:
        if self.controller.view:
            self.controller.view.announce(sentence)

    # The window itself --------------------------------------------------------------------------------------

    @Slot()
    def _greet(self) -> None:
        for sentence in (*self.store.messages, *plugins.faults()):
            self.status.say(sentence)
        if self.store.why_unsaved:
            self.controller.session.tell_saved(self.store.why_unsaved)

    @Slot(object)
    def _on_bug(self, error: Exception) -> None:
        session = self.controller.session
        report_bug(self, error, text.write(session.record), saved=not session.why_unsaved)

    @Slot()
    def _show_about(self) -> None:
        show_about(self)

    def _restore_geometry(self) -> None:
        kept = self.file.geometry("main")
        if not (isinstance(kept, QByteArray) and put_back(self, kept)):
            self.resize(QSize(1280, 800).boundedTo(self.screen().availableSize() - QSize(0, 40)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Update the check mark of Full screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_by_name["fullScreen"].setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """End all work; solves can be resumed."""
        self.file.save_geometry("main", self.saveGeometry())
        self.controller.end_work()
        self.workspace.close_features()
        self.workspace.windows.close()
        self.workspace.views.close()
        self.time.close()
        self.controller.close()
        self.closed.emit()
        super().closeEvent(event)
