"""A comparison as a file: its table as CSV or JSON, its chart as SVG."""

from collections.abc import Sequence
from pathlib import Path

from tiling_gui import atomic
from tiling_gui.desktop.features.lab.compare_rows import LabRow, short, to_csv, to_json
from tiling_gui.desktop.ui.drawing.shapes import Picture, svg
from tiling_gui.errors import InputError
from tiling_gui.language import tr

ENDINGS = ("csv", "json", "svg")


def kinds() -> tuple[str, ...]:
    """What a file dialogue offers, in the order of ENDINGS."""
    return tr("CSV table (*.csv)"), tr("JSON (*.json)"), tr("SVG chart (*.svg)")


def suggested(rows: Sequence[LabRow]) -> str:
    """A name for the file, without an ending."""
    first = short(rows[0].position).replace("/", "-").replace(":", " ")[:40]
    return tr("{position} methods", position=first)


def write(name: str, rows: Sequence[LabRow], chart: Picture) -> None:
    """Writes the rows or the chart, as the ending says. Raises InputError for another one, StoreError from the disk."""
    ending = Path(name).suffix.lower().removeprefix(".")
    if ending not in ENDINGS:
        raise InputError(tr("A comparison is written as .csv, .json or .svg, not as {file}.", file=Path(name).name))
    text = {"csv": lambda: to_csv(rows), "json": lambda: to_json(rows), "svg": lambda: svg(chart, ground="panel")}
    atomic.write_text(name, text[ending]())
