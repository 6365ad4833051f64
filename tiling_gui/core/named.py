"""Objects that descriptors and commands name as "module:name", so that their modules are imported on first use."""

import importlib
from typing import Any


def named(where: str) -> Any:
    """The object named by "module:name"."""
    module, _, name = where.partition(":")
    return getattr(importlib.import_module(module), name)
