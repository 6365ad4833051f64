"""What `make bench` runs: one module a topic, each with `run(out)`, which prints tables. Nothing here is a test."""
