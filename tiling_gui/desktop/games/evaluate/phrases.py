"""Texts of e-Valuate: whose turn it is, status bar, result. Without Qt."""

from tiling_gui.core.game import Value
from tiling_gui.desktop.session.game_view import Words
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.games.evaluate.domain import DIGITS, domain_text
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.rules import GAME, EvaluateMove, EvaluatePosition
from tiling_gui.games.evaluate.sentences import no_value
from tiling_gui.language import plural, tr
from tiling_gui.records.verdict import sentence


def turn(position: EvaluatePosition) -> Words:
    names = position.expression.variables
    count = len(position.filled)
    filled = plural("{count} of %n variables filled", "{count} of %n variable filled", len(names), count=count)
    if position.is_over:
        value = None if position.free else position.value()
        title = tr("No value") if value is None else tr("Finished")
        return Words(title, "–" if value is None else words.value(value), tr("result"), filled)
    title = GAME.turn(position)
    if position.proposed is not None:
        return Words(title, value_text(position.proposed), tr("proposed"), filled)
    return Words(title, str(count), tr("filled"), filled)


def end_sentence(position: EvaluatePosition, lower: Value | None, upper: Value | None) -> str:
    """The result of a game, given proved bounds on the minimax value of its start."""
    value = None if position.free else position.value()
    if value is None:
        return no_value(position)
    return sentence(value, lower, upper, tr("The result is {result}", result=words.value(value)))


def spoken(position: EvaluatePosition, move: EvaluateMove) -> str:
    """A move for screen readers; `position` is the one before it."""
    after = position.play(move)
    side = position.to_move
    if not isinstance(move, str):
        return tr(
            "{side} proposes {value}, {other} to place it", side=side, value=value_text(move), other=after.to_move
        )
    assert position.proposed is not None
    value = value_text(position.proposed)
    if after.is_over:
        return tr("{side} puts {value} into {name}, the expression is filled", side=side, value=value, name=move)
    return tr(
        "{side} puts {value} into {name}, {other} to propose",
        side=side,
        value=value,
        name=move,
        other=after.to_move,
    )


def invalid_note(position: EvaluatePosition) -> str:
    """Why some values or variables cannot be chosen; "" if all can."""
    if position.is_over:
        return no_value(position) if position.free else ""
    legal = set(position.moves())
    if position.proposed is None:
        out = [value_text(value) for value in position.domain if value not in legal]
    else:
        out = [name for name in position.free if name not in legal]
    if not out:
        return ""
    return tr("With {names} the expression cannot have a value.", names=", ".join(out))


def counted(position: EvaluatePosition) -> str:
    """ "3 variables, digits 0 to 9"."""
    count, domain = len(position.expression.variables), domain_text(position.domain)
    if position.domain == DIGITS:
        return plural("%n variables, digits {domain}", "%n variable, digits {domain}", count, domain=domain)
    return plural("%n variables, values {domain}", "%n variable, values {domain}", count, domain=domain)


def proposal_of(position: EvaluatePosition) -> EvaluatePosition:
    """The position before the current proposal; an equal one if there is no proposal."""
    return EvaluatePosition(position.expression, position.domain, position.first, position.filled, None, position.given)
