"""`tiling-gui octal`: Grundy values of an octal game given by its code, and their properties."""

import argparse

from tiling_gui.console import Answer, Console
from tiling_gui.console.answers import counted
from tiling_gui.games.heaps.grundy_values import (
    first_occurrences,
    frequencies,
    octal_values,
    p_positions,
    period_of,
    records,
    values_by_definition,
)
from tiling_gui.games.heaps.octal import OctalCode

_SMALL = 60


EXAMPLES = ("octal 0.007 --upto 1000", "octal .77")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("code", help="such as 0.007 (or .007)")
    parser.add_argument("--upto", type=int, default=100, metavar="N", help="largest heap (default 100)")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Compute the values of heaps 0 to N; fewer after Ctrl-C, and "upto" is then smaller."""
    code = OctalCode.parse(args.code)
    if 0 <= args.upto <= _SMALL:
        values = values_by_definition(code, args.upto)  # no compiled code is needed for so few
    else:
        values = octal_values(code, args.upto, console.run()).tolist()
    period = period_of(code, values)
    counts = frequencies(values)
    data = {
        "code": str(code),
        "upto": len(values) - 1,
        "values": values,
        "p_positions": p_positions(values),
        "first_occurrence": {str(value): n for value, n in first_occurrences(values).items()},
        "max": max(values, default=None),
        "frequencies": counts,
        "records": [list(record) for record in records(values)] if values else [],
        "period": None if period is None else {"start": period.start, "length": period.length},
    }
    return Answer(data, _text(code, values, data))


def _text(code: OctalCode, values: list[int], data: dict[str, object]) -> str:
    lines = [f"Octal game {code}, heaps of 0 to {len(values) - 1}", *code.explain()]
    if not values:
        return "\n".join([*lines, "Stopped before the first value."])
    counts = frequencies(values)
    most = max(range(len(counts)), key=counts.__getitem__)
    lines.append("Values: " + " ".join(map(str, values[:200])) + (" ..." if len(values) > 200 else ""))
    lines.append(f"Largest value {max(values)}, most frequent value {most} ({counted(counts[most], 'time')})")
    lines.append("P-positions: " + " ".join(map(str, p_positions(values)[:100])))
    period = data["period"]
    if isinstance(period, dict):
        lines.append(f"Period {period['length']} from heap {period['start']} on, for ever (octal periodicity theorem)")
    else:
        lines.append("No period is proved by these values.")
    return "\n".join(lines)
