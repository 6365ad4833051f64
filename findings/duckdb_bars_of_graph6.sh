#!/bin/sh
# DuckDB: of 1,001 graphs in graph6, one per line, no row is left if there is a bar in the last one
#
# One would guess: read_csv of a file with the header `graph` and one graph a line gives one column; if a delimiter has to be
# guessed, then one that is in most of the lines.
# What happens: `|`, one of the 64 characters of graph6, is taken for the delimiter if the lines with a bar are the last ones,
# and everything before them, header included, for a preamble that is skipped; the first line with a bar is the header. With
# delim=',', with a second column, or with another graph at the end, all rows are there. polars and pyarrow read them all.
# Versions: duckdb 2.0.1, polars 2.1.0, pyarrow 26.0.1, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: lists of graphs of geng or of the House of Graphs have this form. They are read without an error or a warning,
# and a count, a join or a maximum over them is about nothing.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check duckdb==2.0.1 polars==2.1.0 pyarrow==26.0.1
cd "$here"
"$here/venv/bin/python" - <<'PY'
from itertools import islice, product

import duckdb
import polars
import pyarrow
from pyarrow import csv

print("duckdb", duckdb.__version__, "polars", polars.__version__, "pyarrow", pyarrow.__version__)
# Graphs of 6 vertices have 15 bits, of which the last character holds 3: its other bits are 0.
plain = [chr(c) for c in range(63, 127) if chr(c) != "|"]
some = ["E" + "".join(signs) for signs in islice(product(plain, plain, "?GOW_gow"), 1000)]


def rows(graphs):
    """The number of rows by DuckDB, and its columns; by DuckDB with a delimiter, by polars and by pyarrow."""
    with open("graphs.csv", "w") as file:
        file.write("\n".join(["graph", *graphs]) + "\n")
    guessed = duckdb.sql("from read_csv('graphs.csv')")
    told = duckdb.sql("from read_csv('graphs.csv', delim=',')")
    others = polars.read_csv("graphs.csv").height, csv.read_csv("graphs.csv").num_rows
    return len(guessed.fetchall()), guessed.columns, len(told.fetchall()), *others


last, two, inside = rows([*some, "E}|w"]), rows([*some, "Er|w", "E}|w"]), rows([*some, "E}|w", "E~~w"])
print("1,000 graphs and E}|w:", last)
print("1,000 graphs, Er|w and E}|w:", two)
print("1,000 graphs, E}|w and E~~w:", inside)
expected = (
    (0, ["E}", "w"], 1001, 1001, 1001),
    (1, ["Er", "w"], 1002, 1002, 1002),
    (1002, ["graph"], 1002, 1002, 1002),
)
raise SystemExit((last, two, inside) != expected)
PY
