"""The benchmarks of `make bench`: one module per topic, each with `run(out)`, which prints tables. These
are not tests.
"""
