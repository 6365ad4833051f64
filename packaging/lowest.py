"""Prints a constraint for every dependency: the lowest version that pyproject.toml promises, `make lowest`."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def lowest(requirements: list[str]) -> list[str]:
    """ "numpy >=1.26" becomes "numpy==1.26", with its marker if it has one; a line without a floor is left out."""
    floors = (re.match(r"([\w.-]+)\s*>=\s*([\d.]+)[^;]*(;.*)?", line) for line in requirements)
    return [f"{floor[1]}=={floor[2]}{floor[3] or ''}" for floor in floors if floor]


if __name__ == "__main__":
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    print("\n".join(lowest(project["dependencies"])))
