"""Teaching: points out the user's mistakes as they are made and offers to take them back.

The move just made is judged as the answer to a task. The strictness decides which mistakes count: all of them, those
that cost at least two or three, or only those that change the verdict, i.e. on which side of the minimax value the game
ends. Only proved values count.
"""

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.settings import PREFERENCES
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.language import tr
from tiling_gui.records.known import Bounds
from tiling_gui.records.task import Judgement, Solution, Task, judge, solve
from tiling_gui.records.tree import Path
from tiling_gui.records.verdict import verdict

SECONDS = 8.0
"""Longest search of each of the positions before and after a move."""


class Teaching(QObject):
    """Judges the user's moves in a game while teaching is on. `Tasks` tells it of moves and changes."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace, self._control, self._notice = workspace, workspace.controller, workspace.notice
        self._path: Path = ()
        """The moves up to the mistake that the notice is about."""
        self._shown = False
        """Whether the notice about that mistake is shown."""
        self._judging = workspace.jobs.worker("teach", self._on_judged)
        self._showing = workspace.jobs.worker("teach", self._on_solution)
        self._menu = self._make_menu()

    def _make_menu(self) -> QMenu:
        menu = QMenu(tr("Teaching"), self._workspace.windows.main)
        menu.setObjectName("menuTeaching")
        group = QActionGroup(menu)
        for key, text in PREFERENCES["teaching"].choices:
            action = QAction(text, menu, checkable=True)
            action.setObjectName(f"teaching{key.capitalize()}")
            action.setData(key)
            action.setChecked(key == self._workspace.settings.current.teaching)
            group.addAction(action)
            menu.addAction(action)
        group.triggered.connect(self._on_chosen)
        self._workspace.panels.add_menu("Analyse", menu, "")
        return menu

    def refresh(self, change: Change) -> None:
        if not change & (Change.GAME | Change.SETTINGS):
            return
        if self._shown and self._control.session.tree.cursor[: len(self._path)] != self._path:
            self._hide()  # the mistake is not on the current line
        strictness = self._workspace.settings.current.teaching
        for action in self._menu.actions():
            action.setChecked(action.data() == strictness)
        self._menu.setEnabled(self._control.evaluates)

    @Slot(QAction)
    def _on_chosen(self, action: QAction) -> None:
        self._workspace.settings.change(teaching=action.data())
        self._workspace.status.say(tr("Teaching: {which}", which=action.text()))

    def _hide(self) -> None:
        """Hide the notice, unless it shows something else by now."""
        if self._shown and self._notice.offer("takeBack") is not None:
            self._notice.dismiss()
        self._shown = False

    def judge_played(self, path: Path) -> None:
        """Judge the move that was just played, if a person made it and teaching is on."""
        session = self._control.session
        person = session.record.player(session.tree.position_at(path[:-1]).to_move).spec == "human"
        if person:
            self._hide()  # the notice was about this player's previous move
        taught = self._workspace.settings.current.teaching != "off" and not session.analysing
        if taught and person and self._control.evaluates:
            self.judge(path)

    def _task(self, path: Path) -> Task:
        session = self._control.session
        return Task(session.game, session.start, path[:-1])

    def judge(self, path: Path) -> None:
        """Judge the last move of `path` in the background, and show the notice if it is a mistake that counts."""
        session, task = self._control.session, self._task(path)
        before, after = ((node.lower, node.upper) for node in map(session.derived_tree.at, (path[:-1], path)))
        engine = self._workspace.engines.background(session.game)
        self._judging.start(
            lambda run: judge(task, path[-1], engine, run, seconds=SECONDS, known=(before, after)),
            (session.record.id, path),
        )

    def _on_judged(self, job: Job, found: Judgement) -> None:
        session = self._control.session
        id, path = job.context
        if session.record.id != id or session.tree.cursor[: len(path)] != path:
            return
        session.learn(Bounds(*found.before), path[:-1])
        session.learn(Bounds(*found.after), path)
        if found.right is False and self._counts(found):
            self._path, self._shown = path, True
            offers = [
                NoticeAction("takeBack", tr("Take it back"), self.take_back),
                NoticeAction("showBetter", tr("Show a better move"), self.show_better),
            ]
            self._notice.show_notice(found.sentence(), offers)

    def _counts(self, found: Judgement) -> bool:
        strictness = self._workspace.settings.current.teaching
        if strictness == "verdict":
            minimax = self._control.session.known(self._control.session.start).value
            had, has = found.change
            assert had is not None
            assert has is not None  # together they prove the mistake
            return verdict(had, minimax) != verdict(has, minimax)
        return strictness != "off" and (found.cost or 0) >= int(strictness)

    def take_back(self) -> None:
        """Go back to before the mistake and any answer to it; the line stays as a variation."""
        session = self._control.session
        if session.tree.cursor[: len(self._path)] == self._path:
            session.take_back(self._path[:-1])

    def show_better(self) -> None:
        """Take the mistake back and point at a move that keeps the value."""
        self.take_back()
        task = self._task(self._path)
        engine = self._workspace.engines.background(task.game)
        self._showing.start(lambda run: solve(task, engine, run, seconds=SECONDS), task)

    def _on_solution(self, job: Job, found: Solution) -> None:
        view, session = self._control.view, self._control.session
        if view is not None and session.tree.cursor == found.task.moves and session.start == found.task.start:
            if found.line:
                view.set_hint(found.line[0])
            self._workspace.status.say(found.sentence())
