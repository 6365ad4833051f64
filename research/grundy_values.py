"""Writes resources/heaps/octal-0.007.json.gz: the rare heaps of .007 up to 2^21, and the digest of the file.

    python -m research.grundy_values            computes all values, which takes minutes, and writes the file
    python -m research.grundy_values --check    computes all values and compares them with the file

Rare heaps are those whose values have an even number of ones under a mask, about one in a hundred; the file stores them
with their values. The values of all other heaps follow by the recursion (tiling_gui/games/heaps/kernel.py), several
times faster than without the file. All values in one compressed file would be 2 MB; the rare heaps are about 40 kB.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

from tiling_gui.core import shipped_files
from tiling_gui.core.limits import Progress, Run
from tiling_gui.games.heaps.grundy_values import octal_values
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.games.heaps.sparse import FILES, RareHeaps, best_mask, parity, rare_heaps

CODE = "0.007"
UPTO = 2**21
PATH = Path(__file__).resolve().parent.parent / "resources" / FILES[CODE]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    values = octal_values(OctalCode.parse(CODE), UPTO, Run(report=_tell), keep=False, shipped=False)
    print(file=sys.stderr)
    mask = best_mask(values)
    heaps = np.flatnonzero(parity(values, mask) == 0)
    found = RareHeaps(UPTO, mask, tuple(map(int, heaps)), tuple(map(int, values[heaps])))
    if args.check:
        same = rare_heaps(CODE) == found
        print("the same" if same else "NOT the same")
        return 0 if same else 1
    PATH.parent.mkdir(exist_ok=True)
    shipped_files.write(PATH, found.to_text())
    print(f"{len(heaps)} rare heaps under the mask {mask:x}: {PATH.stat().st_size} bytes")
    return 0


def _tell(progress: Progress) -> None:
    print(f"\r{progress.done} of {progress.total} heaps, {progress.seconds:.0f} s", end="", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
