"""One view a game: the middle of the window, the set-up card at the left, and the game's own words."""

from typing import Any

from tiling_gui.desktop.actions import Actions
from tiling_gui.desktop.settings import Settings
from tiling_gui.desktop.theme import Theme
from tiling_gui.desktop.views.base import GameView
from tiling_gui.rules.domino import DominoPosition
from tiling_gui.rules.game import Side

VIEWS = ("domino",)
"""Games that have a view, in the order of the menu."""


def make_view(key: str, theme: Theme, actions: Actions) -> GameView:
    """The view of a game; imported when it is first shown."""
    if key == "domino":
        from tiling_gui.desktop.views.domino import DominoView

        return DominoView(theme, actions)
    raise KeyError(key)


def default_start(key: str, settings: Settings) -> Any:
    """What a game starts from where nothing was played yet."""
    if key == "domino":
        return DominoPosition.start(settings.rows, settings.columns, Side(settings.first))
    raise KeyError(key)
