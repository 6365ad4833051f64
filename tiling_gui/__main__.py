"""The entry points: a verb runs on the command line, no verb opens the window."""

import os
import signal
import sys

_DIGITS = 200_000
"""Digits of whole numbers that are read and written: values of expressions are longer than Python's own limit."""


def main() -> int:
    """`tiling-gui`: without a verb the window, with the files that are named."""
    _listen()
    from tiling_gui import cli

    sys.set_int_max_str_digits(_DIGITS)
    argv = sys.argv[1:]
    if cli.is_meant(argv):
        return _left(cli.main(argv))
    return window(argv)


def _listen() -> None:
    """A signal ends the program at once while it is still being imported; later a verb or the window hears it."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, lambda number, frame: os._exit(128 + number))


def _left(code: int) -> int:
    """`code`, unless a thread is still compiling what nobody waits for: then the program ends here."""
    preparing = sys.modules.get("tiling_gui.core.preparing")
    if preparing is not None and preparing.under_way():
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
        os._exit(code)
    return code


def window(argv: list[str] | None = None) -> int:
    """`tiling-gui-window`: opens the window; a missing system library is one sentence, not a traceback."""
    _listen()
    from tiling_gui.console import streams
    from tiling_gui.errors import InputError, StoreError
    from tiling_gui.launch import open_window

    streams.prepare()
    sys.set_int_max_str_digits(_DIGITS)
    try:
        return _left(open_window(sys.argv[1:] if argv is None else argv))
    except (InputError, StoreError) as error:
        streams.complain(f"tiling-gui: {error}")
        return 2


if __name__ == "__main__":
    sys.exit(main())
