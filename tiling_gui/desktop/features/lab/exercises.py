"""Exercise sheets: random trees before a search as exercises, after the search as solutions; as PDF, LaTeX or SVG."""

from dataclasses import dataclass, replace
from html import escape
from itertools import count

from tiling_gui import atomic
from tiling_gui.core.drawing.figure import Figure, Group, Shape, Text, text_width
from tiling_gui.core.drawing.latex import fitted, latex, pages, tikz
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.features.lab.questions import LEAF, answer_text, questions
from tiling_gui.desktop.ui.printing import DocumentPictures, PrintDocument
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, score, watch
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, draw, lay_out, leaf_values
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.compare import read_subject
from tiling_gui.search.conditions import BY_HAND
from tiling_gui.search.typed_tree import random_tree

MOST = 12
"""Greatest number of exercises on a sheet."""
_TRIES = 40
"""Greatest number of trees tried per exercise to find one in which something is cut off."""
_CAPTION, _GAP = 15.0, 30.0


@dataclass(frozen=True)
class ExerciseOptions:
    """The settings of a sheet: shape and seed of the trees, and the search method."""

    method: str
    plies: int
    branching: int
    low: int
    high: int
    seed: int
    number: int
    """The number of exercises."""


@dataclass(frozen=True)
class SearchExercise:
    """A tree and the search on it."""

    number: int
    watched: RecordedSearch

    @property
    def task(self) -> str:
        """The text of the exercise."""
        return tr(
            "{number}. Search this tree with {method}, left to right. What value does each node return, "
            "and which leaves are never visited?",
            number=self.number,
            method=self.watched.method,
        )

    @property
    def solution(self) -> str:
        """The value of the root, and the leaves that were not visited."""
        value = score(self.watched.result.value)
        asked = next((each for each in questions(self.watched) if each.kind == LEAF), None)
        if asked is None:
            return tr("{number}. The root returns {value}; every leaf is visited.", number=self.number, value=value)
        return tr(
            "{number}. The root returns {value}. Never visited: {leaves}.",
            number=self.number,
            value=value,
            leaves=answer_text(self.watched, asked),
        )

    @property
    def posed(self) -> Figure:
        """The tree before the search, with the values of its leaves."""
        return self._drawn(0)

    @property
    def solved(self) -> Figure:
        """The tree after the search: the values the nodes were left with, and what was cut off."""
        return self._drawn(self.watched.steps)

    def _drawn(self, step: int) -> Figure:
        look = TreeDrawingOptions(leaves=leaf_values(self.watched))
        return replace(draw(self.watched, step, lay_out(self.watched, moves=False), look), ground="field")


def make_exercises(wanted: ExerciseOptions, run: Run | None = None) -> list[SearchExercise]:
    """Makes the exercises of a sheet: the same settings give the same exercises; fewer if `run` is stopped.

    Trees in which the search cuts something off are preferred. Raises InputError for trees that cannot be made or
    drawn.
    """
    run, found = run or Run(), list[SearchExercise]()
    seeds = count(wanted.seed)
    for number in range(1, wanted.number + 1):
        run.report(Progress(stage="exercises", done=number - 1, total=wanted.number))
        for attempt in range(_TRIES):
            if run.is_set:
                return found
            tree = random_tree(wanted.plies, wanted.branching, wanted.low, wanted.high, next(seeds))
            watched = watch(read_subject(f"tree:{tree}"), wanted.method, wanted=BY_HAND)
            if attempt == _TRIES - 1 or any(event.kind == "cut" for event in watched.events):
                found.append(SearchExercise(number, watched))
                break
            if not attempt and wanted.method.partition(":")[0] in ("minimax", "negamax"):
                found.append(SearchExercise(number, watched))  # these methods never cut anything off
                break
    return found


def to_latex(exercises: list[SearchExercise]) -> str:
    """A document: the exercises, and the solutions on a new page."""
    posed = [line for each in exercises for line in _tex(each.task, each.posed)]
    solved = [line for each in exercises for line in _tex(each.solution, each.solved)]
    return pages((tr("Exercises"), posed), (tr("Solutions"), solved))


def _tex(words: str, picture: Figure) -> list[str]:
    shown = fitted(tikz(picture)).rstrip()
    return [rf"\begin{{minipage}}{{\textwidth}}{latex(words)}\par\medskip", shown, r"\end{minipage}\bigskip", ""]


def to_svg(exercises: list[SearchExercise]) -> str:
    """One picture: the exercises one below the other, then the solutions."""
    shapes: list[Shape] = []
    width, y = 0.0, _GAP
    for words, picture in (
        *((exercise.task, exercise.posed) for exercise in exercises),
        *((exercise.solution, exercise.solved) for exercise in exercises),
    ):
        left, top, wide, high = picture.box
        shapes.append(Text(_GAP, y, words, "text", _CAPTION, anchor="start"))
        shapes.append(Group(picture.shapes, -left, y + _CAPTION - top))
        width = max(width, wide, _GAP + text_width(words, _CAPTION))
        y += high + _CAPTION + _GAP
    return svg(Figure(tuple(shapes), (0.0, 0.0, width, y), ground="field"))


FORMS = ("pdf", "tex", "svg")
_ON_A_PAGE = 2
_NEW_PAGE = ' style="page-break-before:always"'
_WIDE = 600
"""Greatest width of a tree in pixels of 1/96 inch, which fits A4 and Letter paper."""


def printed_exercises(exercises: list[SearchExercise]) -> PrintDocument:
    """The printed sheet: the exercises, and the solutions on pages of their own."""
    pictures = DocumentPictures()
    posed = "".join(_part(each.task, k, each.posed, pictures) for k, each in enumerate(exercises))
    solved = "".join(_part(each.solution, k, each.solved, pictures) for k, each in enumerate(exercises))
    solutions = tr("Solutions")
    head = f"<h2{_NEW_PAGE}>{escape(solutions)}</h2>"
    return PrintDocument(tr("Exercises"), posed + head + solved, pictures)


def _part(words: str, place: int, picture: Figure, pictures: DocumentPictures) -> str:
    """A tree below its text, two per page; `place` counts from 0."""
    largest = round(min(_WIDE, max(picture.box[2:])))
    page = _NEW_PAGE if place and place % _ON_A_PAGE == 0 else ""
    return f"<p{page}>{escape(words)}<br>{pictures.add(svg(picture), largest)}</p>"


def write_exercises(exercises: list[SearchExercise], name: str) -> None:
    """Writes the sheet in the format of the file's ending. Raises InputError if it is not in FORMS, or StoreError."""
    ending = name.rpartition(".")[2].lower()
    if ending == "tex":
        atomic.write_text(name, to_latex(exercises))
    elif ending == "svg":
        atomic.write_text(name, to_svg(exercises))
    elif ending == "pdf":
        atomic.write_bytes(name, printed_exercises(exercises).to_pdf())
    else:
        raise InputError(tr("Exercises can be exported as .pdf, .tex or .svg, not as {name}.", name=name))
