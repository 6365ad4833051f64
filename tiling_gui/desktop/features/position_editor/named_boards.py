"""Boards with a name: those the user keeps, in the store, and those that are shipped as samples."""

from dataclasses import dataclass

from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition, read_shape, shape_text
from tiling_gui.language import mark, tr
from tiling_gui.paths import resource
from tiling_gui.store import Store

LONGEST_NAME = 60
_PREFIX = "board/"
_SAMPLES = (
    (
        mark("8 × 8 covered by 22 dominoes, the fewest"),
        "figure-3a.txt",
        mark("A maximal tiling of 8 × 8 with 22 dominoes: no fewer do (figure 3(a) of the paper)."),
    ),
    (
        mark("8 × 8: what the border forces"),
        "figure-3c.txt",
        mark("What four free squares on each line of the border force (figure 3(c) of the paper)."),
    ),
)


@dataclass(frozen=True)
class NamedBoard:
    """One line of the list."""

    name: str
    position: DominoPosition
    sample: bool = False
    """True for those that are shipped: they can be neither renamed nor deleted."""
    hint: str = ""


class Boards:
    """The list. Methods raise InputError for names and StoreError for what the disk refuses."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> list[NamedBoard]:
        """The user's own by name, then the samples; one that cannot be read any more is left out."""
        found = []
        for key in self._store.kept_keys(_PREFIX):
            try:
                kept = self._store.kept(key)
                position = read_shape(str(kept["shape"]), Side(str(kept["first"])))
            except (InputError, ValueError, KeyError, TypeError):
                continue
            found.append(NamedBoard(key.removeprefix(_PREFIX), position))
        found.sort(key=lambda board: board.name.casefold())
        for name, file, hint in _SAMPLES:
            shape = resource(f"samples/boards/{file}").read_text(encoding="utf-8")
            found.append(NamedBoard(tr(name), read_shape(shape), sample=True, hint=tr(hint)))
        return found

    def keep(self, name: str, position: DominoPosition) -> None:
        """Keeps a board under a name that is not taken."""
        name = self._free(name)
        self._store.keep(_PREFIX + name, {"shape": shape_text(position), "first": str(position.to_move)})

    def rename(self, old: str, new: str) -> None:
        """Gives one of the user's own boards another name."""
        if new.strip() == old:
            return
        new = self._free(new)
        self._store.keep(_PREFIX + new, self._store.kept(_PREFIX + old))
        self._store.drop_kept(_PREFIX + old)

    def delete(self, name: str) -> None:
        """Forgets one of the user's own boards."""
        self._store.drop_kept(_PREFIX + name)

    def unused(self, name: str) -> str:
        """`name`, or with a number after it if it is taken."""
        taken, tried, k = {board.name for board in self.all()}, name, 2
        while tried in taken:
            tried, k = f"{name} ({k})", k + 1
        return tried

    def _free(self, name: str) -> str:
        name = name.strip()
        if not 1 <= len(name) <= LONGEST_NAME:
            raise InputError(
                tr("A board's name has 1 to {most} letters, not {found}.", most=LONGEST_NAME, found=len(name))
            )
        if any(board.name == name for board in self.all()):
            raise InputError(tr("There is already a board named {name}.", name=repr(name)))
        return name
