"""e-Valuate in the window's words: the turn, the status line, the end of a game. No Qt."""

from tiling_gui.desktop.views.base import Words
from tiling_gui.desktop.widgets import format as words
from tiling_gui.records.verdict import Verdict, verdict_within
from tiling_gui.rules.evaluate import EvaluateMove, EvaluatePosition, domain_text
from tiling_gui.rules.expression_text import value_text
from tiling_gui.rules.game import Value
from tiling_gui.search.expression import Fairness, tree_size

NO_VALUE = "This expression has no value: every line of play divides by zero."


def turn(position: EvaluatePosition) -> Words:
    """The position in the words of the right panel."""
    names = position.expression.variables
    filled = f"{len(position.filled)} of {words.plural(len(names), 'variable')} filled"
    if position.is_over:
        value = None if position.free else position.value()
        title = "No value" if value is None else "Finished"
        return Words(title, "–" if value is None else words.value(value), "result", filled)
    if position.proposed is not None:
        return Words(f"{position.to_move} to place", value_text(position.proposed), "proposed", filled)
    return Words(f"{position.to_move} to propose", str(len(position.filled)), "filled", filled)


def end_sentence(position: EvaluatePosition, lower: Value | None, upper: Value | None) -> str:
    """The end of a game, judged by what is proved of the minimax value of its start."""
    value = None if position.free else position.value()
    if value is None:
        return NO_VALUE
    known = verdict_within(value, lower, upper)
    result = words.value(value)
    if lower is None or upper is None:
        return f"The result is {result}. The minimax value is not known yet."
    if lower == upper:
        if known is Verdict.DRAW:
            return f"The result is {result}, the minimax value: a draw."
        return f"The result is {result}, the minimax value is {words.value(lower)}: {known} wins."
    about = f"{words.value(lower)} to {words.value(upper)}"
    if known:
        return f"The result is {result}. The minimax value is {about}: {known} wins in any case."
    return f"The result is {result}. The minimax value is not known yet: it is {about}."


def spoken(position: EvaluatePosition, move: EvaluateMove) -> str:
    """A move for a screen reader, told of the position before it."""
    after = position.play(move)
    if not isinstance(move, str):
        return f"{position.to_move} proposes {value_text(move)}, {after.to_move} to place it"
    assert position.proposed is not None
    turn = "the expression is filled" if after.is_over else f"{after.to_move} to propose"
    return f"{position.to_move} puts {value_text(position.proposed)} into {move}, {turn}"


def chances(found: Fairness | None) -> str:
    """The chances at random play."""
    if found is None:
        return NO_VALUE
    parts = [
        f"{name} {value_text(share)} ({float(share) * 100:.1f} %)"
        for name, share in (("MAX wins", found.win), ("draw", found.draw), ("MIN wins", found.loss))
    ]
    fair = "fair" if found.fair else "not fair"
    return f"At random play: {', '.join(parts)}: {fair}."


def tree_line(position: EvaluatePosition) -> str:
    """How many nodes the game tree has from a position before a proposal."""
    free = len(position.free)
    size = tree_size(free, len(position.domain))
    about = f" ({words.count(size)})" if size >= 10_000 else ""
    return f"The game tree from here has T({free}) = {size:,} nodes{about}.".replace(",", " ")


def invalid_note(position: EvaluatePosition) -> str:
    """Why some values or variables cannot be chosen; "" where all can."""
    if position.is_over:
        return NO_VALUE if position.free else ""
    legal = set(position.moves())
    if position.proposed is None:
        out = [value_text(value) for value in position.domain if value not in legal]
    else:
        out = [name for name in position.free if name not in legal]
    if not out:
        return ""
    listed = out[0] if len(out) == 1 else f"{', '.join(out[:-1])} and {out[-1]}"
    verb = "has no value" if len(out) == 1 else "have no value"
    return f"{listed} {verb}: every line of play then divides by zero."


def counted(position: EvaluatePosition) -> str:
    """ "3 variables, digits 0 to 9"."""
    kind = "digits" if domain_text(position.domain) == "0 to 9" else "values"
    return f"{words.plural(len(position.expression.variables), 'variable')}, {kind} {domain_text(position.domain)}"


def proposal_of(position: EvaluatePosition) -> EvaluatePosition:
    """The position in which the value that waits to be put was proposed."""
    return EvaluatePosition(position.expression, position.domain, position.first, position.filled, None, position.given)
