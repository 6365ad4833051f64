"""A sum of games played by the user against the program, and the texts about it."""

from collections.abc import Sequence
from typing import Any

from tiling_gui.core.game import Side, reached, steps
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.sums import SumMove, SumPosition, read_sum


class SumPlay:
    """A game on a sum: the starting position, the user's side and the moves played."""

    def __init__(self, start: SumPosition, you: Side = Side.FIRST) -> None:
        self.start, self.you = start, you
        self.moves: list[SumMove] = []

    @property
    def text(self) -> str:
        """The starting sum in the notation of `read_sum`."""
        return " + ".join(term.text for term in self.start.terms)

    @property
    def position(self) -> SumPosition:
        return self._after(self.moves)

    def _after(self, moves: Sequence[SumMove]) -> SumPosition:
        here: SumPosition = reached(self.start, moves)
        return here

    @property
    def your_turn(self) -> bool:
        return not self.position.is_over and self.position.to_move is self.you

    @property
    def can_take_back(self) -> bool:
        return len(self.moves) > (self.you is Side.SECOND)

    def take_back(self) -> None:
        own = [number for number in range(len(self.moves)) if number % 2 == (self.you is Side.SECOND)]
        if own:
            del self.moves[own[-1] :]

    def sentence(self) -> str:
        """What the program played last, and whose move it is or who has won."""
        position = self.position
        last, before = "", self._after(self.moves[:-1])
        if self.moves and before.to_move is not self.you:
            last = tr("The program played {move}.", move=before.write(self.moves[-1])) + " "
        if position.is_over and position.to_move is self.you:
            return last + tr("No move is left: you have lost.")
        if position.is_over:
            return last + tr("No move is left for the program: you have won.")
        return last + tr("Your move, in any of the games.") if self.your_turn else tr("The program is thinking …")

    def to_json(self) -> dict[str, Any]:
        moves = [
            [move.term, here.terms[move.term].game.move_to_json(move.move)]
            for here, move in steps(self.start, self.moves)
        ]
        return {"sum": self.text, "you": str(self.you), "moves": moves}


def read_play(data: Any) -> SumPlay | None:
    """Read what `to_json` wrote: without moves if they are invalid, None if the sum is."""
    try:
        play = SumPlay(SumPosition(read_sum(str(data["sum"]))))
    except (InputError, KeyError, TypeError):
        return None
    try:
        play.you, here = Side(data["you"]), play.start
        for number, written in data["moves"]:
            move = SumMove(number, here.terms[number].game.move_from_json(written))
            here = here.play(move)
            play.moves.append(move)
    except (InputError, KeyError, TypeError, ValueError, IndexError):
        play.moves = []
    return play
