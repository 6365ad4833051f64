"""What the commands do to the game, and which of them are enabled.

Commands of the main window and of features are connected by those.
"""

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.catalogue import games_in_window
from tiling_gui.desktop.session.actions import Actions, commands
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.player_names import opening, solved_name
from tiling_gui.desktop.session.views import Views
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.verdict import value_words

PASSING = ("resign", "pauseSolve", "cancelSolve", "stopPlayers", "stepPlayers", "pausePlayers")
"""Commands shown in the menus only while they are enabled: while there is something to end, pause, step or stop."""


def enable(actions: Actions, control: Controller) -> None:
    """Enable or disables every command; hide those that reveal values or hints where nothing is evaluated."""
    session = control.session
    over, tree = session.position.is_over, session.tree
    evaluates = control.evaluates
    at_work = control.work.current is not None
    states = {
        "rematch": bool(session.record.finished) and not session.is_task,
        "switchRoles": bool(session.record.finished),
        "resign": session.may_resign,
        "undo": bool(tree.cursor),
        "redo": bool(tree.node.children),
        "firstMove": bool(tree.cursor),
        "previousMove": bool(tree.cursor),
        "nextMove": bool(tree.node.children),
        "lastMove": bool(tree.node.children),
        "hint": evaluates and not over,
        "showValues": evaluates,
        "solve": control.can_solve,
        "pauseSolve": at_work or control.analyser.has_search,
        "cancelSolve": at_work or control.analyser.has_search,
        "stopPlayers": session.waits_for_player or control.opponent.busy,
        "stepPlayers": not over and not session.human_turn,
        "pausePlayers": not session.has_person or control.opponent.paused,
    }
    for command in commands():
        if command.game:
            states[command.name] = command.game == session.game.key
    for name, on in states.items():
        actions[name].setEnabled(on)
        if name in PASSING:
            actions[name].setVisible(on)
    last_mover = control.view is not None and not control.view.counted
    for name in ("hint", "showValues"):
        actions[name].setVisible(evaluates)
    actions["showGraph"].setVisible(evaluates and not last_mover)
    actions["nimSum"].setVisible(evaluates and last_mover)
    actions["tryMoves"].setVisible(not control.in_play)
    actions["tryMoves"].setChecked(session.analysing)
    actions["solve"].setVisible(session.may_reveal)
    if last_mover and not evaluates:
        actions["nimSum"].setChecked(False)
    actions["editPosition"].setVisible(session.game.can_edit)
    actions["puzzles"].setVisible(bool(session.game.engine))
    actions["dailyPuzzle"].setVisible(bool(session.game.puzzle_boards))
    actions.say("solve", solve_tip(control))


def solve_tip(control: Controller) -> str:
    """Tool tip of Solve: what would be solved, or its value if known: "This position (after move 6): 28, exact"."""
    session, position = control.session, control.position_to_solve
    what = solved_name(session.position, session.game.title(session.start), position, session.ply_of(position))
    known = session.known(position)
    if known.value is None:
        return tr("Finds the exact value of {what}.", what=what)
    return tr("{what}: {value}, exact.", what=opening(what), value=value_words(position, known.value))


VALUE_KINDS = ("cost", "final")
"""Values of the setting `values_kind`."""


class Commands(QObject):
    """Connects the actions to the controller and keeps them enabled or disabled to match the game."""

    def __init__(self, control: Controller, actions: Actions, views: Views, file: SettingsFile) -> None:
        super().__init__(control)
        self._control, self._actions, self._views, self._file = control, actions, views, file
        opponent, session = control.opponent, control.session
        for name, slot in {
            "newGame": self.new_game,
            "rematch": control.rematch,
            "switchRoles": control.switch_roles,
            "resign": control.resign,
            "firstMove": lambda: control.go(()),
            "previousMove": lambda: control.go(session.tree.cursor[:-1]),
            "nextMove": lambda: control.go(session.tree.forward().cursor),
            "lastMove": lambda: control.go(session.tree.to_end().cursor),
            "undo": control.undo,
            "redo": control.redo,
            "hint": control.hint,
            "solve": control.solve,
            "pauseSolve": self.toggle_pause,
            "cancelSolve": self.cancel,
            "toggleMode": lambda: control.choose_mode(control.in_play),
            "tryMoves": session.analyse,
            "stopPlayers": opponent.play_now,
            "pausePlayers": self._on_pause_players,
            "stepPlayers": opponent.step,
            "valuesKind": self.other_values,
        }.items():
            actions[name].triggered.connect(slot)
        for number in range(1, len(games_in_window()) + 1):
            actions[f"game{number}"].triggered.connect(self._on_game)
        actions["showValues"].toggled.connect(control.set_show_values)
        self.looked: tuple[bool, bool] | None = None
        """Whether values were shown and moves tried in the game left for a puzzle or exercise; else None."""
        self._on_settings()
        actions["showGraph"].toggled.connect(self._on_graph)
        file.changed.connect(self._on_settings)
        control.session.mode_changed.connect(self._on_mode)
        control.replaced.connect(self._on_replaced)
        control.changed.connect(self._on_changed)

    @Slot()
    def new_game(self) -> None:
        """Begin a new game from the current set-up."""
        view = self._control.view
        assert view is not None
        try:
            self._control.begin(view.default_start())
        except InputError as error:
            self._control.message.emit(str(error))

    @Slot()
    def toggle_pause(self) -> None:
        """Pause or resume the long work; if there is none, the search for values."""
        control, analyser = self._control, self._control.analyser
        if control.work.current is not None:
            control.work.toggle_pause()
        elif analyser.has_search:
            analyser.pause_values(not analyser.paused)

    @Slot()
    def cancel(self) -> None:
        """Cancel the long work; if there is none, the search for values. What is proved is kept."""
        work, analyser = self._control.work, self._control.analyser
        if work.current is not None:
            work.cancel()
        elif analyser.has_search:
            analyser.cancel_values()

    def show_values(self, kind: str | None) -> None:
        """Show values as "cost" or "final"; None hides them."""
        if kind is not None:
            self._file.change(values_kind=kind)
        self._actions["showValues"].setChecked(kind is not None)

    @Slot()
    def other_values(self) -> None:
        """Switch to the other kind of values; if values are hidden, show them in the current kind."""
        now, on = self._file.current.values_kind, self._actions["showValues"].isChecked()
        self.show_values(VALUE_KINDS[(VALUE_KINDS.index(now) + on) % len(VALUE_KINDS)])

    @Slot()
    def _on_game(self) -> None:
        """Ctrl+1 is the first game, and so on."""
        number = int(self.sender().objectName().removeprefix("game"))
        self._views.change_game(games_in_window()[number - 1].key)

    @Slot()
    def _on_pause_players(self) -> None:
        self._control.opponent.set_paused(self._actions["pausePlayers"].isChecked())

    @Slot(bool)
    def _on_graph(self, on: bool) -> None:
        self._file.change(show_graph=on)

    @Slot()
    def _on_settings(self) -> None:
        self._actions["showGraph"].setChecked(self._file.current.show_graph)

    @Slot(bool)
    def _on_mode(self, analysing: bool) -> None:
        """Values are shown while moves are tried, and hidden when the game goes on."""
        if not analysing or self._control.evaluates:
            self._actions["showValues"].setChecked(analysing)

    @Slot()
    def _on_replaced(self) -> None:
        """Show a puzzle or exercise in Play without values; restore both with a game of the user's own."""
        session, values = self._control.session, self._actions["showValues"]
        if session.is_task:
            self.looked = self.looked or (values.isChecked(), session.analysing)
            session.analyse(False)
        elif self.looked is not None:
            (shown, analysing), self.looked = self.looked, None
            session.analyse(analysing)
            if values.isEnabled():
                values.setChecked(shown)

    @Slot()
    def _on_changed(self) -> None:
        enable(self._actions, self._control)
