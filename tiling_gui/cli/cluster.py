"""`tiling-gui cluster`: an encrypted scheduler and workers for `solve --cluster`, until Ctrl-C."""

import argparse

from tiling_gui.cluster import certificate
from tiling_gui.console import Answer, Console, options
from tiling_gui.core.machine import default_threads
from tiling_gui.errors import InputError

EXAMPLES = ("cluster --workers 2",)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    parser.add_argument("--port", type=options.positive, default=8786, metavar="N", help="its port (default 8786)")
    parser.add_argument("--workers", type=options.positive, default=1, metavar="N", help="processes (default 1)")
    parser.add_argument(
        "--threads", type=options.positive, metavar="N", help="threads of each (default: all cores, shared)"
    )
    parser.add_argument("--join", default="", metavar="ADDRESS", help="workers only, for the scheduler at tls://...")


def run(args: argparse.Namespace, console: Console) -> Answer:
    """Serve until a stop. Raises InputError without the extra `cluster`, StoreError if it cannot start."""
    if args.join and not args.join.startswith("tls://"):
        raise InputError(f"--join takes the address of an encrypted scheduler, tls://host:port, not {args.join!r}.")
    threads = args.threads or max(1, default_threads() // args.workers)

    def started(address: str) -> None:
        console.note(f"{args.workers} workers at {address}; Ctrl-C ends them.")
        console.note(f"Use it with: tiling-gui solve BOARD --cluster {address}")
        if not certificate.is_loopback(args.host):
            console.note(f"Other machines need the folder {certificate.files()[0].parent}, kept as private as here.")

    address = certificate.serve(args.host, args.port, args.workers, threads, args.join, console.stop, started)
    data = {"address": address, "workers": args.workers, "threads": threads}
    return Answer(data, f"The cluster at {address} has ended.")
