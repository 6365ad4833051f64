"""Games whose starting positions are one line of text, which is also what their records store; and the two errors of
reading a game from a record.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tiling_gui.core.game import Game, Side
from tiling_gui.errors import InputError, input_error


def set_up_error(accepted: str) -> InputError:
    """The error for a set-up that no record of the game has; `accepted` is an example as JSON."""
    return input_error("A set-up is written {accepted}.", accepted=accepted)


def move_error(usual: Any, data: Any) -> InputError:
    """The error for `data` that is no move of the game, in whose records moves look like `usual`."""
    return input_error("A move is written like {usual}, not {move}.", usual=usual, move=str(data)[:60])


def text_game(*, parse: Callable[[str, Side], Any], written: Callable[[Any], str], example: str, **line: Any) -> Game:
    """Make the Game; `written` is the inverse of `parse` for starting positions, `line` the other fields of Game.

    A position's `set_up()` returns its starting position. Moves are numbers, words, or tuples of them, all of the same
    types as the first move of `example`.
    """
    sides: tuple[Side, Side] = line["sides"]

    def to_json(position: Any) -> dict[str, Any]:
        start = position.set_up()
        return {"start": written(start), "first": str(start.to_move)}

    def from_json(setup: Mapping[str, Any]) -> Any:
        text, first = setup.get("start"), setup.get("first")
        if not isinstance(text, str) or first not in sides:
            raise set_up_error(f'{{"start": "{example}", "first": "{sides[0]}"}}')
        return parse(text, Side(first))

    def move_from_json(data: Any) -> Any:
        usual = parse(example, sides[0]).moves()[0]
        move = tuple(data) if isinstance(data, list) else data
        if _form(move) != _form(usual):
            raise move_error(_plain(usual), data)
        return move

    return Game(
        parse=parse,
        to_json=to_json,
        from_json=from_json,
        move_to_json=_plain,
        move_from_json=move_from_json,
        example=example,
        **line,
    )


def _plain(move: Any) -> Any:
    return list(move) if isinstance(move, tuple) else move


def _form(move: Any) -> Any:
    return tuple(map(type, move)) if isinstance(move, tuple) else type(move)
