"""`tiling-gui campaign`: solves that run for hours or weeks, and can be resumed, exported and shared among machines."""

import argparse
from contextlib import closing
from typing import Any

from tiling_gui.campaigns import file, serving, value_table
from tiling_gui.campaigns import run as session
from tiling_gui.campaigns import summary as view
from tiling_gui.campaigns import verify as verifying
from tiling_gui.campaigns.checking import FalseAnswerError
from tiling_gui.campaigns.workers import Threads, WorkerPool
from tiling_gui.cli import common
from tiling_gui.console import Answer, Console, answers, options
from tiling_gui.console.answers import counted
from tiling_gui.core.game import Side, reached, written_line
from tiling_gui.core.limits import Limit
from tiling_gui.core.machine import default_threads
from tiling_gui.engine import Engine
from tiling_gui.errors import InputError, StoreError
from tiling_gui.records.known import rests_json
from tiling_gui.store import Store
from tiling_gui.store.campaigns import CampaignRow

_SAMPLE = 300


EXAMPLES = ("campaign list", "campaign table --up-to 3x4")


def arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    start = options.action(actions, "start", "start or continue the campaign of a board", _start)
    common.position_arguments(start, any_game=False)
    _crew_arguments(start)
    start.add_argument("--budget", type=options.positive, metavar="NODES", help="positions a job may search")
    start.add_argument("--time-limit", type=options.seconds, metavar="S", help="stop after S seconds")
    options.action(actions, "list", "all campaigns", _list)
    show = options.action(actions, "show", "one campaign and the top of its tree", _show)
    stop = options.action(actions, "stop", "ask the process working on it to stop", _stop)
    for each in (show, stop):
        each.add_argument("id", type=options.positive, metavar="ID")
    out = options.action(actions, "export", "write a campaign with its rows to a file", _export)
    out.add_argument("id", type=options.positive, metavar="ID")
    out.add_argument("--to", required=True, metavar="FILE")
    into = options.action(actions, "import", "merge a campaign's file, or a checkpoint, into the database", _import)
    into.add_argument("file")
    into.add_argument(
        "--time", type=options.seconds, default=file.CHECK_SECONDS, metavar="S",
        help=f"how long random rows are proved again (default {file.CHECK_SECONDS:g} s)",
    )  # fmt: skip
    options.action(actions, "sources", "stored results that were not proved here, and their sources", _sources)
    forget = options.action(actions, "forget", "discard everything that rests on a source", _forget)
    forget.add_argument("source", metavar="SOURCE")
    check = options.action(actions, "verify", "solve a random sample of rows again with a fresh table", _verify)
    check.add_argument("id", type=options.positive, metavar="ID", nargs="?")
    check.add_argument("--all", action="store_true", help="prove everything again that was not proved here")
    check.add_argument(
        "--sample", type=options.positive, default=_SAMPLE, metavar="N", help=f"rows (default {_SAMPLE})"
    )
    check.add_argument("--seed", type=int, metavar="N", help="draw the same sample again")
    serve = options.action(
        actions, "cluster", "start an encrypted scheduler and workers for --cluster; Ctrl-C stops them", _cluster
    )
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    serve.add_argument("--port", type=options.positive, default=8786, metavar="N", help="its port (default 8786)")
    serve.add_argument("--workers", type=options.positive, default=1, metavar="N", help="processes (default 1)")
    serve.add_argument(
        "--jobs", type=options.positive, metavar="N", help="threads of each (default: all cores, shared)"
    )
    serve.add_argument("--join", default="", metavar="ADDRESS", help="workers only, for the scheduler at tls://...")
    values = options.action(actions, "table", "the values of all boards up to a size", _table)
    values.add_argument("--up-to", required=True, metavar="RxC", dest="up_to")
    values.add_argument("--time-limit", type=options.seconds, metavar="S", help="for each board and starter")
    _crew_arguments(values)


def _crew_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=options.positive, metavar="N", help="threads to search with (default: all cores)"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="local[:N] or tls://host:port of a scheduler")
    parser.add_argument("--insecure", action="store_true", help="use a scheduler elsewhere without TLS: tcp://")
    parser.add_argument("--memory", type=options.positive, metavar="MB", help="table size, of each worker")
    parser.add_argument("--fresh", action="store_true", help="trust only what was proved here or is shipped")


def run(args: argparse.Namespace, console: Console) -> Answer:
    if args.action == "cluster":
        return _cluster(args, console)
    with common.opened_store(console) as store:
        answer: Answer = args.act(args, console, store)
        return answer


def _pool(args: argparse.Namespace, console: Console) -> WorkerPool:
    if args.cluster is None:
        return Threads(args.jobs, args.memory)
    if args.jobs is not None:
        raise InputError("--jobs is for threads of this process; with --cluster use local:N, or start N workers.")
    from tiling_gui.campaigns.cluster import connect  # imports dask.distributed

    return connect(args.cluster, memory_mb=args.memory, note=console.note, insecure=args.insecure)


def _start(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    position = common.read_board(args, console)
    session.check(position)
    limit = Limit(seconds=args.time_limit)
    result = session.run(
        store,
        position,
        _pool(args, console),
        console.run(limit),
        budget=args.budget,
        note=console.note,
        fresh=args.fresh,
    )
    outcome, solution = result.outcome, result.solution
    solved = outcome.lower == outcome.upper
    data = {
        **common.solution_json(solution),
        "nodes": outcome.nodes,
        "seconds": round(outcome.seconds, 6),
        "id": result.id,
        "jobs": outcome.jobs,
        "rows": outcome.rows,
        "known_rows": outcome.known_rows,
        "workers": outcome.workers,
        **({"checked": outcome.checked} if outcome.checked else {}),
    }
    found = f"{outcome.lower}, exact" if solved else f"stopped; proved so far: {outcome.lower}..{outcome.upper}"
    line = " ".join(written_line(position, solution.line))
    text = (
        f"{position.name}, {position.to_move} first: {found}. Campaign {result.id}: {counted(outcome.jobs, 'job')}, "
        f"{counted(outcome.rows, 'row')} proved, {outcome.known_rows:,} known before, "
        f"{counted(outcome.nodes, 'position')}, {outcome.seconds:.1f} s.{common.rests_text(solution)}"
    )
    if solved:
        text += f"\n{line if reached(position, solution.line).is_over else common.NO_LINE}"
    return Answer(data, text.rstrip(), solved)


def _list(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    found = view.entries(store)
    rows = [_cells(entry) for entry in found]
    heads = (
        "id", "board", "first", "state", "bounds", "jobs", "rows", "positions", "seconds", "last active", "rests on",
    )  # fmt: skip
    text = answers.table(heads, rows, ("id", "jobs", "rows", "positions", "seconds")) if found else "No campaigns."
    return Answer({"campaigns": [entry.to_json() for entry in found]}, text)


def _cells(entry: CampaignRow) -> list[str]:
    counts = [f"{entry.jobs:,}", f"{entry.rows:,}", f"{entry.nodes:,}", f"{entry.seconds:,.0f}"]
    last = [answers.date(entry.updated), ", ".join(entry.rests_on)]
    return [str(entry.id), entry.board, entry.first, entry.state, entry.bounds_text, *counts, *last]


def _show(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    entry = view.entry(store, store.campaigns.one(args.id))
    top = view.top(store, args.id)
    states = {name: top.count(name) for name in (view.YES, view.NO, view.OPEN, view.AT_WORK)}
    questions = [{"at_least": q.k, "state": q.state} for q in top.questions]
    lines = [f"at least {q.k}: {q.state}{_likely(q)}" for q in top.questions]
    shown = ", ".join(f"{count} {name}" for name, count in states.items())
    text = "\n".join([" ".join(_cells(entry)), *lines, f"In the top of its tree: {shown}."])
    return Answer({**entry.to_json(), "questions": questions, "top": states}, text)


def _likely(question: view.TopQuestion) -> str:
    return f" (likely {question.likely:.0%})" if question.state in (view.OPEN, view.AT_WORK) else ""


def _stop(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    store.campaigns.one(args.id)
    store.campaigns.ask_to_stop(args.id)
    entry = view.entry(store, store.campaigns.one(args.id))
    said = "is asked to stop" if entry.state == "stopping" else f"is {entry.state}; nothing is working on it"
    return Answer(dict(entry.to_json()), f"Campaign {args.id} {said}.")


def _export(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    rows = file.export(store, args.id, args.to)
    return Answer({"id": args.id, "rows": rows, "file": args.to}, f"{counted(rows, 'row')} written to {args.to}.")


def _import(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    found = file.import_file(store, args.file, console.run(), seconds=args.time)
    whose = f"campaign {found.id}" if found.id is not None else "a checkpoint"
    lines = [f"{counted(found.rows, 'row')} of {whose} read, {found.new:,} of them new."]
    data: dict[str, Any] = {"id": found.id, "rows": found.rows, "new": found.new}
    if found.checked:
        data |= _verified(found.checked)
        lines.append(found.checked.sentence)
    if found.source:
        data["source"] = found.source
        lines.append(
            f'What rests on them is marked "{found.source}" until tiling-gui campaign verify --all has proved it; '
            f'tiling-gui campaign forget "{found.source}" discards them.'
        )
    return Answer(data, "\n".join(lines))


def _sources(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    found = store.sources.all()
    data = [{"source": s.name, "since": s.since, "rows": s.facts, "results": s.solves} for s in found]
    rows = [[s.name, answers.date(s.since), f"{s.facts:,}", f"{s.solves:,}"] for s in found]
    heads = ("source", "since", "rows", "results")
    text = answers.table(heads, rows, ("rows", "results")) if found else "All stored results were proved here."
    return Answer({"sources": data}, text)


def _forget(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    gone = store.sources.forget(args.source)
    text = (
        f"{counted(gone.facts, 'row')} and {counted(gone.solves, 'result')} that rested on {gone.name} are forgotten."
    )
    return Answer({"source": gone.name, "rows": gone.facts, "results": gone.solves}, text)


def _verify(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    if args.id is None and not args.all:
        raise InputError("Name the campaign to verify, or give --all for everything that was not proved here.")
    if args.id is not None:
        store.campaigns.one(args.id)
    with closing(Engine(memory_mb=256)) as engine:
        if args.all:
            return _reprove(args, console, store, engine)
        facts = store.campaigns.archive(args.id).all()
        found = verifying.verify(facts, args.sample, engine, console.run(), seed=args.seed)
    return Answer({"rows": found.rows} | _verified(found), found.sentence)


def _verified(found: verifying.Verified) -> dict[str, Any]:
    return {
        "checked": found.checked,
        "wrong": len(found.wrong),
        "unfinished": found.unfinished,
        "missed": round(found.missed, 6),
        "wrong_keys": list(found.wrong),
    }


def _reprove(args: argparse.Namespace, console: Console, store: Store, engine: Engine) -> Answer:
    found = verifying.reprove(store, engine, args.id, console.run())
    checked = found.verified
    lines = [f"{checked.checked:,} of {checked.rows:,} rows that were not proved here checked."]
    if found.proved:
        lines.append(f"Proved here, so nothing rests on them any more: {', '.join(found.proved)}.")
    if found.dropped:
        lines.append(f"False rows, so everything that rests on them was discarded: {', '.join(found.dropped)}.")
    data = {"rows": checked.rows, **_verified(checked), "proved": list(found.proved), "dropped": list(found.dropped)}
    return Answer(data, "\n".join(lines))


def _table(args: argparse.Namespace, console: Console, store: Store) -> Answer:
    value_table.boards_up_to(args.up_to)
    pool = _pool(args, console)
    found: dict[str, dict[Side, value_table.Cell]] = {}
    source, checker = session.workers_source(store, pool, "a table")
    archive = store.facts.proved_here if args.fresh else store.facts
    try:
        run = console.run(Limit(seconds=args.time_limit))
        for cell in value_table.table(args.up_to, archive, pool, run, source=source, checker=checker):
            found.setdefault(cell.board, {})[cell.first] = cell
    except FalseAnswerError as lie:
        store.sources.drop(source)
        raise StoreError(str(lie)) from lie
    finally:
        if checker:
            checker.close()
        pool.close()
    shown = [cell for cells in found.values() for cell in cells.values()]
    sides = (Side.MAX, Side.MIN)
    rows = [[board, *(cells[s].bounds_text if s in cells else "–" for s in sides)] for board, cells in found.items()]
    data = [
        {"board": board, **{f"{s.lower()}_first": cells[s].value if s in cells else None for s in sides}}
        for board, cells in found.items()
    ]
    text = answers.table(("board", "MAX first", "MIN first"), rows, ("MAX first", "MIN first"))
    complete = all(None not in (row["max_first"], row["min_first"]) for row in data)
    return Answer({"table": data} | rests_json(*shown), text + common.rests_text(*shown), complete)


def _cluster(args: argparse.Namespace, console: Console) -> Answer:
    if args.join and not args.join.startswith("tls://"):
        raise InputError(f"--join takes the address of an encrypted scheduler, tls://host:port, not {args.join!r}.")
    threads = args.jobs or max(1, default_threads() // args.workers)
    with serving.serving(args.host, args.port, args.workers, threads, args.join, console.stop) as running:
        if console.stop.is_set:
            return Answer({"address": "", "workers": 0, "threads": threads}, "The cluster was stopped before it began.")
        console.note(f"{args.workers} workers at {running.address}; Ctrl-C ends them.")
        console.note(f"Use it with: tiling-gui campaign start BOARD --cluster {running.address}")
        if not serving.is_loopback(args.host):
            console.note(f"Other machines need the folder {serving.files()[0].parent}, kept as private as here.")
        running.wait(console.stop)
    data = {"address": running.address, "workers": args.workers, "threads": threads}
    return Answer(data, f"The cluster at {running.address} has ended.")
