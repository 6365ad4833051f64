"""The data of the value graph: bounds after every move, the minimax value, and the description of a column."""

import math
from dataclasses import dataclass
from typing import NamedTuple

from tiling_gui.core.game import Side, Value
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import tr

STEP = 8
"""Columns by which the axis of a game of unknown length grows."""
ROOM = 2
"""How far beyond the exact values the axis covers bounds; bounds further out are drawn without their line."""


class GraphPoint(NamedTuple):
    """What is proved after one move, or before the first."""

    lower: Value | None = None
    upper: Value | None = None
    """Both None: nothing is known. Equal: exact."""
    text: str = ""
    side: Side | None = None
    mistake: bool = False
    """True if the move gave up value."""

    @property
    def exact(self) -> Value | None:
        """The value if it is proved."""
        return self.lower if self.lower == self.upper else None

    @property
    def band(self) -> tuple[Value, Value] | None:
        """The two bounds if both are known and differ."""
        if self.lower is None or self.upper is None or self.lower == self.upper:
            return None
        return self.lower, self.upper


@dataclass(frozen=True)
class GraphData:
    points: tuple[GraphPoint, ...] = ()
    """points[k] is after k moves; points[0] is the start."""
    current: int = 0
    """The ply on the board."""
    value: Value | None = None
    """Minimax value of the start."""
    length: int | None = None
    """Number of moves of the whole game, if fixed."""
    ends: tuple[Value, Value] | None = None
    """The lowest and highest final value of any game from the start, if counted."""

    @property
    def is_empty(self) -> bool:
        """True if no point has two bounds."""
        return all(point.lower is None or point.upper is None for point in self.points)

    @property
    def last(self) -> int:
        """Number of the last column; for a game of unknown length a multiple of STEP, so that it often stays."""
        now = max(self.current, len(self.points) - 1)
        return STEP * math.ceil((now + 1.5) / STEP) if self.length is None else max(self.length, now, 1)

    @property
    def is_over(self) -> bool:
        """True if the game's last move is on the board or in `points`."""
        return self.length is not None and max(self.current, len(self.points) - 1) >= self.length

    def reach(self) -> tuple[int, int]:
        """(lowest, highest) value of the axis: one beyond what is known, but not beyond where the game can end."""
        known = [p.exact for p in self.points if p.exact is not None]
        if self.value is not None:
            known.append(self.value)
        ends = [v for p in self.points for v in p.band or ()]
        if known:  # wide bounds early in the game would flatten the rest of the line
            low, high = min(known) - ROOM, max(known) + ROOM
            ends = [min(max(v, low), high) for v in ends]
        known = [*known, *ends] or [0]
        low, high = math.floor(min(known)), math.ceil(max(known))
        if self.ends is None or self.ends[0] >= self.ends[1]:
            return low - 1, high + 1
        return max(low - 1, min(low, math.floor(self.ends[0]))), min(high + 1, max(high, math.ceil(self.ends[1])))

    def reading(self, ply: int) -> str:
        """The description of a column."""
        if not 0 <= ply < len(self.points):
            return ""
        point = self.points[ply]
        where = tr("At the start")
        if ply:
            where = tr("After move {ply}", ply=ply)
            if point.text:
                where = tr("After move {ply}, {move}", ply=ply, move=point.text)
        if point.exact is None and point.mistake:
            found = words.bounds(point.lower, point.upper)
            return tr(
                "{where}: {bounds}, not yet exact; a mistake by {side}.", where=where, bounds=found, side=point.side
            )
        if point.band is not None:
            found = words.bounds(*point.band)
            return tr("{where}: {bounds}, not yet exact.", where=where, bounds=found)
        if point.exact is None:
            return tr("{move}: not known yet.", move=where)
        value = words.value(point.exact)
        before = self.points[ply - 1].exact if ply else None
        if before is None or not point.mistake:
            return tr("{where}: {value} is guaranteed, exact.", where=where, value=value)
        return tr(
            "{where}: {value} is guaranteed, exact; {side} changed it by {cost}.",
            where=where,
            value=value,
            side=point.side,
            cost=words.cost(point.exact - before),
        )
