"""Reads the original program's tilingResults.txt, whose entries have several layouts, and imports each once.

    Sat Jun 18 17:24:26 2016                                       (optional)
    board dimensions = 1 X 22; Lookahead levels for MAX and MIN = None None. First player: MAX
    (minimax, final board) = (9, [[1, 1, 0, 2, 2, ...]])           (or a list of pairs of squares, or empty)
    Time taken =  2.99 seconds                                     (optional)

An entry without levels is exact; without a first player, MAX began. A date belongs only to the entry below it.
Lookahead entries are accepted as they are; exact ones must have a final board that matches their value.
"""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from tiling_gui.core import json_text
from tiling_gui.core.board import Board
from tiling_gui.core.exact_text import for_message
from tiling_gui.core.game import Side, reached
from tiling_gui.core.tiled import move_to_json
from tiling_gui.errors import InputError, input_error
from tiling_gui.games.domino.rules import Domino, DominoPosition, move_from_json
from tiling_gui.language import tr
from tiling_gui.store.rows import Solve, position_name, setup_text
from tiling_gui.store.store import Store

_LARGEST = 100
"""Maximum rows or columns of an imported result; more than can be played, because 1 x 25 occurs."""

_DAYS = "Mon|Tue|Wed|Thu|Fri|Sat|Sun"
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_DATE = re.compile(
    rf"(?:{_DAYS})\s+({'|'.join(_MONTHS)})\s+(\d{{1,2}})\s+(\d{{1,2}}):(\d{{2}}):(\d{{2}})\s+((?:19|20)\d{{2}})"
)
_BOARD = re.compile(
    r"board dimensions\s*=\s*(\d{1,4})\s*x\s*(\d{1,4})"
    r"(?:[\s;,.]*lookahead levels for max and min\s*=\s*(none|\d{1,3})[\s,]+(none|\d{1,3}))?"
    r"(?:[\s;,.]*first(?: player)?\s*[:=]\s*(max|min))?[\s;,.]*",
    re.IGNORECASE,
)
_RESULT = re.compile(r"(?:\(\s*minimax\s*,\s*final board\s*\)\s*=\s*)?(\(\s*\d.*\))", re.IGNORECASE)
_TIME = re.compile(r"time taken\s*=\s*(\d{1,12}(?:\.\d{1,9})?)\s*seconds\.?", re.IGNORECASE)


@dataclass(frozen=True)
class Report:
    """The outcome of importing a file."""

    added: int
    known: int
    """Entries that were imported before."""
    skipped: tuple[str, ...]
    """For each part that could not be read, a sentence with its line number."""

    @property
    def sentence(self) -> str:
        if self.skipped:
            return tr(
                "{added} results imported, {known} were known, {skipped} left out.",
                added=self.added,
                known=self.known,
                skipped=len(self.skipped),
            )
        return tr("{added} results imported, {known} were known.", added=self.added, known=self.known)


@dataclass
class _Entry:
    """An entry as parsed, not yet checked."""

    line: int
    rows: int
    columns: int
    levels: tuple[int | None, int | None]
    first: Side
    when: str | None = None
    value: int | None = None
    board: list[Any] | None = None
    seconds: float | None = None


@dataclass
class _File:
    entries: list[_Entry] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)


def import_results(store: Store, text: str) -> Report:
    """Import the results in `text` that the store does not have yet; on a StoreError, none.

    Raises InputError if the text has no entry at all.
    """
    solves, skipped = read_results(text)
    rows = {_mark(solve): solve for solve in solves}
    added = store.results.put_marked(rows.items())
    return Report(added, len(solves) - added, tuple(skipped))


def read_results(text: str) -> tuple[list[Solve], list[str]]:
    """Return (results, sentences about unreadable lines). Raises InputError if there is no entry."""
    file = _read(text)
    if not file.entries:
        raise input_error("This is not a file of results: it has no line such as 'board dimensions = 5 X 6'.")
    solves = []
    for entry in file.entries:
        try:
            solves.append(_solve(entry))
        except InputError as error:
            file.skipped.append(tr("Line {number} is left out: {error}", number=entry.line, error=error))
    return solves, file.skipped


def _read(text: str) -> _File:
    file = _File()
    when: str | None = None
    entry: _Entry | None = None
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        try:
            if not line:
                continue
            if found := _DATE.fullmatch(line):
                when, entry = _date(found), None
            elif found := _BOARD.fullmatch(line):
                entry = _Entry(number, *_header(found), when=when)
                when = None
                file.entries.append(entry)
            elif entry and entry.value is None and (found := _RESULT.fullmatch(line)):
                entry.value, entry.board = _literal(found[1])
            elif entry and entry.value is not None and entry.seconds is None and (found := _TIME.fullmatch(line)):
                entry.seconds = float(found[1])
            else:
                raise input_error("{line} is not part of a result.", line=for_message(line))
        except InputError as error:
            file.skipped.append(tr("Line {number} is left out: {error}", number=number, error=error))
    return file


def _date(found: re.Match[str]) -> str:
    month, day, hour, minute, second, year = found.groups()
    numbers = (int(year), _MONTHS.index(month) + 1, int(day), int(hour), int(minute), int(second))
    try:
        return datetime(*numbers).isoformat()
    except ValueError as error:
        raise input_error("{group} is not a date.", group=for_message(found.group())) from error


def _header(found: re.Match[str]) -> tuple[int, int, tuple[int | None, int | None], Side]:
    rows, columns, max_level, min_level, first = found.groups()
    one, other = (None if level is None or level.lower() == "none" else int(level) for level in (max_level, min_level))
    return int(rows), int(columns), (one, other), Side((first or "MAX").upper())


def _literal(text: str) -> tuple[int, list[Any]]:
    """Return (value, board) from the text of a Python tuple of numbers and lists, parsed as JSON and never executed."""
    data = json_text.loads(text.translate(str.maketrans("()", "[]")), tr("The result"))
    if not (isinstance(data, list) and len(data) == 2 and type(data[0]) is int and isinstance(data[1], list)):
        raise input_error("The result is not a value and a board.")
    return data[0], data[1]


def _solve(entry: _Entry) -> Solve:
    rows, columns = entry.rows, entry.columns
    if not (1 <= rows <= _LARGEST and 1 <= columns <= _LARGEST):
        raise input_error(
            "the board has 1 to {largest} rows and columns, not {rows} x {columns}.",
            largest=_LARGEST,
            rows=rows,
            columns=columns,
        )
    if entry.value is None or entry.board is None:
        raise input_error("there is no readable result below the board.")
    start = DominoPosition(Board(rows, columns, (1 << rows * columns) - 1), entry.first)
    exact = entry.levels == (None, None)
    grid = _grid(entry.board, rows, columns)
    line = tuple(_moves(start, grid))
    if exact:
        _check(start, line, grid, entry.value)
    return Solve(
        game="domino",
        board=position_name(start),
        setup=json.loads(setup_text(start)),
        first=str(entry.first),
        value=entry.value,
        lower=entry.value if exact else None,
        upper=entry.value if exact else None,
        when=entry.when,
        max_level=entry.levels[0],
        min_level=entry.levels[1],
        final_board=grid,
        line=tuple(move_to_json(move) for move in line),
        seconds=entry.seconds,
        source="import",
    )


def _grid(board: list[Any], rows: int, columns: int) -> list[list[int | None]]:
    """A final board as a 2-d list, from a 2-d list, a list of pairs of squares, or an empty list."""
    grid: list[list[int | None]] = [[0] * columns for _ in range(rows)]
    if board and all(isinstance(pair, list) and all(isinstance(square, list) for square in pair) for pair in board):
        for number, pair in enumerate(board, 1):
            for r, c in move_from_json(pair):
                if not (0 <= r < rows and 0 <= c < columns) or grid[r][c]:
                    raise input_error(
                        "domino {number} of the final board leaves the board or overlaps another.", number=number
                    )
                grid[r][c] = number
    elif board:
        whole = [row for row in board if isinstance(row, list) and len(row) == columns]
        if len(whole) != rows or len(board) != rows or any(type(k) is not int or k < 0 for row in whole for k in row):
            raise input_error("the final board is not {rows} rows of {columns} numbers.", rows=rows, columns=columns)
        grid = [list(row) for row in whole]
    return grid


def _moves(start: DominoPosition, grid: list[list[int | None]]) -> Iterator[Domino]:
    """The moves 1, 2, ... of a final board, up to the first that is not a legal domino."""
    places: dict[int | None, list[tuple[int, int]]] = {}
    for r, row in enumerate(grid):
        for c, k in enumerate(row):
            places.setdefault(k, []).append((r, c))
    position, number = start, 1
    while len(places.get(number, [])) == 2:
        a, b = places[number]
        if position.why_not((a, b)):
            return
        yield a, b
        position = position.play((a, b))
        number += 1


def _check(start: DominoPosition, line: tuple[Domino, ...], grid: list[list[int | None]], value: int) -> None:
    """Raise InputError unless the moves fill the whole board, no other fits, and their number is the value."""
    end = reached(start, line)
    if end.final_board() != grid:
        raise input_error(
            "the numbers of the final board are not dominoes 1, 2, 3, ... on two neighbouring squares each."
        )
    if not end.is_over:
        raise input_error("another domino fits on the final board.")
    if end.count != value:
        raise input_error(
            "the final board has {count} dominoes, but the value is {value}.", count=end.count, value=value
        )


def _mark(solve: Solve) -> str:
    """A digest of the entry, so that each is imported only once."""
    told = [
        solve.setup,
        solve.when,
        solve.max_level,
        solve.min_level,
        str(solve.value),
        solve.final_board,
        solve.seconds,
    ]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
