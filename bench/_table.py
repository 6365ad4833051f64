"""Tables that are printed row by row while something is measured."""

from collections.abc import Iterable
from typing import TextIO


def show(out: TextIO, title: str, rows: Iterable[list[str]]) -> None:
    """Print rows as they come. The first is the header; its cells, including spaces, set the column widths."""
    print(f"\n{title}\n", file=out)
    widths: list[int] = []
    for row in rows:
        widths = widths or [len(cell) for cell in row]
        print("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)), file=out, flush=True)
