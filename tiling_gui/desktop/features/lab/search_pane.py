"""One search in Watch: its tree, the pseudocode beside or under it, and a line of words for the step."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui.desktop.features.lab.pseudocode_view import PseudocodeView
from tiling_gui.desktop.features.lab.search_tree_view import TreeView
from tiling_gui.desktop.ui.search_tree.recorded_search import Watched
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import Look
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.language import plural, tr

QWIDGETSIZE_MAX = (1 << 24) - 1
"""What Qt calls no limit."""
_WIDE = 700
"""From this width on the pseudocode stands beside the tree."""


class SearchPane(QWidget):
    """Shows one search after some step."""

    def __init__(self, theme: Theme, suffix: str = "", parent: QWidget | None = None) -> None:
        """`suffix` ends the object names, so that two panes are told apart."""
        super().__init__(parent)
        self.watched: Watched | None = None
        self.heading = Label(theme, weight=SEMIBOLD)
        self.heading.setObjectName(f"watchHeading{suffix}")
        self.heading.hide()
        self.tree = TreeView(theme)
        self.tree.setObjectName(f"watchTree{suffix}")
        self.code = PseudocodeView(theme, f"watchCode{suffix}")
        self.code.hide()
        self.count = Label(theme, size=CAPTION, role="muted")
        self.count.setObjectName(f"watchCount{suffix}")
        self.sentence = Sentence(theme, size=TEXT, role="text")
        self.sentence.setObjectName(f"watchSentence{suffix}")
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing())  # the tree does not jump
        words = QHBoxLayout()
        words.setContentsMargins(16, 10, 16, 0)
        words.addWidget(self.sentence, 1)
        words.addWidget(self.count)
        top = QHBoxLayout()
        top.setContentsMargins(16, 4, 16, 0)
        top.addWidget(self.heading)
        self._drawing = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._drawing.setSpacing(0)
        self._drawing.addWidget(self.tree, 1)
        self._drawing.addWidget(self.code)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(self._drawing, 1)
        column.addWidget(Hairline(theme))
        column.addLayout(words)

    def show_search(self, watched: Watched, look: Look) -> None:
        """Draws another search, at its start."""
        self.watched = watched
        self.code.show_method(watched)
        self._arrange()
        self.tree.show_search(watched, look)

    def show_step(self, step: int) -> None:
        """The tree, the code and the counts after `step` steps; the words are said by the window."""
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

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """The line of words."""
        self.sentence.set_role("warn" if wrong else "text")
        self.sentence.setText(sentence)

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

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panes = (SearchPane(theme), SearchPane(theme, "Beside"))
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
