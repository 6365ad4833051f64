"""A lesson about the postfix form of an expression: how it is made, and how it is evaluated; a question before each."""

from collections.abc import Mapping
from fractions import Fraction

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.notation import to_text, value_text
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.shunting_yard import evaluation, example_values, steps
from tiling_gui.language import tr
from tiling_gui.records.lesson_writing import lesson_text, step_text, typed_step

_FIRST = "(10-x)*y"


def postfix_link(workspace: Workspace, what: str) -> str:
    """The link to a lesson about the expression `what`, that of the game on the board, or an example."""
    at = workspace.session.position
    if what or not isinstance(at, EvaluatePosition):
        return f"text:{postfix_lesson(what or _FIRST)}"
    return f"text:{postfix_lesson(to_text(at.expression.root), at)}"


def postfix_lesson(expression: str, at: EvaluatePosition | None = None) -> str:
    """The text of the lesson, evaluated with the values placed `at` a position and any others. Raises InputError for
    what is no expression.
    """
    found = steps(expression)
    form = found[-1].output
    rule = tr(
        "Operands go to the output. Operators wait on a stack until one of + - * / % is read that binds no "
        "tighter, or a comma, a parenthesis or the end closes their part; ^ is read from the right and lets all wait."
    )
    question = tr("What is the postfix form of {expression}? Leave a space between its parts.", expression=expression)
    told = tr("Postfix form: {form}", form=" ".join(form))
    taken = [typed_step(f"{rule}\n\n{question}", (), " ".join(form), told)]
    for step in found:
        output = tr("Output: {form}", form=" ".join(step.output))
        words = f"{expression}\n\n{step.read or '–'}: {step.done}\n\n{output}"
        taken.append(step_text(words, (f"stack: {' '.join(step.stack)}",), ()))
    return lesson_text(tr("The shunting yard"), [*taken, *_evaluated(form, example_values(expression, at))])


def _evaluated(form: tuple[str, ...], values: Mapping[str, Fraction]) -> list[str]:
    try:
        found = evaluation(form, values)
    except InputError:  # a power that is too large
        return []
    written = ", ".join(f"{name} = {value_text(value)}" for name, value in values.items())
    rule = tr(
        "The postfix form is evaluated from the left with a stack of numbers. A number goes onto it; an operator takes "
        "its operands off, the right one first, and puts its result back."
    )
    shown = f"{' '.join(form)}\n\n{written}" if written else " ".join(form)
    question = tr("Which number is left at the end?")
    lines = [step_text(f"{rule}\n\n{shown}", (), ())]
    if len(found) == len(form) and found[-1].stack:
        lines = [typed_step(f"{rule}\n\n{shown}\n\n{question}", (), found[-1].stack[-1], found[-1].done)]
    for step in found:
        words = f"{shown}\n\n{step.read}: {step.done}"
        lines.append(step_text(words, (f"stack: {' '.join(step.stack)}",), ()))
    return lines
