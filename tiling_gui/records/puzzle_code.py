"""A position as a short code, to be sent in a message: "tg1-" and letters, digits, "-" and "_".

Inside is compressed JSON: the game's key, its starting position, and the moves that lead from there.
"""

import base64
import json
import re
import zlib
from collections.abc import Sequence
from typing import Any

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Move, reached
from tiling_gui.errors import input_error

_PREFIX = "tg1-"
_LONGEST = 20_000
_LARGEST = 1_000_000
"""Bytes a code may hold when it is unpacked."""


def to_code(key: str, start: Any, moves: Sequence[Move]) -> str:
    """The code of the position after `moves` from `start` in the game `key`."""
    kind = game(key)
    data = [key, kind.to_json(start), [kind.move_to_json(move) for move in moves]]
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return _PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_code(code: str) -> tuple[str, Any, tuple[Move, ...]]:
    """(key of the game, start, moves) of a code. Raises InputError with one sentence for anything else."""
    text = code.strip()
    if not text.startswith(_PREFIX) or len(text) > _LONGEST or not re.fullmatch(r"[\w-]+", text, re.ASCII):
        raise input_error("{code!r} is no code of a position: one begins with tg1-.", code=code[:60])
    key, setup, moves = _unpacked(text.removeprefix(_PREFIX))
    kind = game(key)
    start, played = kind.from_json(setup), tuple(map(kind.move_from_json, moves))
    reached(start, played)  # before it is believed: all of it can be played
    return key, start, played


def _unpacked(body: str) -> tuple[str, dict[str, Any], list[Any]]:
    damaged = input_error("The code is cut off or damaged: copy it whole.")
    unpacking = zlib.decompressobj()
    try:
        packed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        data = json.loads(unpacking.decompress(packed, _LARGEST))
    except (ValueError, zlib.error, RecursionError) as error:
        raise damaged from error
    if not (unpacking.eof and isinstance(data, list) and list(map(type, data)) == [str, dict, list]):
        raise damaged
    return data[0], data[1], data[2]
