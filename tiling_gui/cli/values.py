"""`tiling-gui values`: the proved values of rectangles."""

import argparse
import re
from dataclasses import replace
from typing import Any

from tiling_gui.cli import common
from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import table
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine.board_formulas import FORMULAS, FormulaCheck
from tiling_gui.engine.board_values import (
    BoardValue,
    Size,
    board_value,
    board_values,
    closed_form,
    listed_sizes,
    size_of,
)
from tiling_gui.engine.rectangle_bounds import is_by_certificate, quick_bounds
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store
from tiling_gui.store.grounds import BoardBounds, Proofs
from tiling_gui.store.warrants import warrant

EXAMPLES = ("values 3x", "values 3x26 --why")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "family",
        nargs="?",
        metavar="3x",
        help="only the boards with this many rows, such as 3x, or one board, such as 5x6 (up to 3xn for every n)",
    )
    parser.add_argument("--why", action="store_true", help="for one board: who proved it, by which theorem or file")
    parser.add_argument("--no-store", action="store_true", help="only what is shipped, not what was proved here")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """List proved values and the formulas they follow; a formula that is not proved is called an observation."""
    rows, columns = _read_size(args.family)
    if args.why and columns is None:
        raise InputError("--why is for one board, such as 5x6.")
    with common.store_if_asked(args, console) as store:
        return _family(rows, store) if columns is None else _one(size_of(rows, columns), store, why=args.why)


def _family(rows: int, store: Store | None) -> Answer:
    """The values of the boards with that many rows, with 0 of all, and the formulas they follow."""
    values = _known_values(rows, store)
    chosen = [value for value in values.values() if rows in (0, value.rows)]
    seen = _checks(rows, values)
    data = {"boards": [value.as_json() for value in chosen], "formulas": [one.as_json() for one in seen]}
    if not rows:
        return Answer(data, _grid(values, seen))
    lines = [_list(chosen)] if chosen else [f"No board of {rows} rows and as many columns or more is solved."]
    return Answer(data, "\n".join((*lines, *(one.sentence() for one in seen))))


def _known_values(rows: int, store: Store | None) -> dict[Size, BoardValue]:
    """The known values of the boards with that many rows or columns, with 0 of all."""
    sizes = [size for size in listed_sizes() if rows in (0, *size)]
    return board_values(BoardBounds(store, [size for size in sizes if closed_form(*size) is None]), sizes)


def _read_size(text: str | None) -> tuple[int, int | None]:
    """(rows, columns) of what is to be listed: columns is None for a family, rows 0 for everything."""
    if text is None:
        return 0, None
    found = re.fullmatch(r"\s*0*([1-9][0-9]{0,5})\s*[xX×]\s*+(?:[nN]|0*+([1-9][0-9]{0,5}))?\s*", text)
    if found is None:
        raise InputError(f"A family of boards is written as its rows, such as 3x, a board as 5x6, not {text!r}.")
    rows, columns = int(found[1]), int(found[2]) if found[2] else None
    if columns is not None and closed_form(rows, columns) is None:
        Board.rectangle(rows, columns)  # raises InputError with the sizes allowed
    return rows, columns


def _one(size: Size, store: Store | None, *, why: bool) -> Answer:
    """The value of one board, or its bounds; with `why` and their grounds."""
    known = BoardBounds(store, [size] if why or closed_form(*size) is None else [])
    value = board_value(size, known)
    sides = {Side.MAX: value.max_first, Side.MIN: value.min_first} if value else dict.fromkeys((Side.MAX, Side.MIN))
    bounds = {first: known(size, first) if number is None else (number, number) for first, number in sides.items()}
    data: dict[str, Any] = {"boards": [value.as_json()] if value else []}
    data["bounds"] = {str(first): list(found) for first, found in bounds.items()}
    missing = [_bounded(size, first, bounds[first]) for first, number in sides.items() if number is None]
    answer = Answer(data, "\n".join([_list([value]), *missing]), complete=not missing) if value else None
    answer = answer or _open(size, store, data, missing)
    return _with_why(answer, size, known.proofs) if why else answer


def _with_why(answer: Answer, size: Size, proofs: Proofs | None) -> Answer:
    """The answer about one board with the grounds of its values."""
    found = {side: warrant(DominoPosition.start(*size, side), proofs) for side in (Side.MAX, Side.MIN)}
    words = "\n".join(f"{side} first. {common.warrant_text(why)}" for side, why in found.items())
    data = answer.data | {"warrants": {str(side): why.to_json() for side, why in found.items()}}
    return replace(answer, data=data, text=f"{answer.text}\n{words}")


def _open(size: Size, store: Store | None, data: dict[str, Any], bounds: list[str]) -> Answer:
    """The answer for a board whose value is not proved: its bounds, the observed formula, and how to solve it."""
    name = f"{size[0]}x{size[1]}"
    named = any(one.rows == size[0] for one in FORMULAS)
    seen = _checks(size[0], _known_values(size[0], store)) if named else []
    lines = [f"The value of {name} is not proved.", *bounds]
    for one in seen:
        value = one.formula.value(size[1])
        further = "" if one.predicted in (None, (size[1], value)) else f" It would be {value} for {name}."
        lines.append(f"{one.sentence()}{further}")
    lines.append(f"`tiling-gui solve {name}` solves it, with `--cluster` on several machines; what is proved is kept.")
    found = {"formulas": [one.as_json() for one in seen]} if seen else {}
    return Answer(data | found, "\n".join(lines), complete=False)


def _bounded(size: Size, first: Side, bounds: tuple[int, int]) -> str:
    """A sentence with the proved bounds of a board."""
    start = DominoPosition.start(*size, first)
    lower, upper = bounds
    quick = quick_bounds(start)
    easy = "by a certificate" if is_by_certificate(start) else "without a search"
    searched = "by a search" if lower == upper else "by a search that is not finished"
    if bounds == quick:
        reason = easy
    elif lower == quick[0]:
        reason = f"{lower} {easy}, {upper} {searched}"
    elif upper == quick[1]:
        reason = f"{upper} {easy}, {lower} {searched}"
    else:
        reason = searched
    count = f"{lower} to {upper}" if lower < upper else str(upper)
    return f"{first} first: {count} dominoes, {reason}."


def _checks(rows: int, values: dict[Size, BoardValue]) -> list[FormulaCheck]:
    """The formulas of the boards with that many rows, with 0 of all, and how far the values confirm them."""
    return [formula.check(values) for formula in FORMULAS if rows in (0, formula.rows)]


def _list(values: list[BoardValue]) -> str:
    heads = ("board", "MAX first", "MIN first", "from")
    rows = [(v.name, *("?" if n is None else str(n) for n in (v.max_first, v.min_first)), v.origin) for v in values]
    return table(heads, rows, heads[1:3])


def _grid(values: dict[Size, BoardValue], seen: list[FormulaCheck]) -> str:
    columns = range(min(n for _, n in values), max(n for _, n in values) + 1)
    rows = [
        (str(m), *(values[m, n].text if (m, n) in values else "" for n in columns))
        for m in sorted({m for m, _ in values})
    ]
    heads = ("", *map(str, columns))
    words = [
        table(heads, rows, heads),
        "With MAX first / with MIN first if that differs. Rows 1 to 3 follow from a closed form; all others are "
        "proved by search.",
    ]
    return "\n".join((*words, *(one.sentence() for one in seen)))
