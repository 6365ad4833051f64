"""The progress bar in the bottom row, shown while a long computation is running or paused.

    (ring) Solving this position | bounds 27..28 | ==---- 9 of 55 root moves | 38 M positions, 1.1 M/s
                                                  35 s elapsed, at most 2 questions left   || Pause   x Cancel

It is given a `Progress` a few times a second and never requests one; after a result it hides itself.
"""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.core.game import Value
from tiling_gui.core.limits import LINE, Progress
from tiling_gui.desktop.session.jobs import COMPILING, PREPARING
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, wanted_width
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.progress import BusyRing, ProgressTrack, RateMeter
from tiling_gui.language import tr

COMPACT_BELOW = 900
"""Width in pixels below which texts are short."""
_SHOWN_FOR = 8000
"""Milliseconds for which a result is shown."""


def finished_text(what: str, value: Value | str, seconds: float) -> str:
    """ "8 × 8, MAX first: 29, exact, 22 min"; a `value` that is a string is used as it is."""
    said = value if isinstance(value, str) else words.value(value)
    return tr("{what}: {value}, exact, {duration}", what=what, value=said, duration=words.duration(seconds))


def paused_text(what: str, lower: Value | None, upper: Value | None) -> str:
    """A sentence about paused work, independent of the game on the board."""
    if lower is None and upper is None:
        return tr("{what}: paused. Continue any time, even after a restart.", what=what)
    at = words.bounds(lower, upper)
    return tr("{what}: paused at {bounds}. Continue any time, even after a restart.", what=what, bounds=at)


def stopped_text(what: str, lower: Value | None, upper: Value | None) -> str:
    """A sentence about cancelled work, independent of the game on the board."""
    if lower is None and upper is None:
        return tr("{what}: stopped. Nothing proved yet.", what=what)
    return tr("{what}: stopped. Proved so far: {bounds}.", what=what, bounds=words.bounds(lower, upper))


def positions_text(progress: Progress, rate: float | None) -> str:
    """ "38 M positions, 1.1 M/s"; without the rate if it is None, "" if there are no nodes yet."""
    if progress.nodes <= 0:
        return ""
    speed = "" if rate is None else words.rate(round(rate), 1)
    count = words.count(progress.nodes)
    if not speed:
        return tr("{count} positions", count=count)
    return tr("{count} positions, {speed}", count=count, speed=speed)


def time_text(progress: Progress, *, short: bool = False) -> str:
    """ "35 s elapsed, at most 2 questions left": a question is one null-window search between the bounds.

    The time left is not shown: how long a question takes cannot be predicted (research/measurements.md).
    """
    elapsed = words.duration(progress.seconds)
    lower, upper = progress.lower, progress.upper
    asks = progress.stage == "solving" and progress.trying is not None and not short
    if not asks or not isinstance(lower, int) or not isinstance(upper, int) or lower >= upper:
        return tr("{duration} elapsed", duration=elapsed)
    if upper - lower == 1:
        return tr("{duration} elapsed, last question", duration=elapsed)
    return tr("{duration} elapsed, at most {n} questions left", duration=elapsed, n=upper - lower)


class ProgressBar(QWidget):
    """The progress bar with its texts and buttons: `begin`, `set_progress` repeatedly, then `finish` or `dismiss`."""

    pauseClicked = Signal()
    cancelClicked = Signal()
    dismissed = Signal()
    """The bar has hidden itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("workLine")
        theme.changed.connect(self._redraw_icons)
        self.setFixedHeight(48)
        self._what, self._unit, self._message = "", "", ""
        self._paused = self._running = False
        self._can_pause = self._has_bar = True
        self._keys = ("", "")
        self._faces: tuple[bool, bool] | None = None
        self._progress, self._said_parts = Progress(), ""
        self._pace, self._pausing = RateMeter(), ""
        self._folding = QTimer(self)
        self._folding.setSingleShot(True)
        self._folding.setInterval(_SHOWN_FOR)
        self._folding.timeout.connect(self.dismiss)
        self._make_parts()
        self._lay_out()
        self.hide()

    def _make_parts(self) -> None:
        self.ring = BusyRing()
        self.what = Label()
        self.bounds_caption = Label(size=CAPTION, role="muted")
        self.bounds = Label(weight=SEMIBOLD)
        self.bar = ProgressTrack()
        self.parts = Label()
        self.positions = Label()
        self.time = Label(size=CAPTION, role="muted", align=Qt.AlignmentFlag.AlignRight)
        self.pause = FlatButton()
        self.pause.setObjectName("pauseSolve")
        self.pause.clicked.connect(self.pauseClicked)
        self.cancel = FlatButton()
        self.cancel.setObjectName("cancelSolve")
        self.cancel.clicked.connect(self.cancelClicked)
        names = {"what": self.what, "bounds": self.bounds, "parts": self.parts, "positions": self.positions}
        for name, label in (*names.items(), ("time", self.time)):
            label.setObjectName(f"work{name.capitalize()}")
        self._lines = [Hairline(upright=True) for _ in range(3)]
        for line in self._lines:
            line.setFixedHeight(20)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(12)
        one, two, three = self._lines
        left: list[QWidget] = [self.ring, self.what, one, self.bounds_caption, self.bounds, two]
        left += [self.bar, self.parts, three, self.positions]
        for widget in left:
            row.addWidget(widget)
        row.addStretch(1)
        right: list[QWidget] = [self.time, self.pause, self.cancel]
        for widget in right:
            row.addWidget(widget)
        self._row = row

    # What is shown ---------------------------------------------------------------------------------

    @property
    def tells_result(self) -> bool:
        """True while a result is shown."""
        return bool(self._message) and self._folding.isActive()

    @property
    def subject(self) -> str:
        """The name of the current or latest work."""
        return self._what

    def begin(self, what: str, unit: str = "", *, can_pause: bool = True, bar: bool = True) -> None:
        """Shows the bar for new work ("Solving 8 × 8, MAX first"); `unit` names its parts ("root moves").

        `bar` is False for work whose parts differ too much in length for a bar to be meaningful.
        """
        self._folding.stop()
        self._what, self._unit, self._message = what, unit or tr("root moves"), ""
        self._running, self._paused, self._pausing = True, False, ""
        self._progress, self._said_parts, self._pace = Progress(), "", RateMeter()
        self._can_pause = can_pause
        self.bar.restart()
        self._has_bar = bar
        self.ring.set_running(True)
        self._show_all()
        self.show()

    def set_progress(self, progress: Progress, parts: str = "") -> None:
        """Shows progress; ignored while nothing runs. `parts` replaces "9 of 16 root moves"."""
        if self._running:
            if self._progress.stage == "preparing" != progress.stage:
                self.bar.restart()  # preparation is over; the work itself begins
            self._progress, self._said_parts = progress, parts
            self._pace.add(progress)
            if progress.total > 0:
                self.bar.set_share(progress.done / progress.total)
            self._show_all()

    def set_what(self, what: str) -> None:
        if self._running and what != self._what:
            self._what = what
            self._show_all()

    def set_paused(self, paused: bool, words: str = "") -> None:
        """Shows the work as paused, with this text, or as running again."""
        if self._running:
            self._paused, self._pausing = paused, words
            self.ring.set_running(not paused)
            self._show_all()

    def finish(self, text: str) -> None:
        """Shows a result (see `finished_text`) for 8 s, then hides the bar."""
        self._running = self._paused = False
        self._message = text
        self.ring.set_running(False)
        self._show_all()
        self.show()
        self._folding.start()

    def dismiss(self) -> None:
        self._folding.stop()
        self._running = self._paused = False
        self.ring.set_running(False)
        self.hide()
        self.dismissed.emit()

    def set_keys(self, pause: str, cancel: str) -> None:
        """The shortcuts of the buttons, for their tool tips; "" for none."""
        self._keys = (f" ({pause})" if pause else "", f" ({cancel})" if cancel else "")
        self._fit()

    # Layout -----------------------------------------------------------------------------------------

    def _show_all(self) -> None:
        self.what.setText(self._headline())
        self.what.set_tip(self.what.text())
        known = self._progress.lower is not None or self._progress.upper is not None
        exact = known and self._progress.lower == self._progress.upper
        self.bounds_caption.setText(tr("value") if exact else tr("bounds"))
        self.bounds.setText(words.bounds(self._progress.lower, self._progress.upper) if known else "")
        self.positions.setText(positions_text(self._progress, self._pace.rate))
        self.setAccessibleName(self._spoken())
        self._fit()

    def _headline(self) -> str:
        if self._message:
            return self._message
        if self._paused:
            return self._pausing
        if self._progress.stage == "preparing":
            return tr(COMPILING) if self._progress.total or self._what == tr(COMPILING) else tr(PREPARING)
        if self._progress.stage == LINE:
            return tr("{what}: proved; looking for a line of best play", what=self._what)
        if self._progress.trying is not None:
            return tr("{what}: can MAX force {value}?", what=self._what, value=words.value(self._progress.trying))
        return self._what

    def _spoken(self) -> str:
        if not self._running:
            return self._message
        bounds = f"{self.bounds_caption.text()} {self.bounds.text()}" if self.bounds.text() else ""
        more = [part for part in (bounds, self._parts_text(), self.positions.text()) if part]
        return ", ".join((self._headline().removesuffix("."), *more)) if more else self._headline()

    def _parts_text(self, *, short: bool = False) -> str:
        if self._said_parts:
            return self._said_parts
        if self._progress.total <= 0:
            return ""
        done, total = self._progress.done, self._progress.total
        if short:
            return tr("{done} of {total}", done=done, total=total)
        # While preparing, the parts are steps, whatever they are afterwards.
        unit = tr("steps") if self._progress.stage == "preparing" else self._unit
        return tr("{done} of {total} {parts}", done=done, total=total, parts=unit)

    def _time_text(self, *, short: bool = False) -> str:
        return time_text(self._progress, short=short)

    def _fit(self) -> None:
        """Shows as much as fits, dropping the least important first; the rest keeps its place."""
        for level in range(3 if self.width() < COMPACT_BELOW else 0, 8):
            self._show_level(level)
            if wanted_width(self._row) <= self.width():
                break
        self._row.activate()
        self.setToolTip("" if level == 0 else ", ".join(filter(None, (self._spoken(), self._time_text()))))

    def _show_level(self, level: int) -> None:
        running, short = self._running, level >= 3
        self.ring.setVisible(running)
        self.parts.setText(self._parts_text(short=short))
        self.time.setText(self._time_text(short=level >= 1) if self._progress.seconds > 0 else "")
        # Beside the long text of preparing, a number without its caption would be unclear.
        last = 6 if self._progress.stage == "preparing" else 7
        known = running and bool(self.bounds.text()) and not self._paused and level < last
        self.bounds_caption.setVisible(known and level < 6)
        self.bounds.setVisible(known)
        self._lines[0].setVisible(known)
        self.bar.setVisible(running and self._has_bar and level < 6)
        self.parts.setVisible(running and bool(self.parts.text()) and level < 5)
        self._lines[1].setVisible(self.bar.isVisibleTo(self) or self.parts.isVisibleTo(self))
        self.positions.setVisible(running and bool(self.positions.text()) and level < 2)
        self._lines[2].setVisible(self.positions.isVisibleTo(self) and self._lines[1].isVisibleTo(self))
        self.time.setVisible(running and bool(self.time.text()) and level < 4)
        self._set_faces(short)
        for button, key in zip((self.pause, self.cancel), self._keys, strict=True):
            button.setToolTip(f"{button.text()}{key}")
        self.pause.setVisible(running and self._can_pause)
        self.cancel.setVisible(running)

    def _set_faces(self, short: bool) -> None:
        if self._faces == (self._paused, short):
            return
        self._faces = (self._paused, short)
        if self._paused:
            self.pause.set_face(tr("Continue"), theme.icon("continue"), only_icon=short)
        else:
            self.pause.set_face(tr("Pause"), theme.icon("pause"), only_icon=short)
        self.cancel.set_face(tr("Cancel"), theme.icon("cancel"), only_icon=short)

    def _redraw_icons(self) -> None:
        self._faces = None
        self._fit()

    # Qt ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stops the timer: it must not run on after the window is closed."""
        super().hideEvent(event)
        self._folding.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.end()
