"""Editing of the move tree (promote, delete, comment), and the commands Next mistake and Previous mistake.

The comment of the current move is edited in a line below the move list.
"""

from PySide6.QtCore import Slot

from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.move_entries import losses_of, points_of
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.format import deleted
from tiling_gui.desktop.ui.widgets.note_edit import NoteEdit
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.records.record import GameRecord
from tiling_gui.records.tree import GameTree, Path
from tiling_gui.search.reasons import Reason, sentences


class MoveTreeEditing(Feature):
    """Connects the commands and the move list's context menu to the tree."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._gone: GameRecord | None = None
        self._explaining = workspace.jobs.worker("reasons", self._on_explained)
        moves, actions = workspace.panels.moves, workspace.actions
        self.line = NoteEdit("commentLine", tr("Comment on the move"), stays=True)
        workspace.panels.add_below_moves(self.line)
        self.line.written.connect(self._on_written)
        self.line.refused.connect(workspace.status.say)
        self._control.session.saving.connect(self.line.keep)
        moves.set_editable(True)
        moves.promoteRequested.connect(self.promote)
        moves.deleteRequested.connect(self.delete)
        moves.commentRequested.connect(self.comment)
        actions["promoteLine"].triggered.connect(self._promote_here)
        actions["deleteMove"].triggered.connect(self._delete_here)
        actions["commentMove"].triggered.connect(self._comment_here)
        actions["nextMistake"].triggered.connect(self.next_mistake)
        actions["previousMistake"].triggered.connect(self.previous_mistake)
        self._control.changed.connect(self._refresh)
        self._refresh()

    @Slot(object)
    def _refresh(self, change: Change = Change.GAME) -> None:
        if not change & Change.GAME:
            return
        session, actions = self._control.session, self._workspace.actions
        tree = session.tree
        on_main = tree.main_line()[: len(tree.cursor)] == tree.cursor
        actions["promoteLine"].setEnabled(not on_main)
        actions["deleteMove"].setEnabled(bool(tree.cursor) and not session.is_unanswered)
        evaluates = self._control.evaluates
        actions["nextMistake"].setEnabled(evaluates)
        actions["previousMistake"].setEnabled(evaluates)
        self.line.show_note(session.record.id, tree.cursor, tree.node.comment)

    # Lines --------------------------------------------------------------------------------------------------

    def _promote_here(self) -> None:
        self.promote(self._control.session.tree.cursor)

    def _delete_here(self) -> None:
        self.delete(self._control.session.tree.cursor)

    @Slot(object)
    def promote(self, path: Path) -> None:
        session = self._control.session
        session.change_tree(session.tree.promote(path))

    @Slot(object)
    def delete(self, path: Path) -> None:
        """Delete a move and all that follow it, with a button that brings them back."""
        session = self._control.session
        if session.is_unanswered:  # the position in question is at the end of its moves
            self._status.say(tr("Moves can be deleted when the puzzle is answered."))
            return
        before = session.tree
        try:
            tree = before.delete(path)
        except InputError as error:
            self._status.say(str(error))
            return
        self._gone = session.record
        session.change_tree(tree)
        count = before.size - tree.size
        said = deleted(count)
        self._notice.show_notice(said, [NoticeAction("undoDelete", tr("Restore"), self._bring_back)])

    def _bring_back(self) -> None:
        session = self._control.session
        if self._gone and self._gone.id == session.record.id:
            session.restore_moves(self._gone)
        self._gone = None

    @Slot()
    def _comment_here(self) -> None:
        self.line.edit()

    @Slot(object)
    def comment(self, path: Path) -> None:
        """Go to a move and start editing its comment."""
        self._control.go(path)
        self.line.edit()

    @Slot(object, str)
    def _on_written(self, path: Path, text: str) -> None:
        session = self._control.session
        try:
            session.change_tree(session.tree.comment(text, path))
        except InputError as error:
            self._status.say(str(error))

    # Mistakes -----------------------------------------------------------------------------------------------

    @Slot()
    def next_mistake(self) -> None:
        self._to_mistake(1)

    @Slot()
    def previous_mistake(self) -> None:
        self._to_mistake(-1)

    def _to_mistake(self, step: int) -> None:
        tree = self._control.session.derived_tree
        here = len(tree.cursor)
        plies = mistakes(tree)
        goal = min((p for p in plies if p > here), default=None)
        if step < 0:
            goal = max((p for p in plies if p < here), default=None)
        if goal is None and any(ply != here for ply in plies):
            goal = min(plies) if step > 0 else max(plies)
        if goal is not None:
            self._control.go(tree.line[:goal])
            self._explain()
        elif plies:
            self._status.say(tr("No other mistake is known."))
        elif lost := dict.fromkeys(losses_of(tree, tree.line).values()):
            self._status.say(" ".join(loss.sentence() for loss in lost))
        else:
            self._status.say(tr("No mistake is known in this line; a review judges every move."))

    def _explain(self) -> None:
        """Look in the background for the reason why the current move is a mistake, and show it."""
        tree = self._control.session.tree
        work = self._workspace.engines.reasons(tree.position_at(tree.cursor[:-1]), tree.cursor[-1])
        self._explaining.start(work, (self._control.session.record.id, tree.cursor))

    def _on_explained(self, job: Job, found: tuple[Reason, ...]) -> None:
        session = self._control.session
        if found and job.context == (session.record.id, session.tree.cursor):
            name = session.tree.position_at(session.tree.cursor[:-1]).write(session.tree.cursor[-1])
            self._status.say(tr("{move} is a mistake. {why}", move=name, why=sentences(found)))


def mistakes(tree: GameTree) -> list[int]:
    """The plies on the line through the cursor at which the value is proved to have changed."""
    return [ply for ply, point in enumerate(points_of(tree)) if point.mistake]
