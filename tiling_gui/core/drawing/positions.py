"""Positions of any game as pictures. A game names its function for this in the catalogue, as `figure`:

    def figure(position, *, size=48, coordinates=True, notes=NOTHING) -> Figure

`size` is the side of a square, or the like, in px; without `coordinates` their margin is left out as well. A game
without such a function is shown as its text diagram.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pkgutil import resolve_name
from typing import Any

from tiling_gui.core.catalogue import GAMES, game_of_position
from tiling_gui.core.drawing import capsules, keys
from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place, places
from tiling_gui.core.drawing.figure import Figure, Group, Text
from tiling_gui.core.drawing.latex import tikz
from tiling_gui.core.drawing.marks import marked
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import M, Move
from tiling_gui.errors import InputError
from tiling_gui.palette import LIGHT, Palette


class Displayable:
    """Base class of positions: shown as text at a prompt, as a picture in a notebook. A subclass is a Position."""

    def __str__(self) -> str:
        position: Any = self
        return str(position.diagram())

    def __repr__(self) -> str:
        position: Any = self
        rows = " / ".join(str(self).splitlines())
        return f"<{type(self).__name__} {rows}; {position.to_move} to move>"

    def _repr_svg_(self) -> str:
        return game_svg(game_of_position(self).key, self)

    def legal(self, move: M) -> M:
        """Return `move`. Raises InputError with the reason given by the position's `why_not` if it is not legal."""
        position: Any = self
        if reason := position.why_not(move):
            raise InputError(reason)
        return move


def game_figure(
    game: str, position: Any, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The picture of a position of any game. Raises InputError for marks that name an unknown place."""
    figure = own_figure(game, position, size=size, coordinates=coordinates, notes=notes)
    if notes.values:
        figure = replace(figure, shapes=(*figure.shapes, *_values(position, size, figure.unit or size, notes)))
    return marked(figure, notes.marks, notes.arrows, figure.unit or size) if notes.marks or notes.arrows else figure


def own_figure(
    game: str, position: Any, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The picture as the game draws it: without marks, and without values, for which it leaves room."""
    drawer = GAMES[game].figure
    if not drawer:
        return _diagram(position)
    figure: Figure = resolve_name(drawer)(position, size=size, coordinates=coordinates, notes=notes)
    return figure


def board_figure(
    game: str, position: Any, *, size: int = 48, notes: Annotations = NOTHING
) -> tuple[Figure, dict[Move, Place]]:
    """The picture as a board to play on, and where each legal move can be clicked in it.

    Moves without a place of their own, such as numbers, are keys below the picture, unless these would be too many.
    """
    figure = game_figure(game, position, size=size, notes=replace(notes, keys=True))
    where = places(position, size)
    others = [move for move in position.moves() if move not in where]
    where = {move: place for move, place in where.items() if place.at}
    return keys.below(figure, where, position, others) if 0 < len(others) <= keys.MOST else (figure, where)


def _values(position: Any, size: int, unit: float, notes: Annotations) -> Iterator[Group]:
    """The values of moves at their places, which are as large as squares of `unit` px unless they say another side."""
    where = places(position, size)
    for move, label in notes.values.items():
        if (place := where.get(move)) is None:
            continue
        ground = "window" if place.value else ""
        for at in place.value or place.at:
            yield capsules.value(label, at, place.side or unit, upright=place.upright, ground=ground)


def game_svg(game: str, position: Any, *, palette: Palette = LIGHT, **asked: Any) -> str:
    """The picture as an SVG document; `asked` are keyword arguments of `game_figure`."""
    return svg(game_figure(game, position, **asked), palette)


def game_tikz(game: str, position: Any, *, palette: Palette = LIGHT, width_cm: float = 12.0, **asked: Any) -> str:
    """The picture as a tikzpicture environment, at most `width_cm` wide and high."""
    return tikz(game_figure(game, position, **asked), palette, width_cm=width_cm)


def _diagram(position: Any) -> Figure:
    rows = str(position.diagram()).split("\n")
    lines = (Text(20, 28 + 20 * i, row, size=16, anchor="start", face="mono") for i, row in enumerate(rows))
    return Figure(tuple(lines), (0.0, 0.0, 10 * max(map(len, rows)) + 40, 20 * len(rows) + 40), ground="panel")


_SMALL = 24
"""Side of a square, or the like, in px, before the picture is scaled to fit another."""


@dataclass(frozen=True)
class SmallPosition:
    """A position drawn inside other pictures: on the background of a field, without coordinates."""

    game: str
    position: Any

    def figure(self) -> Figure:
        return _small(self.game, self.position)


@lru_cache(4000)
def _small(game: str, position: Any) -> Figure:
    return replace(game_figure(game, position, size=_SMALL, coordinates=False), ground="field")
