"""What descriptors and commands name as "module:name", so that its module is imported when it is first wanted."""

import importlib
from typing import Any


def named(where: str) -> Any:
    """What "module:name" names."""
    module, _, name = where.partition(":")
    return getattr(importlib.import_module(module), name)
