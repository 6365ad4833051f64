"""What several verbs answer alike."""

from collections.abc import Sequence
from typing import Any

from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Value, plain_move, written_line
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.search.grundy import MOMENT, RemotenessSolver


def remoteness(position: Any, stop: StopToken) -> int | None:
    """How long a game for the last move lasts, if that is found in a moment."""
    return RemotenessSolver().remoteness(position, Run(Limit(seconds=MOMENT), stop=stop))


def remoteness_words(found: int | None) -> str:
    """The same as a sentence to be added; "" if it was not found."""
    return f" Remoteness {found}." if found else ""


def value_json(value: Value | None) -> int | str | None:
    """A value as JSON has it: a whole number, or a fraction as text."""
    return value_to_json(value.numerator if value is not None and value.denominator == 1 else value)


def moves_text(position: Any, line: Sequence[Any]) -> list[str]:
    """The moves of a line as people write them, in ASCII: "a1-b1"."""
    return [plain_move(each) for each in written_line(position, line)]
