"""One search in Watch: its tree, the pseudocode beside or under it, and a line of words for the step."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QBoxLayout, QFrame, QPlainTextEdit, QTextEdit, QWidget

from tiling_gui.desktop.features.lab.search_tree_view import TreeView
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import Look
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, fixed_font, named, not_turned
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.language import plural, tr
from tiling_gui.search.pseudocode import pseudocode

QWIDGETSIZE_MAX = (1 << 24) - 1
"""What Qt calls no limit."""
_WIDE = 700
"""From this width on the pseudocode stands beside the tree."""
_MARK, _NO_MARK = "▸ ", "  "
"""Before the line that runs, and before the others."""


class PseudocodeView(QPlainTextEdit):
    """Cannot be edited; the line that runs is marked at its start and on a ground of its own."""

    def __init__(self, name: str) -> None:
        super().__init__()
        not_turned(self)
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

    def show_method(self, watched: Watched) -> None:
        """The code of a search's method, at its start."""
        self._lines = [
            "  " * line.indent + tr(line.text) if line.text else ""
            for line in pseudocode(watched.method, watched.conditions)
        ]
        self._shown = None
        self._write()

    def show_line(self, line: int | None) -> None:
        """Marks the line, from 0, that runs; None before the first step."""
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
        """As wide as its longest line."""
        metrics = self.fontMetrics()
        return max((metrics.horizontalAdvance(_MARK + line) for line in self._lines), default=0) + 24

    def wanted_height(self) -> int:
        """As high as all its lines."""
        return self.fontMetrics().lineSpacing() * len(self._lines) + 24


class SearchPane(QWidget):
    """Shows one search after some step."""

    def __init__(self, suffix: str = "") -> None:
        """`suffix` ends the object names, so that two panes are told apart."""
        super().__init__()
        self.watched: Watched | None = None
        self.heading = Label(weight=SEMIBOLD)
        self.heading.setObjectName(f"watchHeading{suffix}")
        self.heading.hide()
        self.tree = TreeView()
        self.tree.setObjectName(f"watchTree{suffix}")
        self.code = PseudocodeView(f"watchCode{suffix}")
        self.code.hide()
        self.count = Label(size=CAPTION, role="muted")
        self.count.setObjectName(f"watchCount{suffix}")
        self.sentence = Sentence(size=TEXT, role="text")
        self.sentence.setObjectName(f"watchSentence{suffix}")
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing())  # the tree does not jump
        words, top = row((self.sentence, 1), self.count), row(self.heading)
        words.setContentsMargins(16, 10, 16, 0)
        top.setContentsMargins(16, 4, 16, 0)
        self._drawing = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._drawing.setSpacing(0)
        self._drawing.addWidget(self.tree, 1)
        self._drawing.addWidget(self.code)
        self.setLayout(column(top, (self._drawing, 1), Hairline(), words, gap=0))

    def show_search(self, watched: Watched, look: Look) -> None:
        """Draws another search, at its start."""
        self.watched = watched
        self.code.show_method(watched)
        self._arrange()
        self.tree.show_search(watched, look)

    def show_step(self, step: int) -> None:
        """The tree, the code and the counts after `step` steps; `say` says what it does."""
        assert self.watched is not None
        self.tree.set_step(step)
        self.code.show_line(self.watched.code_line(step))
        self.count.setText(plural("{step} of %n steps", "{step} of %n step", self.watched.steps, step=step))
        counted = self.watched.counted(step)
        self.heading.setText(
            tr(
                "{method}: {nodes}, {leaves}, {cutoffs}",
                method=self.watched.method,
                nodes=plural("%n nodes", "%n node", counted.nodes),
                leaves=plural("%n leaves", "%n leaf", counted.leaves),
                cutoffs=plural("%n cutoffs", "%n cutoff", counted.alpha_cutoffs + counted.beta_cutoffs),
            )
        )

    def show_code(self, on: bool) -> None:
        """With the pseudocode, or without it."""
        self.code.setVisible(on)
        self._arrange()

    def _arrange(self) -> None:
        """The code beside the tree where there is room, else under it."""
        beside = self.width() >= _WIDE
        across = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._drawing.setDirection(across)
        width = min(self.code.wanted_width(), self.width() // 2) if beside else QWIDGETSIZE_MAX
        height = QWIDGETSIZE_MAX if beside else min(self.code.wanted_height(), max(90, self.height() // 3))
        self.code.setMinimumSize(width if beside else 0, 0 if beside else height)
        self.code.setMaximumSize(width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Places the code anew."""
        super().resizeEvent(event)
        self._arrange()


class SearchPanes(QWidget):
    """One pane, or two on one tree: side by side or one under the other, whichever makes the trees larger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panes = (SearchPane(), SearchPane("Beside"))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(1)
        for pane in self.panes:
            self._row.addWidget(pane, 1)
        self.panes[1].hide()

    def show_searches(self, searches: Sequence[Watched], look: Look) -> None:
        """Draws one search, or two of the same tree, at their start."""
        for pane, watched in zip(self.panes, searches, strict=False):
            pane.tree.crowded = len(searches) > 1
            pane.heading.setVisible(len(searches) > 1)
            pane.show_search(watched, look)
        self._turn()

    def _turn(self) -> None:
        box = self.panes[0].tree.sceneRect()
        wide, high = self.width() / max(box.width(), 1), self.height() / max(box.height(), 1)
        beside = min(wide / 2, high) >= min(wide, high / 2)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two trees may lie better the other way."""
        super().resizeEvent(event)
        self._turn()
