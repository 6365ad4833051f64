"""Common parts of views of games won by the last move: marks of moves and the nim equivalent."""
