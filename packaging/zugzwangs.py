"""Writes resources/engine/zugzwangs.json: the counts of minimal zugzwangs, for every size that a run has finished.

    tiling-gui zugzwangs --upto 28 --jobs 1                  counts, and keeps a row for every part that is finished
    python packaging/zugzwangs.py                            takes over what it kept, and what --home DIR kept

Nothing is counted here: sizes are taken from 8 on, up to the first that is not finished.
"""

import argparse
import json
from pathlib import Path

from tiling_gui import paths
from tiling_gui.atomic import write_text
from tiling_gui.engine.solved import digest
from tiling_gui.engine.zugzwangs.enumeration import MOST, Enumeration, kept_rows
from tiling_gui.engine.zugzwangs.shipped import FILE, LEAST

PATH = Path(__file__).resolve().parent.parent / "resources" / FILE


def main() -> None:
    """Reads the rows, writes the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--home", metavar="DIR", help="where the run kept its rows, if not in the usual place")
    options = parser.parse_args()
    if options.home:
        paths.set_home(options.home)
    enumeration = Enumeration(kept=kept_rows())
    sizes = []
    for squares in range(LEAST, MOST + 1):
        count = enumeration.finished(squares)
        if count is None:
            break
        sizes.append(count.as_json())
    rows = ",\n".join(json.dumps(size) for size in sizes)
    write_text(PATH, f'{{"digest": "{digest(sizes)}", "sizes": [\n{rows}\n]}}\n')
    print(f"{len(sizes)} sizes, up to {LEAST - 1 + len(sizes)} squares")


if __name__ == "__main__":
    main()
