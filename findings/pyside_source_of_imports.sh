#!/bin/sh
# PySide6: after it is imported, the source of every module that is imported is read and kept in memory
#
# One would guess: importing PySide6 costs what PySide6 costs, and `import networkx` afterwards takes what it takes in any
# process.
# What happens: PySide6 puts its own function in the place of `builtins.__import__`, so that a module may choose other names
# for Qt's methods (`from __feature__ import snake_case`). That function asks for the source of each new module by
# inspect.getsource, to see whether "PySide6" is in it, whether or not any module uses the feature. The file is found, opened
# and decoded once more beside its bytecode, and its text stays in `linecache` until the process ends. Importing networkx
# takes a third longer, and leaves 281 files of source in memory, four million characters, in objects of a line each; numba
# and scipy alike.
# Python's function is in `builtins.__orig_import__`: putting it back after the first import of PySide6 ends this.
# Versions: PySide6-Essentials 6.11.3 (6.12.0 is the same), networkx 3.6.1, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: a program with a window pays for it at every start, and most for what it imports late so as to start fast.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check PySide6-Essentials==6.11.3 networkx==3.6.1
cat > "$here/look.py" <<'PY'
import builtins
import linecache
import sys
import time

if sys.argv[1] != "without":
    import PySide6.QtCore
if sys.argv[1] == "put back":
    builtins.__import__ = builtins.__orig_import__
began = time.perf_counter()
import networkx

seconds = time.perf_counter() - began
kept = [entry[2] for name, entry in linecache.cache.items() if "networkx" in name and len(entry) == 4]
print(len(kept), sum(len(line) for lines in kept for line in lines), f"{seconds:.2f}", networkx.__version__)
PY
for how in without with "put back"; do
  for run in 1 2 3; do  # the first compiles
    "$here/venv/bin/python" "$here/look.py" "$how" > "$here/$how"
  done
  echo "networkx, PySide6 $how: $(cat "$here/$how") (files and characters kept, seconds, version)"
done
"$here/venv/bin/python" -c "import PySide6; print('PySide6', PySide6.__version__)"
read -r files _ < "$here/without"
test "$files" = 0 || { echo "Changed: source is kept without PySide6, too."; exit 1; }
read -r files characters _ < "$here/with"
test "$files" -gt 200 && test "$characters" -gt 3000000 || { echo "Changed: the source is not kept."; exit 1; }
read -r files _ < "$here/put back"
test "$files" = 0 || { echo "Changed: the source is kept although Python's function was put back."; exit 1; }
echo "As described."
