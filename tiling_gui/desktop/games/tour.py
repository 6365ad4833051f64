"""The view of the tour game: two players build a Hamiltonian tour."""

from tiling_gui.desktop.games.pictured import PicturedGameView
from tiling_gui.games.tour import GAME
from tiling_gui.language import mark


class View(PicturedGameView):
    """The weighted graph; a click on a vertex extends the tour to it."""

    game = GAME
    aim = mark("Go on to a vertex that was not visited. MAX wants a heavy tour, MIN a light one.")
    first_start_text = "3,1,4,1,5,9,2,6,5,3,5,8,9,7,9"
    explained = mark("Edges with weights, a-b:3, b-c:4, a-c:5, or just the weights of a complete graph")
    caption = mark("weight so far")
