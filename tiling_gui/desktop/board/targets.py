"""Which move is meant by a point of the picture. Without Qt."""

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import hypot

from tiling_gui.core.drawing.annotations import Place
from tiling_gui.core.drawing.figure import Point
from tiling_gui.core.game import Move
from tiling_gui.core.graphs.geometry import contains, distance_to_segment

_BESIDE = 9.0
"""Greatest distance, in px, of a click from the line of its move."""
_FINGER = 40.0
"""Least width and height, in px, of the area of a move."""


class Targets:
    """The places of the legal moves in a picture with squares, or the like, of `unit` px; points are px of the picture.

    A point in a part (a square, a vertex) means the move on it whose value is shown nearest; a move without parts is
    meant by points around its place, one with a line also by points beside it, one with a polygon by points inside, one
    with parts and an area also by points around its place that are in no part.
    """

    def __init__(self, where: Mapping[Move, Place], unit: float) -> None:
        self.where, self._unit = where, unit
        self._on: dict[Point, list[Move]] = {}
        self._across: dict[frozenset[Point], list[Move]] = {}
        for move, place in where.items():
            for part in place.parts:
                self._on.setdefault(part, []).append(move)
            for ends in place.spans:
                self._across.setdefault(frozenset(ends), []).append(move)
        self._parts = {*self._on, *(end for ends in self._across for end in ends)}
        self._single = [(move, place) for move, place in where.items() if place.line or not place.parts]
        self._around = [(move, place) for move, place in where.items() if place.parts and place.area[0]]

    def part_at(self, point: Point) -> Point | None:
        """The part of a legal move at a point; None if there is none."""
        x, y = point
        half = self._unit / 2
        inside = (part for part in self._parts if abs(part[0] - x) <= half and abs(part[1] - y) <= half)
        return min(inside, key=lambda part: hypot(part[0] - x, part[1] - y), default=None)

    def on(self, part: Point) -> list[Move]:
        """The legal moves with this part."""
        return self._on.get(part, [])

    def move_at(self, point: Point, begun: Point | None = None) -> Move | None:
        """The move meant by a point, or by dragging to it from the part `begun`; None if there is none."""
        here = self.part_at(point)
        if begun is not None and here != begun:
            if here is None:
                return None
            across = self._across.get(frozenset((begun, here)), [])
            return self._nearest(point, across or [move for move in self.on(begun) if move in self.on(here)])
        marked = [move for move, place in self._single if self._is_in_area(point, place)]
        if marked:
            return self._nearest(point, marked)
        if here in self._on:
            return self._nearest(point, self.on(here))
        if around := [move for move, place in self._around if self._is_in_area(point, place)]:
            return self._nearest(point, around)
        beside = [(self._from_line(point, place), k) for k, (_, place) in enumerate(self._single) if place.line]
        away, k = min(beside, default=(_BESIDE + 1, 0))
        if away <= _BESIDE:
            return self._single[k][0]
        return next((move for move, place in self._single if place.inside and contains(place.inside, point)), None)

    def _is_in_area(self, point: Point, place: Place) -> bool:
        if place.line:
            width = height = 2 * _BESIDE
        else:
            width, height = (length or max(self._unit, _FINGER) for length in place.area)
        return any(abs(x - point[0]) <= width / 2 and abs(y - point[1]) <= height / 2 for x, y in place.at)

    @staticmethod
    def _from_line(point: Point, place: Place) -> float:
        return min(distance_to_segment(point, a, b) for a, b in pairwise(place.line))

    def _nearest(self, point: Point, moves: Iterable[Move]) -> Move | None:
        def away(move: Move) -> float:
            return min(hypot(x - point[0], y - point[1]) for x, y in self.where[move].at)

        return min(moves, key=away, default=None)
