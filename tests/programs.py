"""Programs beside the package, which are in no package themselves: `packaging/*.py` and `docs/data/*.py`."""

import importlib.util
from pathlib import Path
from types import ModuleType

TOP = Path(__file__).resolve().parents[1]


def program(path: str) -> ModuleType:
    """The module in the file `path`, seen from the top of the project; read anew at every call."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, TOP / path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
