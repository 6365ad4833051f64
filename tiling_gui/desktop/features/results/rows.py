"""The rows of the list of results: one for every solve and for every game with a move, with texts and operations."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side, Value, as_float
from tiling_gui.desktop.session.new_game import solve_record
from tiling_gui.desktop.session.player_names import player_name
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.errors import InputError
from tiling_gui.language import mark, plural, tr
from tiling_gui.players.player import player_words
from tiling_gui.records.record import GameRecord, NamedPlayer, shown_board
from tiling_gui.records.verdict import side_of
from tiling_gui.store import Store
from tiling_gui.store.exchange import export_games, import_games, readable, save_as_stored
from tiling_gui.store.labels import NO_LABEL, Label
from tiling_gui.store.removed import GAME, SOLVE
from tiling_gui.store.rows import RUNNING, SOLVED, GameRow, Solve

UNFINISHED = "unfinished"
"""Kind: solves that can be continued."""
GOING_ON = "going on"
"""Kind: games that are not finished."""
BOOKMARKED, DELETED = "bookmarked", "deleted"
"""Kinds: rows with a bookmark; rows that were deleted and can be restored."""
REACHED = "reached"
"""Kind: the games that reached a given position; offered only for that."""
ROW_KINDS = {
    "": mark("Solves and games"),
    SOLVE: mark("Solves"),
    UNFINISHED: mark("Unfinished solves"),
    GAME: mark("Games"),
    GOING_ON: mark("Games in progress"),
    BOOKMARKED: mark("Bookmarked"),
    REACHED: mark("Games with this position"),
    DELETED: mark("Recently deleted"),
}
"""By kind: its name in the list."""
STAR = "★"
EXACT = mark("exact")
"""The name of a player whose moves were computed exactly."""


@dataclass(frozen=True)
class ResultRow:
    """One solve or game in the table."""

    id: object
    kind: str
    """SOLVE or GAME."""
    when: str | None
    """ISO 8601; None if it is not known."""
    board: str
    """The board in short: "8x8", or in the game's own notation."""
    first: Side
    max: str
    """The name of the player of MAX; EXACT for a solve."""
    min: str
    value: Value | None = None
    """The minimax value of a solve, or the final value of a game."""
    bounds: tuple[Value | None, Value | None] | None = None
    """Proved bounds if there is no value."""
    winner: Side | None = None
    nodes: int | None = None
    seconds: float | None = None
    position: Callable[[], Any] | None = field(default=None, compare=False)
    """Returns the position for the preview; called only for the selected row."""
    game: str = "domino"
    going_on: bool = False
    """True for a game that is not finished."""
    state: str = SOLVED
    """Of a solve: RUNNING, PAUSED or SOLVED."""
    imported: bool = False
    """True for an entry of the original program's results, which was not proved on this computer."""
    moves: int | None = None
    """The number of moves of a game."""
    is_puzzle: bool = False
    label: Label = NO_LABEL
    """Its name, tags and bookmark."""
    deleted: str | None = None
    """When it was deleted, in ISO 8601; None if it was not."""

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The texts of the cells, one per column."""
        return tuple(column.text(self) for column in COLUMNS)

    @cached_property
    def words(self) -> str:
        """The text that the filter searches, with a space before every word."""
        return " " + " ".join(words_of(" ".join([self.board, *self.texts[:MOVES]])))

    @property
    def name_text(self) -> str:
        """The bookmark, name and tags, such as "★ For the lecture [ends, zugzwang]"."""
        tags = f"[{', '.join(self.label.tags)}]" if self.label.tags else ""
        return " ".join(filter(None, (STAR if self.label.bookmarked else "", self.label.name, tags)))

    @property
    def game_text(self) -> str:
        return tr(GAMES[self.game].name) if self.game in GAMES else self.game

    @cached_property
    def board_text(self) -> str:
        """The board without the first player: "8 × 8", or the number of squares of an irregular shape."""
        return shown_board(self.game, self.board).removesuffix(f", {self.first} first")

    @property
    def state_text(self) -> str:
        """The state: going on, finished, a puzzle, solved, paused, running, deleted or imported."""
        if self.deleted:
            return tr("deleted")
        if self.is_puzzle:
            return tr("puzzle")
        if self.kind == GAME:
            return tr("in progress") if self.going_on else tr("finished")
        if self.imported and self.max == tr(EXACT):
            return tr("imported, not proved here")
        if self.is_unfinished:
            return tr("running") if self.state == RUNNING else tr("paused")
        return tr("solved") if self.max == tr(EXACT) else tr("finished")

    @property
    def is_unfinished(self) -> bool:
        """True for a solve that can be continued."""
        return self.kind == SOLVE and self.state != SOLVED

    @property
    def result_text(self) -> str:
        if self.value is not None:
            return words.value(self.value)
        return words.bounds(*self.bounds) if self.bounds else words.NOTHING


@dataclass(frozen=True)
class ResultColumn:
    """A column of the table; its texts are marked, and translated when shown."""

    title: str
    text: Callable[[ResultRow], str]
    key: Callable[[ResultRow], Any]
    """The sort key; None sorts lowest."""
    right: bool = False
    gives: bool = False
    """True if its texts may be elided when there is too little room."""


def _board_key(row: ResultRow) -> tuple[int, str]:
    numbers = re.match(r"(\d+)x(\d+)$", row.board)
    return (int(numbers[1]) * int(numbers[2]) if numbers else len(row.board), row.board)


def _value_key(row: ResultRow) -> float | None:
    known = row.value if row.value is not None else (row.bounds or (None,))[0]
    return None if known is None else as_float(known)


COLUMNS = (
    ResultColumn(mark("Date"), lambda r: words.moment(r.when), lambda r: (r.when or "")[:19]),
    ResultColumn(mark("Name"), lambda r: r.name_text, lambda r: r.name_text or None, gives=True),
    ResultColumn(mark("Game"), lambda r: r.game_text, lambda r: r.game_text, gives=True),
    ResultColumn(mark("Board"), lambda r: r.board_text, _board_key, gives=True),
    ResultColumn(mark("First"), lambda r: str(r.first), lambda r: str(r.first)),
    ResultColumn("MAX", lambda r: r.max, lambda r: r.max, gives=True),
    ResultColumn("MIN", lambda r: r.min, lambda r: r.min, gives=True),
    ResultColumn(mark("State"), lambda r: r.state_text, lambda r: r.state_text),
    ResultColumn(mark("Result"), lambda r: r.result_text, _value_key),
    ResultColumn(mark("Moves"), lambda r: "" if r.moves is None else str(r.moves), lambda r: r.moves, right=True),
    ResultColumn(
        mark("Positions"),
        lambda r: "" if r.nodes is None else words.count(r.nodes, fine=True),
        lambda r: r.nodes,
        right=True,
    ),
    ResultColumn(
        mark("Time"),
        lambda r: "" if r.seconds is None else words.duration(r.seconds),
        lambda r: r.seconds,
        right=True,
    ),
)
DATE, NAME, GAME_NAME, BOARD, FIRST, MAX, MIN, STATE, RESULT, MOVES, POSITIONS, TIME = range(len(COLUMNS))


def words_of(text: str) -> list[str]:
    """The words of a text in lower case; "8 × 8" is one word however it is spaced."""
    text = re.sub(r"(?<!\d)(\d++)\s*+[x×]\s*+(\d+)", r"\1x\2", text.lower()).replace("-", "−")
    return [word for word in re.split(r"[\s,\[\]]+", text) if word]


def result_rows(store: Store, *, deleted: bool = False) -> list[ResultRow]:
    """Every solve and every game, or with `deleted` those that can be restored."""
    solves = [_of_solve(solve) for solve in store.solves(deleted=deleted)]
    games = [_of_game(store, row) for row in store.games(deleted=deleted)]
    found = []
    for kind, rows in ((SOLVE, solves), (GAME, games)):
        labels, gone = store.labels.all(kind), store.removed.when(kind) if deleted else {}
        for row in rows:
            label = labels.get(str(row.id), NO_LABEL)
            found.append(replace(row, label=label, deleted=gone.get(str(row.id))))
    return found


def _of_solve(solve: Solve) -> ResultRow:
    def level(depth: int | None) -> str:
        return tr(EXACT) if depth is None else player_words(f"lookahead:{depth}")

    return ResultRow(
        id=solve.id,
        kind=SOLVE,
        when=solve.when,
        board=solve.board,
        first=Side(solve.first),
        max=level(solve.max_level),
        min=level(solve.min_level),
        value=solve.value,
        bounds=None if solve.value is not None else (solve.lower, solve.upper),
        nodes=solve.nodes,
        seconds=solve.seconds,
        position=solve.end,
        game=solve.game,
        state=solve.state,
        imported=solve.source == "import",
    )


def _of_game(store: Store, row: GameRow) -> ResultRow:
    one, other = _players(store, row)
    return ResultRow(
        id=row.id,
        kind=GAME,
        when=row.when,
        board=row.board,
        first=Side(row.first),
        max=one,
        min=other,
        value=row.value,
        winner=side_of(row.result),
        position=_end_of(store, row.id),
        game=row.game,
        going_on=row.finished is None,
        moves=row.moves,
        is_puzzle=row.is_puzzle,
    )


def _players(store: Store, row: GameRow) -> list[str]:
    """The players of each side; the record is read only if a side had several."""
    listed = [NamedPlayer(row.max, row.max_name or ""), NamedPlayer(row.min, row.min_name or "")]
    if any(", " in player.name for player in listed):
        with suppress(InputError):  # an invalid record is reported when it is opened
            record = store.game(row.id)
            return [record.named(side, player_name) for side in record.tree.game.sides]
    return [player_name(player) for player in listed]


def _end_of(store: Store, id: str) -> Callable[[], Any]:
    def end() -> Any:
        record = store.game(id)
        return record.tree.position_at(record.line)

    return end


def record_of(store: Store, row: ResultRow) -> GameRecord:
    """The record that shows a row on the board. Raises InputError, StoreError."""
    return own_line(store.game(str(row.id))) if row.kind == GAME else solve_record(store.results.one(int(str(row.id))))


def own_line(record: GameRecord) -> GameRecord:
    """A finished game at the end of its own line; an unfinished one where it was left."""
    return replace(record, tree=record.tree.go(record.line)) if record.finished else record


def deleted_words(rows: Sequence[ResultRow]) -> str:
    """The message after rows were deleted."""
    first = rows[0]
    if len(rows) > 1:
        return words.deleted(len(rows))
    if first.label.name:
        return tr("Deleted {name}.", name=first.label.name)
    return tr("Deleted {name}.", name=f"{first.board_text}, {first.state_text}, {words.moment(first.when)}")


def import_files(store: Store, files: Sequence[str]) -> str:
    """Import files of games or results, all or none; return a sentence. Raises InputError, StoreError."""
    taken, reports = import_games(store, files)
    came = [plural("%n games imported.", "%n game imported.", len(taken))] if taken else []
    return " ".join([*came, *(report.sentence for report in reports)])


def write_games(store: Store, ids: Sequence[str], place: str) -> str:
    """Write games to a file or into a folder; return a sentence. Raises InputError, StoreError."""
    try:
        records, left_out = readable(store, ids)
    except InputError as error:
        if len(ids) > 1:
            raise
        save_as_stored(store, ids[0], place)
        return " ".join([str(error), tr("The game was written to {file} exactly as it is stored.", file=place)])
    files = export_games(records, place)
    where = place if len(ids) > 1 else str(files[0])
    said = plural("%n games written to {file}.", "%n game written to {file}.", len(records), file=where)
    return " ".join([said, *left_out])
