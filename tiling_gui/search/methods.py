"""Every search method by the name it has in the laboratory and on the command line.

minimax  negamax  alphabeta  alphabeta-paper  alphabeta-ordered  alphabeta-table  alphabeta-paper-ordered
negascout  mtdf  iterative
average:M,N   various-depth:K   selective:WIDTH   lecture or lecture:WIDTH,K,M,N
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.errors import InputError
from tiling_gui.language import mark, tr
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.alphabeta_parent_only import alphabeta_paper
from tiling_gui.search.iterative import iterative
from tiling_gui.search.lecture import LectureSettings, lecture
from tiling_gui.search.minimax import minimax
from tiling_gui.search.mn_average import averaged
from tiling_gui.search.mtdf import mtdf
from tiling_gui.search.negamax import negamax
from tiling_gui.search.negascout import negascout
from tiling_gui.search.result import SearchResult
from tiling_gui.search.search_context import Ordering, by_evaluation
from tiling_gui.search.selective import selective
from tiling_gui.search.table import Table
from tiling_gui.search.variable_depth import various_depth


class Search(Protocol):
    """A method with its parameters filled in, as `method` makes it."""

    def __call__(self, position: Position, run: Run | None = None, *, evaluation: Evaluation) -> SearchResult:
        """Searches `position`; `evaluation` serves the horizon, the ordering and the selection."""
        ...


_Call = Callable[[Position, Ordering, tuple[int | float, ...], dict[str, Any]], SearchResult]
"""(position, how moves are ordered, the numbers of the parameters, what all methods take by name)."""


@dataclass(frozen=True)
class MethodInfo:
    """A method, and its line in a list to choose from."""

    name: str
    summary: str
    """A few words; shown by `tr`."""
    run: _Call
    parameters: str = ""
    """Their names as they are written after the colon, "" if there are none."""
    defaults: tuple[int | float, ...] = ()
    exact: bool = True
    """True if it finds the minimax value when no depth is set."""


METHODS: dict[str, MethodInfo] = {
    info.name: info
    for info in (
        MethodInfo("minimax", mark("the whole tree"), lambda p, order, n, c: minimax(p, **c)),
        MethodInfo("negamax", mark("the whole tree, values seen by the mover"), lambda p, order, n, c: negamax(p, **c)),
        MethodInfo(
            "alphabeta", mark("cuts by alpha and beta of the whole path"), lambda p, order, n, c: alphabeta(p, **c)
        ),
        MethodInfo(
            "alphabeta-paper",
            mark("cuts by the parent's alpha or beta only (e-Valuate, Algorithm 1)"),
            lambda p, order, n, c: alphabeta_paper(p, **c),
        ),
        MethodInfo(
            "alphabeta-ordered",
            mark("alpha-beta, best-looking moves first"),
            lambda p, order, n, c: alphabeta(p, ordering=order, **c),
        ),
        MethodInfo(
            "alphabeta-table",
            mark("alpha-beta with a transposition table"),
            lambda p, order, n, c: alphabeta(p, table=Table(), **c),
        ),
        MethodInfo(
            "alphabeta-paper-ordered",
            mark("Algorithm 1 ordered and with a table (e-Valuate, Table 1)"),
            lambda p, order, n, c: alphabeta_paper(p, ordering=order, table=Table(), **c),
        ),
        MethodInfo(
            "negascout",
            mark("first move in full, the rest by questions; ordered, with a table"),
            lambda p, order, n, c: negascout(p, ordering=order, table=Table(), **c),
        ),
        MethodInfo(
            "mtdf",
            mark("questions only, from a first guess; ordered, with a table"),
            lambda p, order, n, c: mtdf(p, ordering=order, **c),
        ),
        MethodInfo(
            "iterative",
            mark("alpha-beta to depth 1, 2, 3, ...; ordered, with a table"),
            lambda p, order, n, c: iterative(p, ordering=order, **c),
        ),
        MethodInfo(
            "average",
            mark("means of the M largest and the N smallest, below the root"),
            lambda p, order, n, c: averaged(p, int(n[0]), int(n[1]), **c),
            "M,N",
            (2, 2),
            exact=False,
        ),
        MethodInfo(
            "various-depth",
            mark("deeper where values jump by more than K"),
            lambda p, order, n, c: various_depth(p, n[0], **c),
            "K",
            (2,),
            exact=False,
        ),
        MethodInfo(
            "selective",
            mark("the WIDTH best-looking moves only"),
            lambda p, order, n, c: selective(p, int(n[0]), **c),
            "WIDTH",
            (4,),
            exact=False,
        ),
        MethodInfo(
            "lecture",
            mark("selection, various depth, averages, alpha-beta"),
            lambda p, order, n, c: lecture(p, LectureSettings(int(n[0]), n[1], int(n[2]), int(n[3])), **c),
            "WIDTH,K,M,N",
            (4, 2, 2, 2),
            exact=False,
        ),
    )
}


ALIASES = {"alphabeta-path": "alphabeta", "alphabeta-path-ordered": "alphabeta-ordered"}
"""Longer names, that `evaluate --method` needs to tell them from the paper's."""


def full_name(name: str) -> str:
    """A method as it stands in METHODS, with its numbers."""
    base, colon, text = name.strip().partition(":")
    return ALIASES.get(base, base) + colon + text


def method(name: str) -> Search:
    """The method called `name`, e.g. "alphabeta" or "average:2,3". Raises InputError saying what there is.

    Methods with a table make a fresh one for every search.
    """
    base, colon, text = full_name(name).partition(":")
    info = METHODS.get(base)
    if info is None:
        raise InputError(tr("There is no method {base!r}; there are {methods}.", base=base, methods=", ".join(METHODS)))
    numbers = _numbers(info, text) if colon else info.defaults

    def search(position: Position, run: Run | None = None, *, evaluation: Evaluation) -> SearchResult:
        return info.run(position, by_evaluation(evaluation), numbers, {"run": run, "evaluation": evaluation})

    return search


def method_names(text: str) -> list[str]:
    """The names in a list parted by commas, "minimax,average:2,2,mtdf": numbers belong to the name before them.

    Raises InputError for an unknown name.
    """
    names: list[str] = []
    for part in (piece.strip() for piece in text.split(",")):
        if names and part[:1].isdigit() and ":" in names[-1]:
            names[-1] += f",{part}"
        else:
            names.append(part)
    for name in names:
        method(name)
    return names


def _numbers(info: MethodInfo, text: str) -> tuple[int | float, ...]:
    parts = [part.strip() for part in text.split(",")]
    wanted = info.parameters.split(",") if info.parameters else []
    if len(parts) != len(wanted):
        written = f"{info.name}:{info.parameters}" if wanted else info.name
        raise InputError(
            tr("The method {name} is written {written}, not {name}:{text}.", name=info.name, written=written, text=text)
        )
    numbers: list[int | float] = []
    for part, what in zip(parts, wanted, strict=True):
        whole = part.isascii() and part.isdecimal() and len(part) < 7
        decimal = what == "K" and part.isascii() and part.replace(".", "", 1).isdecimal() and len(part) < 13
        if not (whole or decimal) or (what != "K" and int(part) < 1):
            values = {"parameter": what, "method": info.name, "given": part}
            if what == "K":
                raise InputError(
                    tr("{parameter} of the method {method} is a number, such as 2, not {given!r}.", **values)
                )
            raise InputError(
                tr("{parameter} of the method {method} is a number of at least 1, such as 2, not {given!r}.", **values)
            )
        numbers.append(int(part) if whole else float(part))
    return tuple(numbers)
