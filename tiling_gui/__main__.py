"""The entry points: with a verb the program runs on the command line, without one it opens the window."""

import os
import signal
import sys

_DIGITS = 200_000
"""Limit on the digits of integers read and printed: values of expressions exceed Python's default."""


def main() -> int:
    """Entry point `tiling-gui`: runs a verb, or opens the window with the given files."""
    _listen()
    from tiling_gui import cli

    sys.set_int_max_str_digits(_DIGITS)
    argv = sys.argv[1:]
    if cli.is_command_line(argv):
        return _left(cli.main(argv))
    return window(argv)


def _listen() -> None:
    """Let a signal end the process at once until a verb or the window installs its own handlers."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, lambda number, frame: os._exit(128 + number))


def _left(code: int) -> int:
    """Return `code`; exit with it at once if a background thread is still compiling, without waiting for that."""
    preparing = sys.modules.get("tiling_gui.core.preparing")
    if preparing is not None and preparing.is_compiling():
        for stream in filter(None, (sys.stdout, sys.stderr)):
            stream.flush()
        os._exit(code)
    return code


def window(argv: list[str] | None = None) -> int:
    """Entry point `tiling-gui-window`: opens the window; reports a missing system library in one sentence."""
    _listen()
    from tiling_gui.console import streams
    from tiling_gui.errors import InputError, StoreError
    from tiling_gui.launch import open_window

    streams.prepare()
    sys.set_int_max_str_digits(_DIGITS)
    try:
        return _left(open_window(sys.argv[1:] if argv is None else argv))
    except (InputError, StoreError) as error:
        streams.write_error(f"tiling-gui: {error}")
        return 2


if __name__ == "__main__":
    sys.exit(main())
