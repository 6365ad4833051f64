"""Games and players from other packages, which declare them as entry points; docs/library.md has an example.

    [project.entry-points."tiling_gui.games"]
    coins = "my_games.coins:GAME"              # a core.game.Game whose key is "coins"

    [project.entry-points."tiling_gui.players"]
    greedy = "my_games.greedy:make"            # make(rest, engine) -> Player, for the spec "greedy" or "greedy:rest"

A plug-in that cannot be imported, or is not of the right kind, is skipped; `faults` reports it.
"""

import logging
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tiling_gui.language import tr

GAMES = "tiling_gui.games"
PLAYERS = "tiling_gui.players"

_log = logging.getLogger(__name__)
_faults: dict[tuple[str, str], str] = {}


def loaded(group: str, check: Callable[[str, Any], str]) -> dict[str, tuple[EntryPoint, Any]]:
    """The plug-ins installed in `group`, by name, imported. `check` returns what is wrong with one, or ""."""
    found: dict[str, tuple[EntryPoint, Any]] = {}
    for entry in entry_points(group=group):
        try:
            thing = entry.load()
            wrong = check(entry.name, thing)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a broken plug-in must not stop the program
            _log.exception("the plug-in %s cannot be used", entry.value)
            wrong = f"{type(error).__name__}: {error}"
        if wrong or entry.name in found:
            _faults[group, entry.name] = tr(
                "{name} from the package {package} is left out: {reason}.",
                name=entry.name,
                package=entry.dist.name if entry.dist else entry.value,
                reason=(wrong or tr("the name is taken")).rstrip("."),
            )
        else:
            found[entry.name] = (entry, thing)
    return found


def faults() -> tuple[str, ...]:
    """A sentence for every plug-in skipped so far."""
    return tuple(_faults.values())
