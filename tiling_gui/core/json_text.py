"""Reading JSON from untrusted text."""

import json
import math
from typing import Any, NoReturn

from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr


def loads(text: str, what: str) -> Any:
    """The JSON value in `text`. Raises InputError that names `what` and the place of the fault."""
    try:
        return json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        cut = error.pos >= len(text.rstrip())
        sentence = (
            tr("{what} ends abruptly (line {line}, column {column}).", what=what, line=error.lineno, column=error.colno)
            if cut
            else tr(
                "{what} is not JSON: {fault} (line {line}, column {column}).",
                what=what,
                fault=error.msg,
                line=error.lineno,
                column=error.colno,
            )
        )
        raise InputError(sentence) from error
    except RecursionError as error:
        raise input_error("{what} is nested too deeply.", what=what) from error
    except ValueError as error:
        raise input_error("{what} contains a number that cannot be read: {error}.", what=what, error=error) from error


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number of JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text[:20]} is too large")
    return number
