"""The look of the program: the current palette, the Qt palette made from it, fonts, and the style sheet.

A `Theme` follows the system's light or dark scheme and its high contrast setting, or the user's choice, and sends
`changed`. Code that paints asks it each time for colours by role and icons by name.
"""

import weakref
from typing import Literal

from PySide6.QtCore import QObject, Qt, QTemporaryDir, Signal, SignalInstance
from PySide6.QtGui import QAction, QColor, QFont, QFontDatabase, QGuiApplication, QIcon, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QStyleFactory
from shiboken6 import isValid

from tiling_gui.desktop.ui import icons
from tiling_gui.desktop.ui.stylesheet import style_sheet
from tiling_gui.palette import DARK, DARK_STRONG, LIGHT, LIGHT_STRONG, Palette

Choice = Literal["system", "light", "dark"]
CHOICES: tuple[Choice, ...] = ("system", "light", "dark")
Contrast = Literal["system", "normal", "high"]
CONTRASTS: tuple[Contrast, ...] = ("system", "normal", "high")

CAPTION, TEXT, TITLE, FIGURE = 12, 14, 18, 40
"""Font sizes in pixels."""
LEFT_PANEL, RIGHT_PANEL, RIGHT_PANEL_SMALL, RIGHT_PANEL_LEAST = 248, 312, 264, 228
"""Widths of the panels in pixels."""

_TURNED = {"chevronLeft": "chevronRight", "chevronRight": "chevronLeft"}
"""Icons that are replaced by their mirror image in right-to-left languages."""
_MARKS = {name: name for name in ("chevronDown", "chevronUp", "check")} | {"check-menu": "check"}
"""Images used by the style sheet, and their icons."""


class _Signals(QObject):
    changed = Signal()


class Theme:
    """The look of the application. Use the instance `theme`; call `start` once, and connect to `changed`."""

    def __init__(self) -> None:
        self._signals: _Signals | None = None
        self._app: QApplication
        self._choice: Choice = "system"
        self._contrast: Contrast = "system"
        self._palette = LIGHT
        self._motion = True
        self._drawn: QTemporaryDir | None = None
        """The image files for the style sheet; None while there is no application."""
        self._iconed: list[tuple[weakref.ref[QAction | QAbstractButton], str]] = []

    def start(self, app: QApplication, choice: Choice = "system", contrast: Contrast = "system") -> None:
        """Set style, font and colours of a new application, and start following the system."""
        self.close()
        self._app, self._choice, self._contrast = app, choice, contrast
        self._motion, self._iconed, self._drawn = True, [], QTemporaryDir()
        self._hints = app.styleHints()  # kept: the objects it returns are valid only as long as it is
        self._hints.colorSchemeChanged.connect(self._follow)
        self._asked = getattr(self._hints, "accessibility", lambda: None)()
        """The system's contrast preference; None before Qt 6.10, which has none."""
        if self._asked is not None:
            self._asked.contrastPreferenceChanged.connect(self._follow)
        if app.style().name().lower() not in ("fusion", "macos"):
            app.setStyle(QStyleFactory.create("Fusion"))
        app.setFont(interface_font())
        self.set_choice(choice)

    def close(self) -> None:
        """Stop following the system and remove the image files."""
        if self._drawn is None:
            return
        self._hints.colorSchemeChanged.disconnect(self._follow)
        if self._asked is not None:
            self._asked.contrastPreferenceChanged.disconnect(self._follow)
        self._drawn.remove()
        self._drawn = None

    @property
    def signals(self) -> _Signals:
        """The object with the signal `changed`; a new one for a new application, because the old one destroyed all
        objects.
        """
        if self._signals is None or not isValid(self._signals):
            self._signals = _Signals()
        return self._signals

    @property
    def changed(self) -> SignalInstance:
        """Colours, or whether animations are enabled."""
        return self.signals.changed

    @property
    def palette(self) -> Palette:
        return self._palette

    @property
    def is_dark(self) -> bool:
        return self._palette in (DARK, DARK_STRONG)

    @property
    def is_high_contrast(self) -> bool:
        """True if the colours have high contrast."""
        return self._palette in (LIGHT_STRONG, DARK_STRONG)

    @property
    def choice(self) -> Choice:
        """The user's choice of light or dark."""
        return self._choice

    def set_choice(self, choice: Choice) -> None:
        """Change the scheme at once. Raises ValueError for anything but system, light and dark."""
        if choice not in CHOICES:
            raise ValueError(f"a theme is one of {', '.join(CHOICES)}, not {choice!r}")
        self._choice = choice
        self._app.styleHints().setColorScheme(
            {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}.get(choice, Qt.ColorScheme.Unknown)
        )
        self._follow()

    @property
    def contrast(self) -> Contrast:
        """The user's choice of contrast."""
        return self._contrast

    def set_contrast(self, contrast: Contrast) -> None:
        """Change the contrast at once. Raises ValueError for anything but system, normal and high."""
        if contrast not in CONTRASTS:
            raise ValueError(f"a contrast is one of {', '.join(CONTRASTS)}, not {contrast!r}")
        self._contrast = contrast
        self._follow()

    @property
    def motion(self) -> bool:
        return self._motion

    def set_motion(self, motion: bool) -> None:
        if motion != self._motion:
            self._motion = motion
            self.changed.emit()

    def colour(self, role: str) -> QColor:
        """The colour of a role of the palette, e.g. "accent"."""
        return QColor(getattr(self._palette, role))

    def icon(self, name: str, role: str = "text") -> QIcon:
        """The icon `name` in the current colours; use `icon_on` for one that follows changes."""
        if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            name = _TURNED.get(name, name)
        return icons.icon(name, self._palette, role)

    def icon_on(self, target: QAction | QAbstractButton, name: str) -> None:
        """Set an icon on `target`, and again whenever the colours change."""
        target.setIcon(self.icon(name))
        # Weak references instead of `destroyed`: at exit the theme must not hear of buttons being destroyed.
        self._iconed = [(ref, kept) for ref, kept in self._iconed if ref() is not None and ref() is not target]
        self._iconed.append((weakref.ref(target), name))

    @property
    def _system_has_high_contrast(self) -> bool:
        asked = self._asked
        return asked is not None and asked.contrastPreference() == Qt.ContrastPreference.HighContrast

    def _follow(self) -> None:
        wanted = self._choice
        if wanted == "system":
            dark = self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
            wanted = "dark" if dark else "light"
        strong = self._contrast == "high" or (self._contrast == "system" and self._system_has_high_contrast)
        self._palette = {
            ("light", False): LIGHT,
            ("dark", False): DARK,
            ("light", True): LIGHT_STRONG,
            ("dark", True): DARK_STRONG,
        }[wanted, strong]
        self._app.setPalette(qt_palette(self._palette))
        self._app.setStyleSheet(style_sheet(self._palette, self._draw_controls()))
        for ref, name in self._iconed:
            target = ref()
            if target is not None and isValid(target):
                target.setIcon(self.icon(name))
        self.changed.emit()

    def _draw_controls(self) -> dict[str, str]:
        """Write the images used by the style sheet in the current colours; return their file names."""
        scheme, files = ("dark" if self.is_dark else "light") + ("-strong" if self.is_high_contrast else ""), {}
        for name, icon in _MARKS.items():
            normal = self._palette.on_accent if name == "check" else self._palette.text
            for state, colour in (("", normal), ("-off", self._palette.disabled)):
                assert self._drawn is not None
                path = self._drawn.filePath(f"{scheme}-{name}{state}.svg")
                with open(path, "wb") as file:
                    file.write(icons.coloured(icon, colour))
                files[name + state] = path
        return files


theme = Theme()


def interface_font() -> QFont:
    """Inter if installed, else the system's font; 14 px, tabular figures."""
    families = QFontDatabase.families()
    font = QFont("Inter") if "Inter" in families else QFont(QGuiApplication.font())
    font.setPixelSize(TEXT)
    font.setWeight(QFont.Weight.Normal)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def qt_palette(palette: Palette) -> QPalette:
    """Qt's palette for what the style draws itself: menus, lists, message boxes."""
    role = QPalette.ColorRole
    qt = QPalette()
    for name, value in (
        (role.Window, palette.panel),
        (role.WindowText, palette.text),
        (role.Base, palette.field),
        (role.AlternateBase, palette.panel),
        (role.Text, palette.text),
        (role.PlaceholderText, palette.muted),
        (role.Button, palette.field),
        (role.ButtonText, palette.text),
        (role.BrightText, palette.warn),
        (role.ToolTipBase, palette.field),
        (role.ToolTipText, palette.text),
        (role.Highlight, palette.accent_soft),
        (role.HighlightedText, palette.text),
        (role.Accent, palette.accent),
        (role.Link, palette.accent),
        (role.LinkVisited, palette.accent),
        (role.Light, palette.field),
        (role.Midlight, palette.hover),
        (role.Mid, palette.line),
        (role.Dark, palette.line2),
        (role.Shadow, palette.line2),
    ):
        qt.setColor(name, QColor(value))
    for name in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        qt.setColor(QPalette.ColorGroup.Disabled, name, QColor(palette.disabled))
    return qt
