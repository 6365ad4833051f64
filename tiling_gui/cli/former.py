"""The verbs of earlier versions: each old call is answered by one sentence that holds the call to make now.

Nothing is run. A word that the old verb did not know is passed on as it is, so that the new verb can say what it thinks
of it.
"""

import argparse
import json
import shlex
from collections.abc import Callable, Sequence

from tiling_gui.errors import InputError

_Words = list[str]


def _options(words: Sequence[str], *names: str, flags: Sequence[str] = ()) -> tuple[argparse.Namespace, _Words]:
    """(the values of these options and flags, None or False where they are missing; all other words in order)."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for name in names:
        parser.add_argument(f"--{name}", action="append")
    for flag in flags:
        parser.add_argument(f"--{flag}", action="store_true")
    joined: _Words = []
    for word in words:  # so that a value may begin with a sign
        if joined and joined[-1].removeprefix("--") in names and joined[-1][:2] == "--":
            joined[-1] += f"={word}"
        else:
            joined.append(word)
    try:
        return parser.parse_known_args(joined)
    except argparse.ArgumentError:  # a value is missing
        return parser.parse_known_args([])[0], list(words)


def _split(words: Sequence[str]) -> tuple[_Words, _Words]:
    """(positional words up to the first option, the rest)."""
    at = next((k for k, word in enumerate(words) if word[:2] == "--"), len(words))
    return list(words[:at]), list(words[at:])


def _given(name: str, values: Sequence[str] | None) -> _Words:
    return [f"--{name}", values[-1]] if values else []


def _heap(words: Sequence[str]) -> _Words:
    position, rest = _split(words)
    return ["solve", ":".join(["heaps", *position]), *rest]


def _octal(words: Sequence[str]) -> _Words:
    options, rest = _options(words, "upto")
    code, rest = rest[:1], rest[1:]
    return ["family", f"heaps:octal:{''.join(code) or '0.007'}:n", "--n", f"0-{(options.upto or ['100'])[-1]}", *rest]


def _ellie(words: Sequence[str]) -> _Words:
    options, rest = _options(words, "shape", "table")
    if options.table:
        rows, _, columns = options.table[-1].lower().replace("×", "x").partition("x")
        return ["family", "ellie:kxn", "--k", f"1-{rows}", "--n", f"1-{columns or rows}", *rest]
    if options.shape:
        return ["solve", "ellie:", "--shape", options.shape[-1], *rest]
    return ["solve", f"ellie:{rest[0] if rest else '3x4'}", *rest[1:]]


def _sum(words: Sequence[str]) -> _Words:
    terms, rest = _split(words)
    return ["solve", f"sum:{' '.join(terms)}", *rest]


def _matching(words: Sequence[str]) -> _Words:
    graphs, rest = _split(words)
    return ["solve", *(f"matching:{graph}" for graph in graphs or ["petersen"]), *rest]


def _moves(text: str) -> str:
    """A JSON list of colours and names, such as [1, "b-c"], as moves are given now: "1, b-c"."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return ", ".join(map(str, found)) if isinstance(found, list) else text


def _sharing(words: Sequence[str]) -> _Words:
    flags = ("values", "k-table", "even-degrees")
    options, rest = _options(
        words,
        "graph-file",
        "colour",
        "share",
        "colours",
        "rule",
        "weights",
        "moves",
        "time-limit",
        "memory",
        flags=flags,
    )
    graph = options.graph_file[-1] if options.graph_file else rest.pop(0) if rest else "friendship:3"
    graph = "/dev/stdin" if graph == "-" else graph
    parts = [
        graph,
        *((given or [usual])[-1] for given, usual in ((options.colour, "edges"), (options.share, "vertices"))),
    ]
    parts.append((options.colours or ["2"])[-1])
    if options.rule or options.weights or options.even_degrees:
        parts.append((options.rule or ["differ"])[-1])
    if options.weights or options.even_degrees:
        parts.append((options.weights or ["ones"])[-1])
    if options.even_degrees:
        parts.append("even")
    verb = "analyse" if options.values else "solve"
    asked = ["--with", "colours"] if options.k_table and verb == "solve" else []
    rest += [
        *(["--moves", _moves(options.moves[-1])] if options.moves else []),
        *_given("time-limit", options.time_limit),
        *_given("memory", options.memory),
    ]
    return [verb, f"sharing:{','.join(parts)}", *asked, *rest]


def _evaluate(words: Sequence[str]) -> _Words:
    flags = ("fairness", "histogram", "order-variables", "by-height", "table", "no-table")
    options, rest = _options(
        words, "domain", "first", "method", "digit-order", "samples", "seed", "time-limit", flags=flags
    )
    text = rest.pop(0).strip() if rest else "x-y"
    position = f"evaluate:{text}" + (f"; {options.domain[-1]}" if options.domain else "")
    rest = [*_given("first", options.first), *_given("time-limit", options.time_limit), *rest]
    method = (options.method or ["exact"])[-1]
    if method == "exact":
        asked = [
            word
            for name, given in (("chances", options.fairness), ("histogram", options.histogram))
            if given
            for word in ("--with", name)
        ]
        return ["solve", position, *asked, *rest]
    asked = []
    if options.digit_order:
        position += f"; order {options.digit_order[-1]}"
    for name, values in (("samples", options.samples), ("seed", options.seed)):
        asked += ["--with", f"{name}={values[-1]}"] if values else []
    for name, given in (("order-variables", options.order_variables), ("by-height", options.by_height)):
        asked += ["--with", name] if given else []
    asked += [f"--{name}" for name, given in (("table", options.table), ("no-table", options.no_table)) if given]
    method = {"alphabeta": "alphabeta-paper", "alphabeta-ordered": "alphabeta-paper-ordered"}.get(method, method)
    return ["compare", position, "--methods", method, *asked, *rest]


def _fair(words: Sequence[str]) -> _Words:
    options, rest = _options(words, "variables", "domain", "show")
    asked = [word for domain in options.domain or [] for word in ("--with", f"domain={domain}")]
    asked += ["--with", f"show={options.show[-1]}"] if options.show else []
    return ["family", "evaluate:fair:n", "--n", (options.variables or ["2-3"])[-1], *asked, *rest]


def _mark(words: Sequence[str]) -> _Words:
    files, rest = _split(words)
    return ["lesson", *files[:1], "--mark", *files[1:], *rest]


def _mistakes(words: Sequence[str]) -> _Words:
    action = words[0] if words and words[0] in ("show", "answer") else ""
    if action:
        return ["puzzle", {"show": "mistake", "answer": "answer"}[action], *words[1:]]
    return ["puzzle", "mistakes", *(words[1:] if words[:1] == ["list"] else words)]


def _zugzwangs(words: Sequence[str]) -> _Words:
    options, rest = _options(words, flags=("list", "no-store", "json", "quiet"))
    return ["research.zugzwangs", *(["list"] if options.list else ["count"]), *rest]


_RENAMED = {"--jobs": "--threads"}
_GONE = {"--insecure": 0, "--budget": 1, "--time": 1, "--sample": 1, "--seed": 1}
"""Options without a successor, with the number of their values."""


def _campaign(words: Sequence[str]) -> _Words:
    action, rest = (words[0], _without(words[1:])) if words else ("list", [])
    if action == "start":
        if "--cluster" in rest and "--threads" in rest:
            at = rest.index("--threads")
            rest = rest[:at] + rest[at + 2 :]
        return ["solve", *rest]
    if action == "cluster":
        return ["cluster", *rest]
    if action == "table":
        return ["values"]
    if action in ("import", "verify", "sources", "forget"):
        file = rest[0] if action == "import" and rest else "FILE"
        return ["solve", "BOARD", "--rows", file, "--prove"]
    if action == "export":
        file = rest[rest.index("--to") + 1] if "--to" in rest[:-1] else "FILE"
        return ["solve", "BOARD", "--checkpoint", file]
    return ["results", "--unfinished"]


def _without(words: Sequence[str]) -> _Words:
    """The words with options under their names of today, without those that are gone."""
    found: list[str] = []
    skipped = 0
    for word in words:
        if skipped:
            skipped -= 1
        elif word in _GONE:
            skipped = _GONE[word]
        else:
            found.append(_RENAMED.get(word, word))
    return found


FORMER: dict[str, Callable[[Sequence[str]], _Words]] = {
    "evaluate": _evaluate,
    "sharing": _sharing,
    "ellie": _ellie,
    "octal": _octal,
    "heap": _heap,
    "matching": _matching,
    "sum": _sum,
    "fair": _fair,
    "import": lambda words: ["games", "import", *words],
    "export": lambda words: ["games", "export", *words],
    "campaign": _campaign,
    "mark": _mark,
    "mistakes": _mistakes,
    "certificate": lambda words: ["research.certificates", *words],
    "zugzwangs": _zugzwangs,
}
"""By former verb: its words -> the words of the call to make now."""


def new_call(verb: str, words: Sequence[str]) -> str:
    """The command to type now for a former verb with these words."""
    given = list(FORMER[verb](words))
    if given[0].startswith("research."):
        return shlex.join(["python", "-m", *given])
    return shlex.join(["tiling-gui", *given])


def refuse(verb: str, words: Sequence[str]) -> None:
    """Raises InputError with the sentence that holds the new call."""
    where = ", in a checkout" if verb in ("certificate", "zugzwangs") else ""
    raise InputError(f"{verb} is now: {new_call(verb, words)}{where}.")
