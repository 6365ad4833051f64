"""How fast e-Valuate is solved: induction compared with plain alpha-beta in the same run, and Table 1 of the paper."""

import resource
import sys
import time
from fractions import Fraction
from threading import Timer
from typing import TextIO

from tiling_gui.core.limits import Run, StopToken
from tiling_gui.games.evaluate.rules import GALLERY, EvaluatePosition
from tiling_gui.games.evaluate.search.induction import Induction
from tiling_gui.games.evaluate.search.methods import METHODS, run_method
from tiling_gui.games.evaluate.search.ordering import AuthorOrder
from tiling_gui.games.evaluate.search.random_play import fairness
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.search.alphabeta import alphabeta

TABLE_1 = (
    ("x/y + 2*y/z - z/x", "1435672890", 4515, 7526),
    ("w - y*z/3 + 3*x", "9876543210", 302314, 464162),
    ("v+w+x-y-z", "7345612890", 21739075, 25346022),
    ("(a+b)/c + (d+e)/f", "5432819067", 1339702808, 1545098925),
)
SIX = (
    "a*b*c*d*e*f",
    "a-b*c+d*e-f",
    "a/b+b/c+c/d+d/e+e/f+f/a",
    "1/(a+1/(b+1/(c+1/(d+1/(e+1/f)))))",
    "(a/b+c/d)/(e/f-1/7)+a/(b+c*d-e*f)",
    "100000001*a*b*c/(d*e*f*12345677+1)+1/(1000001*a+b*99999+1)",
)
LARGER = (
    "a/b+b/c+c/d+d/e+e/f+f/g+g/a",
    dict(GALLERY)["abcd − efgh"],
    "a*b*c*d*e*f*g*h - a*h",
    "a/b+b/c+c/d+d/e+e/f+f/g+g/a*h",
    "a+b+c+d+e-f-g-h-i-j",
    "a+b+c+d+e+f+g+h+i+j+k+l",
)


def run(out: TextIO) -> None:
    """Write the tables to `out`, in about two minutes, most of them for the fourth row of Table 1."""
    _table_1(out)
    _sizes(out)
    _ablation(out)
    _stopping(out)
    print(f"most memory used: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB", file=out, flush=True)


def _table_1(out: TextIO) -> None:
    print(f"{'Table 1':28} {'method':18} {'value':>6} {'visited':>13} {'pruned':>15} {'seconds':>9}", file=out)
    for text, digits, plainly, improved in TABLE_1:
        position = EvaluatePosition.start(text)
        began = time.perf_counter()
        solution = ExpressionSolver().solve(position)
        _row(out, text, "exact (induction)", solution.value, solution.nodes, 0, time.perf_counter() - began)
        if len(position.free) <= 3:
            plain = alphabeta(position)
            _row(out, text, "readable alphabeta", plain.value, plain.counters.nodes, 0, plain.seconds)
        for method in METHODS:
            if method == "minimax" and len(position.free) > 5:
                continue
            order = AuthorOrder(tuple(Fraction(digit) for digit in digits))
            author = order if method == "alphabeta-paper-ordered" else None
            found = run_method(position, method, author=author)
            expected = {"alphabeta-paper": plainly, "alphabeta-paper-ordered": improved}.get(method)
            assert expected in (None, found.pruned), f"{method} on {text} pruned {found.pruned}"
            _row(out, text, method, found.value, found.counters.nodes, found.pruned or 0, found.seconds)


def _row(out: TextIO, text: str, method: str, value: object, nodes: int, pruned: int, seconds: float) -> None:
    line = f"{text[:28]:28} {method:18} {value!s:>6} {nodes:13,} {pruned:15,} {seconds:9.3f}"
    print(line, file=out, flush=True)


def _sizes(out: TextIO) -> None:
    print(f"\n{'exact':60} {'value':>12} {'states':>13} {'seconds':>9} {'random':>9}", file=out)
    for text in (*SIX, *LARGER):
        position = EvaluatePosition.start(text)
        solver = ExpressionSolver()
        began = time.perf_counter()
        solution = solver.solve(position)
        seconds, chances = time.perf_counter() - began, "-"
        if len(position.free) <= 7:
            began = time.perf_counter()
            fairness(position, solver)
            chances = f"{time.perf_counter() - began:.3f}"
        value = str(solution.value)
        value = value if len(value) <= 12 else f"{value[:11]}…"
        print(f"{text[:60]:60} {value:>12} {solution.nodes:13,} {seconds:9.3f} {chances:>9}", file=out, flush=True)


def _ablation(out: TextIO) -> None:
    print(f"\n{'merging interchangeable variables':60} {'states':>13} {'seconds':>9}", file=out)
    for text in ("v+w+x-y-z", "(a+b)/c + (d+e)/f", "a*b*c*d*e*f*g"):
        for merge in (True, False):
            position = EvaluatePosition.start(text)
            began = time.perf_counter()
            solved = Induction(position.expression, position.domain, 1, merge=merge)
            seconds = time.perf_counter() - began
            label = f"{text} {'merged' if merge else 'kept apart'}"
            print(f"{label:60} {solved.nodes:13,} {seconds:9.3f}", file=out, flush=True)


def _stopping(out: TextIO) -> None:
    """The longest delay between a stop request and the end of a solve, for requests at various moments."""
    print(f"\n{'stopping after':60} {'longest':>9}", file=out)
    for text in (SIX[-1], SIX[3], LARGER[0], LARGER[1], LARGER[2], LARGER[3], "a*b+c*d+e*f+g*h+i"):
        longest = 0.0
        for moment in (0.05, 0.15, 0.3, 0.5, 0.8, 1.2, 1.7, 2.5, 3.5):
            stop, asked = StopToken(), [0.0]

            def ask(stop: StopToken = stop, asked: list[float] = asked) -> None:
                asked[0] = time.perf_counter()
                stop.stop()

            timer = Timer(moment, ask)
            timer.start()
            solution = ExpressionSolver().solve(EvaluatePosition.start(text), Run(stop=stop))
            if not solution.complete:
                longest = max(longest, time.perf_counter() - asked[0])
            timer.cancel()
            timer.join()
        print(f"{text[:60]:60} {longest:9.3f}", file=out, flush=True)


if __name__ == "__main__":
    run(sys.stdout)
