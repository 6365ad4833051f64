"""The progress bar of every window, shown while a long computation is running or paused, and then with its result.

    (ring) Solving this position | 9 of 55 root moves | 38 M positions, 1.1 M/s                 || Pause   x Cancel
           bounds 27..28         | ==----             | 35 s elapsed, at most 2 questions left

In a low window the two lines of each part stand side by side. The bar is given a `Progress` a few times a second and
never requests one. A result stays until it is closed or other work begins.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from tiling_gui.core.limits import LINE, Progress
from tiling_gui.desktop.session.jobs import COMPILING, PREPARING
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, TwoLineLabel, show_tip, wanted_width
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.progress import ProgressTrack, RateMeter
from tiling_gui.language import tr

COMPACT_BELOW = 900
"""Width in pixels below which texts are short."""
_NARROW = 480
"""Width in pixels below which the buttons beside a result are icons."""
_TWO_LINES = 44
"""Height in pixels from which the bar has two lines."""
_GAP = 12


def positions_text(progress: Progress, rate: float | None) -> str:
    """ "38 M positions, 1.1 M/s"; without the rate if it is None, "" if there are no nodes yet."""
    if progress.nodes <= 0:
        return ""
    speed = "" if rate is None else words.rate(round(rate), 1)
    count = words.count(progress.nodes)
    if not speed:
        return tr("{count} positions", count=count)
    return tr("{count} positions, {speed}", count=count, speed=speed)


def time_text(progress: Progress, *, short: bool = False, in_all: bool = False) -> str:
    """ "35 s elapsed, at most 2 questions left": a question is one null-window search between the bounds.

    `in_all`: earlier sittings count. The time left is not shown: how long a question takes cannot be predicted
    (research/measurements.md).
    """
    duration = words.duration(progress.seconds)
    elapsed = tr("{duration} in all", duration=duration) if in_all else tr("{duration} elapsed", duration=duration)
    lower, upper = progress.lower, progress.upper
    asks = progress.stage == "solving" and progress.trying is not None and not short
    if not asks or not isinstance(lower, int) or not isinstance(upper, int) or lower >= upper:
        return elapsed
    if upper - lower == 1:
        return tr("{elapsed}, last question", elapsed=elapsed)
    return tr("{elapsed}, at most {n} questions left", elapsed=elapsed, n=upper - lower)


class _Part(QWidget):
    """Two lines of text; in a low bar they stand side by side."""

    def __init__(self, *lines: QWidget) -> None:
        super().__init__()
        self._lines = lines
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        for line in lines:
            self._box.addWidget(line)
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        across = QBoxLayout.Direction.LeftToRight
        self._box.setDirection(across if low else QBoxLayout.Direction.TopToBottom)
        self._box.setSpacing(_GAP if low else 0)

    def activate(self) -> None:
        """Give its lines their places now."""
        self._box.activate()

    def show_if_needed(self) -> None:
        """Show itself if one of its lines is shown, as wide as they need now."""
        self.updateGeometry()
        self.setVisible(any(not line.isHidden() for line in self._lines))


class ProgressBar(QWidget):
    """The progress bar with its texts and buttons: `begin`, `set_progress` repeatedly, then `finish` or `dismiss`."""

    _show_line: Callable[[], None] | None = None

    pauseClicked = Signal()
    cancelClicked = Signal()
    dismissed = Signal()
    """The bar has hidden itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("workLine")
        theme.changed.connect(self._redraw_icons)
        self.setFixedHeight(48)
        self._what, self._unit = "", ""
        self.message = ""
        """The result that is shown; "" for none."""
        self._in_all = False
        self._paused = self._running = False
        self._can_pause = self._has_bar = True
        self._keys = ("", "")
        self._faces: tuple[bool, bool, bool] | None = None
        self._progress, self._said_parts = Progress(), ""
        self._pace, self._pausing = RateMeter(), ""
        self._make_parts()
        self._lay_out()
        self.hide()

    def _make_parts(self) -> None:
        self.what = Label()
        self.result = TwoLineLabel()
        self.result.setObjectName("workResult")
        self.bounds_caption = Label(size=CAPTION, role="muted")
        self.bounds = Label(size=CAPTION, weight=SEMIBOLD)
        self.bar = ProgressTrack(wide=True)
        self.parts = Label()
        self.positions = Label()
        self.time = Label(size=CAPTION, role="muted")
        self.pause = FlatButton()
        self.pause.setObjectName("pauseSolve")
        self.pause.clicked.connect(self.pauseClicked)
        self.cancel = FlatButton()
        self.cancel.setObjectName("cancelSolve")
        self.cancel.clicked.connect(self._on_cancel)
        self.show_line = FlatButton()
        self.show_line.setObjectName("showSolved")
        self.show_line.clicked.connect(self._on_show)
        names = {"what": self.what, "bounds": self.bounds, "parts": self.parts, "positions": self.positions}
        for name, label in (*names.items(), ("time", self.time)):
            label.setObjectName(f"work{name.capitalize()}")
        self._lines = [Hairline(upright=True) for _ in range(2)]
        for line in self._lines:
            line.setFixedHeight(20)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(_GAP)
        self._known = QWidget()
        known = QHBoxLayout(self._known)
        known.setContentsMargins(0, 0, 0, 0)
        known.setSpacing(6)
        known.addWidget(self.bounds_caption)
        known.addWidget(self.bounds)
        known.addStretch(1)
        self._parts = [_Part(self.what, self._known), _Part(self.parts, self.bar), _Part(self.positions, self.time)]
        one, two, three = self._parts
        for widget in (one, self._lines[0], two, self._lines[1], three):
            row.addWidget(widget)
        row.addWidget(self.result, 1)
        row.addStretch(0)
        for button in (self.show_line, self.pause, self.cancel):
            row.addWidget(button)
        self._row = row

    # What is shown ---------------------------------------------------------------------------------

    @property
    def tells_result(self) -> bool:
        """True while a result is shown."""
        return bool(self.message) and not self.isHidden()

    @property
    def subject(self) -> str:
        """The name of the current or latest work."""
        return self._what

    def begin(
        self, what: str, unit: str = "", *, can_pause: bool = False, bar: bool = True, in_all: bool = False
    ) -> None:
        """Show the bar for new work ("Solving 8 × 8, MAX first"); `unit` names its parts ("root moves").

        `in_all`: the time includes earlier sittings. `bar` is False for work whose parts differ too much in length for
        a bar to be meaningful.
        """
        self._what, self._unit, self.message = what, unit or tr("root moves"), ""
        self._in_all = in_all
        self._running, self._paused, self._pausing = True, False, ""
        self._progress, self._said_parts, self._pace = Progress(), "", RateMeter()
        self._can_pause = can_pause
        self.bar.restart()
        self._has_bar = bar
        self._show_all()
        self.show()

    def set_progress(self, progress: Progress, parts: str = "") -> None:
        """Show progress; ignored while nothing runs. `parts` replaces "9 of 16 root moves"."""
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
        """Show the work as paused, with this text, or as running again."""
        if self._running:
            self._paused, self._pausing = paused, words
            self._show_all()

    def finish(self, text: str, show: Callable[[], None] | None = None) -> None:
        """Show a result until it is closed or other work begins; `show` shows its line of play."""
        self._running = self._paused = False
        self.message, self._show_line = text, show
        self._show_all()
        self.show()

    def dismiss(self) -> None:
        self._running = self._paused = False
        self.message = ""
        self.hide()
        self.dismissed.emit()

    @Slot()
    def _on_cancel(self) -> None:
        if self.message:
            self.dismiss()
        else:
            self.cancelClicked.emit()

    @Slot()
    def _on_show(self) -> None:
        if self._show_line is not None:
            self._show_line()

    def set_keys(self, pause: str, cancel: str) -> None:
        """The shortcuts of the buttons, for their tool tips; "" for none."""
        self._keys = (f" ({pause})" if pause else "", f" ({cancel})" if cancel else "")
        self._name_buttons()

    # Layout -----------------------------------------------------------------------------------------

    def _show_all(self) -> None:
        self.what.setText(self._headline())
        self.what.set_tip(self.what.text())
        self.result.setText(self.message)
        known = self._progress.lower is not None or self._progress.upper is not None
        exact = known and self._progress.lower == self._progress.upper
        self.bounds_caption.setText(tr("value") if exact else tr("bounds"))
        self.bounds.setText(words.bounds(self._progress.lower, self._progress.upper) if known else "")
        self.positions.setText(positions_text(self._progress, self._pace.rate))
        self.setAccessibleName(self._spoken())
        self._fit()

    def _headline(self) -> str:
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
            return self.message
        bounds = f"{self.bounds_caption.text()} {self.bounds.text()}" if self.bounds.text() else ""
        more = [part for part in (bounds, self._parts_text(), self.positions.text()) if part]
        return ", ".join((self._headline().removesuffix("."), *more)) if more else self._headline()

    def _parts_text(self, *, short: bool = False) -> str:
        if self._said_parts and not (short and self._progress.total > 0):
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
        return time_text(self._progress, short=short, in_all=self._in_all)

    def _fit(self) -> None:
        """Show as much as fits, dropping the least important first; the rest keeps its place."""
        for level in range(2 if self.width() < COMPACT_BELOW else 0, 8):
            self._show_level(level if self._running or self.width() < _NARROW else 0)
            if wanted_width(self._row) <= self.width() or not self._running:
                break
        self._row.activate()
        for part in self._parts:
            part.activate()
        if self._running:
            self.setToolTip("" if level == 0 else ", ".join(filter(None, (self._spoken(), self._time_text()))))
        else:
            self.setToolTip(self.result.toolTip())

    def _show_level(self, level: int) -> None:
        running, short = self._running, level >= 2
        self.what.setVisible(running)
        self.result.setVisible(not running)
        self.parts.setText(self._parts_text(short=level >= 3))
        self.time.setText(self._time_text(short=level >= 1) if self._progress.seconds > 0 else "")
        # Beside the long text of preparing, a number without its caption would be unclear.
        last = 6 if self._progress.stage == "preparing" else 7
        known = running and bool(self.bounds.text()) and not self._paused and level < last
        self.bounds_caption.setVisible(known and level < 6)
        self.bounds.setVisible(known)
        self._known.setVisible(known)
        moves = self._progress.total > 0 or not self._paused
        self.bar.setVisible(running and self._has_bar and moves and level < 3)
        self.parts.setVisible(running and bool(self.parts.text()) and level < 6)
        self.positions.setVisible(running and bool(self.positions.text()) and level < 4)
        self.time.setVisible(running and bool(self.time.text()) and level < 5)
        for part in self._parts:
            part.show_if_needed()
        for line, part in zip(self._lines, self._parts[1:], strict=True):
            line.setVisible(not part.isHidden())
        self._set_faces(short)
        self.pause.setVisible(running and self._can_pause)
        self.show_line.setVisible(not running and self._show_line is not None)

    def _set_faces(self, short: bool) -> None:
        faces = (self._paused, short, self._running)
        if self._faces == faces:
            return
        self._faces = faces
        if self._paused:
            self.pause.set_face(tr("Continue"), theme.icon("continue"), only_icon=short)
        else:
            self.pause.set_face(tr("Pause"), theme.icon("pause"), only_icon=short)
        self.show_line.set_face(tr("Show"), theme.icon("play"), only_icon=short)
        if self._running:
            self.cancel.set_face(tr("Cancel"), theme.icon("cancel"), only_icon=short)
        else:
            self.cancel.set_face(tr("Close this message"), theme.icon("cancel"), only_icon=True)
        self._name_buttons()

    def _name_buttons(self) -> None:
        pause, cancel = self._keys
        going_on = tr("Goes on with it, now or after a restart")
        self.pause.setToolTip(f"{going_on if self._paused else self.pause.text()}{pause}")
        self.cancel.setToolTip(f"{self.cancel.text()}{cancel if self._running else ''}")

    def _redraw_icons(self) -> None:
        self._faces = None
        self._fit()

    # Qt ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for part in self._parts:
            part.set_low(self.height() < _TWO_LINES)
        self._fit()

    def event(self, event: QEvent) -> bool:
        return show_tip(self, event) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.end()
