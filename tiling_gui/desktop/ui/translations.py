"""The window's languages: which there are, which one is wanted, and the translator that `language.tr` asks.

The texts are in resources/translations/tiling-gui_XX.qm (made by `make translations`); what they lack stays English.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from shiboken6 import isValid

from tiling_gui import language, paths

SYSTEM, ENGLISH, PSEUDO, PSEUDO_RTL = "system", "en", "pseudo", "pseudo-rtl"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "fr": "Français"}
"""What the window speaks, each named in its own language. PSEUDO besides is for trying, PSEUDO_RTL the
same from right to left; they are not offered."""

VARIABLE = "TILING_GUI_LANGUAGE"
"""An environment variable that is stronger than the setting."""

_RTL = Qt.LayoutDirection.RightToLeft
_standard: QTranslator | None = None
"""Qt's own texts, for the buttons of its boxes and the menus of its fields."""


def wanted(choice: str) -> str:
    """The language for a setting: a key of LANGUAGES, or PSEUDO. English for one that is not there."""
    choice = os.environ.get(VARIABLE) or choice
    if choice in (PSEUDO, PSEUDO_RTL):
        return choice
    spoken: Iterable[str] = QLocale.system().uiLanguages() if choice == SYSTEM else (choice,)
    codes = (tag.replace("_", "-").split("-")[0].lower() for tag in spoken)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def install(app: QCoreApplication, choice: str) -> str:
    """From now on `tr` and Qt's own boxes speak this language; returns which. What is shown already stays as it is."""
    global _standard
    code = wanted(choice)
    if _standard is not None and isValid(_standard):  # it goes with the application before
        app.removeTranslator(_standard)
    _standard = None
    if code == ENGLISH:
        language.use(None)
    elif code in (PSEUDO, PSEUDO_RTL):
        language.use(pseudo)
    else:
        language.use(_texts(paths.resource(f"translations/tiling-gui_{code}.qm")), QLocale(code).decimalPoint())
        standard = QTranslator(app)
        if standard.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            app.installTranslator(standard)
            _standard = standard
    if isinstance(app, QGuiApplication):
        turned = code == PSEUDO_RTL or (code != PSEUDO and QLocale(code).textDirection() == _RTL)
        app.setLayoutDirection(_RTL if turned else Qt.LayoutDirection.LeftToRight)
    return code


def _texts(file: Path) -> language.Translator:
    """A translator that reads a .qm file. Raises OSError if the file is not one."""
    texts = QTranslator()
    if not texts.load(str(file)):
        raise OSError(f"{file} is not a file of translations")

    def translate(text: str, comment: str | None, n: int) -> str:
        # Asked directly and not through QCoreApplication, which would not tell a text that is missing.
        found = texts.translate("", text, comment or "", n)
        if not found:
            return language.english(text, comment, n)
        return found.replace("%n", str(n)) if n >= 0 else found

    return translate


# The pseudo-language -------------------------------------------------------------------------------------------------

OPENING, CLOSING = "«[", "]»"
_ACCENTED = str.maketrans("AaCcDdEeIiLNnOoRSsTUuYyZz", "ÅáÇčĐďÉéÎíŁÑňÖóŘŠšŤÛůÝýŽž")
_KEPT = re.compile(r"(\{\{|\}\}|\{[^{}]*\}|%n|<[^<>]+>|&\w+;)")
"""What stays as it is: names to be filled in, the number, marks of rich text."""


def pseudo(text: str, comment: str | None, n: int) -> str:
    """The English with accents, about 40 % longer and in brackets: what is cut off or not translated is seen."""
    chosen = comment if comment is not None and n == 1 else text
    parts = _KEPT.split(chosen)
    parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
    longer = "".join("~" if at % 9 else " " for at in range(max(2, round(0.4 * len(chosen)) - 4)))  # as words break
    made = f"{OPENING}{''.join(parts)}{longer}{CLOSING}"
    return made.replace("%n", str(n)) if n >= 0 else made
