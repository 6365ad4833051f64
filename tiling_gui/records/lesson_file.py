"""A lesson as a text that a teacher writes: Markdown with steps, positions, trees and questions (docs/formats.md).

The text is checked while it is parsed, and errors name their line. Nothing is drawn here.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tiling_gui.core.game import Side
from tiling_gui.errors import input_error
from tiling_gui.language import tr
from tiling_gui.paths import resource
from tiling_gui.records.lesson_figures import (
    KINDS,
    SHOWN,
    BoardText,
    FigureText,
    NimSumText,
    SearchText,
    Settings,
    fail,
    read_figure,
    whole_number,
)
from tiling_gui.search.compare import read_subject
from tiling_gui.search.conditions import Sampling
from tiling_gui.search.methods import check_method

FORMAT = "tiling-gui lesson 1"
"""The value of `format:` in the head of the file."""
LESSON, WATCH = "lesson:", "watch:"
"""Prefixes of links to a lesson, lesson:alpha-beta#3, and to a search, watch:mtdf;tree:[[3, 5], [2, 9]]."""
KEYS = (
    "tiling",
    "evaluate",
    "sharing",
    "ellie-2x3",
    "heaps",
    "matching",
    "nim-sum",
    "two-rows",
    "octal",
    "backward-induction",
    "alpha-beta",
    "negascout",
    "mtdf",
)
"""Keys of the shipped lessons: progress is stored under them, and the files in resources/lessons have these names."""
_ENGLISH = "en"
_NAMES = (*SHOWN, "ask", "points")
_HEAD = ("format", "key", "group", "answers")
VALUE, WINNER, LEAVES, TEXT = "value", "winner", "leaves", "text"
"""What an assignment can ask for: the exact value, the winner, the number of leaves a search visits, words."""
_MOST_POINTS = 100


@dataclass(frozen=True)
class Answer:
    """One answer of a choice."""

    text: str
    right: bool
    why: str
    """Shown when it is chosen: why it is right, or what is wrong with it."""


@dataclass(frozen=True)
class StepText:
    """The text, figure and question of one step."""

    words: str
    figure: FigureText | None
    """None if the step shows nothing."""
    answers: tuple[Answer, ...] = ()
    """A single answer is typed, several are chosen from."""
    finds: bool = False
    """Whether the question is to find a move on the board that keeps the value."""
    solved: FigureText | None = None
    """Shown instead of the figure once the question is answered."""
    line: int = 0
    """The line of the file on which it begins."""
    ask: str = ""
    """VALUE, WINNER, LEAVES or TEXT; "" for other questions."""
    points: int = 0
    """Points for a right answer, in assignments; 0 if nothing is asked."""

    @property
    def asks(self) -> bool:
        """Whether the step has a question."""
        return bool(self.answers or self.finds or self.ask)

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be chosen as the answer; () if it is a move or typed."""
        if self.ask == WINNER and isinstance(self.figure, BoardText):
            return tuple(map(str, self.figure.subject.game.sides))
        return tuple(answer.text for answer in self.answers) if self.answers[1:] else ()

    @property
    def is_typed(self) -> bool:
        """Whether the answer is a number or words."""
        return self.asks and not self.finds and not self.choices

    @property
    def turn(self) -> str:
        """Whose turn it is on the board shown; "" without one or if the game is over."""
        if not isinstance(self.figure, BoardText) or self.figure.position.is_over:
            return ""
        return self.figure.subject.game.turn(self.figure.position)


@dataclass(frozen=True)
class LessonText:
    title: str
    key: str
    """The key of its progress and of links to it; "" if the file has none."""
    group: str
    """The heading under which it is listed."""
    steps: tuple[StepText, ...] = ()
    hidden: bool = False
    """Whether it is an assignment: answers are stored and marked later, and the program does not judge them."""


def is_link(text: str) -> bool:
    return text.startswith((LESSON, WATCH))


def check_link(link: str) -> None:
    """Raise InputError for a link to nothing."""
    if link.startswith(WATCH):
        searched, _, how = link.removeprefix(WATCH).partition("?")
        name, _, position = searched.partition(";")
        Sampling.parse(how)
        check_method(name)
        read_subject(position)
        return
    key, _, step = link.removeprefix(LESSON).partition("#")
    if key not in KEYS or (step and not step.isdecimal()):
        raise input_error(
            "A lesson is linked as lesson:KEY or lesson:KEY#STEP, KEY one of {keys}; not {link}.",
            keys=", ".join(KEYS),
            link=link,
        )
    if step:
        count = len(read(shipped(key)).steps)
        if not whole_number(step, count):
            raise input_error("The lesson {key} has {count} steps, not {step}.", key=key, count=count, step=step)


def is_lesson(text: str) -> bool:
    """Whether a text has the `format:` line of a lesson."""
    return _said(rf"format\s*:\s*{FORMAT}", text[:2_000])


def _said(line: str, text: str) -> bool:
    return any(re.fullmatch(line, each.strip(), re.IGNORECASE) for each in text.lstrip("\ufeff").splitlines())


@dataclass
class _Raw(Settings):
    """A step being parsed."""

    words: list[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)


def shipped(key: str, language: str = _ENGLISH) -> str:
    """The text of a lesson in KEYS, in English if it is not translated."""
    try:
        file = resource(f"lessons/{language}/{key}.md")
    except FileNotFoundError:
        file = resource(f"lessons/{_ENGLISH}/{key}.md")
    return file.read_text(encoding="utf-8")


def head(text: str) -> LessonText:
    """A lesson without its steps, for the list of lessons. Raises InputError as `read` does."""
    return _whole(text.partition("\n## ")[0])[0]


def read(text: str) -> LessonText:
    """Parse a lesson. Raises InputError naming and quoting the first faulty line."""
    lesson, raws = _whole(text)
    if not raws:
        raise input_error("This is not a lesson: {what} is missing.", what=tr("a step, ## ..."))
    return replace(lesson, steps=tuple(_step(raw, lesson.hidden) for raw in raws))


def _whole(text: str) -> tuple[LessonText, list[_Raw]]:
    """The head of a lesson, and its steps before they are checked."""
    lines = text.lstrip("\ufeff").splitlines()
    title, head, raws = "", dict[str, str](), list[_Raw]()
    for number, line in enumerate(lines, 1):
        stripped = line.strip(" \t")
        name, colon, value = _setting(stripped)
        if stripped.startswith("## "):
            raws.append(_Raw(number, lines))
        elif stripped.startswith("# ") and not raws:
            title = stripped[2:].strip()
        elif not raws:
            if stripped and not (colon and name in _HEAD):
                fail(
                    number,
                    line,
                    tr("before the first step there can only be the title and {names}", names=", ".join(_HEAD)),
                )
            if name == "answers" and value.lower() != "hidden":
                fail(number, line, tr("answers: can only be hidden, which turns a lesson into an assignment"))
            head[name] = value
        else:
            _into(raws[-1], number, line)
    for what, found in ((tr("a title, # ..."), title), ("format: " + FORMAT, head.get("format", "").lower() == FORMAT)):
        if not found:
            raise input_error("This is not a lesson: {what} is missing.", what=what)
    return LessonText(title, head.get("key", ""), head.get("group", ""), hidden="answers" in head), raws


def _setting(line: str) -> tuple[str, str, str]:
    """(name in small letters, colon, value) of a line such as "board: domino:2x3"."""
    name, colon, value = line.partition(":")
    return name.strip().lower(), colon, value.strip()


LIST_MARK = r"(?:[-*+•]|\d{1,2}[.)])"
"""The marks of a list in Markdown, before [x] or [ ] in an answer."""
INDENT = re.compile(r" {2}| ?\t")
"""How a line begins that explains the answer above it."""


def _into(raw: _Raw, number: int, line: str) -> None:
    stripped = line.strip(" \t")
    name, colon, value = _setting(stripped)
    mark = re.match(rf"{LIST_MARK} \[([ xX])\] +(.+)", stripped)
    # A paragraph may begin with "First:"; the figures alone, and what follows them, can have capitals.
    is_setting = colon and name in _NAMES and (name in KINDS or raw.named or stripped.startswith(name))
    if mark:
        raw.words.append("")  # ends the paragraph before it
        raw.answers.append(Answer(mark[2], mark[1] != " ", ""))
    elif stripped and raw.words and raw.words[-1] and not raw.named:
        raw.words.append(stripped)  # the paragraph continues, even if the line looks like a setting
    elif stripped.startswith("- [") or re.match(rf"{LIST_MARK} ?\[[ xX]", stripped):
        fail(number, line, tr("an answer is written - [x] right, or - [ ] wrong"))
    elif INDENT.match(line) and stripped and raw.answers:
        last = raw.answers[-1]
        raw.answers[-1] = replace(last, why=f"{last.why} {stripped}".strip(" "))
    elif is_setting:
        if name in raw.named:
            fail(number, line, tr("this step has a {name} already", name=name))
        raw.named[name] = number, value
    elif stripped and (raw.named or raw.answers):
        fail(number, line, tr("after the text there can only be {names}, and answers", names=", ".join(_NAMES)))
    elif stripped:
        raw.words.append(stripped)
    elif raw.words and raw.words[-1]:
        raw.words.append("")


def _step(raw: _Raw, hidden: bool) -> StepText:
    words = "\n".join(" ".join(part) for part in _paragraphs(raw.words))
    if not words:
        raw.fail(tr("a step needs some text"))
    figure, solved = read_figure(raw)
    finds = "find" in raw.named
    asks_a_move = isinstance(figure, BoardText) and not figure.position.is_over
    if finds and (raw.value("find") != "best" or not asks_a_move):
        raw.fail(tr("find: best needs a board to move on"), "find")
    unmarked = not (hidden or any(answer.right for answer in raw.answers))  # a student's copy marks none as right
    alone = hidden and len(raw.answers) < 2  # the student's copy would have the answer
    if raw.answers and (finds or alone or unmarked):
        raw.fail(tr("a question needs two or more answers, one of them right, or find: best"))
    ask, points = _read_ask(raw, figure, hidden)
    return StepText(words, figure, tuple(raw.answers), finds, solved, raw.line, ask, points)


def _read_ask(raw: _Raw, figure: FigureText | None, hidden: bool) -> tuple[str, int]:
    """The `ask` of a question, and its points in an assignment."""
    for name in ("ask", "points"):  # nobody but a person can judge words
        if not hidden and name in raw.named and (name == "points" or raw.value(name) == TEXT):
            raw.fail(tr("this needs answers: hidden in the header"), name)
    accepted = [TEXT] if hidden else []
    if isinstance(figure, BoardText):
        accepted.append(VALUE if Side.MAX in figure.subject.game.sides else WINNER)
    elif isinstance(figure, SearchText):
        accepted += [VALUE, LEAVES]
    elif isinstance(figure, NimSumText):
        accepted.append(VALUE)
    ask, others = raw.value("ask"), bool(raw.answers or "find" in raw.named)
    if "ask" in raw.named and ask not in accepted:
        raw.fail(tr("a question here can ask for {names}", names=", ".join(accepted)), "ask")
    if "ask" in raw.named and others:
        raw.fail(tr("a step can ask only one question"), "ask")
    asks = others or "ask" in raw.named
    points = whole_number(raw.value("points", "1"), _MOST_POINTS)
    if "points" in raw.named and (points is None or not asks):
        raw.fail(tr("points of a question are a whole number from 0 to {most}", most=_MOST_POINTS), "points")
    return ask, (points or 0) if asks and hidden else 0


def _paragraphs(words: list[str]) -> Iterator[list[str]]:
    part: list[str] = []
    for word in [*words, ""]:
        if word:
            part.append(word)
        elif part:
            yield part
            part = []
