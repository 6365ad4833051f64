#!/bin/sh
# OR-Tools: CP-SAT cuts fractions down to whole numbers, in constraints and in objectives
#
# One would guess: a coefficient fractions.Fraction(3, 2) or decimal.Decimal("1.5") is either exact or refused, as the float 1.5
# is: "TypeError: Linear constraints only accept integer values and coefficients".
# What happens: it is cut to 1. With 3/2 * b <= 1 the answer is b = 1, OPTIMAL; of 7/3 and 5/2, both 2, the smaller is chosen as
# the maximum; b/2 + c/2 >= 1 is INFEASIBLE. Floats are right in objectives and refused in constraints.
# Versions: ortools 9.15.6755, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: values of games, weights of matchings and their bounds are exact fractions in Python. The model is solved
# without a warning, as another one, and the status says OPTIMAL. Multiply by the common denominator first.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check ortools==9.15.6755
"$here/venv/bin/python" - <<'PY'
from decimal import Decimal
from fractions import Fraction

import ortools
from ortools.sat.python import cp_model

print("ortools", ortools.__version__)


def solved(kind):
    """What is chosen under 3/2 b <= 1, of 7/3 and 5/2, and whether two halves make 1, with numbers of this kind."""
    model, solver = cp_model.CpModel(), cp_model.CpSolver()
    b, c = model.new_bool_var("b"), model.new_bool_var("c")
    answers = []
    try:
        model.add(kind(3) / kind(2) * b <= 1)
        model.maximize(b)
        answers.append((solver.status_name(solver.solve(model)), solver.value(b)))
    except TypeError as error:
        answers.append(("TypeError", str(error)[:67]))
    model = cp_model.CpModel()
    b, c = model.new_bool_var("b"), model.new_bool_var("c")
    model.add_exactly_one(b, c)
    model.maximize(kind(7) / kind(3) * b + kind(5) / kind(2) * c)
    answers.append((solver.status_name(solver.solve(model)), solver.value(b), solver.value(c), solver.objective_value))
    model = cp_model.CpModel()
    b, c = model.new_bool_var("b"), model.new_bool_var("c")
    try:
        model.add(kind(1) / kind(2) * b + kind(1) / kind(2) * c >= 1)
        answers.append(solver.status_name(solver.solve(model)))
    except TypeError:
        answers.append("TypeError")
    return answers


found = {kind.__name__: solved(kind) for kind in (Fraction, Decimal, float)}
for kind, answers in found.items():
    print(f"{kind:9} 3/2 b <= 1: {answers[0]} | max of 7/3 b, 5/2 c: {answers[1]} | b/2 + c/2 >= 1: {answers[2]}")
cut = [("OPTIMAL", 1), ("OPTIMAL", 1, 0, 2.0), "INFEASIBLE"]
right = found["float"]
raise SystemExit(
    not (
        found["Fraction"] == found["Decimal"] == cut
        and right[0][0] == right[2] == "TypeError"
        and right[1] == ("OPTIMAL", 0, 1, 2.5)
    )
)
PY
