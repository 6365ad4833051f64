"""The controls below a watched search: buttons, keys and a slider for the step, playback speed, and Fit."""

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, named
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.language import tr

SPEEDS = (1600, 1000, 600, 350, 200, 100, 50)
"""Milliseconds per step, slowest first."""


class StepControls(QWidget):
    """Holds the current moment, from 0 to `moments`, and steps or plays through them."""

    step_changed = Signal(int)
    """(moment) Emitted when the current moment is set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moment, self.moments = 0, 0
        """The current moment and the last one."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.first = self._button("watchStart", tr("First", "step"), tr("To the start (Home)"), "first")
        self.back = self._button("watchBack", tr("Back"), tr("One step back (left arrow)"), "previous")
        self.playing = self._button("watchPlay", tr("Play"), tr("Starts or stops playback (Space)"), "play")
        self.on = self._button("watchOn", tr("Next"), tr("One step forward (right arrow)"), "next")
        self.last = self._button("watchLast", tr("Last"), tr("To the end (End)"), "last")
        self.whole = self._button("watchFit", tr("Fit"), tr("Shows the whole tree (0)"), "window")
        self._acts = {
            self.first: self.to_start,
            self.back: self.step_back,
            self.playing: self.toggle,
            self.on: self.step_on,
            self.last: self.to_end,
        }
        for button, act in self._acts.items():
            button.clicked.connect(act)
        self.slider, self.speed = QSlider(Qt.Orientation.Horizontal), QSlider(Qt.Orientation.Horizontal)
        named(self.slider, "watchStep", tr("Step"))
        self.slider.setMinimumWidth(40)
        self.slider.valueChanged.connect(self.go)
        named(self.speed, "watchSpeed", tr("Speed"))
        self.speed.setRange(0, len(SPEEDS) - 1)
        self.speed.setValue(2)
        self.speed.setMinimumWidth(40)
        self.speed.setMaximumWidth(88)
        self.speed.valueChanged.connect(lambda value: self._timer.setInterval(self.pace))
        self._lay_out()
        force_left_to_right(self)
        self._show()

    def _button(self, name: str, text: str, tip: str, icon: str) -> FlatButton:
        button = FlatButton()
        button.setObjectName(name)
        button.set_face(text, theme.icon(icon), only_icon=True)
        theme.icon_on(button, icon)
        button.setToolTip(tip)
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
        """Leave out the speed slider, which is hidden in a narrow window."""
        return QSize(self._narrowest, super().minimumSizeHint().height())

    @property
    def _narrowest(self) -> int:
        """The least width in pixels without the speed slider."""
        bar = self.layout()
        assert bar is not None
        speed = 0 if self.speed.isHidden() else self.speed.minimumWidth() + bar.spacing()
        return bar.minimumSize().width() - speed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the speed slider if there is no room for it."""
        super().resizeEvent(event)
        bar = self.layout()
        assert bar is not None
        self.speed.setVisible(self.width() >= self._narrowest + self.speed.minimumWidth() + bar.spacing())

    @property
    def pace(self) -> int:
        """Milliseconds per step."""
        return SPEEDS[self.speed.value()]

    # Moments ------------------------------------------------------------------------------------------------

    def begin(self, moments: int) -> None:
        """Go to the start of a search with `moments` moments."""
        self.stop()
        self.moments = moments
        self.go(0)

    @Slot(int)
    def go(self, moment: int) -> None:
        """Go to a moment, clamped to the valid range."""
        self.moment = min(max(moment, 0), self.moments)
        self._show()
        self.step_changed.emit(self.moment)

    @Slot()
    def step_on(self) -> None:
        self.go(self.moment + 1)

    @Slot()
    def step_back(self) -> None:
        self.stop()
        self.go(self.moment - 1)

    @Slot()
    def to_start(self) -> None:
        self.stop()
        self.go(0)

    @Slot()
    def to_end(self) -> None:
        self.stop()
        self.go(self.moments)

    def press(self, key: int) -> bool:
        """Perform what a key does if the controls are enabled; return whether it is one of their keys, which they
        have only if there are steps.
        """
        button = self._button_of(Qt.Key(key))
        if button is not None and self.isEnabled():
            self._acts[button]()
        return button is not None and self.moments > 0

    def _button_of(self, key: Qt.Key) -> FlatButton | None:
        if key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            return self.on
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp):
            return self.back
        return {Qt.Key.Key_Home: self.first, Qt.Key.Key_End: self.last, Qt.Key.Key_Space: self.playing}.get(key)

    # Playing ------------------------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    @Slot()
    def toggle(self) -> None:
        """Play step by step, from the start if at the end; or stop playing."""
        if self.is_playing:
            self.stop()
        elif self.moments:
            if self.moment == self.moments:
                self.go(0)
            self._timer.start(self.pace)
            self._show_playing()

    def stop(self) -> None:
        self._timer.stop()
        self._show_playing()

    @Slot()
    def _tick(self) -> None:
        self.step_on()
        if self.moment == self.moments:
            self.stop()

    # Display ------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.slider.blockSignals(True)
        self.slider.setRange(0, self.moments)
        self.slider.setValue(self.moment)
        self.slider.blockSignals(False)
        for button in (self.first, self.back):
            button.setEnabled(self.moment > 0)
        for button in (self.on, self.last):
            button.setEnabled(self.moment < self.moments)
        for widget in (self.playing, self.slider, self.whole):
            widget.setEnabled(self.moments > 0)

    def _show_playing(self) -> None:
        icon = "pause" if self.is_playing else "play"
        self.playing.set_face(tr("Pause") if self.is_playing else tr("Play"), theme.icon(icon), only_icon=True)
        theme.icon_on(self.playing, icon)
