"""A row of the list of results: how it reads, column by column, what it is sorted by, and which words find it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side, Value, as_float
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import mark, tr
from tiling_gui.records.record import shown_board
from tiling_gui.store.labels import NO_LABEL, Label

SOLVE, GAME = "solve", "game"
GOING_ON = "going on"
"""Of the games, those that are not finished."""
BOOKMARKED, DELETED = "bookmarked", "deleted"
"""Those with a bookmark; those that were deleted and can be brought back."""
REACHED = "reached"
"""The games that reached a certain position."""
STAR = "★"
EXACT = mark("exact")
"""What stands for a player where a solve computed the minimax value."""


@dataclass(frozen=True)
class ResultRow:
    """One solve or one game, as the table shows it."""

    id: object
    kind: str
    """SOLVE or GAME."""
    when: str | None
    """ISO 8601; None if it is not known."""
    board: str
    """The position in a word: "8x8", or as the game writes it."""
    first: Side
    max: str
    """Who played MAX in words; EXACT for a solve."""
    min: str
    value: Value | None = None
    """Minimax value of a solve, final value of a game."""
    bounds: tuple[Value | None, Value | None] | None = None
    """What is proved, where there is no value."""
    winner: Side | None = None
    nodes: int | None = None
    seconds: float | None = None
    position: Callable[[], Any] | None = field(default=None, compare=False)
    """Makes the position for the preview; called only for the chosen row."""
    game: str = "domino"
    going_on: bool = False
    """True for a game that is not finished."""
    rests_on: tuple[str, ...] = ()
    """Sources that the value rests on and that were not proved here."""
    moves: int | None = None
    """Of a game."""
    label: Label = NO_LABEL
    """What it is called, and found again by."""
    deleted: str | None = None
    """When it was deleted, in ISO 8601, if it was."""

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """What stands in its cells, column by column."""
        return tuple(column.text(self) for column in COLUMNS)

    @cached_property
    def words(self) -> str:
        """All that the filter looks for, with a blank before every word."""
        return " " + " ".join(words_of(" ".join([self.board, *self.texts[:MOVES]])))

    @property
    def name_text(self) -> str:
        """ "★ For the lecture [ends, zugzwang]": bookmark, name and tags."""
        tags = f"[{', '.join(self.label.tags)}]" if self.label.tags else ""
        return " ".join(filter(None, (STAR if self.label.bookmarked else "", self.label.name, tags)))

    @property
    def game_text(self) -> str:
        """What is played."""
        return tr(GAMES[self.game].name) if self.game in GAMES else self.game

    @cached_property
    def board_text(self) -> str:
        """ "8 × 8", or of a shape how many squares it has; who is first has a column of its own."""
        return shown_board(self.game, self.board).removesuffix(f", {self.first} first")

    @property
    def state_text(self) -> str:
        """How far it is: a game goes on or is finished, a solve has a value or bounds."""
        if self.deleted:
            return tr("deleted")
        if self.kind == GAME:
            return tr("going on") if self.going_on else tr("finished")
        if self.value is not None and self.rests_on:
            return tr("not proved here")
        return tr("stopped") if self.value is None else tr("solved") if self.max == tr(EXACT) else tr("finished")

    @property
    def result_text(self) -> str:
        """The value, or the bounds."""
        if self.value is not None:
            return words.value(self.value)
        return words.bounds(*self.bounds) if self.bounds else words.NOTHING


@dataclass(frozen=True)
class Column:
    """One column of the table; its words are marked, and translated where they are shown."""

    title: str
    text: Callable[[ResultRow], str]
    key: Callable[[ResultRow], Any]
    """What it is sorted by; None sorts lowest."""
    sorted_by: str
    """Its name in "Sorted by …"."""
    orders: tuple[str, str]
    """Words for ascending and descending."""
    right: bool = False
    gives: bool = False
    """True where texts may be cut when there is no room for all of them."""


def _board_key(row: ResultRow) -> tuple[int, str]:
    numbers = re.match(r"(\d+)x(\d+)$", row.board)
    return (int(numbers[1]) * int(numbers[2]) if numbers else len(row.board), row.board)


def _value_key(row: ResultRow) -> float | None:
    known = row.value if row.value is not None else (row.bounds or (None,))[0]
    return None if known is None else as_float(known)


_AZ = (mark("A to Z"), mark("Z to A"))
COLUMNS = (
    Column(
        mark("Date"),
        lambda r: words.moment(r.when),
        lambda r: (r.when or "")[:19],
        mark("date"),
        (mark("oldest first"), mark("newest first")),
    ),
    Column(mark("Name"), lambda r: r.name_text, lambda r: r.name_text or None, mark("name"), _AZ, gives=True),
    Column(mark("Game"), lambda r: r.game_text, lambda r: r.game_text, mark("game"), _AZ, gives=True),
    Column(
        mark("Board"),
        lambda r: r.board_text,
        _board_key,
        mark("board"),
        (mark("smallest first"), mark("largest first")),
        gives=True,
    ),
    Column(mark("First"), lambda r: str(r.first), lambda r: str(r.first), mark("first player"), _AZ),
    Column("MAX", lambda r: r.max, lambda r: r.max, mark("who played MAX"), _AZ, gives=True),
    Column("MIN", lambda r: r.min, lambda r: r.min, mark("who played MIN"), _AZ, gives=True),
    Column(mark("State"), lambda r: r.state_text, lambda r: r.state_text, mark("state"), _AZ),
    Column(
        mark("Result"),
        lambda r: r.result_text,
        _value_key,
        mark("result"),
        (mark("lowest first"), mark("highest first")),
    ),
    Column(
        mark("Moves"),
        lambda r: "" if r.moves is None else str(r.moves),
        lambda r: r.moves,
        mark("moves"),
        (mark("fewest first"), mark("most first")),
        right=True,
    ),
    Column(
        mark("Positions"),
        lambda r: "" if r.nodes is None else words.count(r.nodes, fine=True),
        lambda r: r.nodes,
        mark("positions"),
        (mark("fewest first"), mark("most first")),
        right=True,
    ),
    Column(
        mark("Time"),
        lambda r: "" if r.seconds is None else words.duration(r.seconds),
        lambda r: r.seconds,
        mark("time"),
        (mark("shortest first"), mark("longest first")),
        right=True,
    ),
)
DATE, NAME, GAME_NAME, BOARD, FIRST, MAX, MIN, STATE, RESULT, MOVES, POSITIONS, TIME = range(len(COLUMNS))


def words_of(text: str) -> list[str]:
    """Lower-case words; "8 × 8" is one word however it is spaced."""
    text = re.sub(r"(\d+)\s*[x×]\s*(\d+)", r"\1x\2", text.lower()).replace("-", "−")
    return [word for word in re.split(r"[\s,\[\]]+", text) if word]
