"""All minimal zugzwangs of a size: every fixed polyomino without leaf and square end, and all its options compared.

An irregular position reaches a minimal zugzwang, a connected one that has neither leaf nor square end (Corollary 8 of
resources/help/en/theory.md). So a list of those of each size decides which shapes are zugzwang-free. The polyominoes
are grown by growth.py and tested by means.py, both compiled; what they do not refute is checked here by the definition
of the game. The shapes of a size are counted in parts, some subtrees of the search each: a row is kept for each part
that is finished, so that a run which is stopped, or killed, goes on where it was.
"""

import json
import logging
import os
import threading
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from tiling_gui.core import compiled, computed_files
from tiling_gui.core.limits import Progress, Run, StopToken
from tiling_gui.engine.zugzwangs.shipped import LEAST, Cells, Count, images
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import tr
from tiling_gui.paths import data_dir, open_private

MOST = 36
"""Squares of the largest size that can be counted."""
_SPLIT = 12
"""Squares that are in where a subtree begins: there are 1086 subtrees, for every size from 14 on. It stands in every
row that is kept: what cuts a size into parts in another way needs another number."""
_NO_END = 1 << 40
_log = logging.getLogger(__name__)
_BATCH = 2048
"""Shapes grown before they are tested, and before somebody who stops is heard."""


@dataclass
class SavedRows:
    """Rows of finished parts in a file, a line each with its digest; what a line without it says is counted again."""

    path: Path
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def read(self, squares: int) -> dict[int, Count]:
        """What is kept of a size: part -> its count. Raises StoreError where the file cannot be read."""
        try:
            text = self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else ""
        except OSError as error:
            raise StoreError(
                tr("{path} cannot be read: {strerror}.", path=self.path, strerror=error.strerror or error)
            ) from error
        rows = [_row(line) for line in text.split("\n")[:-1]]
        if None in rows:
            _log.warning("%s", tr("Rows of {path} are damaged: what they said is counted again.", path=self.path))
        return {at: count for at, count in filter(None, rows) if count.squares == squares}

    def add(self, part: int, count: Count) -> None:
        """Appends a row and sees it to the disk. Raises StoreError where that fails."""
        data = {"split": _SPLIT, "part": part} | asdict(count)
        line = json.dumps(data | {"digest": _digest(data)})
        try:
            with self._lock, open(self.path, "ab+", opener=open_private) as file:
                end = file.seek(0, os.SEEK_END)
                file.seek(max(0, end - 1))
                torn = file.read(1) not in (b"", b"\n")
                file.write(("\n" * torn + line + "\n").encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise StoreError(
                tr("{path} cannot be written: {strerror}.", path=self.path, strerror=error.strerror or error)
            ) from error


def saved_rows() -> SavedRows:
    """The rows among the user's data."""
    return SavedRows(data_dir() / "zugzwangs.rows")


def _digest(data: dict[str, Any]) -> str:
    return computed_files.digest(json.dumps(data, sort_keys=True).encode())


def _row(line: str) -> tuple[int, Count] | None:
    """(part, its count) of a line; 0 squares if it cuts sizes in another way, None unless it is as it was written."""
    try:
        data = json.loads(line)
        if data.pop("digest", None) != _digest(data):
            return None
        split, at = data.pop("split"), data.pop("part")
        count = Count(**data | {"shapes": tuple(data["shapes"])})
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    whole = (at, count.squares, count.candidates, count.zugzwangs, count.cycles, count.nodes)
    if not all(type(number) is int and number >= 0 for number in whole) or type(count.seconds) not in (int, float):
        return None
    return at, count if split == _SPLIT else Count(0)


def check_size(squares: int) -> None:
    """Raises InputError for sizes that cannot be counted."""
    if not LEAST <= squares <= MOST:
        raise InputError(tr("Shapes of {least} to {most} squares can be counted.", least=LEAST, most=MOST))


class Enumeration:
    """Counts sizes; its table of means serves all of them. One at a time uses it."""

    def __init__(self, jobs: int = 1, saved: SavedRows | None = None) -> None:
        self._jobs, self._saved = jobs, saved
        self._tables: list[Any] = []
        """Those that no thread uses at present; at most 400 MB in all."""

    def count(self, squares: int, run: Run | None = None) -> Count | None:
        """What is found among the shapes of `squares` squares; None if it was stopped before all was done.

        Raises InputError for sizes that cannot be counted.
        """
        check_size(squares)
        watch = (run or Run()).part()  # stopped also where one part fails: nobody waits for the others
        walk = _Walk(_kernels()[0], squares, 0, 0)
        walk.fill()
        each = 1 << max(0, 30 - squares)  # so that parts take seconds
        parts = -(-max(1, walk.met) // each)
        done = self._saved.read(squares) if self._saved else {}
        done = {at: count for at, count in done.items() if at < parts}
        total = sum(done.values(), Count(squares))
        before = total.seconds
        watch.restart()

        def tell() -> None:
            spent = before + watch.seconds
            watch.report(Progress(f"{squares} squares", done=len(done), total=parts, nodes=total.nodes, seconds=spent))

        left = (at for at in range(parts) if at not in done)
        with ThreadPoolExecutor(self._jobs) as pool:
            running: dict[Future[Count | None], int] = {}
            while True:
                while len(running) < self._jobs and not watch.is_set and (at := next(left, None)) is not None:
                    end = _NO_END if at == parts - 1 else (at + 1) * each
                    running[pool.submit(self._part, squares, at * each, end, watch)] = at
                if not running:
                    break
                try:
                    for future in wait(running, timeout=0.5, return_when=FIRST_COMPLETED).done:
                        at, found = running.pop(future), future.result()
                        if found is not None:
                            if self._saved:
                                self._saved.add(at, found)
                            done[at] = found
                            total += found
                except BaseException:
                    watch.stop()
                    raise
                tell()
        return replace(total, shapes=tuple(sorted(total.shapes))) if len(done) == parts else None

    def finished(self, squares: int) -> Count | None:
        """What is kept of a size if all of it is; nothing is counted."""
        stopped = StopToken()
        stopped.stop()
        return self.count(squares, Run(stop=stopped))

    def _part(self, squares: int, first: int, end: int, stop: StopToken) -> Count | None:
        """Counts the subtrees from `first` to before `end`; None if it was stopped."""
        table = self._tables.pop() if self._tables else np.zeros((0, 3), np.uint64)
        size = 1 << min(max(squares - 4, 12), 24 - (self._jobs - 1).bit_length())
        if len(table) < size:
            table = np.zeros((size, 3), np.uint64)
        try:
            return self._counted(squares, first, end, stop, table)
        finally:
            self._tables.append(table)

    def _counted(self, squares: int, first: int, end: int, stop: StopToken, table: Any) -> Count | None:
        growth, means = _kernels()
        walk = _Walk(growth, squares, first, end)
        began = time.thread_time()
        left = np.zeros(_BATCH, np.int64)
        total = Count(squares)
        while not walk.over:
            found = walk.fill()
            candidates, cycles, kept = means.test(walk.rows, found, table, left)
            shapes = [cells for cells in (_cells(walk.rows[at]) for at in left[:kept]) if not _is_cycle(cells)]
            shapes = [cells for cells in shapes if is_minimal_zugzwang(cells)]
            fixed = sum(len(images(cells)) for cells in shapes)
            total += Count(squares, int(candidates), fixed, int(cycles), shapes=tuple(map(_drawn, shapes)))
            if stop.is_set:
                return None
        return replace(total, seconds=round(time.thread_time() - began, 4), nodes=walk.nodes)


class _Walk:
    """The state of one call of `grow` after another, over the subtrees from `first` to before `end`."""

    def __init__(self, growth: ModuleType, squares: int, first: int, end: int) -> None:
        height = squares + 4
        self._growth, self._squares = growth, squares
        self._first, self._end = first, end
        self.rows = np.zeros((_BATCH, height), np.uint64)
        self._state = np.zeros(4, np.int64)
        self._grid = [np.zeros(height, np.uint64) for _ in range(3)]
        self._trail = [np.zeros(2000, kind) for kind in (np.int64, np.uint64, np.int64)]
        self._counts = np.zeros(1, np.int64)
        self.over = False

    def fill(self) -> int:
        """Writes the next shapes into `rows` and returns how many; `over` says that none follow."""
        split = min(_SPLIT, self._squares - 1)
        found = self._growth.grow(
            self._squares,
            split,
            self._first,
            self._end,
            self.rows,
            self._state,
            *self._grid,
            *self._trail,
            self._counts,
        )
        self.over = not self._state[3]
        return int(found)

    @property
    def met(self) -> int:
        """Subtrees met."""
        return int(self._state[2])

    @property
    def nodes(self) -> int:
        """Nodes searched."""
        return int(self._counts[0])


@cache
def _kernels() -> tuple[ModuleType, ModuleType]:
    """The compiled modules growth and means, ready: the first call compiles them."""
    here = Path(__file__).parent
    shared = here.parents[1] / "core" / "kernels"
    sources = [here / "growth.py", here / "means.py", shared / "bits.py", shared / "wide.py"]
    growth, means = (compiled.load_module(f"{__package__}.{name}", sources) for name in ("growth", "means"))
    walk = _Walk(growth, LEAST, 0, _NO_END)
    means.test(walk.rows, walk.fill(), np.zeros((1 << 12, 3), np.uint64), np.zeros(_BATCH, np.int64))
    return growth, means


def _cells(row: Any) -> Cells:
    """The squares of a shape of `grow`, its frame at (0, 0)."""
    found = [(r, c) for r, word in enumerate(row) for c in range(64) if int(word) >> c & 1]
    top, left = min(r for r, _ in found), min(c for _, c in found)
    return frozenset((r - top, c - left) for r, c in found)


def _is_cycle(cells: Cells) -> bool:
    return all(len(_near(cells, square)) == 2 for square in cells)


def _drawn(cells: Cells) -> str:
    height, width = (max(square[way] for square in cells) + 1 for way in (0, 1))
    return "/".join("".join(".#"[(r, c) not in cells] for c in range(width)) for r in range(height))


def _near(cells: Cells, square: tuple[int, int]) -> list[tuple[int, int]]:
    r, c = square
    return [near for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if near in cells]


def is_minimal_zugzwang(cells: Cells) -> bool:
    """Whether X < N, and no position that can be reached by a move or more has X < N: by the definition alone."""

    @cache
    def value(free: Cells) -> tuple[int, int, bool]:
        """(X, N, whether some position reached from here, this one too, has X < N)."""
        moves = [(a, b) for a in free for b in _near(free, a) if a < b]
        if not moves:
            return 0, 0, False
        options = [value(free - {a, b}) for a, b in moves]
        x, n = 1 + max(n for _, n, _ in options), 1 + min(x for x, _, _ in options)
        return x, n, x < n or any(reached for _, _, reached in options)

    x, n, _ = value(cells)
    return x < n and not any(value(cells - {a, b})[2] for a in cells for b in _near(cells, a) if a < b)


def sizes(upto: int, enumeration: Enumeration, run: Run | None = None) -> Iterator[Count]:
    """The counts of 8, 9, ... `upto` squares as they are finished; ends early where it was stopped."""
    for squares in range(LEAST, upto + 1):
        count = enumeration.count(squares, run)
        if count is None:
            return
        yield count
