"""A dialog that composes a player, for players that are not in the list."""

from fractions import Fraction
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.fields import Combo, RuleEdit, Spin
from tiling_gui.errors import InputError
from tiling_gui.language import mark, tr
from tiling_gui.players.player import STRATEGY, error_rates, player_words
from tiling_gui.search.methods import METHODS, check_method
from tiling_gui.search.strategy_rule import StrategyRule

_KINDS = {
    "lookahead": mark("Look-ahead"),
    "perfect": mark("Perfect"),
    "random": mark("Random"),
    STRATEGY: mark("Strategy"),
}


class PlayerWindow(QDialog):
    """Composes a player: for a side of the game or, if `side` is None, as a level of a tournament."""

    def __init__(
        self,
        side: Side | None,
        spec: str,
        evaluations: tuple[str, ...],
        parent: QWidget | None,
        start: Any = None,
    ) -> None:
        """`start` is where the game begins; without it no strategy can be written."""
        super().__init__(parent)
        self.side, self._start = side, start
        self.setObjectName("otherPlayer")
        self.setWindowTitle(tr("Another level") if side is None else tr("Who plays {side}", side=side))
        self._make_choices(evaluations)
        self.words = Label(size=CAPTION, role="muted", name="playerWords")
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        self.buttons.button(kinds.Ok).setObjectName("acceptPlayer")
        self.buttons.button(kinds.Cancel).setObjectName("rejectPlayer")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addLayout(self._form)
        column.addWidget(self.words)
        column.addWidget(self.buttons)
        self.kind.currentIndexChanged.connect(self._show)
        self.evaluation.currentIndexChanged.connect(self._show)
        self.method.currentIndexChanged.connect(self._on_method)
        self.numbers.textChanged.connect(self._show)
        self.rule.textChanged.connect(self._show)
        for box in (self.plies, self.seconds, *self._rates):
            box.valueChanged.connect(self._show)
        self.by_phase.toggled.connect(self._show)
        self._take(spec)
        self._show()

    def _make_choices(self, evaluations: tuple[str, ...]) -> None:
        self.kind, self.plies, self.evaluation = Combo(), Spin(), Combo()
        self.method, self.numbers = Combo(), QLineEdit()
        self.method.addItem(tr("the game’s own search"), "")
        for info in METHODS.values():
            self.method.addItem(info.name, info.name)
            self.method.setItemData(self.method.count() - 1, tr(info.summary), Qt.ItemDataRole.ToolTipRole)
        for key, text in _KINDS.items():
            if key != STRATEGY or self._start is not None:
                self.kind.addItem(tr(text), key)
        self.rule = RuleEdit("playerRule")
        self.plies.setRange(0, 12)
        self.plies.setValue(3)
        for name in evaluations:
            self.evaluation.addItem(name, name)
        self.seconds = Spin()
        self._rates = self.errs, self.errs_middle, self.errs_end = Spin(), Spin(), Spin()
        self.by_phase = QCheckBox(tr("By phase"))
        self.seconds.setRange(1, 3600)
        self.seconds.setValue(10)
        self.seconds.setSuffix(tr(" s"))
        for box in self._rates:
            box.setRange(0, 100)
            box.setSuffix(tr(" %"))
        phases = tr("Separate rates for opening, middle game and endgame, which begin at two thirds and one third free")
        self.by_phase.setToolTip(phases)
        rows = (
            (self.kind, "playerKind", tr("Type")),
            (self.plies, "playerDepth", tr("Moves ahead")),
            (self.method, "playerMethod", tr("Search method")),
            (self.numbers, "playerNumbers", tr("Parameters")),
            (self.evaluation, "playerEvaluation", tr("Evaluation")),
            (self.seconds, "playerSeconds", tr("Time per move")),
            (self.errs, "playerErrs", tr("Error rate")),
            (self.by_phase, "playerByPhase", ""),
            (self.errs_middle, "playerErrsMiddle", tr("Error rate, middle game")),
            (self.errs_end, "playerErrsEnd", tr("Error rate, endgame")),
        )
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(16)
        for widget, name, text in rows:
            named(widget, name, text or phases)
            self._form.addRow(text, widget)
        self._form.insertRow(1, tr("Rule"), self.rule)

    @property
    def spec(self) -> str:
        kind = self.kind.currentData()
        spec = str(kind)
        if kind == "lookahead":
            spec += f":{self.plies.value()}"
            if self.method.currentData():
                spec += f":{self.spec_of_method}"
            elif self.evaluation.currentIndex() > 0:
                spec += f":{self.evaluation.currentData()}"
        elif kind == STRATEGY:
            spec += f":{'; '.join(self.rule.rule.splitlines())}"
        elif kind == "perfect" and self.seconds.value() != 10:
            spec += f":{self.seconds.value()}"
        rates = [Fraction(box.value(), 100) for box in (self._rates if self.by_phase.isChecked() else (self.errs,))]
        return f"mixed:{spec}:{','.join(map(str, rates))}" if any(rates) and kind != "random" else spec

    def _take(self, spec: str) -> None:
        """Fill in the player of `spec`, as far as the dialog can compose it."""
        if spec.startswith("mixed:"):
            spec, _, rate = spec.removeprefix("mixed:").rpartition(":")
            rates = error_rates(rate)
            self.by_phase.setChecked(len(rates) > 1)
            for box, share in zip(self._rates, rates, strict=False):
                box.setValue(round(share * 100))
        kind, _, rest = spec.partition(":")
        self.kind.setCurrentIndex(max(0, self.kind.findData(kind)))
        if kind == "lookahead":
            depth, _, evaluation = rest.partition(":")
            self.plies.setValue(int(depth) if depth.isdecimal() else 3)
            self.evaluation.setCurrentIndex(max(0, self.evaluation.findData(evaluation)))
            name, _, numbers = evaluation.partition(":")
            if name in METHODS:
                self.method.setCurrentIndex(self.method.findData(name))
                self._on_method()
                self.numbers.setText(numbers or self.numbers.text())
        elif kind == STRATEGY:
            self.rule.setPlainText(rest)
        elif kind == "perfect" and rest.isdecimal():
            self.seconds.setValue(int(rest))

    @Slot()
    def _on_method(self) -> None:
        info = METHODS.get(self.method.currentData())
        self.numbers.setText(",".join(f"{number:g}" for number in info.defaults) if info else "")
        self._show()

    @Slot()
    def _show(self) -> None:
        kind, info = self.kind.currentData(), METHODS.get(self.method.currentData())
        looks = kind == "lookahead"
        for widget, wanted in (
            (self.rule, kind == STRATEGY),
            (self.plies, looks),
            (self.method, looks),
            (self.numbers, looks and info is not None and bool(info.parameters)),
            # A method of the laboratory uses the game's first evaluation.
            (self.evaluation, looks and info is None and self.evaluation.count() > 1),
            (self.seconds, kind == "perfect"),
            (self.errs, kind != "random"),
            (self.by_phase, kind != "random"),
            (self.errs_middle, kind != "random" and self.by_phase.isChecked()),
            (self.errs_end, kind != "random" and self.by_phase.isChecked()),
        ):
            self._form.setRowVisible(widget, wanted)
        label = self._form.labelForField(self.errs)
        assert isinstance(label, QLabel)
        label.setText(tr("Error rate, opening") if self.by_phase.isChecked() else tr("Error rate"))
        self.errs.setAccessibleName(label.text())
        words = player_words(self.spec)
        said, fine = words if self.side is None else tr("{what}: {said}", what=self.side, said=words), True
        if looks and info is not None:
            self.numbers.setToolTip(tr("{what}: {said}", what=info.parameters, said=tr(info.summary)))
        try:
            if looks and info is not None:
                check_method(self.spec_of_method)
            elif kind == STRATEGY:
                StrategyRule(self.rule.rule, self._start)
        except InputError as error:
            said, fine = str(error), False
        self.words.set_role("muted" if fine else "warn")
        self.words.setText(said)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(fine)

    @property
    def spec_of_method(self) -> str:
        """The method with its parameters, as `methods.method` reads it."""
        name, numbers = self.method.currentData(), self.numbers.text().replace(" ", "")
        return f"{name}:{numbers}" if numbers else name
