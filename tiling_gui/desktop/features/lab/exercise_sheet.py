"""A sheet of exercises as a file: PDF, LaTeX or SVG, by its ending."""

from html import escape

from tiling_gui import atomic
from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.svg import svg
from tiling_gui.desktop.features.lab.exercises import Exercise, to_latex, to_svg
from tiling_gui.desktop.ui.printing import Pictures, Printed
from tiling_gui.errors import InputError
from tiling_gui.language import tr

FORMS = ("pdf", "tex", "svg")
_ON_A_PAGE = 2
_NEW_PAGE = ' style="page-break-before:always"'
_WIDE = 600
"""Pixels of 96 to the inch that a tree takes at most: the width of A4 and of Letter between their margins."""


def printed_exercises(exercises: list[Exercise]) -> Printed:
    """The pages: the exercises, then the solutions on pages of their own."""
    pictures = Pictures()
    posed = "".join(_part(each.task, k, each.posed, pictures) for k, each in enumerate(exercises))
    solved = "".join(_part(each.solution, k, each.solved, pictures) for k, each in enumerate(exercises))
    solutions = tr("Solutions")
    head = f"<h2{_NEW_PAGE}>{escape(solutions)}</h2>"
    return Printed(tr("Exercises"), posed + head + solved, pictures)


def _part(words: str, place: int, picture: Figure, pictures: Pictures) -> str:
    """A tree under its words; every page but the first of its kind begins with one of an even place."""
    largest = round(min(_WIDE, max(picture.box[2:])))
    page = _NEW_PAGE if place and place % _ON_A_PAGE == 0 else ""
    return f"<p{page}>{escape(words)}<br>{pictures.add(svg(picture), largest)}</p>"


def write(exercises: list[Exercise], name: str) -> None:
    """Writes the sheet whole or not at all. Raises InputError for an ending that is none of FORMS, or StoreError."""
    ending = name.rpartition(".")[2].lower()
    if ending == "tex":
        atomic.write_text(name, to_latex(exercises))
    elif ending == "svg":
        atomic.write_text(name, to_svg(exercises))
    elif ending == "pdf":
        atomic.write_bytes(name, printed_exercises(exercises).to_pdf())
    else:
        raise InputError(tr("Exercises are written as .pdf, .tex or .svg, not as {name}.", name=name))
