"""The languages of the window: which exist, which one is wanted, and the translator used by `language.tr`.

Texts are in resources/translations/tiling-gui_XX.qm (made by `make translations`); untranslated ones stay English.
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
"""The languages, each with its own name. PSEUDO, and PSEUDO_RTL from right to left, are for testing only and not
offered."""

VARIABLE = "TILING_GUI_LANGUAGE"
"""Environment variable that overrides the setting."""

_RTL = Qt.LayoutDirection.RightToLeft
_standard: QTranslator | None = None
"""The translator of Qt's own texts in dialogs and context menus."""


def wanted(choice: str) -> str:
    """The language for a setting: a key of LANGUAGES, PSEUDO or PSEUDO_RTL; English if it is unavailable."""
    choice = os.environ.get(VARIABLE) or choice
    if choice in (PSEUDO, PSEUDO_RTL):
        return choice
    spoken: Iterable[str] = QLocale.system().uiLanguages() if choice == SYSTEM else (choice,)
    codes = (tag.replace("_", "-").split("-")[0].lower() for tag in spoken)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def install(app: QCoreApplication, choice: str) -> str:
    """Set the language of `tr` and of Qt's own texts; return its code. Texts already shown do not change."""
    global _standard
    code = wanted(choice)
    if _standard is not None and isValid(_standard):  # otherwise it was destroyed with the previous application
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
    """A translator that reads a .qm file. Raises OSError if it is not one."""
    texts = QTranslator()
    if not texts.load(str(file)):
        raise OSError(f"{file} is not a file of translations")

    def translate(text: str, comment: str | None, n: int) -> str:
        # Not through QCoreApplication, which does not tell whether a text is missing.
        found = texts.translate("", text, comment or "", n)
        if not found:
            return language.english(text, comment, n)
        return found.replace("%n", str(n)) if n >= 0 else found

    return translate


# The pseudo-language -------------------------------------------------------------------------------------------------

OPENING, CLOSING = "«[", "]»"
_ACCENTED = str.maketrans("AaCcDdEeIiLNnOoRSsTUuYyZz", "ÅáÇčĐďÉéÎíŁÑňÖóŘŠšŤÛůÝýŽž")
_KEPT = re.compile(r"(\{\{|\}\}|\{[^{}]*\}|%n|<[^<>]+>|&\w+;)")
"""Parts that are not changed: placeholders, the number, rich text markup."""


def pseudo(text: str, comment: str | None, n: int) -> str:
    """The English text with accents, about 40 % longer and in brackets, to show cut off and untranslated texts."""
    chosen = comment if comment is not None and n == 1 else text
    parts = _KEPT.split(chosen)
    parts[::2] = [part.translate(_ACCENTED) for part in parts[::2]]
    longer = "".join(
        "~" if at % 9 else " " for at in range(max(2, round(0.4 * len(chosen)) - 4))
    )  # blanks, so that it wraps like text
    made = f"{OPENING}{''.join(parts)}{longer}{CLOSING}"
    return made.replace("%n", str(n)) if n >= 0 else made
