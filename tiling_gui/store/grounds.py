"""What is known of a position, and on what grounds: one list of providers, asked by everything that shows bounds.

A provider yields a ground for each independent reason. No search is run to find them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any, Protocol

from tiling_gui.core.bound_store import Bound
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Side, Value
from tiling_gui.core.results import Bounded
from tiling_gui.engine import book, plane
from tiling_gui.engine.board_values import Size, all_sizes, closed_form
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.engine.solved import FILE, UNFINISHED, shipped_fact, solve_of_board
from tiling_gui.engine.strips import FILE as CERTIFICATES
from tiling_gui.engine.strips import bounds_of_strip, by_covers
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr
from tiling_gui.records.known import Bounds, final_bounds
from tiling_gui.store.rows import Solve

_OPEN = 1 << 30
"""Stands for no upper bound."""
_TABLES_KEPT = 4
"""Certificates for boards of up to this many rows have a table in docs/data; those for more rows are recomputed."""
_BOOK = "book/8x8.gz"


class Proofs(Protocol):
    """What was proved here: a store, or a part of it that was read in advance."""

    def solves_of(self, position: Any) -> Sequence[Solve]:
        """Every solve of exactly this position, finished or not, the oldest first."""
        ...

    def fact_of(self, key: str) -> Bound | None:
        """The fact proved here under a `position_key`."""
        ...


class Kind(StrEnum):
    OVER = "the game is over"
    SEARCH = "search"
    SHIPPED = "shipped"
    CERTIFICATE = "certificate"
    THEOREM = "theorem"
    GAME = "this game"
    ESTIMATE = "estimate"


@dataclass(frozen=True)
class Ground(Bounded):
    """One reason for bounds on the final value."""

    kind: Kind
    lower: Value | None = None
    upper: Value | None = None
    by: str = ""
    """The name of a theorem, the boards of a certificate, the author of an estimate."""
    when: str | None = None
    """ISO 8601, if known."""
    positions: int | None = None
    seconds: float | None = None
    engine: str = ""
    """The engine version that proved it."""
    file: str = ""
    """A file in `resources`, or of the repository if it begins with "research/"."""
    digest: str = ""
    symmetric: bool = False
    """Whether it was proved for the squares up to rotation, reflection and translation of their components."""
    check: str = ""
    """A command that checks it independently of this program's search."""
    estimate: float | None = None

    def to_json(self) -> dict[str, Any]:
        data = {key: value for key, value in asdict(self).items() if value not in (None, "", False)}
        for name in ("lower", "upper"):
            if name in data:
                data[name] = value_to_json(data[name])
        return data


def known(position: Any, proofs: Proofs | None = None) -> Bounds:
    """The proved bounds of a position: the intersection of all its grounds. Raises StoreError."""
    return _together(position, _searched(position, proofs))


def searched(position: Any, proofs: Proofs | None = None) -> Bounds | None:
    """`known`, but None if no search has told anything of the position. Raises StoreError."""
    told = list(_searched(position, proofs))
    return _together(position, told) if told else None


def _searched(position: Any, proofs: Proofs | None) -> Iterator[Ground]:
    return (ground for provider in SEARCHES for ground in provider(position, proofs) if ground.any)


def _together(position: Any, told: Iterable[Ground]) -> Bounds:
    """What searches tell, with the bounds of all theorems, which need not be looked at one by one."""
    found = final_bounds(position)
    if found.any:
        return found
    if isinstance(position, DominoPosition):
        found = Bounds(*quick_bounds(position))
        formula = None if position.placed else _formula(position)
        found = found if formula is None else found.intersected(Bounds(formula, formula))
    for ground in told:
        found = found.intersected(ground)
    return found


def grounds(position: Any, proofs: Proofs | None = None) -> Iterator[Ground]:
    """Every reason for bounds of a position, searches first. Raises StoreError."""
    ended = final_bounds(position)
    if ended.any:
        yield Ground(Kind.OVER, ended.lower, ended.upper)
        return
    for provider in PROVIDERS:
        yield from (ground for ground in provider(position, proofs) if ground.any)


Provider = Callable[[Any, Proofs | None], Iterator[Ground]]


def _solves(position: Any, proofs: Proofs | None) -> Iterator[Ground]:
    for solve in proofs.solves_of(position) if proofs is not None else ():
        found = Ground(Kind.SEARCH, solve.lower, solve.upper, when=solve.when, engine=solve.engine or "")
        yield replace(found, positions=solve.nodes, seconds=solve.seconds)


def _facts(position: Any, proofs: Proofs | None) -> Iterator[Ground]:
    """What was proved here of the squares, and what is shipped."""
    if not isinstance(position, DominoPosition):
        return
    key = position_key(position.board, position.live)
    fact = proofs.fact_of(key) if proofs is not None else None
    if fact is not None:
        yield _of_row(position, fact, Ground(Kind.SEARCH))
    solved = solve_of_board(position)
    if solved is not None:
        shipped = Ground(Kind.SHIPPED, solved.value, solved.value, positions=solved.nodes, seconds=solved.seconds)
        yield replace(shipped, symmetric=True, file=FILE)
    rows = [(row, file) for file, row in UNFINISHED.items() if row.key == key]
    first_move = book.fact_of(key)
    for row, file in [*rows, *([(first_move, _BOOK)] if first_move else [])]:
        yield _of_row(position, row, Ground(Kind.SHIPPED, file=file.removeprefix("resources/")))
    line = shipped_fact(key) if solved is None and not rows and first_move is None else None
    if line is not None:
        yield _of_row(position, line, Ground(Kind.SHIPPED, file=FILE))


def _of_row(position: DominoPosition, row: Bound, ground: Ground) -> Ground:
    """The ground for a row stored under the position's key; some rows have only one bound."""
    lower, upper = row.bounds(position.to_move)
    found = replace(ground, lower=lower + position.count, upper=upper + position.count, symmetric=True)
    return replace(found, positions=row.nodes or None, seconds=row.seconds or None, engine=row.engine)


def _theorems(position: Any, proofs: Proofs | None) -> Iterator[Ground]:
    """What is proved without a search; smaller boards are used only if they improve on everything else."""
    if not isinstance(position, DominoPosition):
        return
    found = list(_each_theorem(position))
    yield from found
    low, high = quick_bounds(position)
    below = max(ground.lower or 0 for ground in found)
    above = min(_OPEN if ground.upper is None else ground.upper for ground in found)
    if low > below or high < above:
        ends = low if low > below else None, high if high < above else None
        yield Ground(Kind.THEOREM, *ends, by=tr("Lemmas M, A and K, from smaller boards"))


def _formula(position: DominoPosition) -> int | None:
    """The value of a rectangle of one, two or three rows; None for other boards."""
    board = position.board
    found = closed_form(board.rows, board.columns) if board.is_rectangle else None
    return None if found is None else found.max_first if position.to_move is Side.MAX else found.min_first


def _each_theorem(position: DominoPosition) -> Iterator[Ground]:
    counted = counting_bounds(position)
    yield Ground(Kind.THEOREM, *counted, by=tr("Lemma C"))
    yield from _of_strips(position)
    board = position.board
    above = plane.most(board, position.live, position.to_move)
    if above is not None:
        dead = tr("Theorem 22: MIN makes {count} squares dead", count=position.live.bit_count() - 2 * above)
        check = "python docs/data/check_certificate.py docs/data/certificate_mxn_upper.gz"
        yield Ground(Kind.THEOREM, None, position.count + above, by=dead, check=check)


def _of_strips(position: DominoPosition) -> Iterator[Ground]:
    """What is proved of an empty rectangle for its number of rows."""
    board = position.board
    if position.count or not board.is_rectangle:
        return
    formula = closed_form(board.rows, board.columns)
    if formula is not None and formula.rows < 3:  # of three rows each bound has a theorem of its own
        value = _formula(position)
        yield Ground(
            Kind.THEOREM, value, value, by=tr("Theorem 10") if min(board.rows, board.columns) == 1 else tr("Theorem 11")
        )
    for rows, columns in dict.fromkeys(((board.rows, board.columns), (board.columns, board.rows))):
        for upper, found in enumerate(bounds_of_strip(rows, columns)):
            if found is not None:
                yield _certificate(position, (rows, columns), found, upper=bool(upper))


def _certificate(position: DominoPosition, size: tuple[int, int], twice: int, *, upper: bool) -> Ground:
    """What the certificate for boards of that many rows proves for a rectangle, as a lower or upper bound."""
    rows, columns = size
    bound = -(-twice // 2) if position.to_move is Side.MAX else twice // 2
    lower, upper_end = (None, bound) if upper else (bound, None)
    if upper and (rows == 3 or twice == by_covers(rows, columns)):
        check = f"python docs/data/check_covers.py docs/data/certificate_{rows}xn_covers.gz"
        theorem = {3: tr("Theorem 19"), 4: tr("Theorem 21"), 5: tr("Theorem 25")}[rows]
        return Ground(Kind.THEOREM, None, bound, by=theorem, check=check)
    if rows == 3 and not upper and position.to_move is Side.MIN and columns % 3 == 2:  # blocks alone prove one less
        check = "python docs/data/check_first_moves.py"
        return Ground(Kind.THEOREM, bound, None, by=tr("Theorem 20"), check=check)
    table = f"certificate_{rows}xn{'_upper' if upper else ''}.gz"
    check = f"python -m research.certificates {rows}xn{' --upper' if upper else ''}"
    if rows <= _TABLES_KEPT:
        check = f"python docs/data/check_certificate.py docs/data/{table}"
    return Ground(Kind.CERTIFICATE, lower, upper_end, by=f"{rows} × n", check=check, file=CERTIFICATES)


SEARCHES: tuple[Provider, ...] = (_solves, _facts)
PROVIDERS: tuple[Provider, ...] = (*SEARCHES, _theorems)


class BoardBounds:
    """The bounds of rectangles, with what a store has proved of them read in advance."""

    def __init__(self, store: "StoreOfBoards | None", sizes: Iterable[Size] | None = None) -> None:
        """`sizes`: the boards that are looked up in the store; by default all."""
        looked_up = (all_sizes() if sizes is None else sizes) if store is not None else ()
        starts = [DominoPosition.start(*size, first) for size in looked_up for first in (Side.MAX, Side.MIN)]
        self.proofs: Proofs | None = None if store is None or not starts else store.part(starts)
        self._found: dict[tuple[Size, Side], tuple[int, int]] = {}

    def __call__(self, size: Size, first: Side) -> tuple[int, int]:
        """The proved bounds of a board with `first` to move."""
        if (size, first) not in self._found:
            found = known(DominoPosition.start(*size, first), self.proofs)
            self._found[size, first] = int(found.lower or 0), int(found.upper or 0)
        return self._found[size, first]


class StoreOfBoards(Protocol):
    def part(self, positions: Sequence[Any]) -> Proofs: ...
