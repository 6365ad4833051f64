"""What a kept record says that is refused by the rules of today: its moves and its start, to be looked at as text."""

from typing import Any

from tiling_gui.core import json_text
from tiling_gui.core.exact_text import clean
from tiling_gui.language import tr


def moves_text(text: str) -> str:
    """The moves of the main line of a JSON record, as they are written in it. Raises InputError for what is no JSON."""
    rows = _record(text).get("moves")
    if not isinstance(rows, list):
        return ""
    next_of: dict[int, int] = {}
    for number, row in enumerate(rows, 1):
        if isinstance(row, dict) and type(row.get("after")) is int and row["after"] < number:
            next_of.setdefault(row["after"], number)
    line, number = [], 0
    while number in next_of:
        number = next_of[number]
        line.append(f"{number}. {_shown(rows[number - 1].get('move'))}")
    return "  ".join(line)


def setup_text(text: str) -> str:
    """What a JSON record starts from, as it is written in it. Raises InputError for what is no JSON."""
    setup = _record(text).get("setup")
    rows = setup.items() if isinstance(setup, dict) else ()
    return "\n".join(f"{clean(key)}: {_shown(value)}" for key, value in rows if value)


def _record(text: str) -> dict[str, Any]:
    found = json_text.loads(text, tr("The record"))
    return found if isinstance(found, dict) else {}


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_shown, value))
    return clean(str(value))
