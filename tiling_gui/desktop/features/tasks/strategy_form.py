"""The form in which a strategy of one side is written, tested against all replies, and played against."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from tiling_gui import atomic
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.session import player_names
from tiling_gui.desktop.session.controller import HUMAN
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.ui.file_dialogs import ask_file
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import Sentence, named
from tiling_gui.desktop.ui.widgets.fields import Combo, RuleEdit
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, form
from tiling_gui.language import plain, tr
from tiling_gui.players.player import STRATEGY
from tiling_gui.records.task import SECONDS, reply_task
from tiling_gui.search.guarantee import Guarantee, guarantee
from tiling_gui.search.strategy_rule import StrategyRule

if TYPE_CHECKING:
    from tiling_gui.desktop.features.tasks.window import TaskWindow


class StrategyForm(QWidget):
    """A strategy for the game on the board; what was tested last is kept for each game."""

    def __init__(self, window: "TaskWindow") -> None:
        super().__init__()
        self._window, self._workspace = window, window.workspace
        self.tested: Guarantee | None = None
        """The result of the last test of the game on the board."""
        self.side, self.rule = Combo(), RuleEdit("strategyRule")
        named(self.side, "strategySide", tr("Strategy of"))
        self.result = Sentence(size=TEXT, role="text", name="strategyResult")
        button = window.button
        tip = tr("Searches all replies for what the strategy guarantees, and for a reply that beats it")
        self.testing = button("testStrategy", tr("Test"), lambda: window.attempt(self.test), tip)
        tip = tr("Puts the game with the worst result on the board, to be stepped through and played on")
        self.worst = button("showWorstGame", tr("Show the worst game"), self.show_worst, tip)
        self.playing = button("playStrategy", tr("Play against it"), lambda: window.attempt(self.play))
        opening = button("openStrategy", tr("Open…"), lambda: window.attempt(self.ask_open))
        self.setLayout(
            column(
                form((tr("Strategy of"), self.side), (tr("Rule"), self.rule)),
                FlowLayout(self.testing, self.worst, self.playing, opening),
                self.result,
            )
        )
        self._start: Any = None

    def refresh(self) -> None:
        """Show the strategy kept for the game on the board."""
        session = self._workspace.session
        if self._start == session.start:
            return
        kept = self._workspace.store.load(self._key)
        self._start, self.tested = session.start, None
        self.side.clear()
        for side in session.game.sides:
            self.side.addItem(plain(side), side)
        if isinstance(kept, dict):
            self.side.setCurrentIndex(max(0, self.side.findText(str(kept.get("side")))))
        self.rule.setPlainText(str(kept.get("rule", "")) if isinstance(kept, dict) else "")
        self._tell("")

    @property
    def _key(self) -> str:
        return f"{STRATEGY}-{self._workspace.session.game.key}"

    def _read(self) -> tuple[StrategyRule, Side]:
        """The strategy, which is then kept. Raises InputError, StoreError."""
        text, side = self.rule.rule, Side(str(self.side.currentData()))
        read = StrategyRule(text, self._workspace.session.start)
        self._workspace.store.save(self._key, {"side": str(side), "rule": text})
        return read, side

    def _tell(self, words: str) -> None:
        self.result.setText(words)
        self.result.setVisible(bool(words))
        self.worst.setEnabled(self.tested is not None and bool(self.tested.line or self.tested.gap))

    def test(self) -> None:
        """Tests the strategy from the start of the game on the board. Raises InputError for what is none."""
        rule, side = self._read()
        start, engine = self._workspace.session.start, self._workspace.engines.background(self._workspace.session.game)

        def work(run: Run) -> Guarantee:
            return guarantee(rule, side, engine.solve(start, run.part(Limit(seconds=SECONDS))), run)

        self._window.run(tr("Searching …"), work, self._take)

    def _take(self, found: Guarantee, stopped: bool) -> None:
        self.tested, task, words = found, reply_task(found), found.sentences()
        if task is not None:
            words.append(tr("Below is the task to find the reply that beats it."))
            self._window.add_reply(task)
        elif found.shortfall:
            words.append(tr("No single reply was found that decides."))
        self._tell(" ".join(words))

    @Slot()
    def show_worst(self) -> None:
        """Add the worst game, or the moves after which there is none, to the game on the board, and play them."""
        if self.tested is None:
            return
        control, line = self._workspace.controller, self.tested.line or self.tested.gap or ()
        if control.session.start != self.tested.position or control.session.is_unanswered:
            self._window.begin_game(control.session.game, self.tested.position)
        self._window.hide()  # it would cover the board
        self._workspace.windows.to_front()
        self._workspace.line_player.begin((), line, self.tested.sentences()[0])

    def play(self) -> None:
        """Begin a game against the strategy. Raises InputError for what is none."""
        rule, side = self._read()
        session = self._workspace.session
        spec = f"{STRATEGY}:{rule.text}"
        players = {side: player_names.named(spec), side.other: player_names.named(HUMAN)}
        made = make_record(session.game, session.start, self._workspace.settings.current)
        self._workspace.controller.open(replace(made, players=players))
        self._window.hide()
        self._workspace.windows.to_front()

    def ask_open(self) -> None:
        """Read a rule from a file. Raises InputError."""
        name = ask_file(self._window, ["txt"])
        if name:
            self.rule.setPlainText(atomic.read_text(name))
