"""Translation of user-visible texts without Qt: every one passes through `tr` or `plural`.

The English text is the key. The window installs a translator (desktop/ui/translations.py); without one, as on the
command line, texts stay English. Data that is stored, exported or printed is never translated.
"""

from collections.abc import Callable
from typing import Any

Translator = Callable[[str, str | None, int], str]
"""(text, comment or None, number or -1) -> the translated text. With a number the comment is the singular form,
otherwise it tells apart meanings that share the same English text."""


def english(text: str, comment: str | None, n: int) -> str:
    """The English text itself, in the form for n."""
    if comment is None or n < 0:
        return text
    return (comment if n == 1 else text).replace("%n", str(n))


_translate: Translator = english
_decimal_sign = "."


def use(translator: Translator | None, decimal_sign: str = ".") -> None:
    """Installs a translator, None for English, and the decimal separator of its language."""
    global _translate, _decimal_sign
    _translate, _decimal_sign = translator or english, decimal_sign


def decimal(number: float, digits: int = 1) -> str:
    """The number with `digits` decimals and the decimal separator of the language: "1.3", in German "1,3"."""
    return f"{number:.{digits}f}".replace(".", _decimal_sign)


def tr(text: str, comment: str | None = None, /, **values: Any) -> str:
    """The translated text with `{name}` filled in. `text` must be a literal, so that it can be collected.

    The comment tells translators which of several meanings is meant: tr("First", "step").
    """
    found = _translate(text, comment, -1)
    return found.format(**values) if values else found


def plain(text: str, /, **values: Any) -> str:
    """Like `tr`, but always in English: for words that are stored."""
    found = english(text, None, -1)
    return found.format(**values) if values else found


def plural(text: str, singular: str, n: int, /, **values: Any) -> str:
    """The translated form for n, with `{name}` filled in and %n the number: plural("%n dominoes", "%n domino", n)."""
    found = _translate(text, singular, n)
    return found.format(**values) if values else found


def mark(text: str) -> str:
    """Mark a literal for translation and return it unchanged; for constants, which are translated when shown."""
    return text
