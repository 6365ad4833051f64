"""The first start: a page with three ways to begin."""

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui.core.catalogue import DEFAULT, game
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.drawing.picture_widgets import PositionPicture
from tiling_gui.desktop.ui.theme import TEXT, TITLE
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, Sentence, named, scrolled
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.set_up_panel import STRENGTHS
from tiling_gui.language import tr

FIRST_GAME, EASY = "6x6", next(iter(STRENGTHS))
"""The board of the first game in Play, and who plays against the user."""
_WIDTH, _HEIGHT = 420, 160
"""Width in pixels of the column of buttons and sentences, and height of the picture above them."""
_PICTURED = "a1b1 d2e2 c2c3 g1g2 h1h2 a3b3"
"""The moves in the picture."""


class Welcome(QWidget):
    """The page: buttons, each with a sentence on what it does; the first has the focus."""

    def __init__(self, ways: list[tuple[str, str, str, Callable[[], None]]]) -> None:
        """`ways`: objectName and text of each button, the sentence below it, and what it does."""
        super().__init__()
        named(self, "welcome", tr("How to begin"))
        inner = QVBoxLayout()
        inner.setSpacing(4)
        inner.addStretch(2)
        picture, shown = PositionPicture(), game(DEFAULT).parse("3x8", game(DEFAULT).sides[0])
        for move in _PICTURED.split():
            shown = shown.play(shown.read(move))
        picture.show_position(DEFAULT, shown)
        picture.setFixedHeight(_HEIGHT)
        inner.addWidget(picture)
        inner.addSpacing(12)
        self.title = Label(tr("Two sides place dominoes on a board"), size=TITLE, weight=SEMIBOLD, name="welcomeTitle")
        self.title.shrink(16, TEXT)
        inner.addWidget(self.title)
        inner.addWidget(Sentence(tr("MAX wants many of them, MIN wants few."), size=TEXT, name="welcomeAim"))
        self.buttons = []
        for name, text, sentence, act in ways:
            button = push_button(name, text)
            button.setMinimumHeight(40)
            button.setAccessibleDescription(sentence)
            button.clicked.connect(act)
            inner.addSpacing(16)
            inner.addWidget(button)
            inner.addWidget(Sentence(sentence, name=f"{name}Words"))
            self.buttons.append(button)
        self.buttons[0].setDefault(True)
        self.setFocusProxy(self.buttons[0])
        inner.addStretch(3)
        column, whole = QWidget(), QWidget()
        column.setMaximumWidth(_WIDTH)
        column.setLayout(inner)
        row = QHBoxLayout(whole)
        row.addStretch(1)
        row.addWidget(column, 100)
        row.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolled(whole))


class FirstRun(Feature):
    """Offers Play, Learn and Analyse until one of them is chosen, or a game is opened, for the first time."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self.page: Welcome | None = None
        self._control.changed.connect(self._on_changed)

    def greet(self) -> None:
        """Show the page; where games were played already, everything is as it was left."""
        settings = self._workspace.settings
        if settings.current.first_hints and self._workspace.store.games():
            settings.change(first_hints=False)
        if not settings.current.first_hints or self.page is not None:
            return
        played = tr("Against the computer; what was best is shown after the game.")
        learned, analysed = tr("A lesson at the board, with a puzzle."), tr("With values, estimates and the solver.")
        self.page = Welcome(
            [
                ("welcomePlay", tr("Play"), played, self.play),
                ("welcomeLearn", tr("Learn in three minutes"), learned, self.learn),
                ("welcomeAnalyse", tr("Analyse"), analysed, self.analyse),
            ]
        )
        self._workspace.panels.cover(self.page)

    @Slot()
    def play(self) -> None:
        """Begin a game in Play on a small board against an easy player."""
        start = game(DEFAULT).parse(FIRST_GAME, game(DEFAULT).sides[0])
        new = {"game": DEFAULT, "rows": start.board.rows, "columns": start.board.columns, "first": str(start.to_move)}
        players = {"max_player": "human", "min_player": EASY}
        settings = self._workspace.settings
        settings.change(hints=False, **new, **players)
        self._control.open(make_record(game(DEFAULT), start, settings.current))
        self._leave()

    @Slot()
    def learn(self) -> None:
        """Open the lesson on the game, before a game in Play."""
        self.play()
        self._workspace.windows.show("lesson", "tiling")

    @Slot()
    def analyse(self) -> None:
        self._control.choose_mode(True)
        self._leave()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change & Change.GAME:  # a game was opened, or a command about it was used
            self._leave()

    def _leave(self) -> None:
        if self.page is not None:
            self.page = None
            self._workspace.settings.change(first_hints=False)
            self._workspace.panels.cover(None)
