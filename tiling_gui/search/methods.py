"""Every search method by its name in the laboratory and on the command line, such as "mtdf" or "average:2,3"."""

from tiling_gui.core.game import Evaluation, Position
from tiling_gui.core.limits import Run
from tiling_gui.errors import input_error
from tiling_gui.search import alphabeta, iterative, lecture, minimax, null_window
from tiling_gui.search.conditions import AUTHOR, ESTIMATE, GIVEN, Conditions
from tiling_gui.search.registry import MethodInfo, registered
from tiling_gui.search.result import SearchResult
from tiling_gui.search.search_context import Ordering, SearchOptions, by_evaluation
from tiling_gui.search.table import Table

METHODS = registered(minimax, alphabeta, null_window, iterative, lecture)
"""By name, in the order in which they are listed to choose from."""

ALIASES = {"alphabeta-path": "alphabeta", "alphabeta-path-ordered": "alphabeta-ordered"}
"""Names of former versions, in saved comparisons and former calls."""


def full_name(name: str) -> str:
    """The name as in METHODS, followed by its numbers if there are any."""
    base, colon, text = name.strip().partition(":")
    return ALIASES.get(base, base) + colon + text


def info_of(name: str) -> MethodInfo:
    """The method called `name`, with or without numbers. Raises InputError, listing the methods, if there is none."""
    base = full_name(name).partition(":")[0]
    info = METHODS.get(base)
    if info is None:
        raise input_error("There is no method {base!r}; methods are {methods}.", base=base, methods=", ".join(METHODS))
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
    """Search `position` by a method, such as "average:2,3", under the conditions `wanted` as far as it supports them.

    `evaluation` is used at the horizon, for selection, and for the order ESTIMATE without an `ordering`, which is also
    the order AUTHOR. Each search has a new table, if any. Raises InputError as `check_method` does.
    """
    info, numbers = info_of(name), _numbers(name)
    conditions = info.under(wanted)
    orderings = {GIVEN: None, ESTIMATE: ordering or by_evaluation(evaluation), AUTHOR: ordering}
    how = SearchOptions(
        ordering=orderings[conditions.order or GIVEN],
        table=Table() if conditions.table else None,
        seen=None if conditions.again else set(),
    )
    return info.run(position, *numbers, run=run, evaluation=evaluation, **how)


def check_method(name: str) -> None:
    """Raise InputError unless `name` is a method, followed by the numbers it takes or by none."""
    _numbers(name)


def method_names(text: str) -> list[str]:
    """The names in a list separated by commas, "minimax,average:2,2,mtdf"; numbers belong to the name before them.

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
