"""What a value, a bound or an estimate rests on: who proved it, when, at what cost, by which theorem or file.

A warrant has a ground for each independent reason known, the strongest first. No search is run to find them.
"""

import shlex
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any

from tiling_gui.core import catalogue, shipped_files
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Side, Value
from tiling_gui.core.results import Bounded
from tiling_gui.engine import book
from tiling_gui.engine.board_values import closed_form
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.position_keys import position_key
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.engine.solved import CAMPAIGN_BOUNDS, FILE, solve_of_board
from tiling_gui.engine.strips import FILE as CERTIFICATES
from tiling_gui.engine.strips import bounds_of_strip, by_covers
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr
from tiling_gui.records.known import NOTES, UNKNOWN, Bounds, final_bounds
from tiling_gui.store.store import Store

_OPEN = 1 << 30
"""Stands for no upper bound."""
_TABLES_KEPT = 4
"""Certificates for boards of up to this many rows have a table in docs/data; those for more rows are recomputed."""


class Kind(StrEnum):
    OVER = "the game is over"
    SEARCH = "search"
    SHIPPED = "shipped"
    CERTIFICATE = "certificate"
    THEOREM = "theorem"
    GAME = "this game"
    SOURCE = "source"
    ESTIMATE = "estimate"


@dataclass(frozen=True)
class Ground(Bounded):
    """One reason for bounds on the final value."""

    kind: Kind
    lower: Value | None = None
    upper: Value | None = None
    by: str = ""
    """The name of a theorem or source, the boards of a certificate, the author of an estimate."""
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


@dataclass(frozen=True)
class Warrant(Bounded):
    """All bounds known for a position, and their grounds."""

    position: Any
    lower: Value | None
    upper: Value | None
    grounds: tuple[Ground, ...]
    prove: str = ""
    """A command that proves it from scratch; "" for a position that cannot be given on the command line."""

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"grounds": [ground.to_json() for ground in self.grounds]}
        return data | ({"prove": self.prove} if self.prove else {})


def warrant(
    position: Any, store: Store | None = None, shown: Bounds | None = None, estimate: tuple[float, str] | None = None
) -> Warrant:
    """The grounds for the bounds on the final value of `position`, from `store` and from shipped data.

    `shown` are bounds on display; if no ground supports them they rest on the current game. `estimate` is a number and
    who estimated it. Raises StoreError.
    """
    grounds = [ground for ground in _grounds(position, store) if ground.any]
    best = UNKNOWN
    for ground in grounds:
        best = best.intersected(Bounds(ground.lower, ground.upper, (ground.by,) if ground.kind is Kind.SOURCE else ()))
    if shown is not None:
        best = best.intersected(shown)
        if shown.any and not _has_grounds(best, grounds):
            named = shown.rests_on or ("",)
            grounds += [Ground(Kind.SOURCE if name else Kind.GAME, shown.lower, shown.upper, by=name) for name in named]
    theorems = [ground for ground in grounds if ground.kind in (Kind.THEOREM, Kind.CERTIFICATE)]
    if isinstance(position, DominoPosition) and best.value is not None and _has_grounds(best, theorems):
        grounds = [ground for ground in grounds if ground.kind is not Kind.SEARCH]  # it only looked for a line of play
    needed = _needed(grounds, best)
    if estimate is not None and best.lower != best.upper:
        needed.append(Ground(Kind.ESTIMATE, by=estimate[1], estimate=estimate[0]))
    return Warrant(position, best.lower, best.upper, tuple(needed), _command(position))


def _grounds(position: Any, store: Store | None) -> Iterator[Ground]:
    ended = final_bounds(position)
    if ended.any:
        yield Ground(Kind.OVER, ended.lower, ended.upper)
        return
    if store is not None:
        yield from _solved_here(position, store)
    if isinstance(position, DominoPosition):
        yield from _of_dominoes(position, store)
    elif hasattr(position, "grundy_parts"):
        found = store.known_bounds(position) if store is not None else None
        if found is not None and found.value is not None:
            yield Ground(Kind.THEOREM, found.lower, found.upper, by=tr("the nim-sum of its parts (Sprague and Grundy)"))


def _solved_here(position: Any, store: Store) -> Iterator[Ground]:
    for solve in store.results.of(position):
        found = Ground(Kind.SEARCH, solve.lower, solve.upper, when=solve.when, engine=solve.engine or "")
        found = replace(found, positions=solve.nodes, seconds=solve.seconds)
        if not solve.rests_on:
            yield found
        for name in solve.rests_on:
            yield replace(found, kind=Kind.SOURCE, by=name)


def _of_dominoes(position: DominoPosition, store: Store | None) -> Iterator[Ground]:
    key = position_key(position.board, position.live)
    for row in store.facts.rows(key) if store is not None else ():
        for name in row.rests_on or ("",):
            yield _of_row(position, row, Ground(Kind.SOURCE if name else Kind.SEARCH, by=name))
    solved = solve_of_board(position)
    if solved is not None:
        shipped = Ground(Kind.SHIPPED, solved.value, solved.value, positions=solved.nodes, seconds=solved.seconds)
        yield _in_file(replace(shipped, symmetric=True), FILE)
    begun = [(row, file) for file, row in CAMPAIGN_BOUNDS.items() if row.key == key]
    first_move = book.fact_of(key)
    for row, file in [*begun, *([(first_move, "resources/book/8x8.gz")] if first_move else [])]:
        name = file.removeprefix("resources/")
        yield _of_row(position, row, _in_file(Ground(Kind.SHIPPED, file=name), name))
    yield from _theorems(position)


def _of_row(position: DominoPosition, row: Bound, ground: Ground) -> Ground:
    """The ground for a row stored under the position's key; some rows have only one bound."""
    lower, upper = row.bounds(position.to_move)
    found = replace(ground, lower=lower + position.count, upper=upper + position.count, symmetric=True)
    return replace(found, positions=row.nodes or None, seconds=row.seconds or None, engine=row.engine)


def _theorems(position: DominoPosition) -> list[Ground]:
    """What is proved without a search; smaller boards are used only if they improve on everything else."""
    found = list(_each_theorem(position))
    low, high = quick_bounds(position)
    if low > max(ground.lower or 0 for ground in found) or high < min(
        _OPEN if ground.upper is None else ground.upper for ground in found
    ):
        found.append(Ground(Kind.THEOREM, low, high, by=tr("Lemmas M, A and K, from smaller boards")))
    return found


def _each_theorem(position: DominoPosition) -> Iterator[Ground]:
    counted = counting_bounds(position)
    yield Ground(Kind.THEOREM, *counted, by=tr("Lemma C"))
    board = position.board
    if position.count or not board.is_rectangle:
        return
    formula = closed_form(board.rows, board.columns)
    if formula is not None and formula.rows < 3:  # of three rows each bound has a theorem of its own
        value = formula.max_first if position.to_move is Side.MAX else formula.min_first
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
    if upper and (rows == 3 or (rows == 4 and twice == by_covers(columns))):
        check = f"python docs/data/check_covers.py docs/data/certificate_{rows}xn_covers.gz"
        return Ground(Kind.THEOREM, None, bound, by=tr("Theorem 19") if rows == 3 else tr("Theorem 21"), check=check)
    if rows == 3 and not upper and position.to_move is Side.MIN and columns % 3 == 2:  # blocks alone prove one less
        check = "python docs/data/check_first_moves.py"
        return Ground(Kind.THEOREM, bound, None, by=tr("Theorem 20"), check=check)
    table = f"certificate_{rows}xn{'_upper' if upper else ''}.gz"
    check = f"python -m research.certificates {rows}xn{' --upper' if upper else ''}"
    if rows <= _TABLES_KEPT:
        check = f"python docs/data/check_certificate.py docs/data/{table}"
    return _in_file(Ground(Kind.CERTIFICATE, lower, upper_end, by=f"{rows} × n", check=check), CERTIFICATES)


def _in_file(ground: Ground, name: str) -> Ground:
    """The ground with the name and digest of a shipped file; unchanged if the file cannot be read."""
    text = shipped_files.read(name)
    return ground if text is None else replace(ground, file=name, digest=shipped_files.digest(text))


def _needed(grounds: list[Ground], best: Bounds) -> list[Ground]:
    """The grounds that give both bounds, one of each kind; if there are none, the first for each bound."""
    below = [ground for ground in grounds if ground.lower is not None and ground.lower == best.lower]
    above = [ground for ground in grounds if ground.upper is not None and ground.upper == best.upper]
    both = [ground for ground in below if ground in above]
    once = {(ground.kind, ground.by if ground.kind is Kind.SOURCE else ""): ground for ground in reversed(both)}
    if not both:
        return list(dict.fromkeys([*below[:1], *above[:1]]))
    return [ground for ground in both if ground is once[ground.kind, ground.by if ground.kind is Kind.SOURCE else ""]]


def _has_grounds(best: Bounds, grounds: list[Ground]) -> bool:
    lower = best.lower is None or any(ground.lower == best.lower for ground in grounds)
    return lower and (best.upper is None or any(ground.upper == best.upper for ground in grounds))


def _command(position: Any) -> str:
    """The command that solves a starting position from scratch; "" for another."""
    text = catalogue.written_position(position).removeprefix(f"{catalogue.DEFAULT}:")
    is_default = position.to_move is catalogue.game_of_position(position).sides[0]
    options = "" if is_default else f" --first {str(position.to_move).lower()}"
    return f"tiling-gui solve {shlex.quote(text)}{options} --fresh --no-store" if text else ""


# In words ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class NumberFormats:
    """Functions that format numbers, times and values."""

    count: Callable[[int], str] = "{:,}".format
    time: Callable[[float], str] = "{:.2f} s".format
    moment: Callable[[str], str] = str
    value: Callable[[Value], str] = str


def sentences(found: Warrant, written: NumberFormats | None = None) -> list[str]:
    how = written or NumberFormats()
    if not found.grounds:
        return [tr("Nothing is proved about this position yet.")]
    said = [_sentence(ground, found, how) for ground in found.grounds]
    if any(ground.symmetric for ground in found.grounds):
        said.append(
            tr("It holds for every position that is the same when its components are rotated, reflected or moved.")
        )
    return said


def _sentence(ground: Ground, found: Warrant, how: NumberFormats) -> str:
    if ground.kind is Kind.ESTIMATE:
        assert ground.estimate is not None
        return tr("≈{value} is an estimate, not proved: {by}.", value=f"{ground.estimate:.1f}", by=ground.by)
    said = {
        "claim": _claim(ground, found, how),
        "by": tr(NOTES) if ground.by == NOTES else ground.by,
        "file": ground.file,
    }
    sentence = {
        Kind.OVER: tr("{claim}: the game is over, and this is its count.", **said),
        Kind.SEARCH: tr("{claim}: proved by a search on this computer.", **said),
        Kind.SHIPPED: tr("{claim}: proved by a search, and shipped with the program in {file}.", **said)
        if not ground.file.startswith("research/")
        else tr("{claim}: proved by a search; its rows are in {file}.", **said),
        Kind.CERTIFICATE: tr("{claim}: by a certificate for {by} (Theorem 16), without a search.", **said),
        Kind.THEOREM: tr("{claim}: by {by}, without a search.", **said),
        Kind.GAME: tr("{claim}: it follows from the searches in this game.", **said),
        Kind.SOURCE: tr("{claim}: according to {by}; it was not proved here.", **said),
    }[ground.kind]
    cost = ""
    if ground.positions and ground.positions > 1 and ground.seconds is not None:
        took = {"count": how.count(ground.positions), "time": how.time(ground.seconds)}
        cost = tr("It took {count} positions and {time}.", **took)
        if ground.kind is Kind.SHIPPED:  # by the version of that time
            cost = tr("When it was proved, that took {count} positions and {time}.", **took)
    if ground.when:
        cost = " ".join(filter(None, (tr("{moment}.", moment=how.moment(ground.when)), cost)))
    return " ".join(filter(None, (sentence, cost)))


def _claim(ground: Ground, found: Warrant, how: NumberFormats) -> str:
    """The part of the ground that the warrant uses: "29", "At least 28", "At most 30"."""
    low = ground.lower is not None and ground.lower == found.lower
    high = ground.upper is not None and ground.upper == found.upper
    if low and high and ground.lower == ground.upper:
        return how.value(ground.lower)  # type: ignore[arg-type]
    if low and high:
        return tr("{lower} to {upper}", lower=how.value(ground.lower), upper=how.value(ground.upper))  # type: ignore[arg-type]
    if low:
        return tr("At least {value}", value=how.value(ground.lower))  # type: ignore[arg-type]
    return tr("At most {value}", value=how.value(ground.upper))  # type: ignore[arg-type]
