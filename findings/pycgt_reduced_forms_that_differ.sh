#!/bin/sh
# pycgt: two games that differ by an infinitesimal have different reduced canonical forms
#
# One would guess: reduced_canonical_form(g) is, as its documentation says, the simplest game infinitesimally close to g, so
# two games are infinitesimally close if and only if theirs are the same (Calistrate 1996; Grossman and Siegel 2009).
# What happens: options are compared exactly, not up to infinitesimals, after they have been reduced. {0, {0|-1} | -2} and
# {0 | -2} differ by an infinitesimal, as pycgt itself says, but both are "their own reduced form". So are the position of
# Domineering "...# / .... / .##.", {{2|1} | 0, {0|-1}}, and {{2|1} | {0|-1}}.
# Versions: pycgt 0.2.0, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: the form is the key under which values "up to ish" are counted and compared, for which Domineering is the
# example. Classes are split, without a hint: ish(g), tested to be infinitesimal, is then 0 although g is not reduced.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check pycgt==0.2.0
"$here/venv/bin/python" - <<'PY'
import pycgt
from pycgt import game, is_infinitesimal, is_reduced, ish, number, reduced_canonical_form, switch
from pycgt.rulesets import domineering

print("pycgt", pycgt.__version__)


def order(g, h):
    """Whether g >= h, by Conway's definition alone."""
    return not any(order(h, move) for move in g.right) and not any(order(move, g) for move in h.left)


def close(g, h):
    """Whether -1/16 <= g - h <= 1/16: for games with whole numbers as stops, whether they are infinitesimally close."""
    difference = g - h
    return order(difference, number("-1/16")) and order(number("1/16"), difference)


pairs = {
    "typed": (game({number(0), switch(0, -1)}, {number(-2)}), switch(0, -2)),
    "Domineering": (domineering.parse("...#\n....\n.##."), game({switch(2, 1)}, {switch(0, -1)})),
}
as_described = True
for name, (g, h) in pairs.items():
    reduced = reduced_canonical_form(g), reduced_canonical_form(h)
    print(f"{name}: {g} and {h}: infinitesimally close {close(g, h)}, by pycgt {is_infinitesimal(g - h)};", end=" ")
    print(f"reduced forms {reduced[0]} and {reduced[1]}, ish of the first {ish(g)}")
    as_described &= close(g, h) and is_infinitesimal(g - h) and reduced == (g, h) and g != h and is_reduced(g)
print("1 and 1/2, as a test: infinitesimally close", close(number(1), number("1/2")))
raise SystemExit(not as_described or close(number(1), number("1/2")))
PY
