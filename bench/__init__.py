"""The benchmarks of `make bench`, which are not tests: one module per topic, each with `run(out)` that
prints tables.
"""
