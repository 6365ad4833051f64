"""A wrong answer to a puzzle or an exercise: judged, explained, and crossed out on the board beside the reply to it."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import tr
from tiling_gui.records.practice import keeps_value
from tiling_gui.records.tree import Path
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.reasons import Reason, reasons, sentences

SECONDS = 20.0
"""Time limit in seconds for judging a move and for finding the moves that keep the value."""


@dataclass(frozen=True)
class JudgedTry:
    """The verdict on a move and its reasons; for a wrong move also its value and the reply to it."""

    position: Any
    """The position in which it was made."""
    best: Value
    """The value of that position, or what is proved of it."""
    move: Move
    right: bool | None
    """None if it was not found in time."""
    why: tuple[Reason, ...] = ()
    value: Any = None
    reply: Move | None = None

    def why_wrong(self) -> str:
        """A sentence on what the move costs, why, and the reply that shows it, as far as they are known."""
        counted = self.position.to_move in (Side.MAX, Side.MIN)
        reply = "" if self.reply is None else self.position.play(self.move).write(self.reply)
        said = {"move": self.position.write(self.move), "reply": reply, "why": sentences(self.why)}
        if not counted:
            return self._win_lost(said)
        if self.value is None:
            return tr("{move} gives up value. Another move keeps it.", **said)
        said["cost"] = words.value(abs(self.best - self.value))
        if self.why and self._reply_is_said:
            return tr("{move} costs {cost}. {why} Another move keeps the value.", **said)
        if self.why:
            return tr("{move} costs {cost}: {reply} shows it. {why} Another move keeps the value.", **said)
        if reply:
            return tr("{move} costs {cost}: {reply} shows it. Another move keeps the value.", **said)
        return tr("{move} costs {cost}. Another move keeps the value.", **said)

    @property
    def _reply_is_said(self) -> bool:
        """Whether the reasons contain the reply, or there is none."""
        return self.reply is None or any(each.answer is not None for each in self.why)

    def _win_lost(self, said: dict[str, str]) -> str:
        if self.why and self._reply_is_said:
            return tr("{move} gives the win away. {why} Another move keeps it.", **said)
        if self.why:
            return tr("{move} gives the win away: {reply} takes it. {why} Another move keeps it.", **said)
        if self.reply is not None:
            return tr("{move} gives the win away: {reply} takes it. Another move keeps it.", **said)
        return tr("{move} gives the win away. Another move keeps it.", **said)


def judge(position: Any, best: Value, move: Move, engine: GameEngine, run: Run, *, exact: bool = True) -> JudgedTry:
    """Judges a move in a position of value `best`; if not `exact`, the player is proved to have at least `best`."""
    right, after = keeps_value(position, best, move, engine, SECONDS, run), position.play(move)
    if right is None:
        return JudgedTry(position, best, move, right)
    why = reasons(position, move, engine, run, giving_away=right)
    if right or after.is_over:
        return JudgedTry(position, best, move, right, why, after.value() if after.is_over else None)
    found = engine.solve(after, run.part(Limit(seconds=SECONDS)))
    reply = next((each.answer for each in why if each.answer is not None), None)
    first = found.line[0] if reply is None and found.line else reply
    return JudgedTry(position, best, move, right, why, found.value if exact else None, first)


class WrongMove(QObject):
    """The wrong move of a task on the board: crossed out, with the reply to it, until another move is tried."""

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._control = workspace.controller
        self._id = ""
        self._path: Path = ()
        """The moves up to the wrong one; () for none."""
        self._reply: Move | None = None
        self._control.session.move_played.connect(self._on_move_played)
        self._control.changed.connect(self.mark)

    def show(self, path: Path, reply: Move | None = None) -> None:
        """Crosses out the last move of `path`, and shows `reply` as a ghost."""
        self._id, self._path, self._reply = self._control.session.record.id, path, reply
        self.mark()

    def forget(self) -> None:
        self._path = ()

    @Slot()
    def mark(self) -> None:
        """Marks the wrong move if it is on the board."""
        session, view = self._control.session, self._control.view
        if self._path and self._id == session.record.id and session.tree.cursor == self._path and view is not None:
            view.set_exercise(self._path[-1], self._reply)

    @Slot(object)
    def _on_move_played(self, path: Path) -> None:
        session = self._control.session
        if not self._path or self._id != session.record.id or path[:-1] != self._path:
            return
        if path[-1] in session.tree.position_at(path[:-2]).moves():
            QTimer.singleShot(0, self, lambda: self._try(path))  # after this signal, to replace the wrong move

    def _try(self, path: Path) -> None:
        """Plays the last move of `path` in place of the wrong one: it is not the opponent's reply to it."""
        session = self._control.session
        if path[:-1] == self._path and self._id == session.record.id:
            self.forget()
            session.change_tree(session.tree.delete(path))
            self._control.go(path[:-2])
            self._control.play(path[-1])
