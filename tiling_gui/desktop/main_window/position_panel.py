"""The right panel: side to move, possible outcomes, the guaranteed count after each move, the list of moves.

It knows widgets and texts, not engines: its owner passes it what is proved, and it lays that out so that nothing moves
when a result arrives.
"""

from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tiling_gui.core.results import Extent
from tiling_gui.desktop.session import move_entries
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.player_names import said_text
from tiling_gui.desktop.ui.theme import RIGHT_PANEL, TEXT
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Sentence, force_left_to_right, named, widgets_in
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.graph_data import GraphData
from tiling_gui.desktop.ui.widgets.layouts import row, widget_with_layout
from tiling_gui.desktop.ui.widgets.move_list import MoveList
from tiling_gui.desktop.ui.widgets.outcome_bar import OutcomeBar, Outcomes
from tiling_gui.desktop.ui.widgets.turn_header import TurnHeader
from tiling_gui.desktop.ui.widgets.value_graph import ValueGraph
from tiling_gui.desktop.ui.widgets.value_origin import OriginLabel, ValueOriginMixin
from tiling_gui.language import plural, tr
from tiling_gui.records.verdict import value_words, verdict_at

_ROOM = ((12, True, 3), (8, True, 3), (4, True, 2), (12, False, 3), (4, False, 2))
"""What is reduced as the panel gets lower, the first that fits: (pixels between parts, graph expanded, minimum number
of rows of moves). With less room than the last of them needs, the panel is scrolled."""
_HEAD = 34
"""Height in pixels of the heading of the moves."""


class PositionPanel(QFrame):
    """The right panel: call `show_session` after every change of the game, the setters as results arrive."""

    came_or_went = Signal()
    """It was shown or hidden, e.g. because another panel took its place."""

    def __init__(self, navigation: list[QAction], export: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "knowledge", tr("What is known"))
        self.header = TurnHeader()
        self.bar = OutcomeBar()
        self.best_play = OriginLabel(weight=SEMIBOLD)
        self.best_play.setObjectName("bestPlay")
        self.best_play.hide()
        self.said = Sentence(role="muted")
        self.said.setObjectName("saidValue")
        self.said.hide()
        self.rules = Sentence(size=TEXT, role="text", name="rules")
        self.rules.hide()
        self.graph = ValueGraph()
        self.moves = MoveList()
        exporting = FlatButton.for_action(export, only_icon=True)
        self.navigation = widget_with_layout(
            row(*(FlatButton.for_action(each, only_icon=True) for each in navigation), 1, exporting, gap=0)
        )
        self.navigation.setObjectName("moveNavigation")
        force_left_to_right(self.navigation)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 8)
        column.setSpacing(_ROOM[0][0])
        column.addWidget(self.header)
        self._head_line = Hairline()
        column.addWidget(self._head_line)
        column.addWidget(self.bar)
        column.addWidget(self.best_play)
        column.addWidget(self.said)
        column.addWidget(self.rules)
        self._graph_line = Hairline()
        column.addWidget(self._graph_line)
        column.addWidget(self.graph)
        self._moves_line = Hairline()
        column.addWidget(self._moves_line)
        column.addWidget(self.moves, 1)
        column.addStretch()  # for the time before the moves are shown
        column.addWidget(self.navigation)
        self._column = column
        self._total: Extent | None = None
        self._possible: Extent | None = None
        self._graph = GraphData()
        self._session: Session | None = None
        """The session shown last; what is known is read from it whenever it is drawn, and remembered nowhere else."""
        self._solving = False
        self._counted = self._graph_wanted = self._evaluates = True
        self._plain = False
        self.graph.collapsedByUser.connect(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def hasHeightForWidth(self) -> bool:
        """False: the height is that of the window, but not less than `fit` needs at least."""
        return False

    def event(self, event: QEvent) -> bool:
        """Adjust the layout when a part is shown, hidden or resized."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        elif event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.came_or_went.emit()
        return super().event(event)

    def fit(self) -> None:
        # Without anything between them, two lines would follow each other.
        self._head_line.setHidden(all(part.isHidden() for part in (self.bar, self.best_play, self.said, self.rules)))
        for spacing, opened, rows in _ROOM:
            needed = self._needed(spacing, opened=opened, rows=rows)
            if needed <= self.height():
                break
        if spacing != self._column.spacing():  # otherwise each layout would request another one
            self._column.setSpacing(spacing)
        graph = self._graph_wanted and self._counted
        self.graph.set_cramped(not opened)
        self.graph.setVisible(graph)
        self._graph_line.setVisible(graph)
        self.moves.setMinimumHeight(self._moves_height(rows))
        least, opened, rows = _ROOM[-1]
        self.setMinimumHeight(self._needed(least, opened=opened, rows=rows))
        self._column.activate()

    def _needed(self, spacing: int, *, opened: bool, rows: int) -> int:
        """Height in pixels of everything, if the graph is expanded or not unless the user has chosen that."""
        height = self._fixed_height(spacing) + self._moves_height(rows)
        if self._graph_wanted and self._counted:
            expanded = not self.graph.collapsed_at(cramped=not opened)
            height += self.graph.least_height(expanded) + 1 + 2 * spacing
        return height

    def _moves_height(self, rows: int) -> int:
        return 0 if self.moves.isHidden() else _HEAD + rows * self.moves.row_height

    def _fixed_height(self, spacing: int) -> int:
        """Height in pixels of what is never reduced, with the space after each part."""
        margins = self._column.contentsMargins()
        height, width = margins.top() + margins.bottom(), self.width() - margins.left() - margins.right()
        for part in widgets_in(self._column):
            if part not in (self.moves, self.graph, self._graph_line) and not part.isHidden():
                height += _height_at(part, width) + spacing
        return height

    @property
    def values(self) -> tuple[ValueOriginMixin, ...]:
        """The widgets that show the position's value; clicking one asks where the value is from."""
        return self.bar, self.best_play

    def add_section(self, widget: QWidget) -> None:
        self._column.insertWidget(self._column.indexOf(self.moves), widget)
        widget.stackUnder(self.moves)  # it precedes the moves in the tab order

    def add_below_moves(self, line: QWidget) -> None:
        self._column.insertWidget(self._column.indexOf(self.navigation), line)

    def set_width(self, width: int) -> None:
        """Prepare for a column of this width: narrower than RIGHT_PANEL, margins are smaller."""
        side = 16 if width == RIGHT_PANEL else 12
        margins = self._column.contentsMargins()
        self._column.setContentsMargins(side, margins.top(), side, margins.bottom())
        self.fit()

    def set_graph_shown(self, shown: bool) -> None:
        if shown != self._graph_wanted:
            self._graph_wanted = shown
            self.fit()

    def set_mode(self, *, plain: bool, evaluates: bool) -> None:
        """`plain` in Play: only turn and moves, from the first of them on; `evaluates` if best play may be shown."""
        self._plain, self._evaluates = plain, evaluates

    def set_rules(self, rules: str) -> None:
        """Show what the game is about; "" for nothing."""
        self.rules.setText(rules)
        self.rules.setVisible(bool(rules))

    def show_session(self, session: Session, view: GameView, caption: str) -> None:
        """Show the side to move, the figures and the moves of the session's game."""
        self._session, position = session, session.position
        self._counted = view.counted
        words = view.words(position)
        if position.is_over:
            self.header.set_end(verdict_at(position, *session.minimax), words.title)
        elif session.is_at_resignation and session.record.result is not None:
            self.header.set_end(session.record.result.verdict, "")
        else:
            back = session.record.takebacks
            taken = plural("%n take-backs", "%n take-back", back) if back else ""
            self.header.set_turn(position.to_move, words.title, ", ".join(filter(None, (caption, taken))))
        self.header.set_figure(words.figure, words.figure_caption)
        self.header.set_line("" if self._plain else words.line)
        for part in (self._moves_line, self.moves, self.navigation):
            part.setVisible(bool(session.tree.size) or not self._plain)
        told = session.derived_tree
        heads = view.ply_words and (tr(view.ply_words[0]), tr(view.ply_words[1]))
        self.moves.set_heads(session.record.first, heads, tr(view.aim) if view.aim else "")
        self.moves.set_lines(
            move_entries.entries(
                session.record.with_tree(told),
                costs=self._evaluates,
                text=view.move_text,
                before=self.moves.line,
            ),
            told.cursor,
        )
        self.graph.set_titles(tr(view.graph_title), tr(view.graph_caption))
        self._graph = GraphData(
            points=move_entries.points_of(told),
            current=len(session.tree.cursor),
            value=session.known(session.start).value,
            length=view.length(position) or move_entries.length(session.tree),
        )
        self._show_graph()
        self._show_bar()

    def _show_graph(self) -> None:
        total = self._total
        self.graph.set_data(replace(self._graph, ends=(total.low, total.high) if total else None))

    def set_total(self, extent: Extent | None) -> None:
        """Set where the game could end at its start; None: not known yet."""
        if extent != self._total:
            self._total = extent
            self._show_graph()
            self._show_bar()

    def set_possible(self, extent: Extent | None) -> None:
        """Set where the game can end from the current position; None: not known yet."""
        self._possible = extent
        self._show_bar()

    def set_solving(self, solving: bool) -> None:
        """Set whether the start is being solved."""
        if solving != self._solving:
            self._solving = solving
            self._show_bar()

    def _show_best_play(self, session: Session) -> None:
        """In games won by the last move: who wins from here, if proved."""
        best = session.known(session.position)
        if best.value is not None:
            winner = value_words(session.position, best.value)
            self.best_play.setText(tr("{outcome} with best play", outcome=winner))
            self.best_play.set_role("text")
        else:
            self.best_play.setText(tr("The winner is not known yet"))
            self.best_play.set_role("muted")
        self.best_play.setVisible(self._evaluates and not session.position.is_over)

    def _show_said(self, session: Session) -> None:
        """Show what the game says of the position's value without a proof."""
        said = said_text(session.derived_tree.node) if self._evaluates else ""
        self.said.setText(said)
        self.said.setVisible(bool(said))

    def _show_bar(self) -> None:
        session = self._session
        if session is None:
            return
        self._show_said(session)
        # The text of a puzzle or an exercise without an answer says which value is to be kept.
        self.bar.setVisible(self._counted and not (self._plain or session.is_unanswered))
        if not self._counted:
            self._show_best_play(session)
            return
        self.best_play.hide()
        possible = self._possible
        if session.position.is_over and (value := session.position.value()) is not None:
            possible = Extent(value, value, exact=True)
        if self._total is None or possible is None:
            self.bar.set_outcomes(None)
            return
        known = session.known(session.start)
        exact = known.value
        best = session.known(session.position).pair if self._evaluates and not session.position.is_over else None
        self.bar.set_outcomes(
            Outcomes(
                total=(self._total.low, self._total.high),
                possible=(possible.low, possible.high),
                possible_exact=possible.exact,
                value=exact,
                value_bounds=known.pair if exact is None else None,
                best_play=best,
                being_solved=self._solving,
            )
        )


def _height_at(part: QWidget, width: int) -> int:
    """The height in pixels that a part needs at this width."""
    if part.minimumHeight() == part.maximumHeight():
        return part.minimumHeight()
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
