"""The one main window: the game in the middle, what can be done at the left, what is known at the right.

The window lays out the parts and carries messages between them; what happens to the game is in controller.py,
how the room is shared in body.py, files in files.py.
"""

from PySide6.QtCore import QByteArray, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from tiling_gui.core.catalogue import GAMES, game
from tiling_gui.desktop.features.combinatorial_theory.feature import LastMoverWindows
from tiling_gui.desktop.features.files.feature import Files
from tiling_gui.desktop.features.help.feature import HelpDesk
from tiling_gui.desktop.features.lab.feature import Laboratory
from tiling_gui.desktop.features.study import Study
from tiling_gui.desktop.games import default_start, make_view
from tiling_gui.desktop.main_window import menus, panels
from tiling_gui.desktop.main_window.action_states import enable
from tiling_gui.desktop.main_window.foot import Foot
from tiling_gui.desktop.main_window.game_over_bar import EndLine
from tiling_gui.desktop.main_window.going_on import GoingOn
from tiling_gui.desktop.main_window.navigation import Moving
from tiling_gui.desktop.main_window.panels import Body
from tiling_gui.desktop.main_window.position_panel import KnowledgePanel
from tiling_gui.desktop.main_window.progress_bar import WorkLine
from tiling_gui.desktop.main_window.progress_presenter import Working
from tiling_gui.desktop.main_window.status_bar import StatusLine
from tiling_gui.desktop.main_window.values_menu import ValuesMenu
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.game_view import Extent, GameView
from tiling_gui.desktop.session.new_game import last_record, make_record
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.ui.message_boxes import report_bug, show_about
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Hairline
from tiling_gui.desktop.window_manager import Tools, main_windows
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr
from tiling_gui.records.record import GameRecord
from tiling_gui.store import Store

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
        self.number = max((other.number for other in main_windows()), default=0) + 1
        """Of several main windows, told in the title from the second on."""
        self.actions_by_name = Actions(theme, file, self)
        settings = file.settings
        if record is None and restore:
            record = last_record(store)
        if record is None:
            record = make_record(game(settings.game), default_start(settings.game, settings), settings)
        self.controller = Controller(store, settings, record, self)
        self.files = Files(self)
        self._views: dict[str, GameView] = {}
        self._build()
        self._connect()
        self.tools = Tools(self)
        self.study = Study(self)
        self.going_on = GoingOn(self)
        self.lab = Laboratory(self)
        self.last_mover_windows = LastMoverWindows(self)
        self.help_desk = HelpDesk(self)
        self._show_game()
        self._restore_geometry()
        QTimer.singleShot(0, self, self._greet)

    # Building ---------------------------------------------------------------------------------------------

    def _build(self) -> None:
        actions, theme = self.actions_by_name, self.theme
        self.menus = menus.fill_menus(self.menuBar(), actions)
        self.addActions(list(actions))
        self.tool_bar = menus.ToolBar(theme, actions, list(GAMES.values()))
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
        for widget in (self.tool_bar, Hairline(theme)):
            column.addWidget(widget)
        column.addWidget(self.body, 1)
        self.foot = Foot(theme, self.work_line)
        self.foot.add(self.end_line)
        for widget in (Hairline(theme), self.foot, self.status):
            column.addWidget(widget)
        self.setCentralWidget(middle)
        actions["showGraph"].setChecked(self.file.settings.show_graph)
        self.values_menu = ValuesMenu(self)

    def _connect(self) -> None:
        control, actions = self.controller, self.actions_by_name
        self.working = Working(control, self.work_line, self)
        self.moving = Moving(control, actions, self.knowledge, self)
        for name, slot in {
            "newGame": self._on_new_game,
            "openGame": self.files.open,
            "saveGame": self.files.save,
            "exportGame": self.files.export,
            "copyBoard": self.files.copy_text,
            "copyImage": self.files.copy_image,
            "results": self.files.show_results,
            "switchRoles": control.switch_roles,
            "continueSolve": self.files.show_works,
            "startCampaign": self.files.start_campaign,
            "quit": QApplication.closeAllWindows,
            "undo": control.undo,
            "redo": control.redo,
            "hint": control.hint,
            "solve": control.solve,
            "pauseSolve": self.working.toggle_pause,
            "cancelSolve": self.working.cancel,
            "toggleMode": self._toggle_mode,
            "leftPanel": self._toggle_left,
            "rightPanel": self._toggle_right,
            "nextArea": self._next_area,
            "stopPlayers": control.autoplay.play_now,
            "pausePlayers": self._on_pause_players,
            "stepPlayers": control.autoplay.step,
            "about": self._show_about,
        }.items():
            actions[name].triggered.connect(slot)
        actions["showStructure"].toggled.connect(self._arrange)
        actions["fullScreen"].toggled.connect(self._on_full_screen)
        self.tool_bar.mode_chosen.connect(self.set_mode)
        self.tool_bar.game_chosen.connect(self._on_game_chosen)
        control.changed.connect(self._refresh)
        control.replaced.connect(self._show_game)
        control.said.connect(self.status.say)
        control.announced.connect(self._announce)
        control.broke.connect(self._on_bug)
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
            view = self._views[key] = make_view(key, self.theme, self.actions_by_name, self.store)
            view.chosen.connect(self.controller.play)
            view.told.connect(self.status.point)
            view.said.connect(self.status.say)
            view.begin.connect(self.begin)
            view.set_up.playersChanged.connect(self.choose_players)
            view.set_up.playerPicked.connect(self.focus_board)
            view.set_up.hintsChanged.connect(self._on_hints)
        view = self._views[key]
        self.body.set_view(view.set_up, view.board)
        self.tool_bar.set_game(key)
        self.knowledge.set_total(None)
        self.knowledge.set_possible(None)
        view.show_set_up(self.file.settings)
        self.controller.attach(view)
        panels.chain_focus([self.tool_bar, view.set_up, view.board, self.knowledge, self.study.notice, self.work_line])
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
        self.knowledge.set_solving(control.works_on(session.start))
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
        self.end_line.show_end(control.end_words())

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

    @Slot(object)
    def begin(self, start: object) -> None:
        """A new game from `start` with the players of the settings; the present one is kept."""
        if isinstance(start, DominoPosition):
            rows, columns = start.board.rows, start.board.columns
            self.change_settings(rows=rows, columns=columns, first=str(start.to_move))
        self.controller.begin(start)

    @Slot()
    def _on_new_game(self) -> None:
        view = self.controller.view
        assert view is not None
        try:
            self.begin(view.default_start())
        except InputError as error:
            self.status.say(str(error))

    @Slot(str)
    def _on_game_chosen(self, key: str) -> None:
        if key != self.controller.game.key:
            self.change_settings(game=key)
            self.controller.open(
                last_record(self.store, key)
                or make_record(game(key), default_start(key, self.file.settings), self.file.settings)
            )

    @Slot(str, str)
    def choose_players(self, first: str, second: str) -> None:
        """Who plays from the next move on; in a game that is over, who plays the next one."""
        self.change_settings(max_player=first, min_player=second)
        sides = self.controller.game.sides
        self.controller.session.set_players(dict(zip(sides, (first, second), strict=True)))

    @Slot(bool)
    def _on_hints(self, without: bool) -> None:
        self.change_settings(hints=not without)
        self.controller.session.set_hints(not without)

    def change_settings(self, **values: object) -> None:
        """Changes some settings for good."""
        self.controller.settings = self.file.change(**values)

    # Panels and modes ---------------------------------------------------------------------------------------

    @Slot()
    def _toggle_mode(self) -> None:
        self.set_mode("play" if self.controller.analysing else "analyse")

    @Slot(str)
    def set_mode(self, mode: str) -> None:
        """ "play" or "analyse"."""
        analysing = mode == "analyse"
        self.tool_bar.mode.set_current(mode)
        self.controller.set_analysing(analysing)
        if analysing and self.controller.session.record.hints:
            self.actions_by_name["showValues"].setChecked(True)
        elif not analysing:
            self.actions_by_name["showValues"].setChecked(False)
        self._arrange()

    def _panel_settings(self) -> tuple[str, str]:
        return (
            ("analyse_left_panel", "analyse_right_panel")
            if self.controller.analysing
            else ("left_panel", "right_panel")
        )

    @Slot()
    def _toggle_left(self) -> None:
        if self.body.narrow:
            self.body.toggle_over()
        else:
            name = self._panel_settings()[0]
            self.change_settings(**{name: not getattr(self.file.settings, name)})
        self._arrange()

    @Slot()
    def _toggle_right(self) -> None:
        name = self._panel_settings()[1]
        self.change_settings(**{name: not getattr(self.file.settings, name)})
        self._arrange()

    def _arrange(self) -> None:
        """Everything that depends on the size of the window."""
        width, height = self.width(), self.height()
        left, right = (getattr(self.file.settings, name) for name in self._panel_settings())
        self.tool_bar.fit(width, panels.COMPACT)
        self.knowledge.set_small(width < panels.SMALL_RIGHT)
        self.tools.structure.panel.set_low(height < panels.LOW_PANEL)
        self.foot.set_low(height < panels.LOW)
        self.body.want(left=left, right=right)
        self.actions_by_name["leftPanel"].setChecked(self.body.left_shown)
        self.actions_by_name["rightPanel"].setChecked(right and width >= panels.FOLD_RIGHT)
        if self.controller.view is not None:
            words = self.controller.view.words(self.controller.session.position)
            folded = not (right and width >= panels.FOLD_RIGHT)
            self.status.set_count(words.in_a_line() if folded else "")

    @Slot()
    def _next_area(self) -> None:
        """F6: toolbar, left, board, right, work line."""
        view = self.controller.view
        assert view is not None
        right = self.body.docked or self.knowledge
        areas = [self.tool_bar, view.set_up, view.board, right, self.study.notice, self.work_line]
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
        for sentence in self.store.messages:
            self.status.say(sentence)

    @Slot(object)
    def _on_bug(self, error: Exception) -> None:
        report_bug(self, error)

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
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Lays out for the size the window really got."""
        super().showEvent(event)
        self._arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends every worker; what was under way can be continued."""
        self.file.keep_geometry("main", self.saveGeometry())
        self.files.close()
        self.study.close()
        for view in self._views.values():
            view.close()
        self.controller.close()
        self.closed.emit()
        super().closeEvent(event)
