"""The bar under a watched search: buttons and a slider to step through it, speed and fit."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import named, not_turned
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.language import tr

SPEEDS = (1600, 1000, 600, 350, 200, 100, 50)
"""Milliseconds a step, slow to fast."""


class Transport(QWidget):
    """Shows which step it is; what is pressed is told and done by the window."""

    pressed = Signal(str)
    """"first", "back", "play", "on", "last" or "fit"."""
    moved = Signal(int)
    """(step) The slider was moved."""
    paced = Signal(int)
    """(milliseconds a step)"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = self._button("watchStart", tr("First", "step"), tr("To the start (Home)"), "first", "first")
        self.back = self._button("watchBack", tr("Back"), tr("One step back (left arrow)"), "previous", "back")
        self.playing = self._button("watchPlay", tr("Play"), tr("Steps on by itself, or stops (Space)"), "play", "play")
        self.on = self._button("watchOn", tr("On"), tr("One step on (right arrow)"), "next", "on")
        self.last = self._button("watchLast", tr("Last"), tr("To the end (End)"), "last", "last")
        self.whole = self._button("watchFit", tr("Fit"), tr("Shows the whole tree (0)"), "window", "fit")
        self.slider, self.speed = QSlider(Qt.Orientation.Horizontal), QSlider(Qt.Orientation.Horizontal)
        named(self.slider, "watchStep", tr("Step"))
        self.slider.setToolTip(tr("Goes to a step"))
        self.slider.setMinimumWidth(40)
        self.slider.valueChanged.connect(self.moved)
        named(self.speed, "watchSpeed", tr("Speed"))
        self.speed.setToolTip(tr("How fast it plays"))
        self.speed.setRange(0, len(SPEEDS) - 1)
        self.speed.setValue(2)
        self.speed.setMinimumWidth(40)
        self.speed.setMaximumWidth(88)
        self.speed.valueChanged.connect(self._on_speed)
        self._lay_out()
        not_turned(self)
        self.show_step(0, None)

    def _button(self, name: str, text: str, tip: str, icon: str, what: str) -> FlatButton:
        button = FlatButton()
        button.setObjectName(name)
        button.set_face(text, theme.icon(icon), only_icon=True)
        theme.icon_on(button, icon)
        button.setToolTip(tip)
        button.clicked.connect(lambda: self.pressed.emit(what))
        return button

    def _lay_out(self) -> None:
        bar = QHBoxLayout(self)
        bar.setContentsMargins(12, 4, 12, 8)
        bar.setSpacing(4)
        for widget in (self.first, self.back, self.playing, self.on, self.last):
            bar.addWidget(widget)
        bar.addWidget(self.slider, 1)
        bar.addSpacing(8)
        for beside in (self.speed, self.whole):
            bar.addWidget(beside)

    def minimumSizeHint(self) -> QSize:
        """Without the speed, which gives way in a narrow window."""
        return QSize(self._narrowest, super().minimumSizeHint().height())

    @property
    def _narrowest(self) -> int:
        """Pixels of everything but the speed."""
        bar = self.layout()
        assert bar is not None
        speed = 0 if self.speed.isHidden() else self.speed.minimumWidth() + bar.spacing()
        return bar.minimumSize().width() - speed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves the speed out where there is no room for it."""
        super().resizeEvent(event)
        bar = self.layout()
        assert bar is not None
        self.speed.setVisible(self.width() >= self._narrowest + self.speed.minimumWidth() + bar.spacing())

    @property
    def pace(self) -> int:
        """Milliseconds a step."""
        return SPEEDS[self.speed.value()]

    def _on_speed(self) -> None:
        self.paced.emit(self.pace)

    def show_step(self, step: int, steps: int | None) -> None:
        """Stands at `step` of `steps`; None while there is no search."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, steps or 0)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        for button in (self.first, self.back):
            button.setEnabled(step > 0)
        for button in (self.on, self.last):
            button.setEnabled(step < (steps or 0))
        for widget in (self.playing, self.slider, self.whole):
            widget.setEnabled(steps is not None)

    def show_playing(self, on: bool) -> None:
        """Pause while it plays, else Play."""
        icon = "pause" if on else "play"
        self.playing.set_face(tr("Pause") if on else tr("Play"), theme.icon(icon), only_icon=True)
        theme.icon_on(self.playing, icon)
