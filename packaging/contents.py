"""The contents of the packaged program: which modules, data files and parts of Qt are included.

The specification (tiling-gui.spec) and the tests use it; nothing here needs PyInstaller.
"""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tiling_gui"

LEFT_OUT = [
    "anywidget",  # boards in notebooks need a Python installation anyway
    "dask",
    "distributed",  # solves on several machines need a Python installation on each
    "IPython",
    "hypothesis",
    "matplotlib",
    "mypy",
    "pandas",
    "pytest",
    "ruff",
    "scipy",
    "setuptools",
    "tkinter",
]
"""Packages that some module imports if available, and that the program does not need."""

PLUGINS = {
    "iconengines": ("svgicon",),
    "imageformats": ("svg", "ico", "jpeg"),
    "platforminputcontexts": ("composeplatforminputcontext", "ibusplatforminputcontext"),
    "platforms": ("xcb", "wayland", "offscreen", "minimal.", "cocoa", "windows."),
    "platformthemes": ("xdgdesktopportal",),
    "printsupport": ("cupsprintersupport", "windowsprintersupport", "cocoaprintersupport"),
    "styles": ("modernwindows", "mac"),
    "wayland-decoration-client": ("",),
    "wayland-shell-integration": ("xdg-shell",),
}
"""Qt plugins to include, by folder and start of name; "" includes all. The on-screen keyboard alone would bring all of
Qt
Quick, and nothing here draws with OpenGL.
"""

LIBRARIES = (
    "Core", "DBus", "Gui", "Network", "OpenGL", "PrintSupport", "Svg", "WaylandClient", "Widgets", "WlShellIntegration",
    "XcbQpa",
)  # fmt: skip
"""Qt libraries to include, named Qt6…: those imported, and those the plugins above are linked to."""


def modules() -> list[str]:
    """The names of all modules of the program; many are imported by name when first used."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def kept_as_source() -> list[str]:
    """The modules that import numba, and the package of the kernel, which are included as source files.

    The folder of compiled code is named after a digest of that source, and numba caches only functions whose file
    exists.
    """
    found = ["tiling_gui.engine.kernel"]
    for name in modules():
        path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if not name.startswith("tiling_gui.engine.kernel") and path.is_file() and _imports_numba(path):
            found.append(name)
    return found


def _imports_numba(path: Path) -> bool:
    """Whether the module imports numba at its top level, not only inside a function."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return any(isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "numba" for node in body)


def wanted(name: str) -> bool:
    """Whether a collected file, given by its path in the package, is included; only parts of Qt are left out."""
    path = Path(name)
    parts = path.parts
    if "PySide6" not in parts and not path.name.startswith(("libQt6", "Qt6")):
        return True
    if "plugins" in parts:
        folder, stem = parts[parts.index("plugins") + 1], path.name.removeprefix("lib").removeprefix("q")
        return folder in PLUGINS and any(stem.startswith(plugin) for plugin in PLUGINS[folder])
    if "translations" in parts:
        return path.name.startswith("qtbase_")
    if "qml" in parts:
        return False
    if path.name.startswith(("libQt6", "Qt6")):
        stem = path.name.removeprefix("lib").removeprefix("Qt6").split(".")[0]
        return stem in LIBRARIES
    return True
