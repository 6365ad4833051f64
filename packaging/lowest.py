"""Prints a constraint for every dependency: the lowest version allowed by pyproject.toml (`make lowest`)."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def lowest(requirements: list[str]) -> list[str]:
    """Turns "numpy >=1.26" into "numpy==1.26", keeping a marker; requirements without a lower bound are left out."""
    floors = (re.match(r"([\w.-]+)\s*>=\s*([\d.]+)[^;]*(;.*)?", line) for line in requirements)
    return [f"{floor[1]}=={floor[2]}{floor[3] or ''}" for floor in floors if floor]


if __name__ == "__main__":
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    print("\n".join(lowest(project["dependencies"])))
