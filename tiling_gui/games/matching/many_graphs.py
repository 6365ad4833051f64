"""Facts about many graphs in the matching game, as `tiling-gui solve matching:FILE` answers it: a line for each graph.

With --out the lines are written to a file as they are found; the same command resumes after a stop or kill.
"""

import argparse
import csv
import json
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tiling_gui.atomic import check_name
from tiling_gui.console import SCHEMA_VERSION, Answer, Console, streams
from tiling_gui.console.answers import counted
from tiling_gui.core.catalogue import position_text
from tiling_gui.core.exact_text import clean
from tiling_gui.core.graphs import families, graph_files
from tiling_gui.core.graphs.graph_files import FileGraph, codes, looks_like_graph, of_text
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.machine import default_threads
from tiling_gui.core.tables import BYTE_ORDER_MARK, Column, columns, header, plain_text
from tiling_gui.core.tables import line as csv_line
from tiling_gui.errors import InputError
from tiling_gui.games.matching.graph_facts import GraphFacts, facts_of
from tiling_gui.games.matching.rules import MatchingPosition, check_edges
from tiling_gui.waiting import abandonable

_COLUMNS = (
    Column("graph"),
    *columns("n edges largest least max_first min_first", "number"),
    Column("zugzwang_free", "flag"),
    Column("zugzwang"),
)
_LONGEST = 1_000_000
_MEGABYTES, _FEWEST_MEGABYTES = 512, 16
"""Size of all tables together; minimum for those of one graph."""

Source = tuple[str, Callable[[], FileGraph]]
"""A graph as given, and a function that reads it."""


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Print a line for every graph, in order; with --json each line is an object.

    The answer is complete if everything was proved about the graphs of this run.
    """
    if args.csv and args.json:
        raise InputError("Give either --csv or --json.")
    form = _csv_line if args.csv else _json_line if args.json or args.out else _text
    sources = _sources(args.board)
    if args.out is None:
        if args.csv:
            console.say(header(_COLUMNS))
        complete = True
        for facts in _found(sources, args, console, 0):
            console.say(form(facts))
            complete = complete and facts.complete
        return Answer({}, "", complete)
    check_name(args.out)
    before = _before(Path(args.out), sources, args.csv)
    if before:
        console.note(f"{args.out} holds {counted(before, 'graph')} already, left out now.")
    count, complete = before, True
    try:
        with open(args.out, "a", encoding="utf-8", newline="") as out:
            if args.csv and not before:
                out.write(BYTE_ORDER_MARK + header(_COLUMNS) + "\n")
            for facts in _found(sources, args, console, before):
                out.write(form(facts) + "\n")
                out.flush()
                count += 1
                complete = complete and facts.complete
    except OSError as error:
        raise InputError(f"{args.out} cannot be written: {error.strerror or error}.") from error
    data = {"graphs": count, "new": count - before, "file": args.out}
    return Answer(data, f"{args.out}: {counted(count, 'graph')}.", complete)


def _sources(words: list[str]) -> Iterator[Source]:
    """The graphs with their labels, which are read back from lines of UTF-8: names of files can have line breaks."""
    for label, read in _given(words):
        yield " ".join(clean(label).split()), read


def _given(words: list[str]) -> Iterator[Source]:
    for word in words:
        try:
            if word == "-":
                yield from _in_file(streams.stdin_bytes(), word)
            elif os.path.exists(word) or (Path(word).suffix and not families.is_family(word)):
                check_name(word)
                with abandonable():  # a pipe waits for its writer
                    file = open(word, "rb")  # noqa: SIM115 - closed below
                with file:
                    yield from _in_file(streams.Input(file), word)
            else:
                yield word, partial(_family, word)
        except OSError as error:
            yield word, partial(_refuse, InputError(f"{word} cannot be read: {error.strerror or error}."))
        except InputError as error:
            yield word, partial(_refuse, error)


def _refuse(error: InputError) -> FileGraph:
    raise error


def _family(word: str) -> FileGraph:
    """A graph of a family, its vertices named as in the window."""
    graph = of_text(position_text(word, "matching"))
    names = MatchingPosition.start(graph).names
    return FileGraph(len(graph.vertices), graph.edges, names)


def _in_file(file: streams.Input[bytes], word: str) -> Iterator[Source]:
    """The graphs of a binary stream: line by line if a line is a graph, all together in every other form."""
    name = "The graph from stdin" if word == "-" else word
    number = found = 0
    for line in iter(lambda: file.readline(_LONGEST + 1), b""):
        number += 1
        text = line.strip() if number > 1 else line.removeprefix(b"\xef\xbb\xbf").strip()
        if not codes.without_header(text.decode("ascii", "replace")):
            continue
        form = looks_like_graph(text)
        if not found and not (form and form.is_by_lines):
            yield from _together(line + file.read(_LONGEST + 1), word, name)
            return
        found += 1
        label = codes.without_header(text.decode("ascii", "replace"))
        yield label, partial(graph_files.read_line, label, f"{name}, line {number}")
    if not found:
        raise InputError(f"{name} is empty: a graph is {graph_files.READ}.")


def _together(data: bytes, word: str, name: str) -> Iterator[Source]:
    graphs = graph_files.read_all(data, name)
    for i, graph in enumerate(graphs, 1):
        label = word if len(graphs) == 1 else f"{word}:{graph.label or i}"
        yield label, partial(_same, graph)


def _same(graph: FileGraph) -> FileGraph:
    return graph


def _found(sources: Iterator[Source], args: argparse.Namespace, console: Console, done: int) -> Iterator[GraphFacts]:
    """The facts about the graphs in order, computing several at a time; ends early on a stop.

    A graph that is refused is named in a note; after all others, InputError is raised if there were any.
    """
    threads = args.threads or default_threads()
    megabytes = max(_FEWEST_MEGABYTES, (args.memory or _MEGABYTES) // threads)
    limit, waiting = Limit(args.time_limit, counts_compiling=True), deque[Future[GraphFacts | None]]()

    def work(label: str, graph: FileGraph) -> GraphFacts | None:
        facts = facts_of(label, graph.size, graph.edges, Run(limit, stop=console.stop), megabytes, graph.names)
        if facts.short_of_memory:
            console.note(
                f"{label}: the {megabytes} MB for a graph are not enough; give more --memory, or fewer --threads."
            )
        # A graph interrupted by a stop is computed again next time; one that took too long is not.
        return None if console.stop.is_set else facts

    refused: list[InputError] = []
    with ThreadPoolExecutor(threads) as pool:
        try:
            for label, read in _checked(sources):
                if isinstance(read, InputError):
                    refused.append(read)
                    if len(refused) > 1:
                        console.note(str(read))
                    continue
                for note in read.notes:
                    console.note(f"{label}: {note}")
                waiting.append(pool.submit(work, label, read))
                while len(waiting) > 4 * threads or (waiting and waiting[0].done()):
                    facts = waiting.popleft().result()
                    if facts is None:
                        return
                    done += 1
                    yield facts
                    console.report(Progress(stage="graphs", done=done, total=0, nodes=0))
                if console.stop.is_set:
                    break
            while waiting:
                facts = waiting.popleft().result()
                if facts is None:
                    return
                yield facts
        finally:
            for future in waiting:
                future.cancel()
    if len(refused) > 1:
        raise InputError(f"{counted(len(refused), 'graph')} could not be read, the first of them: {refused[0]}")
    if refused:
        raise refused[0]


def _checked(sources: Iterator[Source]) -> Iterator[tuple[str, FileGraph | InputError]]:
    """The graphs, checked; an error takes the place of an invalid one."""
    while True:
        try:
            label, read = next(sources)
            graph = read()
        except StopIteration:
            return
        except InputError as error:
            yield label, error
            continue
        try:
            check_edges(graph.size, graph.edges, graph.names)
        except InputError as error:
            yield label, InputError(f"{label[:60]}: {error}")
            continue
        yield label, graph


def _before(path: Path, sources: Iterator[Source], is_csv: bool) -> int:
    """The number of graphs already in a file of lines; advances `sources` past them.

    An incomplete last line is removed. Raises InputError if the file is about other graphs.
    """
    if not path.exists():
        return 0
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path} cannot be read as the lines of an earlier run.") from error
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        with path.open("r+b") as file:
            file.truncate(len(whole.encode("utf-8")))
    rows = whole.splitlines()
    if is_csv and rows and rows.pop(0).removeprefix(BYTE_ORDER_MARK) != header(_COLUMNS):
        raise InputError(f"{path} does not begin with the columns {header(_COLUMNS)}: give another file.")
    for number, row in enumerate(rows, 1):
        label = _label(row, is_csv)
        given = next((each for each, read in sources if not _is_refused(read)), None)
        if label != (plain_text(given) if is_csv and given else given):
            raise InputError(f"Graph {number} of {path} is {label!r}, and {given!r} was asked for: give another file.")
    return len(rows)


def _is_refused(read: Callable[[], FileGraph]) -> bool:
    try:
        graph = read()
        check_edges(graph.size, graph.edges, graph.names)
    except InputError:
        return True
    return False


def _label(row: str, is_csv: bool) -> str | None:
    try:
        if is_csv:
            return next(csv.reader([row]))[0]
        found = json.loads(row)
        return str(found.get("board", found.get("graph"))) if isinstance(found, dict) else None
    except (ValueError, KeyError, StopIteration, IndexError, RecursionError):
        return None


def _json_line(facts: GraphFacts) -> str:
    data = facts.to_json()
    head = {"schema": "solve", "schema_version": SCHEMA_VERSION, "game": "matching", "board": data.pop("graph")}
    return json.dumps(head | {"facts": data})


def _csv_line(facts: GraphFacts) -> str:
    data = facts.to_json()
    if (moves := facts.named_zugzwang) is not None:
        data["zugzwang"] = " ".join(f"{u}–{v}" for u, v in moves)
    return csv_line(_COLUMNS, (data[column.name] for column in _COLUMNS))


def _text(facts: GraphFacts) -> str:
    return f"{facts.graph}: {facts.sentence}"
