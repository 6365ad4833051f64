"""A lesson about the postfix form of an expression: the question, then the steps of the shunting yard algorithm."""

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.evaluate.notation import to_text
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.shunting_yard import steps
from tiling_gui.language import tr
from tiling_gui.records.lesson_writing import lesson_text, step_text, typed_step

_FIRST = "(10-x)*y"


def postfix_link(workspace: Workspace, what: str) -> str:
    """The link to a lesson about the expression `what`, that of the game on the board, or an example."""
    start = workspace.session.start
    written = to_text(start.expression.root) if isinstance(start, EvaluatePosition) else _FIRST
    return f"text:{postfix_lesson(what or written)}"


def postfix_lesson(expression: str) -> str:
    """The text of the lesson. Raises InputError for what is no expression."""
    found = steps(expression)
    form = " ".join(found[-1].output)
    rule = tr(
        "Operands go to the output. Operators wait on a stack until one of + - * / % is read that binds no "
        "tighter, or a comma, a parenthesis or the end closes their part."
    )
    question = tr("What is the postfix form of {expression}? Leave a space between its parts.", expression=expression)
    told = tr("Postfix form: {form}", form=form)
    taken = []
    for step in found:
        stack, output = (
            tr("Stack: {stack}", stack=" ".join(step.stack)),
            tr("Output: {form}", form=" ".join(step.output)),
        )
        taken.append(step_text(f"{expression}\n\n{step.read or '–'}: {step.done}\n\n{stack}\n\n{output}", (), ()))
    return lesson_text(tr("The shunting yard"), [typed_step(f"{rule}\n\n{question}", (), form, told), *taken])
