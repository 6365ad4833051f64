"""All of Qt, and nothing else imports it.

PySide6 replaces Python's `__import__`, so that a module may choose other names for Qt's methods; none does here. From
then on it reads the source of every module that is imported, and keeps the text: 15 MB, and a tenth of the time until
the window is there. So Python's own is put back.
"""

import builtins

import PySide6.QtCore  # noqa: F401 - what replaces it

builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
