"""What is deleted from the list of results, and brought back."""

from collections.abc import Callable, Sequence

from tiling_gui.desktop.features.results.result_row import ResultRow
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import plural, tr
from tiling_gui.store.removed import Removed


class Deletions:
    """Those since the window was opened, which Undo puts back, the last first; Bring back is for all of 30 days."""

    def __init__(self, bin: Removed) -> None:
        self._bin = bin
        self._undone: list[Sequence[ResultRow]] = []

    def __bool__(self) -> bool:
        """True while there is something for Undo."""
        return bool(self._undone)

    def forget(self) -> None:
        """Leaves Undo nothing."""
        self._undone.clear()

    def delete(self, rows: Sequence[ResultRow]) -> None:
        """Moves rows to the bin. Raises StoreError."""
        _with_each(rows, self._bin.add)
        self._undone.append(rows)

    def restore(self, rows: Sequence[ResultRow]) -> None:
        """Brings rows back. Raises StoreError."""
        _with_each(rows, self._bin.restore)

    def undo(self) -> Sequence[ResultRow]:
        """Brings back what was deleted last; returns it. Raises StoreError."""
        self.restore(self._undone[-1])
        return self._undone.pop()

    def sentence(self) -> str:
        """What was deleted last."""
        rows = self._undone[-1]
        first = rows[0]
        if len(rows) > 1:
            return plural("%n deleted.", "%n deleted.", len(rows))
        if first.label.name:
            return tr("Deleted: {name}.", name=first.label.name)
        named = {"board": first.board_text, "state": first.state_text, "date": words.moment(first.when)}
        return tr("Deleted: {board}, {state}, {date}.", **named)


def _with_each(rows: Sequence[ResultRow], act: Callable[[str, object], object]) -> None:
    for each in rows:
        act(each.kind, each.id)
