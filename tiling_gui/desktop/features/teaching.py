"""Teaching: points out the user's mistakes as they are made and offers to take them back.

The strictness decides which mistakes count: all of them, those that cost at least two or three, or only those that
change the verdict, i.e. on which side of the minimax value the game ends. Only proved values count.
"""

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from tiling_gui.core.game import Move, Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.settings import PREFERENCES
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.language import mark, tr
from tiling_gui.players.review import Mistake, Review, review
from tiling_gui.records.known import Bounds
from tiling_gui.records.tree import Path
from tiling_gui.records.verdict import verdict
from tiling_gui.search.reasons import Reason, reasons, sentences

SECONDS = 8.0
"""Longest search of each of the positions before and after a move."""

_CHOSEN = {
    "off": mark("Teaching is off."),
    "1": mark("Teaching: every mistake."),
    "2": mark("Teaching: mistakes that cost two or more."),
    "3": mark("Teaching: mistakes that cost three or more."),
    "verdict": mark("Teaching: mistakes that change who wins."),
}


class TeachingFeature(Feature):
    """Judges the user's moves while teaching is on."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._mistake: Mistake | None = None
        self._path: Path = ()
        self._shown = False
        """Whether the notice about that mistake is shown."""
        self._worker = workspace.jobs.worker("teach", self._on_judged)
        self._control.session.move_played.connect(self._on_move_played)
        self._menu = self._make_menu()
        self._control.changed.connect(self._refresh)

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

    @Slot(object)
    def _refresh(self, change: Change) -> None:
        if not change & (Change.GAME | Change.SETTINGS):
            return
        if self._shown and self._control.session.tree.cursor[: len(self._path)] != self._path:
            self._hide()  # the mistake is not on the current line
        strictness = self._workspace.settings.current.teaching
        for action in self._menu.actions():
            action.setChecked(action.data() == strictness)
        self._menu.setEnabled(self._control.session.record.hints)

    @Slot(QAction)
    def _on_chosen(self, action: QAction) -> None:
        self._workspace.settings.change(teaching=action.data())
        self._status.say(tr(_CHOSEN[action.data()]))

    def _hide(self) -> None:
        """Hides the notice, unless it shows something else by now."""
        if self._shown and self._notice.offer("takeBack") is not None:
            self._notice.dismiss()
        self._shown = False

    @Slot(object)
    def _on_move_played(self, path: Path) -> None:
        control, session = self._control, self._control.session
        strictness = self._workspace.settings.current.teaching
        tree = session.tree
        before = tree.position_at(path[:-1])
        person = session.record.player(before.to_move).spec == "human"
        if person:
            self._hide()  # the notice was about this player's previous move
        if strictness == "off" or not session.record.hints or not person or control.session.analysing:
            return
        if not session.record.extra.get("puzzle"):
            self.judge(path)

    def judge(self, path: Path) -> None:
        """Judges the last move of `path` in the background, and shows the notice if it is a mistake that counts."""
        session = self._control.session
        tree = session.tree
        before = tree.position_at(path[:-1])
        nodes = [session.derived_tree.at(path[:-1]), session.derived_tree.at(path)]
        known = [(node.lower, node.upper) for node in nodes]
        engine, move = self._workspace.engines.background(self._control.session.game), path[-1]

        def work(run: Run) -> tuple[Review, Move | None, tuple[Reason, ...]]:
            found = review(before, (move,), engine, run, known=known, seconds=SECONDS)
            answer: tuple[Move, ...] = ()
            why: tuple[Reason, ...] = ()
            if found.mistakes:
                answer = engine.solve(before.play(move), run.part(Limit(seconds=SECONDS))).line
                why = reasons(before, move, engine, run, giving_away=False)
            return found, answer[0] if answer else None, why

        self._worker.start(work, (session.record.id, path))

    def _on_judged(self, job: Job, judged: tuple[Review, Move | None, tuple[Reason, ...]]) -> None:
        session = self._control.session
        id, path = job.context
        if session.record.id != id or session.tree.cursor[: len(path)] != path:
            return
        found, answer, why = judged
        for ply, (lower, upper) in enumerate(found.values):
            session.learn(Bounds(lower, upper), path[: len(path) - 1 + ply])
        if found.mistakes and self._counts(found.mistakes[0]):
            mistake = found.mistakes[0]
            self._mistake, self._path = mistake, path
            name = session.tree.position_at(path[:-1]).write(mistake.move)
            offers = [NoticeAction("takeBack", tr("Take it back"), self.take_back)]
            if mistake.better is not None:
                offers.append(NoticeAction("showBetter", tr("Show a better move"), self.show_better))
            after = session.tree.position_at(path)
            self._notice.show_notice(_sentence(name, mistake, answer and after.write(answer), sentences(why)), offers)
            self._shown = True

    def _counts(self, mistake: Mistake) -> bool:
        strictness = self._workspace.settings.current.teaching
        if strictness == "verdict":
            lower, upper = self._control.session.minimax
            minimax = lower if lower is not None and lower == upper else None
            return verdict(mistake.before, minimax) != verdict(mistake.after, minimax)
        return strictness != "off" and max(mistake.cost, -mistake.cost) >= int(strictness)

    def take_back(self) -> None:
        """Goes back to before the mistake and any answer to it; the line stays as a variation."""
        session = self._control.session
        if session.tree.cursor[: len(self._path)] == self._path:
            session.take_back(self._path[:-1])

    def show_better(self) -> None:
        """Takes the mistake back and points at a move that keeps the value."""
        mistake = self._mistake
        self.take_back()
        view, session = self._control.view, self._control.session
        if mistake and view and mistake.better is not None:
            view.set_hint(mistake.better)
            name = session.position.write(mistake.better)
            said = tr("{move} keeps {value}. Exact.", move=name, value=words.value(mistake.before))
            if mistake.side in (Side.FIRST, Side.SECOND):
                said = tr("{move} keeps the win. Exact.", move=name)
            self._status.say(said)


def _sentence(name: str, mistake: Mistake, answer: str | None, why: str) -> str:
    """What the mistake cost, followed by the reason or, if there is none, by the answer that refutes it."""
    other = mistake.side.other
    if mistake.side in (Side.FIRST, Side.SECOND):
        if why:
            return tr("{move} gives the win to {side}. {why}", move=name, side=other, why=why)
        if answer:
            return tr("{move} gives the win to {side}, who answers {answer}.", move=name, side=other, answer=answer)
        return tr("{move} gives the win to {side}.", move=name, side=other)
    size = max(mistake.cost, -mistake.cost)
    cost = {1: tr("one"), 2: tr("two"), 3: tr("three")}.get(int(size), str(size)) if size == int(size) else str(size)
    cost = cost if mistake.exact else tr("{cost} or more", cost=cost)
    before, after = (words.bounds(*pair) for pair in mistake.bounds)
    if why:
        return tr("{move} costs {cost}. {why}", move=name, cost=cost, why=why)
    if answer:
        return tr(
            "{move} costs {cost}: {before} became {after}, because {side} answers {answer}.",
            move=name,
            cost=cost,
            before=before,
            after=after,
            side=other,
            answer=answer,
        )
    return tr("{move} costs {cost}: {before} became {after}.", move=name, cost=cost, before=before, after=after)
