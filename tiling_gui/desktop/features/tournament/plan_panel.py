"""The set-up of a tournament: levels, pairs of games, random openings and the stopping rule."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QWidget

from tiling_gui.desktop.ui.widgets.base import Label, named, panel_width, scrolled
from tiling_gui.desktop.ui.widgets.buttons import check_box, push_button
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.player_window import PlayerWindow
from tiling_gui.language import tr
from tiling_gui.players.adaptive import LADDER
from tiling_gui.players.match import MOST_OPENING
from tiling_gui.players.player import player_words
from tiling_gui.players.sprt import Sprt
from tiling_gui.players.tournament import MOST_PAIRS

_AT_FIRST = ("random", "lookahead:0", "lookahead:1", "lookahead:2", "lookahead:3")
_WIDTH = 240


@dataclass(frozen=True)
class TournamentPlan:
    """The set-up of a tournament."""

    specs: tuple[str, ...]
    pairs: int
    """Pairs of games with roles exchanged, for every two levels."""
    seed: int
    opening: int = 0
    """Number of random moves with which both games of a pair start."""
    test: Sprt | None = None
    """The test that ends a pairing early; None to play all pairs."""


class PlanPanel(QWidget):
    """The left side of the tournament window."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.evaluations: tuple[str, ...] = ()
        """The names of the evaluations available in the game."""
        self.other: PlayerWindow | None = None
        self._make_set_up()
        self.starting = push_button("startTournament", tr("Start"), icon="play")
        self.starting.setDefault(True)
        self._lay_out()
        self.setFixedWidth(panel_width(self.levels, _WIDTH))

    def _make_set_up(self) -> None:
        self.levels = QWidget()
        named(self.levels, "tournamentLevels", tr("Levels that take part"))
        self._levels = column(gap=0)
        self.levels.setLayout(self._levels)
        self.boxes: dict[str, QCheckBox] = {}
        for spec in LADDER:
            self.add_level(spec, chosen=spec in _AT_FIRST)
        self.adding = push_button("otherLevel", tr("Other level…"))
        self.adding.clicked.connect(self._ask_level)
        self.pairs, self.seed, self.opening, self.elo0, self.elo1 = Spin(), Spin(), Spin(), Spin(), Spin()
        self.opening.setRange(0, MOST_OPENING)
        for box, points in ((self.elo0, 0), (self.elo1, 50)):
            box.setRange(-999, 999)
            box.setValue(points)
        self.testing = check_box(
            "tournamentTest",
            tr("Stop when decided"),
            tr(
                "Two levels stop playing once a sequential test (SPRT, errors of 5 %) has decided "
                "between the two hypotheses"
            ),
        )
        self.testing.toggled.connect(self._show_test)
        self.pairs.setRange(1, MOST_PAIRS)
        self.pairs.setValue(5)
        self.seed.setRange(0, 999_999)
        for box, name, text, tip in (
            (
                self.pairs,
                "tournamentPairs",
                tr("Pairs of games"),
                tr("Every two levels play this many pairs, with roles swapped"),
            ),
            (
                self.opening,
                "tournamentOpening",
                tr("Random moves"),
                tr("Both games of a pair begin with the same random moves, so that deterministic levels vary"),
            ),
            (self.seed, "tournamentSeed", tr("Seed"), ""),
            (
                self.elo0,
                "tournamentElo0",
                tr("Elo of the first hypothesis"),
                tr("Stronger by at most this many points"),
            ),
            (
                self.elo1,
                "tournamentElo1",
                tr("Elo of the second hypothesis"),
                tr("Stronger by at least this many points"),
            ),
        ):
            named(box, name, text, tip)
            box.setFixedWidth(104)
        self.pairs.valueChanged.connect(self.changed)

    def add_level(self, spec: str, *, chosen: bool = True) -> None:
        """Add a level to choose from; if it is listed already, set whether it is selected."""
        if spec in self.boxes:
            self.boxes[spec].setChecked(chosen)
        else:
            box = self.boxes[spec] = QCheckBox(player_words(spec))
            box.setObjectName(f"level{len(self.boxes) - 1}")
            box.setChecked(chosen)
            box.toggled.connect(self.changed)
            self._levels.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        for box in (self.elo0, self.elo1):
            box.setFixedWidth(84)
        self._elos = widget_with_layout(row((Label(tr("Elo")), 1), self.elo0, self.elo1))
        self._elos.setVisible(False)
        fields = (row((Label(box.accessibleName()), 1), box) for box in (self.pairs, self.opening, self.seed))
        self.setLayout(
            column((scrolled(self.levels), 1), row(self.adding, 1), *fields, self.testing, self._elos, self.starting)
        )

    @property
    def plan(self) -> TournamentPlan:
        specs = tuple(spec for spec, box in self.boxes.items() if box.isChecked())
        test = Sprt(self.elo0.value(), self.elo1.value()) if self.testing.isChecked() else None
        return TournamentPlan(specs, self.pairs.value(), self.seed.value(), self.opening.value(), test)

    @Slot(bool)
    def _show_test(self, on: bool) -> None:
        self._elos.setVisible(on)

    @Slot()
    def _ask_level(self) -> None:
        self.other = PlayerWindow(None, "lookahead:2", self.evaluations, self)
        self.other.accepted.connect(self._take_level)
        self.other.open()

    @Slot()
    def _take_level(self) -> None:
        if self.other is not None:
            self.add_level(self.other.spec)
            self.changed.emit()
