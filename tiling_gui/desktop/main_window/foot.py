"""The row under the board in which the application speaks: how a game ended, a notice, the players' buttons, the work.

Its place is always kept, so that nothing above it moves when a line comes or goes; while nobody speaks nothing of it is
seen:

    | strip: the most important that speaks, else the status line |  work line, while work runs or rests |

While no work line is shown, a strip that is work is told of in its place.

A strip shows and hides itself as any widget does and need not know of the others: its class says what it is among them
(ui/widgets/strip.py). Where two would speak, the more important is seen and the other waits behind it. What has just
been said is seen before any of them, and so is what the pointer is on, but for strips that ask something.
"""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tiling_gui.desktop.main_window.status_bar import StatusLine
from tiling_gui.desktop.ui.widgets.base import Hairline
from tiling_gui.desktop.ui.widgets.strip import Strip

HEIGHT, LOW, LOWEST = 48, 40, 32
"""Pixels; and in windows that are too low for that."""
_LEAST_WORK, _MOST_WORK = 184, 560
"""Pixels of the work line beside a strip."""
_STATUS, _WORK = 440, 360
"""Pixels that the work line leaves to the status line, beyond its own, and a longer sentence there to the work line."""
READ = 4000
"""Milliseconds for which a sentence stands before the strip that waits behind it."""


class Foot(QFrame):
    """The row; its height does not depend on what it shows."""

    def __init__(self, work_line: QWidget, status: StatusLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("foot")
        self._slots: dict[QWidget, QWidget] = {}
        """What holds each strip."""
        self._places: dict[QWidget, Strip] = {}
        """By strip, the most important first."""
        self._work_line = work_line
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
        work_line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        work_line.installEventFilter(self)
        row.addWidget(status, 1)
        row.addWidget(self._between)
        row.addWidget(work_line, 1)
        self.set_height(HEIGHT)
        self._arrange()

    def add(self, strip: QWidget, place: Strip) -> None:
        """Takes in a strip."""
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
        """HEIGHT, or less in a low window."""
        self.setFixedHeight(height + 1)
        self._work_line.setFixedHeight(height)

    @property
    def strip(self) -> QWidget | None:
        """The strip that is seen."""
        return self._shown(work=False)

    def _shown(self, *, work: bool) -> QWidget | None:
        found = (strip for strip, place in self._places.items() if place.is_work == work and not strip.isHidden())
        return next(found, None)

    @property
    def crowded(self) -> bool:
        """True where the strip that is seen would lose words to a work line beside it."""
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
        """Whether the status line is seen: nobody else speaks, or what it says is new."""
        strip = self.strip
        pointed = bool(self._status.pointed) and strip is not None and not self._places[strip].asks
        return strip is None or self._reading.isActive() or pointed

    @property
    def _gives_way(self) -> bool:
        """Whether the status line, with nothing new to say, leaves a narrow row to the work."""
        news = self._reading.isActive() or self._status.pointed
        return self.width() < 2 * _STATUS and self.strip is None and not news

    @Slot()
    def _arrange(self) -> None:
        shown = None if self._status_first else self.strip
        work, least, beside = self._work_line, _LEAST_WORK, self._shown(work=True)
        if work.isHidden() and beside is not None:
            work, least = self._slots[beside], max(_LEAST_WORK, beside.minimumSizeHint().width())
        works = work is not self._work_line or not work.isHidden()
        alone = works and self._gives_way
        self._status.setVisible(shown is None and not alone)  # first: a strip that comes is as wide as it stays
        for strip, slot in self._slots.items():
            slot.setVisible(strip is shown or slot is work)
        self._between.setVisible(works and not alone)
        self._over.setVisible(works or shown is not None or not self._status.is_empty)
        if works:
            whole = self.width() - 1
            most = whole - (_WORK if whole >= 2 * _STATUS else _LEAST_WORK)
            said = max(min(_STATUS, whole - _WORK), min(self._status.sizeHint().width(), most))
            room = whole - (0 if alone else said if shown is None else shown.sizeHint().width())
            work.setFixedWidth(max(least, room if shown is None else min(_MOST_WORK, room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._reading.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A strip or the work line came or went, or has other words."""
        if event.type() == QEvent.Type.ShowToParent:
            place = self._places.get(watched) if isinstance(watched, QWidget) else None
            if place is not None and place.asks:
                self._reading.stop()  # it is newer than what was said
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent, QEvent.Type.LayoutRequest):
            self._arrange()
        return super().eventFilter(watched, event)
