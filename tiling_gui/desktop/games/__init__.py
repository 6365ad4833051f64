"""One view a game: the middle of the window, the set-up card at the left, and the game's own words.

A game's module has its `GameView` as `View` and `default_start(settings)`, what it starts from where nothing was
played yet; it is imported when the game is first shown.
"""

import importlib
from types import ModuleType
from typing import Any

from PySide6.QtCore import Qt

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.store import Store

ON_THE_BOARD = ("undo", "hint", "showValues", "solve", "editPosition", "copyBoard", "copyImage", "exportGame")
"""What a right click on the board offers."""


def make_view(key: str, theme: Theme, actions: Actions, store: Store, jobs: Jobs) -> GameView:
    """The view of a game; `store` is for what its page keeps under names, `jobs` for what it computes."""
    view: GameView = _module(key).View(theme, actions, store, jobs)
    view.board.addActions([actions[name] for name in ON_THE_BOARD])
    view.board.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
    return view


def default_start(key: str, settings: Settings) -> Any:
    """What a game starts from where nothing was played yet."""
    return _module(key).default_start(settings)


def _module(key: str) -> ModuleType:
    return importlib.import_module(GAMES[key].view)
