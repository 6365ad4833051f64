"""A lesson or an assignment on paper, as PDF or LaTeX: the questions, then the solutions on pages of their own."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from html import escape
from string import ascii_lowercase

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.latex import fitted, latex, pages, tikz
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lessons.steps import shown
from tiling_gui.desktop.ui.printing import DocumentPictures, PrintDocument
from tiling_gui.language import plural, tr
from tiling_gui.records.assignment import RightAnswers, right_answers
from tiling_gui.records.lesson_figures import BoardText, FigureText
from tiling_gui.records.lesson_file import TEXT, LessonText, read

_WIDE, _BOARD = 480, 260
"""Greatest size of a tree and of a board in pixels of 1/96 inch."""
_PAGE, _HEAD, _GAP, _LINE, _LETTERS = 880, 30, 20, 18, 90
"""Heights in the same unit of a Letter page, its title, what separates two questions, and a line, and how many letters
are on one. They decide where pages break, so that no question is split."""
_BLANK, _LINES = 40 * "_", 4
"""A line to write on, and how many an answer in words has."""
_NEW_PAGE = ' style="page-break-before:always"'


@dataclass(frozen=True)
class Part:
    """A question or a solution: lines of text, a picture between the first of them and the others, and its size."""

    words: Sequence[str]
    picture: Figure | None = None
    size: int = 0
    choices: Sequence[str] = ()


@dataclass(frozen=True)
class Sheet:
    """A lesson and its solutions."""

    lesson: LessonText
    found: tuple[RightAnswers, ...]

    @property
    def points(self) -> int:
        """The points of all questions together."""
        return sum(each.step.points for each in self.found)

    @property
    def questions(self) -> list[Part]:
        """Each with its number and points, whose turn it is, and the answers of a choice, lettered a), b), ...

        In an assignment there are lines for the name and for the other answers.
        """
        blank = [_BLANK] if self.lesson.hidden else []
        name = tr("Name")
        parts = [Part([f"{name} {each}"]) for each in blank]
        for number, step in enumerate(self.lesson.steps, 1):
            points = plural("(%n points)", "(%n point)", step.points) if step.points else ""
            asked = " ".join(filter(None, (f"{number}.", step.words, points)))
            choices = [f"{letter}) {each}" for letter, each in zip(ascii_lowercase, step.choices, strict=False)]
            words = [asked, f"{step.turn}."] if step.turn and step.asks else [asked]
            lines = blank * (_LINES if step.ask == TEXT else step.asks)
            parts.append(Part(words, *_picture(step.figure), choices or lines))
        return parts

    @property
    def solved(self) -> list[Part]:
        """The solution of each question, with the picture that the step has for it."""
        by_hand = tr("marked by hand")
        return [
            Part([f"{each.number}. {', '.join(each.right) or by_hand}"], *_picture(each.step.solved))
            for each in self.found
        ]


def _picture(figure: FigureText | None) -> tuple[Figure | None, int]:
    """The picture of a figure and its greatest size in pixels of 1/96 inch."""
    if isinstance(figure, BoardText):
        return game_figure(figure.subject.game.key, figure.position), _BOARD
    drawn = shown(figure)
    if drawn is None or isinstance(drawn, BoardText):
        return None, 0
    return replace(drawn.picture, ground="field"), round(min(_WIDE, max(drawn.picture.box[2:])))


def sheet_of(text: str, run: Run | None = None) -> Sheet:
    """Read a lesson and find its solutions. Raises InputError naming the line of an error."""
    lesson = read(text)
    asked = [(number, step) for number, step in enumerate(lesson.steps, 1) if step.asks]
    return Sheet(lesson, tuple(right_answers(number, step, run) for number, step in asked))


def printed(sheet: Sheet) -> PrintDocument:
    pictures = DocumentPictures()
    solutions = tr("Solutions")
    head = f"<h2{_NEW_PAGE}>{escape(solutions)}</h2>"
    html = [*_html(sheet.questions, pictures), head, *_html(sheet.solved, pictures)]
    return PrintDocument(sheet.lesson.title, "".join(html), pictures)


def _html(parts: Iterable[Part], pictures: DocumentPictures) -> Iterable[str]:
    used = float(_HEAD)
    for part in parts:
        lines = sum(1 + len(text) // _LETTERS for text in (*part.words, *part.choices))
        room, drawn = float(_GAP + _LINE * lines), ""
        if part.picture is not None:
            wide, high = part.picture.box[2:]
            room += high * part.size / max(wide, high)
            drawn = f"<br>{pictures.add(svg(part.picture), part.size)}"
        page = _NEW_PAGE if used > _HEAD and used + room > _PAGE else ""
        used = room + (0 if page else used)
        words, choices = ("<br>".join(map(escape, lines)) for lines in (part.words, part.choices))
        yield f"<p{page}>{words}{drawn}{'<br>' * bool(choices)}{choices}</p>"


def to_latex(sheet: Sheet) -> str:
    """A complete LaTeX document."""
    title, solutions = sheet.lesson.title, tr("Solutions")
    return pages((title, [*_tex(sheet.questions)]), (solutions, [*_tex(sheet.solved)]))


def _tex(parts: Iterable[Part]) -> Iterable[str]:
    for part in parts:
        words = r"\par ".join(latex(line) for text in part.words for line in text.split("\n"))
        yield rf"\begin{{minipage}}{{\textwidth}}{words}\par\medskip"
        if part.picture is not None:
            yield fitted(tikz(part.picture, width_cm=part.size / 96 * 2.54)).rstrip()
        yield from (rf"\par {latex(each)}" for each in part.choices)
        yield r"\end{minipage}\bigskip"
        yield ""
