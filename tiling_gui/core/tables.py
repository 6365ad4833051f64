"""Tables as CSV: every program that opens one finds the same numbers, and takes no text for a number or a date.

The kind of a column decides how its cells are written, so that its type never depends on its content. Where a value can
be a fraction, a column of decimals is beside one of exact texts, such as "5⁄2" with the fraction slash: of "5/2"
spreadsheets make the second of May, and data tools a column of text.
"""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tiling_gui.core.game import Value

BYTE_ORDER_MARK = "\ufeff"
"""At the beginning of a file it tells spreadsheets that the text is UTF-8."""
_MONTH = (
    "(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?"
    "|oct(ober)?|nov(ember)?|dec(ember)?)"
)
_TAKEN = re.compile(
    r"[-+$€£ ]*(\d+|\d{1,3}([,.' \u00a0\u202f]\d{3})+|(?=[.,]\d))([.,]\d*)?(e[-+]?\d+)?[ %$€£]*"  # a number
    r"|\d+ +\d+/\d+"  # a mixed number
    r"|0x[0-9a-f]+|[-+]?inf(inity)?|nan|n/?a|null|none|true|false"
    r"|\d+([-/.:]\d+)+( *[ap]m)?"  # a date or a time
    rf"|\d+[-/ .]*{_MONTH}([-/ .,]*\d+)*|{_MONTH}([-/ .,]*\d+)+",
    re.IGNORECASE | re.ASCII,
)
_FORMULA = re.compile(r"\s*[-=+@].")


@dataclass(frozen=True)
class Column:
    """A column of a table. The kind "value" makes two: decimals and, beside them, exact texts (`exact_text`)."""

    name: str
    kind: Literal["text", "number", "value", "flag", "time"] = "text"

    @property
    def heads(self) -> tuple[str, ...]:
        return (self.name, f"{self.name}_exact") if self.kind == "value" else (self.name,)

    def cells(self, cell: Any) -> tuple[str, ...]:
        """The texts of a cell, one for each of `heads`. None is empty."""
        if cell is None:
            return ("",) * len(self.heads)
        if self.kind == "value":
            return _decimal(cell), "" if isinstance(cell, float) else exact_text(cell)
        if self.kind == "flag":
            return (str(bool(cell)).lower(),)
        if self.kind == "number" and not isinstance(cell, int | float):
            raise TypeError(f"column {self.name} has numbers only, not {cell!r}")
        return (plain_text(str(cell)) if self.kind == "text" else str(cell),)


def columns(names: str, kind: Literal["text", "number", "value", "flag", "time"] = "text") -> tuple[Column, ...]:
    """A column of that kind for each word of `names`."""
    return tuple(Column(name, kind) for name in names.split())


def header(of: Sequence[Column]) -> str:
    """The line of column names, without a line end."""
    return _line(head for column in of for head in column.heads)


def line(of: Sequence[Column], cells: Iterable[Any]) -> str:
    """One row, without a line end."""
    return _line(text for column, cell in zip(of, cells, strict=True) for text in column.cells(cell))


def csv_text(of: Sequence[Column], rows: Iterable[Iterable[Any]]) -> str:
    """A header line, then a line per row."""
    return "\n".join([header(of), *(line(of, row) for row in rows)]) + "\n"


def file_of(table: str) -> bytes:
    """The bytes of a file with this table: UTF-8 with a byte order mark. Lone surrogates become "?"."""
    return (BYTE_ORDER_MARK + table).encode("utf-8", "replace")


def plain_text(text: str) -> str:
    """`text`, with a leading ' if a program would take it for a number, a date, a truth value or a formula."""
    return f"'{text}" if _TAKEN.fullmatch(text.strip()) or _FORMULA.match(text) else text


def exact_text(value: Value) -> str:
    """A value that no decimal states exactly, such as "5⁄2" or "−81⁄8"; "" for whole numbers up to 2^53."""
    if value.denominator == 1 and abs(int(value)) <= 1 << 53:
        return ""
    return f"{'−' if value < 0 else ''}{abs(value.numerator)}⁄{value.denominator}"


def _decimal(value: Value | float) -> str:
    """A decimal with a point, so that a column of whole numbers is read as the same type as one with fractions."""
    try:
        return repr(float(value))
    except OverflowError:
        return "inf" if value > 0 else "-inf"


def _line(cells: Iterable[str]) -> str:
    buffer = io.StringIO()
    csv.writer(buffer, lineterminator="\r\n").writerow(cells)  # the line ends in cells that it quotes
    return buffer.getvalue().removesuffix("\r\n")
