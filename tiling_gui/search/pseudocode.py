"""The search methods as pseudocode, and which of its lines each step of a recorded search executes.

A line lists the kinds of steps that execute it: those of `trace.Event`, with "estimate" for a leaf whose game is not
over, the suffix " max" or " min" if the line is for the nodes of one player only, and the prefix "ask " in the
function for null-window searches.
"""

from dataclasses import dataclass, replace

from tiling_gui.language import mark
from tiling_gui.search.conditions import GIVEN, Conditions
from tiling_gui.search.methods import info_of
from tiling_gui.search.trace import Event


@dataclass(frozen=True)
class CodeLine:
    indent: int
    text: str
    """Translated by `tr` when shown."""
    steps: tuple[str, ...] = ()


def pseudocode(method: str, conditions: Conditions | None = None) -> tuple[CodeLine, ...]:
    """The lines of a method under these conditions, None for its defaults.

    `method` is a name with or without parameters, such as "average:2,2".
    """
    info = info_of(method)
    how = info.under(conditions)
    away = [_EACH if how.order != GIVEN else _EACH_ORDERED]
    if not how.table:
        away += _TABLED
    code = _CODE[info.name.removesuffix("-ordered").removesuffix("-table")]
    return tuple(line for line in code if replace(line, steps=()) not in [replace(each, steps=()) for each in away])


def line_of(
    method: str, event: Event, *, upper: bool, over: bool, question: bool, conditions: Conditions | None = None
) -> int:
    """The index of the line of `pseudocode(method, conditions)` that the step `event` executes.

    `upper` means that MAX (FIRST) is to move at its node, `over` that the game is over there, `question` that the node
    was entered with a null window. Raises KeyError for a step that no line executes.
    """
    kind = "estimate" if event.kind == "leaf" and not over else event.kind
    names = [f"{kind} {'max' if upper else 'min'}", kind]
    if question and event.kind != "pass":
        names = [f"ask {name}" for name in names]
    lines = pseudocode(method, conditions)
    for name in names:
        for number, line in enumerate(lines):
            if name in line.steps:
                return number
    raise KeyError(names[-1])


_OVER = CodeLine(1, mark("if the game is over: return its value"), ("leaf",))
_HORIZON = CodeLine(1, mark("if the depth is used up: return the estimate"), ("estimate",))
_TABLE = CodeLine(1, mark("if the table settles it: return its value"), ("table",))
_NOTHING = CodeLine(1, mark("best := nothing yet"))
_EACH = CodeLine(1, mark("for each move:"))
_EACH_ORDERED = CodeLine(1, mark("for each move, the most promising first:"))
_EVERY = (_EACH, _EACH_ORDERED)
"""Exactly one of the two is used."""
_BETTER = CodeLine(2, mark("if v is better for the mover: best := v"), ("bound",))
_BEST_MAX = CodeLine(2, mark("MAX, v > best: best := v, α := max(α, v)"), ("bound max",))
_BEST_MIN = CodeLine(2, mark("MIN, v < best: best := v, β := min(β, v)"), ("bound min",))
_CUT = CodeLine(2, mark("if α ≥ β: skip the other moves"), ("cut",))
_KEEP = CodeLine(1, mark("store best in the table"))
_KEEP_WHOLE = CodeLine(1, mark("if no move was skipped: store best in the table"))
_TABLED = [_TABLE, _KEEP, _KEEP_WHOLE]
"""Omitted without a table."""
_RETURN = CodeLine(1, mark("return best"), ("value",))
_GAP = CodeLine(0, "")
_LOOP = (_OVER, _HORIZON, _TABLE, _NOTHING, *_EVERY)
"""What most methods do before they search a child."""


def _head(text: str) -> CodeLine:
    return CodeLine(0, text, ("enter",))


_ALPHABETA = (
    _head(mark("alphabeta(node, α, β):")),
    *_LOOP,
    CodeLine(2, mark("v := alphabeta(child, α, β)")),
    _BEST_MAX,
    _BEST_MIN,
    _CUT,
    _KEEP,
    _RETURN,
)


_ASK = tuple(
    replace(line, steps=tuple(f"ask {step}" for step in line.steps))
    for line in (
        _GAP,
        _head(mark("ask(node, b):  more than b, or at least b?")),
        *_LOOP,
        CodeLine(2, mark("v := ask(child, b)")),
        CodeLine(2, mark("if v is better for the mover: best := v")),
        CodeLine(2, mark("if v settles it: skip the other moves"), ("cut",)),
        _KEEP,
        _RETURN,
    )
)

_CODE: dict[str, tuple[CodeLine, ...]] = {
    "minimax": (
        _head(mark("minimax(node):")),
        *_LOOP,
        CodeLine(2, mark("v := minimax(child)")),
        _BETTER,
        _KEEP,
        _RETURN,
    ),
    "negamax": (
        _head(mark("negamax(node):  values as the mover sees them")),
        *_LOOP,
        CodeLine(2, mark("v := −negamax(child)")),
        CodeLine(2, mark("if v > best: best := v"), ("bound",)),
        _KEEP,
        _RETURN,
    ),
    "alphabeta": _ALPHABETA,
    "alphabeta-paper": (
        _head(mark("alphabeta(node, best of the parent):")),
        *_LOOP,
        CodeLine(2, mark("v := alphabeta(child, best)")),
        _BETTER,
        CodeLine(2, mark("no gain for the parent: skip the other moves"), ("cut",)),
        _KEEP_WHOLE,
        _RETURN,
    ),
    "negascout": (
        _head(mark("negascout(node, α, β):")),
        *_LOOP,
        CodeLine(2, mark("the first: v := negascout(child, α, β)")),
        CodeLine(2, mark("the others: v := ask(child, α or β)")),
        CodeLine(2, mark("yes, v between α and β, no leaf: again, from v on")),
        _BEST_MAX,
        _BEST_MIN,
        _CUT,
        _KEEP,
        _RETURN,
        *_ASK,
    ),
    "mtdf": (
        CodeLine(0, mark("mtdf(root, first guess):")),
        CodeLine(1, mark("low := −∞, high := ∞, b := first guess")),
        CodeLine(1, mark("while low < high:")),
        CodeLine(2, mark("v := ask(root, b)"), ("pass",)),
        CodeLine(2, mark("yes: low := v;  no: high := v;  b := v")),
        CodeLine(1, mark("return b")),
        *_ASK,
    ),
    "iterative": (
        CodeLine(0, mark("iterative(root):")),
        CodeLine(1, mark("for depth 1, 2, 3, … until nothing is estimated:")),
        CodeLine(2, mark("v := alphabeta(root, −∞, ∞), the last line first"), ("pass",)),
        CodeLine(1, mark("return v")),
        _GAP,
        *_ALPHABETA,
    ),
    "average": (
        _head(mark("average(node):")),
        *_LOOP[:3],
        CodeLine(1, mark("values := average(child) for each move")),
        CodeLine(1, mark("at the root: best := the best of the values")),
        CodeLine(1, mark("MAX moves: best := mean of the M largest"), ("average max",)),
        CodeLine(1, mark("MIN moves: best := mean of the N smallest"), ("average min",)),
        _KEEP,
        _RETURN,
    ),
    "various-depth": (
        _head(mark("various(node):")),
        _TABLE,
        _OVER,
        CodeLine(1, mark("if the depth is used up:")),
        CodeLine(2, mark("if some child differs by more than K: go deeper"), ("extend",)),
        CodeLine(2, mark("else: return the estimate"), ("estimate",)),
        _NOTHING,
        *_EVERY,
        CodeLine(2, mark("v := various(child)")),
        _BETTER,
        _KEEP,
        _RETURN,
    ),
    "selective": (
        _head(mark("selective(node):")),
        _OVER,
        _HORIZON,
        _TABLE,
        CodeLine(1, mark("keep only the WIDTH most promising moves"), ("select",)),
        _NOTHING,
        CodeLine(1, mark("for each of these moves:")),
        CodeLine(2, mark("v := selective(child)")),
        _BETTER,
        _KEEP,
        _RETURN,
    ),
    "lecture": (
        _head(mark("lecture(node, α, β):  values as the mover sees them")),
        _OVER,
        CodeLine(1, mark("if the depth is used up:")),
        CodeLine(2, mark("if some child differs by more than K: go deeper"), ("extend",)),
        CodeLine(2, mark("else: return the estimate"), ("estimate",)),
        CodeLine(1, mark("keep only the WIDTH most promising moves"), ("select",)),
        CodeLine(1, mark("for each of these moves:")),
        CodeLine(2, mark("v := −lecture(child, −β, −α)")),
        CodeLine(2, mark("if M = N = 1 and v > α: α := v"), ("bound",)),
        _CUT,
        CodeLine(1, mark("best := mean of the M (for MIN: N) largest values"), ("average",)),
        _RETURN,
    ),
}
