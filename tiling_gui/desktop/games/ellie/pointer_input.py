"""Input by pointer and keys in ELLIE: the tile being placed. Without Qt.

+-----+-----+
| a1  | b1  |     The pointer at x on b1, near the vertex v, offers the tile with its corner on b1 and its arms
|    .|x    |     around v: a1, b1, b2. If that does not fit, the next nearest vertex is tried, then tiles that only
+-----v-----+     have an arm on the square.
"""

import re

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.drawing.board_tiles import corner_of
from tiling_gui.core.tiled import Tile
from tiling_gui.desktop.games.grid_board.geometry import square_at
from tiling_gui.desktop.games.grid_board.pointer_input import NOTHING, Point, PointerInput, ProposedMove
from tiling_gui.language import tr

VERTICES: tuple[Square, ...] = ((0, 0), (0, 1), (1, 1), (1, 0))
"""The corners of a square as (row, column) offsets on the grid of vertices, clockwise from top left."""

LETTERS_FROM = 18
"""Boards with at least this many columns have a column r: there, R rotates a tile only while one is being placed."""

_SQUARES = re.compile(r"[a-z]{1,2}[0-9]{1,2}")


class EllieInput(PointerInput):
    """The state of pointer and keyboard input for a position of ELLIE."""

    longest = 12

    def tiles_at(self, square: Square, at: Point | None = None) -> list[Tile]:
        """The legal tiles on `square`: those with their corner there first, clockwise.

        With a point `at` (x, y in squares), the tiles around the vertices nearest to it come first.
        """
        r, c = square
        vertices = list(VERTICES)
        if at is not None:
            x, y = at[0] - c, at[1] - r
            vertices.sort(key=lambda v: (v[1] - x) ** 2 + (v[0] - y) ** 2)
        whole = [self._corner_tile(square, vertex) for vertex in vertices]
        corners = [tile for tile in whole if tile in self._legal]
        arms = [tile for vertex in vertices for tile in self._arm_tiles(square, vertex)]
        return corners + arms

    def _corner_tile(self, square: Square, vertex: Square) -> Tile:
        """The tile with its corner on `square`, around one of the square's vertices."""
        (r, c), (down, right) = square, vertex
        dr, dc = (1 if down else -1), (1 if right else -1)
        a, b, d = sorted(((r, c), (r + dr, c), (r, c + dc)))
        return a, b, d

    def _arm_tiles(self, square: Square, vertex: Square) -> list[Tile]:
        """The legal tiles around a vertex with an arm on `square`."""
        (r, c), (down, right) = square, vertex
        block = [(r + down - 1 + i, c + right - 1 + j) for i in (0, 1) for j in (0, 1)]
        tiles = [tuple(s for s in block if s != left_out) for left_out in block if left_out != square]
        return [tile for tile in tiles if tile in self._legal and corner_of(tile) != square]

    def turn(self, steps: int) -> None:
        """Rotates to the next tile that fits on the square where placing began."""
        start = self._begun()
        if self.typed or self.offer.move is None or start is None:
            return
        fits = self.tiles_at(start)
        tile = fits[(fits.index(self.offer.move) + steps) % len(fits)]
        self._turned = (start, tile)
        self.offer = self._offer_tile(tile)

    def can_turn(self) -> bool:
        return not self.typed and (
            self.placing or (self.offer.move is not None and self.position.board.columns < LETTERS_FROM)
        )

    def _offer_at(self, at: Point | None) -> ProposedMove:
        square = square_at(self.position.board, at) if at else None
        self._at = self._pressed or square
        if self._turned and self._turned[0] != square:
            self._turned = None
        if not self.active or at is None or square is None:
            return NOTHING
        if self._pressed and self._pressed != square:
            return self._dragged(self._pressed, square, at)
        if self._turned:
            return self._offer_tile(self._turned[1])
        fits = self.tiles_at(square, at)
        return self._offer_tile(fits[0]) if fits else ProposedMove(None, self.why_not(square), True)

    def _dragged(self, start: Square, square: Square, at: Point) -> ProposedMove:
        """Offers the tile on both squares whose third square is nearest to the pointer."""

        def far(tile: Tile) -> float:
            third = next(s for s in tile if s not in (start, square))
            return (third[1] + 0.5 - at[0]) ** 2 + (third[0] + 0.5 - at[1]) ** 2

        both = [tile for tile in self.tiles_at(start) if square in tile]
        if not both:
            sentence = tr("No tile fits on {a} and {b}.", a=square_name(start), b=square_name(square))
            return ProposedMove(None, sentence, True)
        tile = min(both, key=far)
        return ProposedMove(tile, tr("Release places {move}.", move=self.position.write(tile)))

    def _offer_tile(self, move: Tile) -> ProposedMove:
        written = self.position.write(move)
        if self.placing:
            return ProposedMove(
                move, tr("{move}: Enter places it, arrows and R turn it, Esc takes it back.", move=written)
            )
        return ProposedMove(
            move,
            tr("Click places {move}. The nearer corner of the square chooses the direction, R turns it.", move=written),
        )

    def _taken_words(self, square: str, number: int) -> str:
        return tr("{square} is taken by tile {number}.", square=square, number=number)

    # Keys ------------------------------------------------------------------------------------------------

    def arrow(self, step: Square, at_once: bool = False) -> Tile | None:
        """An arrow key: turns an arm of the tile being placed in that direction, otherwise moves the cursor.

        With `at_once`, returns a tile with an arm in that direction from the cursor, to be placed immediately.
        """
        if not self.placing and not at_once:
            super().arrow(step)
            return None
        self.cursor_shown = True
        self.typed = ""
        if not self.active:
            return None
        tile = self._turned_to(step)
        if tile is None:
            sentence = self.why_not(self.cursor) or tr(
                "No tile fits that way from {square}.", square=square_name(self.cursor)
            )
            self.offer = ProposedMove(self.offer.move if self.placing else None, sentence, not self.placing)
            return None
        if at_once:
            self.placing, self.offer = False, NOTHING
            return tile
        self.offer = self._offer_tile(tile)
        return None

    def _turned_to(self, step: Square) -> Tile | None:
        """The tile on the cursor that also covers the next square in this direction and is most similar to the current
        one.
        """
        there = (self.cursor[0] + step[0], self.cursor[1] + step[1])
        fits = [tile for tile in self.tiles_at(self.cursor) if there in tile]
        if not fits:
            return None
        now = set(self.offer.move or ())
        return max(fits, key=lambda tile: (corner_of(tile) == self.cursor, len(now.intersection(tile))))

    def _first_offer(self) -> ProposedMove:
        fits = self.tiles_at(self.cursor)
        # Down and to the right first: the reading direction.
        wanted = self._corner_tile(self.cursor, (1, 1))
        return self._offer_tile(wanted if wanted in fits else fits[0])

    def _typing_words(self) -> str:
        return tr("{typed}: three squares such as {example}, then Enter.", typed=self.typed, example=self._example)

    def _read(self, typed: str) -> Tile:
        return self.position.read(_parted(typed))


def _parted(typed: str) -> str:
    """ "a1b1b2" as "a1 b1 b2"; text that does not consist of squares is returned unchanged."""
    found = list(_SQUARES.finditer(typed))
    whole = typed.replace("-", "").replace("–", "")
    if not found or "".join(match.group() for match in found) != whole:
        return typed
    return " ".join(match.group() for match in found)
