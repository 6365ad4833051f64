"""One folder a game: its view, which is the middle of the window, the set-up card at the left, and its own words.

The module `view` there has its `GameView` as `View`; it is imported when the game is first shown (session/views.py).
"""
