"""The view of the vector game: two players fill in a vector."""

from tiling_gui.desktop.games.pictured import PicturedGameView
from tiling_gui.games.vector import GAME, VectorPosition, signed_text
from tiling_gui.language import mark, tr


class View(PicturedGameView):
    """The weights above the entries, and a field for every number in every free entry."""

    game = GAME
    aim = mark("Put one of the numbers into x. MAX wants w·x large, MIN small.")
    first_start_text = "5,4,3,2,-3:1,2,3,5,7,8"
    explained = mark("Weights, a colon, the numbers to choose from")
    caption = mark("w·x so far")

    def title(self, start: VectorPosition) -> str:
        """ "(5, 3, 1)·x, MAX first"."""
        weights = ", ".join(map(signed_text, start.weights))
        return tr("({weights})·x, {side} first", weights=weights, side=start.to_move)
