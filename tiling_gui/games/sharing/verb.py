"""`tiling-gui sharing`: MAX's share of a sharing game on a graph, also for other numbers of colours."""

import argparse
import json
from typing import Any

from tiling_gui.console import Answer, Console, options, streams
from tiling_gui.console.answers import counted
from tiling_gui.console.answers import table as table_of
from tiling_gui.core.game import written_line
from tiling_gui.core.graphs import families, graph_files
from tiling_gui.core.graphs.planar import Graph, even_degrees
from tiling_gui.core.limits import Limit
from tiling_gui.core.results import MoveValue, Solution
from tiling_gui.errors import InputError
from tiling_gui.games.sharing.rules import Propose, SharingPosition, title
from tiling_gui.games.sharing.search.colour_table import ColourTable, by_colours
from tiling_gui.games.sharing.search.solver import SharingSolver
from tiling_gui.games.sharing.set_up import Rule, SharingGame, Weights
from tiling_gui.language import plain

_LONGEST = 1_000_000


EXAMPLES = (
    "sharing friendship:3 --colour edges --share vertices",
    "sharing grid:2x3 --colour vertices --share edges --values",
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("graph", nargs="?", metavar="GRAPH", help=f"one of {', '.join(families.EXAMPLES)}")
    parser.add_argument("--graph-file", metavar="FILE", help=f"a file of one graph: {graph_files.READ}; - reads stdin")
    parser.add_argument("--colour", required=True, metavar="KIND", help="what is coloured: vertices, edges or faces")
    parser.add_argument("--share", required=True, metavar="KIND", help="what is shared: vertices, edges or faces")
    parser.add_argument("--colours", type=int, default=2, metavar="K", help="number of colours (default 2)")
    parser.add_argument("--rule", default="differ", metavar="differ|odd", help="who owns a shared element")
    parser.add_argument("--weights", default="ones", metavar="ones|area|FILE", help="FILE: JSON object name -> number")
    parser.add_argument("--moves", metavar="JSON", help='moves already made, such as \'[1, "b-c", 2, "a-b"]\'')
    parser.add_argument("--values", action="store_true", help="also the value of every move")
    parser.add_argument("--k-table", action="store_true", help="also the shares for 1, 2, ... colours, to the least k")
    parser.add_argument("--even-degrees", action="store_true", help="join vertices of odd degree first (the odd rule)")
    parser.add_argument("--time-limit", type=options.seconds, metavar="S", help="stop after S seconds")
    parser.add_argument("--memory", type=options.positive, default=256, metavar="MB", help="table size (default 256)")


def run(args: argparse.Namespace, console: Console) -> Answer:
    graph = _graph(args, console)
    if args.even_degrees:
        graph = even_degrees(graph)
    game = SharingGame.make(graph, args.colour, args.share, args.colours, args.rule, _weights(args.weights))
    if args.k_table and game.rule == Rule.ODD:
        raise InputError("--k-table is for the rule differ: the odd rule has 2 colours.")
    position = _played(SharingPosition.start(game), args.moves)
    warning = game.warning()
    if warning:
        offer = " Give --even-degrees to do that." if game.can_be_made_even else ""
        console.note(warning + offer)
    run, solver = console.run(Limit(args.time_limit, counts_compiling=True)), SharingSolver(game, args.memory)
    solution = solver.solve(position, run)
    data = _data(solution)
    lines, complete = [_text(solution)], solution.value is not None
    if args.values:
        values = solver.move_values(position, run)
        data["moves"] = [_move_value(position, entry) for entry in values]
        complete = complete and all(entry.value is not None for entry in values)
        lines += [f"  {position.write(entry.move)}: {_range(entry.lower, entry.upper)}" for entry in values]
    if args.k_table:
        table = by_colours(game, None, run, args.memory)
        data.update(_table(table))
        complete = complete and table.complete
        lines.append(_table_text(table))
    return Answer(data, "\n".join(lines), complete)


def _graph(args: argparse.Namespace, console: Console) -> Graph:
    if (args.graph is None) == (args.graph_file is None):
        raise InputError("Give either a graph such as friendship:3 or --graph-file FILE.")
    if args.graph is not None:
        return graph_files.of_text(args.graph)
    if args.graph_file == "-":
        found = graph_files.read_one(streams.stdin_bytes().read(_LONGEST + 1), "The graph from stdin")
    else:
        found = graph_files.load_one(args.graph_file)
    for note in found.notes:
        console.note(note)
    return found.graph


def _weights(text: str) -> Any:
    if text in (Weights.ONES, Weights.AREA):
        return text
    return graph_files.load_weights(text)


def _played(position: SharingPosition, text: str | None) -> SharingPosition:
    if text is None:
        return position
    try:
        moves = json.loads(text)
    except (ValueError, RecursionError):
        moves = None
    if not isinstance(moves, list) or not all(isinstance(move, str | int) for move in moves):
        raise InputError('--moves is a JSON list of colours and names in turn, such as [1, "b-c", 2, "a-b"].')
    for count, move in enumerate(moves, 1):
        try:
            position = position.play(position.read(str(move)))
        except InputError as error:
            raise InputError(f"Move {count}: {error}") from error
    return position


def _data(solution: Solution) -> dict[str, Any]:
    position, game = solution.position, solution.position.game
    data: dict[str, Any] = {
        "graph": game.graph.name or game.graph.to_json(),
        "colour": str(game.colour),
        "share": str(game.share),
        "colours": game.colours,
        "rule": str(game.rule),
        "weights": str(game.weighting),
        "to_move": str(position.to_move),
        "status": "stopped" if solution.value is None else "solved",
        "value": None if solution.value is None else str(solution.value),
        "bounds": [str(solution.lower), str(solution.upper)],
        "elements": game.size,
        "shared": len(game.shared_names),
        "total": str(game.total),
        "line": [_move(position, move) for move in solution.line],
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 6),
        "compiled": solution.compiled,
    }
    data["expected"] = str(game.expected)
    if game.rule == Rule.ODD:
        data["warning"] = game.warning()
    return data


def _move(position: SharingPosition, move: Any) -> Any:
    return move.colour if isinstance(move, Propose) else position.write(move)


def _move_value(position: SharingPosition, entry: MoveValue) -> dict[str, Any]:
    value = None if entry.value is None else str(entry.value)
    return {"move": _move(position, entry.move), "value": value, "bounds": [str(entry.lower), str(entry.upper)]}


def _table(table: ColourTable) -> dict[str, Any]:
    return {
        "values_by_k": {str(k): str(value) for k, value in table.values.items()},
        "least_k": table.least,
        "enough_k": table.enough,
        "most_equal_k": list(table.most_equal),
        "expected_by_k": {str(k): str(value) for k, value in table.expected.items()},
        "half_k": table.half,
        "half_at_random_k": table.half_at_random,
        "chain_holds": table.chain_holds,
        "complete": table.complete,
    }


def _range(lower: Any, upper: Any) -> str:
    return str(lower) if lower == upper else f"{lower}..{upper}"


def _text(solution: Solution) -> str:
    position, game = solution.position, solution.position.game
    effort = f"{counted(solution.nodes, 'position')}, {solution.seconds:.2f} s"
    if solution.value is None:
        return f"{title(position, tr=plain)}: stopped. Proved so far: {solution.lower}..{solution.upper}. {effort}."
    lines = [f"{title(position, tr=plain)}: MAX gets {solution.value} of {game.total}, exact. {effort}."]
    lines.append(f"With random colours MAX would expect {game.expected}.")
    if solution.line:
        lines.append(", ".join(written_line(position, solution.line)))
    return "\n".join(lines)


def _table_text(table: ColourTable) -> str:
    heads = ("colours", "MAX's share", "expected at random")
    shares = [_range(row.lower, row.upper) for row in table.rows]
    rows = [(str(k), share, str(table.expected[k])) for k, share in enumerate(shares, 1)]
    lines = [table_of(heads, rows, heads)]
    if table.least:
        lines.append(f"The least number of colours that gives MAX everything: {table.least}.")
    elif table.complete:
        lines.append(f"No number of colours gives MAX everything; from {table.enough} colours on nothing changes.")
    equal = ", ".join(map(str, table.most_equal))
    lines.append(f"The shares are most nearly equal with {equal} colours.")
    at_random = (
        f"expects it at random with {table.half_at_random}" if table.half_at_random else "never expects it at random"
    )
    if table.half:
        lines.append(f"MAX can have half of everything with {table.half} colours, and {at_random}.")
    return "\n".join(lines)
