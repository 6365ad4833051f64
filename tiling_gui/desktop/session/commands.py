"""What the commands of the program do to the game; those of the window and of the features are connected by them."""

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.catalogue import games_in_window
from tiling_gui.desktop.session.action_states import enable
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.views import Views
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.errors import InputError

KINDS = ("cost", "final")
"""What values may show, as the settings name it."""


class Commands(QObject):
    """Connects the actions with the controller, and keeps them switched on or off as the game stands."""

    def __init__(self, control: Controller, actions: Actions, views: Views, file: SettingsFile) -> None:
        super().__init__(control)
        self._control, self._actions, self._views, self._file = control, actions, views, file
        opponent, session = control.opponent, control.session
        for name, slot in {
            "newGame": self.new_game,
            "switchRoles": control.switch_roles,
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
            "toggleMode": self.toggle_mode,
            "stopPlayers": opponent.play_now,
            "pausePlayers": self._on_pause_players,
            "stepPlayers": opponent.step,
            "valuesKind": self.other_values,
        }.items():
            actions[name].triggered.connect(slot)
        for number in range(1, len(games_in_window()) + 1):
            actions[f"game{number}"].triggered.connect(self._on_game)
        actions["showValues"].toggled.connect(control.set_show_values)
        self._on_settings()
        actions["showGraph"].toggled.connect(self._on_graph)
        file.changed.connect(self._on_settings)
        control.session.mode_changed.connect(self._on_mode)
        control.changed.connect(self._on_changed)

    @Slot()
    def new_game(self) -> None:
        """Another game with the set-up as it stands."""
        view = self._control.view
        assert view is not None
        try:
            self._control.begin(view.default_start())
        except InputError as error:
            self._control.message.emit(str(error))

    @Slot()
    def toggle_pause(self) -> None:
        """Pauses the long work, or the search for values where there is none; or goes on with it."""
        control, valuing = self._control, self._control.valuing
        if control.work.current is not None:
            control.work.toggle_pause()
        elif valuing.valuing:
            valuing.pause_values(not valuing.paused)

    @Slot()
    def cancel(self) -> None:
        """Ends the long work, or the search for values where there is none; what is proved stays."""
        work, valuing = self._control.work, self._control.valuing
        if work.current is not None:
            work.cancel()
        elif valuing.valuing:
            valuing.cancel_values()

    @Slot()
    def toggle_mode(self) -> None:
        """From Play to Analyse, or back."""
        self._control.session.analyse(not self._control.session.analysing)

    def show_values(self, kind: str | None) -> None:
        """Has values show "cost" or "final"; None takes them away."""
        if kind is not None:
            self._file.change(values_kind=kind)
        self._actions["showValues"].setChecked(kind is not None)

    @Slot()
    def other_values(self) -> None:
        """The other kind; values that are off come on."""
        now, on = self._file.current.values_kind, self._actions["showValues"].isChecked()
        self.show_values(KINDS[(KINDS.index(now) + on) % len(KINDS)])

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
        """Values come with Analyse and go with it."""
        if not analysing or self._control.session.record.hints:
            self._actions["showValues"].setChecked(analysing)

    @Slot()
    def _on_changed(self) -> None:
        enable(self._actions, self._control)
