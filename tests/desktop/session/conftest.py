"""A controller with its session and a view that only records what it is given: no window, no board."""

from collections.abc import Iterator
from typing import Any

import pytest

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.controller import Controller
from tiling_gui.desktop.session.game_session import Session
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.record import NamedPlayer, new_record
from tiling_gui.store import Store


class NotedView(GameView):
    """Records what a view was given last."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.game = GAMES[key]
        self.counted = key == "domino"
        self.position: Any = None
        self.hint: Any = None
        self.values: tuple[Any, str] = (None, "")
        self.interactive = self.animate = False
        self.shown = 0

    def show_start(self, start: Any) -> None:
        """Does nothing: there is no board."""

    def show_position(self, position: Any, sides: Any, last: Any, *, animate: bool) -> None:
        self.position, self.animate = position, animate
        self.shown += 1

    def set_interactive(self, on: bool) -> None:
        self.interactive = on

    def set_values(self, analysis: Any, kind: str) -> None:
        self.values = analysis, kind

    def set_hint(self, move: Any) -> None:
        self.hint = move

    def extent(self, position: Any) -> None:
        return None

    def end_sentence(self, position: Any, lower: Any, upper: Any) -> str:
        return "It is over."

    def describe_move(self, position: Any, move: Any) -> str:
        return str(position.write(move))


class Bare:
    """A controller with its session and its view, and the messages it emits."""

    def __init__(self, store: Store) -> None:
        file = SettingsFile()
        file.change(max_player="human", min_player="human", ai_delay=0, show_graph=False)
        self.settings = file
        record = new_record(
            "domino", DominoPosition.start(3, 3), {side: NamedPlayer("human", "You") for side in GAMES["domino"].sides}
        )
        self.control: Controller = Controller(store, file, record)
        self.session: Session = self.control.session
        self.view = NotedView("domino")
        self.said: list[str] = []
        self.control.message.connect(self.said.append)
        self.control.replaced.connect(self.show)
        self.show()

    def show(self) -> None:
        """Creates a view for the current game, as session/views.py does."""
        if self.view.game.key != self.session.game.key:
            self.view = NotedView(self.session.game.key)
        self.control.attach(self.view)

    def play(self, moves: int = 1) -> None:
        """Plays the first legal move, as the user."""
        for _ in range(moves):
            self.control.play(self.session.position.moves()[0])

    def to_the_end(self) -> None:
        """Plays until the game is over."""
        while not self.session.position.is_over:
            self.play()

    def players(self, first: str, second: str) -> None:
        """Sets the players."""
        self.session.set_players(dict(zip(self.session.game.sides, (first, second), strict=True)))


@pytest.fixture
def bare(qapp: object, store: Store) -> Iterator[Bare]:
    """Two people on 3 x 3."""
    made = Bare(store)
    yield made
    made.control.close()
