"""Finds the block potentials of all certificates, checks them and writes them to the program and the data set.

    python packaging/certificates.py

resources/engine/certificates.json has the numbers needed for bounds of empty boards; docs/data has the tables of the
certificates that the theory states. 9xn has tables of 2^27 subsets, so that all of it takes minutes and 1 GB.
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
    """The name of a table in docs/data."""
    return f"certificate_{name}{'_upper' if upper else ''}.gz"


def main() -> None:
    """Finds and writes every certificate, and prints its values."""
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
