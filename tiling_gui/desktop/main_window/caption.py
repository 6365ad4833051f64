"""The caption of a presented main window: below the board, in large type, whose turn it is and the last move."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tiling_gui.desktop.session import move_entries
from tiling_gui.desktop.session.end_words import end_words
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import Sentence
from tiling_gui.desktop.ui.widgets.presentation_layout import KEYS
from tiling_gui.language import tr
from tiling_gui.players.review import mistake


class Caption(QWidget):
    """The lines below the board; hidden except during a presentation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        centre = Qt.AlignmentFlag.AlignHCenter
        self.turn = Sentence(size=TEXT, role="text", align=centre)
        self.turn.setObjectName("presentedTurn")
        self.played = Sentence(size=TEXT, align=centre)
        self.played.setObjectName("presentedMove")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 8, 24, KEYS)
        column.setSpacing(4)
        column.addWidget(self.turn)
        column.addWidget(self.played)
        self.hide()

    def listen(self, workspace: Workspace) -> None:
        self._workspace = workspace
        workspace.controller.changed.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show the current position; does nothing while hidden."""
        space = self._workspace
        view, session = space.controller.view, space.session
        if view is None or self.isHidden():
            return
        over = end_words(space.store, session, view)
        self.turn.setText(over or view.words(session.position).in_a_line())
        entry = move_entries.last_entry(
            session.record.with_tree(session.derived_tree), costs=space.controller.evaluates, text=view.move_text
        )
        better = _better(session, view) if space.controller.evaluates else ""
        said = "" if entry is None else entry.sentence()
        self.played.setText(tr("{said}. {better}", said=said, better=better) if better else said)
        self.played.setVisible(entry is not None)


def _better(session: Session, view: GameView) -> str:
    """A better move than the one on the board, as a sentence; "" if that kept the value or none is known."""
    tree = session.derived_tree
    if not tree.cursor:
        return ""
    path = tree.cursor[:-1]
    position, before = tree.position_at(path), tree.at(path)
    wrong = mistake(len(tree.cursor), position.to_move, tree.cursor[-1], *tree.bounds_along(tree.cursor)[-2:])
    found = next((child.move for child in before.children if child.value == before.value), None)
    if wrong is None or found is None or before.value is None:
        return ""
    return move_entries.better(position.to_move, view.move_text(position, found), before.value)
