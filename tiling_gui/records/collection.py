"""Several records in one file: as text one after the other, each starting at [Record ...]; as JSON a list."""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr
from tiling_gui.records import export, json_form, own_files, text
from tiling_gui.records.record import GameRecord
from tiling_gui.records.wrapping import unwrapped

FORMATS = ("tiling", "txt", "json")
"""File suffixes of formats that can hold several games."""

_BEGINS = re.compile(r"^\[Record\s", re.MULTILINE)


def write(records: Iterable[GameRecord], form: str) -> str:
    """The records in one of `FORMATS`; a single record is written as it is without a collection."""
    listed = list(records)
    if form != "json":
        return "\n".join(text.write(record) for record in listed)
    if len(listed) == 1:
        return json_form.write(listed[0])
    return "[\n" + ",\n".join(json_form.write(record).rstrip() for record in listed) + "\n]\n"


def save(records: Sequence[GameRecord], path: str | Path) -> str:
    """Write games to one file atomically, in the format given by its suffix. Return the format.

    One game may have any format of `export.save`, several only those of `FORMATS`. Raises InputError and StoreError.
    """
    if len(records) == 1:
        return export.save(records[0], path)
    form = export.format_of(path)
    if form not in FORMATS or not records:
        raise input_error(
            "Several games are written to one file as .{forms}, or to a folder.", forms=", .".join(FORMATS)
        )
    atomic.write_text(path, write(records, form))
    return form


def read(content: str) -> list[GameRecord]:
    """All records in a text or JSON document, at least one. Raises InputError naming the first that is unreadable."""
    plain = unwrapped(content).lstrip()
    own_files.refuse(plain)
    if plain.startswith("["):
        try:
            data = json.loads(plain)
        except (ValueError, RecursionError):
            data = None
        if isinstance(data, list) and data:
            return _each(json_form.from_json, data)
    starts = [found.start() for found in _BEGINS.finditer(plain)]
    if plain.startswith("{") or len(starts) < 2 or starts[0] > 0:
        return [export.read(plain)]
    parts = [plain[a:b] for a, b in zip(starts, [*starts[1:], None], strict=True)]
    return _each(text.read, parts)


def _each(read_one: Callable[[Any], GameRecord], parts: Sequence[Any]) -> list[GameRecord]:
    found = []
    for number, part in enumerate(parts, 1):
        try:
            found.append(read_one(part))
        except InputError as error:
            if len(parts) == 1:
                raise
            sentence = tr("Game {number} of {many}: {error}", number=number, many=len(parts), error=error)
            raise InputError(sentence) from error
    return found
