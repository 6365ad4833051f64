"""Games between two players, played out one after the other; whoever calls records them.

A match of n games yields each game as it ends. With switched roles every start is played twice, the second
time with the players exchanged: the paper's way to a result where no minimax value is known (arXiv 1202.0862,
section 1).
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.core.limits import StopToken
from tiling_gui.players.player import Choice, Player


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
    notes: tuple[str, ...] = field(default=())

    @property
    def finished(self) -> bool:
        """False if the game was stopped before its end."""
        return bool(self.end.is_over)

    @property
    def value(self) -> Value | None:
        """The final value; None for a stopped game or one without a value."""
        return self.end.value() if self.finished else None


OnMove = Callable[[Any, Choice], None]
"""Told of each move: the position before it and the choice."""


def play_game(
    start: Any,
    players: dict[Side, Player],
    rng: random.Random,
    *,
    stop: StopToken | None = None,
    on_move: OnMove | None = None,
    swapped: bool = False,
) -> Played:
    """Plays one game to its end, or until stopped."""
    position, moves, notes = start, [], []
    while not position.is_over and not (stop and stop.is_set):
        choice = players[position.to_move].choose(position, rng, stop=stop)
        if stop and stop.is_set:
            break
        if on_move:
            on_move(position, choice)
        if choice.fallback:
            notes.append(choice.fallback)
        moves.append(choice.move)
        position = position.play(choice.move)
    return Played(start, dict(players), tuple(moves), position, len(notes), swapped, tuple(notes))


def play_match(
    start: Any,
    players: dict[Side, Player],
    games: int,
    *,
    switch_roles: bool = False,
    seed: int | None = None,
    stop: StopToken | None = None,
    on_move: OnMove | None = None,
) -> Iterator[Played]:
    """Yields `games` games from `start` (pairs of games with `switch_roles`), each as it ends.

    A stop ends the match after yielding the game that was being played.
    """
    rng = random.Random(seed)
    sides = tuple(players)
    swapped = {sides[0]: players[sides[1]], sides[1]: players[sides[0]]}
    for _ in range(games):
        for roles in (False, True) if switch_roles else (False,):
            game = play_game(start, swapped if roles else players, rng, stop=stop, on_move=on_move, swapped=roles)
            yield game
            if stop and stop.is_set:
                return
