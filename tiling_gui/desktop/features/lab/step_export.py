"""A step of one search, or of two, written as a picture."""

from collections.abc import Sequence
from pathlib import Path as File

from PySide6.QtWidgets import QWidget

from tiling_gui import atomic
from tiling_gui.core.drawing.latex import document, latex
from tiling_gui.desktop.ui.drawing.shapes import Picture, beneath, svg, tikz
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.errors import InputError
from tiling_gui.language import tr


def ask_name(parent: QWidget, step: int) -> str:
    """Where to write a step, with an ending; "" if the person does not want to."""
    kinds = ";;".join((tr("SVG picture (*.svg)"), tr("TikZ picture in LaTeX (*.tex)")))
    return ask_file_name(parent, tr("Export this step"), f"step-{step}.svg", kinds, ("svg", "tex"))


def write_step(name: str, pictures: Sequence[Picture], titles: Sequence[str]) -> None:
    """Writes the pictures one under the other, as the file's ending says: svg or tex. Raises InputError, StoreError."""
    picture = beneath(pictures)
    if name.lower().endswith(".svg"):
        atomic.write_text(name, svg(picture))
    elif name.lower().endswith(".tex"):
        atomic.write_text(name, document(tikz(picture), [latex(title) for title in titles]))
    else:
        raise InputError(tr("A step is written as .svg or .tex, not as {file}.", file=File(name).name))
