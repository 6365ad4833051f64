"""Games between two players, played one after the other; recording them is up to the caller.

A match of n games yields each game as it ends. With switched roles every start is played twice, the second time with
the players exchanged: the paper's way to get a result if no minimax value is known (arXiv 1202.0862, section 1). A
random opening, the same in both games of a pair, makes deterministic players play different games.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.game import Move, Side, Value, reached
from tiling_gui.core.limits import StopToken
from tiling_gui.players.player import Player, informed

MOST_OPENING = 100
"""The most random moves of an opening."""


@dataclass(frozen=True)
class Played:
    """One game of a match, finished or stopped."""

    start: Any
    players: dict[Side, Player]
    moves: tuple[Move, ...]
    end: Any
    """The position reached."""
    fallbacks: int = 0
    """The number of moves for which a player could not do what its name promises."""
    swapped: bool = False
    """Whether this is the second game of a pair with switched roles."""
    opening: int = 0
    """The number of moves in its random opening."""

    @property
    def finished(self) -> bool:
        return bool(self.end.is_over)

    @property
    def value(self) -> Value | None:
        """The final value; None for a stopped game or one without a value."""
        return self.end.value() if self.finished else None


def play_game(
    start: Any,
    players: dict[Side, Player],
    rng: random.Random,
    *,
    stop: StopToken | None = None,
    swapped: bool = False,
    opening: tuple[Move, ...] = (),
) -> Played:
    """Play one game to its end or until stopped; the moves of `opening` come first."""
    position, moves, fallbacks = reached(start, opening), list(opening), 0
    while not position.is_over and not (stop and stop.is_set):
        choice = informed(players[position.to_move], moves).choose(position, rng, stop=stop)
        if stop and stop.is_set:
            break
        fallbacks += choice.fallback != ""
        moves.append(choice.move)
        position = position.play(choice.move)
    return Played(start, dict(players), tuple(moves), position, fallbacks, swapped, len(opening))


def random_opening(start: Any, plies: int, rng: random.Random) -> tuple[Move, ...]:
    """`plies` uniformly random legal moves; fewer if the next would end the game."""
    position, moves = start, []
    for _ in range(plies):
        open_still = [move for move in position.moves() if not position.play(move).is_over]
        if not open_still:
            break
        moves.append(rng.choice(open_still))
        position = position.play(moves[-1])
    return tuple(moves)


def play_match(
    start: Any,
    players: dict[Side, Player],
    games: int,
    *,
    switch_roles: bool = False,
    opening: int = 0,
    seed: int | None = None,
    stop: StopToken | None = None,
) -> Iterator[Played]:
    """Yield `games` games from `start` (pairs of games with `switch_roles`), each as it ends.

    Each begins with `opening` random moves, the same in both games of a pair.
    A stop ends the match after yielding the game in progress.
    """
    rng = random.Random(seed)
    sides = tuple(players)
    swapped = {sides[0]: players[sides[1]], sides[1]: players[sides[0]]}
    for _ in range(games):
        moves = random_opening(start, opening, rng) if opening else ()
        for roles in (False, True) if switch_roles else (False,):
            who = swapped if roles else players
            game = play_game(start, who, rng, stop=stop, swapped=roles, opening=moves)
            yield game
            if stop and stop.is_set:
                return
