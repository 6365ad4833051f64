"""Finds the block potentials of all certificates, checks them and puts them into the program and the data set.

    python packaging/certificates.py

resources/engine/certificates.json has the numbers that bounds of empty boards need; docs/data has the tables of those
that the theory states. 9xn has tables of 2^27 subsets, so all of it takes minutes and 1 GB.
"""

import json
import sys
from pathlib import Path

from tiling_gui.core import shipped_files
from tiling_gui.engine.certificates import find
from tiling_gui.engine.strips import FILE, PLANS, key

TOP = Path(__file__).resolve().parent.parent
DATA = TOP / "docs" / "data"
STATED = {("3xn", False), ("4xn", False), ("mxn", False), ("3xn", True), ("4xn", True)}


def file_name(name: str, upper: bool) -> str:
    """Of a table in docs/data."""
    return f"certificate_{name}{'_upper' if upper else ''}.gz"


def main() -> None:
    """Writes the files, and says of each certificate what it found."""
    values = {}
    for (name, upper), plan in PLANS.items():
        certificate = find(plan.blocks, upper)
        if faults := certificate.faults():
            sys.exit(f"{key(name, upper)} breaks {faults} conditions.")
        values[key(name, upper)] = list(certificate.values.values())
        if (name, upper) in STATED:
            certificate.write(DATA / file_name(name, upper))
        print(key(name, upper), values[key(name, upper)], flush=True)
    shipped_files.write(TOP / "resources" / FILE, json.dumps(values, indent=2) + "\n")


if __name__ == "__main__":
    main()
