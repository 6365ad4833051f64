"""All that helps to learn, put together: one engine of its own, the notice under the board, and the parts.

The engine is apart from the one that players and values ask, so that nobody waits for a reply because the graph
is being filled in.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from tiling_gui.core.engine import GameEngine, make_engine
from tiling_gui.desktop.features.adaptive_opponent import Adapting
from tiling_gui.desktop.features.background_evaluation import GraphFilling
from tiling_gui.desktop.features.custom_player import Strength
from tiling_gui.desktop.features.move_tree_editing import TreeEditing
from tiling_gui.desktop.features.puzzles.feature import Puzzling
from tiling_gui.desktop.features.review.feature import Reviewing
from tiling_gui.desktop.features.review.line_player import PlayingOut
from tiling_gui.desktop.features.teaching import Teaching
from tiling_gui.desktop.features.tournament.feature import Tournaments
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeLine
from tiling_gui.records.tree import Path

if TYPE_CHECKING:
    from tiling_gui.desktop.main_window.window import MainWindow

_MEMORY_MB = 128


class Part(Protocol):
    """What every part can do."""

    def close(self) -> None:
        """Ends its workers and windows."""
        ...


@dataclass(frozen=True)
class Telling:
    """What the parts say about the game on the board."""

    review: bool
    puzzle: bool
    mistake: Path | None


class Study(QObject):
    """Made once by the main window, closed with it."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.window, self.control, self.store = window, window.controller, window.store
        self._engines: dict[str, GameEngine] = {}
        self.notice = NoticeLine(window.theme)
        window.foot.add(self.notice)
        self.control.replaced.connect(self.notice.fold)
        self.notice.left.connect(window.focus_board)
        self.playing_out = PlayingOut(self)
        self.graph = GraphFilling(self)
        self.tree = TreeEditing(self)
        self.reviewing = Reviewing(self)
        self.teaching = Teaching(self)
        self.puzzles = Puzzling(self)
        self.adapting = Adapting(self)
        self.strength = Strength(self)
        self.tournaments = Tournaments(self)

    def engine(self) -> GameEngine:
        """The engine of the game that is on, for work in a worker."""
        game = self.control.game
        if game.key not in self._engines:
            self._engines[game.key] = make_engine(game, keeper=self.store.facts, threads=1, memory_mb=_MEMORY_MB)
        return self._engines[game.key]

    def telling(self) -> Telling:
        """What is said beside and under the board now."""
        puzzle = self.puzzles.current()
        return Telling(
            review=self.reviewing.is_shown,
            puzzle=puzzle is not None and self.control.session.tree.cursor == puzzle[0] and not self.notice.isHidden(),
            mistake=self.teaching.mistake_shown,
        )

    def tell_again(self, was: Telling) -> None:
        """Says it in this window, in its language; what it rests on is known by now."""
        if was.puzzle:
            self.puzzles.set_task()
        if was.mistake is not None:
            self.teaching.judge(was.mistake)
        if was.review:
            self.reviewing.begin()

    def close(self) -> None:
        """Ends everything."""
        self.playing_out.stop()
        parts: tuple[Part, ...] = (self.graph, self.reviewing, self.teaching, self.puzzles, self.tournaments)
        for part in parts:
            part.close()
        for engine in self._engines.values():
            engine.close()
