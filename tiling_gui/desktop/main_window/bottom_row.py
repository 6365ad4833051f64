"""The row below the board: status bar, strips (the result of a game, a notice, players' buttons) and progress bar.

Its height is always reserved, so that nothing above moves when a strip comes or goes; without anything to show it is
blank:

    | strip: the most important one shown, else the status bar |  progress bar, while work runs or is paused |

If there is no progress bar, a strip about work takes its place.

A strip shows and hides itself like any widget and need not know the others: its class declares its importance
(ui/widgets/layouts.py). If several are shown, only the most important one is seen. A new message in the status bar
precedes all of them for a while; so does the text about what is under the pointer, except before strips that ask
something.
"""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import Hairline, Label, TwoLineLabel, named
from tiling_gui.desktop.ui.widgets.layouts import Strip
from tiling_gui.language import tr

_SIDE = _GAP = 16
"""Margin, and gap between the labels, in pixels."""


class StatusBar(QFrame):
    """A sentence on the left; on the right the count, and the reason if the game could not be saved.

    Text about the pointer disappears when the pointer leaves; a message stays until the next one.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statusLine")
        self.text = TwoLineLabel()
        named(self.text, "statusText", tr("Status"))
        self.count = Label(size=CAPTION)
        self.count.setObjectName("statusCount")
        self.save_error = Label(size=CAPTION, role="warn")
        self.save_error.setObjectName("statusKept")
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIDE, 0, _SIDE, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.text, 1)
        row.addWidget(self.count)
        row.addWidget(self.save_error)
        self.said = self.pointed = ""
        """The last message, and the text about what is under the pointer."""

    @property
    def is_empty(self) -> bool:
        """True if there is nothing to read."""
        return not (self.said or self.pointed or self.count.text() or self.save_error.text())

    def listen(self, workspace: Workspace) -> None:
        """Show the messages of a workspace, and the errors when its game is saved."""
        workspace.status.message.connect(self.say)
        workspace.status.pointed.connect(self.point)
        workspace.session.saved.connect(self.set_saved)

    def say(self, sentence: str) -> None:
        """Show a message until the next, or while nothing is under the pointer."""
        self.said, self.pointed = sentence, ""
        self._show()

    def point(self, sentence: str) -> None:
        """Show what is under the pointer; "" if nothing."""
        self.pointed = sentence
        self._show()

    def set_saved(self, why_not: str) -> None:
        """Show why the game could not be saved; "" if it was."""
        self.save_error.setText(why_not)
        self._fit()
        self.changed.emit()

    def set_count(self, words: str) -> None:
        """Show the count while the right panel is hidden; "" hides it."""
        self.count.setText(words)
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        """Hide the count if there is no room beside the sentence; an error in saving is always shown."""
        self.save_error.setVisible(bool(self.save_error.text()))
        said = [part for part in (self.text, self.count, self.save_error) if part.text()]
        wanted = sum(part.sizeHint().width() for part in said) + _GAP * (len(said) - 1)
        self.count.setVisible(self.count in said and wanted <= self.width() - 2 * _SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show(self) -> None:
        self.text.set_role("muted" if self.pointed else "text")
        self.text.setText(self.pointed or self.said)
        self.text.setAccessibleDescription(self.text.text())
        self._fit()
        self.changed.emit()


HEIGHT, LOW, LOWEST = 48, 40, 32
"""Height in pixels; smaller ones for low windows."""
_LEAST_WORK = 184
"""Minimum width in pixels of the progress bar beside a strip."""
_STATUS, _WORK = 440, 360
"""Pixels reserved for the status bar beside the progress bar, and for the progress bar beside a longer sentence."""
READ = 4000
"""Milliseconds for which a new message precedes the strips."""


class BottomRow(QFrame):
    """The row; its height does not depend on its content."""

    def __init__(self, progress_bar: QWidget, status: StatusBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("foot")
        self._slots: dict[QWidget, QWidget] = {}
        """The container of each strip."""
        self._places: dict[QWidget, Strip] = {}
        """By strip, the most important first."""
        self._progress_bar = progress_bar
        self._status, self._said = status, ""
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(READ)
        self._reading.timeout.connect(self._arrange)
        status.changed.connect(self._on_told)
        self._over, self._between = Hairline(), Hairline(upright=True)
        place = self._over.sizePolicy()
        place.setRetainSizeWhenHidden(True)
        self._over.setSizePolicy(place)
        self._row = row = QHBoxLayout()
        column = QVBoxLayout(self)
        for layout in (row, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        column.addWidget(self._over)
        column.addLayout(row, 1)
        progress_bar.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        progress_bar.installEventFilter(self)
        row.addWidget(status, 1)
        row.addWidget(self._between)
        row.addWidget(progress_bar, 1)
        self.set_height(HEIGHT)
        self._arrange()

    def add(self, strip: QWidget, place: Strip) -> None:
        hidden = strip.isHidden() and strip.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        slot = QWidget()
        inside = QHBoxLayout(slot)
        inside.setContentsMargins(0, 0, 0, 0)
        strip.setMinimumHeight(0)
        strip.setMaximumHeight(HEIGHT)
        strip.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        inside.addWidget(strip)
        strip.setHidden(hidden)
        strip.installEventFilter(self)
        self._slots[strip] = slot
        places = {**self._places, strip: place}
        self._places = dict(sorted(places.items(), key=lambda each: -each[1].importance))
        at = self._row.count() if place.is_work else self._row.indexOf(self._between)
        self._row.insertWidget(at, slot, 1)
        self._arrange()

    def set_height(self, height: int) -> None:
        """HEIGHT, LOW or LOWEST."""
        self.setFixedHeight(height + 1)
        self._progress_bar.setFixedHeight(height)

    @property
    def strip(self) -> QWidget | None:
        """The strip that is shown or waits behind a message; None if there is none."""
        return self._shown(work=False)

    def _shown(self, *, work: bool) -> QWidget | None:
        found = (strip for strip, place in self._places.items() if place.is_work == work and not strip.isHidden())
        return next(found, None)

    @property
    def crowded(self) -> bool:
        """True if the progress bar would cut off the text of the strip."""
        shown = self.strip
        return shown is not None and shown.sizeHint().width() + _LEAST_WORK >= self.width()

    @Slot()
    def _on_told(self) -> None:
        if self._status.said != self._said:
            self._said = self._status.said
            if self._said:
                self._reading.start()
            else:
                self._reading.stop()
        self._arrange()

    @property
    def _status_first(self) -> bool:
        """True if the status bar is shown: there is no strip, or the message is new."""
        strip = self.strip
        pointed = bool(self._status.pointed) and strip is not None and not self._places[strip].asks
        return strip is None or self._reading.isActive() or pointed

    @property
    def _gives_way(self) -> bool:
        """True if in a narrow row the status bar, without anything new, is hidden in favour of the progress bar."""
        news = self._reading.isActive() or self._status.pointed
        return self.width() < 2 * _STATUS and self.strip is None and not news

    @Slot()
    def _arrange(self) -> None:
        shown = None if self._status_first else self.strip
        work, least, beside = self._progress_bar, _LEAST_WORK, self._shown(work=True)
        if work.isHidden() and beside is not None:
            work, least = self._slots[beside], max(_LEAST_WORK, beside.minimumSizeHint().width())
        works = work is not self._progress_bar or not work.isHidden()
        alone = works and self._gives_way
        self._status.setVisible(
            shown is None and not alone
        )  # first, so that a strip gets its final width as it appears
        for strip, slot in self._slots.items():
            slot.setVisible(strip is shown or slot is work)
        self._between.setVisible(works and not alone)
        self._over.setVisible(works or shown is not None or not self._status.is_empty)
        if works:
            whole = self.width() - 1
            most = whole - (_WORK if whole >= 2 * _STATUS else _LEAST_WORK)
            said = max(min(_STATUS, whole - _WORK), min(self._status.sizeHint().width(), most))
            room = whole - (0 if alone else said if shown is None else shown.sizeHint().width())
            work.setFixedWidth(max(least, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._reading.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Rearranges the row when a strip or the progress bar is shown, hidden or changes its text."""
        if event.type() == QEvent.Type.ShowToParent:
            place = self._places.get(watched) if isinstance(watched, QWidget) else None
            if place is not None and place.asks:
                self._reading.stop()  # it is newer than the message
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.LayoutRequest):
            self._arrange()
        return super().eventFilter(watched, event)
