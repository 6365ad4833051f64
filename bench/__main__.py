"""`python -m bench [TOPIC ...]`: runs the topics named, or all of them."""

import argparse
import importlib
import pkgutil
import sys

import bench


def main() -> None:
    topics = [m.name for m in pkgutil.iter_modules(bench.__path__) if not m.name.startswith("_")]
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("topic", nargs="*", help=", ".join(topics))
    parser.add_argument("--minutes", type=float, default=1.0, help="how long soak runs (default 1)")
    args = parser.parse_args()
    chosen = args.topic or topics
    for name in chosen:
        if name not in topics:
            parser.error(f"{name!r} is none of {', '.join(topics)}")
    for name in chosen:
        print(f"\n=== {name} ===", flush=True)
        options = {"minutes": args.minutes} if name == "soak" else {}
        importlib.import_module(f"bench.{name}").run(sys.stdout, **options)


if __name__ == "__main__":
    main()
