"""The panes of the window of trees: for each its picture, pseudocode, and a sentence about the current step."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QBoxLayout, QFrame, QPlainTextEdit, QSizePolicy, QTextEdit, QWidget

from tiling_gui.core.drawing.figure import Figure, stacked
from tiling_gui.desktop.features.lab.tree_view import TreeView
from tiling_gui.desktop.ui.drawing.picture_widgets import LARGEST, LEGIBLE
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import (
    Hairline,
    Label,
    NotTooLow,
    Sentence,
    fixed_font,
    force_left_to_right,
    named,
)
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.language import plural, tr
from tiling_gui.search.pseudocode import pseudocode

_MARK, _NO_MARK = "▸ ", "  "
"""Prefixes of the current line and of the others."""


class PseudocodeView(QPlainTextEdit):
    """A read-only view of pseudocode; the current line has a mark and a background."""

    def __init__(self, name: str) -> None:
        super().__init__()
        force_left_to_right(self)
        named(self, name, tr("Pseudocode"))
        self._lines: list[str] = []
        self._shown: int | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setReadOnly(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(fixed_font(CAPTION))
        theme.changed.connect(self._mark)

    def show_method(self, watched: RecordedSearch) -> None:
        """Show the pseudocode of a search's method, without a current line."""
        self._lines = [
            "  " * line.indent + line.text if line.text else ""
            for line in pseudocode(watched.method, watched.conditions)
        ]
        self._shown = None
        self._write()

    def show_line(self, line: int | None) -> None:
        """Mark a line, counted from 0, as the current one; None marks none."""
        if line != self._shown:
            self._shown = line
            self._write()

    def _write(self) -> None:
        marks = (_MARK if number == self._shown else _NO_MARK for number in range(len(self._lines)))
        self.setPlainText("\n".join(mark + line for mark, line in zip(marks, self._lines, strict=True)))
        running = "" if self._shown is None else self._lines[self._shown].strip()
        self.setAccessibleDescription(tr("Running: {line}", line=running) if running else "")
        self._mark()

    def _mark(self) -> None:
        if self._shown is None:
            self.setExtraSelections([])
            return
        cursor = QTextCursor(self.document().findBlockByNumber(self._shown))
        style = QTextCharFormat()
        style.setBackground(QColor(theme.colour("accent_soft")))
        style.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark = QTextEdit.ExtraSelection()
        mark.cursor, mark.format = cursor, style
        self.setExtraSelections([mark])
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def wanted_width(self) -> int:
        """The width of the longest line."""
        metrics = self.fontMetrics()
        return max((metrics.horizontalAdvance(_MARK + line) for line in self._lines), default=0) + 24

    def wanted_height(self) -> int:
        """The height of all lines."""
        return self.fontMetrics().lineSpacing() * len(self._lines) + 24


QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's constant for no size limit."""
_CROWDED = 0.35
"""The least initial scale of a tree that shares the space with pseudocode or with another tree."""


@dataclass(frozen=True)
class SideBySide:
    """One or more searches on the same tree, controlled by one slider.

    The slider is at a moment, from 0 to the number of steps of the longest search. In proportion, all searches end at
    the same moment; otherwise each makes one step per moment until it has finished.
    """

    searches: tuple[RecordedSearch, ...]
    in_proportion: bool = True

    @property
    def moments(self) -> int:
        """The last moment, at which all searches have finished."""
        return max(watched.steps for watched in self.searches)

    def step_at(self, number: int, moment: int) -> int:
        """The number of steps search `number`, counted from 0, has made at a moment."""
        steps = self.searches[number].steps
        return moment * steps // self.moments if self.in_proportion and self.moments else min(moment, steps)

    def moment_of(self, number: int, step: int) -> int:
        """The first moment at which search `number` has made `step` steps."""
        steps = self.searches[number].steps
        return -(-step * self.moments // steps) if self.in_proportion and steps else step


_LEAST = 120
"""Minimum height in pixels of a tree; in a lower window everything beside the panel is scrolled."""


class SearchPane(NotTooLow):
    """Shows one search after a given step."""

    def __init__(self, suffix: str = "") -> None:
        """`suffix` ends the object names, to tell two panes apart."""
        super().__init__()
        self.watched: RecordedSearch | None = None
        self.heading = Sentence(size=TEXT, role="text")
        self.heading.setObjectName(f"watchHeading{suffix}")
        self.tree = TreeView()
        self.tree.setObjectName(f"watchTree{suffix}")
        self.tree.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)  # two panes get equal shares
        self.tree.setMinimumHeight(_LEAST)
        self.code = PseudocodeView(f"watchCode{suffix}")
        self.code.hide()
        self.count = Label(size=CAPTION, role="muted")
        self.count.setObjectName(f"watchCount{suffix}")
        self.sentence = Sentence(size=TEXT, role="text")
        self.sentence.setObjectName(f"watchSentence{suffix}")
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing())  # so the tree stays in place
        words, top = row((self.sentence, 1), self.count), row(self.heading)
        words.setContentsMargins(16, 10, 16, 0)
        top.setContentsMargins(16, 4, 16, 0)
        self._drawing = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._drawing.setSpacing(0)
        self._drawing.addWidget(self.tree, 1)
        self._drawing.addWidget(self.code)
        self.setLayout(column(top, (self._drawing, 1), Hairline(), words, gap=0))

    def show_search(self, watched: RecordedSearch, look: TreeDrawingOptions) -> None:
        """Show another search, before its first step."""
        self.watched = watched
        if watched.method:
            self.code.show_method(watched)
        self.heading.setVisible(bool(watched.method))
        self.count.setVisible(bool(watched.method))
        self.tree.show_search(watched, look)
        self._arrange()

    def show_step(self, step: int) -> None:
        """Show the tree, the code and the counts after `step` steps; the caller sets the sentence."""
        assert self.watched is not None
        self.tree.set_step(step)
        if not self.watched.method:
            return
        self.code.show_line(self.watched.code_line(step))
        self.count.setText(plural("{step} of %n steps", "{step} of %n step", self.watched.steps, step=step))
        counted = self.watched.counted(step)
        self.heading.setText(
            tr(
                "{method}: {nodes}, {leaves}, {cutoffs}; {conditions}",
                method=self.watched.method,
                conditions=self.watched.conditions.words,
                nodes=plural("%n nodes", "%n node", counted.nodes),
                leaves=plural("%n leaves", "%n leaf", counted.leaves),
                cutoffs=plural("%n cutoffs", "%n cutoff", counted.alpha_cutoffs + counted.beta_cutoffs),
            )
        )

    def show_code(self, on: bool) -> None:
        """Show or hide the pseudocode, if there is a method."""
        on = on and self.watched is not None and bool(self.watched.method)
        if on != self.code.isVisibleTo(self):
            self.code.setVisible(on)
            self._arrange()

    def _arrange(self) -> None:
        """Put the code beside or below the tree, whichever leaves more room for the tree."""
        box, room = self.tree.sceneRect(), self._drawing.geometry()
        width = min(self.code.wanted_width(), room.width() // 2)
        height = min(self.code.wanted_height(), max(90, room.height() // 3))
        at_side, below = (
            min(wide / max(box.width(), 1), high / max(box.height(), 1), LARGEST)
            for wide, high in ((room.width() - width, room.height()), (room.width(), room.height() - height))
        )
        beside = at_side >= below
        self._drawing.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.code.setMinimumSize(width if beside else 0, 0 if beside else height)
        self.code.setMaximumSize(width if beside else QWIDGETSIZE_MAX, QWIDGETSIZE_MAX if beside else height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


class SearchPanes(QWidget):
    """One or two panes on one tree, side by side or one below the other, whichever leaves more room for the trees."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panes = (SearchPane(), SearchPane("Beside"))
        self.together: SideBySide | None = None
        """The searches shown."""
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(1)
        for pane in self.panes:
            self._row.addWidget(pane, 1)
        self.panes[1].hide()
        self.old = Label(tr("Out of date: press Watch to draw the current choice."), size=CAPTION, role="warn")
        self.old.setObjectName("watchOld")
        self.old.setAutoFillBackground(True)
        self.old.setMargin(4)
        self.old.setParent(self.panes[0].tree)
        self.old.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.old.move(4, 4)
        self.old.hide()

    @property
    def shown(self) -> tuple[SearchPane, ...]:
        """The panes in use: one, or two if there is a second search."""
        two = self.together is not None and len(self.together.searches) > 1
        return self.panes if two else self.panes[:1]

    def show_searches(self, together: SideBySide, look: TreeDrawingOptions) -> None:
        """Show one search, or two on the same tree, before the first step."""
        self.together = together
        self._set_least(code=not self.panes[0].code.isHidden())
        for pane, watched in zip(self.panes, together.searches, strict=False):
            pane.show_search(watched, look)
        self.panes[1].setVisible(len(self.shown) > 1)
        self._turn()

    def show_moment(self, moment: int) -> None:
        """Show every search at a moment."""
        assert self.together is not None
        for number, (pane, watched) in enumerate(zip(self.shown, self.together.searches, strict=True)):
            step = self.together.step_at(number, moment)
            pane.show_step(step)
            pane.sentence.setText(watched.sentence(step))

    def set_look(self, look: TreeDrawingOptions, *, code: bool) -> None:
        """Change what is drawn besides the searches."""
        self._set_least(code=code)
        for pane in self.shown:
            pane.tree.set_look(look)
            pane.show_code(code)

    def _set_least(self, *, code: bool) -> None:
        for pane in self.shown:
            pane.tree.least = _CROWDED if code or len(self.shown) > 1 else LEGIBLE

    def fit(self) -> None:
        """Fit every tree into its view."""
        for pane in self.shown:
            pane.tree.fit()

    def picture(self) -> Figure:
        """The picture for export; two searches are drawn one below the other."""
        return stacked([pane.tree.picture() for pane in self.shown])

    def titles(self, moment: int) -> list[str]:
        """For each search, the method and the step shown."""
        assert self.together is not None
        if not self.together.searches[0].method:
            return [self.together.searches[0].sentence(0)]
        titles = []
        for number, watched in enumerate(self.together.searches):
            step = tr("step {step} of {steps}", step=self.together.step_at(number, moment), steps=watched.steps)
            titles.append(f"{watched.method}, {step}.")
        return titles

    def _turn(self) -> None:
        box = self.panes[0].tree.sceneRect()
        wide, high = self.width() / max(box.width(), 1), self.height() / max(box.height(), 1)
        beside = min(wide / 2, high) >= min(wide, high / 2)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the panes again, as two trees may fit better the other way."""
        super().resizeEvent(event)
        self._turn()
