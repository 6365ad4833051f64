"""The position editor: a window of its own that edits a copy of the board and plays from it.

Every change is a command on an undo stack of its own, so the game in the main window stays as it is until "Play from
here" begins a new one from the board drawn.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tiling_gui.core.board import Square
from tiling_gui.core.game import Side
from tiling_gui.core.results import Extent
from tiling_gui.desktop.features.position_editor.board import EditorBoard
from tiling_gui.desktop.features.position_editor.named_boards import Boards, NamedBoard
from tiling_gui.desktop.features.position_editor.panel import EditorPanel
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets.base import Hairline, Label, bring_to_front, named
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino import editing, extent
from tiling_gui.games.domino.rules import Domino, DominoPosition, read_shape, shape_text
from tiling_gui.language import plural, tr
from tiling_gui.store import Store


class _Change(QUndoCommand):
    """One change: both positions are kept, which are small."""

    def __init__(self, editor: "Editor", text: str, before: DominoPosition, after: DominoPosition) -> None:
        super().__init__(text)
        self._editor, self._before, self._after = editor, before, after

    def undo(self) -> None:
        """Shows the position before."""
        self._editor.show_position(self._before)

    def redo(self) -> None:
        """Shows the position after."""
        self._editor.show_position(self._after)


class Editor(QDialog):
    """The window. `play` carries the position drawn; open it with `edit`."""

    play = Signal(object)
    """(position) "Play from here"."""

    def __init__(self, theme: Theme, store: Store, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("positionEditor")
        self.setWindowTitle(tr("Edit position"))
        self.setModal(False)
        self.setMinimumSize(600, 340)
        open_at(self, 960, 680)
        self.theme = theme
        self.boards = Boards(store)
        self.undo_stack = QUndoStack(self)
        self._current = ""
        self.position = DominoPosition.start(8, 8)
        self.board = EditorBoard(theme)
        self.panel = EditorPanel(theme, self.undo_stack)
        say = partial(self._say, wrong=True)
        self._worker = jobs.worker("extent", self._counted, say=say, resumed=True)
        self._drawing = jobs.worker("tiling", self._drawn, say=say)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.status = Label(self.theme, size=CAPTION, role="muted")
        named(self.status, "editorStatus", tr("Status"))
        cancel = QPushButton(tr("Cancel"))
        cancel.setObjectName("cancelEditing")
        cancel.setToolTip(tr("Closes the editor; the game stays as it is (Esc)"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.close)
        self.start = QPushButton(tr("Play from here"))
        self.start.setObjectName("playFromHere")
        self.start.setToolTip(tr("Begins a new game from this board; the present one is kept (Ctrl+Enter)"))
        self.start.setAutoDefault(False)
        self.start.setDefault(True)
        self.start.clicked.connect(self._play)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.board, 1)
        middle.addWidget(Hairline(self.theme, upright=True))
        middle.addWidget(self.panel)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 8, 16, 8)
        foot.setSpacing(8)
        foot.addWidget(self.status, 1)
        foot.addWidget(cancel)
        foot.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(middle, 1)
        column.addWidget(Hairline(self.theme))
        column.addLayout(foot)

    def _connect(self) -> None:
        board, panel = self.board, self.panel
        board.chosen.connect(self._put)
        board.removed.connect(self._take)
        board.painted.connect(self._paint)
        board.hovered.connect(self._hovered)
        panel.tool.chosen.connect(board.set_tool)
        panel.first.chosen.connect(self._set_first)
        panel.sized.connect(self._resize)
        panel.asked.connect(self._do)
        panel.renamed.connect(self._rename)
        self._done: dict[str, Callable[[], None]] = {
            "mirrorBoard": lambda: self.change(tr("mirror"), editing.mirrored(self.position)),
            "flipBoard": lambda: self.change(tr("mirror"), editing.flipped(self.position)),
            "rotateBoard": lambda: self.change(tr("turn"), editing.rotated(self.position)),
            "clearBoard": lambda: self.change(tr("clear"), editing.cleared(self.position)),
            "smallestTiling": self._draw_smallest,
            "largestTiling": self._draw_largest,
            "copyDiagram": self.copy,
            "pasteDiagram": self.paste,
            "keepBoard": self._keep,
            "openBoard": self._open,
            "deleteBoard": self._delete,
        }
        for keys, slot in (
            (QKeySequence.StandardKey.Copy, self.copy),
            (QKeySequence.StandardKey.Paste, self.paste),
            (QKeySequence("Ctrl+Return"), self._play),
        ):
            QShortcut(keys, self).activated.connect(slot)

    # The position ---------------------------------------------------------------------------------------------

    def edit(self, position: DominoPosition) -> None:
        """Begins with a copy of `position`."""
        self.undo_stack.clear()
        self.show_position(editing.as_set_up(position))
        self._list()
        self.status.setText("")
        bring_to_front(self)
        self.board.setFocus()

    def change(self, text: str, after: DominoPosition) -> None:
        """Makes one change that can be undone."""
        if after != self.position:
            self.undo_stack.push(_Change(self, text, self.position, after))

    def show_position(self, position: DominoPosition) -> None:
        """Shows a position without a word to the undo stack."""
        self.position = position
        board, panel = position.board, self.panel
        self.board.set_position(position)
        self.board.set_interactive(panel.tool.current == "dominoes")
        panel.show_size(board.rows, board.columns)
        panel.first.set_current(position.to_move)
        parts = sum(part.bit_count() > 1 for part in board.components(position.free))
        facts = (
            plural("%n dominoes", "%n domino", position.count),
            plural("%n dead squares", "%n dead square", position.dead_squares),
            plural("%n free squares", "%n free square", position.live.bit_count()),
        )
        panel.facts.setText(", ".join(facts))
        legal = plural("%n legal moves", "%n legal move", len(position.moves()))
        components = plural("%n components", "%n component", parts)
        moves = f"{legal}, {components}"
        panel.legal.setText(tr("The tiling is maximal: there is nothing to play.") if position.is_over else moves)
        panel.end.setText(tr("Can end with …"))
        self._worker.start(lambda report, stop: extent.extent(position.board, position.free), position)

    def _counted(self, job: Job, found: Extent) -> None:
        count = self.position.count
        low, high = count + found.low, count + found.high
        if low == high:
            words = tr("Can end with {count}", count=low)
        elif found.exact:
            words = tr("Can end with {low} to {high}", low=low, high=high)
        else:
            words = tr("Ends between {low} and {high}", low=low, high=high)
        self.panel.end.setText(words)

    def _drawn(self, job: Job, tiling: tuple[Domino, ...] | None) -> None:
        if tiling is None:
            self._say(tr("A part is more than 8 squares wide and high: its smallest tiling is not known."), wrong=True)
        elif not tiling:
            self._say(tr("The tiling is maximal: there is nothing to play."))
        elif job.context == self.position:
            self.change(tr("fill"), editing.put_all(self.position, tiling))
            self._say(
                plural(
                    "A tiling with %n more dominoes. Undo takes it back.",
                    "A tiling with %n more domino. Undo takes it back.",
                    len(tiling),
                )
            )

    def _draw_smallest(self) -> None:
        position = self.position
        self._drawing.start(lambda report, stop: extent.smallest(position.board, position.free), position)

    def _draw_largest(self) -> None:
        position = self.position
        self._drawing.start(lambda report, stop: extent.largest(position.board, position.free), position)

    # What is asked ----------------------------------------------------------------------------------------------

    @Slot(str)
    def _do(self, name: str) -> None:
        self._try(self._done[name])

    def _try(self, act: Callable[[], None]) -> None:
        self._say("")  # what was wrong before is not wrong any more
        try:
            act()
        except (InputError, StoreError) as error:
            self._say(str(error), wrong=True)

    def _say(self, sentence: str, *, wrong: bool = False) -> None:
        self.status.set_role("warn" if wrong else "muted")
        self.status.setText(sentence)
        self.status.setAccessibleDescription(sentence)

    @Slot(object, str)
    def _hovered(self, move: Domino | None, sentence: str) -> None:
        self._say(sentence)

    @Slot(object)
    def _put(self, domino: Domino) -> None:
        self.change(tr("put a domino on"), editing.put(self.position, domino))

    @Slot(object)
    def _take(self, domino: Domino) -> None:
        self.change(tr("take a domino off"), editing.take(self.position, domino))

    @Slot(object, bool)
    def _paint(self, square: Square, present: bool) -> None:
        self._try(
            lambda: self.change(tr("change a square"), editing.set_square(self.position, square, present=present))
        )

    @Slot(object)
    def _set_first(self, side: Side) -> None:
        self.change(tr("who moves"), editing.with_first(self.position, side))

    @Slot(int, int)
    def _resize(self, rows: int, columns: int) -> None:
        self._try(lambda: self.change(tr("size"), editing.resized(self.position, rows, columns)))
        self.panel.show_size(self.position.board.rows, self.position.board.columns)

    @Slot()
    def copy(self) -> None:
        """The diagram to the clipboard, as `paste` reads it."""
        QGuiApplication.clipboard().setText(shape_text(self.position) + "\n")
        self._say(tr("The board is on the clipboard as text."))

    @Slot()
    def paste(self) -> None:
        """Reads a diagram from the clipboard; the board stays as it is where that fails."""
        text = QGuiApplication.clipboard().text()
        self._try(lambda: self.change(tr("paste"), read_shape(text, self.position.to_move)))

    # Named boards -----------------------------------------------------------------------------------------------

    def _list(self, current: str = "") -> None:
        self._try(lambda: self.panel.show_boards(self.boards.all(), current))

    def _keep(self) -> None:
        board = self.position.board
        dominoes = plural("%n dominoes", "%n domino", self.position.count)
        name = self.boards.unused(f"{board.rows} × {board.columns}, {dominoes}")
        self.boards.keep(name, self.position)
        self._list(name)
        self.panel.edit_name()
        self._say(tr("Kept as {name}.", name=name))

    def _open(self) -> None:
        board = self.panel.board
        if board is not None:
            self.change(tr("open", "a kept board"), editing.as_set_up(board.position))

    def _delete(self) -> None:
        board = self.panel.board
        if board is not None and not board.sample:
            self.boards.delete(board.name)
            self._list()
            self._say(tr("Deleted {name}.", name=board.name))

    @Slot(object, str)
    def _rename(self, board: NamedBoard, name: str) -> None:
        self._try(lambda: self.boards.rename(board.name, name))
        kept = {other.name for other in self.boards.all()}
        self._current = name.strip() if name.strip() in kept else board.name
        QTimer.singleShot(0, self, self._list_again)  # the list must first be done with its own change

    @Slot()
    def _list_again(self) -> None:
        self._list(self._current)

    # The end ----------------------------------------------------------------------------------------------------

    @Slot()
    def _play(self) -> None:
        if self.position.is_over:
            self._say(tr("The tiling is maximal: there is nothing to play."), wrong=True)
            return
        self.play.emit(self.position)
        self.close()

    def done(self, result: int) -> None:
        """Closes the window, however it was asked for, and ends what runs for it."""
        self._worker.drop()
        self._drawing.drop()
        super().done(result)
