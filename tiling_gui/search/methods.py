"""Every search method by the name it has in the laboratory and on the command line.

The list stands here, not as decorators beside the functions: its order is the one in which people see the methods,
five of them are two functions under different conditions, and modules of searches import each other.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.errors import input_error
from tiling_gui.language import mark
from tiling_gui.search.alphabeta import alphabeta, alphabeta_paper
from tiling_gui.search.conditions import AUTHOR, BY_HAND, ESTIMATE, GIVEN, Conditions
from tiling_gui.search.iterative import iterative
from tiling_gui.search.lecture import averaged, lecture, selective, various_depth
from tiling_gui.search.minimax import minimax, negamax
from tiling_gui.search.null_window import mtdf, negascout
from tiling_gui.search.result import SearchResult
from tiling_gui.search.search_context import How, Ordering, by_evaluation
from tiling_gui.search.table import Table


@dataclass(frozen=True)
class MethodInfo:
    """A method, and its line in a list to choose from."""

    name: str
    summary: str
    """A few words; shown by `tr`."""
    run: Callable[..., SearchResult]
    """Takes a position, the numbers of the parameters, and by name what all methods take."""
    parameters: str = ""
    """Their names as they are written after the colon, "" if there are none."""
    defaults: tuple[int | float, ...] = ()
    exact: bool = True
    """True if it finds the minimax value when no depth is set."""
    usual: Conditions = BY_HAND
    """How it goes where nothing is asked for."""
    fixed: str = ""
    """Which switch it cannot take, and why; shown by `tr`."""
    always: Conditions = field(default_factory=Conditions)
    """What it does of `fixed` whatever is asked for: ESTIMATE stands for any order but GIVEN."""
    root: str = ""
    """What is said beside its value where the root is not backed up as the nodes below it are; shown by `tr`."""

    def under(self, wanted: Conditions | None = None) -> Conditions:
        """How it goes when `wanted` is asked for: the same, but for what is left to it and what it cannot take."""
        wanted = wanted or Conditions()
        order, table = wanted.order or self.usual.order, wanted.table
        if self.always.order is not None and order == GIVEN:
            order = self.always.order
        if self.always.table is not None or table is None:
            table = self.usual.table
        return Conditions(order, table, wanted.again)

    def refuses(self, wanted: Conditions) -> bool:
        """Whether it goes otherwise than `wanted` asks; `fixed` says why."""
        found = self.under(wanted)
        return wanted.order not in (None, found.order) or wanted.table not in (None, found.table)


_BOTH = Conditions(ESTIMATE, table=True)
_ROOT = mark("The root has the value of its best child, as one move is made there; means are taken below it.")

METHODS: dict[str, MethodInfo] = {
    info.name: info
    for info in (
        MethodInfo("minimax", mark("the whole tree"), minimax),
        MethodInfo("negamax", mark("the whole tree, values seen by the mover"), negamax),
        MethodInfo("alphabeta", mark("cuts by alpha and beta of the whole path"), alphabeta),
        MethodInfo(
            "alphabeta-paper",
            mark("cuts by the parent's alpha or beta only (e-Valuate, Algorithm 1)"),
            alphabeta_paper,
        ),
        MethodInfo(
            "alphabeta-ordered",
            mark("alpha-beta, best-looking moves first"),
            alphabeta,
            usual=Conditions(ESTIMATE, table=False),
            fixed=mark("Its name says that moves are ordered."),
            always=Conditions(ESTIMATE),
        ),
        MethodInfo(
            "alphabeta-table",
            mark("alpha-beta with a transposition table"),
            alphabeta,
            usual=Conditions(GIVEN, table=True),
            fixed=mark("Its name says that there is a table."),
            always=Conditions(table=True),
        ),
        MethodInfo(
            "alphabeta-paper-ordered",
            mark("Algorithm 1 ordered and with a table (e-Valuate, Table 1)"),
            alphabeta_paper,
            usual=_BOTH,
            fixed=mark("It is Algorithm 1 with an order and a table."),
            always=_BOTH,
        ),
        MethodInfo(
            "negascout",
            mark("first move in full, the rest by questions"),
            negascout,
            usual=_BOTH,
        ),
        MethodInfo(
            "mtdf",
            mark("questions only, from a first guess"),
            mtdf,
            usual=_BOTH,
            fixed=mark("It always has a table: its memory from question to question."),
            always=Conditions(table=True),
        ),
        MethodInfo(
            "iterative",
            mark("alpha-beta to depth 1, 2, 3, ..., the last best line first"),
            iterative,
            usual=_BOTH,
        ),
        MethodInfo(
            "average",
            mark("means of the M largest and the N smallest, below the root"),
            averaged,
            "M,N",
            (2, 2),
            exact=False,
            root=_ROOT,
        ),
        MethodInfo(
            "various-depth",
            mark("deeper where values jump by more than K"),
            various_depth,
            "K",
            (2,),
            exact=False,
        ),
        MethodInfo(
            "selective",
            mark("the WIDTH best-looking moves only"),
            selective,
            "WIDTH",
            (4,),
            exact=False,
            usual=Conditions(ESTIMATE, table=False),
            fixed=mark("It always orders moves: it selects the first of them."),
            always=Conditions(ESTIMATE),
        ),
        MethodInfo(
            "lecture",
            mark("selection, various depth, averages, alpha-beta"),
            lecture,
            "WIDTH,K,M,N",
            (4, 2, 2, 2),
            exact=False,
            usual=Conditions(ESTIMATE, table=False),
            fixed=mark("It always orders moves, to select the first of them, and has no table."),
            always=Conditions(ESTIMATE, table=False),
            root=_ROOT,
        ),
    )
}


ALIASES = {"alphabeta-path": "alphabeta", "alphabeta-path-ordered": "alphabeta-ordered"}
"""Longer names, that `evaluate --method` needs to tell them from the paper's."""


def full_name(name: str) -> str:
    """A method as it stands in METHODS, with its numbers."""
    base, colon, text = name.strip().partition(":")
    return ALIASES.get(base, base) + colon + text


def info_of(name: str) -> MethodInfo:
    """The method called `name`, with or without numbers. Raises InputError saying what there is."""
    base = full_name(name).partition(":")[0]
    info = METHODS.get(base)
    if info is None:
        raise input_error("There is no method {base!r}; there are {methods}.", base=base, methods=", ".join(METHODS))
    return info


def search(
    position: Position,
    name: str,
    run: Run | None = None,
    *,
    evaluation: Evaluation,
    wanted: Conditions | None = None,
    ordering: Ordering | None = None,
) -> SearchResult:
    """Searches `position` by the method `name`, e.g. "alphabeta" or "average:2,3", as `wanted` as far as it can.

    `evaluation` serves the horizon, the ordering and the selection; `ordering` is the author's order, where that is
    asked for. A table is made afresh for every search. Raises InputError as `check_method` does.
    """
    info, numbers = info_of(name), _numbers(name)
    conditions = info.under(wanted)
    orderings = {GIVEN: None, ESTIMATE: by_evaluation(evaluation), AUTHOR: ordering}
    how = How(
        ordering=orderings[conditions.order or GIVEN],
        table=Table() if conditions.table else None,
        seen=None if conditions.again else set(),
    )
    return info.run(position, *numbers, run=run, evaluation=evaluation, **how)


def check_method(name: str) -> None:
    """Raises InputError, saying what there is, unless `name` is a method with the numbers it takes, if it has any."""
    _numbers(name)


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
        check_method(name)
    return names


def _numbers(name: str) -> tuple[int | float, ...]:
    info = info_of(name)
    _, colon, text = full_name(name).partition(":")
    if not colon:
        return info.defaults
    parts = [part.strip() for part in text.split(",")]
    wanted = info.parameters.split(",") if info.parameters else []
    if len(parts) != len(wanted):
        written = f"{info.name}:{info.parameters}" if wanted else info.name
        raise input_error(
            "The method {name} is written {written}, not {name}:{text}.", name=info.name, written=written, text=text
        )
    numbers: list[int | float] = []
    for part, what in zip(parts, wanted, strict=True):
        whole = part.isascii() and part.isdecimal() and len(part) < 7
        decimal = what == "K" and part.isascii() and part.replace(".", "", 1).isdecimal() and len(part) < 13
        if not (whole or decimal) or (what != "K" and int(part) < 1):
            values = {"parameter": what, "method": info.name, "given": part}
            if what == "K":
                raise input_error("{parameter} of the method {method} is a number, such as 2, not {given!r}.", **values)
            raise input_error(
                "{parameter} of the method {method} is a number of at least 1, such as 2, not {given!r}.", **values
            )
        numbers.append(int(part) if whole else float(part))
    return tuple(numbers)
