"""What the window of games and results asks of whoever keeps them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tiling_gui.desktop.features.results.table_model import ResultRow
from tiling_gui.store.labels import Label

Rows = Sequence[ResultRow]


@dataclass(frozen=True)
class ResultsSource:
    """Where rows come from and what can be done with them. Each may raise InputError or StoreError."""

    load: Callable[[], Rows]
    load_deleted: Callable[[], Rows]
    """Those that can be brought back."""
    open: Callable[[ResultRow], None]
    import_files: Callable[[Sequence[str]], str]
    """Takes files of games or results over, all or none; returns one sentence saying what came."""
    export_table: Callable[[str], str]
    """Writes all results as .csv or .json; returns one sentence."""
    export_games: Callable[[Rows, str], str]
    """Writes these games to a file, or one file each into a folder; returns one sentence."""
    delete: Callable[[Rows], None]
    """Takes rows off the list."""
    restore: Callable[[Rows], None]
    """Brings them back."""
    review: Callable[[Rows], str]
    """Has these games reviewed in the background; returns one sentence."""
    review_all: Callable[[], str]
    """The same for every game that is not reviewed yet."""
    label: Callable[[ResultRow, Label], None]
    """Names, tags or bookmarks one."""
    load_apart: Callable[[bool, Callable[[Rows, bool], None]], bool] = lambda deleted, done: False
    """(deleted, done) Where there are many rows, loads them in the background for done(rows, deleted); else False."""
    time_used: Callable[[ResultRow], str] = lambda row: ""
    """The time each side has used in a game, as a sentence; "" where that is not known or not to be shown."""
