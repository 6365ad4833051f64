"""`tiling-gui evaluate`: the minimax value of an expression, best play, and what a method visits and prunes."""

import argparse
from fractions import Fraction
from typing import Any

from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import counted
from tiling_gui.console.options import positive, read_side, seconds
from tiling_gui.core.catalogue import position_text
from tiling_gui.core.limits import Limit, StoppedError
from tiling_gui.core.results import Solution
from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.domain import read_domain, read_value
from tiling_gui.games.evaluate.expression import Expression
from tiling_gui.games.evaluate.notation import DECIMALS_BELOW, value_text
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition, product_remark
from tiling_gui.games.evaluate.search.methods import ALIASES, METHODS, REPEATING, MethodResult, Options, run_method
from tiling_gui.games.evaluate.search.ordering import SAMPLES, AuthorOrder
from tiling_gui.games.evaluate.search.paper_table import tree_size
from tiling_gui.games.evaluate.search.random_play import Fairness, HistogramBar, fairness, histogram
from tiling_gui.games.evaluate.search.solver import ExpressionSolver
from tiling_gui.language import tr
from tiling_gui.search.conditions import Conditions
from tiling_gui.search.methods import info_of

_EXACT = "exact"
_METHOD_HELP = (
    f"{_EXACT} (default), {', '.join(METHODS)}; {', '.join(f'{name} is {full}' for name, full in ALIASES.items())}"
)


def read_words(words: list[str]) -> list[str]:
    """Protect expressions and domains that begin with a sign from being parsed as options.

    All options of the verb have long names, so "-x" and "-3,-2" cannot be options: a space before them hides the sign
    from argparse.
    """

    def is_sum(word: str) -> bool:
        rest = word.lstrip("-")
        return word.startswith("-") and word != "-h" and rest != "" and not (word[:2] == "--" and rest[0].isalpha())

    return [f" {word}" if is_sum(word) else word for word in words]


EXAMPLES = ('evaluate "x/y + 2*y/z - z/x"', 'evaluate "x-y" --domain 0-3 --method alphabeta --json')


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("expression", metavar="EXPR", help='such as "x/y + 2*y/z - z/x"')
    parser.add_argument("--domain", default="0-9", help='values that may be proposed: "0-9" or "-3,-2,0,1/2"')
    parser.add_argument("--first", default="max", metavar="max|min", help="who proposes (default max)")
    parser.add_argument("--method", default=_EXACT, metavar="NAME", help=_METHOD_HELP)
    parser.add_argument("--digit-order", metavar="D,D,...", help="the order in which a method tries the values")
    parser.add_argument("--samples", type=positive, metavar="N", help="random fillings for each estimate of an order")
    parser.add_argument("--seed", type=int, default=0, help="seed of the sampled order (default 0)")
    parser.add_argument("--order-variables", action="store_true", help="order the variables at MIN nodes as well")
    parser.add_argument("--by-height", action="store_true", help="a sampled order for every height of the tree")
    table = parser.add_mutually_exclusive_group()
    table.add_argument("--table", action="store_true", default=None, help="use a transposition table")
    table.add_argument("--no-table", dest="table", action="store_false", help="use none")
    parser.add_argument("--fairness", action="store_true", help="chances of win, draw and loss under random play")
    parser.add_argument("--histogram", action="store_true", help="chances of all results under random play")
    parser.add_argument(
        "--time-limit", type=seconds, metavar="S", help="stop after S seconds with the bounds proved by then"
    )


def run(args: argparse.Namespace, console: Console) -> Answer:
    if args.method not in (_EXACT, *METHODS, *ALIASES):
        raise InputError(f"There is no method {args.method!r}; there are {_EXACT}, {', '.join(METHODS)}.")
    position = _position(args, console)
    limit = Limit(seconds=args.time_limit)
    result: MethodResult | None = None
    if args.method == _EXACT:
        _refuse_options(args)
    else:
        options = _options(args)
        if args.method == "mtdf" and args.table is False:
            fixed = tr(info_of("mtdf").fixed)
            console.note(f"mtdf: {fixed}")
        result = run_method(position, args.method, options, console.run(limit))
    solver = ExpressionSolver()
    if result is not None and not result.complete:
        reach = position.bounds()
        solution = Solution(position, reach.lower, reach.upper)
    else:
        solution = solver.solve(position, console.run(limit))
    chances: Fairness | None = None
    bars: tuple[HistogramBar, ...] = ()
    complete = _is_complete(solution, result)
    if complete:
        try:
            chances = fairness(position, solver, console.run()) if args.fairness else None
            bars = histogram(position, solver, console.run()) if args.histogram else ()
        except StoppedError:
            console.note("Stopped before the chances were known.")
            complete = False
    data, lines = _data(args, solution, result, chances), [_text(args, solution, result, chances)]
    if args.histogram:
        data["histogram"] = [{"low": bar.low, "high": bar.high, "chance": bar.chance} for bar in bars]
        lines += _histogram(bars)
    return Answer(data, "\n".join(lines), complete)


def _is_complete(solution: Solution, result: MethodResult | None) -> bool:
    """Whether the question was answered; if a method was used, it must have finished, too."""
    return solution.complete and (result is None or result.complete)


def _position(args: argparse.Namespace, console: Console) -> EvaluatePosition:
    first = read_side(args.first)
    domain = read_domain(args.domain)
    # Remove the space that read_words may have added.
    text = args.expression[1:] if args.expression.startswith(" -") else args.expression
    text = position_text(text, "evaluate")
    try:
        position = EvaluatePosition.start(text, domain, first)
    except InputError as error:
        if error.position is None:
            raise
        sentence = f"{str(error).rstrip('.')} (at character {error.position + 1} of the expression)."
        raise InputError(sentence, position=error.position) from error
    if remark := product_remark(position.expression):
        console.note(remark)
    return position


def _refuse_options(args: argparse.Namespace) -> None:
    given = {
        "--digit-order": args.digit_order,
        "--samples": args.samples,
        "--order-variables": args.order_variables,
        "--by-height": args.by_height,
        "--table": args.table,
    }
    for name, value in given.items():
        if value:
            raise InputError(f"{name} belongs to a method of search; choose one with --method.")


def _options(args: argparse.Namespace) -> Options:
    author = None
    if args.digit_order is not None:
        author = AuthorOrder(tuple(read_value(part) for part in args.digit_order.split(",")))
    return Options(
        Conditions(table=args.table),
        author,
        order_variables=args.order_variables,
        by_height=args.by_height,
        samples=args.samples or SAMPLES,
        seed=args.seed,
    )


def _steps(line: tuple[EvaluateMove, ...]) -> list[dict[str, str]]:
    return [{"digit": str(digit), "variable": str(name)} for digit, name in zip(line[::2], line[1::2], strict=True)]


def _data(
    args: argparse.Namespace, solution: Solution, result: MethodResult | None, chances: Fairness | None
) -> dict[str, Any]:
    counts = result.counts if result else None
    data: dict[str, Any] = {
        "expression": args.expression.strip(),
        "first": str(solution.position.first),
        "method": args.method,
        "algorithm": result.method if result else _EXACT,
        "status": "solved" if _is_complete(solution, result) else "stopped",
        "value": result.value if result else solution.value,
        "bounds": [solution.lower, solution.upper],
        "line": _steps(result.line if result else solution.line),
        "optimal_first": [str(move) for move in solution.best],
        "tree_size": tree_size(len(solution.position.free), len(solution.position.domain)),
        "nodes": counts.nodes if counts else solution.nodes,
        "pruned": {
            "alpha": counts.alpha if counts else 0,
            "beta": counts.beta if counts else 0,
            "table": counts.table if counts else 0,
        },
        "seconds": round(result.seconds if result else solution.seconds, 3),
    }
    if result and counts:
        data["passes"] = counts.passes
        data["conditions"] = {"order": result.conditions.order, "table": result.conditions.table}
        data["cutoffs"] = {"alpha": counts.alpha_cutoffs, "beta": counts.beta_cutoffs, "table": counts.hits}
        data["digit_order"] = [str(value) for value in result.digit_order]
    if args.fairness:
        data["fairness"] = chances and {
            "win": chances.win,
            "draw": chances.draw,
            "loss": chances.loss,
            "fair": chances.fair,
        }
    return data


def _no_value(expression: Expression) -> str:
    if expression.only_divides:
        return "No value: every line of play divides by zero."
    why = expression.why_no_value({})
    return f"No value: {why}" if why else "No value: every line leads to an undefined division, power or remainder."


def _text(args: argparse.Namespace, solution: Solution, result: MethodResult | None, chances: Fairness | None) -> str:
    if not _is_complete(solution, result):
        ends = [value_text(end) if end is not None else "?" for end in (solution.lower, solution.upper)]
        return f"Stopped. Proved so far: {ends[0]}..{ends[1]}."
    value = result.value if result else solution.value
    if value is None:
        return _no_value(solution.position.expression)
    lines = [f"Minimax value {_with_decimal(Fraction(value))}"]
    line = result.line if result else solution.line
    if line:
        steps = (f"{value_text(Fraction(step['digit']))} → {step['variable']}" for step in _steps(line))
        lines.append(f"Best play: {', '.join(steps)}")
        best = [value_text(move) for move in solution.best if isinstance(move, Fraction)]
        lines.append(f"Best first proposals: {', '.join(best)}")
    if solution.reason:
        lines.append(solution.reason)
    if result:
        c = result.counts
        whole = tree_size(len(solution.position.free), len(solution.position.domain))
        called, how = _called(args.method, result.method), result.conditions.words
        lines.append(f"{called}: {counted(c.nodes, 'node')} visited in {result.seconds:.2f} s, {how}")
        lines.append(f"Pruned {c.pruned:,}: alpha {c.alpha:,}, beta {c.beta:,}, table {c.table:,}")
        lines[-1] += _again(result.method, c.passes, whole)
        lines.append(f"Order of the values: {', '.join(value_text(value) for value in result.digit_order)}")
    else:
        lines.append(f"{counted(solution.nodes, 'state')} in {solution.seconds:.2f} s")
    if chances:
        lines.append(
            "Random play: MAX wins {}, draws {}, loses {}".format(
                *(_with_decimal(chance) for chance in (chances.win, chances.draw, chances.loss))
            )
        )
    return "\n".join(lines)


def _histogram(bars: tuple[HistogramBar, ...]) -> list[str]:
    """One line for each bar: the results, their chance, and a bar of signs."""
    if not bars:
        return []
    most, wide = max(bar.chance for bar in bars), max(len(bar.text) for bar in bars)
    return [
        f"{bar.text:>{wide}}  {float(bar.chance):.4f}  {'#' * round(40 * bar.chance / most)}".rstrip() for bar in bars
    ]


def _called(name: str, algorithm: str) -> str:
    """The method that ran: "mtdf", "alphabeta (alphabeta-paper, Algorithm 1 of the paper)"."""
    return name if name == algorithm else f"{name} ({algorithm}, Algorithm 1 of the paper)"


def _again(algorithm: str, passes: int, whole: int) -> str:
    """A note that more nodes may be pruned than the tree has, if the method searches it more than once."""
    if algorithm not in REPEATING:
        return f" of the tree of {whole:,}"
    if passes > 1:
        return f" in {passes} passes, each over the tree of {whole:,}"
    return f"; what is searched again, of the tree of {whole:,}, counts again"


def _with_decimal(value: Fraction) -> str:
    exact = value_text(value)
    if value.denominator == 1 or abs(value) >= DECIMALS_BELOW:
        return exact
    return f"{exact} (about {float(value):.4f})".replace("-", "−")
