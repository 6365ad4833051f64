"""One module or package per game: its view (board and set-up card) and its texts; beside them what views share.

The module, or `view` in the package, has a `GameView` called `View`; it is imported when the game is first shown
(session/views.py).
"""
