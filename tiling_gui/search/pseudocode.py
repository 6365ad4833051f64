"""The search methods as pseudocode, and which of its lines each step of a recorded search executes.

A line lists the kinds of steps that execute it: those of `trace.Event`, with "estimate" for a leaf whose game is not
over, the suffix " max" or " min" if the line is for the nodes of one player only, and the prefix "ask " in the
function for null-window searches.
"""

from dataclasses import dataclass, replace

from tiling_gui.search.conditions import GIVEN, Conditions
from tiling_gui.search.methods import info_of
from tiling_gui.search.trace import Event


@dataclass(frozen=True)
class CodeLine:
    indent: int
    text: str
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


_OVER = CodeLine(1, "if over(node): return value(node)", ("leaf",))
_HORIZON = CodeLine(1, "if depth = 0: return estimate(node)", ("estimate",))
_TABLE = CodeLine(1, "if table settles node: return table[node]", ("table",))
_NOTHING = CodeLine(1, "best := none")
_EACH = CodeLine(1, "for child in moves(node):")
_EACH_ORDERED = CodeLine(1, "for child in moves(node), best estimate first:")
_EVERY = (_EACH, _EACH_ORDERED)
"""Exactly one of the two is used."""
_BETTER = CodeLine(2, "if v better for the mover: best := v", ("bound",))
_BEST_MAX = CodeLine(2, "if MAX moves, v > best: best := v, α := max(α, v)", ("bound max",))
_BEST_MIN = CodeLine(2, "if MIN moves, v < best: best := v, β := min(β, v)", ("bound min",))
_CUT = CodeLine(2, "if α ≥ β: break", ("cut",))
_KEEP = CodeLine(1, "table[node] := best")
_KEEP_WHOLE = CodeLine(1, "if no break: table[node] := best")
_TABLED = [_TABLE, _KEEP, _KEEP_WHOLE]
"""Omitted without a table."""
_RETURN = CodeLine(1, "return best", ("value",))
_GAP = CodeLine(0, "")
_LOOP = (_OVER, _HORIZON, _TABLE, _NOTHING, *_EVERY)
"""What most methods do before they search a child."""


def _head(text: str) -> CodeLine:
    return CodeLine(0, text, ("enter",))


_ALPHABETA = (
    _head("alphabeta(node, α, β):"),
    *_LOOP,
    CodeLine(2, "v := alphabeta(child, α, β)"),
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
        _head("ask(node, b):  # more than b, or at least b?"),
        *_LOOP,
        CodeLine(2, "v := ask(child, b)"),
        CodeLine(2, "if v better for the mover: best := v"),
        CodeLine(2, "if v settles it: break", ("cut",)),
        _KEEP,
        _RETURN,
    )
)

_CODE: dict[str, tuple[CodeLine, ...]] = {
    "minimax": (
        _head("minimax(node):"),
        *_LOOP,
        CodeLine(2, "v := minimax(child)"),
        _BETTER,
        _KEEP,
        _RETURN,
    ),
    "negamax": (
        _head("negamax(node):  # values as the mover sees them"),
        *_LOOP,
        CodeLine(2, "v := −negamax(child)"),
        CodeLine(2, "if v > best: best := v", ("bound",)),
        _KEEP,
        _RETURN,
    ),
    "alphabeta": _ALPHABETA,
    "alphabeta-paper": (
        _head("alphabeta(node, bound):  # best of the parent"),
        *_LOOP,
        CodeLine(2, "v := alphabeta(child, best)"),
        _BETTER,
        CodeLine(2, "if v is no gain on bound: break", ("cut",)),
        _KEEP_WHOLE,
        _RETURN,
    ),
    "negascout": (
        _head("negascout(node, α, β):"),
        *_LOOP,
        CodeLine(2, "first child: v := negascout(child, α, β)"),
        CodeLine(2, "others: v := ask(child, α or β)"),
        CodeLine(2, "if yes, α < v < β, no leaf: again from v"),
        _BEST_MAX,
        _BEST_MIN,
        _CUT,
        _KEEP,
        _RETURN,
        *_ASK,
    ),
    "mtdf": (
        CodeLine(0, "mtdf(root, guess):"),
        CodeLine(1, "low := −∞, high := ∞, b := guess"),
        CodeLine(1, "while low < high:"),
        CodeLine(2, "v := ask(root, b)", ("pass",)),
        CodeLine(2, "if yes: low := v  else: high := v;  b := v"),
        CodeLine(1, "return b"),
        *_ASK,
    ),
    "iterative": (
        CodeLine(0, "iterative(root):"),
        CodeLine(1, "for depth in 1, 2, 3, … until no estimate:"),
        CodeLine(2, "v := alphabeta(root, −∞, ∞)  # last line first", ("pass",)),
        CodeLine(1, "return v"),
        _GAP,
        *_ALPHABETA,
    ),
    "average": (
        _head("average(node):"),
        *_LOOP[:3],
        CodeLine(1, "values := [average(child) for child in moves(node)]"),
        CodeLine(1, "if root: best := best of values"),
        CodeLine(1, "if MAX moves: best := mean(M largest)", ("average max",)),
        CodeLine(1, "if MIN moves: best := mean(N smallest)", ("average min",)),
        _KEEP,
        _RETURN,
    ),
    "various-depth": (
        _head("various(node):"),
        _TABLE,
        _OVER,
        CodeLine(1, "if depth = 0:"),
        CodeLine(2, "if any |estimate(child) − estimate(node)| > K: go deeper", ("extend",)),
        CodeLine(2, "else: return estimate(node)", ("estimate",)),
        _NOTHING,
        *_EVERY,
        CodeLine(2, "v := various(child)"),
        _BETTER,
        _KEEP,
        _RETURN,
    ),
    "selective": (
        _head("selective(node):"),
        _OVER,
        _HORIZON,
        _TABLE,
        CodeLine(1, "these := WIDTH moves with the best estimates", ("select",)),
        _NOTHING,
        CodeLine(1, "for child in these:"),
        CodeLine(2, "v := selective(child)"),
        _BETTER,
        _KEEP,
        _RETURN,
    ),
    "lecture": (
        _head("lecture(node, α, β):  # values as the mover sees them"),
        _OVER,
        CodeLine(1, "if depth = 0:"),
        CodeLine(2, "if any |estimate(child) − estimate(node)| > K: go deeper", ("extend",)),
        CodeLine(2, "else: return estimate(node)", ("estimate",)),
        CodeLine(1, "these := WIDTH moves with the best estimates", ("select",)),
        CodeLine(1, "for child in these:"),
        CodeLine(2, "v := −lecture(child, −β, −α)"),
        CodeLine(2, "if M = N = 1 and v > α: α := v", ("bound",)),
        _CUT,
        CodeLine(1, "best := mean(M largest)  # MIN: N largest", ("average",)),
        _RETURN,
    ),
}
