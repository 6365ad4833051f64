"""The position editor window: edits a copy of the board.

Every change goes on an undo stack of its own. The game in the main window does not change until "Play from here" starts
a new game from the edited board.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QLayout, QPushButton, QWidget

from tiling_gui.core.board import LONGEST, Board, Square, most_beside
from tiling_gui.core.game import Side
from tiling_gui.core.results import Extent
from tiling_gui.core.tiled import shape_text
from tiling_gui.desktop.features.position_editor import phrases
from tiling_gui.desktop.features.position_editor.board import DOMINOES, SQUARES, EditorBoard
from tiling_gui.desktop.features.position_editor.named_boards import NamedBoards
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, named, panel_width, scrolled
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.desktop.ui.widgets.layouts import column, form, row, side_by_side, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.games.domino import editing, extent
from tiling_gui.games.domino.rules import Domino, DominoPosition, read_shape
from tiling_gui.language import mark, tr


class _Side(Spin):
    """A number that changes only when typing is finished: "10" is not first a board of one column.

    Enter presses no button.
    """

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__()
        named(self, name, spoken)
        self.setRange(1, LONGEST)
        self.setFixedWidth(64)
        self.setKeyboardTracking(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class SizeFields(QWidget):
    """The fields for rows and columns."""

    changed = Signal(int, int)
    """(rows, columns) Emitted when the user enters another size."""

    def __init__(self) -> None:
        super().__init__()
        self.rows, self.columns = _Side("editorRows", tr("Rows")), _Side("editorColumns", tr("Columns"))
        for side in (self.rows, self.columns):
            side.valueChanged.connect(lambda value: self.changed.emit(self.rows.value(), self.columns.value()))
        self.setLayout(row(self.rows, Label("×"), self.columns))

    def show_board(self, board: Board) -> None:
        """Show the size of a board and set the maximum of each field; emits no signal."""
        for side, length, other in ((self.rows, board.rows, board.columns), (self.columns, board.columns, board.rows)):
            most = most_beside(other)
            side.setToolTip(tr("{what}, {least} to {most}", what=side.accessibleName(), least=1, most=most))
            with QSignalBlocker(side):
                side.setMaximum(most)
                side.setValue(length)


_PLAY = "Ctrl+Return"
"""The key of Play from here."""
_PANEL = 292
"""Least width in pixels."""
_TURNS = (
    ("mirrorBoard", mark("Mirror left and right"), "mirror", "Ctrl+Alt+M", editing.mirrored),
    ("flipBoard", mark("Mirror top and bottom"), "flip", "Ctrl+Alt+F", editing.flipped),
    ("rotateBoard", mark("Rotate clockwise"), "rotate", "Ctrl+Alt+R", editing.rotated),
    ("clearBoard", mark("Clear the board"), "delete", "Ctrl+Alt+Backspace", editing.cleared),
)


class _Change(QUndoCommand):
    """One change, as the positions before and after it."""

    def __init__(self, editor: "Editor", before: DominoPosition, after: DominoPosition) -> None:
        super().__init__()
        self._editor, self._before, self._after = editor, before, after

    def undo(self) -> None:
        self._editor.show_position(self._before)

    def redo(self) -> None:
        self._editor.show_position(self._after)


class Editor(ToolWindow):
    """Starts with a copy of the current board each time it is opened; closes when a game is started from it."""

    COMMAND = "editPosition"
    HELP = "keeping"
    SIZE = (960, 720)

    def build(self) -> QLayout:
        self.status.setObjectName("editorStatus")
        self.undo_stack = QUndoStack(self)
        self.position = DominoPosition.start(8, 8)
        self._worker = self.worker(self._counted)
        self._drawing = self.worker(self._drawn)
        self.board = EditorBoard()
        self.setFocusProxy(self.board)
        self.board.chosen.connect(self._choose)
        self.board.painted.connect(self._paint)
        self.board.pointed.connect(self.say)
        tools = widget_with_layout(self._make_tools())
        panel = scrolled(tools)
        named(panel, "editorPanel", tr("Tools"))
        panel.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panel.setFixedWidth(panel_width(tools, _PANEL))
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Copy), self.copy),
            (QKeySequence(QKeySequence.StandardKey.Paste), self.paste),
            (QKeySequence(_PLAY), self._play),
        ):
            QShortcut(keys, self).activated.connect(slot)
        return row((side_by_side((self.board, 1), panel, gap=16), 1))

    def _make_tools(self) -> QLayout:
        self.tool = SegmentedControl(
            [(DOMINOES, tr("Dominoes")), (SQUARES, tr("Squares"))], "editorTool", tr("What a click does")
        )
        self.tool.chosen.connect(self.board.set_tool)
        self.end = Sentence(role="text", size=TEXT, weight=SEMIBOLD, name="editorEnd")
        self.legal = Sentence(role="text", name="editorLegal")
        self.facts = Label(size=CAPTION, role="muted", name="editorFacts")
        self.named_boards = NamedBoards(
            self,
            lambda: self.position,
            lambda position: self.change(editing.as_start(position)),
        )
        fewest = self.button("smallestTiling", tr("Fewest dominoes"), partial(self._draw, extent.smallest))
        most = self.button("largestTiling", tr("Most dominoes"), partial(self._draw, extent.largest))
        tip = tr("Reads a diagram: . is free, # is missing, a domino is the same symbol twice")
        pasting = self.button("pasteDiagram", tr("Paste text"), self.paste, tip)
        copying = self.button("copyDiagram", tr("Copy text"), self.copy)
        return column(
            self.tool,
            self._make_size(),
            self._make_turns(),
            Hairline(),
            self.end,
            self.facts,
            self.legal,
            row((fewest, 1), (most, 1)),
            Hairline(),
            self.named_boards,
            1,
            Hairline(),
            row((pasting, 1), (copying, 1)),
        )

    def _make_size(self) -> QLayout:
        self.size_fields = SizeFields()
        self.size_fields.changed.connect(self._resize)
        sides = [(side, str(side)) for side in (Side.MAX, Side.MIN)]
        self.first = SegmentedControl(sides, "editorFirst", tr("Side to move"))
        self.first.chosen.connect(lambda side: self.change(editing.with_first(self.position, Side(str(side)))))
        return form((tr("Board"), self.size_fields), (tr("To move"), self.first), right=True)

    def _make_turns(self) -> QLayout:
        self.actions_by_name: dict[str, QAction] = {}
        turns = []
        for name, text, icon, keys, turned in _TURNS:
            words = tr(text)
            action = QAction(words, self)
            action.triggered.connect(partial(self._turn, turned))
            turns.append(self._face(action, name, icon, keys))
            action.setToolTip(f"{words} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
        undo, redo = (
            self._face(action, name, icon, keys)
            for action, name, icon, keys in (
                (self.undo_stack.createUndoAction(self, tr("Undo")), "editorUndo", "undo", "Ctrl+Z"),
                (self.undo_stack.createRedoAction(self, tr("Redo")), "editorRedo", "redo", "Ctrl+Shift+Z"),
            )
        )
        return row(*turns, 1, undo, redo, gap=0)

    def _face(self, action: QAction, name: str, icon: str, keys: str) -> FlatButton:
        action.setObjectName(name)
        action.setShortcut(keys)
        theme.icon_on(action, icon)
        self.addAction(action)
        self.actions_by_name[name] = action
        return FlatButton.for_action(action, only_icon=True)

    def buttons(self) -> Sequence[QPushButton]:
        cancel = self.button("cancelEditing", tr("Cancel"), self.close)
        words, key = tr("Play from here"), QKeySequence(_PLAY).toString(QKeySequence.SequenceFormat.NativeText)
        self.start = self.button("playFromHere", words, self._play, f"{words} ({key})")
        self.start.setDefault(True)
        return cancel, self.start

    # The position ---------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.edit(self.workspace.session.position)

    def edit(self, position: DominoPosition) -> None:
        """Start editing a copy of `position`."""
        self.undo_stack.clear()
        self.show_position(editing.as_start(position))
        self.say("")
        self.attempt(lambda: self.named_boards.list.fill(""))
        self.board.setFocus()

    def change(self, after: DominoPosition) -> None:
        """Make a change that can be undone."""
        if after != self.position:
            self.undo_stack.push(_Change(self, self.position, after))

    def show_position(self, position: DominoPosition) -> None:
        """Show a position without adding to the undo stack."""
        self.position = position
        self.board.set_position(position)
        self.size_fields.show_board(position.board)
        self.first.set_current(position.to_move)
        self.facts.setText(phrases.facts(position))
        self.legal.setText(phrases.moves(position))
        self.end.setText(tr("Can end with …"))
        self._worker.start(lambda run: extent.extent(position.board, position.free), position)

    def _counted(self, job: Job, found: Extent) -> None:
        self.end.setText(phrases.ends(self.position.count, found))

    def _drawn(self, job: Job, tiling: tuple[Domino, ...] | None) -> None:
        if tiling and job.context == self.position:
            self.change(editing.put_all(self.position, tiling))
            self.say(phrases.drawn(tiling))
        elif not tiling:
            self.say(phrases.drawn(tiling), wrong=tiling is None)

    def _draw(self, tiling: Callable[..., tuple[Domino, ...] | None]) -> None:
        self.say("")
        position = self.position
        self._drawing.start(lambda run: tiling(position.board, position.free), position)

    # Changes ----------------------------------------------------------------------------------------------------

    def _attempt_change(self, after: Callable[[], DominoPosition]) -> None:
        self.say("")
        self.attempt(lambda: self.change(after()))

    def _turn(self, turned: Callable[[DominoPosition], DominoPosition]) -> None:
        self.say("")
        self.change(turned(self.position))

    @Slot(object)
    def _choose(self, domino: Domino) -> None:
        """Place a domino, or remove it if it is on the board."""
        if domino in self.position.placed:
            self.change(editing.take(self.position, domino))
        else:
            self.change(editing.put(self.position, domino))

    def _paint(self, square: Square, present: bool) -> None:
        self._attempt_change(lambda: editing.set_square(self.position, square, present=present))

    @Slot(int, int)
    def _resize(self, rows: int, columns: int) -> None:
        self._attempt_change(lambda: editing.resized(self.position, rows, columns))
        self.size_fields.show_board(self.position.board)

    def copy(self) -> None:
        """Copy the diagram to the clipboard, in the form that `paste` reads."""
        QGuiApplication.clipboard().setText(shape_text(self.position) + "\n")
        self.say(tr("Copied."))

    def paste(self) -> None:
        """Read a diagram from the clipboard; if it is invalid, the board stays as it is."""
        text = QGuiApplication.clipboard().text()
        self._attempt_change(lambda: read_shape(text, self.position.to_move))

    def _play(self) -> None:
        if self.position.is_over:
            self.say(tr("The tiling is maximal: there are no moves left."), wrong=True)
            return
        self.workspace.controller.begin(self.position)
        self.close()
