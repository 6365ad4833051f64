"""An assignment on paper, as PDF or LaTeX: the questions, then the solutions on pages of their own."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from string import ascii_lowercase

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.latex import fitted, latex, pages, tikz
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lessons.lesson import BoardFigure, ChoiceQuestion, Step
from tiling_gui.desktop.features.lessons.reading import steps_of
from tiling_gui.desktop.ui.printing import DocumentPictures, PrintDocument
from tiling_gui.language import plural, tr
from tiling_gui.records.assignment import RightAnswers, solutions
from tiling_gui.records.lesson_file import LessonText, read

_WIDE, _BOARD = 560, 260
"""Greatest size of a tree and of a board in pixels of 1/96 inch."""
_PAGE, _LINES, _LINE = 820, 70, 18
"""Heights in the same unit of an A4 or Letter page, of the text of a question, and of an answer of a choice. They
decide
where pages break, so that no question is split.
"""


@dataclass(frozen=True)
class Sheet:
    """An assignment and its solutions."""

    lesson: LessonText
    steps: tuple[Step, ...]
    found: tuple[RightAnswers, ...]

    @property
    def points(self) -> int:
        """The points of all questions together."""
        return sum(each.step.points for each in self.found)

    def question(self, at: int) -> str:
        """The text of a step, counted from 0, with its number and points; below it, whose turn it is on its board."""
        step = self.steps[at]
        points = plural("(%n points)", "(%n point)", step.points) if step.question is not None else ""
        asked = " ".join(filter(None, (f"{at + 1}.", step.words, points)))
        return f"{asked}\n{step.turn}." if step.turn else asked

    def choices(self, at: int) -> Sequence[str]:
        """The answers of a choice, lettered a), b), ...; none for other questions."""
        question = self.steps[at].question
        given = question.answers if isinstance(question, ChoiceQuestion) else ()
        return [f"{letter}) {answer.text}" for letter, answer in zip(ascii_lowercase, given, strict=False)]

    def picture(self, at: int) -> tuple[Figure, int] | None:
        """The picture of a step and its size in pixels of 1/96 inch; None if it shows nothing."""
        figure = self.steps[at].figure
        if figure is None:
            return None
        if isinstance(figure, BoardFigure):
            return game_figure(figure.game.key, figure.position), _BOARD
        picture = replace(figure.picture, ground="field")
        return picture, round(min(_WIDE, max(picture.box[2:])))

    @property
    def solved(self) -> list[str]:
        """The solution of each question, one line each."""
        marked = tr("marked by hand")
        return [f"{each.number}. {', '.join(each.right) or marked}" for each in self.found]


def sheet_of(text: str, run: Run) -> Sheet:
    """Reads an assignment and computes its solutions. Raises InputError naming the line of an error."""
    lesson = read(text)
    found = solutions(lesson, run)
    return Sheet(lesson, steps_of(lesson), found)


def printed(sheet: Sheet) -> PrintDocument:
    pictures, parts, used = DocumentPictures(), list[str](), 0.0
    for at in range(len(sheet.steps)):
        shown, drawn = sheet.picture(at), ""
        room: float = _LINES + _LINE * len(sheet.choices(at))
        if shown is not None:
            picture, largest = shown
            _, _, wide, high = picture.box
            room += high * largest / max(wide, high)
            drawn = f"<br>{pictures.add(svg(picture), largest)}"
        page = ' style="page-break-before:always"' if used and used + room > _PAGE else ""
        used = room + (0 if page else used)
        choices = "".join(f"<br>{escape(each)}" for each in sheet.choices(at))
        question = escape(sheet.question(at)).replace("\n", "<br>")
        parts.append(f"<p{page}>{question}{drawn}{choices}</p>")
    solved = tr("Solutions")
    head = f'<h2 style="page-break-before:always">{escape(solved)}</h2>'
    return PrintDocument(
        sheet.lesson.title, "".join([*parts, head, *(f"<p>{escape(line)}</p>" for line in sheet.solved)]), pictures
    )


def to_latex(sheet: Sheet) -> str:
    """A complete LaTeX document."""
    lines = []
    for at in range(len(sheet.steps)):
        question = r"\par ".join(map(latex, sheet.question(at).split("\n")))
        lines.append(rf"\begin{{minipage}}{{\textwidth}}{question}\par\medskip")
        if (shown := sheet.picture(at)) is not None:
            lines.append(fitted(tikz(shown[0], width_cm=shown[1] / 96 * 2.54)).rstrip())
        lines += [rf"\par {latex(each)}" for each in sheet.choices(at)]
        lines += [r"\end{minipage}\bigskip", ""]
    return pages((sheet.lesson.title, lines), (tr("Solutions"), [rf"{latex(line)}\par" for line in sheet.solved]))
