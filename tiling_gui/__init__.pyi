from tiling_gui.api import *  # noqa: F403

__version__: str
