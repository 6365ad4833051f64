"""Input by pointer and keys: the tile being placed. Without Qt.

A `PointerInput` has the position and the state of input. Its methods take points in squares from the top left corner of
a1, or keys by name, and return the move to be made, or None. What to show is in `offer`, `cursor`, `cursor_shown` and
`typed`.

    pointer:  rest -- press --> pressed -- release --> a move
    keys:     rest -- take --> placing -- take --> a move         Esc goes back in both
"""

import re
from dataclasses import dataclass

from tiling_gui.core.board import Square, read_square, square_name
from tiling_gui.core.tiled import Tile, TiledPosition
from tiling_gui.desktop.games.grid_board.geometry import (
    STEPS,
    domino_of,
    neighbour,
    square_at,
    steps_by_edge,
)
from tiling_gui.errors import InputError
from tiling_gui.language import tr

Point = tuple[float, float]
"""(x, y) in squares from the top left corner of a1."""


@dataclass(frozen=True)
class ProposedMove:
    """The move that would be made now, with a sentence about it; without a move, why none can be made."""

    move: Tile | None = None
    sentence: str = ""
    forbidden: bool = False
    """True if the pointer is on a square that takes no tile."""


NOTHING = ProposedMove()


_SQUARE = re.compile(r"[a-z]{1,2}[0-9]{1,3}")
"""The first square of a move being typed."""


class PointerInput:
    """The state of pointer and keyboard input for a position."""

    longest = 9
    """Maximum length of a typed move."""

    def __init__(self, position: TiledPosition) -> None:
        self.active = True
        self.cursor: Square = (0, 0)
        self.cursor_shown = False
        self.typed = ""
        self.set_position(position)

    def set_position(self, position: TiledPosition) -> None:
        """Sets the position and drops all input; the cursor remains if its square exists."""
        self.position = position
        self._legal = set(position.moves())
        if not position.board.bit(self.cursor):
            self.cursor = position.board.squares_in(position.board.squares)[0]
        if not self._legal:
            self.cursor_shown = False  # no tile fits any more; the next arrow key shows it again
        self.drop()

    def drop(self) -> None:
        """Drops everything that is not placed yet."""
        self.offer = NOTHING
        self.placing = False
        self.typed = ""
        self._at: Square | None = None
        self._pressed: Square | None = None
        self._turned: tuple[Square, Tile] | None = None
        """A tile rotated by the user, preceded by the square where it was begun."""

    # Pointer ---------------------------------------------------------------------------------------------

    def hover(self, at: Point | None) -> None:
        """The pointer moved to `at`, or left (None)."""
        self.cursor_shown = False
        self.placing = False
        self.offer = self._offer_at(at)

    def press(self, at: Point) -> None:
        """The button was pressed: the move now depends on the square where it is released."""
        self.typed = ""
        self.hover(at)
        self._pressed = square_at(self.position.board, at)
        if self._pressed:
            self.cursor = self._pressed

    def release(self, at: Point) -> Tile | None:
        """The button was released: returns the offered move."""
        if self._pressed is None:
            return None
        self.offer = self._offer_at(at)
        self._pressed = None
        move = self.offer.move
        self.offer = NOTHING if move else self.offer
        return move

    def cancel_press(self) -> None:
        self._pressed = None
        self.offer = NOTHING

    def turn(self, steps: int) -> None:
        """Rotates the offered tile about the square where it was begun; also without a press."""
        start = self._begun()
        if self.typed or self.offer.move is None or start is None:
            return
        a, b = self.offer.move
        other = b if a == start else a
        now = STEPS.index((other[0] - start[0], other[1] - start[1]))
        fits = [k for k in range(4) if self._fits(start, STEPS[k])]
        step = STEPS[fits[(fits.index(now) + steps) % len(fits)]]
        self._turned = (start, domino_of(start, neighbour(start, step)))
        self.offer = self._offer(start, step)

    def _begun(self) -> Square | None:
        return self.cursor if self.placing else self._at

    def _offer_at(self, at: Point | None) -> ProposedMove:
        square = square_at(self.position.board, at) if at else None
        self._at = self._pressed or square
        if self._turned and self._turned[0] != square:
            self._turned = None
        if not self.active or at is None or square is None:
            return NOTHING
        if self._pressed and self._pressed != square:
            move = domino_of(self._pressed, square)
            if move in self._legal:
                return ProposedMove(move, tr("Release places {move}.", move=self.position.write(move)))
            return ProposedMove(None, self.position.why_not(move) or "", True)
        if self._turned:
            return self._offer_tile(self._turned[1])
        step = next((step for step in steps_by_edge(at) if self._fits(square, step)), None)
        return self._offer(square, step)

    def _fits(self, square: Square, step: Square) -> bool:
        return domino_of(square, neighbour(square, step)) in self._legal

    def _offer(self, square: Square, step: Square | None) -> ProposedMove:
        if step is None:
            return ProposedMove(None, self.why_not(square), True)
        move = domino_of(square, neighbour(square, step))
        if not self._fits(square, step):
            return ProposedMove(None, self.position.why_not(move) or "", True)
        return self._offer_tile(move)

    def _offer_tile(self, move: Tile) -> ProposedMove:
        """The offer of a tile that fits, with a sentence on what the user can do."""
        written = self.position.write(move)
        if self.placing:
            return ProposedMove(
                move, tr("{move}: Enter places it, an arrow turns it, Esc takes it back.", move=written)
            )
        said = tr("Click places {move}. The nearer edge of the square chooses the direction.", move=written)
        return ProposedMove(move, said)

    def why_not(self, square: Square) -> str:
        """Why no tile can be begun on `square`, as a sentence; "" if one can."""
        position = self.position
        bit = position.board.bit(square)
        if position.live & bit:
            return ""
        if position.free & bit:
            return tr("{square} can no longer be covered.", square=square_name(square))
        return self._taken_words(square_name(square), position.number_on(square))

    def _taken_words(self, square: str, number: int) -> str:
        return tr("{square} is taken by domino {number}.", square=square, number=number)

    # Keys ------------------------------------------------------------------------------------------------

    def arrow(self, step: Square, at_once: bool = False) -> Tile | None:
        """An arrow key: rotates the tile being placed, otherwise moves the cursor.

        With `at_once`, returns the move from the cursor in this direction.
        """
        first = not self.cursor_shown
        self.cursor_shown = True
        self.typed = ""
        if not self.placing and not at_once:
            self.offer = NOTHING
            if not first:
                self._step(step)
            return None
        if not self.active:
            return None
        reason = self.why_not(self.cursor)
        offer = ProposedMove(None, reason, True) if reason else self._offer(self.cursor, step)
        if at_once:
            self.placing = False
            self.offer = NOTHING if offer.move else offer
            return offer.move
        self.offer = offer if offer.move else ProposedMove(self.offer.move, offer.sentence)
        return None

    def _step(self, step: Square) -> None:
        board, square = self.position.board, neighbour(self.cursor, step)
        while 0 <= square[0] < board.rows and 0 <= square[1] < board.columns:
            if board.bit(square):
                self.cursor = square
                return
            square = neighbour(square, step)

    def activate(self) -> Tile | None:
        """Space or Enter: reads the typed move; otherwise begins a tile at the cursor, or places the one begun."""
        self.cursor_shown = True
        if self.typed:
            return self._enter()
        if not self.active:
            return None
        if self.placing:
            move = self.offer.move
            self.placing, self.offer = False, NOTHING
            return move
        reason = self.why_not(self.cursor)
        self.placing = not reason
        self.offer = ProposedMove(None, reason) if reason else self._first_offer()
        return None

    def press_square(self, square: Square) -> Tile | None:
        """One press on a square, as by a switch: begins a tile there, or goes on with the one begun.

        Another square turns that tile to it, and places it if no other fits on both; the first one again places it.
        """
        begun = self.cursor if self.placing and square != self.cursor else None
        if fits := sorted(tile for tile in self._legal if begun in tile and square in tile):
            offered = set(self.offer.move or ())
            tile: Tile = max(fits, key=lambda tile: len(offered.intersection(tile)))
            if len(fits) > 1:
                self.offer = self._offer_tile(tile)
                return None
            self.placing, self.offer = False, NOTHING
            return tile
        if square != self.cursor:
            self.drop()
            self.cursor = square
        return self.activate()

    def _first_offer(self) -> ProposedMove:
        """The tile with which placing begins at the cursor; at least one must fit."""
        return self._offer(self.cursor, next(step for step in STEPS if self._fits(self.cursor, step)))

    def escape(self) -> bool:
        """Esc: drops the tile being placed and typed text. False if there was none."""
        had = bool(self.placing or self.typed or self._pressed)
        self.drop()
        return had

    def type(self, text: str) -> None:
        """Appends a letter, digit or dash to the move being typed; "" deletes the last character.

        Does nothing while the user may not move.
        """
        if not self.active:
            return
        self.cursor_shown = True
        self.placing = False
        self.typed = (self.typed + text.lower())[: self.longest] if text else self.typed[:-1]
        try:
            move = self._read(self.typed)
        except InputError:
            self.offer = ProposedMove(None, self._typing_words() if self.typed and self._legal else "")
        else:
            written = self.position.write(move)
            self.offer = ProposedMove(move, tr("{move}: Enter places it, Esc takes it back.", move=written))

    @property
    def framed(self) -> tuple[Square, ...]:
        """The squares between the cursor's brackets: the tile being placed, the square typed first, or the cursor."""
        if not self.cursor_shown:
            return ()
        if self.offer.move and (self.placing or self.typed):
            return self.offer.move
        found = _SQUARE.match(self.typed)
        square = read_square(found.group()) if found else self.cursor
        return (square if self.position.board.bit(square) else self.cursor,)

    def _typing_words(self) -> str:
        return tr("{typed}: two squares such as {example}, then Enter.", typed=self.typed, example=self._example)

    @property
    def _example(self) -> str:
        """A legal move as it can be typed; there must be one."""
        return "".join(map(square_name, self.position.moves()[0]))

    def _read(self, typed: str) -> Tile:
        return self.position.read(typed)

    def _enter(self) -> Tile | None:
        text, self.typed, self.offer = self.typed, "", NOTHING
        try:
            square = read_square(text)
        except InputError:
            square = None
        if square and self.position.board.bit(square):
            self.cursor = square
            return None
        try:
            return self._read(text)
        except InputError as error:
            self.offer = ProposedMove(None, str(error))
            return None
