"""The structure view: the components of the free squares, numbered on the board and listed with their values.

While it is on, the components of every position are solved one by one in the background, small ones first. Until then
bounds are shown; a mean and a phase only where they are proved (engine/structure.py).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from PySide6.QtCore import Slot

from tiling_gui.core.board import Board as Squares
from tiling_gui.core.drawing.board_tiles import MARGIN, border_of
from tiling_gui.core.drawing.figure import Group, Line, Shape, Text
from tiling_gui.core.limits import Run
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.features.structure.panel import StructurePanel
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.engine import Engine
from tiling_gui.engine.structure import Structure, narrowed, structure
from tiling_gui.engine.zugzwangs.verdict import verdict

SECONDS = 2.0
"""Time limit for each component in seconds."""


class Outlines:
    """The components as a layer of the board, each with an outline and its number."""

    def __init__(self, board: Board) -> None:
        self.parts: tuple[int, ...] = ()
        self.chosen: int | None = None
        self._board = board
        board.layers.append(self.shapes)

    def show_parts(self, parts: tuple[int, ...]) -> None:
        """Show the components with these bit masks, numbered in this order."""
        self.parts, self.chosen = parts, None
        self._board.update()

    def choose(self, at: int | None) -> None:
        """Highlight a component by its index, or none."""
        self.chosen = at
        self._board.update()

    def shapes(self) -> Iterator[Shape]:
        if self.parts:
            board: Squares = self._board.position.board
            for at, mask in enumerate(self.parts):
                if not mask & ~board.squares:
                    yield outlined(board, mask, str(at + 1), self._board.size_now, chosen=at == self.chosen)


@lru_cache(256)
def outlined(board: Squares, mask: int, number: str, u: int, *, chosen: bool) -> Group:
    """A component with its number in its first square, in px of a picture of the board with squares of `u` px."""
    width = max(2.0, (0.07 if chosen else 0.035) * u)
    dash = () if chosen else (4 * width, 2 * width)
    loops = border_of(Squares(board.rows, board.columns, mask), u, width / 2)
    shapes: list[Shape] = [Line(loop, "accent", width, dash) for loop in loops]
    if u >= 20:
        row, column = board.squares_in(mask)[0]
        at = (column + 0.24) * u, (row + 0.26) * u
        shapes.append(Text(*at, number, size=max(11, 0.24 * u), bold=True))
    return Group(tuple(shapes), MARGIN, MARGIN)


class StructureFeature(Feature):
    """Analyses the position of the main window while the view is on."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._worker = workspace.jobs.worker("structure", self._on_finished, progress=self._on_progress)
        self._told: list[Structure] = []
        self._engine: Engine | None = None
        self._outlines: Outlines | None = None
        self._known: tuple[Any, Structure] | None = None
        self.panel = StructurePanel()
        self.panel.hide()
        self.panel.chosen.connect(self._on_chosen)
        self.panel.played.connect(self._on_play)
        workspace.panels.add_section(self.panel)
        self._action = workspace.actions["showStructure"]
        self._action.toggled.connect(self._look)
        workspace.controller.changed.connect(self._look)

    @Slot()
    def _look(self) -> None:
        """Update the view after a change of the game or of the action."""
        control = self._workspace.controller
        position = control.session.position
        fits = control.session.game.has_structure and not control.in_play
        self._action.setVisible(fits)
        if not (fits and self._action.isChecked() and control.view is not None):
            self._worker.drop()
            self._known = None
            self.panel.hide()
            if self._outlines is not None:
                self._outlines.show_parts(())
            return
        if self._outlines is None:
            self._outlines = Outlines(control.view.pieces)
        if self._worker.job is not None and self._worker.job.context == position:
            return
        if self._known is not None and self._known[0] == position:
            self._show(*self._known)
            return
        self.panel.show()
        self.panel.play.hide()  # until it is known whether there is a line to a zugzwang
        told: list[Structure] = []
        self._told = told
        if self._engine is None:
            # An engine of its own, since a long solve would block the shared one.
            self._engine = Engine(threads=1, memory_mb=64, bound_store=self._workspace.store.facts)
        engine = self._engine
        self._worker.start(lambda run: _work(position, engine, run, told), position)

    def _show(self, position: Any, found: Structure) -> None:
        self._known = (position, found)
        known = self._workspace.session.known(position)
        count = position.count
        found = narrowed(
            found,
            position.to_move,
            None if known.lower is None else int(known.lower) - count,
            None if known.upper is None else int(known.upper) - count,
        )
        self.panel.show()
        self.panel.show_structure(found, verdict(position, found))
        assert self._outlines is not None
        masks = tuple(part.squares for part in found.parts)
        if masks != self._outlines.parts:
            self._outlines.show_parts(masks)

    def _on_progress(self, job: Job, progress: object) -> None:
        if self._told:
            self._show(job.context, self._told[-1])

    def _on_finished(self, job: Job, found: Structure) -> None:
        self._show(job.context, found)

    @Slot(object)
    def _on_chosen(self, at: int | None) -> None:
        if self._outlines is not None:
            self._outlines.choose(at)

    @Slot()
    def _on_play(self) -> None:
        """Play the dominoes that lead to a zugzwang, as a variation that Back leaves."""
        session, control = self._workspace.session, self._workspace.controller
        if self._known is not None and self._known[0] == session.position:
            said = verdict(*self._known)
            if not control.session.analysing:
                control.session.analyse(True)  # otherwise a computer player would answer at its end
            self._workspace.line_player.begin(session.tree.cursor, said.moves or (), said.sentence, to_the_end=True)

    def close(self) -> None:
        """Releases the engine."""
        if self._engine is not None:
            self._engine.close()


def _work(position: Any, engine: Engine, run: Run, told: list[Structure]) -> Structure:
    """Run in the worker thread. Prepare the kernel first, which may take longer than the limit of a component."""
    told.append(structure(position, None, run))
    if not engine.compile(run):
        return told[-1]
    return structure(position, engine, run, seconds=SECONDS, on_part=told.append)
