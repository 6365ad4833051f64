"""Which games are on in which windows of the program, so that none is on in two."""

from typing import TYPE_CHECKING
from weakref import WeakSet

if TYPE_CHECKING:
    from tiling_gui.desktop.session.controller import Controller

_open: "WeakSet[Controller]" = WeakSet()
"""One for each main window, from when it is made until it is closed."""


def opened(controller: "Controller") -> None:
    """Its window shows games from now on."""
    _open.add(controller)


def closed(controller: "Controller") -> None:
    """Its window shows none any more."""
    _open.discard(controller)


def elsewhere(here: "Controller", id: str) -> "Controller | None":
    """Another window's controller, if the game with this id is on there."""
    return next((each for each in _open if each is not here and each.session.record.id == id), None)


def keep_all() -> None:
    """Keeps what is still to be kept of all that is on: games are about to be read from the store."""
    for each in list(_open):
        each.session.keep_now()
