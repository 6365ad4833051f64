"""The entry points: a verb runs on the command line, no verb opens the window."""

import sys


def main() -> int:
    """`tiling-gui`: the window without a verb (only --home and --new-window may stand there), else the verb."""
    from tiling_gui import cli

    argv = sys.argv[1:]
    if any(word in cli.VERBS or word in ("-h", "--help", "--version") for word in argv):
        return cli.main(argv)
    return window(argv)


def window(argv: list[str] | None = None) -> int:
    """`tiling-gui-window`: opens the window; a missing system library is one sentence, not a traceback."""
    from tiling_gui.errors import InputError, StoreError
    from tiling_gui.launch import open_window

    try:
        return open_window(sys.argv[1:] if argv is None else argv)
    except (InputError, StoreError) as error:
        print(f"tiling-gui: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
