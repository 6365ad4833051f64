"""The set-up card of e-Valuate: expression, domain, who proposes, and the gallery.

The fields are parsed as the user types: errors are underlined and explained below the field.
"""

from collections.abc import Callable
from itertools import product

from PySide6.QtCore import Signal, Slot

from tiling_gui.core.game import Side
from tiling_gui.desktop.games.evaluate.gallery import Gallery, GalleryEntry, GalleryList
from tiling_gui.desktop.games.evaluate.phrases import counted
from tiling_gui.desktop.games.evaluate.validated_field import MarkedField
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.session.shelf_list import BinButton
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.evaluate.domain import DIGITS, read_domain
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.notation import to_text
from tiling_gui.games.evaluate.rules import EvaluatePosition, product_remark
from tiling_gui.language import tr

_TRIES = 1000
"""Maximum number of assignments tried while typing."""


class EvaluateCard(StartCard):
    """Asks for an expression; Start is enabled only if it can be played."""

    message = Signal(str)
    """(sentence) For the status bar."""

    def __init__(self, gallery: Gallery) -> None:
        super().__init__()
        self.gallery = gallery
        self.expression = self._field("expressionField", tr("Expression"), "x/y + 2*y/z - z/x")
        self.domain = self._field("domainField", tr("Values that may be proposed"), tr("0-9 or -3..3 or -1,1/2,2"))
        self.note.setMinimumHeight(2 * self.note.fontMetrics().lineSpacing())  # so that typing moves no button
        self.first = SegmentedControl(
            [(side, str(side)) for side in (Side.MAX, Side.MIN)], "firstPlayer", tr("Who proposes")
        )
        self.first.setMinimumWidth(112)
        self.first.chosen.connect(self._read)
        self.start = self.start_button()
        self.rows = GalleryList(BinButton(self, "restoreExpression", gallery.shelf, lambda name: self.refresh(), _said))
        self.rows.chosen.connect(self._on_entry)
        self.rows.started.connect(self._on_started)
        self.rows.removed.connect(self._on_removed)
        self.rows.saveRequested.connect(self._on_save)
        self._position: EvaluatePosition | None = None
        self._fill()
        self.rows.show_entries(gallery)
        self._read()

    def _field(self, name: str, spoken: str, example: str) -> MarkedField:
        field = MarkedField()
        named(field, name, spoken, tr("{what}, e.g. {example}", what=spoken, example=example))
        field.setPlaceholderText(example)
        field.setMinimumHeight(32)
        field.textChanged.connect(self._read)
        field.returnPressed.connect(self.ask)
        return field

    def _fill(self) -> None:
        column = self.column
        column.addWidget(Label(tr("Expression"), weight=SEMIBOLD))
        column.addWidget(self.expression)
        column.addWidget(self.note)
        for words, control in ((tr("Values"), self.domain), (tr("Proposes"), self.first)):
            control.setFixedWidth(112)
            self.add_row(words, control)
        column.addWidget(self.start)
        column.addSpacing(4)
        column.addWidget(Hairline())
        column.addSpacing(4)
        column.addWidget(self.rows)

    # What is shown ---------------------------------------------------------------------------------

    def show_start(self, start: EvaluatePosition) -> None:
        if self._position != start:
            self._write(to_text(start.expression.root), domain_words(start), start.first)

    def position(self) -> EvaluatePosition:
        if self._position is None:
            raise InputError(self.note.text())
        return self._position

    def refresh(self) -> None:
        self.rows.show_entries(self.gallery)
        self._mark_row()

    # User input -------------------------------------------------------------------------------------------

    def _write(self, expression: str, domain: str, first: Side) -> None:
        for field, text in ((self.expression, expression), (self.domain, domain)):
            field.blockSignals(True)
            field.setText(text)
            field.setCursorPosition(0)
            field.blockSignals(False)
        self.first.set_current(first)
        self._read()

    @Slot()
    def _read(self) -> None:
        """Parse both fields and show what was understood, or the first error."""
        self._position = None
        self.expression.set_fault(None)
        self.domain.set_fault(None)
        text = self.expression.text()
        try:
            expression = Expression.parse(text)
        except InputError as error:
            at = getattr(error, "position", None)
            if text.strip():
                self.expression.set_fault(len(text) if at is None else at)
            wanted = tr("Type an expression, such as x/y + 2*y/z - z/x.")
            self._end(str(error) if text.strip() else wanted, good=False)
            return
        try:
            domain = read_domain(self.domain.text()) if self.domain.text().strip() else DIGITS
        except InputError as error:
            at = error.position
            self.domain.set_fault(0 if at is None else at)
            self._end(str(error), good=False)
            return
        first = self.first.current
        assert isinstance(first, Side)
        try:
            self._position = EvaluatePosition.start(text, domain, first)
        except InputError as error:
            self._end(str(error), good=False)
            return
        if not expression.variables:
            self._position = None
            self._end(tr("There is nothing to play: an expression needs a variable."), good=False)
        elif _is_void(self._position):
            self._position = None
            self._end(tr("This expression has no value, whatever its variables are."), good=False)
        else:
            said = counted(self._position), product_remark(expression)
            self._end(" · ".join(filter(None, said)), good=True)

    def _end(self, words: str, *, good: bool) -> None:
        self.tell(words, wrong=not good)
        self.start.setEnabled(good)
        self._mark_row()

    def _mark_row(self) -> None:
        entry = self.gallery.find(self._position) if self._position else None
        self.rows.set_current(entry, can_save=self._position is not None and entry is None)

    @Slot(object)
    def _on_entry(self, entry: GalleryEntry) -> None:
        first = self.first.current
        assert isinstance(first, Side)
        self._write(entry.expression, entry.domain, first)

    @Slot(object)
    def _on_started(self, entry: GalleryEntry) -> None:
        self._on_entry(entry)
        self.ask()

    @Slot()
    def _on_save(self) -> None:
        if self.attempt(lambda: self.gallery.save(self.expression.text(), self.domain.text() or "0-9")):
            self.say(tr("Saved as {name}.", name=self.expression.text().strip()))
        self.refresh()

    @Slot(object)
    def _on_removed(self, entry: GalleryEntry) -> None:
        if self.attempt(lambda: self.gallery.remove(entry)):
            self.say(tr("Deleted {name}.", name=entry.title))
        self.refresh()

    def say(self, sentence: str) -> None:
        self.message.emit(sentence)

    def attempt(self, act: Callable[[], object]) -> bool:
        """Call `act`; show InputError and StoreError in the status bar, and return False then."""
        try:
            act()
        except (InputError, StoreError) as error:
            self.say(str(error))
            return False
        return True


def _said(name: str) -> str:
    """The name of an item on the shelf as shown: the expression, with its domain unless it is the digits."""
    expression, _, domain = name.partition(";")
    return expression if domain == "0-9" else f"{expression}; {domain}"


def _is_void(start: EvaluatePosition) -> bool:
    """True if no assignment gives the expression a value, as in x%0; False if there are too many assignments to try."""
    names = start.expression.variables
    if len(start.domain) ** len(names) > _TRIES:
        return False
    tries = product(start.domain, repeat=len(names))
    return all(start.expression.value(dict(zip(names, values, strict=True))) is None for values in tries)


def domain_words(start: EvaluatePosition) -> str:
    """The domain as text for the field: "0-9", "-3..3", "-1,1/2"."""
    domain = start.domain
    low, high = domain[0], domain[-1]
    if len(domain) > 2 and all(v.denominator == 1 for v in domain) and high - low == len(domain) - 1:
        return f"{low}-{high}" if low >= 0 else f"{low}..{high}"
    return ",".join(str(value) for value in domain)
