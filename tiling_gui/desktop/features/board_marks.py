"""Marks and arrows on the board: drawn with the right mouse button or typed, and saved with the move.

right click        a circle on the place; with Shift a square, with Ctrl a triangle, with Alt a cross
right drag         an arrow in the same four kinds
the same again     removes it; Esc removes all of them
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.marks import arrow, described, on_places, read_all, toggled
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.format import deleted
from tiling_gui.desktop.ui.widgets.note_edit import NoteEdit
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.tree import Path

_KINDS = {
    Qt.KeyboardModifier.ShiftModifier: "square",
    Qt.KeyboardModifier.ControlModifier: "triangle",
    Qt.KeyboardModifier.AltModifier: "cross",
}
"""The kind drawn with a modifier key held down; without one, a circle."""


class BoardMarks(Feature):
    """Draws the marks of the current move and lets the user edit them."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._watched: list[QWidget] = []
        self._from: tuple[str, str] | None = None
        """The (place, kind) where the right button was last pressed; None if that was beside the places."""
        self._cleared: Path | None = None
        """The move whose marks were last removed with an offer to restore them."""
        self.line = NoteEdit("marksLine", tr("Marks and arrows, such as c3, d4:cross, a1>c3:square"))
        workspace.panels.add_below_moves(self.line)
        self.line.written.connect(self._on_written)
        self.line.refused.connect(workspace.status.say)
        self._control.session.saving.connect(self.line.keep)
        workspace.actions["markBoard"].triggered.connect(self._edit)
        workspace.actions["clearMarks"].triggered.connect(self.clear)
        workspace.views.shown.connect(self._on_view)
        self._control.changed.connect(self._on_changed)
        if self._control.view is not None:
            self._on_view(self._control.view)

    def close(self) -> None:
        for widget in self._watched:
            widget.removeEventFilter(self)

    # Display ------------------------------------------------------------------------------------------------

    @property
    def _board(self) -> Board | None:
        view = self._control.view
        return view.pieces if view is not None else None

    @Slot(object)
    def _on_view(self, view: GameView) -> None:
        board = view.pieces
        if board is not None and board not in self._watched:
            board.installEventFilter(self)
            self._watched.append(board)
        self._refresh()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change & (Change.GAME | Change.MARKS):
            self._refresh()
        notice, path = self._workspace.notice, self._control.session.tree.cursor
        if self._cleared not in (None, path) and notice.offer("undoMarks") is not None:
            self._cleared = None
            notice.dismiss()  # the game has gone on; the sentence at its end is not to wait behind this
            if change & Change.POSITION and any(self.shown):
                self._control.announcement.emit("; ".join(words for _, words in self._said()))

    @property
    def shown(self) -> tuple[list[str], list[str]]:
        """The marks and the arrows of the current move that are on the board."""
        node, board = self._control.session.tree.node, self._board
        return on_places(node.marks, node.arrows, board.spots) if board is not None else ([], [])

    def _said(self) -> list[tuple[str, str]]:
        board = self._board
        return described(*self.shown, board.spots, said=tr) if board is not None else []

    def _refresh(self) -> None:
        session, board, actions = self._control.session, self._board, self._workspace.actions
        actions["markBoard"].setEnabled(board is not None and bool(board.spots))
        actions["clearMarks"].setEnabled(bool(session.tree.node.marks or session.tree.node.arrows))
        if board is not None:
            board.set_marks(*self.shown)
        self.line.show_note(session.record.id, session.tree.cursor, self._written())

    # The pointer and Esc ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take right clicks on a place for marks; right clicks elsewhere open the context menu."""
        board = self._board
        if board is None or watched is not board:
            return False
        if isinstance(event, QKeyEvent):
            escape = event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape
            return escape and any(self.shown) and self._escape(watched, event)
        if isinstance(event, QContextMenuEvent):
            return event.reason() == QContextMenuEvent.Reason.Mouse and self._from is not None
        if isinstance(event, QMouseEvent) and (event.type() == QEvent.Type.MouseButtonPress or self._from):
            return self._point(event, board)
        return False

    def _escape(self, watched: QObject, event: QKeyEvent) -> bool:
        """Let the board handle Esc first; clear the marks if the board ignores it."""
        watched.event(event)
        if not event.isAccepted():
            self.clear()
        return True

    def _point(self, event: QMouseEvent, board: Board) -> bool:
        """Handle a mouse event of the right button; True if the event goes no further."""
        is_press = event.type() == QEvent.Type.MouseButtonPress
        if is_press and not event.button() == event.buttons() == Qt.MouseButton.RightButton:
            self._from = None
            return False
        at = board.spot_at(board.on_picture(event.position()))
        if is_press:
            kind = next((kind for key, kind in _KINDS.items() if event.modifiers() & key), "circle")
            self._from = (at, kind) if at is not None else None
            return False  # the board cancels what was begun with the left button
        assert self._from is not None
        start, kind = self._from
        if start not in board.spots:
            return False  # another board is shown since
        end = arrow(start, at, board.spots) if at not in (None, start) else ""
        if event.type() == QEvent.Type.MouseMove and event.buttons() & Qt.MouseButton.RightButton:
            marks, arrows = self.shown
            board.set_marks(marks, [*arrows, *([f"{end}:{kind}"] if end else [])])
            return True
        if event.type() != QEvent.Type.MouseButtonRelease or event.button() != Qt.MouseButton.RightButton:
            return False
        node = self._control.session.tree.node
        if at == start:
            self._change(toggled(node.marks, start, kind), node.arrows)
        elif end:
            self._change(node.marks, toggled(node.arrows, end, kind))
        self._refresh()
        return True

    # Editing ------------------------------------------------------------------------------------------------

    def _change(self, marks: Sequence[str], arrows: Sequence[str], path: Path | None = None) -> None:
        """Replace the marks and arrows, and report the difference in the status bar."""
        session, before = self._control.session, self._said()
        session.mark(marks, arrows, path)
        self._control.send_changes()
        after = self._said()
        pairs = (after, before), (before, after)
        new, gone = ("; ".join(words for at, words in one if (at, words) not in other) for one, other in pairs)
        if new:
            said = new[0].upper() + new[1:]
            self._workspace.status.say(tr("{marks}. Repeat to remove it; Esc removes all.", marks=said))
        elif gone:
            self._workspace.status.say(tr("Deleted {name}.", name=gone))

    @Slot()
    def clear(self) -> None:
        """Remove all marks and arrows, with a button that brings them back."""
        session = self._control.session
        node, path, id = session.tree.node, session.tree.cursor, session.record.id

        def bring_back() -> None:
            if session.record.id == id and session.tree.existing_prefix(path) == path:
                self._control.go(path)
                self._change(node.marks, node.arrows)

        count = len(node.marks) + len(node.arrows)
        self._change((), ())
        self._cleared = path
        said = deleted(count)
        self._workspace.notice.show_notice(said, [NoticeAction("undoMarks", tr("Restore"), bring_back)])

    @Slot()
    def _edit(self) -> None:
        self.line.edit()

    def _written(self) -> str:
        node = self._control.session.tree.node
        return ", ".join((*node.marks, *node.arrows))

    @Slot(object, str)
    def _on_written(self, path: Path, text: str) -> None:
        board = self._board
        try:
            self._change(*read_all(text, board.spots if board is not None else ()), path)
        except InputError as error:
            self._workspace.status.say(str(error))
            self.line.edit(text)
