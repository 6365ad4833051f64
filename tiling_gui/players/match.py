"""Games between two players, played out one after the other; whoever calls records them.

A match of n games yields each game as it ends. With switched roles every start is played twice, the second
time with the players exchanged: the paper's way to a result where no minimax value is known (arXiv 1202.0862,
section 1). A random opening, the same in both games of a pair, makes players that never vary play different games.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tiling_gui.core.game import Move, Side, Value, reached
from tiling_gui.core.limits import StopToken
from tiling_gui.players.player import Player

MOST_OPENING = 100
"""Random moves before a game."""


@dataclass(frozen=True)
class Played:
    """One game of a match, finished or stopped."""

    start: Any
    players: dict[Side, Player]
    moves: tuple[Move, ...]
    end: Any
    """The position reached."""
    fallbacks: int = 0
    """Moves at which a player could not do what its name promises."""
    swapped: bool = False
    """True in the second game of a pair with switched roles."""
    opening: int = 0
    """So many of the moves are its random opening."""
    notes: tuple[str, ...] = field(default=())

    @property
    def finished(self) -> bool:
        """False if the game was stopped before its end."""
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
    """Plays one game to its end, or until stopped; the moves of `opening` come first."""
    position, moves, notes = reached(start, opening), list(opening), []
    while not position.is_over and not (stop and stop.is_set):
        choice = players[position.to_move].choose(position, rng, stop=stop)
        if stop and stop.is_set:
            break
        if choice.fallback:
            notes.append(choice.fallback)
        moves.append(choice.move)
        position = position.play(choice.move)
    return Played(start, dict(players), tuple(moves), position, len(notes), swapped, len(opening), tuple(notes))


def random_opening(start: Any, plies: int, rng: random.Random) -> tuple[Move, ...]:
    """`plies` legal moves, each equally likely; fewer where the game would be over."""
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
    """Yields `games` games from `start` (pairs of games with `switch_roles`), each as it ends.

    Each begins with `opening` random moves, which the two games of a pair have in common.

    A stop ends the match after yielding the game that was being played.
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
