"""tiling-gui: games in which MAX and MIN complete something together, to play, solve, analyse and save.

Everything in `tiling_gui.api` can be used from here, imported on first use: `import tiling_gui as tg; tg.solve("5x6")`.
"""

from typing import Any

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    if name.startswith("_") and name != "__all__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib
    import importlib.util

    if importlib.util.find_spec(f"{__name__}.{name}") is not None:  # a module, not yet imported
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    api = importlib.import_module("tiling_gui.api")
    if name in ("__all__", *api.__all__):
        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    import importlib

    return sorted({"__version__", *importlib.import_module("tiling_gui.api").__all__})
