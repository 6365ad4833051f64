"""The one main window: the game in the middle, what can be done at the left, what is known at the right.

The window lays out the parts and carries messages between them; what happens to the game is in session/controller.py,
how the room is shared in panels.py. What can be done besides (files, results, review, help, ...) are features, which
window_manager.py plugs in: the window does not know which there are.
"""

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from tiling_gui.core import plugins
from tiling_gui.core.catalogue import game, games_in_window
from tiling_gui.core.results import Extent
from tiling_gui.desktop.games import default_start, make_view
from tiling_gui.desktop.main_window import menus, panels
from tiling_gui.desktop.session.action_states import enable
from tiling_gui.desktop.main_window.arrangement import Arrangement
from tiling_gui.desktop.main_window.foot import Foot
from tiling_gui.desktop.main_window.game_over_bar import EndLine
from tiling_gui.desktop.features.going_on.feature import GoingOn
from tiling_gui.desktop.session.navigation import Moving
from tiling_gui.desktop.main_window.panels import Body
from tiling_gui.desktop.main_window.position_panel import KnowledgePanel
from tiling_gui.desktop.main_window.progress_bar import WorkLine
from tiling_gui.desktop.main_window.progress_presenter import Working
from tiling_gui.desktop.main_window.status_bar import StatusLine
from tiling_gui.desktop.main_window.values_menu import ValuesMenu
from tiling_gui.desktop.main_window.window_panels import WindowPanels
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.end_words import end_words
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.line_player import LinePlayer
from tiling_gui.desktop.session.new_game import last_record, make_record
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.session.workspace import Feature, Status, Windows, Workspace
from tiling_gui.desktop.ui.message_boxes import report_bug, show_about
from tiling_gui.desktop.ui.settings import SettingsFile, moves
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Hairline
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeLine
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records import text
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store


def main_windows() -> "list[MainWindow]":
    """The main windows that are open."""
    return [
        window for window in QApplication.topLevelWidgets() if isinstance(window, MainWindow) and window.isVisible()
    ]


AT_END = ("review", "solve", "switchRoles", "newGame")
"""What the line at the end of a game offers."""


class MainWindow(QMainWindow):
    """The window. It shows `record`, else with `restore` the game that was on the board last, else a new one."""

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        store: Store,
        file: SettingsFile,
        *,
        restore: bool = True,
        record: GameRecord | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setWindowTitle("tiling-gui")
        self.setMinimumSize(480, 400)
        self.theme, self.store, self.file = theme, store, file
        self.number: int = max((other.number for other in main_windows()), default=0) + 1
        """Of several main windows, told in the title from the second on."""
        self.actions_by_name: Actions = Actions(theme, file, self)
        settings = file.current
        if record is None and restore:
            record = last_record(store)
        if record is None:
            record = make_record(game(settings.game), default_start(settings.game, settings), settings)
        self.controller: Controller = Controller(store, file, record, self)
        self._views: dict[str, GameView] = {}
        self.features: Mapping[str, Feature] = {}
        """What is plugged in, by name."""
        self._build()
        self.workspace = self._make_workspace()
        self._connect()
        self.going_on = GoingOn(self)

    def _make_workspace(self) -> Workspace:
        control, status = self.controller, Status(self)
        return Workspace(
            session=control.session,
            controller=control,
            store=self.store,
            settings=self.file,
            theme=self.theme,
            actions=self.actions_by_name,
            engines=control.engines,
            jobs=control.jobs,
            status=status,
            notice=self.notice,
            line_player=LinePlayer(control.session, self.notice, status.say, self.file, self),
            panels=WindowPanels(
                self.knowledge, self.body, self.foot, self.menus, self.actions_by_name, self.focus_board
            ),
            windows=Windows(self),
        )

    def start(self, features: Mapping[str, Feature]) -> None:
        """Plugs in what belongs to the window, closed with it in reverse, and shows the game."""
        self.features = features
        self._show_game()
        self._restore_geometry()
        QTimer.singleShot(0, self, self._greet)

    # Building ---------------------------------------------------------------------------------------------

    def _build(self) -> None:
        actions, theme = self.actions_by_name, self.theme
        self.menus = menus.fill_menus(self.menuBar(), actions)
        self.addActions(list(actions))
        self.tool_bar: menus.ToolBar = menus.ToolBar(theme, actions, games_in_window())
        navigation = [actions[name] for name in ("firstMove", "previousMove", "nextMove", "lastMove")]
        self.knowledge = KnowledgePanel(theme, navigation, actions["exportGame"])
        self.body = Body(theme, self.knowledge)
        self.work_line = WorkLine(theme, theme.icon)
        self.status = StatusLine(theme)
        self.end_line = EndLine(theme, [actions[name] for name in AT_END])
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tool_bar)
        column.addWidget(Hairline(theme))
        column.addWidget(self.body, 1)
        self.foot: Foot = Foot(theme, self.work_line)
        self.notice = NoticeLine(theme)
        self.foot.add(self.notice)
        self.foot.add(self.end_line)
        for widget in (Hairline(theme), self.foot, self.status):
            column.addWidget(widget)
        self.setCentralWidget(middle)
        actions["showGraph"].setChecked(self.file.current.show_graph)
        self.values_menu = ValuesMenu(self)
        self.arrangement = Arrangement(self)

    def _connect(self) -> None:
        control, actions = self.controller, self.actions_by_name
        self.working = Working(control, self.work_line, self)
        self.moving = Moving(control, actions, self.knowledge, self)
        for name, slot in {
            "newGame": self._on_new_game,
            "switchRoles": control.switch_roles,
            "quit": QApplication.closeAllWindows,
            "undo": control.undo,
            "redo": control.redo,
            "hint": control.hint,
            "solve": control.solve,
            "pauseSolve": self.working.toggle_pause,
            "cancelSolve": self.working.cancel,
            "toggleMode": self._toggle_mode,
            "nextArea": self._next_area,
            "stopPlayers": control.autoplay.play_now,
            "pausePlayers": self._on_pause_players,
            "stepPlayers": control.autoplay.step,
            "about": self._show_about,
        }.items():
            actions[name].triggered.connect(slot)
        actions["fullScreen"].toggled.connect(self._on_full_screen)
        self.tool_bar.mode_chosen.connect(control.set_mode)
        control.mode_changed.connect(self._on_mode)
        self.tool_bar.game_chosen.connect(self._on_game_chosen)
        control.changed.connect(self._refresh)
        control.replaced.connect(self._show_game)
        status = self.workspace.status
        control.said.connect(status.say)
        status.message.connect(self.status.say)
        status.pointed.connect(self.status.point)
        status.error.connect(self._on_bug)
        control.replaced.connect(self.notice.fold)
        self.notice.left.connect(self.focus_board)
        self.file.changed.connect(self._on_settings)
        self.file.keys_changed.connect(self._on_keys)
        self._on_settings()
        self._on_keys()
        control.announced.connect(self._announce)
        control.broke.connect(status.fail)
        control.session.saved.connect(self.status.set_kept)
        control.valuing.extent_known.connect(self._on_extent)
        self.knowledge.graph.hovered.connect(self.status.point)
        self.knowledge.graph.solveRequested.connect(control.solve)

    # The game on the board -----------------------------------------------------------------------------------

    @Slot()
    def _show_game(self) -> None:
        """Another game is on: its view, its set-up, its words."""
        self.status.say("")  # what was said is about the game before
        key = self.controller.game.key
        if key not in self._views:
            view = self._views[key] = make_view(key, self.theme, self.actions_by_name, self.store, self.controller.jobs)
            view.chosen.connect(self.controller.play)
            view.told.connect(self.status.point)
            view.said.connect(self.status.say)
            view.begin.connect(self.controller.begin)
            view.set_up.playersChanged.connect(self.controller.choose_players)
            view.set_up.playerPicked.connect(self.focus_board)
            view.set_up.hintsChanged.connect(self.controller.choose_without_hints)
            view.set_motion(self._motion)
        view = self._views[key]
        self.body.set_view(view.set_up, view.board)
        self.tool_bar.set_game(key)
        self.knowledge.set_total(None)
        self.knowledge.set_possible(None)
        view.show_set_up(self.file.current)
        self.controller.attach(view)
        panels.chain_focus([self.tool_bar, view.set_up, view.board, self.knowledge, self.notice, self.work_line])
        self.focus_board()

    @Slot()
    def focus_board(self) -> None:
        """The keys go to the board."""
        if self.controller.view is not None:
            self.controller.view.board.setFocus()

    @Slot()
    def _refresh(self) -> None:
        """Everything that is said about the game as it stands."""
        control, session = self.controller, self.controller.session
        view = control.view
        assert view is not None
        view.set_up.set_title(view.title(session.start))
        view.set_up.set_players(*control.chosen_players, next_game=bool(session.record.finished))
        view.set_up.set_without_hints(not session.record.hints)
        self.knowledge.set_solving(control.long_jobs.works_on(session.start))
        self.knowledge.show_session(session, view, self._turn_words())
        words = view.words(session.position)
        shown = self.knowledge.isVisible()
        self.status.set_count("" if shown else words.in_a_line())
        number = f" ({self.number})" if self.number > 1 else ""
        self.setWindowTitle(
            session.game.title(session.start) + number
        )  # Qt adds the program's name, as to every window
        hints = session.record.hints
        self.tool_bar.set_hinting(hints, graph=view.counted)
        self.knowledge.set_graph_shown(hints and control.show_graph)
        enable(self.actions_by_name, control)
        self.knowledge.graph.solve.setToolTip(self.actions_by_name["solve"].toolTip())
        self.end_line.show_end(end_words(self.store, session, view))

    def _turn_words(self) -> str:
        session = self.controller.session
        if session.position.is_over:
            return ""
        player = session.to_move
        return tr("Your turn") if player.spec == "human" else player_name(player)

    @Slot(object, object)
    def _on_extent(self, position: object, extent: Extent) -> None:
        session, control = self.controller.session, self.controller
        if position == session.start:
            self.knowledge.set_total(extent)
            if session.position != session.start and control.view:
                control.valuing.ask_extent(session.position, control.view.extent)
        if position == session.position:
            self.knowledge.set_possible(extent)

    @Slot()
    def _on_new_game(self) -> None:
        view = self.controller.view
        assert view is not None
        try:
            self.controller.begin(view.default_start())
        except InputError as error:
            self.status.say(str(error))

    @Slot(str)
    def _on_game_chosen(self, key: str) -> None:
        if key != self.controller.game.key:
            self.file.change(game=key)
            self.controller.open(
                last_record(self.store, key)
                or make_record(game(key), default_start(key, self.file.current), self.file.current)
            )

    @Slot()
    def _on_settings(self) -> None:
        """What of the settings the frame itself goes by."""
        if self.theme.choice != self.file.current.theme:
            self.theme.set_choice(self.file.current.theme)
        self._motion = moves(self.file, self)
        self.work_line.set_motion(self._motion)
        for view in self._views.values():
            view.set_motion(self._motion)
        self.values_menu.check()

    @Slot()
    def _on_keys(self) -> None:
        self.actions_by_name.read_keys()
        keys = [self.actions_by_name[name].shortcut().toString() for name in ("pauseSolve", "cancelSolve")]
        self.work_line.set_keys(*keys)

    # Panels and modes ---------------------------------------------------------------------------------------

    @Slot()
    def _toggle_mode(self) -> None:
        self.controller.set_mode("play" if self.controller.analysing else "analyse")

    @Slot(str)
    def _on_mode(self, mode: str) -> None:
        analysing = mode == "analyse"
        self.tool_bar.mode.set_current(mode)
        if analysing and self.controller.session.record.hints:
            self.actions_by_name["showValues"].setChecked(True)
        elif not analysing:
            self.actions_by_name["showValues"].setChecked(False)
        self.arrangement.arrange()

    @Slot()
    def _next_area(self) -> None:
        """F6: toolbar, left, board, right, work line."""
        view = self.controller.view
        assert view is not None
        right = self.body.docked or self.knowledge
        areas = [self.tool_bar, view.set_up, view.board, right, self.notice, self.work_line]
        menus.focus_next(areas)

    @Slot(bool)
    def _on_full_screen(self, on: bool) -> None:
        self.showFullScreen() if on else self.showNormal()

    @Slot()
    def _on_pause_players(self) -> None:
        self.controller.autoplay.set_paused(self.actions_by_name["pausePlayers"].isChecked())

    @Slot(str)
    def _announce(self, sentence: str) -> None:
        if self.controller.view:
            self.controller.view.announce(sentence)

    # The window itself --------------------------------------------------------------------------------------

    @Slot()
    def _greet(self) -> None:
        for sentence in (*self.store.messages, *plugins.faults()):
            self.status.say(sentence)

    @Slot(object)
    def _on_bug(self, error: Exception) -> None:
        report_bug(self, error, text.write(self.controller.session.record))

    @Slot()
    def _show_about(self) -> None:
        show_about(self)

    def _restore_geometry(self) -> None:
        kept = self.file.geometry("main")
        if not (isinstance(kept, QByteArray) and self.restoreGeometry(kept)):
            self.resize(QSize(1280, 800).boundedTo(self.screen().availableSize() - QSize(0, 40)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Folds and unfolds."""
        super().resizeEvent(event)
        self.arrangement.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Lays out for the size the window really got."""
        super().showEvent(event)
        self.arrangement.arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends what runs; what was under way can be continued."""
        self.file.keep_geometry("main", self.saveGeometry())
        self.controller.end_work()
        for feature in reversed(list(self.features.values())):
            feature.close()
        self.workspace.windows.close()
        for view in self._views.values():
            view.close()
        self.controller.close()
        self.closed.emit()
        super().closeEvent(event)
