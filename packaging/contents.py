"""What the packaged program consists of: which modules, data files and parts of Qt go in, which stay out.

The specification (tiling-gui.spec) and the tests read it; nothing here needs PyInstaller.
"""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tiling_gui"

LEFT_OUT = [
    "anywidget",  # boards in notebooks want a Python installation, too
    "dask",
    "distributed",  # campaigns over several machines want a Python installation on each of them
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
"""Packages that some module imports if it can, and that nobody here needs."""

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
"""Qt's plugins that go in, by folder and how their names begin; "" is all of them. The on-screen keyboard alone would
bring all of Qt Quick, and nothing here draws with OpenGL."""

LIBRARIES = (
    "Core", "DBus", "Gui", "Network", "OpenGL", "PrintSupport", "Svg", "WaylandClient", "Widgets", "WlShellIntegration",
    "XcbQpa",
)  # fmt: skip
"""Qt's libraries that go in, Qt6…: those imported, and what the plugins above are linked to."""


def modules() -> list[str]:
    """Every module of the program by name: many are imported by name, when they are first asked for."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def kept_as_source() -> list[str]:
    """The modules that import numba, and the package of the kernel: their source is in the package as files.

    The folder of compiled code is named after that source, and numba keeps compiled code only of functions whose
    file it finds.
    """
    found = ["tiling_gui.engine.kernel"]
    for name in modules():
        path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if not name.startswith("tiling_gui.engine.kernel") and path.is_file() and _imports_numba(path):
            found.append(name)
    return found


def _imports_numba(path: Path) -> bool:
    """Whether the module does so as it is imported, not only inside a function."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return any(isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "numba" for node in body)


def wanted(name: str) -> bool:
    """Whether a collected file (its path inside the package) goes in; only parts of Qt are ever refused."""
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
