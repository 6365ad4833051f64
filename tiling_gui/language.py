"""What people read, in their language: every visible sentence passes through `tr` or `plural`, without Qt.

The English text is the key. The window installs a translator (desktop/ui/translations.py); without one, as on the
command line, texts stay English. What is stored, exported or printed as data is never translated.
"""

from collections.abc import Callable
from typing import Any

Translator = Callable[[str, str | None, int], str]
"""(text, comment or None, number or -1) -> the text in the chosen language. With a number the comment is the singular,
else what tells the text from another of the same letters."""


def english(text: str, comment: str | None, n: int) -> str:
    """The English itself, in the form that goes with n."""
    if comment is None or n < 0:
        return text
    return (comment if n == 1 else text).replace("%n", str(n))


_translate: Translator = english
_decimal_sign = "."


def use(translator: Translator | None, decimal_sign: str = ".") -> None:
    """From now on texts come from this, and numbers have this sign before their decimals; None is English."""
    global _translate, _decimal_sign
    _translate, _decimal_sign = translator or english, decimal_sign


def decimal(number: float, digits: int = 1) -> str:
    """A number with so many decimals, as people write it in the chosen language: "1.3", in German "1,3"."""
    return f"{number:.{digits}f}".replace(".", _decimal_sign)


def tr(text: str, comment: str | None = None, /, **values: Any) -> str:
    """The text in the chosen language, `{name}` filled in. Give it literals: that is how it is collected.

    The comment tells translators which of several meanings is meant: tr("First", "step").
    """
    found = _translate(text, comment, -1)
    return found.format(**values) if values else found


def plain(text: str, /, **values: Any) -> str:
    """As `tr`, in English whatever the window speaks: for words that are stored."""
    found = english(text, None, -1)
    return found.format(**values) if values else found


def plural(text: str, singular: str, n: int, /, **values: Any) -> str:
    """The form that goes with n: plural("%n dominoes", "%n domino", n). %n is the number; `{name}` is filled in."""
    found = _translate(text, singular, n)
    return found.format(**values) if values else found


def mark(text: str) -> str:
    """The text itself, which is collected here and translated where it is shown: for tables of constants."""
    return text
