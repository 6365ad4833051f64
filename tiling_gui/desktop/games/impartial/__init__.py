"""What the views of games for the last move share: marks of moves and the nim equivalent."""
